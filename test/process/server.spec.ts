/** The server as a process that is killed, shares its data, and has little memory. */
import { strict as assert } from 'node:assert';
import { count } from '../support/count.js';
import { until } from '../support/until.js';
import { type Answer, ask, secret, serversFolder, started } from './support/process.js';

const types = '/referenceTypes/acme';

describe('The process', () => {
  const data = serversFolder();
  const configured = () => ({ DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent' });

  it('keeps every write that it answered when it is killed under load', async () => {
    const gala = await started(configured());
    const kept = new Map<string, { version: number; name: string }>();
    let answered = 0;
    const writer = async (number: number) => {
      for (let i = 0; ; i++) {
        const keep = ({ status, body }: Answer) => {
          assert.equal(status, 200);
          kept.set(body.id, { version: body.sys_version, name: body.name });
          answered++;
          return `${types}/${body.id}`;
        };
        const address = keep(await ask(gala, 'POST', types, { name: `${number}.${i}` }));
        for (const change of ['first', 'second'])
          keep(
            await ask(gala, 'PATCH', address, [{ op: 'replace', path: '/name', value: `${number}.${i} ${change}` }]),
          );
      }
    };
    const writers = Array.from({ length: 20 }, (_, number) =>
      writer(number).catch((error) => {
        if (error instanceof assert.AssertionError) throw error;
      }),
    );
    await until(() => answered >= count(200, 600));
    gala.kill('SIGKILL');
    await Promise.all(writers);
    await gala.ended;

    const again = await started(configured());
    assert.ok(kept.size >= count(200, 600) / 3);
    for (const [id, { version, name }] of kept) {
      const { status, body } = await ask(again, 'GET', `${types}/${id}`);
      assert.equal(status, 200, id);
      // a last change may have been stored without its answer
      assert.ok(body.sys_version >= version && body.sys_version <= version + 1, `${id}: ${body.sys_version}`);
      if (body.sys_version === version) assert.equal(body.name, name);
    }
  });

  it('reads at once what another process on the same data has written', async () => {
    const [one, other] = await Promise.all([started(configured()), started(configured())]);
    for (let i = 0; i < 4; i++) {
      const [writes, reads] = i % 2 === 0 ? [one, other] : [other, one];
      const made = await ask(writes, 'POST', types, { name: `${i}` });
      const address = `${types}/${made.body.id}`;
      assert.deepEqual((await ask(reads, 'GET', address)).body, made.body);
      const changed = await ask(writes, 'PUT', address, { name: `${i}, changed` });
      assert.deepEqual((await ask(reads, 'GET', address)).body, changed.body);
      assert.equal((await ask(reads, 'GET', types)).body.length, 1);
      assert.equal((await ask(writes, 'DELETE', address)).status, 200);
      assert.equal((await ask(reads, 'GET', address)).status, 404);
    }
  });

  it('survives bodies with millions of items, though it has little memory', async () => {
    const many = (count: number) => `[${'1,'.repeat(count - 1)}1]`;
    const object = `{"custom_field_values":${many(4_900_000)}}`;
    const gala = await started(configured(), { node: ['--max-old-space-size=768'] });
    for (const operations of [many(5_000_000), `[{"operation":"create","object":${object}}]`]) {
      const { status, body } = await ask(gala, 'POST', '/references/acme/batch', `{"operations":${operations}}`);
      assert.ok(status === 400 || body.error_count === 1, JSON.stringify(body));
      assert.equal((await ask(gala, 'GET', types)).status, 200);
    }
  });
});
