/** Permissions limited to own records: what is another's does not exist, and what one may not see stays as it is. */
import { strict as assert } from 'node:assert';
import { refusal, type Suite, served, statusesIn } from '../support/api.js';
import { type Claims, token } from '../support/harness.js';
import { made } from '../support/samples.js';

export const own: Suite = (start) => {
  const world = served(start);

  const as = (claims: Claims) => ({ token: token(claims) });
  const created = async (address: string, body: object) => {
    const { status, body: record, text } = await world.post(address, body);
    assert.equal(status, 200, text);
    return record;
  };
  const exhibitor = (contact: string, more: object = {}) =>
    created('/exhibitors/acme', {
      name: 'Analytical Engines',
      event_id: 'event-1',
      organization_id: 'organization-1',
      description: 'Gears',
      contacts: [{ contact_id: contact, contact_type_id: 'type-1', badge: 'secret-badge' }],
      process_id: 'secret-process',
      unknown: 'secret-unknown',
      ...more,
    });
  const ann = as({ sub: 'client-1', contact_id: 'ann', permissions: ['exhibitors.*:own'] } as Claims);

  it('keep the fields that their owner does not see when the owner changes them', async () => {
    const { id } = await exhibitor('ann');
    const { body } = await world.get(`/exhibitors/acme/${id}`, ann);
    const put = await world.put(`/exhibitors/acme/${id}`, { ...body, name: 'Difference Engines' }, ann);
    assert.equal(put.status, 200, put.text);
    const patch = [
      { op: 'add', path: '/contacts/0', value: { contact_id: 'eve', contact_type_id: 'type-2' } },
      { op: 'remove', path: '/description' },
    ];
    const headers = { 'Content-Type': 'application/json-patch+json' };
    const patched = await world.patch(`/exhibitors/acme/${id}`, patch, { ...ann, headers });
    assert.equal(patched.status, 200, patched.text);
    const stored = (await world.get(`/exhibitors/acme/${id}`)).body;
    assert.equal(stored.process_id, 'secret-process');
    assert.equal(stored.unknown, 'secret-unknown');
    assert.equal(stored.description, undefined);
    assert.equal(stored.name, 'Difference Engines');
    assert.deepEqual(stored.contacts, [
      { contact_id: 'eve', contact_type_id: 'type-2' },
      { contact_id: 'ann', contact_type_id: 'type-1', badge: 'secret-badge' },
    ]);
  });

  it('limit the operations of a batch, even if the batch itself is not limited', async () => {
    const other = await exhibitor('bob');
    const permissions = ['exhibitors.batch', 'exhibitors.*:own'];
    const operations = ['read', 'delete'].map((operation) => ({ operation, id: other.id }));
    const caller = as({ sub: 'client-1', contact_id: 'ann', permissions });
    const reply = await world.post('/exhibitors/acme/batch', { operations }, caller);
    assert.deepEqual(statusesIn(reply), [404, 404]);
    assert.doesNotMatch(reply.text, /secret/);
    assert.equal((await world.get(`/exhibitors/acme/${other.id}`)).status, 200);
  });

  for (const query of ['', '?atomic=true'])
    it(`do not tell their owner in a batch${query} how many others refer to them`, async () => {
      const fields = { contact_id: 'ann', name: 'Ann' };
      const { id } = await created('/applications/acme', fields);
      await made(world, 'references', { application_id: id, contact_id: 'eve' });
      const caller = as({ sub: 'ann', permissions: ['applications.batch', 'applications.*:own'] });
      const operations = [{ operation: 'delete', id }];
      const { body, text } = await world.post(`/applications/acme/batch${query}`, { operations }, caller);
      assert.deepEqual([body.results[0].status, body.results[0].error.code], [409, 'record_referenced'], text);
      assert.doesNotMatch(text, /references: 1|1 in references/);
    });

  it('may refer to records of resources that nobody owns', async () => {
    const everything = as({ sub: 'ann', permissions: ['*:own'] });
    const draft = { name: 'A', event_id: 'event-1', organization_id: 'o' };
    assert.equal((await world.post('/exhibitors/acme', { ...draft, contacts: [] }, everything)).body.code, 'not_own');
    const type = await created('/exhibitorContactTypes/acme', { name: 'Staff', event_id: 'event-1' });
    const contacts = [{ contact_id: 'ann', contact_type_id: type.id }];
    const { status, text } = await world.post('/exhibitors/acme', { ...draft, contacts }, everything);
    assert.equal(status, 200, text);
  });

  it('have the answers that their process asks for, however authors save them; staff need not give any', async () => {
    const author = as({ sub: 'ann', permissions: ['abstracts.*:own'] });
    const why = { custom_field_id: 'why', label: 'Why now?', kind: 'text', required: true, maximum_words: 3 };
    const process = await created('/abstractSubmissionProcesses/acme', { name: 'Call', questions: [why] });
    const { id: type_id } = await made(world, 'abstractTypes', { submission_process_id: process.id });
    const said = (string_value: string) => ({ custom_field_values: [{ custom_field_id: 'why', string_value }] });
    const [long, short] = [said('because it is time'), said('It is time')];
    const draft = { name: 'Ann', title: 'Gears', event_id: 'event-1', type_id, submitter_id: 'ann' };
    const path = '/abstracts/acme';
    const send = (operation: object) => world.post(`${path}/batch`, { operations: [operation] }, author);
    assert.deepEqual(refusal(await world.post(path, draft, author)), [400, 'invalid_request']);
    const { id } = (await world.post(path, { ...draft, ...short }, author)).body;
    const broken = { ...(await world.get(`${path}/${id}`, author)).body, ...long };
    const directives = [{ op: 'add', path: '/custom_field_values', value: long.custom_field_values }];
    for (const reply of [
      await world.post(path, { ...draft, ...long }, author),
      await world.put(`${path}/${id}`, broken, author),
      await world.patch(`${path}/${id}`, directives, author),
      await world.merge(`${path}/${id}`, long, author),
      await send({ operation: 'create', object: { ...draft, ...long } }),
      await send({ operation: 'update', id, object: broken }),
      await send({ operation: 'patch', id, patch_directives: directives }),
    ])
      assert.match(reply.text, /Why now\?.* at most 3 words; there are 4/);
    assert.deepEqual((await world.get(`${path}/${id}`)).body.custom_field_values, short.custom_field_values);
    assert.equal((await world.merge(`${path}/${id}`, { title: 'Wheels' }, author)).status, 200);
    assert.equal((await world.merge(`${path}/${id}`, long)).status, 200);
    assert.equal((await world.post(path, draft)).status, 200);
  });

  it('are not created, changed or deleted by authors while submission is closed, unless the process allows it', async () => {
    const author = as({ sub: 'ann', permissions: ['abstracts.*:own'] });
    const process = await created('/abstractSubmissionProcesses/acme', { name: 'Call for talks' });
    const type = await made(world, 'abstractTypes', { submission_process_id: process.id });
    const draft = { name: 'Ann', title: 'Gears', event_id: 'event-1', type_id: type.id, submitter_id: 'ann' };
    const allow = async (dates: object) => {
      const address = `/abstractSubmissionProcesses/acme/${process.id}`;
      assert.equal((await world.put(address, { name: 'Call for talks', ...dates })).status, 200);
    };
    const { id } = (await world.post('/abstracts/acme', draft, author)).body;
    const patch = (path: string, value: unknown) =>
      world.patch(`/abstracts/acme/${id}`, [{ op: 'add', path, value }], author);
    const elsewhere = await made(world, 'abstractTypes', { event_id: 'event-2' });
    const closed = { submissions_close_at: '2026-03-01T12:00:00.000Z' };
    const event = await made(world, 'abstractSubmissionProcesses', { event_id: 'event-1', ...closed });
    const without = await made(world, 'abstractTypes', { event_id: 'event-1', submission_process_id: undefined });
    for (const type_id of [undefined, elsewhere.id, without.id]) {
      const reply = await world.post('/abstracts/acme', { ...draft, type_id }, author);
      assert.deepEqual(refusal(reply), [409, 'submission_closed'], 'nor without a type of the event');
    }
    const untyped = async () => refusal(await world.post('/abstracts/acme', { ...draft, type_id: undefined }, author));
    await world.patch(`/abstractSubmissionProcesses/acme/${event.id}`, { is_active: false });
    assert.deepEqual(await untyped(), [409, 'submission_closed'], 'while no process of the event is active');
    const another = await made(world, 'abstractSubmissionProcesses', { event_id: 'event-1' });
    assert.deepEqual(await untyped(), [200, undefined]);
    for (const one of [event, another]) await world.delete(`/abstractSubmissionProcesses/acme/${one.id}`);
    assert.deepEqual(await untyped(), [200, undefined]);

    const open = { submissions_open_at: '2026-02-01T00:00:00Z', submissions_close_at: '2026-03-01T12:00:00.001Z' };

    await allow(open);
    assert.equal((await world.post('/abstracts/acme', draft, author)).status, 200);
    assert.equal((await patch('/title', 'Wheels')).status, 200);
    for (const dates of [
      { submissions_open_at: '2026-03-01T12:00:00.001Z' },
      { submissions_open_at: '2026-07-01T02:00:00+02' },
      closed,
    ]) {
      await allow(dates);
      const replies = [
        await world.post('/abstracts/acme', draft, author),
        await patch('/title', 'Cogs'),
        await world.delete(`/abstracts/acme/${id}`, author),
      ];
      for (const reply of replies) assert.deepEqual(refusal(reply), [409, 'submission_closed']);
    }
    await allow({ ...closed, changeable_after_close: ['first_name'] });
    assert.equal((await patch('/first_name', 'Ann')).status, 200);
    const { body, text } = await patch('/title', 'Cogs');
    assert.deepEqual([body.code, body.details[0].pointer], ['submission_closed', '/0'], text);
    assert.equal((await world.post('/abstracts/acme', draft)).status, 200); // the staff
    assert.equal((await world.merge(`/abstracts/acme/${id}`, { title: 'Cogs' })).status, 200);
  });
};
