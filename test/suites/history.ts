/** What was before is kept, told to whom it may be told, and brought back by all rules. */
import { strict as assert } from 'node:assert';
import { openRound, reviewsOf, type Scene, scene, submit } from '../events/reviewing/story.js';
import { refusal, type Suite, served } from '../support/api.js';
import { type Reply, token, type World } from '../support/harness.js';
import { randomly } from '../support/random.js';
import { made } from '../support/samples.js';

type Fields = Record<string, unknown>;

const ada = { token: token({ sub: 'ada' }) };
export const historyOf = (resource: string, id: string, tenant = 'acme', service = 'awards') =>
  `/${service}/history/${tenant}/${resource}/${id}`;
export const deletedOf = (resource: string, service = 'awards', tenant = 'acme') =>
  `/${service}/history/${tenant}/${resource}`;
export const told = ({ body }: Reply) => body.Items.map(({ version, operation }: Fields) => [version, operation]);
export const pass = ({ clock }: World, ms: number) => Object.assign(clock, { now: new Date(clock.now.getTime() + ms) });

export const history: Suite = (start) => {
  const gala = served(start);
  const undelete = (resource: string, id: string, more = {}, service = 'awards', tenant = 'acme') =>
    gala.post(`/${service}/undelete/${tenant}/${resource}/${id}`, undefined, more);

  it('gives every version of a record as it was answered then, however it was edited', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const { object, edited, number } = randomly(seed);
      const answers = [await made(gala, 'awards', { name: 'First', more: object(3) })];
      const address = `/awards/acme/${answers[0].id}`;
      for (let version = 2; version <= 30; version++) {
        pass(gala, number(3) * 500);
        const { name, more, custom_field_values: values = [] } = answers.at(-1);
        const body: Fields = { name: number(3) === 0 ? `${name}ü` : name, more: edited(more), no: version };
        body.custom_field_values = [
          ...values,
          { custom_field_id: `field-${version}`, string_value: `漢${version}` },
        ].slice(-5);
        if (number(2) === 0) body[`renamed ${number(3)}`] = edited(more);
        const as = { token: token({ sub: `person ${number(3)}` }) };
        const reply = number(2) === 0 ? await gala.put(address, body, as) : await gala.merge(address, body, as);
        assert.equal(reply.status, 200, reply.text);
        assert.equal(reply.body.sys_version, version);
        answers.push(reply.body);
      }
      const past = historyOf('awards', answers[0].id);
      for (const answer of answers) assert.deepEqual((await gala.get(`${past}/${answer.sys_version}`)).body, answer);
      const pages: Fields[] = [];
      for (let key = ''; ; ) {
        const { body } = await gala.get(`${past}?limit=7${key && `&exclusiveStartKey=${key}`}`);
        pages.push(...body.Items);
        if (body.LastEvaluatedKey === undefined) break;
        key = body.LastEvaluatedKey;
      }
      assert.deepEqual(
        pages.map(({ version, at, by_id }) => [version, at, by_id]),
        answers.map((one) => [one.sys_version, one.sys_last_modified_at, one.sys_last_modified_by_id]).reverse(),
      );
    }
  });

  it('says who has done what by which request, in a batch, too, and keeps a tenant from another', async () => {
    const { id } = await made(gala, 'awards', { name: 'Best paper' });
    const operations = [
      { operation: 'patch', id, patch_directives: { 0: { op: 'replace', path: '/name', value: 'Best poster' } } },
      { operation: 'delete', id },
    ];
    const { headers } = await gala.post('/awards/acme/batch', { operations }, ada);
    const { Items: items } = (await gala.get(historyOf('awards', id))).body;
    const [{ patch: _, ...deleted }, { at, ...updated }] = items;
    assert.deepEqual([deleted.operation, deleted.by_id], ['deleted', 'ada']);
    const patch = [{ op: 'replace', path: '/name', value: 'Best poster' }];
    const request_id = headers['x-request-id'];
    assert.deepEqual(updated, { version: 2, operation: 'updated', by_id: 'ada', request_id, patch });
    assert.deepEqual(refusal(await gala.get(historyOf('awards', id, 'globex'))), [404, 'record_not_found']);
    assert.deepEqual((await gala.get(deletedOf('awards', 'awards', 'globex'))).body.Items, []);
  });

  it('goes on from a record that was deleted by mistake and brought back', async () => {
    const [wrong, right] = [await made(gala, 'awards', { name: 'Gold' }), await made(gala, 'awards', { name: 'Golf' })];
    const paul = { token: token({ sub: 'paul' }) };
    pass(gala, 1);
    await gala.delete(`/awards/acme/${wrong.id}`, paul);
    const [item] = (await gala.get(deletedOf('awards'))).body.Items;
    const { id, version, sys_deleted_by_id, deleted_at, record } = item;
    assert.deepEqual([id, version, sys_deleted_by_id, record], [wrong.id, 2, 'paul', wrong]);
    pass(gala, 1000);
    const { body: back } = await undelete('awards', wrong.id, ada);
    const sys_last_modified_at = gala.clock.now.toISOString();
    const changed = { sys_version: 3, sys_last_modified_by_id: 'ada', sys_last_modified_at };
    assert.deepEqual(back, { ...wrong, ...changed });
    assert.ok(deleted_at < sys_last_modified_at);
    assert.deepEqual((await gala.get(`/awards/acme/${wrong.id}`)).body, back);
    const since = [[3, 'created'], [2, 'deleted'], [1, 'created']]; // biome-ignore format: one line
    assert.deepEqual(told(await gala.get(historyOf('awards', wrong.id))), since);
    assert.deepEqual((await gala.get(`${historyOf('awards', wrong.id)}/1`)).body, wrong);
    assert.deepEqual(refusal(await gala.get(`${historyOf('awards', wrong.id)}/2`)), [404, 'version_unknown']);
    pass(gala, 1);
    await gala.delete(`/awards/acme/${right.id}`, paul);
    const ids = (await gala.get(deletedOf('awards'))).body.Items.map((one: Fields) => one.id);
    assert.deepEqual([ids[0], ids.includes(wrong.id)], [right.id, false]);
    assert.deepEqual(refusal(await undelete('awards', wrong.id)), [409, 'record_exists']);
    pass(gala, 1);
    await gala.delete(`/awards/acme/${wrong.id}`);
    const all: Fields[] = (await gala.get(deletedOf('awards'))).body.Items;
    const versions = all.flatMap((one) => (one.id === wrong.id ? one.version : []));
    assert.deepEqual(versions, [4], 'only the last deletion');
  });

  it('does not bring back what refers to nothing, or has what another has by now', async () => {
    const reference = await made(gala, 'references');
    await gala.delete(`/references/acme/${reference.id}`);
    await gala.delete(`/referenceTypes/acme/${reference.type_id}`);
    const lost = await undelete('references', reference.id);
    assert.deepEqual(refusal(lost), [409, 'reference_not_found']);
    assert.deepEqual(
      lost.body.details.map(({ pointer }: Fields) => pointer),
      ['/type_id'],
    );
    assert.equal((await undelete('referenceTypes', reference.type_id)).status, 200);
    assert.equal((await undelete('references', reference.id)).status, 200);
    assert.deepEqual(gala.mails, [], 'nobody is asked again');
    const one = await made(gala, 'abstractReviews', { assignee: { contact_id: 'grace' } });
    await gala.delete(`/abstractReviews/acme/${one.id}`);
    const { sys_version: _, id: __, ...fields } = one;
    assert.equal((await gala.post('/abstractReviews/acme', fields)).status, 200);
    const taken = await undelete('abstractReviews', one.id, {}, 'events');
    assert.deepEqual(refusal(taken), [409, 'already_taken']);
  });

  it('takes the place of a ticket again, if there is one', async () => {
    const options = { enable_capacity: true, capacity_options: { capacity: 1 } };
    const { id: function_id, event_id } = await made(gala, 'functions', { ...options, is_active: true });
    const buy = () => gala.post('/functionTickets/acme', { name: 'Ada', function_id, event_id, contact_id: 'ada' });
    const { body: first } = await buy();
    await gala.delete(`/functionTickets/acme/${first.id}`);
    const { body: second } = await buy();
    assert.deepEqual(refusal(await undelete('functionTickets', first.id, {}, 'events')), [409, 'sold_out']);
    await gala.delete(`/functionTickets/acme/${second.id}`);
    assert.equal((await undelete('functionTickets', first.id, {}, 'events')).status, 200);
    assert.deepEqual(refusal(await buy()), [409, 'sold_out']);
    const { Items: items } = (await gala.get(historyOf('functions', function_id, 'acme', 'events'))).body;
    const soldOut = items.map(({ patch = [] }: { patch?: Fields[] }) => patch[0]?.value);
    assert.deepEqual(soldOut.slice(0, 4), [true, false, true, false], 'changes that follow from others, too');
  });

  describe('of what is reviewed', () => {
    let of: Scene;
    let review: Fields & { id: string; abstract_id: string };
    const chair = { token: token({ sub: 'chair', contact_id: 'zoe', permissions: ['*'] }) };
    const limits = ['abstracts.get', 'abstracts.create', 'abstractReviews.get', 'abstractReviews.create', 'history.*'];
    const conflicted = { token: token({ sub: 'chair', contact_id: 'zoe', permissions: limits }) };
    const at = (resource: string, id: string) => historyOf(resource, id, of.tenant, 'events');

    before(async () => {
      of = await scene(gala, { abstracts: [{ submitter_id: 'zoe' }] });
      await openRound(gala, of);
      [review] = await reviewsOf(gala, of);
      await gala.merge(`/abstracts/${of.tenant}/${review.abstract_id}`, { title: 'A new title' }, chair);
      [review] = await reviewsOf(gala, of); // it has the new title
      assert.equal((await submit(gala, of, review, 4)).status, 200);
      await gala.merge(`/abstracts/${of.tenant}/${review.abstract_id}`, { title: 'A last title' }, chair);
    });

    it('a review counts again', async () => {
      const scores = async () => (await gala.get(`/abstracts/${of.tenant}/${review.abstract_id}`)).body.average_score;
      await gala.delete(`/abstractReviews/${of.tenant}/${review.id}`);
      assert.equal(await scores(), undefined);
      const { body } = await undelete('abstractReviews', review.id, {}, 'events', of.tenant);
      assert.deepEqual([body.status, body.score, await scores()], ['completed', 4, 4]);
    });

    it('staff in conflict of interest see neither reviews nor scores, nor that there were any', async () => {
      assert.deepEqual(refusal(await gala.get(at('abstractReviews', review.id), conflicted)), [
        404,
        'record_not_found',
      ]);
      const all = (await gala.get(at('abstracts', review.abstract_id))).body.Items;
      const { body, text } = await gala.get(at('abstracts', review.abstract_id), conflicted);
      assert.ok(all.length > body.Items.length && JSON.stringify(all).includes('average_score'));
      assert.ok(!/_score|scores_/.test(text), text);
      const current = await gala.get(`/abstracts/${of.tenant}/${review.abstract_id}`, conflicted);
      assert.equal(body.Items[0].version, current.body.sys_version);
      for (const { version } of body.Items) {
        const one = await gala.get(`${at('abstracts', review.abstract_id)}/${version}`, conflicted);
        assert.ok(!/_score|scores_/.test(one.text) && one.body.sys_version === version, one.text);
        if (version === current.body.sys_version) assert.deepEqual(one.body, current.body);
      }
      const left = all.find((one: Fields) => !body.Items.some((other: Fields) => other.version === one.version));
      const unseen = await gala.get(`${at('abstracts', review.abstract_id)}/${left.version}`, conflicted);
      assert.deepEqual(refusal(unseen), [404, 'version_unknown']);
      await gala.delete(`/abstractReviews/${of.tenant}/${review.id}`);
      assert.deepEqual((await gala.get(deletedOf('abstractReviews', 'events', of.tenant), conflicted)).body.Items, []);
      assert.equal((await gala.get(deletedOf('abstractReviews', 'events', of.tenant))).body.Items.length, 1);
      const refused = await undelete('abstractReviews', review.id, conflicted, 'events', of.tenant);
      assert.deepEqual(refusal(refused), [404, 'record_not_found']);
      assert.equal((await undelete('abstractReviews', review.id, {}, 'events', of.tenant)).status, 200);
    });

    it('an open round comes back as one that was never opened, to be opened again', async () => {
      const empty = await scene(gala, { abstracts: [] });
      const [id = ''] = empty.rounds;
      const address = `/abstractReviewRounds/${empty.tenant}/${id}`;
      assert.equal((await openRound(gala, empty)).status, 200);
      assert.equal((await gala.get(address)).body.status, 'open');
      assert.equal((await gala.delete(address)).status, 200);
      const { body } = await undelete('abstractReviewRounds', id, {}, 'events', empty.tenant);
      assert.equal(body.status, 'never opened');
      assert.equal((await openRound(gala, empty)).status, 200);
    });
  });

  it('is told to those who may read all records of the resource', async () => {
    const { id } = await made(gala, 'awards');
    const as = (...permissions: string[]) => ({ token: token({ permissions }) });
    const own = as('history.*', 'references.get:own', 'awards.get');
    for (const address of [
      historyOf('references', 'x'),
      `${historyOf('references', 'x')}/1`,
      deletedOf('references'),
    ]) {
      assert.deepEqual(refusal(await gala.get(address, own)), [403, 'permission_missing'], address);
      assert.deepEqual(refusal(await gala.get(address, as('references.*'))), [403, 'permission_missing'], address);
    }
    assert.equal((await gala.get(historyOf('awards', id), own)).status, 200);
    assert.deepEqual(refusal(await undelete('awards', id, own)), [403, 'permission_missing']);
    for (const address of [deletedOf('nonesuch'), historyOf('abstracts', id), deletedOf('awards', 'events')])
      assert.deepEqual(refusal(await gala.get(address)), [404, 'address_unknown'], address);
  });
};
