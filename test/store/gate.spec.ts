import { strict as assert } from 'node:assert';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Gate } from '../../src/store/gate.js';

describe('A gate', () => {
  it('lets only so many pass at once, in order, and goes on when they fail', async () => {
    const gate = new Gate(3);
    const begun: number[] = [];
    let inside = 0;
    const task = async (n: number) => {
      begun.push(n);
      assert.ok(++inside <= 3);
      await nextTurn();
      inside--;
      if (n % 2) throw new Error(`${n}`);
      return n;
    };
    const numbers = Array.from({ length: 20 }, (_, n) => n);
    const outcomes = await Promise.allSettled(numbers.map((n) => gate.pass(() => task(n))));
    assert.deepEqual(begun, numbers);
    assert.deepEqual(
      outcomes.map((one) => (one.status === 'fulfilled' ? one.value : Number(one.reason.message))),
      numbers,
    );
    assert.equal(inside, 0);
  });
});
