/** Tickets that are sold by two servers on the same data, whichever store that is in. */
import { strict as assert } from 'node:assert';
import { type Ask, rush } from '../../events/tickets/selling.js';
import { ask, type Environment, secret, serversFolder, started } from '../support/process.js';

/** Describes it. @param store the environment of a server with that store; skipped if undefined. */
export function describeTwoServers(
  title: string,
  store: () => Promise<{ environment: Environment; discard: () => Promise<void> } | undefined>,
): void {
  describe(`Tickets through two servers on the same data (${title})`, () => {
    const data = serversFolder(true);
    let discard = async () => {};
    let asks: Ask[];
    before(async function () {
      const found = await store();
      if (found === undefined) return this.skip();
      discard = found.discard;
      const environment = { DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent', ...found.environment };
      asks = (await Promise.all([started(environment), started(environment)])).map(({ url }) => askOf(url));
    });
    after(() => discard());

    it('are sold to 12 of 20 buyers', async () => {
      assert.deepEqual(await rush(asks, 20), { sold: 12, counted: 12, refused: 8 });
    });
  });
}

const askOf =
  (url: string): Ask =>
  (method, address, body) =>
    ask({ url }, method, address, body, { service: 'events' });
