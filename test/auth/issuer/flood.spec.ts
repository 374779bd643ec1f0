/** What keeps wrong secrets in masses from costing much, and from shutting anybody out. */
import { strict as assert } from 'node:assert';
import { Credentials } from '../../../src/auth/issuer/credentials.js';
import { hashSecret } from '../../../src/auth/issuer/secrets.js';
import { Suspicion } from '../../../src/auth/issuer/suspicion.js';
import { Turns } from '../../../src/auth/issuer/turns.js';

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

  it('go to the least suspicious first, regardless of arrival', async () => {
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
