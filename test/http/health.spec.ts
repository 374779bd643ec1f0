/** `GET /healthz` and `GET /readyz`. */
import { strict as assert } from 'node:assert';
import { pino } from 'pino';
import { type Failing, failing, worldOn } from '../support/failing.js';
import { type World, world } from '../support/harness.js';

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

  describe('of a server whose store fails', () => {
    let server: Failing;
    beforeEach(async () => {
      server = await failing();
      server.gala.courier.begin();
    });
    afterEach(() => server.close());

    it('is that of a server that lives, but is not ready, until it works again', async () => {
      const { gala, withoutStore } = server;
      await withoutStore(new Error('away'), async () => {
        assert.deepEqual(await ask(gala, '/readyz'), [503, { status: 'unavailable', failing: ['store'] }]);
        assert.deepEqual(await ask(gala, '/healthz'), well);
      });
      assert.deepEqual(await ask(gala, '/readyz'), well);
    });
  });

  it('does not wait for a store that does not answer', async () => {
    const { gala, end } = await worldOn(() => ({ read: () => new Promise(() => {}) }));
    gala.courier.begin();
    assert.deepEqual(await ask(gala, '/readyz'), [503, { status: 'unavailable', failing: ['store'] }]);
    await end();
  });

  it('names what delivers e-mails, before it begins and after it ends, and the end of the server', async () => {
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
