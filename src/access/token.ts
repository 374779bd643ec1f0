/** Bearer tokens → who calls. */
import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import type { ErrorCode } from '../errors.js';
import { Fault } from '../fault.js';
import { type Principal, permissions } from './principal.js';

export interface TokenOptions {
  readonly key: KeyObject;
  /** Pinned: a token signed any other way is refused. */
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
  const key = createPublicKey(pem);
  const curve = key.asymmetricKeyDetails?.namedCurve;
  if (key.asymmetricKeyType === 'rsa') return { key, algorithms: ['RS256'] };
  if (key.asymmetricKeyType === 'ec' && curve === 'prime256v1') return { key, algorithms: ['ES256'] };
  throw new Error(`a key of type ${key.asymmetricKeyType} ${curve ?? ''} is not supported: use RSA or EC P-256`);
}

const mostRemembered = 10_000;

interface Verified {
  readonly principal: Principal;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** Reads the `Authorization` header. Throws an `unauthenticated` Fault. */
export type Authenticate = (authorization: string | undefined, now: Date) => Principal;

export function authenticator(options: TokenOptions): Authenticate {
  const remembered = new LRUCache<string, Verified>({ max: mostRemembered });
  return (authorization, now) => {
    const token = bearerToken(authorization);
    const known = remembered.get(token) ?? verified(token, options, now);
    if (known.expires * 1000 <= now.getTime()) throw refused('token_expired');
    remembered.set(token, known);
    return known.principal;
  };
}

function bearerToken(authorization: string | undefined): string {
  if (authorization === undefined) throw refused('token_missing');
  const [, token] = /^Bearer +([^\s]+) *$/i.exec(authorization) ?? [];
  if (token === undefined) throw refused('token_malformed');
  return token;
}

function verified(token: string, { key, algorithms, issuer, audience }: TokenOptions, now: Date): Verified {
  try {
    const claims = jwt.verify(token, key, {
      algorithms: [...algorithms],
      clockTimestamp: Math.floor(now.getTime() / 1000),
      ...(issuer && { issuer }),
      ...(audience && { audience }),
    });
    return principalOf(claims as jwt.JwtPayload);
  } catch (thrown) {
    if (thrown instanceof Fault) throw thrown;
    if (thrown instanceof jwt.TokenExpiredError) throw refused('token_expired');
    throw refused('token_invalid', `The token is not valid: ${(thrown as Error).message}.`);
  }
}

function principalOf(claims: jwt.JwtPayload): Verified {
  const { sub, exp, email, tenants, permissions: granted } = claims;
  if (typeof sub !== 'string' || sub === '') throw lacks('sub', 'a text: who calls');
  if (typeof exp !== 'number') throw lacks('exp', 'a number: when it expires');
  if (!isTexts(tenants)) throw lacks('tenants', 'a list of tenant ids');
  if (!isTexts(granted)) throw lacks('permissions', 'a list of operationIds');
  if (email !== undefined && typeof email !== 'string') throw lacks('email', 'a text, if anything');
  return {
    principal: { id: sub, email, tenants: new Set(tenants), may: permissions(granted) },
    expires: exp,
  };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const lacks = (claim: string, what: string) => refused('token_invalid', `The token's claim ${claim} must be ${what}.`);

const refused = (code: ErrorCode, message?: string) =>
  new Fault(code, message, { headers: { 'WWW-Authenticate': 'Bearer' } });
