/** Verifies bearer tokens (JWT, RFC 7519). */
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { invalid } from './challenge.js';
import { type ClaimNames, type Claims, granted, isObject, noRoles, type Roles, usualNames } from './claims.js';
import { bearerToken, headerOf, type TokenHeader } from './header.js';
import { fixedKeys, type KeySource } from './keySource.js';
import { keyOfSecret, keysOfPem, mostKeys, type TrustedKey } from './keys.js';
import type { Principal } from './principal.js';
import { checkParties, checkTime, type Validity, validityOf } from './validity.js';

export interface TokenOptions {
  /** Tried in this order. */
  readonly sources: readonly KeySource[];
  readonly issuer?: string | undefined;
  readonly audience?: string | undefined;
  readonly claims?: ClaimNames;
  readonly roles?: Roles | undefined;
}

/** For tokens signed with a shared secret (HS256). */
export const secretKey = (secret: string): TokenOptions => ({ sources: [fixedKeys([keyOfSecret(secret)])] });

/**
 * For tokens signed with a private key.
 * @param pem the public key, or several.
 * @throws Error when one is neither RSA (RS256) nor EC on P-256 (ES256).
 */
export const publicKey = (pem: string): TokenOptions => ({ sources: [fixedKeys(keysOfPem(pem))] });

/** The maximum number of cached tokens, and their total length. */
const remembered = { max: 10_000, maxSize: 16 * 1024 * 1024 };
/** The cached size of a permission: a role can add many. */
const permissionSize = 16;

interface Verified extends Validity {
  readonly principal: Principal;
  /** The number of permissions. */
  readonly size: number;
}

interface VerifiedToken extends Verified {
  readonly key: TrustedKey;
}

/**
 * Reads the `Authorization` header.
 * @returns a promise if a key must be fetched; tokens that were verified before are cached.
 * @throws Fault `token_missing`, `token_malformed`, `token_expired`, `token_invalid` or `keys_unavailable`.
 */
export type Authenticate = (authorization: string | undefined, now: Date) => Principal | Promise<Principal>;

export function authenticator(options: TokenOptions): Authenticate {
  const cache = new LRUCache<string, VerifiedToken>({
    ...remembered,
    sizeCalculation: ({ size }, token) => token.length + size * permissionSize,
  });
  return (authorization, now) => {
    const token = bearerToken(authorization);
    const known = cache.get(token);
    if (known !== undefined && !known.key.withdrawn) {
      checkTime(known, now);
      return known.principal;
    }
    const verified = verify(token, options, now);
    return verified instanceof Promise ? verified.then((late) => remember(token, late)) : remember(token, verified);
  };
  function remember(token: string, verified: VerifiedToken): Principal {
    cache.set(token, verified);
    return verified.principal;
  }
}

function verify(token: string, options: TokenOptions, now: Date): VerifiedToken | Promise<VerifiedToken> {
  const header = headerOf(token);
  const tried = new Set<TrustedKey>();
  const attempt = () => attemptWith(token, header, options, tried, now);
  const verified = attempt();
  if (verified !== undefined) return verified;
  const renewing = options.sources.flatMap((source) => source.renew?.(header.kid, header.algorithm) ?? []);
  if (renewing.length === 0) throw notSigned();
  return settled(renewing, attempt);
}

const notSigned = () => invalid('The token is not signed with a key that this server trusts.');

/** If one source does not respond, another can still have the key. */
async function settled(
  renewing: readonly Promise<void>[],
  attempt: () => VerifiedToken | undefined,
): Promise<VerifiedToken> {
  const outcomes = await Promise.allSettled(renewing);
  const verified = attempt();
  if (verified !== undefined) return verified;
  const [unanswered] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  throw unanswered ?? notSigned();
}

/** Tries each key once, starting with those that the token names. */
function attemptWith(
  token: string,
  { kid, algorithm }: TokenHeader,
  options: TokenOptions,
  tried: Set<TrustedKey>,
  now: Date,
): VerifiedToken | undefined {
  const found = options.sources.flatMap((source) => source.find(kid, algorithm).map((key) => ({ key, source })));
  const named = found.filter(({ key }) => kid !== undefined && key.kid === kid);
  const untried = [...new Set([...named, ...found])].filter(({ key }) => !tried.has(key));
  for (const { key, source } of untried.slice(0, mostKeys)) {
    tried.add(key);
    const claims = signedClaims(token, key);
    if (claims !== undefined) return { key, ...read(claims, { ...options, ...source.expects }, now) };
  }
  return undefined;
}

function read(claims: Claims, options: TokenOptions, now: Date): Verified {
  const validity = validityOf(claims);
  checkTime(validity, now);
  checkParties(claims, options.issuer, options.audience);
  const { principal, size } = granted(claims, options.claims ?? usualNames, options.roles ?? noRoles);
  return { ...validity, size, principal: { ...principal, expires: validity.expires } };
}

/** The claims of the token, if this key has signed it. */
function signedClaims(token: string, { key, algorithm }: TrustedKey): Claims | undefined {
  try {
    const checkedLater = { ignoreExpiration: true, ignoreNotBefore: true };
    const { payload } = jwt.verify(token, key, { complete: true, algorithms: [algorithm], ...checkedLater });
    return isObject(payload) ? payload : undefined;
  } catch {
    return undefined; // jsonwebtoken throws various errors for signatures of other keys
  }
}
