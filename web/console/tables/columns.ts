/** Which columns a table can have, which it has, and what stands in them. */
import { type Field, fieldOf, isLong, labelOf, type Resource, type Schema, titleFields } from '../document.js';
import { undescribed } from '../forms/input.js';
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
 * All of them: those first that the document names.
 * @param isOwn for callers who see their own records alone, and less of these.
 */
export function columnsOf(resource: Resource, isOwn: boolean): Column[] {
  const { fields, layout } = resource;
  const titles = titleFields(resource);
  const names = [...titles.slice(0, 1), ...(layout.columns ?? titles), ...fields.map(({ name }) => name)];
  const own = [...new Set(names)].flatMap((name) => fieldAt(resource, name) ?? []);
  const isUsable = ({ schema }: Field) =>
    /^(string|number|integer|boolean)$/.test(schema.type ?? '') &&
    !isLong(schema) &&
    !(isOwn && (schema['x-visibility'] ?? 'staff') === 'staff');
  return [
    ...own.filter(isUsable).map((field) => ({ name: field.name, label: labelOf(shortName(field.name)), field })),
    ...Object.entries(system).map(([name, label]) => ({
      name,
      label,
      field: fieldAt(resource, name) ?? undescribed(name),
    })),
  ];
}

function fieldAt({ schema, resolve }: Resource, path: string): Field | undefined {
  let found: Schema | undefined = schema;
  for (const name of path.split('.')) found = found?.properties?.[name] && resolve(found.properties[name]);
  return found && fieldOf(path, found, false, resolve);
}

export const custom = /^custom_field_values\[(.+)\]$/;
const customId = (name: string) => custom.exec(name)?.[1];
/** A custom field has no name of its own. */
export const customColumn = (name: string): Column => ({
  name,
  label: customId(name) ?? name,
  field: undescribed(name),
});

/** Those of which the ones are shown, unless somebody chooses, in which something stands. */
export function wantedColumns({ layout }: Resource, all: readonly Column[]): readonly Column[] {
  const wanted = layout.columns ?? all.slice(0, 12).map(({ name }) => name);
  return all.filter(({ name }, index) => !(name in system) && (index === 0 || wanted.includes(name)));
}

export function usualColumns(resource: Resource, all: readonly Column[], items: readonly Json[], sort: string) {
  const isTelling = ({ name }: Column, index: number) =>
    index === 0 || name === sort || items.some((item) => valueIn(item, name) !== undefined);
  const usual = wantedColumns(resource, all).filter(isTelling);
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
