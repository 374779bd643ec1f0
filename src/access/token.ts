/** Verifies bearer tokens (JWT, RFC 7519). */
import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import type { ErrorCode } from '../errors.js';
import { Fault } from '../fault.js';
import { type Principal, permissions } from './principal.js';

export interface TokenOptions {
  readonly key: KeyObject;
  /** Tokens signed with any other algorithm are refused. */
  readonly algorithms: readonly jwt.Algorithm[];
  readonly issuer?: string | undefined;
  readonly audience?: string | undefined;
}

/** For tokens signed with a shared secret (HS256). */
export const secretKey = (secret: string): TokenOptions => ({
  key: createSecretKey(Buffer.from(secret)),
  algorithms: ['HS256'],
});

/**
 * For tokens signed with a private key.
 * @param pem the public key: RSA (RS256) or EC on P-256 (ES256).
 * @throws Error when it is neither.
 */
export function publicKey(pem: string): TokenOptions {
  if (pem.includes('PRIVATE KEY-----')) throw new Error('this is a private key, which only who signs should have');
  const key = createPublicKey(pem);
  const { namedCurve: curve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType === 'rsa' && modulusLength < leastModulus)
    throw new Error(`an RSA key of ${modulusLength} bits is too short: use ${leastModulus} or more`);
  if (key.asymmetricKeyType === 'rsa') return { key, algorithms: ['RS256'] };
  if (key.asymmetricKeyType === 'ec' && curve === 'prime256v1') return { key, algorithms: ['ES256'] };
  throw new Error(`a key of type ${key.asymmetricKeyType} ${curve ?? ''} is not supported: use RSA or EC P-256`);
}

/** Bits (RFC 7518 §3.3). */
const leastModulus = 2048;

/** How many tokens are remembered, and how many characters they may have together. */
const remembered = { max: 10_000, maxSize: 16 * 1024 * 1024 };

interface VerifiedToken {
  readonly principal: Principal;
  /** Seconds since 1970. */
  readonly expires: number;
}

/**
 * Reads the `Authorization` header.
 * @throws Fault `token_missing`, `token_malformed`, `token_expired` or `token_invalid`.
 */
export type Authenticate = (authorization: string | undefined, now: Date) => Principal;

export function authenticator(options: TokenOptions): Authenticate {
  const cache = new LRUCache<string, VerifiedToken>({
    ...remembered,
    sizeCalculation: (_, token) => token.length,
  });
  return (authorization, now) => {
    const token = bearerToken(authorization);
    const verified = cache.get(token) ?? verify(token, options, now);
    if (verified.expires * 1000 <= now.getTime()) throw unauthenticated('token_expired');
    cache.set(token, verified);
    return verified.principal;
  };
}

function bearerToken(authorization: string | undefined): string {
  if (authorization === undefined) throw unauthenticated('token_missing');
  const [, token] = /^Bearer +([^\s]+) *$/i.exec(authorization) ?? [];
  if (token === undefined) throw unauthenticated('token_malformed');
  return token;
}

function verify(token: string, { key, algorithms, issuer, audience }: TokenOptions, now: Date): VerifiedToken {
  try {
    const { header, payload } = jwt.verify(token, key, {
      complete: true,
      algorithms: [...algorithms],
      clockTimestamp: Math.floor(now.getTime() / 1000),
      ...(issuer && { issuer }),
      ...(audience && { audience }),
    });
    // what it names must be understood (RFC 7515 §4.1.11), and this server understands none of it
    if ('crit' in header) throw unauthenticated('token_invalid', 'The token has a header crit.');
    return readClaims(payload as jwt.JwtPayload);
  } catch (thrown) {
    if (thrown instanceof Fault) throw thrown;
    if (thrown instanceof jwt.TokenExpiredError) throw unauthenticated('token_expired');
    const reason = thrown instanceof jwt.JsonWebTokenError ? thrown.message : 'its claims are no JSON object';
    throw unauthenticated('token_invalid', `The token is not valid: ${reason}.`);
  }
}

function readClaims(claims: jwt.JwtPayload): VerifiedToken {
  const { sub, exp, nbf, email, contact_id, tenants, permissions: granted } = claims;
  if (typeof sub !== 'string' || !isName(sub)) throw invalidClaim('sub', 'a text: who calls');
  if (!Number.isFinite(exp)) throw invalidClaim('exp', 'a number: when it expires');
  if (nbf !== undefined && !Number.isFinite(nbf)) throw invalidClaim('nbf', 'a number: when it begins, if anything');
  if (!isStringArray(tenants)) throw invalidClaim('tenants', 'a list of tenant ids');
  if (!isStringArray(granted)) throw invalidClaim('permissions', 'a list of operationIds');
  if (email !== undefined && typeof email !== 'string') throw invalidClaim('email', 'a text, if anything');
  return {
    principal: {
      id: sub,
      contactId: typeof contact_id === 'string' ? contact_id : sub,
      email,
      tenants: new Set(tenants),
      ...permissions(granted),
    },
    expires: exp as number,
  };
}

/** It stands in records: it has what every text of a record may have, and nothing that is not meant to be seen. */
const isName = (text: string) => text !== '' && text.isWellFormed() && !controls.test(text);
const controls = /\p{Cc}/u;

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const invalidClaim = (claim: string, what: string) =>
  unauthenticated('token_invalid', `The token's claim ${claim} must be ${what}.`);

export const unauthenticated = (code: ErrorCode, message?: string) =>
  new Fault(code, message, { headers: { 'WWW-Authenticate': 'Bearer' } });
