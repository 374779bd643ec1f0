import { strict as assert } from 'node:assert';
import { Pace } from '../src/pace.js';

/** Keeps the event loop for longer than one may. */
function work(): void {
  for (const end = performance.now() + 12; performance.now() < end; );
}

describe('A pace', () => {
  it('gives one of those who wait its turn, then others theirs', async () => {
    let [turn, isRunning] = [0, true];
    const count = () => {
      turn++;
      if (isRunning) setImmediate(count);
    };
    count();
    const turns: number[] = [];
    const long = async () => {
      const pace = new Pace();
      for (let step = 0; step < 3; step++) {
        work();
        await pace.step();
        turns.push(turn);
      }
    };
    await Promise.all(Array.from({ length: 8 }, long));
    isRunning = false;
    assert.equal(new Set(turns).size, 24, turns.join());
  });
});
