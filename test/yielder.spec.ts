import { strict as assert } from 'node:assert';
import { type Party, watch, Yielder } from '../src/lib/yielder.js';
import { timed, turnsOf } from './support/turns.js';

const nextRound = () => new Promise<void>((resolve) => setImmediate(resolve));
const here = { destroyed: false, readableEnded: false };
const party = (tenant: string, caller = 'ada', client: Party['client'] = here): Party => ({ tenant, caller, client });

describe('The turns of long requests', () => {
  it('are one in each round of the event loop, however many requests there are', async () => {
    const [tasks, steps] = [10, 5];
    let [rounds, running] = [0, true];
    const count = () => {
      rounds++;
      if (running) setImmediate(count);
    };
    setImmediate(count);
    const task = async () => {
      const yielder = new Yielder();
      for (let step = 0; step < steps; step++) await yielder.step();
    };
    const { turns } = await turnsOf(() => Promise.all(Array.from({ length: tasks }, task)));
    running = false;
    assert.equal(turns, tasks * steps);
    assert.ok(rounds >= tasks * steps - 1, `${rounds} rounds`);
  });

  it('end after 1 ms, and before a step that is long', async () => {
    for (const isLong of [false, true]) {
      await timed(async (pass) => {
        const { turns } = watch;
        const yielder = new Yielder();
        const turnsAfter = async (ms: number) => {
          pass(ms);
          await yielder.step(isLong);
          return watch.turns - turns;
        };
        assert.equal(await turnsAfter(0.5), isLong ? 1 : 0);
        assert.equal(await turnsAfter(0.6), 1);
        assert.equal(await turnsAfter(0.3), 1);
        assert.equal(await turnsAfter(1), 2);
      });
    }
  });

  it('give a long step a turn of its own, not one that is over', () =>
    timed(async () => {
      const [one, other] = [new Yielder(), new Yielder()];
      const { turns } = watch;
      for (const yielder of [one, one, other, one]) await yielder.step(true);
      assert.equal(watch.turns - turns, 3);
    }));

  it('do not count the time in which other requests worked', () =>
    timed(async (pass) => {
      const yielder = new Yielder();
      await yielder.step();
      pass(500);
      await nextRound(); // the round ends in which others took so long
      pass(0.5);
      const { turns } = watch;
      await yielder.step();
      assert.deepEqual([watch.turns - turns, yielder.used], [0, 0.5]);
    }));

  it('do not count the steps of other requests in the same round', () =>
    timed(async (pass) => {
      const [one, other] = [new Yielder(), new Yielder()];
      for (const yielder of [other, other, one]) {
        pass(0.5);
        await yielder.step();
      }
      pass(0.5);
      const { turns } = watch;
      await one.step();
      assert.deepEqual([watch.turns - turns, one.used, other.used], [1, 1, 1]);
    }));

  /** Those that wait for a turn, in the order in which they get it. */
  const order = async (waiting: readonly (readonly [name: string, yielder: Yielder])[]) => {
    const names: string[] = [];
    await new Yielder().step(true); // the last turn is still in use
    await Promise.all(
      waiting.map(([name, yielder]) => Promise.resolve(yielder.step(true)).then(() => names.push(name))),
    );
    return names.join(' ');
  };

  it('go round by tenant, then by caller', () =>
    timed(async () => {
      const of = (name: string, ...whose: Parameters<typeof party>) => [name, new Yielder(party(...whose))] as const;
      const many = Array.from({ length: 4 }, (_, n) => of(`a${n}`, 'a'));
      const waiting = [...many, of('eve', 'a', 'eve'), of('b', 'b'), [`own`, new Yielder()] as const];
      assert.equal(await order(waiting), 'a0 b own eve a1 a2 a3');
    }));

  it('let requests of a caller that have worked little go before those that have worked long', () =>
    timed(async (pass) => {
      const worked = async (ms: number) => {
        const yielder = new Yielder(party('a'));
        pass(ms);
        await yielder.step();
        return [`${ms}`, yielder] as const;
      };
      const waiting = [await worked(250), await worked(20), await worked(1), await worked(0)];
      assert.equal(await order(waiting), '1 0 20 250');
    }));

  it('let a request go on before the next one of its caller, until it has worked long', () =>
    timed(async (pass) => {
      const turnsTaken: string[] = [];
      const task = async (name: string) => {
        const yielder = new Yielder(party('a'));
        for (let turn = 0; turn < 5; turn++) {
          await yielder.step(true);
          turnsTaken.push(name);
          pass(1);
        }
      };
      await Promise.all([task('a'), task('b')]);
      assert.equal(turnsTaken.join(''), 'aabbaaabbb');
    }));
});
