/** The fields `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-11), lists of structured fields (RFC 9651). */
import { capacityOf, type Policy, timeFor } from './policy.js';

/** A limit that a request was counted against, and what is left of it. */
export interface Standing {
  readonly name: 'tenant' | 'principal';
  readonly policy: Policy;
  readonly left: number;
}

export type Fields = Readonly<Record<'RateLimit' | 'RateLimit-Policy', string>>;

export const fieldsOf = (standings: readonly Standing[]): Fields => ({
  RateLimit: standings.map(standing).join(', '),
  'RateLimit-Policy': standings.map(quota).join(', '),
});

/** What is left, and the seconds until the full quota is available. */
function standing({ name, policy, left }: Standing): string {
  const whole = Math.max(0, Math.floor(left));
  return `"${name}";r=${whole};t=${inSeconds(timeFor(capacityOf(policy) - whole, policy))}`;
}

/** A client that stays within this many requests in this many seconds is never refused. */
const quota = ({ name, policy }: Standing) =>
  `"${name}";q=${capacityOf(policy)};w=${inSeconds(timeFor(capacityOf(policy), policy))}`;

const inSeconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);

/** The tolerance for clocks and timers in milliseconds. */
const tolerance = 20;

/** Seconds after which a request of this cost succeeds, if there are no others. */
export const retryAfter = ({ policy, left }: Standing, cost: number): number =>
  Math.max(1, inSeconds(timeFor(cost - left, policy) + tolerance));
