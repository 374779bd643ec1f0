/** One record: its fields, what it names, what names it, and what can be done with it. */
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Actions } from './actions/actions.js';
import { LetterOf, References } from './awards/references.js';
import { ReviewsOf } from './conference/ofRecord.js';
import { counted } from './conference/shared.js';
import { DecisionsOf } from './deciding/history.js';
import { capitalized, type Field, groupsOf, titleOf } from './document.js';
import { Allowance } from './events/allowance.js';
import { Holder } from './events/holder.js';
import { useSettings } from './forms/filled.js';
import { Form } from './forms/form.js';
import { Around, undescribed } from './forms/input.js';
import { Section } from './forms/parts.js';
import { History } from './history.js';
import { Links } from './links.js';
import { address, hasHistory, may, type ResourceProps, recordAddress } from './page.js';
import { PagePreview } from './pagePreview.js';
import { useQuestions } from './questions.js';
import { Related } from './related.js';
import { type Json, operation } from './session.js';
import { Heading, Loaded, overrideFor, Problem, Question, Time, useLoad } from './ui.js';
import { FieldList } from './value.js';

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

type OneProps = ResourceProps & { readonly record: Json; readonly onChanged: () => void };

/** Resource → what its records show besides their fields. */
const parts: Readonly<Record<string, (props: OneProps) => VNode | null>> = {
  abstractReviewProcesses: PagePreview,
  abstracts: ReviewsOf,
  applications: (props) => (
    <>
      <ReviewsOf {...props} />
      <References {...props} />
    </>
  ),
  exhibitorBooths: Holder,
  exhibitorRegistrations: Allowance,
  exhibitors: Allowance,
  referenceProcesses: PagePreview,
  references: LetterOf,
  reviewProcesses: PagePreview,
};

/** Whose people get links. */
const linked = ['applications', 'references', 'abstractReviews', 'reviews'];

function Details({ record, onChanged, ...props }: OneProps) {
  const { me, tenant, resource } = props;
  const Part = parts[resource.name];
  const id = String(record.id);
  const here = recordAddress(tenant, resource.service, resource.name, id);
  const known = new Set(['id', ...[...resource.fields, ...resource.systemFields].map(({ name }) => name)]);
  const others = Object.keys(record).filter((name) => !known.has(name));
  const { zone, currency } = useSettings(props, record);
  const questions = useQuestions(props, record);
  const isSet = ({ name }: Field) => record[name] !== undefined && name !== 'decisions'; // those have a table
  const groups = groupsOf(resource, resource.fields.filter(isSet)).map(({ heading, fields, isMore }) => {
    const aside = fields.filter(({ schema }) => isMore && schema['x-stored-only'] === true);
    return { heading, aside, fields: fields.filter((field) => !aside.includes(field)) };
  });
  const aside = [...groups.flatMap((group) => group.aside), ...others.map(undescribed)];
  const shown = (fields: readonly Field[]) => (
    <Around.Provider value={{ draft: record, zone, currency, questions, onChosen() {} }}>
      <FieldList {...props} record={record} fields={fields} />
    </Around.Provider>
  );
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
        {by(record.sys_last_modified_by_id)} · created <Time at={record.sys_created_at} />
        {by(record.sys_created_by_id)}
        {record.sys_locked === true && ' · locked'} ·{' '}
        <a
          href={`docs?service=${resource.service}#/${resource.name}/${resource.name}.get?${new URLSearchParams({ tenantId: tenant, id })}`}
        >
          API
        </a>
      </p>
      <Related {...props} id={id} />
      <DecisionsOf {...props} record={record} zone={zone} />
      {Part && <Part {...props} record={record} onChanged={onChanged} />}
      {groups.map(
        ({ heading, fields }) =>
          fields.length > 0 && (
            <Section key={heading} heading={heading}>
              {shown(fields)}
            </Section>
          ),
      )}
      {aside.length > 0 && (
        <details class="aside">
          <summary>{counted(aside.length, 'field')} kept for other systems</summary>
          {shown(aside)}
        </details>
      )}
      {linked.includes(resource.name) && may(me, 'links.list') && <Links {...props} record={record} />}
      {hasHistory(me, 'list', resource) && (
        <Around.Provider value={{ draft: record, zone, currency, questions, onChosen() {} }}>
          <History {...props} record={record} />
        </Around.Provider>
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

const by = (id: unknown) => (id === undefined ? '' : ` by ${id}`);

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
      setError(failed);
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
          <p>
            “{titleOf(resource, record)}” will be gone
            {hasHistory(props.me, 'listDeleted', resource) && hasHistory(props.me, 'undelete', resource)
              ? '. “Deleted”, above the table, can bring it back for some time.'
              : ' for good.'}
          </p>
          {error !== undefined && <Problem error={error} />}
        </Question>
      )}
    </>
  );
}
