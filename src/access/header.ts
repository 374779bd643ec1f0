/** What a request and its token contain before any of it is trusted. */
import jwt from 'jsonwebtoken';
import { invalid, unauthenticated, withoutToken } from './challenge.js';
import { type Claims, isObject } from './claims.js';
import type { Algorithm } from './keys.js';

/** @throws Fault `token_missing` or `token_malformed` */
export function bearerToken(authorization: string | undefined): string {
  if (authorization === undefined) throw withoutToken('token_missing');
  const [, token] = /^Bearer +([^\s]+) *$/i.exec(authorization) ?? [];
  if (token !== undefined) return token;
  throw /^Bearer\b/i.test(authorization) ? unauthenticated('token_malformed') : withoutToken('token_malformed');
}

export interface TokenHeader {
  readonly algorithm: Algorithm;
  readonly kid: string | undefined;
}

/**
 * Reads only `alg` and `kid` from the header. Keys that the token brings or points to (`jwk`, `jku`, `x5c`, `x5u`) are never
 * trusted.
 * @throws Fault `token_invalid`
 */
export function headerOf(token: string): TokenHeader {
  const { header, payload } = decoded(token);
  const { alg, kid } = header;
  if (!isObject(payload)) throw invalid('The claims of the token are not a JSON object.');
  if (!isAlgorithm(alg)) throw invalid('The token is signed with an unsupported algorithm.');
  if (kid !== undefined && typeof kid !== 'string') throw invalid('The header kid of the token must be a string.');
  // extensions in it must be understood (RFC 7515 §4.1.11), and this server supports none
  if (Object.hasOwn(header, 'crit')) throw invalid('The token has the header crit, which is not supported.');
  return { algorithm: alg, kid };
}

function decoded(token: string): { readonly header: Claims; readonly payload: unknown } {
  const { header, payload } = jwtOf(token) ?? {};
  if (isObject(header)) return { header, payload };
  throw invalid('The token is not a JWT.');
}

function jwtOf(token: string): jwt.Jwt | null {
  try {
    return jwt.decode(token, { complete: true });
  } catch {
    throw invalid('The claims of the token are not a JSON object.');
  }
}

const isAlgorithm = (value: unknown): value is Algorithm => value === 'HS256' || value === 'RS256' || value === 'ES256';
