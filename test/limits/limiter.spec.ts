import { strict as assert } from 'node:assert';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Fault } from '../../src/fault.js';
import type { Time } from '../../src/limits/account.js';
import { Ledger } from '../../src/limits/ledger.js';
import { type Limit, limiter } from '../../src/limits/limiter.js';
import type { Policy } from '../../src/limits/policy.js';
import { EmbeddedStore } from '../../src/store/embedded/store.js';
import { type Store, Unavailable } from '../../src/store/port.js';

/** A process's clock, which may be wrong, and its watch; both move on together. */
class Clock {
  constructor(
    public wall: number,
    public watch = 0,
  ) {}

  pass(milliseconds: number): void {
    this.wall += milliseconds;
    this.watch += milliseconds;
  }

  readonly now = (): Time => ({ wall: this.wall, watch: this.watch });
}

const noon = Date.parse('2026-03-01T12:00:00Z');
const policy: Policy = { rate: 100, burst: 100 };

describe('Limits of requests', () => {
  let path: string;
  let store: EmbeddedStore;
  const ledgers: Ledger[] = [];

  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'gala-test-'));
    store = new EmbeddedStore({ path, isScratch: true });
  });
  afterEach(async () => {
    for (const ledger of ledgers.splice(0)) await ledger.close();
    await store.close();
    await rm(path, { recursive: true, force: true });
  });

  async function opened(clock: Clock, on: Store = store): Promise<Ledger> {
    const ledger = await Ledger.open(on, pino({ level: 'silent' }), clock.now);
    ledgers.push(ledger);
    return ledger;
  }

  /** A process that limits tenants, callers or both. */
  async function processWith(clock: Clock, limits: { tenant?: Policy; principal?: Policy }, on: Store = store) {
    const all = { ...limits, records: new Map() };
    return limiter(await opened(clock, on), () => all);
  }

  async function outcome(limit: Limit, cost = 1, tenant = 'acme', caller = 'jo') {
    const [settled] = await Promise.allSettled([limit({ tenant, caller, cost })]);
    if (settled.status === 'fulfilled') return 'taken';
    assert.ok(settled.reason instanceof Fault, String(settled.reason));
    return settled.reason;
  }

  /** Asks so often at once; how many came through. */
  async function through(limit: Limit, times: number, tenant = 'acme', caller = 'jo'): Promise<number> {
    const outcomes = await Promise.all(Array.from({ length: times }, () => outcome(limit, 1, tenant, caller)));
    return outcomes.filter((one) => one === 'taken').length;
  }

  for (const name of ['tenant', 'principal'] as const) {
    describe(`of a ${name}`, () => {
      it('are rate and burst at once, and then the rate', async () => {
        const clock = new Clock(noon);
        const limit = await processWith(clock, { [name]: policy });
        assert.equal(await through(limit, 500), 200);
        clock.pass(250);
        assert.equal(await through(limit, 500), 25);
        clock.pass(10_000);
        assert.equal(await through(limit, 500), 200);
      });

      it('are all or nothing for what costs more', async () => {
        const clock = new Clock(noon);
        const limit = await processWith(clock, { [name]: policy });
        assert.equal(await outcome(limit, 150), 'taken');
        const refused = await outcome(limit, 150);
        assert.ok(refused instanceof Fault && refused.code === 'too_many_requests');
        assert.equal(await through(limit, 100), 50);
      });

      it('say when to go on, and let one who waits so long through', async () => {
        for (const [rate, burst, cost] of [
          [1, 0, 1],
          [3, 4, 6],
          [1000, 0, 1],
        ] as const) {
          const clock = new Clock(noon);
          const limit = await processWith(clock, { [name]: { rate, burst } });
          const tenant = `${rate}`;
          await through(limit, rate + burst, tenant);
          const refused = await outcome(limit, cost, tenant);
          assert.ok(refused instanceof Fault);
          assert.match(refused.headers['Retry-After'] ?? '', /^[1-9]\d*$/);
          clock.pass(Number(refused.headers['Retry-After']) * 1000);
          assert.equal(await outcome(limit, cost, tenant), 'taken');
        }
      });

      it('refuse for good what costs more than comes through at once', async () => {
        const limit = await processWith(new Clock(noon), { [name]: policy });
        const refused = await outcome(limit, 201);
        assert.ok(refused instanceof Fault && refused.code === 'batch_beyond_limit');
        assert.equal(await through(limit, 500), 200);
      });

      it('leave others theirs', async () => {
        const limit = await processWith(new Clock(noon), { [name]: policy });
        await through(limit, 500, 'acme', 'greedy');
        assert.equal(await through(limit, 500, 'other', 'modest'), 200);
      });
    });
  }

  it('of a caller are not taken from the tenant when they refuse', async () => {
    const limit = await processWith(new Clock(noon), { tenant: policy, principal: { rate: 50, burst: 0 } });
    assert.equal(await through(limit, 500, 'acme', 'greedy'), 50);
    assert.equal(await through(limit, 50, 'acme', 'a'), 50);
    assert.equal(await through(limit, 50, 'acme', 'b'), 50);
    assert.equal(await through(limit, 50, 'acme', 'c'), 50);
    assert.equal(await through(limit, 50, 'acme', 'd'), 0);
  });

  it('of a tenant are not taken from the caller when they refuse', async () => {
    const clock = new Clock(noon);
    const limit = await processWith(clock, { tenant: { rate: 10, burst: 0 }, principal: { rate: 1, burst: 19 } });
    assert.equal(await through(limit, 20, 'acme', 'jo'), 10);
    clock.pass(1000);
    assert.equal(await through(limit, 20, 'acme', 'jo'), 10);
  });

  it('are not there where nothing is set', async () => {
    const limit = await processWith(new Clock(noon), {});
    assert.equal(await limit({ tenant: 'acme', caller: 'jo', cost: 1000 }), undefined);
  });

  describe('of several processes', () => {
    /** Seconds for which each process asks 40 times as often as it may. */
    const seconds = 10;
    const step = 25;

    async function flooded(clocks: readonly Clock[], change: (second: number) => void = () => {}): Promise<number> {
      const limits = await Promise.all(clocks.map((clock) => processWith(clock, { tenant: policy })));
      let count = 0;
      for (let passed = 0; passed < seconds * 1000; passed += step) {
        if (passed % 1000 === 0) change(passed / 1000);
        for (const limit of limits) count += await through(limit, 20);
        for (const clock of clocks) clock.pass(step);
      }
      return count;
    }

    const all = 200 + policy.rate * seconds;
    /** What two processes may hold: a tenth of rate and burst each. */
    const margin = 2 * 20;

    it('are those of one, and a small part', async () => {
      const count = await flooded([new Clock(noon), new Clock(noon, 5000)]);
      assert.ok(count <= all + margin, `${count} of ${all}`);
      assert.ok(count >= all * 0.9, `${count} of ${all}`);
    });

    it('hold when a clock is ahead, once that is counted', async () => {
      const count = await flooded([new Clock(noon), new Clock(noon + 3_600_000)]);
      assert.ok(count <= all + 200 + margin, `${count} of ${all}`);
      assert.ok(count >= all * 0.5, `${count} of ${all}`);
    });

    it('hold when a clock goes forward and back', async () => {
      const clocks = [new Clock(noon), new Clock(noon)] as const;
      const count = await flooded(clocks, (second) => {
        clocks[0].wall += second % 2 === 0 ? 3_600_000 : -3_600_000;
      });
      assert.ok(count <= all + 200 + margin, `${count} of ${all}`);
      assert.ok(count >= all * 0.5, `${count} of ${all}`);
    });

    it('let one go on who waited for another process', async () => {
      const clock = new Clock(noon);
      const [one, other] = [await processWith(clock, { tenant: policy }), await processWith(clock, { tenant: policy })];
      await through(one, 500);
      assert.equal(await through(other, 1), 0);
      clock.pass(1000);
      assert.equal(await through(other, 1), 1);
    });
  });

  it('do not starve anybody when the clock is set back', async () => {
    const clock = new Clock(noon);
    const limit = await processWith(clock, { tenant: policy });
    assert.equal(await through(limit, 500), 200);
    clock.wall -= 24 * 3_600_000;
    for (let second = 0; second < 5; second++) {
      clock.pass(1000);
      assert.equal(await through(limit, 500), 100);
    }
  });

  /** A store that counts its commits, and fails when it is told to. */
  function watched() {
    const state = { commits: 0, reads: 0, isAway: false };
    const proxy = new Proxy<Store>(store, {
      get: (target, name: keyof Store) => {
        const whole = (target[name] as (...values: unknown[]) => unknown).bind(target);
        return async (...values: unknown[]) => {
          if (name === 'commit') state.commits++;
          if (name === 'read') state.reads++;
          if (state.isAway) throw new Unavailable('it was stopped');
          return await whole(...values);
        };
      },
    });
    return { state, store: proxy };
  }

  it('write once for many requests, and do not ask for each that is refused', async () => {
    const { state, store } = watched();
    const clock = new Clock(noon);
    const limit = await processWith(clock, { tenant: policy }, store);
    for (let n = 0; n < 200; n++) assert.equal(await through(limit, 1), 1);
    assert.equal(state.commits, 10);
    const { reads } = state;
    assert.equal(await through(limit, 1000), 0);
    assert.ok(state.reads - reads <= 1, String(state.reads - reads));
  });

  it('are those of each process while the store does not answer', async () => {
    const { state, store } = watched();
    const clock = new Clock(noon);
    const limit = await processWith(clock, { tenant: policy }, store);
    assert.equal(await through(limit, 5), 5);
    state.isAway = true;
    assert.equal(await through(limit, 500), 195);
    clock.pass(1000);
    assert.equal(await through(limit, 500), 100);
    clock.pass(60_000);
    assert.equal(await through(limit, 500), 200);
    state.isAway = false;
    clock.pass(60_000);
    assert.ok((await through(limit, 500)) <= 420);
  });

  it('hold from the first request on when the store never answered', async () => {
    const { state, store } = watched();
    const limit = await processWith(new Clock(noon), { tenant: policy }, store);
    state.isAway = true;
    assert.equal(await through(limit, 500), 200);
  });

  it('leave nothing in the store of tenants that do no more', async () => {
    const clock = new Clock(noon);
    const ledger = await opened(clock);
    const all = { tenant: policy, records: new Map() };
    const limit = limiter(ledger, () => all);
    const names = Array.from({ length: 1200 }, (_, n) => `made-up-${n}`);
    await Promise.all(names.map((tenant) => limit({ tenant, caller: 'jo', cost: 1 })));
    const left = () => store.page({ collection: 'gala.limits', tenant: 'all', limit: 5000 });
    await ledger.sweep();
    assert.equal((await left()).length, 1200);
    clock.pass(120_000);
    await limit({ tenant: 'acme', caller: 'jo', cost: 200 });
    await ledger.sweep();
    assert.equal((await left()).length, 1);
  });

  it('follow a policy that changes', async () => {
    const clock = new Clock(noon);
    let current: Policy = policy;
    const limit = limiter(await opened(clock), () => ({ tenant: current, records: new Map() }));
    assert.equal(await through(limit, 10), 10);
    current = { rate: 5, burst: 0 };
    clock.pass(60_000);
    assert.ok((await through(limit, 500)) <= 5 + 20);
    clock.pass(1000);
    assert.equal(await through(limit, 500), 5);
  });
});
