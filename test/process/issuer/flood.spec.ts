/** Many wrong secrets: they cost little, and do not stop the server. */
import { strict as assert } from 'node:assert';
import { pause, until } from '../../support/until.js';
import { ask, secret, serversFolder, started } from '../support/process.js';
import { added, basic, grant, post } from './support.js';

describe('A flood of wrong secrets', () => {
  const folder = serversFolder(true);

  it('delays clients that are not known yet, but neither known ones nor other requests', async () => {
    const environment = { DATA_DIR: folder.path, LOG_LEVEL: 'warn' };
    const scopes = ['--tenant', 'acme', '--permission', '*'];
    const [target, other] = [
      await added('target', environment, ...scopes),
      await added('other', environment, ...scopes),
    ];
    const gala = await started({ ...environment, JWT_SECRET: secret });
    assert.equal((await post(gala.url, grant, basic(target))).status, 200);
    let sent = 0;
    const answers = new Map<number, number>();
    const flood = Array.from({ length: 68 }, async (_, index) => {
      for (;;) {
        const id = index % 3 === 0 ? `nobody ${sent}` : 'target';
        const { status } = await post(gala.url, grant, basic({ id, secret: `wrong ${sent++}` }));
        answers.set(status, (answers.get(status) ?? 0) + 1);
        if (status === 503) await pause(100); // a few at a time are too many
      }
    });
    await until(() => (answers.get(401) ?? 0) >= 5 && answers.has(503));
    for (const client of [target, target, target])
      assert.equal((await post(gala.url, grant, basic(client))).status, 200, 'known before');
    await until(async () => (await post(gala.url, grant, basic(other))).status === 200);
    assert.equal((await ask(gala, 'POST', '/referenceTypes/acme', { name: 'Letter' })).status, 200);
    gala.kill('SIGKILL');
    await Promise.allSettled(flood);
    assert.deepEqual([...answers.keys()].sort(), [401, 503]);
  });
});
