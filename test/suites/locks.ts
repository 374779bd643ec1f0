/** A lock holds however it was set, for every way to write. */
import { strict as assert } from 'node:assert';
import type { Suite } from '../support/api.js';
import type { World } from '../support/harness.js';
import { made } from '../support/samples.js';

export const locks: Suite = (start) => {
  let gala: World;
  before(async () => {
    gala = await start();
  });

  const merge = { headers: { 'Content-Type': 'application/merge-patch+json' } };
  const rename = [{ op: 'replace', path: '/name', value: 'Somebody Else' }];

  const ways: [string, (address: string, record: object) => Promise<{ readonly status: number }>][] = [
    ['a JSON Patch', (address) => gala.patch(address, [{ op: 'add', path: '/sys_locked', value: true }])],
    ['a merge patch', (address) => gala.patch(address, { sys_locked: true }, merge)],
    ['a PUT', (address, record) => gala.put(address, { ...record, sys_locked: true })],
  ];
  for (const [way, lock] of ways) {
    it(`that ${way} sets keeps out every write, and leaves the record as it was`, async () => {
      const record = await made(gala, 'references');
      const address = `/references/acme/${record.id}`;
      assert.equal((await lock(address, record)).status, 200);
      const { body: locked } = await gala.get(address);
      assert.deepEqual([locked.sys_locked, locked.sys_version], [true, 2]);
      const replies = [
        await gala.put(address, locked),
        await gala.patch(address, rename),
        await gala.patch(address, {}, merge),
        await gala.patch(address, { notes: 'x' }, merge),
        await gala.delete(address),
        await gala.post('/references/acme/submit', locked),
      ];
      for (const reply of replies) assert.deepEqual([reply.status, reply.body.code], [409, 'record_locked']);
      assert.deepEqual((await gala.get(address)).body, locked);
    });
  }

  it('holds in a batch, where the other operations are done', async () => {
    const { id, ...record } = await made(gala, 'references', { sys_locked: true });
    const operations = [
      { operation: 'read', id },
      { operation: 'update', id, object: record },
      { operation: 'patch', id, patch_directives: { 0: rename[0] } },
      { operation: 'delete', id },
      { operation: 'create', object: { ...record, mood: 'good' } },
    ];
    const { body } = await gala.post('/references/acme/batch', { operations });
    const outcomes = body.results.map((one: { status: number; error?: { code: string } }) => [
      one.status,
      one.error?.code,
    ]);
    const refused = [409, 'record_locked'];
    assert.deepEqual(outcomes, [[200, undefined], refused, refused, refused, [400, 'invalid_request']]);
    assert.deepEqual([body.success_count, body.error_count], [1, 4]);
  });

  it('that is taken away lets changes in again', async () => {
    const { id } = await made(gala, 'references', { sys_locked: true });
    const address = `/references/acme/${id}`;
    const unlocked = await gala.patch(address, { sys_locked: false }, merge);
    assert.deepEqual([unlocked.status, unlocked.body.sys_locked], [200, false]);
    assert.equal((await gala.patch(address, rename)).body.name, 'Somebody Else');
  });
};
