/** `dry_run`, `atomic` and `Prefer: return=minimal`. */
import { strict as assert } from 'node:assert';
import { codesIn as errors, refusal, type Suite, served, statusesIn } from '../support/api.js';
import { token } from '../support/harness.js';
import { made, sample, tenant } from '../support/samples.js';

export const dryRuns: Suite = (start) => {
  const gala = served(start);
  const types = `/referenceTypes/${tenant}`;

  describe('A dry run', () => {
    it('has the answer of a write, and changes nothing', async () => {
      const before = await made(gala, 'referenceTypes');
      const at = `${types}/${before.id}`;
      const replies = [
        await gala.post(`${types}?dry_run=true`, { name: 'New' }),
        await gala.put(`${at}?dry_run=1`, { name: 'New' }),
        await gala.merge(`${at}?dry_run=true`, { name: 'New' }),
        await gala.delete(`${at}?dry_run=true`),
      ];
      for (const { status, headers } of replies) assert.deepEqual([status, headers['dry-run']], [200, 'true']);
      assert.deepEqual([replies[1]?.body.name, replies[1]?.body.sys_version], ['New', 2]);
      assert.deepEqual((await gala.get(at)).body, before);
      assert.equal((await gala.get(`${types}/${replies[0]?.body.id}`)).status, 404);
      const real = await gala.merge(`${at}?dry_run=false`, { name: 'New' });
      assert.deepEqual([real.body.sys_version, real.headers['dry-run']], [2, undefined]);
      assert.equal((await gala.delete(`${at}?dry_run=yes`)).status, 400);
    });

    it('finds conflicts that only the commit would find', async () => {
      const reference = await made(gala, 'references');
      const { id: _, ...lost } = { ...reference, type_id: 'none-such' };
      const missing = await gala.post(`/references/${tenant}?dry_run=true`, lost);
      assert.deepEqual(refusal(missing), [409, 'reference_not_found']);
      assert.equal(missing.body.details[0].pointer, '/type_id');
      const named = await gala.delete(`${types}/${reference.type_id}?dry_run=true`);
      assert.deepEqual(refusal(named), [409, 'record_referenced']);
      const review = withoutSystem(await made(gala, 'abstractReviews'));
      const twice = await gala.post(`/abstractReviews/${tenant}?dry_run=true`, review);
      assert.deepEqual(refusal(twice), [409, 'already_taken'], twice.text);
    });

    it('of a special operation sends no e-mail', async () => {
      const process = await made(gala, 'referenceProcesses');
      const sent = gala.mails.length;
      const body = { process_id: process.id, send_to: 'ada@example.org' };
      const reply = await gala.post(`/references/${tenant}/previewEmail?dry_run=true`, body);
      assert.deepEqual([reply.status, reply.headers['dry-run']], [200, 'true']);
      assert.equal((await gala.post(`/references/${tenant}/previewEmail`, body)).status, 200);
      await gala.courier.idle();
      assert.equal(gala.mails.length, sent + 1);
    });

    it('of a batch tries each operation as if those before it were done', async () => {
      const { id } = await made(gala, 'referenceTypes');
      const operations = [
        { operation: 'create', object: { name: 'New' } },
        { operation: 'delete', id },
        { operation: 'read', id },
      ];
      const reply = await gala.post(`${types}/batch?dry_run=true`, { operations });
      assert.deepEqual(errors(reply), [undefined, undefined, 'record_not_found']); // it sees the deletion
      assert.equal((await gala.get(`${types}/${id}`)).status, 200);
      assert.equal((await gala.get(`${types}/${reply.body.results[0].id}`)).status, 404);
      const atomic = await gala.post(`${types}/batch?dry_run=true&atomic=true`, { operations });
      assert.deepEqual(errors(atomic), ['not_applied', 'not_applied', 'record_not_found']);
    });

    it('of a batch leaves nothing of an operation that fails to those after it', async () => {
      const reference = await made(gala, 'references');
      const { id } = await made(gala, 'referenceTypes');
      const patch = (directives: object[]) => ({ operation: 'patch', id: reference.id, patch_directives: directives });
      const operations = [
        patch([{ op: 'add', path: '/notes', value: 'kept' }]),
        patch([
          { op: 'add', path: '/notes', value: 'dropped' },
          { op: 'add', path: '/type_id', value: 'none-such' },
        ]),
        patch([
          { op: 'test', path: '/notes', value: 'kept' },
          { op: 'add', path: '/type_id', value: id },
        ]),
        { operation: 'read', id: reference.id },
      ];
      const reply = await gala.post(`/references/${tenant}/batch?dry_run=true`, { operations });
      assert.deepEqual(errors(reply), [undefined, 'reference_not_found', undefined, undefined], reply.text);
      assert.equal(reply.body.results[1].error.details[0].pointer, '/patch_directives/1');
      assert.deepEqual([reply.body.results[3].object.notes, reply.body.results[3].object.type_id], ['kept', id]);
      assert.equal((await gala.get(`/references/${tenant}/${reference.id}`)).body.type_id, reference.type_id);
    });
  });

  describe('An atomic batch', () => {
    const batch = (resource: string, operations: object[], more = {}) =>
      gala.post(`/${resource}/${tenant}/batch?atomic=true`, { operations }, more);

    it('applies all its operations, in order', async () => {
      const { id } = await made(gala, 'referenceTypes');
      const reply = await batch('referenceTypes', [
        { operation: 'create', object: { name: 'New' } },
        { operation: 'update', id, object: { name: 'Second' } },
        { operation: 'patch', id, if_match: '"2"', patch_directives: [{ op: 'test', path: '/name', value: 'Second' }] },
        { operation: 'patch', id, patch_directives: [{ op: 'replace', path: '/name', value: 'Third' }] },
        { operation: 'read', id },
        { operation: 'delete', id },
      ]);
      assert.deepEqual(statusesIn(reply), [200, 200, 200, 200, 200, 200], reply.text);
      assert.equal(reply.body.results[4].object.name, 'Third');
      assert.equal((await gala.get(`${types}/${id}`)).status, 404);
      assert.equal((await gala.get(`${types}/${reply.body.results[0].id}`)).status, 200);
    });

    it('applies none if one fails, and says which', async () => {
      const { id } = await made(gala, 'referenceTypes');
      const failing: [object, string][] = [
        [{ operation: 'update', id: 'none-such', object: { name: 'X' } }, 'record_not_found'],
        [{ operation: 'create', object: { nam: 'X' } }, 'invalid_request'],
        [{ operation: 'destroy' }, 'invalid_request'],
        [{ operation: 'patch', id, if_match: '"9"', patch_directives: [] }, 'record_not_found'], // it was deleted
      ];
      const create = { operation: 'create', object: { name: 'Y' } };
      for (const [operation, code] of failing) {
        const reply = await batch('referenceTypes', [{ operation: 'delete', id }, operation, create]);
        assert.deepEqual(errors(reply), ['not_applied', code, 'not_applied'], reply.text);
        assert.deepEqual([reply.body.success_count, reply.body.error_count], [0, 3]);
      }
      assert.equal((await gala.get(`${types}/${id}`)).body.sys_version, 1);
    });

    it('says which operation failed, even if only the commit finds out', async () => {
      const good = await sample(gala, 'references');
      const create = (object: object) => ({ operation: 'create', object });
      const lost = { ...good, type_id: 'none-such' };
      const missing = await batch('references', [create(good), create(lost), create(good)]);
      assert.deepEqual(errors(missing), ['not_applied', 'reference_not_found', 'not_applied']);
      assert.equal(missing.body.results[1].error.details[0].pointer, '/object/type_id');
      const { type_id } = await made(gala, 'references');
      const free = (await made(gala, 'referenceTypes')).id;
      const deletions = [free, type_id].map((id) => ({ operation: 'delete', id }));
      const referenced = await batch('referenceTypes', deletions);
      assert.deepEqual(errors(referenced), ['not_applied', 'record_referenced']);
      const review = withoutSystem(await made(gala, 'abstractReviews'));
      const other = { ...review, assignee: { contact_id: 'grace' } };
      const taken = await batch('abstractReviews', [create(other), create(review)]);
      assert.deepEqual(errors(taken), ['not_applied', 'already_taken'], taken.text);
      const twice = await batch('abstractReviews', [create(other), create(other)]);
      assert.equal(errors(twice).filter((code) => code === 'already_taken').length, 1, twice.text);
      assert.equal((await gala.get(`${types}/${free}`)).status, 200);
    });

    it('needs the permission for each operation', async () => {
      const some = token({ permissions: ['referenceTypes.batch', 'referenceTypes.create'] });
      const { id } = await made(gala, 'referenceTypes');
      const operations = [
        { operation: 'create', object: { name: 'N' } },
        { operation: 'delete', id },
      ];
      const reply = await batch('referenceTypes', operations, { token: some });
      assert.deepEqual(errors(reply), ['not_applied', 'permission_missing']);
    });
  });

  it('with Prefer: return=minimal, a write returns only the fields that every such record has', async () => {
    const headers = { Prefer: 'return=minimal' };
    const created = await gala.post(types, { name: 'N', sys_external_id: 'n-1' }, { headers });
    const system = ['sys_created_at', 'sys_last_modified_at', 'sys_version'];
    assert.deepEqual(Object.keys(created.body).sort(), ['id', 'name', ...system]);
    assert.equal(created.headers['preference-applied'], 'return=minimal');
    assert.match(created.headers.etag ?? '', /^"1-/);
    const at = `${types}/${created.body.id}`;
    assert.equal((await gala.get(at)).body.sys_external_id, 'n-1');
    const patched = await gala.merge(at, { sys_external_id: 'n-2' }, { headers });
    assert.deepEqual(Object.keys(patched.body).sort(), ['id', 'name', ...system]);
  });

  it('with Prefer: return=minimal, a batch returns no records that it writes', async () => {
    const operations = [{ operation: 'create', object: { name: 'N' } }];
    const headers = { Prefer: 'respond-async, Return = "minimal"; foo=1' };
    const reply = await gala.post(`${types}/batch`, { operations }, { headers });
    const [result] = reply.body.results;
    assert.deepEqual([result.status, 'object' in result], [200, false]);
    assert.equal(reply.headers['preference-applied'], 'return=minimal');
    const read = await gala.post(`${types}/batch`, { operations: [{ operation: 'read', id: result.id }] }, { headers });
    assert.equal(read.body.results[0].object.name, 'N');
    for (const other of ['return=representation', 'xreturn=minimal', 'return=minimalist'])
      assert.equal((await gala.post(types, { name: 'N' }, { headers: { Prefer: other } })).status, 200, other);
  });
};

/** As it can be sent to create another one. */
function withoutSystem(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'id' && !name.startsWith('sys_')));
}
