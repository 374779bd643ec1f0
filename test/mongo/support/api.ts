/** Suites of the API on MongoDB. */
import { type Start, type Suite, withServers } from '../../support/api.js';
import { world } from '../../support/harness.js';
import { drop, freshDatabase, mongoUrl, openStore } from './server.js';

/** Describes a suite on MongoDB; skipped without a server. */
export function describeApiOnMongo(title: string, suite: Suite): void {
  describe(`${title} (MongoDB)`, () => {
    before(function () {
      if (mongoUrl() === undefined) this.skip();
    });
    withServers(suite, start);
  });
}

const start: Start = async (options = {}) => {
  const database = freshDatabase();
  const store = await openStore(database);
  const one = await world({ ...options, store });
  return {
    ...one,
    async close() {
      await one.close();
      await drop(store.client, database);
      await store.close();
    },
  };
};
