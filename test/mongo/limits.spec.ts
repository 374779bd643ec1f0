import { strict as assert } from 'node:assert';
import { type Db, MongoClient } from 'mongodb';
import { pino } from 'pino';
import type { Pool } from '../../src/lib/tokenBuckets.js';
import { openPool } from '../../src/limits/mongo.js';
import { describeLimits } from '../process/limits/twoProcesses.js';
import { ask, secret, serversFolder, started, token } from '../process/support/process.js';
import { drop, freshDatabase, freshUrl, type MongoServer, mongoUrl, privateMongo } from './support/server.js';

const environment = () => {
  const url = freshUrl();
  return url === undefined ? undefined : { MONGODB_URL: url };
};

describeLimits('on MongoDB', environment, true);

describe('Limits of a process whose MongoDB has stopped', () => {
  let server: MongoServer | undefined;
  const data = serversFolder(true);

  before(async function () {
    server = await privateMongo();
    if (server === undefined) this.skip();
  });
  after(() => server?.discard());

  /** One that is gone says so at once: test/mongo/commands.spec.ts. */
  it('go on when it stands still, and refuse nobody without need', async () => {
    const limits = { RATE_LIMIT: '1', RATE_BURST: '9' };
    const environment = { DATA_DIR: data.path, JWT_SECRET: secret, MONGODB_URL: server?.url as string };
    const gala = await started({ ...environment, ...limits });
    assert.equal((await ask(gala, 'GET', '/referenceTypes/acme')).status, 200);
    await server?.pause();
    const bearer = { Authorization: `Bearer ${token()}` };
    const get = () => ask(gala, 'GET', '/referenceTypes/acme', undefined, bearer);
    const replies = await Promise.all(Array.from({ length: 100 }, get));
    const through = replies.filter(({ status }) => status !== 429);
    // 10 at once, and one more each second: not many of 100, however long the store is waited for
    assert.ok(through.length >= 1 && through.length <= 60, `${through.length}`);
    for (const { status, body, headers } of replies) {
      assert.ok(['store_unavailable', 'too_many_requests'].includes(body.code), `${status} ${body.code}`);
      assert.match(headers.get('ratelimit') ?? '', /^"tenant";r=\d+;t=\d+$/);
    }
    server?.resume();
    for (;;) {
      const { status, body } = await get();
      if (status === 200) break;
      assert.ok(['store_unavailable', 'too_many_requests'].includes(body.code), `${status} ${body.code}`);
    }
    gala.kill('SIGKILL');
    await gala.ended;
  });
});

describe('The bucket of a tenant on MongoDB', () => {
  const policy = { rate: 1, burst: 99 };
  let client: MongoClient;
  let database: Db;
  let pool: Pool;

  before(async function () {
    const url = mongoUrl();
    if (url === undefined) this.skip();
    client = await new MongoClient(url).connect();
    database = client.db(freshDatabase());
    pool = await openPool(database, pino({ level: 'silent' }));
  });
  after(async () => {
    if (client === undefined) return;
    await drop(client, database.databaseName);
    await client.close();
  });

  it('gives a share or what is left, but nothing if that is too little', async () => {
    const take = async (least: number) => Math.floor((await pool('acme', least, 60, policy))?.taken ?? Number.NaN);
    const [first, none, rest] = [await take(1), await take(60), await take(1)];
    assert.deepEqual([first, none], [60, 0]);
    assert.ok(rest >= 40 && rest < 60, `${rest}`);
    assert.equal((await pool('other', 1, 60, policy))?.taken, 60);
  });

  it('is removed by MongoDB when it is full again', async () => {
    const [index] = (await database.collection('gala.rates').indexes()).filter(({ key }) => 'full_at' in key);
    assert.equal(index?.expireAfterSeconds, 60);
    await pool('third', 50, 50, policy);
    const [found] = await database.collection('gala.rates').find().sort({ at: -1 }).limit(1).toArray();
    assert.equal(found?.full_at.getTime() - found?.at, 50_000);
  });
});
