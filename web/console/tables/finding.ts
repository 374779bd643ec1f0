/** Which filters a table can have, and which list or search answers them. */
import { type Field, type Finder, labelOf, plainName, type Resource, type Schema, titleFields } from '../document.js';

/** What records can be filtered by, whatever the lists and the search call it. */
export interface Filter {
  /** The field of the record: its name in the address of the page. */
  readonly name: string;
  readonly label: string;
  /** Its name, the words about it, and what can be entered. */
  readonly field: Field;
  /** Finder → its parameter. */
  readonly parameters: ReadonlyMap<Finder, Field>;
}

/** Filter → value; several values are separated by commas, as the two ends of a range are. */
export type Filtering = Readonly<Record<string, string>>;

export function filtersOf(resource: Resource, finders: readonly Finder[]): Filter[] {
  const filters = new Map<string, Filter & { readonly parameters: Map<Finder, Field> }>();
  for (const finder of finders.toSorted((one, other) => Number(other.isSearch) - Number(one.isSearch)))
    for (const parameter of finder.filters) {
      const name = parameter.schema['x-field'] ?? parameter.name.replace(/ids$/, 'id');
      const label = name === 'sys_external_id' ? 'External id' : labelOf(shortName(name));
      const field = entered(resource, name, parameter);
      const known = filters.get(name) ?? { name, label, field, parameters: new Map() };
      known.parameters.set(finder, parameter);
      filters.set(name, known);
    }
  const isSystem = ({ name }: Filter) => Number(name.startsWith('sys_'));
  return [...filters.values()].sort((one, other) => isSystem(one) - isSystem(other));
}

/** `assignee.name` → `assignee`, `assignee.email_address` → `email_address`. */
export const shortName = (name: string) => name.replace(/\.name$/, '').replace(/^.*\./, '');

/** A list takes any text for what has choices in the record. */
function entered(resource: Resource, name: string, { schema }: Field): Field {
  const same = resource.fields.find((field) => field.name === name);
  const { enum: choices = schema['x-by'] ? undefined : same?.schema.enum, items: _, ...rest } = schema;
  const isDay = schema['x-by'] === 'between' || schema['x-by'] === 'day';
  const type = schema.type === 'array' ? 'string' : schema.type;
  const whole = { ...rest, type, enum: choices, ...(isDay && { 'x-value': 'day-or-time' }) };
  return { name, schema: whole as Schema, required: false, target: name === 'id' ? resource.name : same?.target };
}

/** The one that the box for words is about: what people call a record by, if the search looks for a part of it. */
export function wordsOf(resource: Resource, filters: readonly Filter[]): Filter | undefined {
  const isText = ({ field: { schema } }: Filter) => schema['x-by'] === 'contains';
  return [...titleFields(resource), 'name']
    .map((name) => filters.find((filter) => filter.name === name && isText(filter)))
    .find((filter) => filter !== undefined);
}

/** What the address says, by the names of fields or of parameters, as links to lists do. */
export function filteringIn(query: URLSearchParams, filters: readonly Filter[]): Filtering {
  const entries = [...query].flatMap(([name, value]) => {
    const isSame = (one: string) => plainName(one) === plainName(name);
    const filter = filters.find(
      (filter) => isSame(filter.name) || [...filter.parameters.values()].some((one) => isSame(one.name)),
    );
    return filter === undefined || value === '' ? [] : [[filter.name, value]];
  });
  return Object.fromEntries(entries);
}

/** The finder for these filters, and the filters that it needs as well; there is none if they cannot be combined. */
export function finderFor(finders: readonly Finder[], filters: readonly Filter[], names: readonly string[]) {
  const used = filters.filter(({ name }) => names.includes(name));
  const [best] = finders
    .filter((finder) => used.every(({ parameters }) => parameters.has(finder)))
    .map((finder) => ({
      finder,
      missing: filters.filter(({ name, parameters }) => parameters.get(finder)?.required && !names.includes(name)),
    }))
    .sort((a, b) => a.missing.length - b.missing.length || Number(b.finder.isSearch) - Number(a.finder.isSearch));
  return best ?? { finder: undefined, missing: [] };
}

/** The input of the finder without a page, a selection of fields, or a format. */
export function inputOf(finder: Finder, filters: readonly Filter[], filtering: Filtering): object {
  const given = filters.flatMap(({ name, parameters }) => {
    const [parameter, value] = [parameters.get(finder), filtering[name]];
    return parameter === undefined || value === undefined ? [] : [[parameter.name, sentValue(parameter, value)]];
  });
  return finder.isSearch ? { body: Object.fromEntries(given) } : Object.fromEntries(given);
}

/** Whether an index alone tells how many there are: of a list, of all, or in a search for one id or the like. */
export function isCountable(finder: Finder, filters: readonly Filter[], filtering: Filtering): boolean {
  const [one, ...others] = filters.filter(({ name }) => name in filtering);
  if (!finder.isSearch || one === undefined) return true;
  const isExact = /_id$/.test(one.name) || one.field.schema['x-by'] === 'equalsFolded';
  return others.length === 0 && isExact && !/[\s,]/.test(filtering[one.name] ?? '');
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
