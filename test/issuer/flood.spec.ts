/** Wrong secrets in masses: they cost little, and shut nobody out. */
import { strict as assert } from 'node:assert';
import { request } from 'node:http';
import { Credentials } from '../../src/issuer/credentials.js';
import { hashSecret } from '../../src/issuer/secrets.js';
import { Suspicion } from '../../src/issuer/suspicion.js';
import { Turns } from '../../src/issuer/turns.js';
import { added, basic, grant, post } from '../process/issuer/support.js';
import { ask, dataFolder, endAll, started } from '../process/support/process.js';

describe('Turns', () => {
  const bounds = { atOnce: 1, waiting: 3, wait: 60_000 };

  /** Holds the only turn until it is called. */
  function held(turns: Turns): () => void {
    let release = () => {};
    const holding = new Promise<void>((resolve) => {
      release = resolve;
    });
    void turns.run(
      () => 0,
      () => holding,
    );
    return release;
  }

  it('go to those with the least suspicion, whoever came first', async () => {
    const turns = new Turns(bounds);
    const release = held(turns);
    const order: number[] = [];
    const all = [2, 0, 1].map((level) =>
      turns.run(
        () => level,
        async () => order.push(level),
      ),
    );
    release();
    await Promise.all(all);
    assert.deepEqual(order, [0, 1, 2]);
  });

  it('are not for those with the most when too many wait', async () => {
    const turns = new Turns(bounds);
    const release = held(turns);
    const all = [5, 9, 1, 3, 7].map((level) =>
      turns.run(
        () => level,
        async () => level,
      ),
    );
    release();
    assert.deepEqual(await Promise.all(all), [5, undefined, 1, 3, undefined]);
  });

  it('end after a time', async () => {
    const turns = new Turns({ ...bounds, wait: 1 });
    const release = held(turns);
    const late = await turns.run(
      () => 0,
      async () => 'never',
    );
    assert.equal(late, undefined);
    release();
  });

  it('go on after one that fails', async () => {
    const turns = new Turns(bounds);
    const failing = turns.run(
      () => 0,
      async () => assert.fail('as it should'),
    );
    await assert.rejects(failing);
    assert.equal(
      await turns.run(
        () => 0,
        async () => 'next',
      ),
      'next',
    );
  });
});

describe('Suspicion', () => {
  it('falls on the connection first, then on the address for one client', () => {
    const suspicion = new Suspicion();
    const [bad, good] = [{}, {}];
    suspicion.failed({ address: 'a', socket: bad, client: 'c' });
    const of = (address: string, socket: object, client?: string) => suspicion.of({ address, socket, client });
    assert.equal(of('b', good, 'c'), 0);
    assert.equal(of('a', good, 'd'), 0);
    assert.ok(of('a', good, 'c') > 0);
    assert.ok(of('b', bad, 'd') > of('a', good, 'c'));
    const asking = {};
    suspicion.sentAway({ address: 'a', socket: asking, client: 'c' });
    assert.ok(of('a', asking, 'c') > of('a', good, 'c'));
  });
});

describe('Credentials', () => {
  const from = () => ({ address: 'a', socket: {} });

  it('are right or wrong, the second time as the first', async () => {
    const credentials = new Credentials();
    const client = { id: 'c', secret: await hashSecret('right'), tenants: [] };
    for (const _ of [1, 2]) {
      assert.equal(await credentials.check(client, 'right', from()), 'right');
      assert.equal(await credentials.check(client, 'wrong', from()), 'wrong');
      assert.equal(await credentials.check(undefined, 'right', from()), 'wrong');
    }
    assert.equal(await credentials.check({ ...client, secret: await hashSecret('new') }, 'right', from()), 'wrong');
  });

  it('are busy with so many at a time', async () => {
    const credentials = new Credentials();
    const client = { id: 'c', secret: await hashSecret('right'), tenants: [] };
    assert.equal(await credentials.check(client, 'right', from()), 'right');
    const verdicts = Array.from({ length: 80 }, (_, index) => credentials.check(client, `wrong ${index}`, from()));
    assert.equal(await credentials.check(client, 'right', from()), 'right');
    const busy = (await Promise.all(verdicts)).filter((verdict) => verdict === 'busy');
    assert.ok(busy.length >= 80 - 65, String(busy.length));
    assert.equal(await credentials.check(client, 'right', from()), 'right');
  });
});

describe('A flood of wrong secrets', () => {
  let folder: Awaited<ReturnType<typeof dataFolder>>;

  before(async () => {
    folder = await dataFolder();
  });
  after(async () => {
    await endAll();
    await folder.remove();
  });

  it('keeps honest clients waiting, not out, even under the name that it uses', async function () {
    this.timeout(300_000); // each secret takes its time, on a busy machine a long one
    const environment = { DATA_DIR: folder.path, LOG_LEVEL: 'warn' };
    const scopes = ['--tenant', 'acme', '--permission', '*'];
    const [target, other] = [
      await added('target', environment, ...scopes),
      await added('other', environment, ...scopes),
    ];
    const gala = await started({ ...environment, JWT_SECRET: 'a secret for processes, and for nothing else' });
    let sent = 0;
    const answers = new Map<number, number>();
    const flood = Array.from({ length: 100 }, async (_, index) => {
      for (;;) {
        const id = index % 3 === 0 ? `nobody ${sent}` : 'target';
        const { status } = await post(gala.url, grant, basic({ id, secret: `wrong ${sent++}` }));
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    });
    while ((answers.get(401) ?? 0) < 5) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const client of [other, target]) {
      while ((await onItsOwn(gala.url, basic(client).Authorization)) !== 200);
      assert.equal(await onItsOwn(gala.url, basic(client).Authorization), 200, 'known by now');
    }
    assert.equal((await ask(gala, 'POST', '/referenceTypes/acme', { name: 'Letter' })).status, 200);
    gala.kill('SIGKILL');
    await Promise.allSettled(flood);
    assert.deepEqual([...answers.keys()].sort(), [401, 503]);
  });

  /** Over a connection of its own. */
  function onItsOwn(url: string, authorization: string): Promise<number | undefined> {
    const headers = { Authorization: authorization, 'Content-Type': 'application/x-www-form-urlencoded' };
    return new Promise((resolve, reject) => {
      const asking = request(`${url}/oauth/token`, { method: 'POST', agent: false, headers }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      });
      asking.on('error', reject).end(grant);
    });
  }
});
