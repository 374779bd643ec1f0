/** `Idempotency-Key`: the first answer, and nothing is done twice. */
import { strict as assert } from 'node:assert';
import { removeOld } from '../../src/records/idempotency.js';
import { type Suite, served } from '../support/api.js';
import { now, type Reply, type RequestOptions, token, world } from '../support/harness.js';
import { made, tenant } from '../support/samples.js';

export const idempotency: Suite = (start) => {
  const gala = served(start);
  const types = `/referenceTypes/${tenant}`;
  let keys = 0;
  const fresh = () => `key-${++keys}`;
  const keyed = (key: string, more: RequestOptions = {}) => ({ ...more, headers: { 'Idempotency-Key': key } });
  const isReplayed = ({ headers }: Reply) => headers['idempotent-replayed'] === 'true';
  const named = async (name: string) =>
    (await gala.get(`${types}?limit=1000`)).body.filter((one: { name: string }) => one.name === name).length;

  afterEach(() => {
    gala.clock.now = new Date(now);
  });

  it('a request that is sent again has the same answer, and changes nothing more', async () => {
    const { id } = await made(gala, 'referenceTypes');
    const requests: (readonly [string, string, unknown])[] = [
      ['POST', types, { name: 'Created' }],
      ['PATCH', `${types}/${id}`, [{ op: 'replace', path: '/name', value: 'Patched' }]],
      ['PUT', `${types}/${id}`, { name: 'Replaced' }],
      ['POST', `${types}/batch`, { operations: [{ operation: 'create', object: { name: 'Created' } }] }],
      ['DELETE', `${types}/${id}`, undefined],
    ];
    for (const [method, address, body] of requests) {
      const key = fresh();
      const first = await gala.call(method, address, { body, ...keyed(key) });
      assert.deepEqual([first.status, isReplayed(first)], [200, false], first.text);
      const again = await gala.call(method, address, { body, ...keyed(key) });
      assert.deepEqual([again.status, again.text, isReplayed(again)], [200, first.text, true]);
      assert.equal(again.headers.etag, first.headers.etag);
    }
    assert.equal(await named('Created'), 2);
  });

  it('a key belongs to a tenant, a caller and an operation', async () => {
    const key = fresh();
    const replies = [
      await gala.post(types, { name: 'Mine' }, keyed(key)),
      await gala.post('/referenceTypes/other', { name: 'Mine' }, keyed(key)),
      await gala.post(types, { name: 'Mine' }, keyed(key, { token: token({ sub: 'another' }) })),
      await gala.post(`/awards/${tenant}`, { name: 'Mine' }, keyed(key)),
    ];
    for (const reply of replies) assert.deepEqual([reply.status, isReplayed(reply)], [200, false], reply.text);
    assert.equal(new Set(replies.map(({ body }) => body.id)).size, 4);
  });

  it('another request with the key is 422: another body, address, query or If-Match', async () => {
    const { id } = await made(gala, 'referenceTypes');
    const key = fresh();
    const first = [{ op: 'replace', path: '/name', value: 'First' }];
    assert.equal((await gala.patch(`${types}/${id}`, first, keyed(key))).status, 200);
    const others = [
      await gala.patch(`${types}/${id}`, [...first, ...first], keyed(key)),
      await gala.patch(`${types}/other`, first, keyed(key)),
      await gala.patch(`${types}/${id}?dry_run=true`, first, keyed(key)),
      await gala.patch(`${types}/${id}`, first, { headers: { 'Idempotency-Key': key, 'If-Match': '"2"' } }),
    ];
    for (const reply of others) assert.deepEqual([reply.status, reply.body.code], [422, 'idempotency_key_reused']);
  });

  it('conflicts are kept, other errors are not', async () => {
    const { id } = await made(gala, 'referenceTypes', { sys_locked: true });
    const conflict = fresh();
    const rename = (key: string) => gala.merge(`${types}/${id}`, { name: 'New' }, { headers: keyed(key).headers });
    const first = await rename(conflict);
    assert.equal((await gala.merge(`${types}/${id}`, { sys_locked: null })).status, 200);
    const again = await rename(conflict);
    assert.deepEqual([again.status, again.body.code, isReplayed(again)], [409, 'record_locked', true]);
    assert.equal(again.body.message, first.body.message);
    assert.equal((await rename(fresh())).status, 200);
    const key = fresh();
    assert.equal((await gala.post(types, { nam: 'Typo' }, keyed(key))).status, 400);
    assert.equal((await gala.post(types, { name: 'Corrected' }, keyed(key))).status, 200);
    const missing = fresh();
    assert.equal((await gala.delete(`${types}/none-such`, keyed(missing))).status, 404);
    assert.equal(isReplayed(await gala.delete(`${types}/none-such`, keyed(missing))), false);
  });

  it('the details of a conflict are kept', async () => {
    const body = { ...(await made(gala, 'references')), type_id: 'none-such' };
    const { id: _, ...reference } = body;
    const key = fresh();
    const first = await gala.post(`/references/${tenant}`, reference, keyed(key));
    const again = await gala.post(`/references/${tenant}`, reference, keyed(key));
    assert.equal(first.body.code, 'reference_not_found');
    assert.deepEqual(again.body.details, first.body.details);
    assert.equal(isReplayed(again), true);
  });

  for (const key of ['', 'two words', 'é', 'k'.repeat(256)])
    it(`the key ${JSON.stringify(key.slice(0, 12))} is no key`, async () => {
      const value = Buffer.from(key).toString('latin1');
      const reply = await gala.post(types, { name: 'Letter' }, keyed(value));
      assert.deepEqual([reply.status, reply.body.details[0].pointer], [400, 'header/Idempotency-Key']);
    });

  it('of 50 at once with one key, one is done', async () => {
    const key = fresh();
    const send = () => gala.post(types, { name: 'At once' }, keyed(key));
    const replies = await Promise.all(Array.from({ length: 50 }, send));
    const ids = new Set(replies.filter(({ status }) => status === 200).map(({ body }) => body.id));
    assert.equal(ids.size, 1);
    for (const { status, body } of replies.filter(({ status }) => status !== 200))
      assert.deepEqual([status, body.code], [409, 'idempotency_in_progress']);
    assert.equal((await send()).body.id, [...ids][0]);
    assert.equal(await named('At once'), 1);
  });

  it('another server on the same store gives the same answer', async () => {
    const other = await world({ store: gala.store });
    const key = fresh();
    const first = await gala.post(types, { name: 'On both' }, keyed(key));
    const again = await other.post(types, { name: 'On both' }, keyed(key)).finally(other.close);
    assert.deepEqual([again.text, isReplayed(again)], [first.text, true]);
  });

  it('a minimal answer is given again as it was', async () => {
    const headers = { 'Idempotency-Key': fresh(), Prefer: 'return=minimal' };
    const send = () => gala.post(types, { name: 'M', sys_external_id: 'm-1' }, { headers });
    const [first, again] = [await send(), await send()];
    assert.deepEqual([again.text, isReplayed(again)], [first.text, true]);
    assert.deepEqual([first.body.name, 'sys_external_id' in first.body], ['M', false]);
    assert.deepEqual([again.headers['preference-applied'], again.headers.etag], ['return=minimal', '"1"']);
  });

  it('a dry run records nothing', async () => {
    const key = fresh();
    for (let round = 0; round < 2; round++)
      assert.equal(isReplayed(await gala.post(`${types}?dry_run=1`, { name: 'Dry' }, keyed(key))), false);
    assert.equal(await named('Dry'), 0);
  });

  it('after a failure that leaves open what was stored, the request can be sent again', async () => {
    const { store } = gala;
    const commit = store.commit.bind(store);
    const key = fresh();
    const operations = ['a', 'b', 'c'].map((name) => ({ operation: 'create', object: { name: `Part ${name}` } }));
    const send = (query = '') => gala.post(`${types}/batch${query}`, { operations }, keyed(key + query));
    for (const query of ['', '?atomic=true']) {
      store.commit = async (changes) => {
        const isWhole = changes.some((change) => 'put' in change && change.doc.text.includes('success_count'));
        if (isWhole) throw new Error('stopped before the answer');
        await commit(changes);
      };
      assert.equal((await send(query)).status, 500);
      store.commit = commit;
      const reply = await send(query);
      assert.deepEqual([reply.body.success_count, isReplayed(reply)], [3, false], reply.text);
      const again = await send(query);
      assert.deepEqual([again.text, isReplayed(again)], [reply.text, true]);
      assert.equal(reply.body.results[1].object.name, 'Part b');
    }
    for (const name of ['a', 'b', 'c']) assert.equal(await named(`Part ${name}`), 2); // one for each batch
  });

  it('a batch whose first answer was lost does not repeat what it has deleted or changed', async () => {
    const { store } = gala;
    const [one, two] = [await made(gala, 'referenceTypes'), await made(gala, 'referenceTypes')];
    const commit = store.commit.bind(store);
    const key = fresh();
    const operations = [
      {
        operation: 'patch',
        id: one.id,
        if_match: '"1"',
        patch_directives: [{ op: 'replace', path: '/name', value: 'P' }],
      },
      { operation: 'delete', id: two.id },
      { operation: 'read', id: one.id },
    ];
    store.commit = async (changes) => {
      if (changes.some((change) => 'put' in change && change.doc.text.includes('success_count')))
        throw new Error('stopped');
      await commit(changes);
    };
    assert.equal((await gala.post(`${types}/batch`, { operations }, keyed(key))).status, 500);
    store.commit = commit;
    const { body } = await gala.post(`${types}/batch`, { operations }, keyed(key));
    assert.deepEqual(
      body.results.map(({ status }: Reply) => status),
      [200, 200, 200],
    );
    assert.equal(body.results[0].object.sys_version, 2);
    assert.equal('object' in body.results[1], false);
  });

  it('after 24 hours it is a new request, and what was kept is removed', async () => {
    const key = fresh();
    const first = await gala.post(types, { name: 'Daily' }, keyed(key));
    const later = (hours: number) => {
      gala.clock.now = new Date(Date.parse(now) + hours * 3_600_000);
      return token({ exp: Date.parse(now) / 1000 + 100 * 3600 });
    };
    const before = await gala.post(types, { name: 'Daily' }, keyed(key, { token: later(23.9) }));
    assert.equal(before.body.id, first.body.id);
    const after = await gala.post(types, { name: 'Daily' }, keyed(key, { token: later(24) }));
    assert.notEqual(after.body.id, first.body.id);
    const kept = () => gala.store.count({ collection: 'gala.idempotency', tenant: 'all', match: {}, atMost: 1000 });
    later(24);
    await removeOld(gala.store, () => gala.clock.now);
    assert.equal(await kept(), 1);
    later(48);
    await removeOld(gala.store, () => gala.clock.now);
    assert.equal(await kept(), 0);
  });
};
