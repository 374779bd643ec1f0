/** What a process that has died leaves to others on the same MongoDB. */
import { strict as assert } from 'node:assert';
import { Peers } from '../../src/store/peers.js';
import type { Change } from '../../src/store/port.js';
import { declareAll, doc, keyOf as key, next } from '../support/store-suite.js';
import { atIntervals, whileTimeFlies } from '../support/time.js';
import { happening, until } from '../support/until.js';
import { suiteStores } from './support/server.js';

describe('A process that dies on MongoDB', () => {
  const { database, open } = suiteStores();

  /** A process whose notices are posted when a test says so. */
  const joined = async (store: Awaited<ReturnType<typeof open>>) => {
    const [clock, writing] = [() => new Date(), () => []];
    const { value, pass } = atIntervals(() => new Peers(store.board(), clock, writing));
    await value.join();
    return { peers: value, pass };
  };

  /** SecantusDB ends a transaction with its session, too, but not the commands under way in it. */
  it('in the middle of a transaction is noticed by the others, who end the transaction', async () => {
    const [reached, never] = [happening(), happening()];
    let steps = 0;
    const beforeStep = async () => {
      if (++steps < 3) return;
      reached.happen();
      await never.happened;
    };
    const dying = await open({ beforeStep });
    const living = await open({ commitWaitMs: 50 });
    for (const store of [dying, living]) await declareAll(store);
    const one = doc('one');
    await living.commit([{ put: key('one'), doc: one }]);
    const changes = (id: string): Change[] => [
      { put: key('one'), doc: next(one), previous: one },
      { put: key(id), doc: doc(id) },
    ];
    dying.commit(changes('two')).catch(() => {});
    await reached.happened;
    await joined(dying);
    const { peers, pass } = await joined(living);
    const notices = () => living.client.db(database).collection('gala.processes').countDocuments();
    assert.equal(await notices(), 2);
    await assert.rejects(living.commit(changes('three')));
    await whileTimeFlies(async (fly) => {
      fly(15_000);
      pass();
      await until(async () => (await notices()) === 1);
    });
    await living.commit(changes('three'));
    await peers.close();
    assert.equal(await notices(), 0);
    assert.equal(await living.read(key('two')), undefined);
    never.happen();
  });
});
