/** The server as a process that crashes, shares its data, and runs short of what it needs. */
import { strict as assert } from 'node:assert';
import { until } from '../support/until.js';
import { head, wire } from '../support/wire.js';
import { ask, dataFolder, type Environment, endAll, type Running, secret, started, token } from './support/process.js';

const types = '/referenceTypes/acme';

describe('The process', () => {
  let data: Awaited<ReturnType<typeof dataFolder>>;
  let configured: Environment;
  const bearer = () => ({ Authorization: `Bearer ${token()}` });

  beforeEach(async () => {
    data = await dataFolder();
    configured = { DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent' };
  });
  afterEach(async () => {
    await endAll();
    await data.remove();
  });

  it('killed under load, keeps every write that it answered', async () => {
    const gala = await started(configured);
    const kept = new Map<string, { version: number; name: string }>();
    let answered = 0;
    const writer = async (number: number) => {
      for (let i = 0; ; i++) {
        const { body, status } = await ask(gala, 'POST', types, { name: `${number}.${i}` });
        assert.equal(status, 200);
        kept.set(body.id, { version: body.sys_version, name: body.name });
        for (let change = 1; change <= 2; change++) {
          const directives = [{ op: 'replace', path: '/name', value: `${number}.${i}.${change}` }];
          const patched = await ask(gala, 'PATCH', `${types}/${body.id}`, directives);
          assert.equal(patched.status, 200);
          kept.set(body.id, { version: patched.body.sys_version, name: patched.body.name });
        }
        answered += 3;
      }
    };
    const writers = Array.from({ length: 20 }, (_, number) =>
      writer(number).catch((error) => {
        if (error instanceof assert.AssertionError) throw error;
      }),
    );
    await until(() => answered >= 600);
    gala.kill('SIGKILL');
    await Promise.all(writers);
    await gala.ended;

    const again = await started(configured);
    assert.ok(kept.size >= 200);
    for (const [id, { version, name }] of kept) {
      const { status, body } = await ask(again, 'GET', `${types}/${id}`);
      assert.equal(status, 200, id);
      // a last change may have been stored without its answer
      assert.ok(body.sys_version >= version && body.sys_version <= version + 1, `${id}: ${body.sys_version}`);
      if (body.sys_version === version) assert.equal(body.name, name);
    }
  });

  describe('beside another one on the same data', () => {
    it('reads at once what the other has written, and loses no change of a counter', async () => {
      const [one, other] = await Promise.all([started(configured), started(configured)]);
      await readInTurns(one, other);
      await countTogether(one, other);
    });

    async function readInTurns(one: Running, other: Running): Promise<void> {
      for (let i = 0; i < 50; i++) {
        const [writes, reads] = i % 2 === 0 ? [one, other] : [other, one];
        const made = await ask(writes, 'POST', types, { name: `${i}` });
        assert.deepEqual((await ask(reads, 'GET', `${types}/${made.body.id}`)).body, made.body);
        const changed = await ask(writes, 'PUT', `${types}/${made.body.id}`, { name: `${i}, changed` });
        assert.deepEqual((await ask(reads, 'GET', `${types}/${made.body.id}`)).body, changed.body);
        const list = await ask(reads, 'GET', `${types}?limit=1000`);
        assert.equal(list.body.length, i + 1);
        if (i % 10 === 9) {
          assert.equal((await ask(writes, 'DELETE', `${types}/${made.body.id}`)).status, 200);
          assert.equal((await ask(reads, 'GET', `${types}/${made.body.id}`)).status, 404);
          await ask(reads, 'POST', types, { name: 'In its place' });
        }
      }
    }

    async function countTogether(one: Running, other: Running): Promise<void> {
      const configuration = { count: 0 };
      const report = { name: 'Counter', app: 'awards', report_id: 'r', user_id: 'u', access_group: 'team' };
      const { body } = await ask(one, 'POST', '/savedReports/acme', { ...report, report_configuration: configuration });
      const address = `/savedReports/acme/${body.id}`;
      const path = '/report_configuration/count';
      const increment = async (gala: Running) => {
        for (;;) {
          const { count } = (await ask(gala, 'GET', address)).body.report_configuration;
          const directives = [
            { op: 'test', path, value: count },
            { op: 'replace', path, value: count + 1 },
          ];
          const { status, body: reply } = await ask(gala, 'PATCH', address, directives);
          if (status === 200) return;
          assert.equal(status, 409);
          assert.equal(reply.code, 'test_failed');
        }
      };
      const counter = async (gala: Running) => {
        for (let i = 0; i < 15; i++) await increment(gala);
      };
      await Promise.all([one, other, one, other, one, other].map(counter));
      const counted = (await ask(other, 'GET', address)).body;
      assert.equal(counted.report_configuration.count, 90);
      assert.equal(counted.sys_version, 91);
    }
  });

  describe('out of file descriptors', () => {
    it('goes on when there are some again', async function () {
      if (process.platform === 'win32') this.skip();
      const shell = 'ulimit -n 256 && exec "$0" dist/src/main.js';
      const gala = await started(configured, { command: ['sh', '-c', shell, process.execPath] });
      const many = await Promise.all(Array.from({ length: 300 }, () => wire(gala.url)));
      await Promise.all(many.slice(-50).map(({ closed }) => closed));
      many[0]?.write(head('POST', types, { ...bearer(), 'Content-Type': 'application/json', 'Content-Length': 12 }));
      many[0]?.write('{"name":"x"}');
      assert.equal((await many[0]?.reply())?.status, 200, 'who is connected is served');
      for (const connection of many) connection.end();
      await Promise.all(many.map(({ closed }) => closed));
      await until(async () => (await ask(gala, 'GET', types).catch(() => undefined))?.status === 200);
    });
  });

  describe('with little memory', () => {
    const many = (item: string, count: number) => `[${`${item},`.repeat(count - 1)}${item}]`;
    const bodies: Record<string, () => [string, string]> = {
      '5,000,000 operations that are numbers': () => [
        '/references/acme/batch',
        `{"operations":${many('1', 5_000_000)}}`,
      ],
      'an operation with 4,900,000 items that are numbers': () => [
        '/references/acme/batch',
        `{"operations":[{"operation":"create","object":{"custom_field_values":${many('1', 4_900_000)}}}]}`,
      ],
    };
    it('survives bodies with very many items', async () => {
      const gala = await started(configured, { node: ['--max-old-space-size=768'] });
      for (const [name, request] of Object.entries(bodies)) {
        const [address, body] = request();
        const { status, body: reply } = await ask(gala, 'POST', address, body);
        assert.ok(status === 400 || reply.error_count === 1, name);
        assert.equal((await ask(gala, 'GET', types)).status, 200, name);
      }
    });
  });
});
