/** What a request and its token say of themselves before anything of it is trusted. */
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
 * Of all that a header may hold, two members are used: keys that it brings or points to (`jwk`, `jku`, `x5c`, `x5u`) are nobody's
 * that Gala trusts.
 * @throws Fault `token_invalid`
 */
export function headerOf(token: string): TokenHeader {
  const { header, payload } = decoded(token);
  const { alg, kid } = header;
  if (!isObject(payload)) throw invalid("The token's claims are no JSON object.");
  if (!isAlgorithm(alg)) throw invalid('The token is signed with an algorithm that is not taken.');
  if (kid !== undefined && typeof kid !== 'string') throw invalid("The token's header kid must be a text.");
  // what it names must be understood (RFC 7515 §4.1.11), and this server understands none of it
  if (Object.hasOwn(header, 'crit')) throw invalid('The token has a header crit.');
  return { algorithm: alg, kid };
}

function decoded(token: string): { readonly header: Claims; readonly payload: unknown } {
  const { header, payload } = jwtOf(token) ?? {};
  if (isObject(header)) return { header, payload };
  throw invalid('The token is no JWT.');
}

function jwtOf(token: string): jwt.Jwt | null {
  try {
    return jwt.decode(token, { complete: true });
  } catch {
    throw invalid("The token's claims are no JSON object.");
  }
}

const isAlgorithm = (value: unknown): value is Algorithm => value === 'HS256' || value === 'RS256' || value === 'ES256';
