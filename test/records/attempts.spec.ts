import { strict as assert } from 'node:assert';
import { Attempt, ReadBarrier } from '../../src/records/attempts.js';
import type { Peers } from '../../src/store/peers.js';
import { until } from '../support/until.js';

describe('Who follows changes', () => {
  const now = Date.now();
  // a tenant of its own: what other specs of the process are still writing is not under way here
  const begun = (time: number | undefined, tenant = 'own') => new Attempt({ tenant, time });
  const settling = () => new ReadBarrier({ clock: () => new Date(now) }, 'own');

  it('has all up to the first change under way of the tenant, however others begin and end', () => {
    const attempts = [begun(now - 5), begun(now - 9), begun(undefined), begun(now - 20, 'other'), begun(now - 7)];
    const least = () => [1, 4, 6, 8, 10].find((age) => settling().isSettled(now - age));
    const [first, oldest, timeless, another, last] = attempts as [Attempt, Attempt, Attempt, Attempt, Attempt];
    assert.equal(least(), 10);
    oldest.end();
    assert.equal(least(), 8);
    last.end();
    assert.equal(least(), 6);
    first.end();
    assert.equal(least(), 1);
    timeless.end();
    another.end();
    assert.equal(least(), 1);
  });

  it('does not trust what others tell after it began to read: they may have stored meanwhile what it did not see', () => {
    let settledBefore = now - 50;
    const peers = { settledBefore: () => settledBefore, settle: async () => now };
    const following = new ReadBarrier({ clock: () => new Date(now), peers: peers as never as Peers }, 'own');
    settledBefore = now;
    assert.deepEqual([following.isSettled(now - 51), following.isSettled(now - 50)], [true, false]);
  });

  it('waits for the changes under way up to a time, and for no others', async () => {
    const [asked, later] = [begun(now), begun(now + 1)];
    let isSettled = false;
    const waiting = settling()
      .settle(now)
      .then(() => {
        isSettled = true;
      });
    const asking = Date.now();
    await until(() => Date.now() > asking + 50);
    assert.equal(isSettled, false);
    asked.end();
    await waiting;
    later.end();
  });
});
