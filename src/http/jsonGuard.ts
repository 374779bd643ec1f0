/** Parses JSON, and rejects what is ambiguous or would lose information. */
import sjson from 'secure-json-parse';
import { Fault, faultAt } from '../fault.js';
import { pointerTo } from '../json.js';

/**
 * @throws Fault `json_invalid`, `key_forbidden` for keys that could change a prototype, `number_too_large` for numbers
 * outside ±(2^53 − 1), or `text_invalid` for U+0000 and unpaired surrogates.
 */
export function parseJson(text: string): unknown {
  const value = parsed(text);
  if (suspicious.test(text)) {
    checkNumbers(text);
    checkTexts(value);
  }
  return value;
}

function parsed(text: string): unknown {
  try {
    return sjson.parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch (thrown) {
    const { message } = thrown as Error;
    if (/forbidden prototype property/.test(message)) throw new Fault('key_forbidden');
    throw new Fault('json_invalid', `The body is not valid JSON: ${message}.`);
  }
}

/**
 * Matches every JSON that may have a number too large, U+0000 or an unpaired surrogate. Most bodies skip the exact checks,
 * which are slow.
 */
const suspicious = /[:[,]\s*-?[\d.]*(?:\d{16}|\d[eE])|\\u0000|\\u[dD][89a-fA-F]/;
const quoteOrNumber = /"|-?\d[\d.eE+-]*/g;

/** Checks the source, because parsing has already rounded the numbers. Skips strings. */
function checkNumbers(text: string): void {
  const tokens = new RegExp(quoteOrNumber);
  for (let found = tokens.exec(text); found !== null; found = tokens.exec(text)) {
    const [token] = found;
    if (token === '"') tokens.lastIndex = endOfText(text, found.index);
    else if (!(Math.abs(Number(token)) <= Number.MAX_SAFE_INTEGER)) throw tooLarge(token, pointerAt(text, found.index));
  }
}

const tooLarge = (token: string, pointer: string) =>
  faultAt(
    pointer,
    'number_too_large',
    `${token.slice(0, 40)} is outside ±(2^53 − 1) and would lose precision. Send it as a string.`,
  );

/** The position after the string that starts at `start`. */
function endOfText(json: string, start: number): number {
  for (let quote = json.indexOf('"', start + 1); ; quote = json.indexOf('"', quote + 1)) {
    let escapes = 0;
    while (json[quote - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return quote + 1;
  }
}

/** JSON Pointer to the value at a position of a valid JSON source. */
function pointerAt(json: string, place: number): string {
  const path: (string | number)[] = [];
  let name = '';
  for (let at = 0; at < place; at++) {
    const last = path.length - 1;
    switch (json[at]) {
      case '"':
        name = json.slice(at, endOfText(json, at));
        at += name.length - 1;
        break;
      case ':':
        path[last] = JSON.parse(name) as string;
        break;
      case ',':
        if (typeof path[last] === 'number') path[last]++;
        break;
      case '{':
      case '[':
        path.push(0);
        break;
      case '}':
      case ']':
        path.pop();
    }
  }
  return path.map(pointerTo).join('');
}

function checkTexts(value: unknown): void {
  const found = badText(value);
  if (found !== undefined) throw faultAt(found.path.reverse().map(pointerTo).join(''), 'text_invalid', found.message);
}

interface BadText {
  readonly message: string;
  /** From the inside out. */
  readonly path: (string | number)[];
}

/** The first string or property name that is not well-formed. */
function badText(value: unknown): BadText | undefined {
  if (typeof value === 'string') return badIn(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const found = badText(value[index]);
      if (found !== undefined) return within(found, index);
    }
    return undefined;
  }
  for (const name of Object.keys(value)) {
    const found = badText((value as Record<string, unknown>)[name]);
    if (found !== undefined) return within(found, name);
    const own = badIn(name);
    if (own !== undefined) return own;
  }
  return undefined;
}

function within(found: BadText, step: string | number): BadText {
  found.path.push(step);
  return found;
}

function badIn(text: string): BadText | undefined {
  if (text.includes('\0')) return { message: 'A string cannot contain U+0000.', path: [] };
  if (!text.isWellFormed()) return { message: 'A string cannot contain an unpaired surrogate.', path: [] };
  return undefined;
}
