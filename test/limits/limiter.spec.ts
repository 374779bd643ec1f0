import { strict as assert } from 'node:assert';
import { Fault } from '../../src/fault.js';
import { Bucket, type Policy, type Pool } from '../../src/lib/tokenBuckets.js';
import { type Limit, limiter, type TenantLimits } from '../../src/limits/limiter.js';
import { throughout } from '../support/time.js';

const policy: Policy = { rate: 100, burst: 100 };
const records = new Map<string, number>();

/** What processes share, in memory. */
function sharedBuckets() {
  const buckets = new Map<string, Bucket>();
  const state = { asked: 0, isAway: false };
  const pool: Pool = async (tenant, min, share, policy) => {
    state.asked++;
    if (state.isAway) return undefined;
    const bucket = buckets.get(tenant) ?? new Bucket();
    buckets.set(tenant, bucket);
    const left = bucket.left(policy);
    const taken = left < min ? 0 : Math.min(left, share);
    bucket.take(taken, policy);
    return { taken, left: left - taken };
  };
  return { pool, state };
}

describe('Limits of requests', () => {
  /** Milliseconds by the clock of the process. */
  let time = 0;
  throughout(() => time);

  const limited = (limits: Partial<TenantLimits>, pool?: Pool) =>
    limiter(() => ({ records, ...limits }), { tenants: pool });

  async function outcome(limit: Limit, cost = 1, tenant = 'acme', caller = 'jo'): Promise<'taken' | Fault> {
    try {
      await limit({ tenant, caller, cost });
      return 'taken';
    } catch (thrown) {
      assert.ok(thrown instanceof Fault, String(thrown));
      return thrown;
    }
  }

  /** Asks so often at once; how many came through. */
  async function through(limit: Limit, times: number, tenant = 'acme', caller = 'jo'): Promise<number> {
    const outcomes = await Promise.all(Array.from({ length: times }, () => outcome(limit, 1, tenant, caller)));
    return outcomes.filter((one) => one === 'taken').length;
  }

  const kinds: Record<string, (policy: Policy) => Limit> = {
    tenant: (tenant) => limited({ tenant }),
    'tenant that processes share': (tenant) => limited({ tenant }, sharedBuckets().pool),
    caller: (principal) => limited({ principal }),
  };
  for (const [name, limitedTo] of Object.entries(kinds)) {
    describe(`of a ${name}`, () => {
      it('allow rate and burst at once, and then the rate', async () => {
        const limit = limitedTo(policy);
        assert.equal(await through(limit, 500), 200);
        time += 250;
        assert.equal(await through(limit, 500), 25);
        time += 10_000;
        assert.equal(await through(limit, 500), 200);
      });

      it('grant a larger cost whole or not at all', async () => {
        const limit = limitedTo(policy);
        assert.equal(await outcome(limit, 150), 'taken');
        const refused = await outcome(limit, 150);
        assert.ok(refused instanceof Fault && refused.code === 'too_many_requests');
        assert.equal(await through(limit, 100), 50);
      });

      it('say when to try again, and let a caller who waits so long through', async () => {
        const cases: [Policy, number][] = [
          [{ rate: 1, burst: 0 }, 1],
          [{ rate: 3, burst: 4 }, 6],
        ];
        for (const [policy, cost] of cases) {
          const limit = limitedTo(policy);
          await through(limit, policy.rate + policy.burst);
          const refused = await outcome(limit, cost);
          assert.ok(refused instanceof Fault);
          assert.match(refused.headers['Retry-After'] ?? '', /^[1-9]\d*$/);
          time += Number(refused.headers['Retry-After']) * 1000;
          assert.equal(await outcome(limit, cost), 'taken');
        }
      });

      it('are counted apart for each tenant and caller', async () => {
        const limit = limitedTo(policy);
        await through(limit, 500, 'acme', 'greedy');
        assert.equal(await through(limit, 500, 'other', 'modest'), 200);
        assert.equal(await through(limit, 500, 'third', 'greedy'), 200, 'one of that name, of another tenant');
      });
    });
  }

  it('of a caller take nothing from the tenant when they refuse', async () => {
    const limit = limited({ tenant: policy, principal: { rate: 50, burst: 0 } });
    assert.equal(await through(limit, 500, 'acme', 'greedy'), 50);
    for (const caller of ['a', 'b', 'c']) assert.equal(await through(limit, 50, 'acme', caller), 50);
    assert.equal(await through(limit, 50, 'acme', 'd'), 0);
  });

  it('of a tenant take nothing from the caller when they refuse', async () => {
    const limit = limited({ tenant: { rate: 10, burst: 0 }, principal: { rate: 1, burst: 19 } });
    assert.equal(await through(limit, 20), 10);
    time += 1000;
    assert.equal(await through(limit, 20), 10);
  });

  it('are checked without waiting in one process, and not at all where none is set', () => {
    const demand = { tenant: 'acme', caller: 'jo', cost: 200 };
    assert.deepEqual(limited({ tenant: policy, principal: policy })(demand), {
      RateLimit: '"tenant";r=0;t=2, "principal";r=0;t=2',
      'RateLimit-Policy': '"tenant";q=200;w=2, "principal";q=200;w=2',
    });
    assert.equal(limited({})(demand), undefined);
  });

  it('follow the settings when these change', async () => {
    let tenant = policy;
    const limit = limiter(() => ({ tenant, records }));
    assert.equal(await through(limit, 10), 10);
    tenant = { rate: 5, burst: 0 };
    assert.equal(await through(limit, 500), 5);
    time += 1000;
    assert.equal(await through(limit, 500), 5);
  });

  describe('of several processes', () => {
    it('together are hardly less than those of one, and never more', async () => {
      const { pool } = sharedBuckets();
      const limits = [limited({ tenant: policy }, pool), limited({ tenant: policy }, pool)];
      let count = 0;
      for (let passed = 0; passed < 10_000; passed += 25) {
        for (const limit of limits) count += await through(limit, 20);
        time += 25;
      }
      const all = 200 + 10 * policy.rate;
      assert.ok(count > 0.95 * all && count <= all, `${count} of ${all}`);
    });

    it('let a caller through who has waited, whichever process it asks', async () => {
      const { pool } = sharedBuckets();
      const [one, other] = [limited({ tenant: policy }, pool), limited({ tenant: policy }, pool)];
      await through(one, 500);
      assert.equal(await through(other, 1), 0);
      time += 1000;
      assert.equal(await through(other, 1), 1);
    });

    it('are fetched from the database in portions, and not for each refused request', async () => {
      const { pool, state } = sharedBuckets();
      const limit = limited({ tenant: policy }, pool);
      for (let n = 0; n < 200; n++) assert.equal(await through(limit, 1), 1);
      assert.equal(state.asked, 10);
      assert.equal(await through(limit, 1000), 0);
      assert.equal(state.asked, 10);
    });

    it('are those of each process alone while the database does not answer', async () => {
      const { pool, state } = sharedBuckets();
      const limit = limited({ tenant: policy }, pool);
      assert.equal(await through(limit, 5), 5);
      state.isAway = true;
      assert.equal(await through(limit, 500), 195);
      time += 1000;
      assert.equal(await through(limit, 500), 100);
      time += 60_000;
      assert.equal(await through(limit, 500), 200);
      state.isAway = false;
      time += 60_000;
      assert.equal(await through(limit, 500), 200);
      state.isAway = true;
      assert.equal(await through(limited({ tenant: policy }, pool), 500), 200, 'that never answered');
    });
  });
});
