/** How many requests a tenant may make. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Fault } from '../fault.js';

/** Throws a `limited` Fault when a tenant asks too often. */
export type Limit = (tenant: string) => Promise<void>;

/** @param perSecond requests per second and tenant, in this process. */
export function limiter(perSecond: number): Limit {
  const limiter = new RateLimiterMemory({ points: perSecond, duration: 1 });
  return async (tenant) => {
    try {
      await limiter.consume(tenant);
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown;
      const headers = { 'Retry-After': String(Math.max(1, Math.ceil(thrown.msBeforeNext / 1000))) };
      const message = `This tenant may make ${perSecond} requests per second.`;
      throw new Fault('too_many_requests', message, { headers });
    }
  };
}
