/** Who follows changes with the client while the server is killed again and again has a whole copy in the end. */
import { strict as assert } from 'node:assert';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, GalaError } from '../../../src/client/client.js';
import type { Change } from '../../../src/client/types.js';
import { count } from '../../support/count.js';
import { until } from '../../support/until.js';
import {
  command,
  type Environment,
  type Running,
  secret,
  serversFolder,
  started,
  stopped,
  token,
} from '../support/process.js';

const writers = 16;
/** Milliseconds that a server lives. */
const life = 700;

describe('A copy that is kept with the feed of changes', () => {
  const folder = serversFolder();

  it('is whole after kills beside 16 writers, and begins anew after a restore', async () => {
    const environment: Environment = { DATA_DIR: join(folder.path, 'data'), JWT_SECRET: secret, LOG_LEVEL: 'silent' };
    let gala: Running = await started(environment);
    const again = { ...environment, PORT: new URL(gala.url).port };
    const client = createClient({ baseUrl: gala.url, tenant: 'acme', token: token(), retries: 0, timeout: 5000 });
    const copy = new Map<string, unknown>();
    const versions = new Map<string, number>();
    const apply = ({ id, version, record, operation }: Change) => {
      assert.equal(version, (versions.get(id) ?? 0) + 1, `${operation} ${id}: nothing is left out or comes twice`);
      versions.set(id, version);
      if (record === undefined) copy.delete(id);
      else copy.set(id, record);
    };
    let position = (await client.changes.list({ after: 'now' })).LastPosition;
    const ending = new AbortController();
    const following = (async () => {
      const { signal } = ending;
      for await (const change of client.changes.follow({ after: position, include: 'record' }, { signal })) {
        apply(change);
        position = change.position;
      }
    })().catch((error: unknown) => {
      if (!ending.signal.aborted) throw error;
    });

    const ids: string[] = [];
    let isOver = false;
    const write = async (writer: number) => {
      for (let n = 0; !isOver; n++) {
        const id = ids[Math.floor(Math.random() * ids.length)];
        const body = { name: `${writer} ${n}` };
        try {
          if (id === undefined || n % 3 === 0) ids.push((await client.referenceTypes.create({ body })).id);
          else if (n % 7 === 0) await client.referenceTypes.delete({ id });
          else await client.referenceTypes.patch({ id, body });
        } catch (error) {
          if (!(error instanceof GalaError)) throw error;
          if (error.status === 0) await sleep(20); // it is away
        }
      }
    };
    const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
    for (let round = 0; round < count(3, 30); round++) {
      await sleep(life);
      gala.kill('SIGKILL');
      await gala.ended;
      gala = await started(again);
    }
    await sleep(life);
    isOver = true;
    await writing;

    const all = new Map<string, unknown>();
    for await (const record of client.referenceTypes.list.all({ limit: 1000 })) all.set(record.id, record);
    const { LastPosition: end } = await client.changes.list({ after: 'now' });
    await until(() => position === end);
    assert.deepEqual(new Map([...copy].sort()), new Map([...all].sort()));
    assert.ok(versions.size > 100, String(versions.size));

    ending.abort();
    await following;
    const backup = join(folder.path, 'backup');
    assert.equal((await command('backup', [backup], environment).done).code, 0);
    const lost = await client.referenceTypes.create({ body: { name: 'after the backup' } });
    await stopped(gala);
    const other = { ...again, DATA_DIR: join(folder.path, 'restored') };
    assert.equal((await command('restore', [backup], other).done).code, 0);
    gala = await started(other);
    for (const after of [position, end])
      await assert.rejects(client.changes.follow({ after }).next(), { status: 410, code: 'position_expired' });
    const { LastPosition: begun } = await client.changes.list({ after: 'now' });
    const { id } = await client.referenceTypes.create({ body: { name: 'after the restore' } });
    const { value } = await client.changes.follow({ after: begun }).next();
    assert.deepEqual([value.id, value.operation, ids.includes(lost.id)], [id, 'created', false]);
    await stopped(gala);
  });
});
