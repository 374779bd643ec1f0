/** Counts requests on the limits of requests, and says in the answer what is left of them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Response } from 'express';
import { Brake } from '../limits/brake.js';
import type { Demand, Limit } from '../limits/limiter.js';

export class Rates {
  readonly #brake = new Brake();

  constructor(private readonly limit: Limit) {}

  /** @throws Fault `too_many_requests`; it has the same fields as other answers. */
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
   * Each operation of a batch counts as a request; one was counted before its body was read.
   * @throws Fault `too_many_requests`, or `batch_beyond_limit` for more than is ever let through.
   */
  async countBatch(response: Response, caller: Omit<Demand, 'cost'>, body: unknown): Promise<void> {
    const { operations } = body as { readonly operations: readonly unknown[] };
    if (operations.length < 2) return;
    await this.count(response, { ...caller, cost: operations.length - 1, whole: operations.length });
  }
}
