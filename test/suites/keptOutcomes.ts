/** A request that is sent again with its key is answered with what its caller may see now. */
import { strict as assert } from 'node:assert';
import { Doc } from '../../src/store/doc.js';
import { forAll, opening, openRound, reviewsOf, scene, submit } from '../events/reviewing/story.js';
import { codesIn as codes, refusal, type Suite, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { made, sample, tenant } from '../support/samples.js';

export const keptOutcomes: Suite = (start) => {
  const gala = served(start);
  let keys = 0;
  const fresh = () => `kept-${++keys}`;
  const keyed = (key: string, as?: string) => ({
    headers: { 'Idempotency-Key': key },
    ...(as !== undefined && { token: as }),
  });
  const as = (permissions: string[], contact_id = 'contact-1') =>
    token({ sub: 'integration', contact_id, permissions });

  it('an author with the same sub and key as staff learns nothing of abstracts of others', async () => {
    const { id } = await made(gala, 'abstracts', { title: 'Old', submitter_id: 'eve', notes: 'secret' });
    const key = fresh();
    const rename = (who: string) => gala.merge(`/abstracts/${tenant}/${id}`, { title: 'New' }, keyed(key, who));
    assert.equal((await rename(as(['abstracts.patch'], 'staff'))).status, 200);
    assert.deepEqual(refusal(await rename(as(['abstracts.*:own'], 'ada'))), [404, 'record_not_found']);
  });

  it('a caller with a narrower role sees what they may see now, and nothing without a role', async () => {
    const { id } = await made(gala, 'abstracts', { title: 'Old', submitter_id: 'ada', internal: 'secret' });
    const key = fresh();
    const rename = (permissions: string[]) =>
      gala.merge(`/abstracts/${tenant}/${id}`, { title: 'New' }, keyed(key, as(permissions, 'ada')));
    const whole = await rename(['abstracts.patch']);
    assert.equal(whole.body.internal, 'secret');
    const narrowed = await rename(['abstracts.patch:own']);
    assert.deepEqual([narrowed.status, narrowed.body.title, narrowed.body.internal], [200, 'New', undefined]);
    assert.equal(narrowed.headers['idempotent-replayed'], 'true');
    assert.equal((await rename(['abstracts.get'])).status, 403);
    await gala.merge(`/abstracts/${tenant}/${id}`, { submitter_id: 'eve' });
    assert.equal((await rename(['abstracts.patch:own'])).status, 404);
  });

  it('the key of a create shows nothing of a record that was deleted since', async () => {
    const key = fresh();
    const create = () => gala.post(`/referenceTypes/${tenant}`, { name: 'Secret' }, keyed(key));
    const operations = [{ operation: 'create', object: { name: 'Secret' } }];
    const batch = () => gala.post(`/referenceTypes/${tenant}/batch`, { operations }, keyed(key));
    const ids = [(await create()).body.id, (await batch()).body.results[0].id];
    for (const id of ids) assert.equal((await gala.delete(`/referenceTypes/${tenant}/${id}`)).status, 200);
    assert.deepEqual(refusal(await create()), [404, 'record_gone']);
    assert.deepEqual(codes(await batch()), ['record_gone']);
    assert.equal((await gala.get(`/referenceTypes/${tenant}?fields=name`)).text.includes('Secret'), false);
  });

  it('a caller who may only create sees their new record until somebody changes it', async () => {
    const clerk = as(['abstracts.create', 'abstracts.batch']);
    const object = { name: 'Eve', title: 'Gears' };
    const [single, batched] = [fresh(), fresh()];
    const create = () => gala.post(`/abstracts/${tenant}`, object, keyed(single, clerk));
    const batch = () =>
      gala.post(`/abstracts/${tenant}/batch`, { operations: [{ operation: 'create', object }] }, keyed(batched, clerk));
    const ids = [(await create()).body.id, (await batch()).body.results[0].id];
    assert.deepEqual([(await create()).body.title, (await batch()).body.results[0].object.title], ['Gears', 'Gears']);
    for (const id of ids) await gala.merge(`/abstracts/${tenant}/${id}`, { internal: 'secret' });
    const again = await create();
    assert.deepEqual([...refusal(again), again.body.message.includes(ids[0])], [403, 'permission_missing', true]);
    const parts = await batch();
    assert.deepEqual(codes(parts), ['permission_missing']);
    assert.doesNotMatch(parts.text, /secret/);
  });

  it('a batch that has changed and then deleted a record succeeds again', async () => {
    for (const query of ['', '?atomic=true']) {
      const { id } = await made(gala, 'referenceTypes');
      const operations = [
        { operation: 'update', id, object: { name: 'Last words' } },
        { operation: 'delete', id },
      ];
      const key = fresh();
      const send = () => gala.post(`/referenceTypes/${tenant}/batch${query}`, { operations }, keyed(key));
      for (let time = 0; time < 2; time++) assert.equal((await send()).body.error_count, 0);
    }
  });

  it('a conflict says no more than the caller may see now', async () => {
    const { id } = await made(gala, 'abstracts', { submitter_id: 'ada', name: 'Ada' });
    for (const internal of ['a', 'b', 'c']) await gala.merge(`/abstracts/${tenant}/${id}`, { internal });
    const key = fresh();
    const replace = (permission: string) => {
      const body = { name: 'Ada', submitter_id: 'ada', sys_version: 2 };
      return gala.put(`/abstracts/${tenant}/${id}`, body, keyed(key, as([permission], 'ada')));
    };
    assert.match((await replace('abstracts.replace')).body.message, /version 4/);
    const again = await replace('abstracts.replace:own');
    assert.deepEqual([...refusal(again), again.text.includes('version 4')], [409, 'version_conflict', false]);
  });

  for (const query of ['', '?atomic=true'])
    it(`a batch${query} asks for each permission again`, async () => {
      const { id } = await made(gala, 'abstracts', { title: 'Old', submitter_id: 'eve', internal: 'secret' });
      const operations = [
        { operation: 'update', id, object: { name: 'Eve', title: 'New', submitter_id: 'eve', internal: 'secret' } },
        { operation: 'read', id },
      ];
      const key = fresh();
      const send = (permissions: string[]) =>
        gala.post(`/abstracts/${tenant}/batch${query}`, { operations }, keyed(key, as(permissions, 'ada')));
      const all = ['abstracts.batch', 'abstracts.replace', 'abstracts.get'];
      assert.deepEqual(codes(await send(all)), [undefined, undefined]);
      const again = await send(['abstracts.batch']);
      assert.deepEqual(codes(again), ['permission_missing', 'permission_missing']);
      assert.doesNotMatch(again.text, /secret/);
      const own = await send(['abstracts.batch', 'abstracts.*:own']);
      assert.doesNotMatch(own.text, /secret/);
      assert.equal(codes(own)[1], 'record_not_found');
    });

  it('a create that a cap had refused is done once the cap is raised', async () => {
    const caps = new Map([['referenceTypes', 1]]);
    const capped = await start({ tenantLimits: { records: caps } });
    const operations = ['a', 'b', 'c'].map((name) => ({ operation: 'create', object: { name } }));
    for (const query of ['', '?atomic=true']) {
      const address = `/referenceTypes/of-${query.length}/batch${query}`;
      const send = () => capped.post(address, { operations }, keyed('capped'));
      assert.ok(codes(await send()).includes('tenant_quota'));
      caps.set('referenceTypes', 100);
      assert.deepEqual(codes(await send()), [undefined, undefined, undefined]);
      assert.equal((await capped.get(`/referenceTypes/of-${query.length}`)).body.length, 3);
      caps.set('referenceTypes', 1);
    }
  });

  it('a preview sends no second e-mail, and shows what the caller may see now', async () => {
    const process = await made(gala, 'referenceProcesses', {
      reference_notification_email: { subject: 'About {{ reference.name }}', body: 'Dear {{ reference.name }}' },
    });
    const reference = await made(gala, 'references', { process_id: process.id, name: 'Secret' });
    const body = { process_id: process.id, reference_id: reference.id, send_to: 'chair@example.org' };
    const key = fresh();
    const send = (...permissions: string[]) => {
      const all = ['references.previewEmail', 'references.previewEmailTo', ...permissions];
      return gala.post(`/references/${tenant}/previewEmail`, body, keyed(key, as(all)));
    };
    const before = gala.mails.length;
    assert.equal((await send('references.get')).body.subject, 'About Secret');
    const again = await send('references.get');
    assert.deepEqual([again.body.subject, again.headers['idempotent-replayed']], ['About Secret', 'true']);
    await gala.courier.idle();
    assert.equal(gala.mails.length, before + 1);
    assert.equal((await send()).status, 403);
    await gala.delete(`/references/${tenant}/${reference.id}`);
    assert.equal((await send('references.get')).status, 404);
  });

  it('openRound gives its first answer as long as the caller may open rounds', async () => {
    const of = await scene(gala);
    const key = fresh();
    const open = (permissions = ['abstractReviews.openRound']) =>
      gala.post(opening(of), undefined, keyed(key, as(permissions)));
    const first = await open();
    assert.deepEqual([first.status, first.body.created], [200, 2]);
    const again = await open();
    assert.deepEqual([again.text, again.headers['idempotent-replayed']], [first.text, 'true']);
    assert.equal((await reviewsOf(gala, of)).length, 2);
    assert.equal((await open(['abstractReviews.get'])).status, 403);
    await gala.delete(`/abstractTypes/${of.tenant}/${of.type}`);
    assert.equal((await open()).status, 404);
  });

  it('assignReviews shows those of its reviews that still exist, as they are now', async () => {
    const of = await scene(gala);
    await openRound(gala, of);
    const key = fresh();
    const assignees = ['bo', 'eve', 'max'].map((contact_id) => ({ type: 'contact', contact_id }));
    const body = { abstract_ids: [of.abstracts[0]], review_round_id: of.rounds[0], assignees };
    const assign = (more: object = keyed(key)) => gala.post(`/abstractReviews/${of.tenant}/assignReviews`, body, more);
    const first = await assign();
    assert.equal(first.body.created, 3, first.text);
    assert.equal((await assign()).text, first.text);
    const [one, two, three] = first.body.reviews;
    await gala.delete(`/abstractReviews/${of.tenant}/${one.id}`);
    await submit(gala, of, two, 4);
    const again = await assign();
    assert.deepEqual([again.body.created, again.headers['idempotent-replayed']], [3, 'true']);
    const left = again.body.reviews.map(({ id, score }: Record<string, unknown>) => `${id} ${score}`);
    assert.deepEqual(left, [`${two.id} 4`, `${three.id} undefined`]);
    const kept = await gala.store.page({ collection: 'gala.idempotency', tenant: of.tenant, limit: 9 });
    assert.doesNotMatch(kept.map(({ text }) => text).join(), /contact_id/);
  });

  it('addresses of referees who were asked are not kept', async () => {
    const process = await made(gala, 'referenceProcesses', {
      enable_reference_notification_email: true,
      reference_notification_email: { subject: 'Please', body: 'Dear referee' },
    });
    const referee = { process_id: process.id, application_id: 'app-kept', email_address: 'referee@example.org' };
    await made(gala, 'references', referee);
    const key = fresh();
    const ask = () => gala.post(`/references/${tenant}/process/app-kept`, {}, keyed(key));
    const [first, again] = [await ask(), await ask()];
    assert.equal(first.body.results[0].to, 'referee@example.org', first.text);
    const { to: _, ...result } = first.body.results[0];
    assert.deepEqual(again.body, { ...first.body, results: [result] });
  });

  it('a caller who may no longer submit for others is refused', async () => {
    const of = await scene(gala);
    await openRound(gala, of);
    const [review] = await reviewsOf(gala, of);
    const key = fresh();
    const send = (...more: string[]) => {
      const caller = keyed(key, as(['abstractReviews.submit', ...more]));
      return gala.post(`/abstractReviews/${of.tenant}/submit`, { ...review, score: 4 }, caller);
    };
    for (let time = 0; time < 2; time++) assert.equal((await send('abstractReviews.submitForOthers')).status, 200);
    assert.equal((await send()).body.code, 'not_the_assignee');
  });

  it('a conflict is not told to a caller who no longer sees the record', async () => {
    const { id } = await made(gala, 'abstracts', { submitter_id: 'ada', sys_locked: true });
    const ada = keyed(fresh(), as(['abstracts.*:own'], 'ada'));
    const operations = [{ operation: 'patch', id, patch_directives: [{ op: 'add', path: '/title', value: 'New' }] }];
    const both = async () => {
      const { body } = await gala.merge(`/abstracts/${tenant}/${id}`, { title: 'New' }, ada);
      return [body.code, ...codes(await gala.post(`/abstracts/${tenant}/batch`, { operations }, ada))];
    };
    for (let time = 0; time < 2; time++) assert.deepEqual(await both(), ['record_locked', 'record_locked']);
    await gala.merge(`/abstracts/${tenant}/${id}`, { sys_locked: null });
    assert.deepEqual(await both(), ['record_locked', 'record_locked']);
    await gala.merge(`/abstracts/${tenant}/${id}`, { submitter_id: 'eve' });
    assert.deepEqual(await both(), ['record_not_found', 'record_not_found']);
  });

  it('a reviewer whose answer to a submission was lost gets their review', async () => {
    const of = await scene(gala, { rules: [forAll({ type: 'contact', contact_id: 'ada' })], abstracts: [{}] });
    await openRound(gala, of);
    const [review] = await reviewsOf(gala, of);
    const ada = token({ sub: 'ada', permissions: ['abstractReviews.submit:own', 'abstractReviews.get:own'] });
    const { body } = await gala.get(`/abstractReviews/${of.tenant}/${review.id}`, { token: ada });
    const send = () => gala.post(`/abstractReviews/${of.tenant}/submit`, { ...body, score: 4 }, keyed('lost', ada));
    const first = await send();
    await submit(gala, of, (await gala.get(`/abstractReviews/${of.tenant}/${review.id}`)).body, 5);
    const again = await send();
    assert.deepEqual([first.body.score, again.body.score, again.headers['idempotent-replayed']], [4, 5, 'true']);
  });

  it('answers that are not records are kept up to a limit per tenant, and others go on', async () => {
    const place = { collection: 'gala.idempotency', tenant: 'full' };
    const size = String(16 * 1024 * 1024);
    const doc = Doc.ofRecord({ id: 'large', request: 'x', due: '2027-01-01T00:00:00.000Z', size, sys_version: 1 });
    await gala.store.commit([{ put: { ...place, id: doc.id }, doc }]);
    const process = await made(gala, 'referenceProcesses', {}, 'full');
    await made(gala, 'references', { process_id: process.id, application_id: 'app-1' }, 'full');
    const ask = (more = keyed(fresh())) => gala.post('/references/full/process/app-1', {}, more);
    assert.deepEqual(refusal(await ask()), [429, 'idempotency_answers_full']);
    assert.equal((await ask({ headers: {} } as never)).status, 200);
    const contacts = Array.from({ length: 30 }, (_, n) => ({ exhibitor_id: `nobody-${n}`.padEnd(100, 'x') }));
    const booth = { exhibitor_id: 'nobody', additional_exhibitors: contacts };
    const conflict = async (headers: object) => {
      const body = { ...(await sample(gala, 'exhibitorBooths', 'full')), ...booth };
      return (await gala.post('/exhibitorBooths/full', body, headers)).body.code;
    };
    assert.equal(await conflict({ headers: {} }), 'reference_not_found');
    assert.equal(await conflict(keyed(fresh())), 'idempotency_answers_full');
    assert.equal((await gala.post('/referenceTypes/full', { name: 'Letter' }, keyed(fresh()))).status, 200);
  });
};
