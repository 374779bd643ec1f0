/** `GET /tenants`: those that a token names, or all that have records. */
import { strict as assert } from 'node:assert';
import { createClient } from '../../src/client/client.js';
import { describeApi, served } from '../support/api.js';
import { token } from '../support/harness.js';

describeApi('GET /tenants', (start) => {
  const gala = served(start);
  const ask = async (claims: object, path = '/awards/tenants') => {
    const reply = await fetch(gala.url + path, { headers: { Authorization: `Bearer ${token(claims)}` } });
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };

  before(async () => {
    for (const name of ['zeta', 'acme.org', 'acme', 'b_1|x']) await gala.post(`/referenceTypes/${name}`, { name: 'A' });
    await gala.post('/functionTypes/events-only', { name: 'A' });
  });

  it('answers those that the token names, with records or without, and nothing of others', async () => {
    for (const service of ['awards', 'events']) {
      const { status, body } = await ask({ tenants: ['new', 'acme'] }, `/${service}/tenants`);
      assert.deepEqual([status, body], [200, { Count: 2, Items: [{ id: 'acme' }, { id: 'new' }] }]);
    }
    const first = (await ask({ tenants: ['new', 'acme'] }, '/events/tenants?limit=1')).body;
    assert.deepEqual(first.Items, [{ id: 'acme' }]);
    const rest = `/awards/tenants?exclusiveStartKey=${first.LastEvaluatedKey}`;
    assert.deepEqual((await ask({ tenants: ['new', 'acme'] }, rest)).body, { Count: 1, Items: [{ id: 'new' }] });
  });

  it('answers a caller of all tenants those with records, in pages', async () => {
    const client = createClient({ baseUrl: gala.url, token: token({}) });
    const found: string[] = [];
    for await (const { id } of client.tenants.list.all({ limit: 1 })) found.push(id);
    assert.deepEqual(found, ['acme', 'acme.org', 'b_1|x', 'events-only', 'zeta']);
    const { items, next } = await client.tenants.list();
    assert.deepEqual([items.length, next], [5, undefined]);
  });

  it('is not for those without the permission, nor for a key that was made for others', async () => {
    assert.equal((await ask({ permissions: ['references.get'] })).status, 403);
    const { LastEvaluatedKey: key } = (await ask({}, '/awards/tenants?limit=1')).body;
    const { status, body } = await ask({ tenants: ['acme'] }, `/awards/tenants?exclusiveStartKey=${key}`);
    assert.deepEqual([status, body.code], [400, 'page_key_invalid']);
  });
});
