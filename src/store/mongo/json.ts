/**
 * Documents of MongoDB as JSON, byte by byte: most records that are read are only sent on, and making objects of them costs
 * more than all else that is done for a request.
 */
import { BSON } from 'mongodb';
import { ownFields, type StoredDocument, unescapedName } from './document.js';

const types = { double: 1, text: 2, object: 3, array: 4, boolean: 8, nothing: 10, int: 16 } as const;
const [quote, backslash, percent, comma, colon] = [0x22, 0x5c, 0x25, 0x2c, 0x3a];
const [object, array] = ['{}', '[]'].map((braces) => Buffer.from(braces)) as [Buffer, Buffer];
/** By which the store finds a document. */
const ours = ['_id', 'tenant'].map((name) => Buffer.from(`${name}\0`));
const longestNumber = 32;
/** Instead of an offset: of a type that JSON has not, such as a date that another program wrote. */
const unknown = -1;

/** Written to by one document after another. */
let out = Buffer.allocUnsafe(64 * 1024);
let at = 0;

/** The JSON of the record that a document keeps. */
export function jsonOf(document: Uint8Array): Buffer {
  const bson = Buffer.from(document.buffer, document.byteOffset, document.byteLength);
  at = 0;
  if (members(bson, 0, object, true) !== unknown) return Buffer.from(out.subarray(0, at));
  return Buffer.from(JSON.stringify(ownFields(BSON.deserialize(document) as StoredDocument)));
}

/** @returns where the next value begins. */
function members(bson: Buffer, start: number, braces: Buffer, isTop = false): number {
  byte(braces[0] as number);
  const empty = at;
  let next = start + 4;
  while (bson[next] !== 0) {
    const type = bson[next] as number;
    const before = at;
    const skipped = isTop && ours.some((name) => startsWith(bson, next + 1, name));
    if (at > empty) byte(comma);
    next = braces === object ? name(bson, next + 1) : bson.indexOf(0, next + 1) + 1;
    next = value(type, bson, next);
    if (next === unknown) return unknown;
    if (skipped) at = before;
  }
  byte(braces[1] as number);
  return next + 1;
}

function value(type: number, bson: Buffer, start: number): number {
  switch (type) {
    case types.text:
      return text(bson, start);
    case types.object:
      return members(bson, start, object);
    case types.array:
      return members(bson, start, array);
    case types.double:
      return latin(JSON.stringify(bson.readDoubleLE(start)), start + 8);
    case types.int:
      return latin(String(bson.readInt32LE(start)), start + 4);
    case types.boolean:
      return latin(bson[start] === 1 ? 'true' : 'false', start + 1);
    case types.nothing:
      return latin('null', start);
    default:
      return unknown;
  }
}

/** A name is UTF-8 on both sides, as texts are: it is copied, unless something in it must be escaped or was. */
function name(bson: Buffer, start: number): number {
  const begun = at;
  byte(quote);
  let end = start;
  let isPlain = true;
  for (let one = bson[end] as number; one !== 0; one = bson[++end] as number) {
    if (isSpecial(one) || one === percent) isPlain = false;
    byte(one);
  }
  if (isPlain) byte(quote);
  else quoted(unescapedName(bson.toString('utf8', start, end)), begun);
  byte(colon);
  return end + 1;
}

function text(bson: Buffer, start: number): number {
  const end = start + 3 + bson.readInt32LE(start);
  const begun = at;
  room(end - start);
  out[at++] = quote;
  let isPlain = true;
  for (let from = start + 4; from < end; from++) {
    const one = bson[from] as number;
    if (isSpecial(one)) isPlain = false;
    out[at++] = one;
  }
  out[at++] = quote;
  if (!isPlain) quoted(bson.toString('utf8', start + 4, end), begun);
  return end + 1;
}

const isSpecial = (one: number) => one < 0x20 || one === quote || one === backslash;

/** Takes the place of what was copied. */
function quoted(plain: string, place: number): void {
  const json = JSON.stringify(plain);
  at = place;
  room(json.length * 3);
  at += out.write(json, at);
}

/** @returns `next`, for the caller to return. */
function latin(json: string, next: number): number {
  room(longestNumber);
  for (let i = 0; i < json.length; i++) out[at++] = json.charCodeAt(i);
  return next;
}

function byte(one: number): void {
  room(1);
  out[at++] = one;
}

function room(bytes: number): void {
  if (at + bytes <= out.length) return;
  const larger = Buffer.allocUnsafe(2 * (at + bytes));
  out.copy(larger, 0, 0, at);
  out = larger;
}

const startsWith = (bson: Buffer, start: number, with_: Buffer) => with_.every((one, i) => bson[start + i] === one);
