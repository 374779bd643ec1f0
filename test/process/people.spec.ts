/** Erasing a person can be killed at any time, and is done to the end by whoever begins again. */
import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../../src/client/client.js';
import {
  command,
  type Environment,
  type Running,
  secret,
  serversFolder,
  started,
  stopped,
  token,
} from './support/process.js';

const person = { contact_ids: ['contact-ada'], email_addresses: ['ada@example.org'], names: ['Ada Lovelace'] };
const hundred = Array.from({ length: 100 }, (_, n) => n);

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

describe('Erasing a person', () => {
  const folder = serversFolder();

  it('leaves nothing of them after kills, not in a backup that is made then, either; who writes meanwhile loses nothing', async () => {
    const data = join(folder.path, 'data');
    const environment: Environment = { DATA_DIR: data, JWT_SECRET: secret, LOG_LEVEL: 'silent' };
    let gala: Running = await started(environment);
    const again = { ...environment, PORT: new URL(gala.url).port };
    const client = createClient({ baseUrl: gala.url, tenant: 'acme', token: token(), retries: 0, timeout: 20_000 });
    const object = (n: number) => ({ name: 'Ada Lovelace', contact_id: 'contact-ada', email_address: 'ada@example.org', city: `${n}` }); // biome-ignore format: one line
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) {
      const operations = hundred.map((one) => ({ operation: 'create' as const, object: object(one) }));
      ids.push(...(await client.applications.batch({ body: { operations } })).results.flatMap(({ id }) => id ?? []));
    }
    const bytesOfBackup = async (name: string) => {
      const to = join(folder.path, name);
      assert.equal((await command('backup', [to], environment).done).code, 0);
      return Buffer.concat(filesIn(to).map((path) => readFileSync(path)));
    };
    assert.ok((await bytesOfBackup('before')).includes('contact-ada'));
    const { digest } = await client.people.erase({ dry_run: true, body: person });
    const [written] = ids;
    let saved = 0;
    for (const life of [20, 60, 120, undefined]) {
      let isOver = false;
      const writing = (async () => {
        while (!isOver) {
          const body = { notes: `${saved + 1}` };
          if ((await client.applications.patch({ id: written ?? '', body }).catch(() => undefined)) === undefined)
            return;
          saved++;
        }
      })();
      const erasing = client.people.erase({ body: { ...person, digest } }).catch(() => undefined);
      if (life !== undefined) {
        await sleep(life);
        gala.kill('SIGKILL');
        await gala.ended;
      }
      const done = await erasing;
      isOver = true;
      await writing;
      if (life !== undefined) gala = await started(again);
      else assert.equal(done?.LastEvaluatedKey, undefined);
    }
    for (const id of ids) assert.equal((await client.applications.get({ id })).name, 'erased');
    assert.ok(Number((await client.applications.get({ id: written ?? '' })).notes) >= saved);
    assert.ok(!(await bytesOfBackup('after')).includes('contact-ada'));
    await stopped(gala);
  });
});
