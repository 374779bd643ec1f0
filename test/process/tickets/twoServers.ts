/** Tickets that are sold by two servers on the same data, whichever store that is in. */
import { strict as assert } from 'node:assert';
import { type Ask, greed, rush } from '../../events/tickets/selling.js';
import { type Environment, secret, serversFolder, started, token } from '../support/process.js';

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

    it('keep to the limit of a contact', async () => {
      let asked = 0;
      const inTurns: Ask = (...call) => (asks[asked++ % 2] as Ask)(...call);
      assert.equal(await greed(inTurns), 4);
    });
  });
}

const askOf =
  (url: string): Ask =>
  async (method, address, body) => {
    const reply = await fetch(`${url}/events${address}`, {
      method,
      headers: { Authorization: `Bearer ${token()}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: await reply.json() };
  };
