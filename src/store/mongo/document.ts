/** Converts records to documents of MongoDB: the fields of the record, plus `_id` (`tenant/id`), `tenant` and `%folded`. */

import { BSON } from 'mongodb';
import { Doc } from '../doc.js';
import { type Index, inIndex, type Key, valuesAt } from '../port.js';
import { sortKey } from '../sorting.js';

export interface StoredDocument {
  readonly _id: string;
  readonly tenant: string;
  readonly [field: string]: unknown;
}

export const documentId = ({ tenant, id }: Pick<Key, 'tenant' | 'id'>) => `${tenant}/${id}`;

/** The values of folded and sorted indexes. No record field is stored under this name, because its `%` would be escaped. */
export const foldedField = '%folded';

/** `Doc.seenText`, if it has one. */
const seenField = '%seen';

/** A value for folded indexes, or a sort key. */
export interface Companion extends Pick<Index, 'folded' | 'sorted'> {
  readonly path: string;
}

/** The document of a record. Only names that MongoDB reserves are changed. */
export function documentOf(key: Key, doc: Doc, companions: readonly Companion[]): StoredDocument {
  const { record } = doc;
  const isOwn = isPlain(record) && !('_id' in record || 'tenant' in record);
  const own = isOwn ? record : renamed(JSON.parse(doc.text, escapeBelow), escapeTop);
  const added = {
    ...(companions.length > 0 && { [foldedField]: foldedValues(record, companions) }),
    ...(doc.seenText !== undefined && { [seenField]: doc.seenText }),
  };
  return { _id: documentId(key), tenant: key.tenant, ...(own as object), ...added };
}

/** The values of folded indexes by path; `false` if there are none, to distinguish it from a document that lacks them. */
export function foldedValues(record: object, companions: readonly Companion[]): object {
  const valuesOf = ({ path, folded, sorted }: Companion) => {
    if (sorted !== undefined) return sortKey((record as Record<string, unknown>)[path], sorted);
    const values = [...new Set(inIndex(valuesAt(record, path), folded))];
    return values.length > 1 ? values : (values[0] ?? false);
  };
  return Object.fromEntries(companions.map((one) => [nameOf(one), valuesOf(one)]));
}

const nameOf = ({ path, folded, sorted }: Companion) => {
  const kind = sorted ?? (folded === 'person' ? folded : undefined);
  return escapeName(kind === undefined ? path : `${path}!${kind}`);
};

/** The path of the values of a folded or sorted index in documents. */
export const foldedPath = (companion: Companion) => `${foldedField}.${nameOf(companion)}`;

/** The record of a document. Values of non-JSON types, written by other programs, are converted. */
export function ownFields({ _id, tenant, [foldedField]: _, [seenField]: __, ...own }: StoredDocument): unknown {
  return JSON.parse(JSON.stringify(own), (_, value) => renamed(value, unescapeName));
}

/** The dotted path of a field in the stored documents. */
export function storedPath(path: string): string {
  const [top = '', ...rest] = path.split('.');
  return [escapeTop(escapeName(top)), ...rest.map(escapeName)].join('.');
}

/**
 * Matches the characters to escape in names that MongoDB, its driver or this store reserve: dots, a leading `$`, NUL,
 * `_bsontype`; at the top level also `_id` and `tenant`. They are stored as `%` and two hexadecimal digits.
 */
const reserved = /[.%\0]|^\$|^_(?=bsontype$)/g;
const reservedAtTop = /^_(?=id$)|^t(?=enant$)/g;

/** Whether a value can be stored unchanged. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.entries(value).every(([name, inner]) => name.search(reserved) < 0 && isPlain(inner));
}

/** An object with other names; any other value itself. */
function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [rename(name), inner]));
}

const escaping = (names: RegExp) => (name: string) =>
  name.replace(names, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

const escapeName = escaping(reserved);
const escapeTop = escaping(reservedAtTop);
const escapeBelow = (_: string, value: unknown) => renamed(value, escapeName);

const unescapeName = (name: string) =>
  name.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

// Converts documents from BSON to JSON directly, byte by byte: 9 µs for a record of 1.3 KB, while the driver's
// `deserialize` and `JSON.stringify` take 34. Most records that are read are only passed on. Each `write…` function
// appends to `out`, and returns the offset of the next BSON element.

const types = { double: 1, text: 2, object: 3, array: 4, boolean: 8, null: 10, int: 16 } as const;
const [quote, backslash, percent, comma, colon] = [0x22, 0x5c, 0x25, 0x2c, 0x3a];
const [object, array] = ['{}', '[]'].map((braces) => Buffer.from(braces)) as [Buffer, Buffer];
/** Fields of a document that are not fields of the record. */
const storeFields = ['_id', 'tenant', foldedField, seenField].map((name) => Buffer.from(`${name}\0`));
const seenIndex = 3;
/** The JSON is at most so many times as long as the BSON: a control character becomes `\u0001`. */
const maxLonger = 6;
/** Returned instead of an offset for a non-JSON type, such as a date that another program wrote. */
const unsupported = -1;

/** The output buffer, reused for all but large documents, and the number of bytes written. */
const reused = Buffer.allocUnsafe(64 * 1024);
let [out, at] = [reused, 0];
/** The `Doc.seenText` of the document that was written last. */
let seen: string | undefined;

/** @param document read with `raw`: it is BSON, although the driver's types do not say so. */
export function docOf(document: StoredDocument): Doc {
  const json = jsonOf(document as unknown as Uint8Array);
  return Doc.ofJson(json, seen);
}

/** The JSON of the record in a document. @param document BSON. */
export function jsonOf(document: Uint8Array): Buffer {
  const bson = Buffer.from(document.buffer, document.byteOffset, document.byteLength);
  const most = maxLonger * bson.length;
  [out, at, seen] = [most > reused.length ? Buffer.allocUnsafe(most) : reused, 0, undefined];
  if (writeMembers(bson, 0, object, true) !== unsupported) return Buffer.from(out.subarray(0, at));
  const stored = BSON.deserialize(document) as StoredDocument;
  seen = stored[seenField] as string | undefined;
  return Buffer.from(JSON.stringify(ownFields(stored)));
}

/** An object or an array. */
function writeMembers(bson: Buffer, start: number, braces: Buffer, isTop = false): number {
  out[at++] = braces[0] as number;
  const empty = at;
  let next = start + 4;
  while (bson[next] !== 0) {
    const type = bson[next] as number;
    const before = at;
    const isNamed = (name: Buffer) => name.every((one, i) => bson[next + 1 + i] === one);
    const skipped = isTop ? storeFields.findIndex(isNamed) : -1;
    if (at > empty) out[at++] = comma;
    const end = bson.indexOf(0, next + 1);
    if (braces === object) {
      writeString(bson, next + 1, end, true);
      out[at++] = colon;
    }
    next = writeValue(type, bson, end + 1);
    if (next === unsupported) return unsupported;
    if (skipped === seenIndex) seen = bson.toString('utf8', end + 5, next - 1);
    if (skipped >= 0) at = before;
  }
  out[at++] = braces[1] as number;
  return next + 1;
}

function writeValue(type: number, bson: Buffer, start: number): number {
  if (type === types.text) return writeString(bson, start + 4, start + 3 + bson.readInt32LE(start), false);
  if (type === types.object) return writeMembers(bson, start, object);
  if (type === types.array) return writeMembers(bson, start, array);
  if (type === types.double) return writeAscii(JSON.stringify(bson.readDoubleLE(start)), start + 8);
  if (type === types.int) return writeAscii(String(bson.readInt32LE(start)), start + 4);
  if (type === types.boolean) return writeAscii(bson[start] === 1 ? 'true' : 'false', start + 1);
  if (type === types.null) return writeAscii('null', start);
  return unsupported;
}

/** Names and strings are UTF-8 in both formats: they are copied, unless a character is or must be escaped. */
function writeString(bson: Buffer, start: number, end: number, isName: boolean): number {
  const outStart = at;
  let isPlain = true;
  out[at++] = quote;
  for (let from = start; from < end; from++) {
    const one = bson[from] as number;
    if (one < 0x20 || one === quote || one === backslash || (one === percent && isName)) isPlain = false;
    out[at++] = one;
  }
  out[at++] = quote;
  if (isPlain) return end + 1;
  const text = bson.toString('utf8', start, end);
  at = outStart + out.write(JSON.stringify(isName ? unescapeName(text) : text), outStart);
  return end + 1;
}

/** @returns `next`, for the caller to return. */
function writeAscii(json: string, next: number): number {
  for (let i = 0; i < json.length; i++) out[at++] = json.charCodeAt(i);
  return next;
}
