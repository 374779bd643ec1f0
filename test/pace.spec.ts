import { strict as assert } from 'node:assert';
import { Pace, watch } from '../src/pace.js';
import { turnsOf } from './support/turns.js';

describe('The pace of long requests', () => {
  const { now } = watch;
  let time: number;
  beforeEach(() => {
    time = 0;
    watch.now = () => time;
  });
  afterEach(() => {
    watch.now = now;
  });

  it('is one turn in each round of the event loop, however many they are', async () => {
    const [tasks, steps] = [10, 5];
    let [rounds, running] = [0, true];
    const count = () => {
      rounds++;
      if (running) setImmediate(count);
    };
    setImmediate(count);
    const task = async () => {
      const pace = new Pace();
      for (let step = 0; step < steps; step++) await pace.step();
    };
    const { turns } = await turnsOf(() => Promise.all(Array.from({ length: tasks }, task)));
    running = false;
    assert.equal(turns, tasks * steps);
    assert.ok(rounds >= tasks * steps - 1, `${rounds} rounds`);
  });

  it('is a turn after 2 ms, and before the first step that is long; then one in 10 ms', async () => {
    for (const isLong of [false, true]) {
      const { turns } = watch;
      const pace = new Pace();
      const turnsAfter = async (ms: number) => {
        time += ms;
        await pace.step(isLong);
        return watch.turns - turns;
      };
      assert.equal(await turnsAfter(1), isLong ? 1 : 0);
      assert.equal(await turnsAfter(1), 1);
      assert.equal(await turnsAfter(8), 1);
      assert.equal(await turnsAfter(2), 2);
    }
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
