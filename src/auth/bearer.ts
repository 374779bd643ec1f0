/** Verifies bearer tokens (JWT, RFC 7519). */
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { invalid, unauthenticated, withoutToken } from './challenge.js';
import {
  type ClaimNames,
  type Claims,
  claimAt,
  defaultClaimNames,
  granted,
  invalidClaim,
  isObject,
  noRoles,
  type Roles,
} from './claims.js';
import { type Algorithm, fixedKeys, type KeySource, keyOfSecret, keysOfPem, maxKeys, type TrustedKey } from './keys.js';
import type { Principal } from './permissions.js';

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

interface Verified {
  readonly key: TrustedKey;
  readonly principal: Principal;
  /** Seconds since 1970. */
  readonly begins: number;
  /** The number of permissions. */
  readonly size: number;
}

/**
 * Reads the `Authorization` header.
 * @returns a promise only if a key must be fetched, or if a token of this server seems to be revoked. Tokens that were verified
 * before are cached.
 * @throws Fault `token_missing`, `token_malformed`, `token_expired`, `token_invalid` or `keys_unavailable`.
 */
export type Authenticate = (authorization: string | undefined, now: Date) => Principal | Promise<Principal>;

export function authenticator(options: TokenOptions): Authenticate {
  const cache = new LRUCache<string, Verified>({
    ...remembered,
    sizeCalculation: ({ size }, token) => token.length + size * permissionSize,
  });
  return (authorization, now) => {
    const token = bearerToken(authorization);
    const known = cache.get(token);
    if (known !== undefined && !known.key.withdrawn) {
      checkTime(known.principal.expires, known.begins, now);
      return known.principal;
    }
    const verified = verify(token, options, now);
    return verified instanceof Promise ? verified.then((late) => remember(token, late)) : remember(token, verified);
  };
  function remember(token: string, verified: Verified): Principal {
    cache.set(token, verified);
    return verified.principal;
  }
}

function verify(token: string, options: TokenOptions, now: Date): Verified | Promise<Verified> {
  const header = headerOf(token);
  const verified = attempt(token, header, options, now);
  if (verified !== undefined) return verified;
  const renewing = options.sources.flatMap((source) => source.renew?.(header.kid, header.algorithm) ?? []);
  if (renewing.length === 0) throw notSigned();
  return Promise.all(renewing).then(() => {
    const late = attempt(token, header, options, now);
    if (late === undefined) throw notSigned();
    return late;
  });
}

const notSigned = () => invalid('The token is not signed with a key that this server trusts.');

/** Tries the keys, starting with those that the token names. */
function attempt(token: string, { kid, algorithm }: TokenHeader, options: TokenOptions, now: Date) {
  const found = options.sources.flatMap((source) => source.find(kid, algorithm));
  const named = found.filter((key) => kid !== undefined && key.kid === kid);
  for (const key of [...new Set([...named, ...found])].slice(0, maxKeys)) {
    const claims = signedClaims(token, key);
    if (claims !== undefined) return read(claims, key, options, now);
  }
  return undefined;
}

function read(claims: Claims, key: TrustedKey, { issuer, audience, ...options }: TokenOptions, now: Date): Verified {
  const [expires, begins] = validityOf(claims);
  checkTime(expires, begins, now);
  if (issuer !== undefined && claimAt(claims, 'iss') !== issuer) throw invalid('The token is from another issuer.');
  const audiences = [claimAt(claims, 'aud')].flat();
  if (audience !== undefined && !audiences.includes(audience)) throw invalid('The token is for another audience.');
  const { principal, size } = granted(claims, options.claims ?? defaultClaimNames, options.roles ?? noRoles);
  return { key, principal: { ...principal, expires }, begins, size };
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

/** @throws Fault `token_missing` or `token_malformed` */
function bearerToken(authorization: string | undefined): string {
  if (authorization === undefined) throw withoutToken('token_missing');
  const [, token] = /^Bearer +([^\s,]+) *$/i.exec(authorization) ?? [];
  if (token !== undefined) return token;
  throw /^Bearer\b/i.test(authorization) ? unauthenticated('token_malformed') : withoutToken('token_malformed');
}

interface TokenHeader {
  readonly algorithm: Algorithm;
  readonly kid: string | undefined;
}

/**
 * Reads only `alg` and `kid` from the header. Keys that the token brings or points to (`jwk`, `jku`, `x5c`, `x5u`) are never
 * trusted.
 * @throws Fault `token_invalid`
 */
function headerOf(token: string): TokenHeader {
  const { header, payload } = decoded(token) ?? {};
  if (!isObject(header)) throw invalid('The token is not a JWT.');
  const { alg, kid } = header;
  if (!isObject(payload)) throw invalid('The claims of the token are not a JSON object.');
  if (!isAlgorithm(alg)) throw invalid('The token is signed with an unsupported algorithm.');
  if (kid !== undefined && typeof kid !== 'string') throw invalid('The header kid of the token must be a string.');
  // extensions in it must be understood (RFC 7515 §4.1.11), and this server supports none
  if (Object.hasOwn(header, 'crit')) throw invalid('The token has the header crit, which is not supported.');
  return { algorithm: alg, kid };
}

function decoded(token: string): { readonly header: unknown; readonly payload: unknown } | null {
  try {
    return jwt.decode(token, { complete: true });
  } catch {
    throw invalid('The claims of the token are not a JSON object.');
  }
}

const isAlgorithm = (value: unknown): value is Algorithm => value === 'HS256' || value === 'RS256' || value === 'ES256';

/** The allowed clock difference in seconds. */
const skew = 30;

/**
 * When the token expires and when it begins, in seconds since 1970.
 * @throws Fault `token_invalid`, naming the claim.
 */
function validityOf(claims: Claims): [expires: number, begins: number] {
  const expires = claimAt(claims, 'exp');
  const begins = claimAt(claims, 'nbf');
  if (!isNumber(expires)) throw invalidClaim('exp', 'a number: the expiration time');
  if (begins !== undefined && !isNumber(begins))
    throw invalidClaim('nbf', 'a number, if present: the time from which it is valid');
  return [expires, begins ?? Number.NEGATIVE_INFINITY];
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** @throws Fault `token_expired` or `token_invalid` */
function checkTime(expires: number, begins: number, now: Date): void {
  const seconds = now.getTime() / 1000;
  if (expires + skew <= seconds) throw unauthenticated('token_expired');
  if (begins - skew > seconds) throw invalid('The token is not valid yet.');
}
