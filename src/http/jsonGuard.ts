/** Parses JSON, and rejects what is ambiguous or would lose information. */
import sjson from 'secure-json-parse';
import { Fault, faultAt } from '../fault.js';
import { pointerTo } from '../lib/json.js';

/**
 * @throws Fault `json_invalid`, `key_forbidden` for keys that could change a prototype, `number_too_large` for numbers
 * outside ±(2^53 − 1), or `text_invalid` for U+0000 and unpaired surrogates.
 */
export function parseJson(text: string): unknown {
  const value = parsed(text);
  const wrong = suspicious.test(text) ? wrongIn(value) : undefined;
  if (wrong === undefined) return value;
  throw faultAt(wrong.path.reverse().map(pointerTo).join(''), wrong.code, wrong.message);
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
