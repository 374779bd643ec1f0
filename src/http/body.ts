/** Reads and parses request bodies, and refuses JSON that is ambiguous or would lose information. */
import { isUtf8 } from 'node:buffer';
import type { Request, RequestHandler } from 'express';
import sjson from 'secure-json-parse';
import { isDeeper, maxDepth } from '../depth.js';
import type { Route } from '../document/document.js';
import { Fault, faultAt } from '../fault.js';
import { pointerTo } from '../pointer.js';
import { bytesOf } from './bytes.js';

const megabyte = 1024 * 1024;
export const bodyLimits = { record: megabyte, batch: 10 * megabyte };

/**
 * The media type of the body in lower case, without parameters.
 * @throws Fault `media_type_unsupported`, or `charset_unsupported` for any charset but UTF-8.
 */
export function mediaTypeOf(request: Request, { mediaTypes }: Route): string | undefined {
  const header = request.headers['content-type'];
  if (mediaTypes.length === 0 || header === undefined) return undefined;
  const [type = '', ...parameters] = header
    .toLowerCase()
    .split(';')
    .map((text) => text.trim());
  if (!mediaTypes.includes(type)) {
    const message = `Send the body as ${mediaTypes.join(' or ')}, not as ${type || 'nothing'}.`;
    throw faultAt('header/content-type', 'media_type_unsupported', message);
  }
  if (!parameters.every(isUtf8Charset)) throw faultAt('header/content-type', 'charset_unsupported');
  return type;
}

/** @throws Fault `media_type_missing` for a body without a Content-Type. */
export function checkMediaTypeGiven(body: unknown, mediaType: string | undefined, { mediaTypes }: Route): void {
  if (body === undefined || mediaType !== undefined || mediaTypes.length === 0) return;
  const message = `Say what the body is: Content-Type: ${mediaTypes.join(' or ')}.`;
  throw faultAt('header/content-type', 'media_type_missing', message);
}

/** Also true for a parameter of a media type that is not a charset. */
const isUtf8Charset = (parameter: string) =>
  !parameter.startsWith('charset=') || /^charset="?utf-?8"?$/.test(parameter);

/** Reads the body into `request.body`, as bytes. Faults: `body_too_large`, `body_unreadable`. */
export const readBytes =
  (kind: keyof typeof bodyLimits): RequestHandler =>
  async (request, _response, next) => {
    request.body = await bytesOf(request, bodyLimits[kind]);
    next();
  };

/**
 * Parses a body; `undefined` when it is empty.
 * @throws Fault `body_not_utf8`, `json_invalid`, `key_forbidden` for keys that could change a prototype, `body_too_deep`,
 * `number_too_large` beyond ±(2^53 − 1), or `text_invalid` for U+0000 and lone surrogates.
 */
export function parseBody(bytes: unknown): unknown {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw new Fault('body_not_utf8');
  const text = bytes.toString('utf8');
  const value = parseJson(text);
  if (isDeeper(value, maxDepth))
    throw new Fault('body_too_deep', `The body is nested more than ${maxDepth} levels deep.`);
  if (suspicious.test(text)) {
    checkNumbers(text);
    checkTexts(value, '');
  }
  return value;
}

function parseJson(text: string): unknown {
  try {
    return sjson.parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch (thrown) {
    const { message } = thrown as Error;
    if (/forbidden prototype property/.test(message)) throw new Fault('key_forbidden');
    throw new Fault('json_invalid', `The body is not JSON: ${message}.`);
  }
}

/** Matches every text with a number too large, U+0000 or a lone surrogate. The exact checks are slow, so most bodies skip them. */
const suspicious = /[:[,]\s*-?[\d.]*(?:\d{16}|\d[eE])|\\u0000|\\u[dD][89a-fA-F]/;
const quoteOrNumber = /"|-?\d[\d.eE+-]*/g;

/** Checks the text, because parsing has already rounded the numbers. Strings are skipped. */
function checkNumbers(text: string): void {
  const tokens = new RegExp(quoteOrNumber);
  for (let found = tokens.exec(text); found !== null; found = tokens.exec(text)) {
    const [token] = found;
    if (token === '"') tokens.lastIndex = endOfString(text, found.index);
    else if (!(Math.abs(Number(token)) <= Number.MAX_SAFE_INTEGER))
      throw new Fault(
        'number_too_large',
        `${token.slice(0, 40)} is beyond ±(2^53 − 1) and would be changed: send it as a text.`,
      );
  }
}

function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); ; quote = text.indexOf('"', quote + 1)) {
    let escapes = 0;
    while (text[quote - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return quote + 1;
  }
}

function checkTexts(value: unknown, pointer: string): void {
  if (typeof value === 'string') checkText(value, pointer);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      checkTexts(item, pointer + pointerTo(index));
    });
    return;
  }
  for (const name of Object.keys(value)) {
    checkText(name, pointer);
    checkTexts((value as Record<string, unknown>)[name], pointer + pointerTo(name));
  }
}

function checkText(text: string, pointer: string): void {
  if (text.includes('\0')) throw faultAt(pointer, 'text_invalid', 'A text may not hold U+0000.');
  if (!text.isWellFormed()) throw faultAt(pointer, 'text_invalid', 'A text may not hold half a surrogate pair.');
}
