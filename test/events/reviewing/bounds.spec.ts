/** What opening a round and assigning cost at their bounds, and what goes beyond them. */
import { strict as assert } from 'node:assert';
import { describeApi, served } from '../../support/api.js';
import type { World } from '../../support/harness.js';
import { made, sample } from '../../support/samples.js';
import { megabytes } from '../../support/sizes.js';
import { turnsOf } from '../../support/turns.js';
import { useOf } from '../../support/use.js';
import { contacts, forAll, openRound, papers, reviewsOf, type Scene, scene } from './story.js';

const named = (count: number, prefix = 'c') => contacts(...Array.from({ length: count }, (_, n) => `${prefix}${n}`));

/** Calls until nothing is left. */
async function openAll(gala: World, of: Scene) {
  const steps = [];
  do steps.push((await openRound(gala, of)).body);
  while (steps.at(-1).remaining > 0);
  return steps;
}

describeApi('A round', (start) => {
  const gala = served(start);

  const asking = (matching_conditions: object) => [{ name: 'some', matching_conditions, targets: named(1) }];
  const fields = (count: number, prefix: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`${prefix}${n}`, 'x']));
  const refusals: [what: string, rules: object[], code: string][] = [
    ['have more than 1,000 targets in all', [forAll(...named(600)), forAll(...named(401))], 'too_many_targets'],
    ['have more than 1,000 targets in one', [forAll(...named(1001))], 'invalid_request'],
    ['look at more than 100 fields in all', [fields(60, 'a'), fields(41, 'b')].flatMap(asking), 'too_many_targets'],
    ['look at more than 100 fields in one', asking(fields(101, 'a')), 'invalid_request'],
    ['look too deep', asking({ ['a.'.repeat(100).concat('b')]: 'x' }), 'invalid_request'],
    ['expect one of more than 1,000 values', asking({ state: Array(1001).fill('x') }), 'invalid_request'],
  ];
  for (const [what, value, code] of refusals)
    it(`is refused when its rules ${what}`, async () => {
      const body = { ...(await sample(gala, 'abstractReviewRounds')), review_assignment_rules: value };
      const { id } = await made(gala, 'abstractReviewRounds');
      const directives = [{ op: 'add', path: '/review_assignment_rules', value }];
      for (const reply of [
        await gala.post('/abstractReviewRounds/acme', body),
        await gala.patch(`/abstractReviewRounds/acme/${id}`, directives),
      ])
        assert.deepEqual([reply.status, reply.body.code], [400, code], reply.text.slice(0, 200));
    });

  it('whose targets stand for more than 5,000 reviewers is not opened', async () => {
    const member = (n: number) => ({ committee_id: 'c', contact: { contact_id: `m${n}` } });
    const committee = (count: number) => ({ committee_members: Array.from({ length: count }, (_, n) => member(n)) });
    const rules = [forAll(...Array(5).fill({ type: 'committee', committee_id: 'c' }))];
    const large = await openRound(gala, await scene(gala, { process: committee(5001), rules }));
    assert.deepEqual([large.status, large.body.code], [409, 'round_too_large']);
    const of = await scene(gala, { process: committee(1500), rules, abstracts: [{}] });
    const steps = (await openAll(gala, of)).map(({ created, remaining }) => `${created}, ${remaining} left`);
    assert.deepEqual(steps, ['1000, 500 left', '500, 0 left']);
  });

  it('names the first 1,000 that it skipped, and counts the others', async () => {
    const presenters = named(600).map(({ contact_id }) => contact_id);
    const of = await scene(gala, { rules: [forAll(...named(600))], abstracts: [{ presenters }, { presenters }] });
    const { created, skipped, more_skipped } = (await openRound(gala, of)).body;
    assert.deepEqual([created, skipped.length, more_skipped], [0, 1000, 200]);
  });

  it('sets its id on the abstracts that it hands out, step by step, and on no others', async () => {
    const rules = [{ name: 'some', matching_conditions: { country: 'FR' }, targets: named(600) }];
    const abstracts = [{ country: 'FR' }, { country: 'FR' }, { country: 'IT' }, { country: 'FR', sys_locked: true }];
    const of = await scene(gala, { rules, abstracts });
    const listed = async () => (await gala.post(`/abstracts/${of.tenant}/reviewRound/${of.rounds[0]}`)).body.Items;
    const first = (await openRound(gala, of)).body;
    assert.deepEqual([first.created, first.remaining > 0, (await listed()).length], [1000, true, 2]);
    const second = (await openRound(gala, of)).body;
    assert.deepEqual([second.created, second.already_present, second.remaining], [200, 1000, 0]);
    assert.deepEqual(second.skipped, [{ abstract_id: of.abstracts[3], reason: 'record_locked' }]);
    const ids = (await listed()).map(({ id }: { id: string }) => id);
    assert.deepEqual(ids, of.abstracts.slice(0, 2));
    assert.equal((await reviewsOf(gala, of)).length, 1200);
  });

  it('starts again when its rules change between two steps', async () => {
    const of = await scene(gala, { rules: [forAll(...named(600))] });
    await openRound(gala, of);
    const rules = [forAll(...named(601))];
    const address = `/abstractReviewRounds/${of.tenant}/${of.rounds[0]}`;
    await gala.patch(address, [{ op: 'replace', path: '/review_assignment_rules', value: rules }]);
    await openAll(gala, of);
    assert.equal((await reviewsOf(gala, of)).length, 1202);
  });

  it('that is open cannot be moved to another process or event', async () => {
    const of = await scene(gala);
    await openRound(gala, of);
    const value = (await made(gala, 'abstractReviewProcesses', {}, of.tenant)).id;
    const address = `/abstractReviewRounds/${of.tenant}`;
    const move = [{ op: 'replace', path: '/process_id', value }];
    const reply = await gala.patch(`${address}/${of.rounds[0]}`, move);
    assert.deepEqual([reply.status, reply.body.code], [409, 'round_is_open']);
    const { body: round } = await gala.get(`${address}/${of.rounds[0]}`);
    const replaced = await gala.put(`${address}/${round.id}`, { ...round, process_id: value, status: 'closed' });
    assert.equal(replaced.body.code, 'round_is_open');
    const moved = await gala.patch(`${address}/${round.id}`, [{ op: 'replace', path: '/event_id', value: 'event-9' }]);
    assert.deepEqual([moved.status, moved.body.code], [409, 'round_is_open'], 'nor may its event be another');
    assert.equal((await gala.patch(`${address}/${of.rounds[1]}`, move)).status, 200);
  });
});

describeApi('Reviewing lets other requests have turns', (start) => {
  const gala = served(start);

  it('when 1,000 targets are in conflict with 1,000 abstracts', async () => {
    const presenters = named(1000).map(({ contact_id }) => contact_id);
    const of = await scene(gala, { rules: [forAll(...named(1000))], abstracts: [] });
    await papers(gala, of.tenant, of.type, Array(1000).fill({ presenters }));
    const { result, use } = await useOf(gala.store, () => turnsOf(() => openRound(gala, of)));
    const { result: reply, turns } = result;
    assert.deepEqual([reply.body.created, reply.body.remaining > 0], [0, true]);
    assert.ok(reply.text.length < 1024 * 1024);
    assert.ok(use.read < 320, `${use.read} records were read`); // 300 of them with 1,000 targets each
    assert.ok(turns >= 300, `${turns} turns`);
  });

  it('when each title has 900 KB', async () => {
    const title = 'x'.repeat(900_000);
    const of = await scene(gala, { rules: [forAll(...named(1000))], abstracts: [] });
    for (let n = 0; n < 12; n++) await papers(gala, of.tenant, of.type, [{ title }]);
    const { result, use } = await useOf(gala.store, () => turnsOf(() => openRound(gala, of)));
    const { body } = result.result;
    assert.ok(body.created > 0 && body.created < 20, `${body.created}`);
    assert.ok(use.bytesRead < megabytes(16), `${use.bytesRead} bytes were read`);
    assert.ok(use.written < 20, `${use.written} records were written`);
    assert.ok(result.turns >= body.created, `${result.turns} turns`);
  });

  it('when assignments would make 90 MB', async () => {
    const of = await scene(gala, { rules: [], abstracts: Array(100).fill({}) });
    await openRound(gala, of);
    const assignees = [{ contact_id: 'ada', name: 'x'.repeat(900_000) }];
    const body = { review_round_id: of.rounds[0], abstract_ids: of.abstracts, assignees };
    const assign = () => gala.post(`/abstractReviews/${of.tenant}/assignReviews`, body);
    const { result, use } = await useOf(gala.store, assign);
    assert.deepEqual([result.status, result.body.code], [400, 'too_many_pairs']);
    assert.equal(use.written, 0);
    assert.ok(use.read < 110, `${use.read} records were read`);
  });

  it('when a pool is to make more than 50,000 reviews', async () => {
    const of = await scene(gala, { rules: [], abstracts: Array(501).fill({}) });
    await openRound(gala, of);
    const pool = Array.from({ length: 100 }, (_, n) => ({ contact_id: `reviewer-${n}` }));
    const body = { review_round_id: of.rounds[0], pool, reviews_per_abstract: 100 };
    const share = (more: object) => gala.post(`/abstractReviews/${of.tenant}/assignReviews`, { ...body, ...more });
    const { result, use } = await useOf(gala.store, () => share({}));
    assert.deepEqual([result.status, result.body.code, use.written], [409, 'balancing_too_large', 0]);
    const { result: fewer, use: small } = await useOf(gala.store, () =>
      share({ abstract_ids: of.abstracts.slice(0, 2) }),
    );
    assert.deepEqual([fewer.body.created, fewer.body.remaining], [75, 125]);
    assert.ok(small.read < 40 * 75, `${small.read} records were read`);
  });
});
