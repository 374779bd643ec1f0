/** Counts requests against the rate limits, and adds the remaining quota to the response. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Response } from 'express';
import type { Demand, Fields, Limit } from '../limits/limiter.js';

/** Refusals of a tenant per second that are answered immediately. */
const patience = 20;
/** The delay of the others in milliseconds, shorter than any `Retry-After`: refusals take time from other tenants. */
const pause = 250;

export class Rates {
  /** Refusals in the current second. */
  readonly #refusals = new Map<string, number>();
  #second = 0;

  constructor(private readonly limit: Limit) {}

  /**
   * @returns a promise only if the request must wait.
   * @throws Fault `too_many_requests` with the same headers as other responses.
   */
  count(response: Response, demand: Demand): Promise<void> | undefined {
    const accept = (fields: Fields) => {
      response.setHeader('RateLimit', fields.RateLimit);
      response.setHeader('RateLimit-Policy', fields['RateLimit-Policy']);
    };
    const refuse = async (refusal: unknown): Promise<never> => {
      if (this.#isRestless(demand.tenant)) await sleep(pause);
      throw refusal;
    };
    try {
      const fields = this.limit(demand);
      if (fields instanceof Promise) return fields.then(accept, refuse);
      if (fields !== undefined) accept(fields);
      return undefined;
    } catch (refusal) {
      return refuse(refusal);
    }
  }

  /**
   * Counts each operation of a batch; one was counted before the body was read.
   * @throws Fault `too_many_requests`, or `batch_beyond_limit` for a batch that can never fit.
   */
  async countBatch(response: Response, caller: Omit<Demand, 'cost'>, body: unknown): Promise<void> {
    const { operations } = body as { readonly operations: readonly unknown[] };
    if (operations.length < 2) return;
    await this.count(response, { ...caller, cost: operations.length - 1, whole: operations.length });
  }

  /** Whether the tenant keeps asking in spite of refusals. */
  #isRestless(tenant: string): boolean {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) this.#refusals.clear();
    this.#second = second;
    const count = (this.#refusals.get(tenant) ?? 0) + 1;
    this.#refusals.set(tenant, count);
    return count > patience;
  }
}
