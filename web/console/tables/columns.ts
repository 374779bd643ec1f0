/** Which columns a table can have, which it has, and what stands in them. */
import { type Field, isLong, labelOf, type Resource, titleFields } from '../document.js';
import type { Json } from '../session.js';
import { shortName } from './finding.js';

export interface Column {
  /** A field, a part of one such as `address.city`, or `custom_field_values[ID]`. */
  readonly name: string;
  readonly label: string;
  readonly field: Field;
}

const plain = new Set(['string', 'number', 'integer', 'boolean']);
const system: Readonly<Record<string, string>> = {
  sys_last_modified_at: 'Changed',
  sys_created_at: 'Created',
  sys_external_id: 'External id',
  id: 'Id',
};
export const changed = 'sys_last_modified_at';
/** Besides the last one, which says when a record was changed. */
const most = 6;

/**
 * All of them, the most telling first: those that the document names, or titles and what it calls required or expected.
 * @param isOwn for callers who see their own records alone, and less of these.
 */
export function columnsOf(resource: Resource, isOwn: boolean): Column[] {
  const { fields, systemFields, layout } = resource;
  const first = [...new Set([...titleFields(resource).slice(0, 1), ...(layout.columns ?? titleFields(resource))])];
  const rank = ({ name, schema, required }: Field) => {
    if (first.includes(name)) return first.indexOf(name) - first.length;
    return (schema['x-refers-to'] === undefined ? 0 : 10) + (required ? 1 : schema['x-expected'] ? 2 : 3);
  };
  const parts = first.filter((name) => name.includes('.')).flatMap((name) => partOf(resource, name));
  const own = [...fields, ...parts].sort((one, other) => rank(one) - rank(other));
  const isUsable = ({ schema }: Field) =>
    plain.has(schema.type ?? '') && !isLong(schema) && !(isOwn && (schema['x-visibility'] ?? 'staff') === 'staff');
  return [
    ...own.filter(isUsable).map((field) => columnOf(field)),
    ...Object.entries(system).flatMap(([name, label]) => {
      const { schema } = systemFields.find((one) => one.name === name) ?? unknown(name);
      return [{ name, label, field: { ...unknown(name), schema: { type: 'string', ...dated(name), ...schema } } }];
    }),
  ];
}

const unknown = (name: string): Field => ({ name, schema: {}, required: false, target: undefined });
const dated = (name: string) => (name.endsWith('_at') ? { format: 'date-time' } : {});
const columnOf = (field: Field): Column => ({ name: field.name, label: labelOf(shortName(field.name)), field });

/** A custom field has no name of its own. */
export const customColumn = (name: string): Column => ({ name, label: name.slice(20, -1), field: unknown(name) });
export const isCustom = (name: string) => /^custom_field_values\[.+\]$/.test(name);

function partOf({ fields, resolve }: Resource, path: string): Field[] {
  const [name, ...rest] = path.split('.');
  let schema = fields.find((field) => field.name === name)?.schema;
  for (const part of rest) schema = schema?.properties?.[part] && resolve(schema.properties[part]);
  const target = schema?.['x-refers-to'];
  const isHere = target !== undefined && !target.startsWith('external:');
  return schema === undefined ? [] : [{ name: path, schema, required: false, target: isHere ? target : undefined }];
}

/** Those that are shown unless somebody chooses: the title, and the document's others in which something stands. */
export function usualColumns(resource: Resource, all: readonly Column[], items: readonly Json[], sort: string) {
  const wanted = resource.layout.columns ?? all.slice(0, 12).map(({ name }) => name);
  const isTelling = ({ name }: Column, index: number) =>
    index === 0 || name === sort || (wanted.includes(name) && items.some((item) => valueIn(item, name) !== undefined));
  const usual = all.filter(({ name }) => !(name in system)).filter(isTelling);
  return [...usual.slice(0, most), ...all.filter(({ name }) => name === changed)];
}

export function valueIn(record: Json, name: string): unknown {
  if (isCustom(name)) {
    const values = record.custom_field_values as Json[] | undefined;
    const { custom_field_id: _, ...value } = values?.find(({ custom_field_id: id }) => id === name.slice(20, -1)) ?? {};
    return Object.values(value)[0];
  }
  return name.split('.').reduce<unknown>((value, part) => (value as Json | undefined)?.[part], record);
}

const keyOf = (resource: Resource) => `gala.columns.${resource.service}.${resource.name}`;

/** @param query of the address, whose columns are those of whoever sends a link to somebody else. */
export function chosenColumns(resource: Resource, all: readonly Column[], query: URLSearchParams) {
  const names = query.get('columns') ?? localStorage.getItem(keyOf(resource));
  const chosen = names?.split(',').flatMap((name) => {
    const known = all.find((column) => column.name === name);
    return known ?? (isCustom(name) ? customColumn(name) : []);
  });
  return chosen === undefined || chosen.length === 0 ? undefined : chosen;
}

/** @param names undefined for the usual ones. */
export function chooseColumns(resource: Resource, names: readonly string[] | undefined): void {
  if (names === undefined) localStorage.removeItem(keyOf(resource));
  else localStorage.setItem(keyOf(resource), names.join());
}
