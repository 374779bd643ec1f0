/** The endpoints of the issuer. `POST /oauth/token`: a client sends its id and secret and gets a token (RFC 6749 §4.4). */
import { isUtf8 } from 'node:buffer';
import type { Request, Response } from 'express';
import type { Roles } from '../auth/claims.js';
import { permissions } from '../auth/permissions.js';
import { toFault } from '../fault.js';
import { send, sendPublic } from '../http/answer.js';
import { checkMediaTypeGiven, readBody } from '../http/body.js';
import { type Endpoint, readable } from '../http/endpoints.js';
import { parseJson } from '../http/jsonGuard.js';
import type { RequestContext } from '../http/state.js';
import type { Client } from './clients.js';
import { type Granted, type Issuer, issue } from './issuer.js';

const tokenPath = '/oauth/token';
const keysPath = '/.well-known/jwks.json';
export const metadataPath = '/.well-known/oauth-authorization-server';

/** The metadata and the public keys can be cached for a minute. */
const publicHeaders = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, max-age=60' };

/** Path → what it serves there. */
export function issuerEndpoints(issuer: Issuer): [string, Endpoint][] {
  const token: Endpoint = {
    name: 'oauth.token',
    methods: ['POST'],
    answer: (...asked) => answerToken(...asked, issuer),
  };
  const metadata = published(() => metadataOf(issuer.url));
  return [
    [tokenPath, token],
    [keysPath, published(() => issuer.keys.value.published(issuer.clock()))],
    [metadataPath, metadata],
    // for an issuer whose URL has a path: RFC 8414 §3.1
    [`${metadataPath}${issuer.publicUrl === undefined ? '/' : new URL(issuer.publicUrl).pathname}`, metadata],
  ];
}

const published = (value: () => object): Endpoint => ({
  methods: readable,
  answer: (_, request, response) => sendPublic(request, response, Buffer.from(JSON.stringify(value())), publicHeaders),
});

/** RFC 8414. */
const metadataOf = (issuer: string) => ({
  issuer,
  token_endpoint: `${issuer}${tokenPath}`,
  jwks_uri: `${issuer}${keysPath}`,
  grant_types_supported: ['client_credentials'],
  response_types_supported: [],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
});

/** An error of RFC 6749 §5.2. `message` is sent to the client, so it never quotes anything that could be a secret. */
class Refusal extends Error {
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
const invalidClient = (message: string) =>
  new Refusal('invalid_client', message, 401, { 'WWW-Authenticate': 'Basic realm="Gala", charset="UTF-8"' });
/** The RFC has no such error here; the code is that of the authorization endpoint. */
const unavailable = (message: string) => new Refusal('temporarily_unavailable', message, 503, { 'Retry-After': '2' });

const formType = 'application/x-www-form-urlencoded';
const mediaTypes = [formType, 'application/json'];
/** Bytes. */
const longestBody = 8 * 1024;

async function answerToken(
  context: RequestContext,
  request: Request,
  response: Response,
  issuer: Issuer,
): Promise<void> {
  const { requestId, log } = context;
  try {
    const parameters = await parametersOf(context, request, response);
    context.workStarted = performance.now();
    const sender = senderOf(request.headers.authorization, parameters);
    if (parameters.grant_type === undefined) throw invalid('The parameter grant_type is missing.');
    if (parameters.grant_type !== 'client_credentials')
      throw new Refusal('unsupported_grant_type', 'The grant_type must be client_credentials.');
    const client = await authenticated(sender, issuer);
    const granted = grantedTo(client, parameters.scope, issuer.roles);
    const issued = issue(client, granted, targetOf(parameters, issuer), issuer);
    log.info({ request: requestId, client: client.id, seconds: issued.expires_in }, 'token issued');
    response.setHeader('Pragma', 'no-cache'); // RFC 6749 §5.1
    send(context, response, { json: Buffer.from(JSON.stringify(issued)) });
  } catch (thrown) {
    const { code, message, status, headers } = refusalOf(thrown);
    log.info({ request: requestId, error: code }, 'token refused');
    const json = Buffer.from(JSON.stringify({ error: code, error_description: message }));
    send(context, response, { status, headers, json });
  }
}

/** HTTP errors get the shape of OAuth errors. @throws Fault for other errors, which keep their own shape. */
function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  const fault = toFault(thrown);
  if (fault.status === 400) return invalid(fault.message);
  if (fault.status === 429) return unavailable(fault.message);
  throw fault;
}

const names = ['grant_type', 'scope', 'audience', 'resource', 'client_id', 'client_secret'] as const;
type Parameters = { [name in (typeof names)[number]]?: string };

/** The known parameters that have a value. @throws Refusal `invalid_request`, or Fault */
async function parametersOf(context: RequestContext, request: Request, response: Response): Promise<Parameters> {
  if (request.url.includes('?')) throw invalid('Send the parameters in the body, not in the URL.');
  const body = await readBody(context, request, response, { mediaTypes }, longestBody);
  const { mediaType } = context;
  checkMediaTypeGiven(body.length === 0 ? undefined : body, mediaType, { mediaTypes });
  if (!isUtf8(body)) throw invalid('The body must be encoded in UTF-8.');
  const sent = mediaType === 'application/json' ? parseJson(body.toString()) : formIn(body.toString());
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw invalid('The body must be a JSON object.');
  const known: Parameters = {};
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

interface Sender {
  readonly id: string;
  readonly secret: string;
}

/** The credentials of HTTP Basic or of the body (RFC 6749 §2.3.1). @throws Refusal `invalid_request`, `invalid_client` */
function senderOf(authorization: string | undefined, { client_id: id, client_secret: secret }: Parameters): Sender {
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

/** @throws Refusal `invalid_client`, `unauthorized_client` or `temporarily_unavailable` */
async function authenticated({ id, secret }: Sender, { clients, secrets }: Issuer): Promise<Client> {
  clients.look(); // it may have been added or changed a moment ago
  const client = clients.value.get(id);
  const verdict = await secrets.check(secret, client?.secret);
  if (verdict === 'busy') throw unavailable('The server is checking too many secrets. Try again after `Retry-After`.');
  if (verdict === 'wrong' || client === undefined) throw invalidClient('The client id or the client secret is wrong.');
  if (client.disabled) throw new Refusal('unauthorized_client', 'This client is disabled.');
  return client;
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
  if (asked.length === 0 || asked.length > maxAsked || !asked.every((one) => form.test(one) && isCovered(one)))
    throw new Refusal('invalid_scope', 'The scope must be a space-separated list of permissions that the client has.');
  return { permissions: asked, roles: [] };
}

const own = ':own';
const form = /^[\w.*]{1,128}(?::own)?$/;
const maxAsked = 100;

/** The claim `aud`. @throws Refusal `invalid_target` (RFC 8707) */
function targetOf({ audience, resource }: Parameters, { audience: only, url }: Issuer): string {
  const target = audience ?? resource ?? only ?? url;
  if ((only !== undefined && target !== only) || target.length > longestTarget)
    throw new Refusal('invalid_target', 'This server does not issue tokens for this audience.');
  return target;
}

const longestTarget = 256;
