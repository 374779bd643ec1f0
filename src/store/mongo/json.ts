/**
 * Converts documents from BSON to JSON directly, byte by byte. Most records that are read are only passed on, and creating
 * objects of them would cost more than everything else in a request. Each `write…` function appends to `out`, and returns
 * the offset of the next BSON element.
 */
import { BSON } from 'mongodb';
import { foldedField, ownFields, type StoredDocument, unescapeName } from './document.js';

const types = { double: 1, text: 2, object: 3, array: 4, boolean: 8, null: 10, int: 16 } as const;
const [quote, backslash, percent, comma, colon] = [0x22, 0x5c, 0x25, 0x2c, 0x3a];
const [object, array] = ['{}', '[]'].map((braces) => Buffer.from(braces)) as [Buffer, Buffer];
/** Fields of a document that are not fields of the record. */
const storeFields = ['_id', 'tenant', foldedField].map((name) => Buffer.from(`${name}\0`));
/** The maximum length of a number, `true`, `false` or `null`. */
const maxLiteralLength = 32;
/** Returned instead of an offset for a non-JSON type, such as a date that another program wrote. */
const unsupported = -1;

/** The output buffer, reused for every document, and the number of bytes written. */
let out = Buffer.allocUnsafe(64 * 1024);
let at = 0;

/** The JSON of the record in a document. @param document BSON. */
export function jsonOf(document: Uint8Array): Buffer {
  const bson = Buffer.from(document.buffer, document.byteOffset, document.byteLength);
  at = 0;
  if (writeMembers(bson, 0, object, true) !== unsupported) return Buffer.from(out.subarray(0, at));
  return Buffer.from(JSON.stringify(ownFields(BSON.deserialize(document) as StoredDocument)));
}

/** An object or an array. */
function writeMembers(bson: Buffer, start: number, braces: Buffer, isTop = false): number {
  writeByte(braces[0] as number);
  const empty = at;
  let next = start + 4;
  while (bson[next] !== 0) {
    const type = bson[next] as number;
    const before = at;
    const skipped = isTop && storeFields.some((name) => startsWith(bson, next + 1, name));
    if (at > empty) writeByte(comma);
    next = braces === object ? writeName(bson, next + 1) : bson.indexOf(0, next + 1) + 1;
    next = writeValue(type, bson, next);
    if (next === unsupported) return unsupported;
    if (skipped) at = before;
  }
  writeByte(braces[1] as number);
  return next + 1;
}

function writeValue(type: number, bson: Buffer, start: number): number {
  if (type === types.text) return writeText(bson, start);
  if (type === types.object) return writeMembers(bson, start, object);
  if (type === types.array) return writeMembers(bson, start, array);
  return writeLiteral(type, bson, start);
}

/** A number, a boolean or null. */
function writeLiteral(type: number, bson: Buffer, start: number): number {
  if (type === types.double) return writeAscii(JSON.stringify(bson.readDoubleLE(start)), start + 8);
  if (type === types.int) return writeAscii(String(bson.readInt32LE(start)), start + 4);
  if (type === types.boolean) return writeAscii(bson[start] === 1 ? 'true' : 'false', start + 1);
  if (type === types.null) return writeAscii('null', start);
  return unsupported;
}

/** Names and strings are UTF-8 in both formats: they are copied, unless a character is or must be escaped. */
function writeName(bson: Buffer, start: number): number {
  const outStart = at;
  writeByte(quote);
  let end = start;
  let isPlain = true;
  for (let one = bson[end] as number; one !== 0; one = bson[++end] as number) {
    if (isSpecial(one) || one === percent) isPlain = false;
    writeByte(one);
  }
  if (isPlain) writeByte(quote);
  else rewriteEscaped(unescapeName(bson.toString('utf8', start, end)), outStart);
  writeByte(colon);
  return end + 1;
}

function writeText(bson: Buffer, start: number): number {
  const end = start + 3 + bson.readInt32LE(start);
  const outStart = at;
  reserve(end - start);
  out[at++] = quote;
  let isPlain = true;
  for (let from = start + 4; from < end; from++) {
    const one = bson[from] as number;
    if (isSpecial(one)) isPlain = false;
    out[at++] = one;
  }
  out[at++] = quote;
  if (!isPlain) rewriteEscaped(bson.toString('utf8', start + 4, end), outStart);
  return end + 1;
}

const isSpecial = (one: number) => one < 0x20 || one === quote || one === backslash;

/** Writes a string with JSON escapes, over the plain copy that starts at `outStart`. */
function rewriteEscaped(text: string, outStart: number): void {
  const json = JSON.stringify(text);
  at = outStart;
  reserve(json.length * 3);
  at += out.write(json, at);
}

/** @returns `next`, for the caller to return. */
function writeAscii(json: string, next: number): number {
  reserve(maxLiteralLength);
  for (let i = 0; i < json.length; i++) out[at++] = json.charCodeAt(i);
  return next;
}

function writeByte(one: number): void {
  reserve(1);
  out[at++] = one;
}

/** Makes room for this many more bytes in `out`. */
function reserve(bytes: number): void {
  if (at + bytes <= out.length) return;
  const larger = Buffer.allocUnsafe(2 * (at + bytes));
  out.copy(larger, 0, 0, at);
  out = larger;
}

const startsWith = (bson: Buffer, start: number, with_: Buffer) => with_.every((one, i) => bson[start + i] === one);
