/** What processes on one store tell each other, here on a board in memory. */
import { strict as assert } from 'node:assert';
import { writing } from '../../src/records/attempts.js';
import { type Board, type Notice, Peers, type Writing } from '../../src/store/peers.js';
import { Unavailable } from '../../src/store/port.js';
import { now, world } from '../support/harness.js';
import { atIntervals, whileTimeFlies } from '../support/time.js';
import { until } from '../support/until.js';

describe('Processes on one store', () => {
  const notices = new Map<string, Notice>();
  const board: Board = {
    post: async (own) => [...notices.set(own.id, own).values()],
    remove: async ({ id }) => void notices.delete(id),
  };
  beforeEach(() => notices.clear());

  /** A process that is silent unless it is told to post. */
  async function joined(time: number | (() => number) = Date.now, of: () => Writing = () => []) {
    const clock = () => new Date(typeof time === 'number' ? time : time());
    const { value, pass } = atIntervals(() => new Peers(board, clock, of));
    await value.join();
    return { peers: value, pass };
  }

  it('wait for what others are writing for the tenant, as long as it takes, and for their clocks', async () => {
    const time = Date.now();
    let of: Writing = Object.entries({ acme: time - 50, other: time - 99 });
    const writer = await joined(time, () => of);
    const reader = await joined(time + 1);
    assert.deepEqual([reader.peers.settledBefore('acme'), reader.peers.settledBefore('third')], [time - 50, time]);
    assert.equal(await reader.peers.settle('acme', time - 51), time - 51);
    let settled: number | undefined;
    const settling = reader.peers.settle('acme', time - 1).then((upTo) => {
      settled = upTo;
    });
    const begun = Date.now();
    await until(() => Date.now() > begun + 250);
    assert.equal(settled, undefined);
    of = [];
    writer.pass();
    await settling;
    assert.equal(settled, time - 1);
  });

  it('do not wait for ever, and then read what can be read', async () => {
    const time = Date.now();
    const writer = await joined(time, () => [['acme', time - 50]]);
    const reader = await joined(time + 1);
    await whileTimeFlies(async (fly) => {
      const settling = reader.peers.settle('acme', time);
      fly(10_000);
      writer.pass();
      reader.pass();
      await until(() => reader.peers.isHeard);
      fly(7000);
      assert.equal(await settling, time - 51);
      fly(13_000); // it is silent for too long
      assert.equal(await reader.peers.settle('acme', time), time);
    });
    assert.equal(notices.size, 1);
    await reader.peers.close();
    assert.equal(notices.size, 0);
  });

  it('begin no write with a time that readers elsewhere have read up to', async () => {
    await joined();
    const [{ time = 0 } = {}] = notices.values();
    const slow = () => Date.now() - 200;
    await joined(slow);
    assert.ok(slow() >= time);
  });

  it('give changes a new time when the others have not heard of them for long', async () => {
    const { peers } = await joined();
    const gala = await world({ peers });
    const posted = () => [...notices.values()][0]?.count;
    await gala.post('/referenceTypes/acme', { name: 'one' });
    assert.equal(posted(), 1);
    await whileTimeFlies(async (fly) => {
      fly(60_000);
      const { status, body } = await gala.post('/referenceTypes/acme', { name: 'two' });
      assert.deepEqual([status, body.sys_version, posted()], [200, 1, 2]);
      assert.equal((await gala.get('/referenceTypes/acme')).body.length, 2);
    });
    await gala.close();
  });

  it('give what they stored during a long silence a new time, as others may have read past the old one', async () => {
    const { peers } = await joined();
    const gala = await world({ peers });
    const { commit } = gala.store;
    const later = new Date(Date.parse(now) + 14_000);
    await whileTimeFlies(async (fly) => {
      gala.store.commit = async (changes) => {
        gala.store.commit = commit;
        await commit.call(gala.store, changes);
        fly(14_000); // it was stopped, and goes on
        gala.clock.now = later;
      };
      const operations = ['one', 'two'].map((name) => ({ operation: 'create', object: { name } }));
      const { status } = await gala.post('/referenceTypes/stopped/batch?atomic=true', { operations });
      assert.equal(status, 200);
      const { body } = await gala.get('/referenceTypes/stopped');
      const times = body.map(({ sys_last_modified_at: time }: { sys_last_modified_at: string }) => time);
      assert.deepEqual(times, [later.toISOString(), later.toISOString()]);
    });
    await gala.close();
  });

  it('count a commit as under way while nobody knows whether it was stored', async () => {
    const { peers, pass } = await joined(Date.now, writing);
    const gala = await world({ peers });
    const { commit } = gala.store;
    gala.store.commit = async (changes) => {
      await commit.call(gala.store, changes);
      throw new Unavailable('it did not say');
    };
    assert.equal((await gala.post('/referenceTypes/unsure', { name: 'one' })).body.code, 'store_unavailable');
    pass();
    assert.deepEqual([...notices.values()][0]?.writing, [['unsure', Date.parse(now)]]);
    await gala.close();
  });
});
