import { strict as assert } from 'node:assert';
import { refusal, type Suite, served, statusesIn } from '../support/api.js';
import { made, sample } from '../support/samples.js';

export const references: Suite = (start) => {
  const gala = served(start);

  const statusOf = async (id: string) => (await gala.get(`/references/acme/${id}`)).body.status;
  const change = (id: string, status: string) =>
    gala.patch(`/references/acme/${id}`, [{ op: 'replace', path: '/status', value: status }]);

  describe('status', () => {
    const changes: [string, string, number][] = [
      ['pending', 'completed', 200],
      ['pending', 'declined', 200],
      ['pending', 'pending', 200],
      ['declined', 'pending', 200],
      ['declined', 'completed', 409],
      ['completed', 'pending', 409],
      ['completed', 'declined', 409],
      ['completed', 'completed', 200],
    ];
    for (const [from, to, status] of changes) {
      it(`changes from ${from} to ${to} are ${status === 200 ? 'accepted' : 'refused'}`, async () => {
        const { id } = await made(gala, 'references', { status: from });
        const reply = await change(id, to);
        assert.equal(reply.status, status);
        if (status === 409) assert.equal(reply.body.code, 'status_change_not_allowed');
        assert.equal(await statusOf(id), status === 200 ? to : from);
      });
    }

    it('follows the same rules in a PUT and a batch', async () => {
      const reference = await made(gala, 'references', { status: 'completed' });
      const { sys_version: _, ...pending } = { ...reference, status: 'pending' };
      assert.equal((await gala.put(`/references/acme/${reference.id}`, pending)).status, 409);
      const operations = [{ operation: 'update', id: reference.id, object: pending }];
      assert.equal((await gala.post('/references/acme/batch', { operations })).body.results[0].status, 409);
    });
  });

  describe('submit', () => {
    it('completes a pending reference, with the current time', async () => {
      const reference = await made(gala, 'references');
      gala.clock.now = new Date('2026-03-01T12:45:00.000Z');
      const reply = await gala.post('/references/acme/submit', { ...reference, notes: 'Without reserve.' });
      gala.clock.now = new Date('2026-03-01T12:00:00.000Z');
      assert.deepEqual(reply.body, {
        ...reference,
        notes: 'Without reserve.',
        status: 'completed',
        completion_date: '2026-03-01T12:45:00.000Z',
        sys_last_modified_at: '2026-03-01T12:45:00.000Z',
        sys_version: 2,
      });
    });

    it('declines the reference when the referee does', async () => {
      const reference = await made(gala, 'references');
      const { body } = await gala.post('/references/acme/submit', { ...reference, status: 'declined' });
      assert.deepEqual([body.status, body.completion_date], ['declined', reference.completion_date]);
    });

    it('refuses what is not pending, not there, locked, or without an id', async () => {
      const done = await made(gala, 'references', { status: 'completed' });
      const submit = (body: object) => gala.post('/references/acme/submit', body);
      assert.deepEqual(refusal(await submit(done)), [409, 'reference_not_pending']);
      assert.equal((await submit({ ...done, id: 'nope' })).status, 404);
      const locked = await made(gala, 'references', { sys_locked: true });
      assert.deepEqual(refusal(await submit(locked)), [409, 'record_locked']);
      const { id: _, ...nameless } = done;
      assert.equal((await submit(nameless)).status, 400);
    });

    it('cannot change which reference it is', async () => {
      const other = await made(gala, 'references', { application_id: 'app-other', contact_id: 'contact-other' });
      const system = { sys_external_id: 'x-1', sys_calculated_field_errors: [{ field: 'name' }] };
      const reference = await made(gala, 'references', system);
      const { application_id, process_id, type_id, contact_id } = other;
      const links = { application_id, award_id: 'award-other', process_id, type_id, contact_id };
      const systems = { sys_external_id: 'x-2', sys_calculated_field_errors: [{ field: 'city' }] };
      const all = { ...links, ...systems, sys_locked: true, sys_directive: 'skip' };
      for (const [field, value] of Object.entries(all)) {
        const reply = await gala.post('/references/acme/submit', { ...reference, [field]: value });
        const pointers = reply.body.details?.map(({ pointer }: { pointer: string }) => pointer);
        assert.deepEqual([...refusal(reply), pointers], [409, 'reference_mismatch', [`/${field}`]], reply.text);
      }
      const { sys_external_id: _, sys_calculated_field_errors: __, ...rest } = reference;
      const { body } = await gala.post('/references/acme/submit', { ...rest, sys_created_by_id: 'ignored' });
      assert.deepEqual([body.status, body.sys_external_id], ['completed', 'x-1']);
      assert.deepEqual(body.sys_calculated_field_errors, system.sys_calculated_field_errors);
    });
  });

  describe('links', () => {
    it('must name records of the same tenant', async () => {
      const body = { ...(await sample(gala, 'references')), type_id: 'nope' };
      const reply = await gala.post('/references/acme', body);
      assert.deepEqual(refusal(reply), [409, 'reference_not_found']);
      const message = 'names nope, which does not exist in referenceTypes';
      assert.deepEqual(reply.body.details, [{ pointer: '/type_id', code: 'reference_not_found', message }]);
      const elsewhere = await made(gala, 'referenceTypes', {}, 'other');
      assert.equal((await gala.post('/references/acme', { ...body, type_id: elsewhere.id })).status, 409);
    });

    it('are checked when they change: by PUT, PATCH, batch and submit', async () => {
      const reference = await made(gala, 'references');
      const { sys_version: _, ...read } = reference;
      const broken = { ...read, process_id: 'nope' };
      assert.equal((await gala.put(`/references/acme/${reference.id}`, broken)).status, 409);
      const patch = [{ op: 'replace', path: '/process_id', value: 'nope' }];
      assert.equal((await gala.patch(`/references/acme/${reference.id}`, patch)).status, 409);
      assert.equal((await gala.post('/references/acme/submit', broken)).status, 409);
      const operations = [
        { operation: 'create', object: { ...(await sample(gala, 'references')), process_id: 'nope' } },
        { operation: 'patch', id: reference.id, patch_directives: patch },
      ];
      assert.deepEqual(statusesIn(await gala.post('/references/acme/batch', { operations })), [409, 409]);
      assert.deepEqual((await gala.get(`/references/acme/${reference.id}`)).body, reference);
    });

    it('never dangle when records are deleted and created at once', async () => {
      for (let round = 0; round < 5; round++) {
        const body = await sample(gala, 'references');
        const creates = Array.from({ length: 8 }, () => gala.post('/references/acme', body));
        const remove = gala.delete(`/referenceTypes/acme/${body.type_id}`);
        const replies = await Promise.all([...creates.slice(0, 4), remove, ...creates.slice(4)]);
        const created = replies.filter(({ status, body }) => status === 200 && typeof body === 'object').length;
        const removed = (await remove).status === 200;
        assert.ok(removed ? created === 0 : created > 0 || (await remove).status === 409);
        assert.equal((await gala.get(`/referenceTypes/acme/${body.type_id}`)).status, removed ? 404 : 200);
      }
    });
  });
};
