/** A MongoDB that is killed, and comes back. */
import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Doc } from '../../src/store/doc.js';
import { MongoStore } from '../../src/store/mongo/store.js';
import { type Change, Unavailable } from '../../src/store/port.js';
import { allIds, children, declareAll, doc, keyOf as key, next, parents, things } from '../support/store-suite.js';
import { type MongoServer, noMongo, privateMongo } from './support/server.js';

describe('A MongoDB that is killed while it is written to', () => {
  let server: MongoServer | undefined;
  let store: MongoStore;

  before(async function () {
    server = await privateMongo();
    if (server !== undefined) return;
    console.log(`  ${noMongo}`);
    this.skip();
  });

  after(async () => {
    await store?.close();
    await server?.discard();
  });

  /**
   * SecantusDB does not know after a restart which retryable writes and transactions it has answered, which MongoDB does.
   * So a write that is tried again may seem stale, and the store has to look.
   */
  it('keeps every write that was answered, and none in part', async () => {
    const { url, kill, start } = server as MongoServer;
    store = await MongoStore.open(url);
    await declareAll(store);
    await store.commit([{ put: key('p', parents), doc: doc('p') }]);
    const answered = new Map<string, Doc>();
    const thrown: unknown[] = [];
    let stopped = false;
    const attempt = async (written: Doc, changes: Change[]) => {
      try {
        await store.commit(changes);
        answered.set(written.record.id, written);
        return true;
      } catch (error) {
        thrown.push(error);
        return false;
      }
    };
    const write = async (writer: number) => {
      for (let i = 0; !stopped; i++) {
        const id = `w${writer}.${i}`;
        const first = doc(id, { group: 'g' });
        const create: Change[] = [{ put: key(id), doc: first }];
        if (writer % 3 > 0) create.push({ put: key(id, children), doc: doc(id) });
        if (writer % 3 > 1) create.push({ require: key('p', parents) });
        if (!(await attempt(first, create)) || writer % 2) continue;
        const second = next(first, { group: 'h' });
        const replaced = await attempt(second, [{ put: key(id), doc: second, previous: first }]);
        if (!replaced) answered.delete(id);
      }
    };
    /** Waits for a while, and on a slow machine until something was answered in it. */
    const writing = async (milliseconds: number) => {
      const enough = answered.size + 40;
      await sleep(milliseconds);
      while (answered.size < enough) await sleep(20);
    };
    const writers = Array.from({ length: 9 }, (_, i) => write(i));
    for (let round = 0; round < 3; round++) {
      await writing(1000);
      await kill();
      await sleep(300);
      await start();
    }
    await writing(500);
    stopped = true;
    await Promise.all(writers);
    for (const error of thrown) assert.ok(error instanceof Unavailable, String(error));
    assert.ok(answered.size > 100);
    for (const [id, written] of answered) assert.equal((await store.read(key(id)))?.text, written.text);
    for (const group of ['g', 'h']) {
      for (const id of await allIds(store, things, { group }))
        assert.ok(/^w[036]/.test(id) || (await store.read(key(id, children))) !== undefined, `${id} is half there`);
    }
  });
});
