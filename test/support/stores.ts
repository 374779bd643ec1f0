/** Runs a suite of the API on every store that this machine has. */
import { type World, type WorldOptions, world } from './harness.js';

type Start = (options?: Omit<WorldOptions, 'store'>) => Promise<World>;

/** `start` gives a world on a fresh store; it is closed after the suite. */
export function onEachStore(title: string, suite: (start: Start) => void): void {
  describe(`${title} (embedded store)`, () => withWorlds(suite, (options) => world(options)));
}

function withWorlds(suite: (start: Start) => void, start: (options?: WorldOptions) => Promise<World>): void {
  const started: World[] = [];
  suite(async (options) => {
    const one = await start(options);
    started.push(one);
    return one;
  });
  after(async () => {
    for (const one of started) await one.close();
  });
}
