/** The server takes the tokens that it issued, beside those of others. */
import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Principal } from '../access/principal.js';
import { type Authenticate, authenticator, unauthenticated } from '../access/token.js';
import type { Clients } from './clients.js';
import { commonStart, type KeyRing, type Verifying } from './keyRing.js';

interface Options {
  readonly keys: () => KeyRing;
  readonly clients: () => Clients;
  readonly isIssuer: (iss: unknown) => boolean;
  readonly audience: string | undefined;
}

/** Seconds in which all processes learn of a new client. */
const notice = 5;

/** A token says by its header which key it was signed with: that key alone can verify it. */
export function acceptance(options: Options, others: Authenticate): Authenticate {
  const acceptors = new WeakMap<KeyObject, Authenticate>(); // a key that has gone takes along what it verified
  return (authorization, now) => {
    const verifying = keyOf(authorization, options.keys());
    if (verifying === undefined) return others(authorization, now);
    if (verifying.until <= now.getTime()) throw invalid('its key is no longer in use');
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

function acceptor({ key }: Verifying, { clients, isIssuer, audience }: Options): Authenticate {
  const authenticate = authenticator({ key, algorithms: ['ES256'], audience });
  const checked = new WeakSet<Principal>(); // the same one comes back as long as its token is remembered
  return (authorization, now) => {
    const caller = authenticate(authorization, now);
    if (!checked.has(caller) && !isIssuer(claimsIn(authorization).iss)) throw invalid('it has another issuer');
    checked.add(caller);
    if (!isClient(caller, authorization, clients(), now)) throw invalid('its client was removed');
    return caller;
  };
}

/** One that this process does not know yet may be known to another that has read the file since. */
function isClient({ id }: Principal, authorization: string | undefined, clients: Clients, now: Date): boolean {
  const client = clients.get(id);
  if (client !== undefined) return client.disabled !== true;
  return (claimsIn(authorization).iat ?? 0) > now.getTime() / 1000 - notice;
}

/** Of a token whose signature was found right. */
const claimsIn = (authorization = '') =>
  jwt.decode(authorization.slice(authorization.indexOf(commonStart)).trim()) as jwt.JwtPayload;

const invalid = (why: string) => unauthenticated('token_invalid', `The token is not valid: ${why}.`);
