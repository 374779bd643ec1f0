import { strict as assert } from 'node:assert';
import { setImmediate as nextRound } from 'node:timers/promises';
import { Pace } from '../src/pace.js';

describe('The pace of long requests', () => {
  it('is one turn in each round of the event loop, however many they are', async () => {
    const [tasks, steps] = [10, 5];
    let [rounds, running] = [0, true];
    const watch = (async () => {
      for (; running; rounds++) await nextRound();
    })();
    const task = async () => {
      const pace = new Pace();
      for (let step = 0; step < steps; step++) {
        await pace.step(true);
        for (const ends = performance.now() + 12; performance.now() < ends; ); // longer than a turn
      }
    };
    await Promise.all(Array.from({ length: tasks }, task));
    running = false;
    await watch;
    assert.ok(rounds >= tasks * steps - 1, `${rounds} rounds`);
  });

  it('lets short steps pass at once', async () => {
    let hasPassed = false;
    const steps = (async () => {
      await new Pace().step();
      hasPassed = true;
    })();
    await Promise.resolve();
    await Promise.resolve();
    assert.ok(hasPassed);
    await steps;
  });
});
