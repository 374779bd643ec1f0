/** The credentials of a token request: HTTP Basic, or parameters in the body (RFC 6749 §2.3.1). */
import { formDecoded, type Parameters } from './parameters.js';
import { Refusal } from './refusal.js';

export interface Sender {
  readonly id: string;
  readonly secret: string;
}

/** @throws Refusal `invalid_request` or `invalid_client` */
export function senderOf(authorization: string | undefined, parameters: Parameters): Sender {
  const { client_id: id, client_secret: secret } = parameters;
  if (authorization !== undefined) {
    const sender = basicIn(authorization);
    if (secret !== undefined || (id !== undefined && id !== sender.id))
      throw new Refusal('invalid_request', 'Authenticate with the Authorization header or in the body, not both.');
    return sender;
  }
  if (id === undefined || secret === undefined)
    throw new Refusal('invalid_client', 'Authenticate with client_id and client_secret, by HTTP Basic or in the body.');
  return { id, secret };
}

function basicIn(authorization: string): Sender {
  const [, encoded] = /^Basic +([A-Za-z\d+/]+={0,2}) *$/i.exec(authorization) ?? [];
  if (encoded === undefined)
    throw new Refusal(
      'invalid_client',
      'The Authorization header is malformed. Send it as `Authorization: Basic <base64>`.',
    );
  const text = Buffer.from(encoded, 'base64').toString();
  const colon = text.indexOf(':');
  const [id, secret] = [text.slice(0, Math.max(colon, 0)), text.slice(colon + 1)].map(formDecoded);
  if (!id || !secret)
    throw new Refusal(
      'invalid_client',
      'The Authorization header must contain the client id, a colon and the client secret.',
    );
  return { id, secret };
}
