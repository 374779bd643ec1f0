/** The fields `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-11), lists of structured fields (RFC 9651). */
import { capacityOf, type Policy, timeFor } from './policy.js';

/** A limit that a request was counted on, and what is left of it. */
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

/** What is left, and the seconds until all of it is. */
function standing({ name, policy, left }: Standing): string {
  const whole = Math.max(0, Math.floor(left));
  return `"${name}";r=${whole};t=${inSeconds(timeFor(capacityOf(policy) - whole, policy))}`;
}

/** Who keeps to so many in so many seconds is never refused. */
const quota = ({ name, policy }: Standing) =>
  `"${name}";q=${capacityOf(policy)};w=${inSeconds(timeFor(capacityOf(policy), policy))}`;

const inSeconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);

/** Milliseconds by which clocks and timers may be out. */
const tolerance = 20;

/** Seconds after which a request of this cost succeeds, if nobody else makes one. */
export const retryAfter = ({ policy, left }: Standing, cost: number): number =>
  Math.max(1, inSeconds(timeFor(cost - left, policy) + tolerance));
