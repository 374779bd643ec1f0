/** The server takes the tokens that it issued, beside those of others. */
import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { invalid } from '../access/challenge.js';
import { type Roles, usualNames } from '../access/claims.js';
import { fixedKeys } from '../access/keySource.js';
import type { Principal } from '../access/principal.js';
import { type Authenticate, authenticator } from '../access/token.js';
import type { Client, Clients } from './clients.js';
import { commonStart, type KeyRing, type Verifying } from './keyRing.js';
import { markOf } from './mark.js';

interface Options {
  readonly keys: () => KeyRing;
  readonly clients: () => Clients;
  /** Whether this process has known a client of this id. */
  readonly wasClient: (id: string) => boolean;
  readonly isIssuer: (iss: unknown) => boolean;
  readonly audience: string | undefined;
  readonly roles: Roles;
}

/** Seconds in which all processes learn of a new client: until then, another process may have issued a token for it. */
const notice = 5;

/** A token says by its header which key it was signed with: that key alone can verify it. */
export function acceptance(options: Options, others: Authenticate): Authenticate {
  const acceptors = new WeakMap<KeyObject, Authenticate>(); // a key that has gone takes along what it verified
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
  const checked = new WeakMap<Principal, Client>(); // both come back as they are while nothing has changed
  return (authorization, now) => {
    const caller = authenticate(authorization, now) as Principal; // nobody must be asked for the key
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
  if (!isIssuer(iss)) return 'it has another issuer';
  const isNew = client === undefined && !wasClient(sub) && iat > now.getTime() / 1000 - notice;
  if (isNew) return undefined;
  if (client === undefined || client.disabled) return 'its client was removed';
  return jti.startsWith(`${markOf(client)}.`) ? undefined : 'its client has another secret or other rights by now';
}

/** Of a token whose signature was found right. */
const claimsIn = (authorization = '') =>
  jwt.decode(authorization.slice(authorization.indexOf(commonStart)).trim()) as jwt.JwtPayload;

const refused = (why: string) => invalid(`The token is not valid: ${why}.`);
