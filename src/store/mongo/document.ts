/** How a record lies in MongoDB: its own fields, then found again by `_id`, which is `tenant/id`, and by `tenant`. */
import type { Doc } from '../doc.js';
import type { Key } from '../port.js';

export interface StoredDocument {
  readonly _id: string;
  readonly tenant: string;
  readonly [field: string]: unknown;
}

export const documentId = ({ tenant, id }: Pick<Key, 'tenant' | 'id'>) => `${tenant}/${id}`;

export function documentOf(key: Key, doc: Doc): StoredDocument {
  const own = isPlain(doc.record, oddAtTop) ? doc.record : escaped(doc.record, oddAtTop);
  return { _id: documentId(key), tenant: key.tenant, ...(own as object) };
}

/** What `documentOf` was given; values that JSON has not, which other programs wrote, as JSON has them. */
export function ownFields({ _id, tenant, ...own }: StoredDocument): unknown {
  return unescaped(JSON.parse(JSON.stringify(own)));
}

/** A path of an index, in the names that the documents have. */
export function storedPath(path: string): string {
  const [top = '', ...rest] = path.split('.');
  return [escapedName(top, oddAtTop), ...rest.map((name) => escapedName(name, odd))].join('.');
}

/**
 * Names that MongoDB, its driver or this store give a meaning to: dots, `$` in front, NUL, `_bsontype`; at the top also
 * `_id` and `tenant`. The characters that are matched are stored as `%` and two hexadecimal digits.
 */
const odd = /[.%\0]|^\$|^_(?=bsontype$)/g;
const oddAtTop = /[.%\0]|^\$|^_(?=(?:bsontype|id)$)|^t(?=enant$)/g;

/** Whether a value can be stored as it stands. */
function isPlain(value: unknown, names: RegExp): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, below(names)));
  const fields = Object.entries(value);
  return fields.every(([name, inner]) => name.search(names) < 0 && isPlain(inner, below(names)));
}

function escaped(value: unknown, names: RegExp): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return null; // as JSON has it
  return mapped(
    value,
    (name) => escapedName(name, names),
    (inner) => escaped(inner, odd),
  );
}

function unescaped(value: unknown): unknown {
  return mapped(value, unescapedName, unescaped);
}

function mapped(value: unknown, name: (name: string) => string, inner: (value: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inner);
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [name(field), inner(item)]));
}

const below = (names: RegExp) => (names === oddAtTop ? odd : names);

const escapedName = (name: string, names: RegExp) =>
  name.replace(names, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

export const unescapedName = (name: string) =>
  name.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
