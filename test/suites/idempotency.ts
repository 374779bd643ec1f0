/** `Idempotency-Key`: the first answer, and nothing is done twice. */
import { strict as assert } from 'node:assert';
import { removeOld } from '../../src/records/idempotencyRetention.js';
import { Document } from '../../src/schema/document.js';
import { type Store, Unavailable } from '../../src/store/port.js';
import { codesIn, refusal, type Suite, served } from '../support/api.js';
import { now, type Reply, type RequestOptions, token, type World, world } from '../support/harness.js';
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
    for (const reply of others) assert.deepEqual(refusal(reply), [422, 'idempotency_key_reused']);
  });

  it('a conflict is answered again as it was, other errors are tried anew', async () => {
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

  it('a conflict that is answered again has its details', async () => {
    const { id: _, ...reference } = { ...(await made(gala, 'references')), type_id: 'none-such' };
    const key = fresh();
    const send = () => gala.post(`/references/${tenant}`, reference, keyed(key));
    const [first, again] = [await send(), await send()];
    assert.deepEqual([first.body.code, isReplayed(again)], ['reference_not_found', true]);
    assert.deepEqual(again.body.details, first.body.details);
  });

  const { schema } = Document.load('awards').parameter('referenceTypes.create', 'Idempotency-Key') ?? {};
  const documented = new RegExp((schema as { pattern?: string }).pattern ?? assert.fail('no pattern'));

  for (const key of ['', 'two words', 'é', 'k'.repeat(256)])
    it(`the value ${JSON.stringify(key.slice(0, 12))} is refused, as the document says`, async () => {
      const value = Buffer.from(key).toString('latin1');
      assert.doesNotMatch(value, documented);
      const reply = await gala.post(types, { name: 'Letter' }, keyed(value));
      assert.deepEqual([reply.status, reply.body.details[0].pointer], [400, 'header/Idempotency-Key']);
    });

  it('the shortest and the longest value, and all visible characters, are taken, as the document says', async () => {
    const visible = Array.from({ length: 0x7e - 0x20 }, (_, n) => String.fromCharCode(n + 0x21)).join('');
    for (const key of ['!', 'k'.repeat(255), visible]) {
      assert.match(key, documented);
      assert.equal((await gala.post(types, { name: 'Letter' }, keyed(key))).status, 200);
    }
  });

  it('one of 50 requests at once with the same key is done', async () => {
    const key = fresh();
    const send = () => gala.post(types, { name: 'At once' }, keyed(key));
    const replies = await Promise.all(Array.from({ length: 50 }, send));
    const ids = new Set(replies.filter(({ status }) => status === 200).map(({ body }) => body.id));
    assert.equal(ids.size, 1);
    for (const reply of replies)
      if (reply.status !== 200) assert.deepEqual(refusal(reply), [409, 'idempotency_in_progress']);
    assert.equal((await send()).body.id, [...ids][0]);
    assert.equal(await named('At once'), 1);
  });

  it('a minimal answer is given again as it was', async () => {
    const headers = { 'Idempotency-Key': fresh(), Prefer: 'return=minimal' };
    const send = () => gala.post(types, { name: 'M', sys_external_id: 'm-1' }, { headers });
    const [first, again] = [await send(), await send()];
    assert.deepEqual([again.text, isReplayed(again)], [first.text, true]);
    assert.deepEqual([first.body.name, 'sys_external_id' in first.body], ['M', false]);
    assert.deepEqual([again.headers['preference-applied'], again.headers.etag], ['return=minimal', first.headers.etag]);
  });

  it('a dry run does not use up the key', async () => {
    const key = fresh();
    for (let round = 0; round < 2; round++)
      assert.equal(isReplayed(await gala.post(`${types}?dry_run=1`, { name: 'Dry' }, keyed(key))), false);
    assert.equal(await named('Dry'), 0);
  });

  for (const [when, query] of ['', '?atomic=true'].flatMap((query) => [
    ['before', query] as const,
    ['after', query] as const,
  ]))
    it(`a batch${query} that lost the database ${when} storing a part is completed when sent again`, async () => {
      const { store } = gala;
      const commit = store.commit.bind(store);
      const key = fresh();
      const names = ['a', 'b', 'c'].map((name) => `Part ${name} ${key}`);
      const operations = names.map((name) => ({ operation: 'create', object: { name } }));
      const send = () => gala.post(`${types}/batch${query}`, { operations }, keyed(key));
      store.commit = async (changes) => {
        const isLost = changes.some((change) => 'put' in change && change.doc.text.includes(names[1] as string));
        if (!isLost || when === 'after') await commit(changes);
        if (isLost) throw new Unavailable('it is away for a moment');
      };
      const first = await send().finally(() => Object.assign(store, { commit }));
      assert.ok(codesIn(first).includes('store_unavailable'), first.text);
      const again = await send();
      assert.deepEqual([again.body.success_count, again.body.error_count], [3, 0], again.text);
      assert.equal(again.body.results[1].object.name, names[1]);
      const third = await send();
      assert.deepEqual([third.text, isReplayed(third)], [again.text, true]);
      for (const name of names) assert.equal(await named(name), 1);
    });

  it('two changes of one record that lost the database are done in their order when sent again', async () => {
    const { id } = await made(gala, 'referenceTypes');
    const { store } = gala;
    const commit = store.commit.bind(store);
    const key = fresh();
    const operations = ['One', 'Two'].map((name) => ({ operation: 'update', id, object: { name } }));
    const send = () => gala.post(`${types}/batch`, { operations }, keyed(key));
    store.commit = async (changes) => {
      if (changes.some((change) => 'put' in change && change.doc.text.includes('"One"'))) throw new Unavailable('away');
      await commit(changes);
    };
    const first = await send().finally(() => Object.assign(store, { commit }));
    assert.deepEqual(codesIn(first), ['store_unavailable', 'not_applied']);
    assert.equal((await send()).body.error_count, 0);
    assert.equal((await gala.get(`${types}/${id}`)).body.name, 'Two');
  });

  type Write = (at: World, address: string, more: RequestOptions) => Promise<Reply>;
  const writes: Readonly<Record<string, Write>> = {
    'patch with If-Match': (at, address, more) => at.merge(address, { name: 'New' }, more),
    delete: (at, address, more) => at.delete(address, more),
    'replacement of a version': (at, address, more) => at.put(address, { name: 'New', sys_version: 1 }, more),
  };
  for (const [what, write] of Object.entries(writes))
    it(`a ${what} that another process does at once gets the same answer`, async () => {
      const { id } = await made(gala, 'referenceTypes');
      const key = fresh();
      const headers = { 'Idempotency-Key': key, ...(what.includes('If-Match') && { 'If-Match': '"1"' }) };
      let first: Promise<Reply> | undefined;
      const read: Store['read'] = async (record, options) => {
        if (record.id === id) first ??= write(gala, `${types}/${id}`, { headers });
        await first;
        return await gala.store.read(record, options);
      };
      const get = (store: Store, name: keyof Store) => (name === 'read' ? read : store[name]?.bind(store));
      const other = await world({ store: new Proxy(gala.store, { get: get as never }) });
      const reply = await write(other, `${types}/${id}`, { headers }).finally(other.close);
      assert.deepEqual([reply.status, reply.text, isReplayed(reply)], [200, (await first)?.text, true], reply.text);
    });

  it('a batch that is sent again repeats no change and no delete, but reads anew', async () => {
    const [one, two] = [await made(gala, 'referenceTypes'), await made(gala, 'referenceTypes')];
    const directives = [{ op: 'replace', path: '/name', value: 'P' }];
    const operations = [
      { operation: 'patch', id: one.id, if_match: '"1"', patch_directives: directives },
      { operation: 'delete', id: two.id },
      { operation: 'read', id: one.id },
    ];
    const key = fresh();
    const send = () => gala.post(`${types}/batch`, { operations }, keyed(key));
    const [first, again] = [await send(), await send()];
    assert.deepEqual([first.body.error_count, again.body.error_count], [0, 0], again.text);
    await gala.merge(`${types}/${one.id}`, { name: 'Later' });
    const { body } = await send();
    assert.deepEqual([body.results[0].object.name, body.results[2].object.name], ['Later', 'Later']);
    assert.equal('object' in body.results[1], false);
  });

  it('conflicts in a batch are answered again as they were, other errors are tried anew', async () => {
    const { id } = await made(gala, 'referenceTypes', { sys_locked: true });
    const key = fresh();
    const operations = [
      { operation: 'update', id, object: { name: 'New' } },
      { operation: 'update', id: 'id99999999', object: { name: 'New' } },
    ];
    const send = () => gala.post(`${types}/batch`, { operations }, keyed(key));
    const expected = ['record_locked', 'record_not_found'];
    assert.deepEqual(codesIn(await send()), expected);
    await gala.merge(`${types}/${id}`, { sys_locked: null });
    assert.deepEqual(codesIn(await send()), expected);
    assert.notEqual((await gala.get(`${types}/${id}`)).body.name, 'New');
    assert.equal((await gala.post(`${types}/batch`, { operations: [operations[0]] }, keyed(key))).status, 422);
    const short = fresh();
    for (const [errors, object] of [{ nam: 'Typo' }, { name: 'Right' }].entries()) {
      const batch = { operations: [{ operation: 'create', object }] };
      assert.equal((await gala.post(`${types}/batch`, batch, keyed(short))).body.error_count, 1 - errors);
    }
  });

  it('an atomic batch that was refused is tried anew', async () => {
    const { id } = await made(gala, 'referenceTypes', { sys_locked: true });
    const operations = [
      { operation: 'create', object: { name: 'With it' } },
      { operation: 'update', id, object: { name: 'Unlocked' } },
    ];
    const key = fresh();
    const send = () => gala.post(`${types}/batch?atomic=true`, { operations }, keyed(key));
    assert.equal(codesIn(await send())[1], 'record_locked');
    await gala.merge(`${types}/${id}`, { sys_locked: null });
    const done = await send();
    assert.deepEqual([done.body.success_count, isReplayed(done)], [2, false]);
    assert.deepEqual([(await send()).body.success_count, await named('With it')], [2, 1]);
  });

  it('a batch of reads ignores the key, and nothing of it is kept', async () => {
    const { id } = await made(gala, 'referenceTypes');
    const key = fresh();
    const kept = () => gala.store.count({ collection: 'gala.idempotency', tenant, match: {}, atMost: 1000 });
    const before = await kept();
    const read = (ids: string[]) =>
      gala.post(`${types}/batch`, { operations: ids.map((id) => ({ operation: 'read', id })) }, keyed(key));
    assert.equal((await read([id])).body.results[0].object.name, 'Academic');
    await gala.merge(`${types}/${id}`, { name: 'Form' });
    const again = await read([id]);
    assert.deepEqual([again.body.results[0].object.name, isReplayed(again)], ['Form', false]);
    assert.equal((await read([id, id])).status, 200);
    assert.equal(await kept(), before);
  });

  it('after 24 hours it is a new request, and what was kept is removed', async () => {
    const key = fresh();
    const daily = fresh();
    const begin = Date.parse(now) + 40 * 60_000; // within an hour: what is kept is found by the hour
    gala.clock.now = new Date(begin);
    const batch = { operations: [{ operation: 'create', object: { name: 'Today' } }] };
    await gala.post(`${types}/batch`, batch, keyed(daily));
    const first = await gala.post(types, { name: 'Daily' }, keyed(key));
    await gala.post('/referenceTypes/other', { name: 'Daily' }, keyed(key));
    const later = (hours: number) => {
      gala.clock.now = new Date(begin + hours * 3_600_000);
      return token({ exp: begin / 1000 + 100 * 3600 });
    };
    const lasting = later(23.9);
    await removeOld(gala.store, () => gala.clock.now);
    const before = await gala.post(types, { name: 'Daily' }, keyed(key, { token: lasting }));
    assert.equal(before.body.id, first.body.id);
    const after = await gala.post(types, { name: 'Daily' }, keyed(key, { token: later(24) }));
    const other = { operations: [{ operation: 'create', object: { name: 'Tomorrow' } }] };
    assert.equal((await gala.post(`${types}/batch`, other, keyed(daily, { token: later(24) }))).body.error_count, 0);
    assert.notEqual(after.body.id, first.body.id);
    const kept = () =>
      Promise.all(
        [`gala.idempotency ${tenant}`, 'gala.idempotency other', 'gala.idempotencyHours all'].map((place) => {
          const [collection = '', of = ''] = place.split(' ');
          return gala.store.count({ collection, tenant: of, match: {}, atMost: 1000 });
        }),
      );
    later(25);
    await removeOld(gala.store, () => gala.clock.now);
    assert.deepEqual(await kept(), [2, 0, 1]);
    later(50);
    await removeOld(gala.store, () => gala.clock.now);
    assert.deepEqual(await kept(), [0, 0, 0]);
  });
};
