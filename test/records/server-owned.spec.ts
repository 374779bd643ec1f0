import { strict as assert } from 'node:assert';
import { describeApi, served } from '../support/api.js';
import { type Reply, token } from '../support/harness.js';
import { made, tenant } from '../support/samples.js';

const owned: Readonly<Record<string, unknown>> = {
  id: 'mine',
  sys_created_at: '2001-01-01T00:00:00.000Z',
  sys_created_by_id: 'mallory',
  sys_last_modified_at: '2001-01-01T00:00:00.000Z',
  sys_last_modified_by_id: 'mallory',
  sys_version: 7,
  sys_deleted_by_id: 'mallory',
  sys_last_security_context: { ip: '::1' },
};

describeApi('What the server owns', (start) => {
  const gala = served(start);
  // biome-ignore lint/suspicious/noExplicitAny: a record as it came back
  let record: any;
  before(async () => {
    record = await made(gala, 'shippingProducts');
  });

  const at = (id: string) => `/shippingProducts/${tenant}/${id}`;
  const merges = ['application/merge-patch+json', 'application/json'].map((type) => ({
    headers: { 'Content-Type': type },
  }));

  async function isRefused(reply: Reply, pointer: string): Promise<void> {
    assert.deepEqual([reply.status, reply.body.code], [400, 'server_owned'], reply.text);
    assert.equal(reply.body.details[0].pointer, pointer);
    assert.deepEqual((await gala.get(at(record.id))).body, record);
  }

  for (const [field, value] of Object.entries(owned)) {
    describe(field, () => {
      it('is named by no merge with another value than is stored', async () => {
        for (const merge of merges)
          for (const said of [value, null, [record[field] ?? 'x']])
            await isRefused(await gala.patch(at(record.id), { name: 'New', [field]: said }, merge), `/${field}`);
      });

      it('is written by no directive', async () => {
        const name = { op: 'replace', path: '/name', value: 'New' };
        const path = `/${field}`;
        const directives = [
          { op: 'add', path, value },
          { op: 'replace', path, value },
          { op: 'remove', path },
          { op: 'copy', from: '/name', path },
          { op: 'move', from: '/name', path },
          { op: 'move', from: path, path: '/sys_directive' },
          { op: 'add', path: `${path}/x`, value },
        ];
        for (const one of directives) await isRefused(await gala.patch(at(record.id), [name, one]), '/1');
      });
    });
  }

  for (const merge of merges)
    it(`may be in a merge as it is stored: a record that was read may be sent back whole, as ${merge.headers['Content-Type']}`, async () => {
      const before = await made(gala, 'shippingProducts', { sys_external_id: 'a' });
      const read = (await gala.get(at(before.id))).body;
      const { sys_external_id: _, ...rest } = read;
      const reply = await gala.patch(at(before.id), { ...read, name: 'New', sys_external_id: null }, merge);
      assert.deepEqual(reply.body, { ...rest, name: 'New', sys_version: 2 }, reply.text);
      const { body } = await gala.patch(at(before.id), { ...read, name: 'Newer' }, merge);
      const pointers = body.details.map(({ pointer }: { pointer: string }) => pointer);
      assert.deepEqual([body.code, pointers], ['server_owned', ['/sys_version']]);
    });

  it('is ignored in a replacement, but for the id', async () => {
    const { id, ...before } = await made(gala, 'shippingProducts');
    const { id: _, sys_version: __, ...ignored } = owned;
    gala.clock.now = new Date('2026-03-01T12:30:00.000Z');
    const { body } = await gala.put(at(id), { ...before, ...ignored, name: 'New' }, { token: token({ sub: 'grace' }) });
    gala.clock.now = new Date(before.sys_created_at);
    const last = { sys_last_modified_at: '2026-03-01T12:30:00.000Z', sys_last_modified_by_id: 'grace' };
    assert.deepEqual(body, { id, ...before, name: 'New', ...last, sys_version: 2 });
    assert.equal((await gala.put(at(id), { ...before, id: 'mine' })).body.code, 'id_mismatch');
  });
});
