/** `gala move` between data folders: what it takes along, and what it refuses. With MongoDB: test/mongo/move.spec.ts. */
import { strict as assert } from 'node:assert';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { open } from 'lmdb';
import { collections } from '../../src/gala.js';
import {
  ask,
  command,
  type Environment,
  type Running,
  secret,
  serversFolder,
  started,
  stopped,
} from './support/process.js';

describe('The command that moves records', () => {
  const folder = serversFolder();
  const move = (from: string, to: string) => command('move', ['--from', from, '--to', to], {}).done;
  const served = async (name: string, task: (gala: Awaited<ReturnType<typeof started>>) => Promise<void>) => {
    const limits = join(folder.path, 'limits.yaml');
    await writeFile(limits, 'default: { records: { referenceTypes: 10 } }\n');
    const environment: Environment = { DATA_DIR: join(folder.path, name), JWT_SECRET: secret, LIMITS_FILE: limits };
    const gala = await started(environment);
    await task(gala);
    await stopped(gala);
  };
  const create = async (gala: Awaited<ReturnType<typeof started>>) => {
    for (const tenant of ['a', 'a-b', 'a.b'])
      assert.equal((await ask(gala, 'POST', `/referenceTypes/${tenant}`, { name: tenant })).status, 200);
  };

  it('moves all collections of a server, which goes on with them', async () => {
    const [from, to] = [join(folder.path, 'from'), join(folder.path, 'to')];
    const follow = (gala: Running, after: string) => ask(gala, 'GET', `/changes/a?after=${after}`);
    let position = '';
    await served('from', async (gala) => {
      await create(gala);
      position = (await follow(gala, 'now')).body.LastPosition;
    });
    const env = open({ path: join(from, 'store'), maxDbs: 1000 });
    const names = Array.from(env.getKeys(), String).filter((name) => !/!|^(built indexes|counts)$/.test(name));
    await env.close();
    assert.deepEqual(names.sort(), [...(await collections()).keys()].sort());
    const { code, stdout, stderr } = await move(from, to);
    assert.equal(code, 0, stderr);
    assert.equal(stderr, 'Moving awards.referenceTypes\nMoving awards.changes\nMoving gala.counts\n');
    assert.match(
      stdout,
      /^awards\.referenceTypes: 3 → 3 records\nawards\.changes: 3 → 3 records\ngala\.counts: 3 → 3 records\n/,
    );
    assert.match(stdout, /to has all records of .*from\.\nNot moved: clients, keys, jwt-secret and mails\./);
    await served('to', async (gala) => {
      assert.deepEqual((await follow(gala, position)).body, { Items: [], LastPosition: position });
      for (const tenant of ['a', 'a-b', 'a.b']) {
        const { body } = await ask(gala, 'GET', `/referenceTypes/${tenant}`);
        assert.deepEqual([body.length, body[0].name], [1, tenant]);
      }
    });
  });

  it('refuses what it cannot move, and creates nothing', async () => {
    await Promise.all(['from', 'filled'].map((name) => served(name, create)));
    const refusals = [
      ['from', 'filled', /filled has records already\. Name a place without any\.\n$/],
      ['from', 'from', /from has records already/],
      ['nowhere', 'to', /nowhere has no records to move\.\n$/],
      [
        'mongodb://jo:hunter2@127.0.0.1:1/?serverSelectionTimeoutMS=100',
        'to',
        /^MongoDB is away: .*Run the same command again/,
      ],
      ['mongodb://jo:hunter 2@@127.0.0.1:1', 'to', /^The URL of the MongoDB is invalid\.\n$/],
      ['http://jo:hunter2@127.0.0.1', 'to', /^PLACE must be a folder, or begin with mongodb:/],
    ] as const;
    const placeOf = (name: string) => (name.includes('://') ? name : join(folder.path, name));
    const refused = refusals.map(async ([from, to, why]) => {
      const { code, stdout, stderr } = await move(placeOf(from), placeOf(to));
      assert.deepEqual([code, stdout, stderr.split('\n').length], [1, '', 2], stderr);
      assert.match(stderr, why);
      assert.doesNotMatch(stderr, /jo|hunter/);
    });
    await Promise.all(refused);
    assert.deepEqual((await readdir(folder.path)).sort(), ['filled', 'from', 'limits.yaml']);
  });
});
