import { strict as assert } from 'node:assert';
import { BackOff } from '../../src/mail/backOff.js';
import { atTime } from '../support/time.js';

describe('Pauses after failures', () => {
  it('double up to five minutes, and begin anew when all went well', () => {
    let time = 0;
    const at = <T>(task: () => T) => atTime(() => time, task);
    const backOff = at(() => new BackOff(1000));
    const pauses: number[] = [];
    for (let n = 0; n < 11; n++) {
      const pause = at(() => backOff.failed([]));
      pauses.push(pause / 1000);
      assert.equal(
        at(() => backOff.isPaused),
        true,
      );
      time += pause;
      assert.equal(
        at(() => backOff.isPaused),
        false,
      );
    }
    assert.deepEqual(pauses, [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    at(() => backOff.succeeded());
    assert.equal(
      at(() => backOff.failed([])),
      1000,
    );
  });

  it('of one mail do not hold up others', () => {
    const [pause, due, other] = atTime(
      () => 0,
      () => {
        const backOff = new BackOff(1000);
        return [backOff.failed(['a']), backOff.isDue('a') || backOff.isPaused, backOff.isDue('b')];
      },
    );
    assert.deepEqual([pause, due, other], [1000, false, true]);
  });
});
