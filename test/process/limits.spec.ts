import { strict as assert } from 'node:assert';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDatabase, type MongoServer, mongoUrl, privateMongo } from '../mongo/support/server.js';
import { type Answer, ask, dataFolder, endAll, type Running, secret, started, token } from './support/process.js';

const [rate, burst] = [20, 30];
const at = (n: number, gala: readonly Running[]) => gala[n % gala.length] as Running;

type Data = Awaited<ReturnType<typeof dataFolder>>;

function suite(title: string, store: () => Promise<Record<string, string> | undefined>) {
  describe(`Limits of two processes ${title}`, function () {
    this.timeout(120_000);
    let data: Data;
    let gala: Running[];

    before(async function () {
      const environment = await store();
      if (environment === undefined) this.skip();
      data = await dataFolder();
      const file = join(data.path, 'limits.yaml');
      writeFileSync(file, 'tenants: { capped: { rate: unlimited, records: { referenceTypes: 20 } } }');
      const all = {
        ...environment,
        DATA_DIR: data.path,
        JWT_SECRET: secret,
        LIMITS_FILE: file,
        RATE_LIMIT: `${rate}`,
        RATE_BURST: `${burst}`,
      };
      gala = [await started(all), await started(all)];
    });
    after(async () => {
      await endAll();
      await data?.remove();
    });

    it('are those of one for a tenant that floods both, and another is served', async () => {
      const begun = performance.now();
      const flood: Promise<Answer[]>[] = Array.from({ length: 16 }, async (_, n) => {
        const replies: Answer[] = [];
        while (replies.length < 30) replies.push(await ask(at(n, gala), 'GET', '/referenceTypes/greedy'));
        return replies;
      });
      const modest: Answer[] = [];
      for (let n = 0; n < rate + burst; n++) modest.push(await ask(at(n, gala), 'GET', '/referenceTypes/modest'));
      const replies = (await Promise.all(flood)).flat();
      const seconds = (performance.now() - begun) / 1000;
      const served = replies.filter(({ status }) => status === 200).length;
      const margin = 2 * Math.ceil((rate + burst) / 10);
      const most = rate + burst + rate * seconds + margin;
      assert.ok(served >= rate + burst && served <= most, `${served} of ${most}`);
      for (const { status, body } of replies)
        if (status !== 200) assert.deepEqual([status, body.code], [429, 'too_many_requests']);
      assert.deepEqual(new Set(modest.map(({ status }) => status)), new Set([200]));
    });

    it('let one through that has waited, whichever process it asks', async () => {
      for (let n = 0; n < 4; n++) {
        let refused: Answer;
        do refused = await ask(at(n, gala), 'GET', `/referenceTypes/patient-${n}`);
        while (refused.status === 200);
        await new Promise((resolve) => setTimeout(resolve, Number(refused.headers.get('retry-after')) * 1000));
        const { status } = await ask(at(n + 1, gala), 'GET', `/referenceTypes/patient-${n}`);
        assert.equal(status, 200);
      }
    });

    it('of records are exact when 50 are created at once', async () => {
      const created = await Promise.all(
        Array.from({ length: 50 }, (_, n) => ask(at(n, gala), 'POST', '/referenceTypes/capped', { name: `Type ${n}` })),
      );
      const refused = created.filter(({ status }) => status !== 200);
      for (const { status, body } of refused) assert.deepEqual([status, body.code], [429, 'tenant_quota']);
      const { body } = await ask(at(0, gala), 'GET', '/referenceTypes/capped');
      assert.deepEqual([refused.length, body.length], [30, 20]);
    });

    it('of records stay exact while some are created and others removed', async () => {
      const { body: there } = await ask(at(0, gala), 'GET', '/referenceTypes/capped');
      const replies = await Promise.all([
        ...there.map(({ id }: { id: string }, n: number) => ask(at(n, gala), 'DELETE', `/referenceTypes/capped/${id}`)),
        ...there.map(({ name }: { name: string }, n: number) =>
          ask(at(n + 1, gala), 'POST', '/referenceTypes/capped', { name }),
        ),
      ]);
      for (const { status } of replies) assert.ok(status === 200 || status === 429, String(status));
      for (let n = 0; n < 25; n++) await ask(at(n, gala), 'POST', '/referenceTypes/capped', { name: `More ${n}` });
      const { body } = await ask(at(0, gala), 'GET', '/referenceTypes/capped');
      assert.equal(body.length, 20);
    });
  });
}

suite('on one folder', async () => ({}));
suite('on MongoDB', async () => {
  const url = mongoUrl();
  return url === undefined ? undefined : { MONGODB_URL: withDatabase(url) };
});

const withDatabase = (url: string) => url.replace(/^([^:]+:\/\/[^/?]*)\/?[^?]*/, `$1/${freshDatabase()}`);

describe('Limits of a process whose MongoDB has stopped', function () {
  this.timeout(120_000);
  let server: MongoServer | undefined;
  let data: Data;

  before(async function () {
    server = await privateMongo();
    if (server === undefined) this.skip();
    data = await dataFolder();
  });
  after(async () => {
    await endAll();
    await server?.discard();
    await data?.remove();
  });

  for (const [how, stop, goOn] of [
    ['gone', () => server?.kill(), () => server?.start()],
    ['standing still', async () => server?.stand(true), async () => server?.stand(false)],
  ] as const) {
    it(`go on when it is ${how}, and refuse nobody without reason`, async () => {
      const gala = await started({
        DATA_DIR: data.path,
        MONGODB_URL: server?.url as string,
        JWT_SECRET: secret,
        RATE_LIMIT: '5',
      });
      assert.equal((await ask(gala, 'GET', '/referenceTypes/acme')).status, 200);
      await stop();
      const begun = performance.now();
      const replies = await Promise.all(
        Array.from({ length: 100 }, () =>
          ask(gala, 'GET', '/referenceTypes/acme', undefined, { Authorization: `Bearer ${token()}` }),
        ),
      );
      const seconds = (performance.now() - begun) / 1000;
      const through = replies.filter(({ status }) => status !== 429);
      assert.ok(through.length >= 1 && through.length <= 5 + 5 * seconds, `${through.length} in ${seconds} s`);
      for (const { status, body, headers } of replies) {
        assert.ok(['store_unavailable', 'too_many_requests'].includes(body.code), `${status} ${body.code}`);
        assert.match(headers.get('ratelimit') ?? '', /^"tenant";r=\d+;t=\d+$/);
      }
      await goOn();
      for (;;) {
        const { status, body } = await ask(gala, 'GET', '/referenceTypes/acme');
        if (status === 200) break;
        assert.ok(['store_unavailable', 'too_many_requests'].includes(body.code), `${status} ${body.code}`);
      }
      gala.kill('SIGKILL');
      await gala.ended;
    });
  }
});
