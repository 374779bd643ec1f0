/** The server as a process that is killed, shares its data, and has little memory. */
import { strict as assert } from 'node:assert';
import { until } from '../support/until.js';
import { ask, secret, serversFolder, started } from './support/process.js';

const types = '/referenceTypes/acme';

describe('The process', () => {
  const data = serversFolder();
  const configured = () => ({ DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent' });

  it('killed under load, keeps every write that it answered', async () => {
    const gala = await started(configured());
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

    const again = await started(configured());
    assert.ok(kept.size >= 200);
    for (const [id, { version, name }] of kept) {
      const { status, body } = await ask(again, 'GET', `${types}/${id}`);
      assert.equal(status, 200, id);
      // a last change may have been stored without its answer
      assert.ok(body.sys_version >= version && body.sys_version <= version + 1, `${id}: ${body.sys_version}`);
      if (body.sys_version === version) assert.equal(body.name, name);
    }
  });

  it('reads at once what another one on the same data has written', async () => {
    const [one, other] = await Promise.all([started(configured()), started(configured())]);
    for (let i = 0; i < 20; i++) {
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

  it('with little memory, survives bodies with very many items', async () => {
    const many = (count: number) => `[${'1,'.repeat(count - 1)}1]`;
    const bodies = [
      `{"operations":${many(5_000_000)}}`,
      `{"operations":[{"operation":"create","object":{"custom_field_values":${many(4_900_000)}}}]}`,
    ];
    const gala = await started(configured(), { node: ['--max-old-space-size=768'] });
    for (const body of bodies) {
      const { status, body: reply } = await ask(gala, 'POST', '/references/acme/batch', body);
      assert.ok(status === 400 || reply.error_count === 1, JSON.stringify(reply));
      assert.equal((await ask(gala, 'GET', types)).status, 200);
    }
  });
});
