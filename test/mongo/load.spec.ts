/** `gala load` while the database of its server is away. */
import { strict as assert } from 'node:assert';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask, command, secret, serversFolder, started, stopped, token } from '../process/support/process.js';
import { freshFolder } from '../support/folder.js';
import { until } from '../support/until.js';
import { type MongoServer, privateMongo } from './support/server.js';

describe('A load whose database is killed and comes back', () => {
  const data = serversFolder();
  const folder = freshFolder();
  let server: MongoServer | undefined;
  before(async function () {
    server = await privateMongo();
    if (server === undefined) this.skip();
  });
  after(() => server?.discard());

  it('loads every row once', async () => {
    const path = join(folder.path, 'types.csv');
    const names = Array.from({ length: 900 }, (_, n) => `Type ${String(n).padStart(4, '0')}`);
    await writeFile(path, `name\n${names.join('\n')}\n`);
    const environment = { DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent', RATE_LIMIT: '100000' };
    const gala = await started({ ...environment, MONGODB_URL: server?.url as string });
    const begin = () =>
      command('load', ['referenceTypes', path, '--tenant', 'acme', '--url', gala.url], { GALA_TOKEN: token() });
    const loading = begin();
    const done = () =>
      existsSync(`${path}.progress`) && readFileSync(`${path}.progress`, 'utf8').split('{"done"').length > 4;
    await until(done);
    await server?.kill();
    await server?.start();
    const { code, stdout, stderr } = await loading.done;
    assert.deepEqual([code, stdout], [0, '900 of 900 rows are loaded.\n'], stderr);
    const again = await begin().done;
    assert.match(again.stderr, /was loaded on/);
    const { body } = await ask(gala, 'GET', '/referenceTypes/acme?fields=name&limit=1000');
    const stored = (body as { name: string }[]).map(({ name }) => name);
    assert.deepEqual(stored.sort(), names);
    await stopped(gala);
  });
});
