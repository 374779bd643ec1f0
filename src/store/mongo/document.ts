/** Converts records to documents of MongoDB: the fields of the record, plus `_id` (`tenant/id`), `tenant` and `%folded`. */
import type { Doc } from '../doc.js';
import { folded } from '../folding.js';
import { type Key, valuesAt } from '../port.js';

export interface StoredDocument {
  readonly _id: string;
  readonly tenant: string;
  readonly [field: string]: unknown;
}

export const documentId = ({ tenant, id }: Pick<Key, 'tenant' | 'id'>) => `${tenant}/${id}`;

/** The values of folded indexes. No record field is stored under this name, because its `%` would be escaped. */
export const foldedField = '%folded';

/**
 * The document of a record. Only names that MongoDB reserves are changed.
 * @param paths of folded indexes.
 */
export function documentOf(key: Key, doc: Doc, paths: readonly string[]): StoredDocument {
  const own = isPlain(doc.record, reservedAtTop) ? doc.record : escapeNames(doc.record, reservedAtTop);
  const companion = paths.length > 0 ? { [foldedField]: foldedValues(doc.record, paths) } : {};
  return { _id: documentId(key), tenant: key.tenant, ...(own as object), ...companion };
}

/** The values of folded indexes by path; `false` if there are none, to distinguish it from a document that lacks them. */
export function foldedValues(record: unknown, paths: readonly string[]): object {
  const valuesOf = (path: string) => {
    const values = [...new Set(valuesAt(record, path).map(folded))];
    return values.length > 1 ? values : (values[0] ?? false);
  };
  return Object.fromEntries(paths.map((path) => [escapeName(path, reserved), valuesOf(path)]));
}

/** The path of the values of a folded index in documents. */
export const foldedPath = (path: string) => `${foldedField}.${escapeName(path, reserved)}`;

/** The record of a document. Values of non-JSON types, written by other programs, are converted. */
export function ownFields({ _id, tenant, [foldedField]: _, ...own }: StoredDocument): unknown {
  return unescapeNames(JSON.parse(JSON.stringify(own)));
}

/** The dotted path of a field in the stored documents. */
export function storedPath(path: string): string {
  const [top = '', ...rest] = path.split('.');
  return [escapeName(top, reservedAtTop), ...rest.map((name) => escapeName(name, reserved))].join('.');
}

/**
 * Matches the characters to escape in names that MongoDB, its driver or this store reserve: dots, a leading `$`, NUL,
 * `_bsontype`; at the top level also `_id` and `tenant`. They are stored as `%` and two hexadecimal digits.
 */
const reserved = /[.%\0]|^\$|^_(?=bsontype$)/g;
const reservedAtTop = /[.%\0]|^\$|^_(?=(?:bsontype|id)$)|^t(?=enant$)/g;

/** Whether a value can be stored unchanged. */
function isPlain(value: unknown, names: RegExp): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, reservedBelow(names)));
  const fields = Object.entries(value);
  return fields.every(([name, inner]) => name.search(names) < 0 && isPlain(inner, reservedBelow(names)));
}

function escapeNames(value: unknown, names: RegExp): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return null; // as in JSON.stringify
  return mapMembers(
    value,
    (name) => escapeName(name, names),
    (inner) => escapeNames(inner, reserved),
  );
}

function unescapeNames(value: unknown): unknown {
  return mapMembers(value, unescapeName, unescapeNames);
}

function mapMembers(value: unknown, name: (name: string) => string, inner: (value: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inner);
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [name(field), inner(item)]));
}

const reservedBelow = (names: RegExp) => (names === reservedAtTop ? reserved : names);

const escapeName = (name: string, names: RegExp) =>
  name.replace(names, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

export const unescapeName = (name: string) =>
  name.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
