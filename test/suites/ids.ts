/** Ids that a server makes: each comes after the last, also when the clock is set back. */
import { strict as assert } from 'node:assert';
import { Ids } from '../../src/records/ids.js';
import type { Store } from '../../src/store/port.js';
import type { Suite } from '../support/api.js';
import { until } from '../support/until.js';

export const ids: Suite = (start) => {
  let store: Store;
  let now = Date.parse('2026-03-01T12:00:00Z');
  const clock = () => new Date(now);
  const started = () => Ids.open(store, clock);
  /** Makes some, and waits until it is stored that they were made. */
  const made = async (ids: Ids, count = 100) => {
    const some = Array.from({ length: count }, () => ids.next());
    const time = Number.parseInt(some.at(-1)?.slice(0, 12) ?? '', 16);
    const stored = async () => (await store.read({ collection: 'gala.clock', tenant: 'all', id: 'ids' }))?.record.until;
    await until(async () => Number((await stored()) ?? 0) > time);
    return some;
  };

  before(async () => {
    ({ store } = await start());
  });

  it('are letters and digits, and each comes after the last', async () => {
    const some = await made(await started(), 10_000);
    for (const id of some) assert.match(id, /^[0-9a-f]{32}$/);
    assert.deepEqual(some, [...new Set(some)].sort());
  });

  it('go on when the clock is set back, and after a restart, too', async () => {
    const all: string[] = [];
    for (const step of [1, 5000, -3_600_000, -86_400_000, 10, 90_000_000, -1]) {
      const ids = await started();
      all.push(...(await made(ids)));
      now += step;
      all.push(...(await made(ids)));
    }
    assert.deepEqual(all, [...new Set(all)].sort());
  });

  it('are hardly ahead of the clock while that is right', async () => {
    now += 864_000_000;
    for (let restart = 0; restart < 50; restart++) {
      await made(await started(), 1);
    }
    const time = Number.parseInt((await started()).next().slice(0, 12), 16);
    assert.ok(time >= now && time <= now + 2000 * 51, `${time - now} ms ahead`);
  });

  it('are made while the store takes nothing', async () => {
    const broken = new Proxy(store, {
      get: (target, name: keyof Store) =>
        name === 'commit' ? () => Promise.reject(new Error('full')) : (target[name] as () => unknown).bind(target),
    });
    const ids = await Ids.open(broken, clock);
    now += 60_000;
    const some = Array.from({ length: 10 }, () => ids.next());
    assert.deepEqual(some, [...new Set(some)].sort());
  });
};
