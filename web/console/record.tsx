/** One record: its fields with what the document says of them, what it names, what names it, and what can be done with it. */
import { GalaError } from 'gala/client';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Actions } from './actions/actions.js';
import { References } from './awards/references.js';
import { ReviewsOf } from './conference/ofRecord.js';
import { counted } from './conference/shared.js';
import {
  capitalized,
  type Field,
  type Finder,
  groupsOf,
  labelOf,
  plainName,
  type Resource,
  titleOf,
} from './document.js';
import { Allowance } from './events/allowance.js';
import { Holder } from './events/holder.js';
import { FieldInput } from './field.js';
import { Form } from './form.js';
import { Previews } from './mail/preview.js';
import { address, may, type ResourceProps, recordAddress } from './page.js';
import { Reference } from './reference.js';
import { type Json, operation } from './session.js';
import { Heading, Loaded, overrideFor, Problem, Prose, Question, Time, useLoad } from './ui.js';
import { Shown } from './value.js';

export function RecordPage({ id, isEditing, ...props }: ResourceProps & { id: string; isEditing: boolean }) {
  const { gala, tenant, resource } = props;
  const record = useLoad(
    (signal) => operation(gala, resource.name, 'get')({ id, consistentRead: true }, { signal }),
    [id],
  );
  const here = recordAddress(tenant, resource.service, resource.name, id);
  const show = (saved: Json) => {
    record.replace(saved);
    location.hash = here;
  };
  // A form keeps what it was opened with, also when the record is loaded again and cannot be.
  const opened = useRef<Json | undefined>(undefined);
  opened.current = isEditing ? (opened.current ?? record.value) : undefined;
  if (opened.current !== undefined) return <Form key={id} {...props} record={opened.current} onSaved={show} />;
  return <Loaded from={record}>{(value) => <Details {...props} record={value} onChanged={record.reload} />}</Loaded>;
}

const Mails = (props: ResourceProps & { record: Json }) => <Previews {...props} Input={FieldInput} />;

/** Resource → what its records show besides their fields. */
const sections: Readonly<Record<string, (props: ResourceProps & { record: Json }) => VNode | null>> = {
  abstractReviewProcesses: Mails,
  abstracts: ReviewsOf,
  applications: References,
  exhibitorBooths: Holder,
  exhibitorRegistrations: Allowance,
  exhibitors: Allowance,
  referenceProcesses: Mails,
};

function Details({ record, onChanged, ...props }: ResourceProps & { record: Json; onChanged: () => void }) {
  const { me, tenant, resource } = props;
  const Section = sections[resource.name];
  const id = String(record.id);
  const here = recordAddress(tenant, resource.service, resource.name, id);
  const known = new Set(['id', ...[...resource.fields, ...resource.systemFields].map(({ name }) => name)]);
  const others = Object.keys(record).filter((name) => !known.has(name));
  const isSet = ({ name }: Field) => record[name] !== undefined;
  const empty = resource.fields.filter((field) => !isSet(field));
  return (
    <>
      <Heading
        title={titleOf(resource, record)}
        over={<a href={address(tenant, resource.service, resource.name)}>{capitalized(resource.plural)}</a>}
      >
        <Actions {...props} record={record} onDone={onChanged} />
        {may(me, `${resource.name}.patch`) && (
          <a class="button" href={`${here}/edit`}>
            Edit
          </a>
        )}
        {may(me, `${resource.name}.delete`) && <Delete {...props} record={record} />}
      </Heading>
      <p class="quiet">
        <code>{id}</code> · version {String(record.sys_version)} · changed <Time at={record.sys_last_modified_at} />
        {record.sys_last_modified_by_id !== undefined && ` by ${record.sys_last_modified_by_id}`} · created{' '}
        <Time at={record.sys_created_at} />
        {record.sys_created_by_id !== undefined && ` by ${record.sys_created_by_id}`}
        {record.sys_locked === true && ' · locked'}
      </p>
      <Related {...props} id={id} />
      {Section && <Section {...props} record={record} />}
      {groupsOf(resource, resource.fields.filter(isSet)).map(({ heading, fields }) => (
        <section key={heading}>
          {heading && <h2 class="part">{heading}</h2>}
          <dl class="fields">
            {fields.map((field) => (
              <FieldShown key={field.name} {...props} field={field} value={record[field.name]} />
            ))}
          </dl>
        </section>
      ))}
      {others.length > 0 && (
        <dl class="fields">
          {others.map((name) => (
            <FieldShown
              key={name}
              {...props}
              field={{ name, schema: {}, required: false, target: undefined }}
              value={record[name]}
            />
          ))}
        </dl>
      )}
      {empty.length > 0 && (
        <details>
          <summary>{counted(empty.length, 'field')} without a value</summary>
          <dl class="fields">
            {empty.map((field) => (
              <FieldShown key={field.name} {...props} field={field} value={undefined} />
            ))}
          </dl>
        </details>
      )}
      <details>
        <summary>As JSON</summary>
        <pre tabIndex={0}>
          <code>{JSON.stringify(record, null, 2)}</code>
        </pre>
      </details>
    </>
  );
}

function FieldShown({ field, value, ...props }: ResourceProps & { field: Field; value: unknown }) {
  const { name, schema, target } = field;
  const link = target === undefined ? undefined : (id: string) => <Reference {...props} target={target} id={id} />;
  return (
    <div>
      <dt title={name}>
        {labelOf(name)}
        {schema.description && (
          <small>
            <Prose text={schema.description} />
          </small>
        )}
      </dt>
      <dd>
        <Shown schema={schema} value={value} resource={props.resource} {...(link && { link })} />
      </dd>
    </div>
  );
}

/** Lists of other resources whose one parameter is a field that names this resource. */
function Related({ me, tenant, services, resource, id }: ResourceProps & { id: string }) {
  const links = services
    .filter(({ name }) => name === resource.service)
    .flatMap(({ resources }) => resources)
    .flatMap((other) => other.finders.flatMap((finder) => linkTo(resource, other, finder)))
    .filter(({ other, finder }) => may(me, `${other.name}.${finder.verb}`))
    .filter(({ other }, index, all) => all.findIndex((link) => link.other === other) === index);
  const hasMail = may(me, 'messages.list');
  if (links.length === 0 && !hasMail) return null;
  return (
    <nav class="related" aria-label="Related records">
      {links.map(({ other, finder, parameter }) => (
        <a
          key={other.name}
          href={`${address(tenant, other.service, other.name)}?${new URLSearchParams({ by: finder.verb, [parameter]: id })}`}
        >
          {capitalized(other.plural)}
        </a>
      ))}
      {hasMail && <a href={address(tenant, 'mail', 'about', id)}>E-mails</a>}
    </nav>
  );
}

function linkTo(resource: Resource, other: Resource, finder: Finder) {
  const naming = other.fields.filter(({ target }) => target === resource.name).map(({ name }) => plainName(name));
  const required = finder.filters.filter((filter) => filter.required);
  if (!finder.isSearch && required.length !== 1) return [];
  const parameter = (finder.isSearch ? finder.filters : required).find(({ name }) => naming.includes(plainName(name)));
  return parameter === undefined ? [] : [{ other, finder, parameter: parameter.name }];
}

const changedSince = 'Somebody has changed this record since you opened it. Load the page again to see it.';

function Delete({ record, ...props }: ResourceProps & { record: Json }) {
  const { gala, tenant, resource } = props;
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<unknown>();
  const [override, setOverride] = useState<string>();
  const remove = async () => {
    try {
      const headers = { 'If-Match': `"${record.sys_version}"` };
      await operation(gala, resource.name, 'delete')({ id: record.id, ...(override && { override }) }, { headers });
      location.hash = address(tenant, resource.service, resource.name);
    } catch (failed) {
      const isChanged = failed instanceof GalaError && failed.code === 'precondition_failed';
      setError(isChanged ? new Error(changedSince) : failed);
      setOverride(overrideFor(failed, override));
    }
  };
  return (
    <>
      <button type="button" class="secondary outline" onClick={() => setIsAsking(true)}>
        Delete
      </button>
      {isAsking && (
        <Question
          title={`Delete this ${resource.noun}?`}
          yes={override ? 'Delete anyway' : 'Delete'}
          onYes={remove}
          onNo={() => setIsAsking(false)}
        >
          <p>“{titleOf(resource, record)}” will be gone for good.</p>
          {error !== undefined && <Problem error={error} />}
        </Question>
      )}
    </>
  );
}
