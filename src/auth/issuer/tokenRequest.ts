/** What a request for a token asks for (RFC 6749 §4.4.2), and what the client may have of it. */
import { isUtf8 } from 'node:buffer';
import { parseJson } from '../../http/jsonGuard.js';
import type { Roles } from '../claims.js';
import { permissions } from '../permissions.js';
import type { Client } from './clients.js';
import type { Granted } from './ownTokens.js';

/** An error of RFC 6749 §5.2. `message` is sent to the client, so it never quotes anything that could be a secret. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 400,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

const invalid = (message: string) => new Refusal('invalid_request', message);

export const invalidClient = (message: string) =>
  new Refusal('invalid_client', message, 401, { 'WWW-Authenticate': 'Basic realm="Gala", charset="UTF-8"' });

/** The RFC has no such error here; the code is that of the authorization endpoint. */
export const unavailable = (message: string) =>
  new Refusal('temporarily_unavailable', message, 503, { 'Retry-After': '2' });

export const formType = 'application/x-www-form-urlencoded';

const names = ['grant_type', 'scope', 'audience', 'resource', 'client_id', 'client_secret'] as const;

export type Parameters = Readonly<Partial<Record<(typeof names)[number], string>>>;

/** The known parameters that have a value. @throws Refusal `invalid_request`, or Fault for invalid JSON. */
export function parametersIn(bytes: Buffer, mediaType: string): Parameters {
  if (!isUtf8(bytes)) throw invalid('The body must be encoded in UTF-8.');
  const sent = mediaType === formType ? formIn(bytes.toString()) : parseJson(bytes.toString());
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw invalid('The body must be a JSON object.');
  const known: { [name in (typeof names)[number]]?: string } = {};
  for (const name of names) {
    const value = (sent as Record<string, unknown>)[name] ?? '';
    if (typeof value !== 'string') throw invalid(`The parameter ${name} must be a string.`);
    if (value !== '') known[name] = value;
  }
  return known;
}

function formIn(text: string): object {
  const pairs = [...new URLSearchParams(text)];
  const form = Object.fromEntries(pairs);
  if (Object.keys(form).length < pairs.length) throw invalid('A parameter is present more than once.');
  return form;
}

export interface Sender {
  readonly id: string;
  readonly secret: string;
}

/** The credentials of HTTP Basic or of the body (RFC 6749 §2.3.1). @throws Refusal `invalid_request`, `invalid_client` */
export function senderOf(authorization: string | undefined, parameters: Parameters): Sender {
  const { client_id: id, client_secret: secret } = parameters;
  if (authorization !== undefined) {
    const sender = basicIn(authorization);
    if (secret !== undefined || (id !== undefined && id !== sender.id))
      throw invalid('Authenticate with the Authorization header or in the body, not both.');
    return sender;
  }
  if (id === undefined || secret === undefined)
    throw invalidClient('Authenticate with client_id and client_secret, by HTTP Basic or in the body.');
  return { id, secret };
}

/** Both are encoded as in forms. */
function basicIn(authorization: string): Sender {
  const [, encoded = ''] = /^Basic +([A-Za-z\d+/]+={0,2}) *$/i.exec(authorization) ?? [];
  const [, id = '', secret = ''] = /^([^:]+):(.+)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  if (id === '')
    throw invalidClient(
      'The Authorization header is malformed. Send `Basic` and the client id, a colon and the client secret, in base64.',
    );
  return { id: formDecoded(id), secret: formDecoded(secret) };
}

const formDecoded = (text: string) => new URLSearchParams(`=${text.replaceAll('&', '%26')}`).get('') ?? '';

/** @throws Refusal `invalid_request`, `unsupported_grant_type` */
export function checkGrant({ grant_type: grant }: Parameters): void {
  if (grant === undefined) throw invalid('The parameter grant_type is missing.');
  if (grant !== 'client_credentials')
    throw new Refusal('unsupported_grant_type', 'The grant_type must be client_credentials.');
}

/**
 * The permissions of the client, or only those of the parameter `scope`, separated by spaces.
 * @throws Refusal `invalid_scope` if the client does not have all of them.
 */
export function grantedTo(client: Client, scope: string | undefined, known: Roles): Granted {
  const { permissions: all = [], roles = [] } = client;
  if (scope === undefined) return { permissions: all, roles };
  const asked = [...new Set(scope.split(' ').filter((one) => one !== ''))];
  const { grant } = permissions([...all, ...roles.flatMap((role) => known.get(role) ?? [])]);
  // only a `*` can match a requested `*`, so a pattern that matches another one as a string covers it
  const isCovered = (one: string) => (one.endsWith(own) ? grant(one.slice(0, -own.length)) : grant(one) === 'all');
  if (asked.length === 0 || asked.length > mostAsked || !asked.every((one) => form.test(one) && isCovered(one)))
    throw new Refusal('invalid_scope', 'The scope must be a space-separated list of permissions that the client has.');
  return { permissions: asked, roles: [] };
}

const own = ':own';
const form = /^[\w.*]{1,128}(?::own)?$/;
const mostAsked = 100;

/**
 * The claim `aud`.
 * @param only the configured audience, if any.
 * @param usual the default.
 * @throws Refusal `invalid_target` (RFC 8707)
 */
export function targetOf({ audience, resource }: Parameters, only: string | undefined, usual: string): string {
  if (audience !== undefined && resource !== undefined && audience !== resource)
    throw new Refusal('invalid_target', 'audience and resource must be equal. You can also leave one out.');
  if (resource !== undefined && (!URL.canParse(resource) || resource.includes('#')))
    throw new Refusal('invalid_target', 'resource must be an absolute URL without a fragment.');
  const target = audience ?? resource ?? only ?? usual;
  if (only !== undefined && target !== only)
    throw new Refusal('invalid_target', 'This server does not issue tokens for this audience.');
  if (target.length > longestTarget)
    throw new Refusal('invalid_target', `The audience can have at most ${longestTarget} characters.`);
  return target;
}

const longestTarget = 256;
