/** Counts requests against the rate limits, and adds the remaining quota to the response. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Response } from 'express';
import { Brake } from '../limits/brake.js';
import type { Demand, Limit } from '../limits/limiter.js';

export class Rates {
  readonly #brake = new Brake();

  constructor(private readonly limit: Limit) {}

  /** @throws Fault `too_many_requests` with the same headers as other responses. */
  async count(response: Response, demand: Demand): Promise<void> {
    const fields = await this.limit(demand).catch(async (refusal) => {
      await sleep(this.#brake.pauseFor(demand.tenant));
      throw refusal;
    });
    if (fields === undefined) return;
    response.setHeader('RateLimit', fields.RateLimit);
    response.setHeader('RateLimit-Policy', fields['RateLimit-Policy']);
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
}
