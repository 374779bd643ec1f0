/** What applicants can change after they have applied, and until when. */
import { strict as assert } from 'node:assert';
import { describeApi, served } from '../support/api.js';
import { now, type Reply, token } from '../support/harness.js';
import { made } from '../support/samples.js';

const verbs = ['create', 'get', 'replace', 'patch', 'delete', 'batch'];

describeApi('Applicants', (start) => {
  const gala = served(start);
  const applicant = {
    token: token({ permissions: verbs.map((verb) => `applications.${verb}:own`), contact_id: 'ada' }),
  };
  const call = async (deadline: string | undefined, more: object = {}) => {
    const options = { edit_application_form_id: 'form', modification_deadline_date: deadline };
    const process = {
      award_id: 'medal',
      allow_applicants_to_update_information: true,
      ...(deadline !== undefined && { application_update_options: options }),
      ...more,
    };
    return (await made(gala, 'applicationProcesses', process)).id;
  };
  const applied = async (process_id: string) =>
    (await made(gala, 'applications', { process_id, contact_id: 'ada', award_id: 'medal', city: 'Bath' })).id;
  type By = typeof applicant | undefined;
  const path = (id: string) => `/applications/acme/${id}`;
  const batch = (query: string, operation: object, by: By) =>
    gala.post(`/applications/acme/batch${query}`, { operations: [operation] }, by);
  let cities = 0;
  const city = () => ({ city: `City ${++cities}` });
  const directives = () => [{ op: 'add', path: '/city', value: city().city }];
  const whole = async (id: string, by: By) => ({ ...(await gala.get(path(id), by)).body, ...city() });
  const ways: Record<string, (id: string, by: By) => Promise<Reply>> = {
    replacing: async (id, by) => await gala.put(path(id), await whole(id, by), by),
    patching: (id, by) => gala.patch(path(id), directives(), by),
    merging: (id, by) => gala.merge(path(id), city(), by),
    batching: async (id, by) => await batch('', { operation: 'update', id, object: await whole(id, by) }, by),
    'batching atomically': (id, by) =>
      batch('?atomic=true', { operation: 'patch', id, patch_directives: directives() }, by),
    deleting: (id, by) => gala.delete(path(id), by),
  };
  const codeOf = ({ body }: Reply) =>
    body.code ?? body.results?.[0].error?.code ?? (body.results?.[0].status >= 400 ? body.results[0] : 'saved');
  async function at<T>(time: string, task: () => Promise<T>): Promise<T> {
    gala.clock.now = new Date(time);
    return await task().finally(() => {
      gala.clock.now = new Date(now);
    });
  }
  const patched = async (id: string) => codeOf(await gala.merge(path(id), city(), applicant));

  const [before, deadline, after] = [
    '2026-03-01T12:29:59.999Z',
    '2026-03-01T12:30:00.000Z',
    '2026-03-01T12:30:00.001Z',
  ];

  for (const [way, change] of Object.entries(ways))
    it(`change an application by ${way} before the deadline for changes, and not from then on; staff always do`, async () => {
      const process_id = await call(deadline);
      for (const [time, expected] of [
        [before, 'saved'],
        [deadline, 'submission_closed'],
        [after, 'submission_closed'],
      ] as const)
        await at(time, async () => {
          const [own, byStaff] = [await applied(process_id), await applied(process_id)];
          const read = (await gala.get(path(own))).body;
          const reply = await change(own, applicant);
          assert.equal(codeOf(reply), expected, `${time}: ${reply.text}`);
          if (expected !== 'saved') assert.deepEqual((await gala.get(path(own))).body, read);
          assert.equal(codeOf(await change(byStaff, undefined)), 'saved');
        });
    });

  it('cannot give themselves a later date', async () => {
    const id = await applied(await call(deadline));
    await gala.merge(path(id), { changeable_until: '2099-01-01T00:00:00Z' }, applicant);
    assert.equal(await at(after, () => patched(id)), 'submission_closed');
    await gala.merge(path(id), { changeable_until: '2026-03-01T12:31:00Z' });
    assert.equal(await at(after, () => patched(id)), 'saved');
    assert.equal(await at('2026-03-01T12:31:00Z', () => patched(id)), 'submission_closed');
  });

  const over = { available_until: '2026-03-01T12:10:00Z' };

  for (const written of [
    '2026-03-01T14:30:00+02',
    '2026-03-01T14:30:00+0200',
    '2026-03-01T14:30:00+02:00',
    '2026-03-01 14:30:00+02',
    '2026-03-01\t14:30:00+02:00',
    '2026-03-01t12:30:00z',
    '2026-03-01T12:30:00.000000Z',
    '2026-03-01T07:00:00-0530',
  ])
    it(`keep to a deadline that is written as ${JSON.stringify(written)}, whatever the end of the call`, async () => {
      const id = await applied(await call(written, over));
      assert.equal(await at(before, () => patched(id)), 'saved');
      assert.equal(await at(deadline, () => patched(id)), 'submission_closed');
    });

  it('have the whole day, in UTC, if the deadline is a date', async () => {
    const id = await applied(await call('2026-03-01', over));
    assert.equal(await at(after, () => patched(id)), 'saved');
    const later = { token: token({ permissions: ['applications.patch:own'], contact_id: 'ada', exp: 4_000_000_000 }) };
    const on = (time: string) => at(time, () => gala.merge(path(id), city(), later)).then(codeOf);
    assert.equal(await on('2026-03-01T23:59:59.999Z'), 'saved');
    assert.equal(await on('2026-03-02T00:00:00.000Z'), 'submission_closed');
  });

  for (const written of [undefined, '', 'until further notice', 'see page 2', '05.03.2026', '2026-02-30T99:00:00Z'])
    it(`have until the end of the call if the deadline is ${written === undefined ? 'not given' : `"${written}"`}`, async () => {
      const id = await applied(await call(written, over));
      assert.equal(await at('2026-03-01T12:09:59.999Z', () => patched(id)), 'saved');
      assert.equal(await at('2026-03-01T12:10:00.000Z', () => patched(id)), 'submission_closed');
      const open = await applied(await call(written));
      assert.equal(await at(after, () => patched(open)), 'saved');
    });

  it('change nothing, whatever the deadline, if the process does not let them or is inactive', async () => {
    for (const closed of [{ allow_applicants_to_update_information: false }, { is_active: false }]) {
      const id = await applied(await call('2099-01-01T00:00:00Z', closed));
      assert.equal(await patched(id), 'submission_closed', JSON.stringify(closed));
    }
  });

  it('apply until the end of the call, whatever the deadline for changes', async () => {
    const apply = async (process_id: string) =>
      codeOf(
        await gala.post(
          '/applications/acme',
          { name: 'A', award_id: 'medal', contact_id: 'ada', process_id },
          applicant,
        ),
      );
    const [early, late] = [await call('2026-03-01T12:05:00Z', over), await call('2099-01-01T00:00:00Z', over)];
    for (const process_id of [early, late]) {
      assert.equal(await at('2026-03-01T12:09:59.999Z', () => apply(process_id)), 'saved');
      assert.equal(await at('2026-03-01T12:10:00Z', () => apply(process_id)), 'submission_closed');
    }
  });

  const why = { custom_field_id: 'why', label: 'Why you?', kind: 'text', required: true, maximum_words: 3 };
  const said = (string_value: string) => ({ custom_field_values: [{ custom_field_id: 'why', string_value }] });
  const [long, short] = [said('because I am the best'), said('I try')];

  it('answer the questions of their process when they apply; staff need not', async () => {
    const process_id = await call(undefined, { questions: [why] });
    const application = { name: 'Ada', award_id: 'medal', contact_id: 'ada', process_id };
    const apply = async (more: object, by?: By) =>
      (await gala.post('/applications/acme', { ...application, ...more }, by)).body;
    const { code, details } = await apply({}, applicant);
    assert.deepEqual([code, details[0].pointer], ['invalid_request', '/custom_field_values']);
    assert.match((await apply(long, applicant)).message, /Why you.* at most 3 words; there are 5/);
    assert.ok((await apply(short, applicant)).id);
    assert.ok((await apply({})).id);
  });

  it('do not break their answers by any change, and may leave what was stored before', async () => {
    const id = await applied(await call(undefined, { questions: [why] }));
    for (const change of Object.values(ways))
      if (change !== ways.deleting) assert.equal(codeOf(await change(id, applicant)), 'saved');
    const broken = { ...(await gala.get(path(id), applicant)).body, ...long };
    const replies = await Promise.all([
      gala.put(path(id), broken, applicant),
      gala.merge(path(id), long, applicant),
      gala.patch(path(id), [{ op: 'add', path: '/custom_field_values', value: long.custom_field_values }], applicant),
      batch('', { operation: 'update', id, object: broken }, applicant),
    ]);
    for (const reply of replies) assert.match(reply.text, /at most 3 words/);
    assert.equal(codeOf(await gala.merge(path(id), short, applicant)), 'saved');
  });
});
