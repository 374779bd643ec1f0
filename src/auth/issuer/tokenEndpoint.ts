/** `POST /oauth/token`: a client sends its id and secret and gets a token (RFC 6749 §4.4). */
import type { Request, Response } from 'express';
import { type Fault, toFault } from '../../fault.js';
import { admitBody, bytesOf, checkMediaTypeGiven, mediaTypeOf } from '../../http/body.js';
import { beginWork, type RequestContext, send } from '../../http/context.js';
import { countOf } from '../../http/headers.js';
import type { Client } from './clients.js';
import { type IssuerContext, issue } from './ownTokens.js';
import type { SecretChecks } from './secrets.js';
import {
  checkGrant,
  formType,
  grantedTo,
  invalidClient,
  type Parameters,
  parametersIn,
  Refusal,
  type Sender,
  senderOf,
  targetOf,
  unavailable,
} from './tokenRequest.js';

const mediaTypes = [formType, 'application/json'];
/** Bytes. */
const longestBody = 8 * 1024;

export async function answerToken(
  context: RequestContext,
  request: Request,
  response: Response,
  issuer: IssuerContext,
): Promise<void> {
  const { requestId, log } = context;
  try {
    const parameters = await parametersOf(context, request, response);
    beginWork(context);
    const sender = senderOf(request.headers.authorization, parameters);
    checkGrant(parameters);
    const client = await authenticated(sender, issuer);
    const granted = grantedTo(client, parameters.scope, issuer.roles);
    const issued = issue(client, granted, targetOf(parameters, issuer.audience, issuer.iss()), issuer);
    log.info({ request: requestId, client: client.id, seconds: issued.expires_in }, 'token issued');
    response.setHeader('Pragma', 'no-cache'); // RFC 6749 §5.1
    send(context, response, 200, Buffer.from(JSON.stringify(issued)));
  } catch (thrown) {
    const { code, message, status, headers } = refusalOf(thrown);
    log.info({ request: requestId, error: code }, 'token refused');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    send(context, response, status, Buffer.from(JSON.stringify({ error: code, error_description: message })));
  }
}

async function parametersOf(context: RequestContext, request: Request, response: Response): Promise<Parameters> {
  if (request.url.includes('?'))
    throw new Refusal('invalid_request', 'Send the parameters in the body, not in the URL.');
  if (countOf('authorization', request.rawHeaders) > 1)
    throw new Refusal('invalid_request', 'Send only one Authorization header.');
  const mediaType = mediaTypeOf(request, { mediaTypes });
  admitBody(request, response, context, longestBody);
  const body = (await bytesOf(request, longestBody)) ?? Buffer.alloc(0);
  request.socket.setTimeout(0);
  checkMediaTypeGiven(body.length === 0 ? undefined : body, mediaType, { mediaTypes });
  return parametersIn(body, mediaType ?? formType);
}

/**
 * A client that was added or changed a moment ago is not refused: before any refusal the file is looked at.
 * @throws Refusal `invalid_client`, `unauthorized_client` or `temporarily_unavailable`
 */
async function authenticated(sender: Sender, { clients, look, secrets }: IssuerContext): Promise<Client> {
  const known = clients();
  try {
    return await verified(known.get(sender.id), sender, secrets);
  } catch (refusal) {
    await look();
    if (clients() === known) throw refusal;
    return await verified(clients().get(sender.id), sender, secrets);
  }
}

async function verified(client: Client | undefined, { secret }: Sender, secrets: SecretChecks): Promise<Client> {
  const verdict = await secrets.check(secret, client?.secret);
  if (verdict === 'busy') throw unavailable('The server is checking too many secrets. Try again after `Retry-After`.');
  if (verdict === 'wrong' || client === undefined) throw invalidClient('The client id or the client secret is wrong.');
  if (client.disabled) throw new Refusal('unauthorized_client', 'This client is disabled.');
  return client;
}

/** HTTP errors get the shape of OAuth errors. @throws Fault for other errors, which keep their own shape. */
function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  const fault: Fault = toFault(thrown);
  if (fault.status === 400) return new Refusal('invalid_request', fault.message);
  if (fault.status === 429) return unavailable(fault.message);
  throw fault;
}
