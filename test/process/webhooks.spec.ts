/** Webhooks of several processes on one store, and of one that was killed. */
import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Receiver, receiver } from '../support/receiver.js';
import { until } from '../support/until.js';
import { ask, type Running, secret, serversFolder, started } from './support/process.js';

/** Longer than the time after which another process looks, and than that in which changes are gathered. */
const lookMs = 7000;

describe('Webhooks of processes', () => {
  const data = serversFolder();
  const server = () =>
    started({ DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent', WEBHOOK_ALLOW: 'localhost' });
  let hook: Receiver;
  beforeEach(async () => {
    hook = await receiver();
  });
  afterEach(() => hook.close());

  const create = async (gala: Running) => {
    const body = { url: hook.url, contact_email: 'crm@example.org' };
    const { status } = await ask(gala, 'POST', '/webhookEndpoints/acme', body);
    assert.equal(status, 200);
  };
  const change = async (gala: Running) => {
    assert.equal((await ask(gala, 'POST', '/referenceTypes/acme', { name: 'Letter' })).status, 200);
  };
  const ids = () => hook.deliveries.map(({ headers }) => headers['webhook-id']);

  it('come once, whichever of two processes on one folder has made the endpoint or the change', async () => {
    const [one, other] = [await server(), await server()];
    for (let n = 0; n < 10; n++) await create(n % 2 ? one : other);
    for (let round = 1; round <= 3; round++) {
      await Promise.all([one, other, one, other].map(change));
      await until(() => hook.deliveries.length >= 10 * round);
    }
    await sleep(lookMs);
    assert.equal(new Set(ids()).size, hook.deliveries.length);
  });

  it('tell of what was changed before the server was killed, once it is started again', async () => {
    const first = await server();
    await create(first);
    await change(first);
    first.kill('SIGKILL');
    await first.ended;
    const before = hook.deliveries.length;
    await server();
    await until(() => hook.deliveries.length === before + 1);
    await sleep(lookMs);
    assert.equal(hook.deliveries.length, 1);
  });
});
