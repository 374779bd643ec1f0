/** Which filters a table can have, and which list or search answers them. */
import { type Field, type Finder, labelOf, plainName, type Resource, titleFields } from '../document.js';

/** What records can be filtered by, whatever the lists and the search call it. */
export interface Filter {
  /** The field of the record: its name in the address of the page. */
  readonly name: string;
  readonly label: string;
  /** Its name, the words about it, and what can be entered. */
  readonly field: Field;
  /** Finder → the name of its parameter. */
  readonly parameters: ReadonlyMap<Finder, string>;
}

/** Filter → value; several values are separated by commas, as the two ends of a range are. */
export type Filtering = Readonly<Record<string, string>>;

export function filtersOf(resource: Resource, finders: readonly Finder[]): Filter[] {
  const filters = new Map<string, Filter & { readonly parameters: Map<Finder, string> }>();
  const searchFirst = [...finders].sort((one, other) => Number(other.isSearch) - Number(one.isSearch));
  for (const finder of searchFirst)
    for (const parameter of finder.filters) {
      const name = fieldOf(parameter);
      const label = name === 'sys_external_id' ? 'External id' : labelOf(shortName(name));
      const known = filters.get(name) ?? { name, label, ...about(resource, name, parameter) };
      known.parameters.set(finder, parameter.name);
      filters.set(name, known);
    }
  const all = [...filters.values()];
  return all.sort((one, other) => Number(one.name.startsWith('sys_')) - Number(other.name.startsWith('sys_')));
}

const fieldOf = ({ name, schema }: Field) => schema['x-field'] ?? name.replace(/ids$/, 'id');

/** `assignee.name` → `assignee`, `assignee.email_address` → `email_address`. */
export const shortName = (name: string) => name.replace(/\.name$/, '').replace(/^.*\./, '');

/** A list takes any text for what has a type, or choices, in the record. */
function about({ name: own, fields }: Resource, name: string, { schema }: Field) {
  const same = fields.find((field) => field.name === name);
  const { enum: choices, type, format, items: _, ...rest } = schema;
  const isList = type === 'array' && schema['x-by'] !== 'between';
  const isChosen = choices === undefined && schema['x-by'] === undefined && same?.schema.enum !== undefined;
  const entered = {
    ...rest,
    ...(isList ? { type: 'string' } : { type, format, items: schema.items }),
    ...(isChosen ? { enum: same.schema.enum } : { enum: choices }),
  };
  const target = name === 'id' ? own : same?.target;
  return { field: { name, schema: entered as Field['schema'], required: false, target }, parameters: new Map() };
}

/** The one that the box for words is about: what people call a record by, if the search looks for a part of it. */
export function wordsOf(resource: Resource, filters: readonly Filter[]): Filter | undefined {
  const isText = ({ field: { schema } }: Filter) => schema['x-by'] === 'contains';
  return [...titleFields(resource), 'name']
    .map((name) => filters.find((filter) => filter.name === name && isText(filter)))
    .find((filter) => filter !== undefined);
}

/** What the address says. It can also name parameters of the finder `by`, as links to lists do. */
export function filteringIn(query: URLSearchParams, filters: readonly Filter[], finders: readonly Finder[]): Filtering {
  const by = finders.find(({ verb }) => verb === query.get('by'));
  const isMeant = (name: string) => (filter: Filter) => by !== undefined && filter.parameters.get(by) === name;
  const isCalled = (name: string) => (filter: Filter) =>
    [filter.name, ...filter.parameters.values()].some((one) => plainName(one) === plainName(name));
  return Object.fromEntries(
    [...query].flatMap(([name, value]) => {
      const filter = filters.find(isMeant(name)) ?? filters.find(isCalled(name));
      return filter === undefined || value === '' ? [] : [[filter.name, value]];
    }),
  );
}

/** The finder for these filters, and the filters that it needs as well; undefined if they cannot be combined. */
export function finderFor(finders: readonly Finder[], filters: readonly Filter[], names: readonly string[]) {
  const used = filters.filter(({ name }) => names.includes(name));
  const missing = (finder: Finder) =>
    filters.filter(({ name, parameters }) => {
      const parameter = finder.filters.find((one) => one.name === parameters.get(finder));
      return parameter?.required === true && !names.includes(name);
    });
  const [best] = finders
    .filter((finder) => used.every(({ parameters }) => parameters.has(finder)))
    .map((finder) => ({ finder, missing: missing(finder) }))
    .sort((a, b) => a.missing.length - b.missing.length || Number(b.finder.isSearch) - Number(a.finder.isSearch));
  return best;
}

/** Why a filter cannot be added; undefined if it can. */
export function conflictOf(
  finders: readonly Finder[],
  filters: readonly Filter[],
  names: readonly string[],
  added: Filter,
): string | undefined {
  if (finderFor(finders, filters, [...names, added.name]) !== undefined) return undefined;
  const other = names.find((name) => finderFor(finders, filters, [name, added.name]) === undefined);
  const label = filters.find(({ name }) => name === other)?.label;
  return label === undefined ? 'not together with the other filters' : `not together with ${label.toLowerCase()}`;
}

/** The input of the finder without a page, a selection of fields, or a format. */
export function inputOf(finder: Finder, filters: readonly Filter[], filtering: Filtering): object {
  const given = filters.flatMap(({ name, parameters }) => {
    const parameter = finder.filters.find((one) => one.name === parameters.get(finder));
    const value = filtering[name];
    return parameter === undefined || value === undefined ? [] : [{ parameter, value: sentValue(parameter, value) }];
  });
  const entries = (isInPath: boolean) =>
    Object.fromEntries(
      given
        .filter(({ parameter }) => parameter.required === isInPath)
        .map(({ parameter, value }) => [parameter.name, value]),
    );
  const body = entries(false);
  return { ...entries(true), ...((finder.isSearch || Object.keys(body).length > 0) && { body }) };
}

function sentValue({ schema }: Field, value: string): unknown {
  if (schema.type === 'boolean') return value === 'true';
  if (schema['x-by'] === 'between') {
    const [from = '', to = ''] = value.split(',');
    return [from === '' ? '0001-01-01T00:00:00Z' : startOf(from), to === '' ? '9999-12-31T23:59:59Z' : endOf(to)];
  }
  return schema.type === 'array' ? value.split(/[\s,]+/).filter((part) => part !== '') : value;
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
/** The day of the reader. */
const startOf = (text: string) => (isDay(text) ? new Date(`${text}T00:00:00`).toISOString() : text);
const endOf = (text: string) => (isDay(text) ? new Date(`${text}T23:59:59.999`).toISOString() : text);
