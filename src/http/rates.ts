/** Counts requests against the rate limits, and adds the remaining quota to the response. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Response } from 'express';
import type { Demand, Fields, Limit } from '../limits/limiter.js';

/** Refusals of a tenant per second that are answered immediately. */
const patience = 20;
/** The delay of the others in milliseconds, shorter than any `Retry-After`: refusals take time from other tenants. */
const pause = 250;

export class Rates {
  /** Tenant → its refusals in the current second. */
  readonly #refusals = new Map<string, number>();
  #second = 0;

  constructor(private readonly limit: Limit) {}

  /**
   * @returns a promise only if the request must wait.
   * @throws Fault `too_many_requests` with the same headers as other responses.
   */
  count(response: Response, demand: Demand): Promise<void> | undefined {
    try {
      const fields = this.limit(demand);
      if (fields instanceof Promise)
        return fields.then((late) => accept(response, late)).catch((refusal) => this.#refuse(demand, refusal));
      if (fields !== undefined) accept(response, fields);
      return undefined;
    } catch (refusal) {
      return this.#refuse(demand, refusal);
    }
  }

  /** A tenant that keeps asking in spite of refusals waits for them. */
  async #refuse({ tenant }: Demand, refusal: unknown): Promise<never> {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) this.#refusals.clear();
    this.#second = second;
    const count = (this.#refusals.get(tenant) ?? 0) + 1;
    this.#refusals.set(tenant, count);
    if (count > patience) await sleep(pause);
    throw refusal;
  }
}

function accept(response: Response, fields: Fields): void {
  response.setHeader('RateLimit', fields.RateLimit);
  response.setHeader('RateLimit-Policy', fields['RateLimit-Policy']);
}
