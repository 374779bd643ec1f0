/** `POST /oauth/token`: a client sends its id and secret and gets a token (RFC 6749 §4.4). */
import type { Request, Response } from 'express';
import type { Roles } from '../access/claims.js';
import { Fault, toFault } from '../fault.js';
import { checkMediaTypeGiven, mediaTypeOf } from '../http/body.js';
import { admitBody, bytesOf } from '../http/bodyBytes.js';
import { beginWork, contextOf, send } from '../http/context.js';
import { countOf } from '../http/headers.js';
import type { Client, Clients } from './clients.js';
import type { Credentials } from './credentials.js';
import type { KeyRing } from './keyRing.js';
import { formType, type Parameters, parametersIn } from './parameters.js';
import { Refusal } from './refusal.js';
import { grantedTo } from './scope.js';
import { senderOf } from './sender.js';
import { targetOf } from './target.js';
import { type Issued, issue } from './token.js';

export interface Desk {
  readonly clients: () => Clients;
  /** Reads the clients again if their file has changed. */
  readonly look: () => Promise<void>;
  readonly keys: () => KeyRing;
  readonly credentials: Credentials;
  readonly roles: Roles;
  readonly clock: () => Date;
  /** The claim `iss`. */
  readonly iss: () => string;
  /** The configured audience, if any. */
  readonly audience: string | undefined;
}

const mediaTypes = [formType, 'application/json'];
/** Bytes. */
const longestBody = 8 * 1024;
/** Milliseconds for the whole body: the sender is not authenticated yet. */
const bodyTime = 10_000;

export async function answerToken(request: Request, response: Response, desk: Desk): Promise<void> {
  try {
    const parameters = await parametersOf(request, response);
    beginWork(contextOf(request));
    const client = await authenticated(request, parameters, desk);
    const issued = issuedTo(client, parameters, desk);
    const { requestId, log } = contextOf(request);
    log.info({ request: requestId, client: client.id, seconds: issued.expires_in }, 'token issued');
    response.setHeader('Pragma', 'no-cache'); // RFC 6749 §5.1
    send(contextOf(request), response, 200, Buffer.from(JSON.stringify(issued)));
  } catch (thrown) {
    refuse(request, response, refusalOf(thrown));
  }
}

async function parametersOf(request: Request, response: Response): Promise<Parameters> {
  if (request.url.includes('?'))
    throw new Refusal('invalid_request', 'Send the parameters in the body, not in the URL.');
  if (countOf('authorization', request.rawHeaders) > 1)
    throw new Refusal('invalid_request', 'Send only one Authorization header.');
  const mediaType = mediaTypeOf(request, { mediaTypes });
  const context = contextOf(request);
  admitBody(request, response, context, longestBody);
  const body = (await inTime(bytesOf(request, longestBody), response)) ?? Buffer.alloc(0);
  request.socket.setTimeout(0);
  checkMediaTypeGiven(body.length === 0 ? undefined : body, mediaType, { mediaTypes });
  return parametersIn(body, mediaType ?? formType);
}

async function inTime<T>(reading: Promise<T>, response: Response): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Fault('request_timeout')), bodyTime);
  });
  try {
    return await Promise.race([reading, late]);
  } catch (thrown) {
    response.shouldKeepAlive = false;
    throw thrown;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A client that was added or changed a moment ago is not refused: before any refusal the file is looked at.
 * @throws Refusal
 */
async function authenticated(request: Request, parameters: Parameters, desk: Desk): Promise<Client> {
  const { id, secret } = senderOf(request.headers.authorization, parameters);
  checkGrant(parameters);
  const known = desk.clients();
  try {
    return await verified(known.get(id), secret, request, desk);
  } catch (refusal) {
    await desk.look();
    if (desk.clients() === known) throw refusal;
    return await verified(desk.clients().get(id), secret, request, desk);
  }
}

async function verified(
  client: Client | undefined,
  secret: string,
  { socket }: Request,
  { credentials }: Desk,
): Promise<Client> {
  const verdict = await credentials.check(client, secret, { address: socket.remoteAddress ?? '', socket });
  if (verdict === 'busy')
    throw new Refusal(
      'temporarily_unavailable',
      'The server is checking too many secrets. Try again after `Retry-After`.',
    );
  if (verdict === 'wrong' || client === undefined)
    throw new Refusal('invalid_client', 'The client id or the client secret is wrong.');
  if (client.disabled) throw new Refusal('unauthorized_client', 'This client is disabled.');
  return client;
}

function checkGrant({ grant_type: grant }: Parameters): void {
  if (grant === undefined) throw new Refusal('invalid_request', 'The parameter grant_type is missing.');
  if (grant !== 'client_credentials')
    throw new Refusal('unsupported_grant_type', 'The grant_type must be client_credentials.');
}

function issuedTo(client: Client, parameters: Parameters, { roles, keys, iss, audience, clock }: Desk): Issued {
  const granted = grantedTo(client, parameters.scope, roles);
  const aud = targetOf(parameters, audience, iss());
  return issue(client, granted, { iss: iss(), aud }, keys(), clock());
}

/** HTTP errors get the shape of OAuth errors; other errors keep their own shape. */
function refusalOf(thrown: unknown): Refusal | Fault {
  if (thrown instanceof Refusal) return thrown;
  const fault = toFault(thrown);
  if (fault.kind === 'invalid') return new Refusal('invalid_request', fault.message);
  return fault.kind === 'limited' ? new Refusal('temporarily_unavailable', fault.message) : fault;
}

function refuse(request: Request, response: Response, refusal: Refusal | Fault): void {
  if (refusal instanceof Fault) throw refusal;
  const { requestId, log } = contextOf(request);
  log.info({ request: requestId, error: refusal.code }, 'token refused');
  for (const [name, value] of Object.entries(refusal.headers)) response.setHeader(name, value);
  send(contextOf(request), response, refusal.status, Buffer.from(JSON.stringify(refusal.body)));
}
