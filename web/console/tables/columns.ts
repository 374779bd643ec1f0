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
  const isUsable = ({ schema }: Field) =>
    /^(string|number|integer|boolean)$/.test(schema.type ?? '') &&
    !isLong(schema) &&
    !(isOwn && (schema['x-visibility'] ?? 'staff') === 'staff');
  const own = [...fields, ...parts].filter(isUsable).sort((one, other) => rank(one) - rank(other));
  return [
    ...own.map((field) => ({ name: field.name, label: labelOf(shortName(field.name)), field })),
    ...Object.entries(system).map(([name, label]) => {
      const { schema = {} } = systemFields.find((one) => one.name === name) ?? {};
      const dated = name.endsWith('_at') && { format: 'date-time' };
      return { name, label, field: { ...unknown(name), schema: { type: 'string', ...dated, ...schema } } };
    }),
  ];
}

const unknown = (name: string): Field => ({ name, schema: {}, required: false, target: undefined });

export const custom = /^custom_field_values\[(.+)\]$/;
const customId = (name: string) => custom.exec(name)?.[1];
/** A custom field has no name of its own. */
export const customColumn = (name: string): Column => ({ name, label: customId(name) ?? name, field: unknown(name) });

function partOf({ fields, resolve }: Resource, path: string): Field[] {
  const [name, ...rest] = path.split('.');
  let schema = fields.find((field) => field.name === name)?.schema;
  for (const part of rest) schema = schema?.properties?.[part] && resolve(schema.properties[part]);
  const target = schema?.['x-refers-to'];
  const isHere = target !== undefined && !target.startsWith('external:');
  return schema === undefined ? [] : [{ name: path, schema, required: false, target: isHere ? target : undefined }];
}

/** Those that the document wants, and of which the ones are shown in which something stands. */
export function wantedColumns({ layout }: Resource, all: readonly Column[]): readonly Column[] {
  const wanted = layout.columns ?? all.slice(0, 12).map(({ name }) => name);
  return all.filter(({ name }) => wanted.includes(name) && !(name in system));
}

/** Those that are shown unless somebody chooses: the title, and the wanted ones in which something stands. */
export function usualColumns(resource: Resource, all: readonly Column[], items: readonly Json[], sort: string) {
  const wanted = wantedColumns(resource, all);
  const isTelling = (column: Column, index: number) =>
    index === 0 ||
    column.name === sort ||
    (wanted.includes(column) && items.some((item) => valueIn(item, column.name) !== undefined));
  const usual = all.filter(({ name }) => !(name in system)).filter(isTelling);
  return [...usual.slice(0, most), ...all.filter(({ name }) => name === changed)];
}

export function valueIn(record: Json, name: string): unknown {
  const own = customId(name);
  if (own === undefined) return name.split('.').reduce<unknown>((at, part) => (at as Json | undefined)?.[part], record);
  const values = (record.custom_field_values ?? []) as Json[];
  const { custom_field_id: _, ...value } = values.find(({ custom_field_id: id }) => id === own) ?? {};
  return Object.values(value)[0];
}

const keyOf = (resource: Resource) => `gala.columns.${resource.service}.${resource.name}`;

/** @param query of the address, whose columns are those of whoever sends a link to somebody else. */
export function chosenColumns(resource: Resource, all: readonly Column[], query: URLSearchParams) {
  const names = query.get('columns') ?? localStorage.getItem(keyOf(resource));
  const chosen = names?.split(',').flatMap((name) => {
    const known = all.find((column) => column.name === name);
    return known ?? (custom.test(name) ? customColumn(name) : []);
  });
  return chosen?.length ? chosen : undefined;
}

/** @param names undefined for the usual ones. */
export function chooseColumns(resource: Resource, names: readonly string[] | undefined): void {
  if (names === undefined) localStorage.removeItem(keyOf(resource));
  else localStorage.setItem(keyOf(resource), names.join());
}
