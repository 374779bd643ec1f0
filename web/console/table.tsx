/** The records of a resource: found by one of its lists or its search, in pages. */
import { useState } from 'preact/hooks';
import { Actions } from './actions/actions.js';
import { capitalized, columnsOf, type Field, type Finder, labelOf, plainName, type Resource } from './document.js';
import { FieldInput } from './field.js';
import { address, may, type ResourceProps, recordAddress } from './page.js';
import { Reference } from './reference.js';
import { type Json, listing } from './session.js';
import { Heading, Pager, Time, useLoad } from './ui.js';
import { Shown } from './value.js';

const pageSize = 50;

export function Table({ query, ...props }: ResourceProps & { query: URLSearchParams }) {
  const { me, tenant, resource } = props;
  const finders = resource.finders.filter(({ verb }) => may(me, `${resource.name}.${verb}`));
  const finder = finders.find(({ verb }) => verb === query.get('by')) ?? defaultFinder(finders);
  const filters = Object.fromEntries(query);
  const to = (values: Readonly<Record<string, string>>) => {
    const text = new URLSearchParams(values).toString();
    location.hash = address(tenant, resource.service, resource.name) + (text === '' ? '' : `?${text}`);
  };
  return (
    <>
      <Heading title={capitalized(resource.plural)} over={resource.description}>
        <Actions {...props} />
        {may(me, `${resource.name}.create`) && (
          <a class="button" href={address(tenant, resource.service, resource.name, 'new')}>
            New {resource.noun}
          </a>
        )}
      </Heading>
      {finder === undefined ? (
        <p>You may not list {resource.plural}.</p>
      ) : (
        <>
          {finders.length > 1 && (
            <label class="inline">
              Show
              <select value={finder.verb} onChange={({ currentTarget }) => to({ by: currentTarget.value })}>
                {finders.map(({ verb, summary }) => (
                  <option key={verb} value={verb}>
                    {verb === 'search' ? `Search ${resource.plural}` : summary}
                  </option>
                ))}
              </select>
            </label>
          )}
          {finder.filters.length > 0 && (
            <Filters
              key={finder.verb}
              {...props}
              finder={finder}
              values={filters}
              onApply={(values) => to({ by: finder.verb, ...values })}
            />
          )}
          {finder.filters.every(({ name, required }) => !required || filters[name]) && (
            <Pages key={`${finder.verb} ${query}`} {...props} finder={finder} filters={filters} />
          )}
        </>
      )}
    </>
  );
}

/** One that needs no parameters, if there is one. */
const defaultFinder = (finders: readonly Finder[]) =>
  finders.find(({ filters }) => filters.length === 0) ?? finders.find(({ isSearch }) => isSearch) ?? finders[0];

const sameName = (one: string, other: string) => plainName(one) === plainName(other);

function Filters({
  finder,
  values,
  onApply,
  ...props
}: ResourceProps & {
  finder: Finder;
  values: Readonly<Record<string, string>>;
  onApply: (values: Record<string, string>) => void;
}) {
  const [draft, setDraft] = useState<Record<string, string>>(() => pick(values, finder.filters));
  const [showsAll, setShowsAll] = useState(Object.keys(draft).length > 0);
  const shown = finder.isSearch && !showsAll ? defaultFilters(finder) : finder.filters;
  const submit = (event: Event) => {
    event.preventDefault();
    onApply(Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== '')));
  };
  return (
    <search>
      <form class="filters" onSubmit={submit} aria-label={finder.summary}>
        {shown.map((filter) => (
          <FieldInput
            key={filter.name}
            {...props}
            field={{ ...asText(filter), target: targetOf(filter, props.resource) }}
            value={draft[filter.name]}
            findings={[]}
            isBrief
            onChange={(value) => setDraft({ ...draft, [filter.name]: String(value ?? '') })}
          />
        ))}
        <div class="actions">
          <button type="submit">{finder.isSearch ? 'Search' : 'Show'}</button>
          {shown.length < finder.filters.length && (
            <button type="button" class="secondary outline" onClick={() => setShowsAll(true)}>
              More filters
            </button>
          )}
        </div>
      </form>
    </search>
  );
}

const defaultFilters = ({ filters }: Finder) => filters.filter(({ schema }) => schema.type === 'string').slice(0, 3);

/** Several ids are written one after the other. */
const asText = (field: Field): Field =>
  field.schema.type === 'array' ? { ...field, schema: { ...field.schema, type: 'string' } } : field;

const targetOf = ({ name }: Field, { fields, name: own }: Resource) =>
  plainName(name) === 'id' ? own : fields.find((field) => sameName(field.name, name))?.target;

const pick = (values: Readonly<Record<string, string>>, fields: readonly Field[]) =>
  Object.fromEntries(fields.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])));

function Pages({
  finder,
  filters,
  ...props
}: ResourceProps & { finder: Finder; filters: Readonly<Record<string, string>> }) {
  const { gala, resource } = props;
  const candidates = columnsOf(resource);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const key = keys.at(-1);
  const page = useLoad(
    (signal) => listing(gala, resource.name, finder.verb)(inputOf(finder, filters, candidates, key), { signal }),
    [key],
  );
  return (
    <Pager label={resource.plural} from={page} keys={keys} onTurn={setKeys}>
      {(items) => {
        // the first, and others in which something stands
        const columns = candidates
          .filter(({ name }, index) => index === 0 || items.some((item) => item[name] !== undefined))
          .slice(0, 5);
        return (
          <table class="records">
            <thead>
              <tr>
                {columns.map(({ name, schema }) => (
                  <th key={name} scope="col" title={schema.description}>
                    {labelOf(name)}
                  </th>
                ))}
                <th scope="col">Changed</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <Row key={String(item.id)} {...props} item={item} columns={columns} />
              ))}
            </tbody>
          </table>
        );
      }}
    </Pager>
  );
}

/** The first column leads to the record, also when it has nothing in it. */
function Row({ item, columns, ...props }: ResourceProps & { item: Json; columns: readonly Field[] }) {
  const { tenant, resource } = props;
  const id = String(item.id);
  const [first, ...others] = columns;
  const title = first && item[first.name];
  return (
    <tr>
      <th scope="row">
        <a href={recordAddress(tenant, resource.service, resource.name, id)}>
          {title === undefined || title === '' ? <code>{id}</code> : String(title)}
        </a>
      </th>
      {others.map(({ name, schema, target }) => (
        <td key={name} class={schema.type === 'number' ? 'number' : undefined}>
          <Shown
            schema={schema}
            value={item[name]}
            resource={resource}
            isBrief
            link={target === undefined ? undefined : (id) => <Reference {...props} target={target} id={id} />}
          />
        </td>
      ))}
      <td class="nowrap">
        <Time at={item.sys_last_modified_at} />
      </td>
    </tr>
  );
}

/** A search has its filters in the body, a list has them in the address. */
function inputOf(
  finder: Finder,
  filters: Readonly<Record<string, string>>,
  columns: readonly Field[],
  key: string | undefined,
) {
  const from = key === undefined ? {} : { exclusiveStartKey: key };
  const given = finder.filters.flatMap(({ name, schema }) => {
    const value = filters[name];
    if (value === undefined || value === '') return [];
    return [[name, schema.type === 'array' ? value.split(/[\s,]+/).filter((part) => part !== '') : value] as const];
  });
  const fields = [...columns.map(({ name }) => name), 'sys_last_modified_at'].join(',');
  if (finder.isSearch) return { body: Object.fromEntries(given), fieldsToReturn: fields, limit: pageSize, ...from };
  const inPath = given.filter(([name]) => finder.filters.some((filter) => filter.name === name && filter.required));
  const inBody = given.filter((entry) => !inPath.includes(entry));
  const body = inBody.length > 0 ? { body: Object.fromEntries(inBody) } : {};
  return { ...Object.fromEntries(inPath), fields, limit: pageSize, ...from, ...body };
}
