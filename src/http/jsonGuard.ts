/**
 * Which JSON is accepted. Its bytes are scanned before it is parsed: its depth, its number of values, and the lengths of its property
 * names. What is ambiguous or would lose information is rejected.
 */
import sjson from 'secure-json-parse';
import { Fault } from '../fault.js';
import { maxDepth, pointerTo } from '../lib/json.js';
import { invalidRequest } from '../schema/findings.js';

/**
 * @throws Fault `json_invalid`, `key_forbidden` for keys that could change a prototype, `number_too_large` for numbers
 * outside ±(2^53 − 1), or `text_invalid` for U+0000 and unpaired surrogates.
 */
export function parseJson(text: string): unknown {
  const value = parsed(text);
  const wrong = suspicious.test(text) ? wrongIn(value) : undefined;
  if (wrong === undefined) return value;
  throw Fault.at(wrong.path.reverse().map(pointerTo).join(''), wrong.code, wrong.message);
}

function parsed(text: string): unknown {
  try {
    return sjson.parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch (thrown) {
    const { message } = thrown as Error;
    if (/forbidden prototype property/.test(message)) throw Fault.of('key_forbidden');
    throw Fault.of('json_invalid', `The body is not valid JSON: ${message}.`);
  }
}

/**
 * Matches every JSON that may have a number too large, U+0000 or an unpaired surrogate. Most bodies skip the exact checks,
 * which are slow.
 */
const suspicious = /[:[,]\s*-?[\d.]*(?:\d{16}|\d[eE])|\\u0000|\\u[dD][89a-fA-F]/;

interface Wrong {
  readonly code: 'number_too_large' | 'text_invalid';
  readonly message: string;
  /** From the inside out. */
  readonly path: string[];
}

/** The first number that parsing has rounded, or string or property name that is not well-formed. */
function wrongIn(value: unknown): Wrong | undefined {
  if (typeof value === 'number') return wrongNumber(value);
  if (typeof value === 'string') return wrongText(value);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const name in value) {
    const found = wrongIn((value as Record<string, unknown>)[name]);
    found?.path.push(name);
    const wrong = found ?? wrongText(name);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function wrongNumber(number: number): Wrong | undefined {
  if (Math.abs(number) <= Number.MAX_SAFE_INTEGER) return undefined;
  const message = 'The number is outside ±(2^53 − 1) and would lose precision. Send it as a string.';
  return { code: 'number_too_large', message, path: [] };
}

function wrongText(text: string): Wrong | undefined {
  if (text.isWellFormed() && !text.includes('\0')) return undefined;
  const what = text.includes('\0') ? 'U+0000' : 'an unpaired surrogate';
  return { code: 'text_invalid', message: `A string cannot contain ${what}.`, path: [] };
}

// Scans a JSON text.

/** The maximum length of a property name, and the maximum number of properties of an object. */
const [maxName, maxMembers] = [256, 10_000];

/** Of a batch, and of one that is only tried: a larger one is not even parsed. */
export const maxOperations = { done: 100, tried: 5000 };

/** A batch operation: its position in the bytes, and its approximate number of values. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly values: number;
}

/** Bytes that are scanned at a time. */
const stride = 128 * 1024;

/**
 * Scans in steps, and returns the number of values. For invalid JSON the result is meaningless, and parsing it fails.
 * @param lists of a batch: receives the items of each of its `operations` properties.
 * @throws Fault `body_too_deep`, `name_too_long`, `too_many_values`, or `invalid_request` for too many operations
 */
export function* scan(
  bytes: Buffer,
  maxValues: number,
  lists?: Span[][],
  most = maxOperations.done,
): Generator<void, number> {
  let [values, depth, pause] = [0, 0, stride];
  /** Number of properties of the open objects, by depth. */
  const members: number[] = [];
  /** Whether the innermost container is still empty. */
  let isEmpty = false;
  /** The last string. */
  let [start, end] = [0, 0];
  let isList = false;
  let items: Span[] | undefined;
  let item = { start: 0, values: 0 };

  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === 0x22) {
      start = at++;
      while (at < bytes.length && bytes[at] !== 0x22) at += bytes[at] === 0x5c ? 2 : 1;
      end = at + 1;
    } else if (byte === 0x2c) {
      count();
      if (depth === 2 && items !== undefined) endItem(items, at);
      if (depth === 1) isList = false;
    } else if (byte === 0x3a) {
      const number = (members[depth] ?? 0) + 1;
      if (number > maxMembers) throw tooManyMembers();
      members[depth] = number;
      if (end - start > maxName + 2) checkName(nameIn(bytes, start, end));
      if (lists !== undefined && depth === 1) isList = nameIn(bytes, start, end) === 'operations';
    } else if (byte === 0x7b || byte === 0x5b) {
      if (++depth > maxDepth) throw Fault.of('body_too_deep', `The body is nested more than ${maxDepth} levels deep.`);
      members[depth] = 0;
      if (depth === 2 && byte === 0x5b && isList) {
        items = [];
        item = { start: at + 1, values };
      }
    } else if (byte === 0x7d || byte === 0x5d) {
      if (!isEmpty) count();
      if (depth === 2 && items !== undefined) {
        if (!isEmpty || items.length > 0) endItem(items, at);
        lists?.push(items);
        items = undefined;
      }
      depth--;
    }
    if (byte > 0x20) isEmpty = byte === 0x7b || byte === 0x5b;
    if (at < pause) continue;
    pause = at + stride;
    yield;
  }
  return values;

  function count(): void {
    if (++values >= maxValues) throw tooManyValues('The body', maxValues);
  }

  function endItem(items: Span[], end: number): void {
    if (items.length === most) throw tooManyOperations(most);
    items.push({ start: item.start, end, values: values - item.values });
    item = { start: end + 1, values };
  }
}

function checkName(name: string): void {
  if ([...name].length <= maxName) return; // characters as JSON Schema counts them: one can be two UTF-16 units
  const message = `The property name that starts with ${name.slice(0, 40)} is too long. A name can have at most ${maxName} characters.`;
  throw Fault.of('name_too_long', message);
}

export const tooManyValues = (what: string, limit: number) =>
  Fault.of(
    'too_many_values',
    `${what} can have at most ${limit.toLocaleString('en-US')} values, including nested values.`,
  );

const tooManyMembers = () =>
  Fault.of('too_many_values', `An object can have at most ${maxMembers.toLocaleString('en-US')} properties.`);

const tooManyOperations = (most: number) =>
  invalidRequest([{ pointer: '/operations', keyword: 'maxItems', message: `must NOT have more than ${most} items` }]);

/** Also for an invalid name; parsing it fails later. */
function nameIn(bytes: Buffer, start: number, end: number): string {
  const text = bytes.toString('utf8', start, end);
  if (!text.includes('\\')) return text.slice(1, -1);
  try {
    return String(JSON.parse(text));
  } catch {
    return '';
  }
}
