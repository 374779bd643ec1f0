/** `ETag`, `If-Match` and `If-None-Match`. */
import { strict as assert } from 'node:assert';
import type { Doc } from '../../src/store/doc.js';
import { refusal, type Suite, served } from '../support/api.js';
import { now } from '../support/harness.js';
import { made, tenant } from '../support/samples.js';

export const conditions: Suite = (start) => {
  const gala = served(start);
  const types = `/referenceTypes/${tenant}`;
  const ifMatch = (tags: string) => ({ headers: { 'If-Match': tags } });
  const ifNoneMatch = (tags: string) => ({ headers: { 'If-None-Match': tags } });
  const versionOf = (tag = '') => tag.replace(/-[\w-]{4}"$/, '"');
  const keyOf = (address: string) => ({
    collection: 'awards.referenceTypes',
    tenant,
    id: address.split('/').at(-1) ?? '',
  });
  const at = async () => `${types}/${(await made(gala, 'referenceTypes')).id}`;

  it('every answer with a record has the same ETag: its version and a digest', async () => {
    const created = await gala.post(types, { name: 'Letter' });
    const address = `${types}/${created.body.id}`;
    const replies = [
      created,
      await gala.get(address),
      await gala.get(`${address}?fields=name`),
      await gala.put(address, { name: 'Form' }),
      await gala.merge(address, { name: 'Call' }),
      await gala.merge(address, { name: 'Call' }),
    ];
    const tags = replies.map(({ headers }) => headers.etag);
    assert.deepEqual(tags.map(versionOf), ['"1"', '"1"', '"1"', '"2"', '"3"', '"3"']);
    assert.equal(new Set(tags).size, 3);
  });

  it('after a backup is restored, no ETag from before it matches what is written then', async () => {
    const address = await at();
    const backup = (await gala.store.read(keyOf(address))) as Doc;
    const today = await gala.merge(address, { name: 'Today' });
    const stored = await gala.store.read(keyOf(address));
    await gala.store.commit([{ put: keyOf(address), doc: backup, previous: stored }]);
    gala.clock.now = new Date(Date.parse(now) + 1); // it takes a millisecond at least
    const { headers, body } = await gala.merge(address, { name: 'Again' });
    assert.equal(body.sys_version, today.body.sys_version);
    const tag = today.headers.etag ?? '';
    assert.notEqual(headers.etag, tag);
    assert.equal((await gala.get(address, ifNoneMatch(tag))).body.name, 'Again');
    assert.equal((await gala.merge(address, { name: 'Lost' }, ifMatch(tag))).status, 412);
    assert.equal((await gala.get(address, ifNoneMatch(headers.etag ?? ''))).status, 304);
    gala.clock.now = new Date(now);
  });

  it('the ETag that a write answers is that of the next read, whatever the record contains', async () => {
    const { id } = await made(gala, 'events');
    const address = `/events/${tenant}/${id}`;
    const whole = { ...(await gala.get(address)).body, last: { sys_version: 7 } };
    const odd = {
      'a.b': 1,
      $set: -0,
      '%seen': '\u0002%seen',
      10: 'x',
      2: 'y',
      _id: 'me',
      deep: [{ '': 1e-7 }],
      é: '\u001f',
    };
    const writes = [
      () => gala.put(address, whole), // which does not end with its version
      () => gala.merge(address, { 'x,"sys_version': 9 }),
      () => gala.merge(address, odd),
    ];
    for (const [n, write] of writes.entries()) {
      const { headers, text } = await write();
      assert.equal(versionOf(headers.etag), `"${n + 2}"`, text);
      assert.equal((await gala.get(address)).headers.etag, headers.etag);
    }
  });

  for (const [tags, isMet] of [
    ['"1"', true],
    ['"7", "1"', true],
    ['"7" , , W/"1","1"', true],
    ['*', true],
    ['"2"', false],
    ['W/"1"', false],
    ['"01"', false],
  ] as const)
    it(`a write ${isMet ? 'is done' : 'changes nothing'} with If-Match: ${tags}`, async () => {
      const address = await at();
      const writes = [
        () => gala.put(address, { name: 'Other' }, ifMatch(tags)),
        () => gala.merge(address, { name: 'Letter' }, ifMatch(tags)), // it would change nothing
        () => gala.delete(address, ifMatch(tags)),
      ];
      if (isMet) {
        assert.equal((await writes[0]?.())?.status, 200);
        return;
      }
      for (const write of writes) {
        const reply = await write();
        assert.deepEqual(refusal(reply), [412, 'precondition_failed']);
        assert.equal(versionOf(reply.headers.etag), '"1"');
        assert.ok(reply.body.message.includes(reply.headers.etag));
      }
      assert.equal((await gala.get(address)).body.sys_version, 1);
    });

  it('a write changes nothing if its If-Match is the current ETag as a weak one', async () => {
    const address = await at();
    const { etag } = (await gala.get(address)).headers;
    for (const write of [
      () => gala.put(address, { name: 'Other' }, ifMatch(`W/${etag}`)),
      () => gala.delete(address, ifMatch(`W/${etag}`)),
    ])
      assert.equal((await write()).body.code, 'precondition_failed');
    assert.equal((await gala.get(address)).headers.etag, etag);
  });

  for (const tags of ['1', '"1 "', '"1', '"1" "2"', '', 'W/1', '*, "1"'])
    it(`a write with the malformed If-Match ${tags || '(empty)'} is refused`, async () => {
      const reply = await gala.delete(await at(), ifMatch(tags));
      assert.deepEqual([reply.status, reply.body.details[0].pointer], [400, 'header/If-Match']);
    });

  it('If-Match on a missing record is 404, and a submission keeps to If-Match', async () => {
    assert.equal((await gala.delete(`${types}/none-such`, ifMatch('*'))).status, 404);
    const reference = await made(gala, 'references');
    await gala.merge(`/references/${tenant}/${reference.id}`, { city: 'London' });
    const body = { ...(await gala.get(`/references/${tenant}/${reference.id}`)).body, notes: 'Fine.' };
    const submit = (tags: string) => gala.post(`/references/${tenant}/submit`, body, ifMatch(tags));
    assert.equal((await submit('"1"')).status, 412);
    const submitted = await submit('"2"');
    assert.deepEqual([submitted.status, versionOf(submitted.headers.etag)], [200, '"3"']);
  });

  it('of 50 writes at once with the same If-Match, one is done', async () => {
    const address = await at();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => gala.merge(address, { name: `By ${n}` }, ifMatch('"1"'))),
    );
    assert.deepEqual(replies.map(({ status }) => status).sort(), [200, ...Array(49).fill(412)]);
    const { body } = await gala.get(address);
    assert.deepEqual([body.sys_version, body.name], [2, replies.find(({ status }) => status === 200)?.body.name]);
  });

  it('a GET with If-None-Match is 304 until the record changes', async () => {
    const address = await at();
    const tag = (await gala.get(address)).headers.etag ?? '';
    for (const tags of [tag, `W/${tag}`, `"7", ${tag}`, '*'])
      assert.equal((await gala.get(address, ifNoneMatch(tags))).status, 304, tags);
    assert.equal((await gala.get(`${address}?consistentRead=1`, ifNoneMatch(tag))).status, 304);
    assert.equal((await gala.call('HEAD', address, ifNoneMatch(tag))).status, 304);
    await gala.merge(address, { name: 'New' });
    const reply = await gala.get(address, ifNoneMatch(tag));
    assert.deepEqual([reply.status, reply.body.name, versionOf(reply.headers.etag)], [200, 'New', '"2"']);
    assert.equal((await gala.get(`${types}/none-such`, ifNoneMatch('*'))).status, 404);
    assert.equal((await gala.get(address, ifNoneMatch('2'))).status, 400);
  });

  for (const tags of ['*', 'its ETag'])
    it(`a write to a record changes nothing with If-None-Match: ${tags}`, async () => {
      const address = await at();
      const { etag = '' } = (await gala.get(address)).headers;
      const unless = ifNoneMatch(tags === '*' ? tags : etag);
      for (const write of [
        () => gala.put(address, { name: 'Other' }, unless),
        () => gala.merge(address, { name: 'Other' }, unless),
        () => gala.delete(address, unless),
      ]) {
        const reply = await write();
        assert.deepEqual([reply.status, reply.body.code, reply.headers.etag], [412, 'precondition_failed', etag]);
      }
      assert.equal((await gala.put(address, { name: 'Other' }, ifNoneMatch('"7"'))).body.sys_version, 2);
      assert.equal((await gala.put(`${types}/none-such`, { name: 'Other' }, ifNoneMatch('*'))).status, 404);
    });

  for (const header of ['If-Match', 'If-None-Match'])
    it(`${header} is refused by lists, searches, creates, batches and public reads`, async () => {
      const address = await at();
      const condition = { headers: { [header]: '*' } };
      const replies = [
        await gala.get(types, condition),
        await gala.get(`/references/${tenant}/application/app-1`, condition),
        await gala.post(`/references/${tenant}/search`, {}, condition),
        await gala.post(types, { name: 'Letter' }, condition),
        await gala.post(`${types}/batch`, { operations: [{ operation: 'delete', id: 'one' }] }, condition),
        await gala.get(`/functionTypes/${tenant}/public`, condition),
        ...(header === 'If-Match' ? [await gala.get(address, condition)] : []),
      ];
      for (const { status, body } of replies)
        assert.deepEqual([status, body.details?.[0].pointer], [400, `header/${header}`], JSON.stringify(body));
    });

  it('each operation of a batch can have its own if_match', async () => {
    const [one, two] = [await made(gala, 'referenceTypes'), await made(gala, 'referenceTypes')];
    const operations = [
      { operation: 'update', id: one.id, if_match: '"1"', object: { name: 'One' } },
      { operation: 'update', id: two.id, if_match: '"4"', object: { name: 'Two' } },
      { operation: 'delete', id: two.id, if_match: '"1", "2"' },
      { operation: 'create', if_match: '*', object: { name: 'Three' } },
      { operation: 'read', id: one.id, if_match: 'one' },
    ];
    const { body } = await gala.post(`${types}/batch`, { operations });
    assert.deepEqual(
      body.results.map(({ status }: { status: number }) => status),
      [200, 412, 200, 412, 400],
    );
    assert.equal(body.results[4].error.details[0].pointer, '/if_match');
    assert.ok(body.results[1].error.message.includes('"1-'));
  });
};
