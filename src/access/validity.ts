/** The time during which a token is valid, and its issuer and audience. */
import { invalid, unauthenticated } from './challenge.js';
import { type Claims, claimAt, invalidClaim } from './claims.js';

/** The allowed clock difference in seconds. */
const skew = 30;

/** Seconds since 1970. */
export interface Validity {
  readonly expires: number;
  readonly begins: number;
}

/** @throws Fault `token_invalid`, naming the claim. */
export function validityOf(claims: Claims): Validity {
  const expires = claimAt(claims, 'exp');
  const begins = claimAt(claims, 'nbf');
  if (!isNumber(expires)) throw invalidClaim('exp', 'a number: the expiration time');
  if (begins === undefined) return { expires, begins: Number.NEGATIVE_INFINITY };
  if (!isNumber(begins)) throw invalidClaim('nbf', 'a number, if present: the time from which it is valid');
  return { expires, begins };
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** @throws Fault `token_expired` or `token_invalid` */
export function checkTime({ expires, begins }: Validity, now: Date): void {
  const seconds = now.getTime() / 1000;
  if (expires + skew <= seconds) throw unauthenticated('token_expired');
  if (begins - skew > seconds) throw invalid('The token is not valid yet.');
}

/** @throws Fault `token_invalid` */
export function checkParties(claims: Claims, issuer: string | undefined, audience: string | undefined): void {
  if (issuer !== undefined && claimAt(claims, 'iss') !== issuer) throw invalid('The token is from another issuer.');
  const audiences = [claimAt(claims, 'aud')].flat();
  if (audience !== undefined && !audiences.includes(audience)) throw invalid('The token is for another audience.');
}
