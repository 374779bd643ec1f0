/** Records by the id that they have in another system: upserts, batches, lists and searches. */
import { strict as assert } from 'node:assert';
import { codesIn, refusal, type Suite, served, statusesIn } from '../support/api.js';
import { token } from '../support/harness.js';
import { made, tenant } from '../support/samples.js';

export const upserts: Suite = (start) => {
  const gala = served(start);
  const types = `/referenceTypes/${tenant}`;
  const at = (external: string) => `${types}/external/${encodeURIComponent(external)}`;
  const named = async (external: string): Promise<{ id: string; name: string; sys_version: number }[]> =>
    (await gala.get(`${types}?sys_external_id=${encodeURIComponent(external)}`)).body;
  const batch = async (operations: object[], query = '') => await gala.post(`${types}/batch${query}`, { operations });

  describe('A membership system that sends its members', () => {
    it('creates those that are new, and replaces those that are there', async () => {
      const first = await gala.put(at('m-1'), { name: 'Academic', is_active: true });
      assert.deepEqual([first.status, first.headers.created, first.body.sys_external_id], [200, 'true', 'm-1']);
      const second = await gala.put(at('m-1'), { name: 'Academic' });
      assert.deepEqual([second.headers.created, second.body.id], [undefined, first.body.id]);
      assert.deepEqual([second.body.sys_version, second.body.is_active], [2, undefined]);
      const third = await gala.put(`${at('m-1')}?patch=true`, { is_active: false });
      assert.deepEqual([third.body.name, third.body.is_active, third.body.sys_version], ['Academic', false, 3]);
      const same = await gala.put(`${at('m-1')}?patch=1`, { is_active: false });
      assert.equal(same.body.sys_version, 3, 'a merge that changes nothing writes nothing');
      assert.deepEqual(await named('m-1'), [same.body]);
    });

    it('creates with a merge patch what a record needs, and is told what it lacks', async () => {
      const lacking = await gala.put(`${at('m-2')}?patch=true`, { is_active: false });
      assert.deepEqual([lacking.status, lacking.body.details[0].pointer], [400, '/name'], lacking.text);
      const created = await gala.put(`${at('m-2')}?patch=true`, { name: 'New', is_active: null });
      assert.deepEqual([created.headers.created, 'is_active' in created.body], ['true', false]);
    });

    it('makes one member of twenty requests at once', async () => {
      for (const patch of ['false', 'true']) {
        const external = `rush-${patch}`;
        const all = Array.from({ length: 20 }, (_, n) =>
          gala.put(`${at(external)}?patch=${patch}`, { name: `Member ${n}` }),
        );
        const replies = await Promise.all(all);
        assert.deepEqual(
          new Set(replies.map(({ status }) => status)),
          new Set([200]),
          replies.map(({ text }) => text).join(),
        );
        assert.equal(replies.filter(({ headers }) => headers.created === 'true').length, 1);
        const members = await named(external);
        assert.deepEqual([members.length, members[0]?.sys_version], [1, 20]);
      }
    });

    it('uses any text as id, and is told when it sends another one in the body', async () => {
      for (const external of ['a/b', 'ä %2F', '..x', 'x'.repeat(900), 'id with "quotes"', "*Ada! (o'Neill)"]) {
        const { body } = await gala.put(at(external), { name: 'Any' });
        assert.equal(body.sys_external_id, external);
        assert.deepEqual(await named(external), [body]);
      }
      const { body: urn } = await gala.put(at('urn:x:1/2,3@y'), { name: 'As it is in the address' });
      assert.deepEqual((await gala.get(`${types}?sys_external_id=urn:x:1/2,3@y`)).body, [urn]);
      const other = await gala.put(at('m-3'), { name: 'Other', sys_external_id: 'm-4' });
      assert.deepEqual(refusal(other), [400, 'id_mismatch']);
      assert.deepEqual(await named('m-3'), []);
      const identified = await gala.put(at('m-3'), { id: 'mine', name: 'Other' });
      assert.deepEqual(refusal(identified), [400, 'id_not_allowed']);
      assert.equal((await gala.put(`${types}/external/%00`, { name: 'NUL' })).status, 400);
    });

    it('takes an id again whose member was deleted, and one that was given to another', async () => {
      const first = (await gala.put(at('m-5'), { name: 'Gone' })).body;
      assert.equal((await gala.delete(`${types}/${first.id}`)).status, 200);
      const second = (await gala.put(at('m-5'), { name: 'Back' })).body;
      assert.notEqual(second.id, first.id);
      await gala.merge(`${types}/${second.id}`, { sys_external_id: 'm-6' });
      const third = (await gala.put(at('m-5'), { name: 'Third' })).body;
      assert.equal(new Set([first.id, second.id, third.id]).size, 3);
    });

    it('does not bring back a member that was deleted since it was read', async () => {
      const { id, ...read } = (await gala.put(at('m-12'), { name: 'Read' })).body;
      await gala.delete(`${types}/${id}`);
      assert.deepEqual(refusal(await gala.put(at('m-12'), { ...read, name: 'Late' })), [409, 'version_conflict']);
      assert.deepEqual(await named('m-12'), []);
    });

    it('is told of two members with one id, which creates do not refuse', async () => {
      const twins = [
        await made(gala, 'referenceTypes', { sys_external_id: 'twin' }),
        await made(gala, 'referenceTypes', { sys_external_id: 'twin' }),
      ];
      const reply = await gala.put(at('twin'), { name: 'Which?' });
      assert.deepEqual(refusal(reply), [409, 'external_id_ambiguous']);
      for (const { id } of twins) assert.ok(reply.body.message.includes(id), reply.body.message);
      assert.deepEqual(await named('twin'), twins);
    });

    it('sends one again with its key, and it is done once; tries one, and nothing is stored', async () => {
      const key = { 'Idempotency-Key': 'member-7' };
      const first = await gala.put(at('m-7'), { name: 'Once' }, { headers: key });
      const again = await gala.put(at('m-7'), { name: 'Once' }, { headers: key });
      assert.deepEqual([again.body, again.headers['idempotent-replayed']], [first.body, 'true']);
      const tried = await gala.put(`${at('m-8')}?dry_run=true`, { name: 'Tried' });
      assert.deepEqual([tried.headers.created, await named('m-8')], ['true', []]);
      const minimal = await gala.put(
        at('m-9'),
        { name: 'Small', is_active: true },
        { headers: { Prefer: 'return=minimal' } },
      );
      assert.equal('is_active' in minimal.body, false);
      assert.equal((await gala.put(at('m-9'), { name: 'Guarded' }, { headers: { 'If-Match': '"1"' } })).status, 400);
    });

    it('needs the permission, and cannot be limited to own records', async () => {
      const may = (...permissions: string[]) => ({ token: token({ sub: 'crm', permissions }) });
      const all = await gala.put(at('m-10'), { name: 'May' }, may('referenceTypes.upsert'));
      assert.equal(all.status, 200, all.text);
      const none = await gala.put(
        at('m-10'),
        { name: 'May not' },
        may('referenceTypes.create', 'referenceTypes.replace'),
      );
      assert.deepEqual(refusal(none), [403, 'permission_missing']);
      const own = await gala.put(`/references/${tenant}/external/r-1`, {}, may('references.*:own'));
      assert.deepEqual(refusal(own), [403, 'permission_missing']);
    });
  });

  describe('In a batch, external_id in place of id', () => {
    it('reads, updates, patches and deletes, and creates what is not there', async () => {
      const [made] = [(await gala.put(at('b-1'), { name: 'One', is_active: true })).body];
      const reply = await batch([
        { operation: 'read', external_id: 'b-1' },
        { operation: 'patch', external_id: 'b-1', patch_directives: [{ op: 'remove', path: '/is_active' }] },
        { operation: 'patch', external_id: 'b-1', fields: { name: 'Merged' } },
        { operation: 'update', external_id: 'b-2', object: { name: 'Two' } },
        { operation: 'patch', external_id: 'b-3', fields: { name: 'Three' } },
      ]);
      await batch([{ operation: 'patch', id: made.id, fields: { is_active: false } }]);
      assert.deepEqual(statusesIn(reply), [200, 200, 200, 200, 200], reply.text);
      assert.deepEqual(
        reply.body.results.slice(0, 3).map(({ id }: { id: string }) => id),
        [made.id, made.id, made.id],
      );
      const { name, is_active } = (await gala.get(`${types}/${made.id}`)).body;
      assert.deepEqual([name, is_active], ['Merged', false]);
      assert.deepEqual([(await named('b-2'))[0]?.name, (await named('b-3'))[0]?.name], ['Two', 'Three']);
      const removed = await batch([{ operation: 'delete', external_id: 'b-3' }]);
      assert.deepEqual([statusesIn(removed), await named('b-3')], [[200], []]);
    });

    it('is refused where it names none or several, or is beside an id', async () => {
      await made(gala, 'referenceTypes', { sys_external_id: 'b-twin' });
      await made(gala, 'referenceTypes', { sys_external_id: 'b-twin' });
      const { id } = await made(gala, 'referenceTypes');
      const reply = await batch([
        { operation: 'read', external_id: 'b-none' },
        { operation: 'patch', external_id: 'b-none', patch_directives: [] },
        { operation: 'delete', external_id: 'b-twin' },
        { operation: 'update', external_id: 'b-twin', object: { name: 'Which?' } },
        { operation: 'read', id, external_id: 'b-none' },
        { operation: 'create', external_id: 'b-none', object: { name: 'New' } },
        { operation: 'patch', external_id: 'b-none' },
        { operation: 'patch', external_id: 'b-none', fields: { name: 'New', is_active: 'yes' } },
      ]);
      assert.deepEqual(codesIn(reply), [
        'record_not_found',
        'record_not_found',
        'external_id_ambiguous',
        'external_id_ambiguous',
        'invalid_request',
        'invalid_request',
        'required',
        'invalid_request',
      ]);
      assert.equal(reply.body.results[7].error.details[0].pointer, '/fields/is_active');
    });

    it('is refused for those that the same commit leaves, however many it deletes', async () => {
      for (let n = 0; n < 12; n++) await made(gala, 'referenceTypes', { sys_external_id: 'b-crowd' });
      const deletes = (await named('b-crowd')).slice(0, 10).map(({ id }) => ({ operation: 'delete', id }));
      const update = { operation: 'update', external_id: 'b-crowd', object: { name: 'Which?' } };
      const reply = await batch([...deletes, update], '?atomic=true');
      assert.equal(codesIn(reply).at(-1), 'external_id_ambiguous', reply.text);
    });

    it('has one record for all that name it, in their order, each by itself, as one commit, and tried', async () => {
      const operations = [
        { operation: 'update', external_id: 'b-4', object: { name: 'First', is_active: true } },
        { operation: 'patch', external_id: 'b-4', fields: { name: 'Second' } },
        {
          operation: 'patch',
          external_id: 'b-4',
          patch_directives: [{ op: 'replace', path: '/name', value: 'Third' }],
        },
      ];
      const tried = await batch(operations, '?dry_run=true');
      assert.deepEqual([statusesIn(tried), await named('b-4')], [[200, 200, 200], []], tried.text);
      const atomic = await batch(operations, '?atomic=true');
      const [one, ...others] = await named('b-4');
      assert.deepEqual([statusesIn(atomic), one?.name, others], [[200, 200, 200], 'Third', []], atomic.text);
      await batch(operations);
      assert.deepEqual(
        (await named('b-4')).map(({ id, name }) => [id, name]),
        [[one?.id, 'Third']],
      );
      const ids = Array.from({ length: 100 }, (_, n) => `many-${n % 50}`);
      const many = await batch(
        ids.map((external_id) => ({ operation: 'patch', external_id, fields: { name: external_id } })),
      );
      assert.equal(many.body.error_count, 0, many.text);
      assert.equal((await named('many-7')).length, 1);
    });
  });

  describe('A list', () => {
    it('by external id has those of its parent only, is counted and is CSV', async () => {
      const [one, other] = [
        await made(gala, 'references', { sys_external_id: 'l-1', application_id: 'app-l1' }),
        await made(gala, 'references', { sys_external_id: 'l-1', application_id: 'app-l2' }),
      ];
      const { body } = await gala.get(`/references/${tenant}/application/app-l1?sys_external_id=l-1`);
      assert.deepEqual(body.Items, [one]);
      assert.deepEqual((await gala.get(`/references/${tenant}/application/app-l1?sys_external_id=l-2`)).body.Items, []);
      const all = await gala.get(`/references/${tenant}?sys_external_id=l-1&count=true&limit=1`);
      assert.deepEqual([all.body, all.headers.total], [[one], '2']);
      const next = await gala.get(
        `/references/${tenant}?sys_external_id=l-1&exclusiveStartKey=${all.headers['x-last-evaluated-key']}`,
      );
      assert.deepEqual(next.body, [other]);
      const csv = await gala.get(`/references/${tenant}?sys_external_id=l-1&format=csv&fields=id`);
      assert.equal(csv.text, `id\r\n${one.id}\r\n${other.id}\r\n`);
      const counted = await gala.get(`/references/${tenant}/application/app-l1?sys_external_id=l-1&count=true`);
      assert.deepEqual(refusal(counted), [400, 'count_not_possible']);
    });

    it('by external id goes through no other records, so it has no order of its own', async () => {
      const one = await made(gala, 'references', { sys_external_id: 'l-4' });
      const list = async (more: string) => await gala.get(`/references/${tenant}?sys_external_id=l-4&${more}`);
      assert.deepEqual((await list('sort=-sys_created_at')).body, [one]);
      for (const order of ['sort=-sys_last_modified_at', 'modified_since=2026-01-01T00:00:00Z']) {
        const reply = await list(order);
        const [{ pointer }] = reply.body.details;
        assert.deepEqual([...refusal(reply), pointer], [400, 'invalid_request', 'query/sys_external_id']);
      }
    });

    it('by external id has nothing for who is limited to own records, and so has a search', async () => {
      const mine = await made(gala, 'references', { sys_external_id: 'l-3', contact_id: 'ada' });
      const referee = { token: token({ sub: 'ada', permissions: ['references.*:own'] }) };
      const all = (await gala.get(`/references/${tenant}?fields=id`, referee)).body as { id: string }[];
      assert.ok(all.some(({ id }) => id === mine.id));
      assert.deepEqual((await gala.get(`/references/${tenant}?sys_external_id=l-3`, referee)).body, []);
      const sought = await gala.post(`/references/${tenant}/search`, { sys_external_id: 'l-3' }, referee);
      assert.deepEqual([sought.status, sought.body.Items], [200, []]);
      const read = await gala.post(
        `/references/${tenant}/batch`,
        { operations: [{ operation: 'read', external_id: 'l-3' }] },
        referee,
      );
      assert.deepEqual(codesIn(read), ['limited_to_own']);
    });

    it('by a parent has pages of 1,000, as a connector that reads one page expects', async () => {
      const object = { name: 'One', event_id: 'crowd' };
      for (let n = 0; n < 3; n++)
        await gala.post(`/exhibitorShowFloors/${tenant}/batch`, {
          operations: Array.from({ length: 100 }, () => ({ operation: 'create', object })),
        });
      const { body } = await gala.get(`/exhibitorShowFloors/${tenant}/event/crowd?fields=id`);
      assert.deepEqual([body.Count, body.LastEvaluatedKey], [300, undefined]);
    });
  });
};
