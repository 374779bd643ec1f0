/** Accepts the tokens that this server issued, in addition to those of others. */
import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { type Authenticate, authenticator } from '../bearer.js';
import { invalid } from '../challenge.js';
import { type Roles, usualNames } from '../claims.js';
import { fixedKeys } from '../keys.js';
import type { Principal } from '../permissions.js';
import type { Client, Clients } from './clients.js';
import { commonStart, type KeyRing, type Verifying } from './keyRing.js';
import { markOf } from './mark.js';

interface Options {
  readonly keys: () => KeyRing;
  readonly clients: () => Clients;
  /** Whether this process has ever known a client with this id. */
  readonly wasClient: (id: string) => boolean;
  readonly isIssuer: (iss: unknown) => boolean;
  readonly audience: string | undefined;
  readonly roles: Roles;
}

/** Seconds until all processes know a new client. Until then, another process may already have issued a token for it. */
const notice = 5;

/** The header of a token names its key. Only that key can verify it. */
export function acceptance(options: Options, others: Authenticate): Authenticate {
  const acceptors = new WeakMap<KeyObject, Authenticate>(); // when a key is removed, so are the tokens it verified
  return (authorization, now) => {
    const verifying = keyOf(authorization, options.keys());
    if (verifying === undefined) return others(authorization, now);
    if (verifying.until <= now.getTime()) throw refused('its key is no longer in use');
    const accept = acceptors.get(verifying.key) ?? acceptor(verifying, options);
    acceptors.set(verifying.key, accept);
    return accept(authorization, now);
  };
}

function keyOf(authorization: string | undefined, keys: KeyRing): Verifying | undefined {
  const start = authorization?.indexOf(commonStart) ?? -1;
  if (authorization === undefined || start < 0) return undefined;
  return keys.verifying(authorization.slice(start, authorization.indexOf('.', start)));
}

function acceptor({ key, kid }: Verifying, options: Options): Authenticate {
  const { audience, roles } = options;
  const sources = [fixedKeys([{ key, kid, algorithm: 'ES256' }])];
  const authenticate = authenticator({ sources, audience, roles, claims: usualNames });
  const checked = new WeakMap<Principal, Client>(); // the same caller and client objects mean that nothing has changed
  return (authorization, now) => {
    const caller = authenticate(authorization, now) as Principal; // synchronous, because the keys are known
    const client = options.clients().get(caller.id);
    if (client !== undefined && checked.get(caller) === client) return caller;
    const why = faultOf(claimsIn(authorization), client, options, now);
    if (why !== undefined) throw refused(why);
    if (client !== undefined) checked.set(caller, client);
    return caller;
  };
}

function faultOf(
  { iss, iat = 0, sub = '', jti = '' }: jwt.JwtPayload,
  client: Client | undefined,
  { isIssuer, wasClient }: Options,
  now: Date,
): string | undefined {
  if (!isIssuer(iss)) return 'it is from another issuer';
  const isNew = client === undefined && !wasClient(sub) && iat > now.getTime() / 1000 - notice;
  if (isNew) return undefined;
  if (client === undefined || client.disabled) return 'its client was removed';
  return jti.startsWith(`${markOf(client)}.`) ? undefined : 'the secret or the permissions of its client have changed';
}

/** The claims of a token with a valid signature. */
const claimsIn = (authorization = '') =>
  jwt.decode(authorization.slice(authorization.indexOf(commonStart)).trim()) as jwt.JwtPayload;

const refused = (why: string) => invalid(`The token is not valid: ${why}.`);
