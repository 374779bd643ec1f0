/** Who gets how much of what all want. */
import { strict as assert } from 'node:assert';
import { type Release, Share } from '../../src/http/share.js';

const minute = 60_000;

describe('A share', () => {
  /** Takes, and notes in `order` when it was admitted. */
  const taking = (share: Share, order: string[], holder: string, amount: number) =>
    share.take(holder, amount, minute).then((release) => {
      order.push(`${holder} ${amount}`);
      return release as Release;
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  it('is given at once while there is room', async () => {
    const share = new Share(10, 6);
    const [one, other] = [await share.take('a', 6, 0), await share.take('b', 4, 0)];
    assert.equal(share.taken, 10);
    one?.();
    one?.();
    assert.equal(share.taken, 4, 'given back once');
    other?.();
    assert.equal(share.taken, 0);
  });

  it('is refused when there is no room in time', async () => {
    const share = new Share(10, 6);
    await share.take('a', 6, 0);
    assert.equal(await share.take('a', 1, 5), undefined);
    assert.equal((await share.take('b', 4, 0)) !== undefined, true);
    assert.equal(await share.take('c', 1, 5), undefined);
  });

  it('is given in the order of asking, and holders take turns', async () => {
    const share = new Share(6, 6);
    const order: string[] = [];
    const release = await taking(share, order, 'a', 6);
    const waiting = [
      taking(share, order, 'a', 4),
      taking(share, order, 'a', 1),
      taking(share, order, 'b', 2),
      taking(share, order, 'b', 3),
    ];
    await settle();
    assert.deepEqual(order, ['a 6']);
    release();
    await settle();
    assert.deepEqual(order.slice(1), ['a 4', 'b 2']);
    (await waiting[0])?.();
    await Promise.all(waiting);
    assert.deepEqual(order.slice(3), ['a 1', 'b 3']);
  });

  it('of one holder leaves the others theirs', async () => {
    const share = new Share(10, 6);
    for (let i = 0; i < 6; i++) await share.take('greedy', 1, 0);
    const waiting = Array.from({ length: 50 }, () => share.take('greedy', 1, 20));
    assert.notEqual(await share.take('other', 4, 0), undefined);
    assert.deepEqual(new Set(await Promise.all(waiting)), new Set([undefined]));
  });

  it('is the whole part for who wants more than that', async () => {
    const share = new Share(10, 6);
    const release = await share.take('a', 100, 0);
    assert.equal(share.taken, 6);
    release?.();
    assert.equal(share.taken, 0);
  });

  it('is not waited for by more than a thousand', async () => {
    const share = new Share(1, 1);
    const release = await share.take('a', 1, 0);
    const waiting = Array.from({ length: 1000 }, () => share.take('a', 1, minute));
    assert.equal(await share.take('a', 1, minute), undefined);
    release?.();
    for (const next of waiting) (await next)?.();
    assert.equal(share.taken, 0);
  });
});
