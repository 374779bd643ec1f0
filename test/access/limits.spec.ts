import { strict as assert } from 'node:assert';
import { limiter } from '../../src/access/limits.js';
import { Fault } from '../../src/fault.js';

describe('The limit of requests', () => {
  const isRefused = (thrown: unknown) => thrown instanceof Fault && thrown.code === 'too_many_requests';

  /** Asks for a tenant until it is refused, however slow the machine is. */
  async function exhausted(limit: (tenant: string) => Promise<void>, tenant: string): Promise<void> {
    for (;;) {
      const [outcome] = await Promise.allSettled([limit(tenant)]);
      if (outcome.status === 'fulfilled') continue;
      assert.ok(isRefused(outcome.reason), String(outcome.reason));
      return;
    }
  }

  it('of one tenant leaves the others theirs', async () => {
    const limit = limiter(1);
    for (let n = 0; n < 5; n++) {
      await exhausted(limit, 'greedy');
      await limit(`modest-${n}`);
    }
  });

  it('is so many at once', async () => {
    const limit = limiter(20);
    await Promise.all(Array.from({ length: 20 }, () => limit('acme')));
  });
});
