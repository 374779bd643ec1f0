/** The parameters of a request for a token (RFC 6749 §4.4.2), from a form or from JSON. */
import { isUtf8 } from 'node:buffer';
import { parseJson } from '../../http/json.js';
import { Refusal } from './refusal.js';

export const formType = 'application/x-www-form-urlencoded';

const names = ['grant_type', 'scope', 'audience', 'resource', 'client_id', 'client_secret'] as const;

export type Parameters = Readonly<Partial<Record<(typeof names)[number], string>>>;

const mostParameters = 100;
/** The maximum length of a value. */
const longest = 4096;

/** The known parameters that have a value. @throws Refusal `invalid_request`, or Fault for invalid JSON. */
export function parametersIn(bytes: Buffer, mediaType: string | undefined): Parameters {
  if (!isUtf8(bytes)) throw new Refusal('invalid_request', 'The body must be encoded in UTF-8.');
  const text = bytes.toString();
  const all = mediaType === formType ? formIn(text) : jsonIn(text);
  const known: { [name in (typeof names)[number]]?: string } = {};
  for (const name of names) {
    const value = all.get(name);
    if (value === undefined || value === '' || value === null) continue;
    known[name] = checkedText(name, value);
  }
  return known;
}

function checkedText(name: string, value: unknown): string {
  if (typeof value !== 'string') throw new Refusal('invalid_request', `The parameter ${name} must be a string.`);
  if (value.length > longest) throw new Refusal('invalid_request', `The parameter ${name} is too long.`);
  if (/\p{Cc}/u.test(value))
    throw new Refusal('invalid_request', `The parameter ${name} contains a control character.`);
  return value;
}

function formIn(text: string): Map<string, unknown> {
  const pairs = text === '' ? [] : text.split('&');
  if (pairs.length > mostParameters) throw new Refusal('invalid_request', 'There are too many parameters.');
  const all = new Map<string, unknown>();
  for (const pair of pairs.filter((one) => one !== '')) {
    const [name = '', ...value] = pair.split('=').map(plain);
    if (all.has(name)) throw repeated();
    all.set(name, value.join('='));
  }
  return all;
}

const plain = (text: string) => {
  const decoded = formDecoded(text);
  if (decoded === undefined) throw new Refusal('invalid_request', 'The body contains invalid percent-encoding.');
  return decoded;
};

/** As in forms: `+` is a space. Undefined for invalid percent-encoding. */
export function formDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function jsonIn(text: string): Map<string, unknown> {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal('invalid_request', 'The body must be a JSON object.');
  const sent = memberNames(text);
  if (new Set(sent).size < sent.length) throw repeated();
  return new Map(Object.entries(value));
}

/** Names of known parameters in the JSON source, at any depth; parsing drops duplicates. */
function memberNames(text: string): string[] {
  const found = text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g);
  const all = Array.from(found, ([, name = '', colon]) => (colon === undefined ? '' : (JSON.parse(name) as string)));
  return all.filter((name) => (names as readonly string[]).includes(name));
}

const repeated = () => new Refusal('invalid_request', 'A parameter is present more than once.');
