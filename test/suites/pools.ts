/** Reviews are shared out among a pool of reviewers. */
import { strict as assert } from 'node:assert';
import { jury, openRound as openJury } from '../awards/reviewing/jury.js';
import { forAll, openRound, papers, read, reviewsOf, type Scene, scene, submit } from '../events/reviewing/story.js';
import { refusal, type Start, type Suite, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { made } from '../support/samples.js';

type Json = Readonly<Record<string, unknown>>;

const people = (...ids: string[]) => ids.map((contact_id) => ({ contact_id, name: contact_id.toUpperCase() }));
const many = (count: number, fields: (n: number) => Json = () => ({})) =>
  Array.from({ length: count }, (_, n) => fields(n));

export const pools: Suite = (start) => sharing(start, true);
/** What depends on the store. */
export const poolsAtOnce: Suite = (start) => sharing(start, false);

function sharing(start: Start, isWhole: boolean): void {
  const gala = served(start);
  const rule = (title: string, test: () => Promise<void>) => isWhole && it(title, test);

  /** An open round without rules. */
  async function opened(abstracts: readonly Json[], process: Json = {}): Promise<Scene> {
    const of = await scene(gala, { rules: [], rounds: 1, abstracts, process });
    assert.equal((await openRound(gala, of)).status, 200);
    return of;
  }
  const share = (of: Scene, pool: readonly Json[], number: number, more: Json = {}, query = '') =>
    gala.post(`/abstractReviews/${of.tenant}/assignReviews${query}`, {
      ...{ review_round_id: of.rounds[0], pool, reviews_per_abstract: number },
      ...more,
    });
  /** By abstract in order: who has it. */
  async function shared(of: Scene): Promise<string[][]> {
    const all = (await reviewsOf(gala, of)).filter(({ is_active }) => is_active !== false);
    return of.abstracts.map((id) =>
      all.flatMap((one) => (one.abstract_id === id ? one.assignee.contact_id : [])).sort(),
    );
  }
  const loadsIn = (rows: readonly (readonly string[])[]) => {
    const loads: Record<string, number> = {};
    for (const one of rows.flat()) loads[one] = (loads[one] ?? 0) + 1;
    return loads;
  };

  it('each abstract has as many reviews as it should, and loads are equal', async () => {
    const of = await opened(many(6));
    const { status, body } = await share(of, people('a', 'b', 'c', 'd'), 2);
    assert.deepEqual([status, body.created, body.remaining, body.balance.unmet], [200, 12, 0, []]);
    const rows = await shared(of);
    assert.ok(rows.every((row) => row.length === 2 && new Set(row).size === 2));
    assert.deepEqual(loadsIn(rows), { a: 3, b: 3, c: 3, d: 3 });
    assert.equal((await read(gala, 'abstracts', of, of.abstracts[0])).review_round_id, of.rounds[0]);
    assert.deepEqual(body.balance.loads[0], { contact_id: 'a', name: 'A', before: 0, added: 3 });
  });

  rule('a look before tells the same, with who gets what, and writes nothing', async () => {
    const of = await opened(many(3));
    const pool = people('a', 'b', 'c');
    const looks = [await share(of, pool, 2, { dry_run: true }), await share(of, pool, 2, {}, '?dry_run=true')];
    for (const { status, body } of looks) {
      assert.deepEqual([status, body.created, body.reviews, body.balance.assigned], [200, 0, [], 6]);
      assert.equal(body.balance.pairs.length, 6);
      assert.equal(body.balance.cost, body.balance.lower_bound);
    }
    assert.deepEqual(await shared(of), [[], [], []]);
    await share(of, pool, 2);
    const { pairs } = looks[0]?.body.balance ?? {};
    const told = of.abstracts.map((id) =>
      pairs.flatMap((pair: Json) => (pair.abstract_id === id ? pair.contact_id : [])).sort(),
    );
    assert.deepEqual(await shared(of), told);
  });

  rule('where two tracks need different loads, no abstract goes short', async () => {
    const of = await opened([...many(4, () => ({ session_track_ids: ['art'] })), ...many(4)]);
    const [art, all] = [of.abstracts.slice(0, 4), of.abstracts.slice(4)];
    assert.equal((await share(of, people('a'), 1, { abstract_ids: art })).body.created, 4);
    assert.equal((await share(of, people('a', 'b', 'c'), 1, { abstract_ids: all })).body.created, 4);
    assert.deepEqual(loadsIn(await shared(of)), { a: 4, b: 2, c: 2 });
  });

  rule('nobody gets their own abstract, by contact or by any of their addresses', async () => {
    const of = await opened([
      { submitter_id: 'ada' },
      { co_author_1: { name: 'Ada', email: 'Ada <ADA@example.org>' } },
      {},
    ]);
    const pool = [{ contact_id: 'ada', email_address: 'ada@example.org' }, ...people('bob')];
    const { body } = await share(of, pool, 1);
    assert.equal(body.created, 3);
    assert.deepEqual(await shared(of), [['bob'], ['bob'], ['ada']]);
  });

  rule(
    'what cannot be met is named by abstract with the reason, and nothing is written unless that is wanted',
    async () => {
      const of = await opened([{ title: 'Rivers', submitter_id: 'ada' }, { title: 'Lakes' }]);
      const pool = people('ada', 'bob');
      const refused = await share(of, pool, 2);
      assert.deepEqual(refusal(refused), [409, 'demand_not_met']);
      assert.match(
        refused.body.details[0].message,
        /“Rivers” .* 1 of 2 reviews: nobody else of the pool may review it/,
      );
      assert.equal(refused.body.details.length, 1);
      assert.deepEqual(await shared(of), [[], []]);
      const { body } = await share(of, pool, 2, { partial: true });
      assert.equal(body.created, 3);
      assert.deepEqual(body.balance.unmet, [
        {
          ...{ abstract_id: of.abstracts[0], abstract_title: 'Rivers' },
          ...{ wanted: 2, assigned: 1, eligible: 1, reason: 'excluded' },
        },
      ]);
    },
  );

  rule('a shortage is shared fairly', async () => {
    const of = await opened(many(3));
    const { body } = await share(of, people('a', 'b'), 3, { maximum_load: 2, partial: true });
    assert.deepEqual(
      body.balance.unmet.map(({ assigned, reason }: Json) => [assigned, reason]).sort(),
      [
        [1, 'pool_at_maximum'],
        [1, 'pool_at_maximum'],
        [2, 'pool_too_small'],
      ], // prettier-ignore
    );
    assert.deepEqual(loadsIn(await shared(of)), { a: 2, b: 2 });
  });

  rule('one person can have less than the others, and what they have now counts', async () => {
    const of = await opened(many(6));
    await share(of, people('a'), 1, { abstract_ids: of.abstracts.slice(0, 2) });
    const pool = people('a', 'b', 'c');
    const { body } = await share(of, pool, 2, { maximum_load: 5, loads: { b: 2 } });
    assert.equal(body.created, 10);
    assert.deepEqual(loadsIn(await shared(of)), { a: 5, b: 2, c: 5 });
    const stranger = await share(of, pool, 2, { loads: { zoe: 1 } });
    assert.deepEqual(refusal(stranger), [400, 'invalid_request']);
    assert.equal(stranger.body.details[0].pointer, '/loads/zoe');
  });

  rule('“fill” gives what is missing, “add” gives more whatever there is', async () => {
    const of = await opened(many(2));
    const pool = people('a', 'b', 'c', 'd');
    await share(of, people('a'), 1, { abstract_ids: of.abstracts.slice(0, 1) });
    assert.equal((await share(of, pool, 2)).body.created, 3);
    assert.equal((await share(of, pool, 2)).body.created, 0);
    assert.equal((await share(of, pool, 1, { mode: 'add' })).body.created, 2);
    assert.deepEqual(
      (await shared(of)).map((row) => row.length),
      [3, 3],
    );
  });

  it('who has declined, or was taken off, does not get it again; their place is filled', async () => {
    const of = await opened(many(1));
    await share(of, people('a', 'b'), 2);
    const [a, b] = await reviewsOf(gala, of);
    await gala.post(`/abstractReviews/${of.tenant}/decline/${a.id}`, {});
    await gala.delete(`/abstractReviews/${of.tenant}/${b.id}`);
    assert.deepEqual(refusal(await share(of, people('a', 'b'), 1)), [409, 'demand_not_met']);
    assert.equal((await share(of, people('a', 'b', 'c', 'd'), 2)).body.created, 2);
    assert.deepEqual(await shared(of), [['c', 'd']]);
  });

  rule('a person who is in the pool twice counts once', async () => {
    const of = await opened(many(2));
    const pool = [{ contact_id: 'ada@example.org' }, { contact_id: ' Ada@Example.org ' }];
    assert.deepEqual(refusal(await share(of, pool, 2)), [409, 'demand_not_met']);
    const { body } = await share(of, pool, 1);
    assert.deepEqual([body.created, body.balance.loads.length], [2, 1]);
  });

  rule('abstracts go to who knows their topics', async () => {
    const topics = [['Rivers'], ['lakes', 'ice'], ['seas']];
    const values = (all: readonly string[] = []) =>
      all.map((string_value) => ({ custom_field_id: 'topics', string_value }));
    const of = await opened(topics.map((all) => ({ custom_field_values: values(all) })));
    const pool = [
      { contact_id: 'sailor', topics: ['seas', 'wind'] },
      { contact_id: 'skater', topics: ['ICE', 'lakes'] },
      { contact_id: 'angler', topics: ['lakes', 'rivers '] },
    ];
    const fields = { topic_fields: ['custom_field_values[topics].string_value'] };
    const { body } = await share(of, pool, 1, fields);
    assert.deepEqual(await shared(of), [['angler'], ['skater'], ['sailor']]);
    assert.equal(body.balance.cost, 90 + 80 + 90);
    const [review] = await reviewsOf(gala, of);
    assert.equal(review.assignee.topics, undefined);
  });

  rule('what is withdrawn, decided, locked, or of a type with another process gets none', async () => {
    const of = await opened([{}, { status: 'Withdrawn' }, { review_status: 'accepted' }, {}]);
    const other = (await made(gala, 'abstractReviewProcesses', {}, of.tenant)).id;
    const posters = (await made(gala, 'abstractTypes', { review_process_id: other }, of.tenant)).id;
    await papers(gala, of.tenant, posters, [{}]);
    const locked = of.abstracts[3] as string;
    await gala.patch(`/abstracts/${of.tenant}/${locked}`, { sys_locked: true });
    const { body } = await share(of, people('a'), 1);
    assert.equal(body.created, 1);
    assert.deepEqual(body.skipped, [{ abstract_id: locked, reason: 'record_locked' }]);
    const named = await share(of, people('a'), 1, { abstract_ids: of.abstracts });
    assert.deepEqual(
      named.body.skipped.map(({ reason }: Json) => reason),
      ['not_under_review', 'not_under_review', 'record_locked'],
    );
    const unknown = await share(of, people('a'), 1, { abstract_ids: ['a'.repeat(32)] });
    assert.deepEqual(refusal(unknown), [404, 'record_not_found']);
  });

  rule('many reviews are written in steps; the same request goes on, and who asks twice gets no more', async () => {
    const of = await opened(many(35));
    const pool = people(...'abcdefgh');
    const ask = () => share(of, pool, 5, { mode: 'add' });
    const first = (await ask()).body;
    assert.deepEqual([first.created, first.remaining, first.balance.assigned], [75, 100, 175]);
    const rest = (await Promise.all([ask(), ask()])).map(({ body }) => [body.created, body.remaining]);
    assert.deepEqual(rest.sort(), [
      [25, 0],
      [75, 25],
    ]); // prettier-ignore
    assert.deepEqual([...new Set((await shared(of)).map((row) => row.length))], [5]);
  });

  it('of two assignments at once, one waits for the other or is told to come back: no abstract gets too many', async () => {
    const of = await opened(many(20));
    const [one, other] = await Promise.all([share(of, people('a', 'b', 'c'), 2), share(of, people('d', 'e', 'f'), 2)]);
    assert.deepEqual([refusal(one), refusal(other)].sort(), [
      [200, undefined],
      [409, 'balancing_runs'],
    ]); // prettier-ignore
    assert.equal((await share(of, people('d', 'e', 'f'), 2)).body.created, 0);
    assert.deepEqual([...new Set((await shared(of)).map((row) => row.length))], [2]);
  });

  it('another request for the round replaces what is left of the last one', async () => {
    const of = await opened(many(35));
    const pool = people(...'abcdefgh');
    assert.equal((await share(of, pool, 5)).body.remaining, 100);
    const { created, remaining } = (await share(of, pool, 4)).body;
    assert.deepEqual([created, remaining], [75, 5]); // fifteen have five
    const { body } = await share(of, pool, 5);
    assert.deepEqual([body.created, body.remaining], [25, 0]);
    assert.deepEqual([...new Set((await shared(of)).map((row) => row.length))], [5]);
  });

  rule('who becomes an author while it is written is left out, and said', async () => {
    const of = await opened(many(35));
    const pool = people(...'abcdefgh');
    await share(of, pool, 5);
    const last = (await shared(of)).findIndex((row) => row.length === 0);
    const abstract = of.abstracts[last];
    await gala.patch(`/abstracts/${of.tenant}/${abstract}`, {
      co_authors: [...'abcdefgh'].map((co_author_contact_id) => ({ co_author_contact_id })),
    });
    const { body } = await share(of, pool, 5);
    const [skipped] = body.skipped;
    assert.deepEqual([body.remaining, body.created, body.skipped.length], [25, 70, 5]);
    assert.deepEqual([skipped.abstract_id, skipped.reason], [abstract, 'conflict_of_interest']);
  });

  rule('a chair does not share out what she wrote, and loads do not tell who reviews it', async () => {
    const of = await opened([{ submitter_id: 'chair' }, {}, {}]);
    await share(of, people('a'), 1);
    const { body } = await gala.post(
      `/abstractReviews/${of.tenant}/assignReviews`,
      { review_round_id: of.rounds[0], pool: people('a', 'b'), reviews_per_abstract: 2, dry_run: true },
      { token: token({ contact_id: 'chair' }) },
    );
    assert.deepEqual(body.skipped, [{ abstract_id: of.abstracts[0], reason: 'conflict_of_interest' }]);
    assert.equal(body.balance.abstracts, 2);
    assert.deepEqual(
      body.balance.loads.map(({ before, added }: Json) => [before, added]),
      [
        [2, 0],
        [0, 2],
      ], // prettier-ignore
    );
  });

  rule(
    'somebody with a declared conflict, and a colleague where they count, get none of it from the pool',
    async () => {
      const process = { conflict_rules: { domains: true } };
      const of = await opened([{ email_address: 'ada@river.org' }, {}], process);
      await made(gala, 'abstractReviewConflicts', { contact_id: 'a', abstract_id: of.abstracts[1] }, of.tenant);
      const pool = [...people('a'), { contact_id: 'b', email_address: 'bob@river.org' }, ...people('c')];
      const refused = await share(of, pool.slice(0, 2), 2);
      assert.deepEqual([refusal(refused), refused.body.details.length], [[409, 'demand_not_met'], 2]);
      await share(of, pool, 2);
      assert.deepEqual(await shared(of), [
        ['a', 'c'],
        ['b', 'c'],
      ]);
    },
  );

  it('a conflict that is declared while it is written counts', async () => {
    const of = await opened(many(35));
    const pool = people(...'abcdefgh');
    await share(of, pool, 5);
    const last = (await shared(of)).findLastIndex((row) => row.length === 0);
    const dry = await share(of, pool, 5, { dry_run: true });
    const person = dry.body.balance.pairs.find((pair: Json) => pair.abstract_id === of.abstracts[last])?.contact_id;
    assert.ok(person !== undefined);
    for (const contact_id of 'abcdefgh')
      await made(gala, 'abstractReviewConflicts', { contact_id, abstract_id: of.abstracts[last] }, of.tenant);
    const steps = [await share(of, pool, 5), await share(of, pool, 5)];
    const skipped = steps.flatMap(({ body }) => body.skipped);
    assert.deepEqual([...new Set(skipped.map(({ abstract_id }: Json) => abstract_id))], [of.abstracts[last]]);
    assert.equal(skipped.length, 5);
    assert.deepEqual((await shared(of))[last], []);
  });

  rule('the round must be open, and one of the two ways is chosen', async () => {
    const of = await scene(gala, { rules: [], rounds: 1 });
    assert.deepEqual(refusal(await share(of, people('a'), 1)), [409, 'round_not_open']);
    const both = await share(of, people('a'), 1, { assignees: people('b') });
    assert.deepEqual(refusal(both), [400, 'pairs_or_pool']);
    const address = `/abstractReviews/${of.tenant}/assignReviews`;
    for (const [body, missing] of [
      [{}, ['/review_round_id', '/abstract_ids', '/assignees']],
      [{ pool: people('a') }, ['/review_round_id', '/reviews_per_abstract']],
    ] as const) {
      const { status, body: answer } = await gala.post(address, body);
      assert.deepEqual([status, answer.details.map(({ pointer }: Json) => pointer)], [400, missing]);
    }
  });

  rule('an award’s applications are shared out among a jury by the same rules', async () => {
    const of = await jury(gala, { rules: [], applications: many(4) });
    await openJury(gala, of);
    const pool = [...people('applicant-0', 'juror-1', 'juror-2')];
    const body = { review_round_id: of.rounds[0], pool, reviews_per_application: 2 };
    const refused = await gala.post(`/reviews/${of.tenant}/assignReviews`, { ...body, maximum_load: 2 });
    assert.deepEqual(refusal(refused), [409, 'demand_not_met']);
    const { body: answer } = await gala.post(`/reviews/${of.tenant}/assignReviews`, body);
    assert.deepEqual([answer.created, answer.balance.applications], [8, 4]);
    const own = answer.reviews.filter(({ application_id }: Json) => application_id === of.applications[0]);
    assert.deepEqual(own.map(({ assignee }: { assignee: Json }) => assignee.contact_id).sort(), ['juror-1', 'juror-2']);
  });

  rule('a rule takes some of a committee: those with the fewest reviews', async () => {
    const members = ['a', 'b', 'c', 'd'].map((contact_id) => ({ committee_id: 'k', contact: { contact_id } }));
    const committee = { type: 'committee', committee_id: 'k' };
    const of = await scene(gala, {
      process: { committee_members: members },
      rules: [forAll({ ...committee, take: 2 })],
      rounds: 1,
      abstracts: [{ submitter_id: 'a' }, ...many(5)],
    });
    const { body } = await openRound(gala, of);
    assert.deepEqual([body.created, body.remaining, body.skipped], [12, 0, []]);
    const rows = await shared(of);
    assert.ok(rows.every((row) => row.length === 2) && !rows[0]?.includes('a'));
    assert.deepEqual(loadsIn(rows), { a: 3, b: 3, c: 3, d: 3 });
    const [first] = await reviewsOf(gala, of);
    await gala.post(`/abstractReviews/${of.tenant}/decline/${first.id}`, {});
    assert.equal((await openRound(gala, of)).body.created, 1);
    assert.ok((await shared(of)).every((row) => row.length === 2));
    await submit(gala, of, (await reviewsOf(gala, of)).at(-1), 3);
    assert.equal((await openRound(gala, of)).body.created, 0);
  });

  rule('of a committee that has too few who may, it takes those, and says so', async () => {
    const members = ['a', 'b'].map((contact_id) => ({ committee_id: 'k', contact: { contact_id } }));
    const target = { type: 'committee', committee_id: 'k', take: 2 };
    const wishes = { process: { committee_members: members }, rules: [forAll(target)], rounds: 1 };
    const of = await scene(gala, { ...wishes, abstracts: [{ submitter_id: 'a' }] });
    const { body } = await openRound(gala, of);
    assert.equal(body.created, 1);
    assert.deepEqual(
      body.skipped.map(({ reason }: Json) => reason),
      ['conflict_of_interest', 'too_few_members'],
    );
  });

  rule('a committee that two rules ask for at once gives as many as the greater one says', async () => {
    const members = ['a', 'b', 'c'].map((contact_id) => ({ committee_id: 'k', contact: { contact_id } }));
    const target = (take: number) => ({ type: 'committee', committee_id: 'k', take });
    const rules = [forAll(target(1)), { ...forAll(target(2)), matching_conditions: { title: 'Rivers' } }];
    const of = await scene(gala, {
      ...{ process: { committee_members: members }, rules, rounds: 1 },
      abstracts: [{ title: 'Rivers' }, { title: 'Lakes' }],
    });
    await openRound(gala, of);
    assert.deepEqual(
      (await shared(of)).map((row) => row.length),
      [2, 1],
    );
  });
}
