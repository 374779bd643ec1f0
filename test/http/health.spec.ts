/** `GET /healthz` and `GET /readyz`. */
import { strict as assert } from 'node:assert';
import { pino } from 'pino';
import { WriteFailed } from '../../src/store/port.js';
import { failing, worldOn } from '../support/failing.js';
import { type World, world } from '../support/harness.js';
import { whileTimeFlies } from '../support/time.js';

describe('Health', () => {
  async function ask({ url }: Pick<World, 'url'>, path: string, method = 'GET') {
    const reply = await fetch(`${url}${path}`, { method });
    const text = await reply.text();
    return [reply.status, text === '' ? undefined : JSON.parse(text)];
  }
  const well = [200, { status: 'ok' }];

  it('is told to everyone, is not logged, and counts against no limit', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const gala = await world({ log, rateLimit: 1 });
    gala.courier.begin();
    for (let n = 0; n < 5; n++)
      for (const path of ['/healthz', '/readyz']) {
        assert.deepEqual(await ask(gala, path), well);
        assert.deepEqual(await ask(gala, path, 'HEAD'), [200, undefined]);
      }
    assert.deepEqual(lines, []);
    assert.equal((await ask(gala, '/healthz', 'POST'))[0], 405);
    assert.equal((await ask(gala, '/healthz/x'))[0], 404);
    await gala.close();
  });

  it('of a server whose store fails: it is alive but not ready, until the store works again', async () => {
    const { gala, withoutStore, close } = await failing();
    gala.courier.begin();
    await withoutStore(new Error('away'), async () => {
      assert.deepEqual(await ask(gala, '/readyz'), [503, { status: 'unavailable', failing: ['store'] }]);
      assert.deepEqual(await ask(gala, '/healthz'), well);
    });
    assert.deepEqual(await ask(gala, '/readyz'), well);
    await close();
  });

  it('does not wait for a store that does not answer', async () => {
    const { gala, end } = await worldOn(() => ({ read: () => new Promise(() => {}) }));
    gala.courier.begin();
    assert.deepEqual(await ask(gala, '/readyz'), [503, { status: 'unavailable', failing: ['store'] }]);
    await end();
  });

  describe('of a server whose disk is full:', () => {
    const full = [503, { status: 'unavailable', failing: ['store_full'] }];
    const types = '/referenceTypes/acme';

    /** Its store refuses writes as long as it is told to; `tried` counts them. */
    async function filling() {
      const state = { code: 'store_full' as 'store_full' | 'store_failed' | undefined, tried: 0 };
      let refusal: WriteFailed | undefined;
      const { gala, end } = await worldOn((store) => ({
        refusal: () => refusal,
        commit: async (changes) => {
          state.tried++;
          refusal = state.code && new WriteFailed(state.code, 'no room');
          if (refusal !== undefined) throw refusal;
          await store.commit(changes);
        },
      }));
      gala.courier.begin();
      return { gala, end, state };
    }

    it('it is not ready, from the first refused write to the first that succeeds', async () => {
      const { gala, end, state } = await filling();
      assert.deepEqual(await ask(gala, '/readyz'), well, 'nobody has tried to write');
      assert.equal(state.tried, 0);
      assert.equal((await gala.post(types, { name: 'A' })).body.code, 'store_full');
      for (let n = 0; n < 3; n++) assert.deepEqual(await ask(gala, '/readyz'), full);
      assert.deepEqual(await ask(gala, '/healthz'), well);
      state.code = undefined;
      assert.equal((await gala.post(types, { name: 'A' })).status, 200);
      assert.deepEqual(await ask(gala, '/readyz'), well);
      await end();
    });

    it('it is checked with a write of its own, one in five seconds, and only then', async () => {
      const { gala, end, state } = await filling();
      await whileTimeFlies(async (fly) => {
        await gala.post(types, { name: 'A' });
        const tried = state.tried;
        for (const ms of [0, 0, 4000]) {
          fly(ms);
          assert.deepEqual(await ask(gala, '/readyz'), full);
          assert.equal(state.tried, tried + 1);
        }
        fly(2000);
        assert.deepEqual(await ask(gala, '/readyz'), full);
        assert.equal(state.tried, tried + 2);
        state.code = undefined;
        for (let n = 0; n < 2; n++) {
          fly(5001);
          assert.deepEqual(await ask(gala, '/readyz'), well);
          assert.equal(state.tried, tried + 3);
        }
        // what it has written is no record of anybody, and it can write again
        state.code = 'store_full';
        await gala.post(types, { name: 'A' });
        state.code = undefined;
        fly(5001);
        assert.deepEqual(await ask(gala, '/readyz'), well);
        assert.deepEqual((await gala.get(types)).body, []);
      });
      await end();
    });

    it('that of a server with a broken disk is another, and is ready', async () => {
      const { gala, end, state } = await filling();
      state.code = 'store_failed';
      assert.equal((await gala.post(types, { name: 'A' })).body.code, 'store_failed');
      assert.deepEqual(await ask(gala, '/readyz'), well);
      await end();
    });
  });

  it('says that a server is not ready before the courier begins, after it ends, and while it stops', async () => {
    const gala = await world();
    const away = (...failing: string[]) => [503, { status: 'unavailable', failing }];
    assert.deepEqual(await ask(gala, '/readyz'), away('courier'));
    gala.courier.begin();
    assert.deepEqual(await ask(gala, '/readyz'), well);
    await gala.courier.close();
    gala.state.isStopping = true;
    assert.deepEqual(await ask(gala, '/readyz'), away('courier', 'stopping'));
    assert.deepEqual(await ask(gala, '/healthz'), well);
    await gala.close();
  });
});
