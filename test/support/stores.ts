/** Runs a suite of the API on every store that this machine has. */
import { MongoStore } from '../../src/store/mongo/store.js';
import { type World, type WorldOptions, world } from './harness.js';
import { drop, freshDatabase, mongoUrl } from './mongo-server.js';

type Start = (options?: Omit<WorldOptions, 'store'>) => Promise<World>;
type Suite = (start: Start) => void;

/** `start` gives a world on a fresh store; it is closed after the suite. */
export function onEachStore(title: string, suite: Suite): void {
  describe(`${title} (embedded store)`, () => withWorlds(suite, world));
  describe(`${title} (MongoDB)`, () => {
    before(async function () {
      if ((await mongoUrl()) === undefined) this.skip();
    });
    withWorlds(suite, worldOnMongo);
  });
}

function withWorlds(suite: Suite, start: (options?: WorldOptions) => Promise<World>): void {
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

async function worldOnMongo(options: WorldOptions = {}): Promise<World> {
  const database = freshDatabase();
  const store = await MongoStore.open((await mongoUrl()) as string, { database });
  const one = await world({ ...options, store });
  return {
    ...one,
    async close() {
      await one.close();
      await drop(store.client, database);
      await store.close();
    },
  };
}
