import { strict as assert } from 'node:assert';
import {
  contacts,
  forAll,
  opening,
  openRound,
  papers,
  read,
  reviewsOf,
  type Scene,
  scene,
} from '../events/reviewing/story.js';
import { codesIn, refusal, type Suite, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { made, sample } from '../support/samples.js';

export const rounds: Suite = (start) => {
  const gala = served(start);
  const titlesIn = async (of: Scene) => (await reviewsOf(gala, of)).map(({ abstract_title }) => abstract_title);
  const reviewersIn = async (of: Scene) => (await reviewsOf(gala, of)).map(({ assignee }) => assignee.contact_id);

  describe('status', () => {
    it('becomes open by nothing but openRound', async () => {
      const body = { ...(await sample(gala, 'abstractReviewRounds')), status: 'open' };
      const round = await made(gala, 'abstractReviewRounds');
      const address = `/abstractReviewRounds/acme/${round.id}`;
      const operations = [
        { operation: 'create', object: body },
        { operation: 'update', id: round.id, object: { ...body } },
      ];
      const replies = [
        await gala.post('/abstractReviewRounds/acme', body),
        await gala.put(address, body),
        await gala.patch(address, [{ op: 'replace', path: '/status', value: 'open' }]),
      ];
      for (const reply of replies) {
        assert.deepEqual(refusal(reply), [409, 'open_by_open_round']);
        assert.match(reply.body.message, /abstractReviews\.openRound/);
      }
      const batch = await gala.post('/abstractReviewRounds/acme/batch', { operations });
      assert.deepEqual(codesIn(batch), ['open_by_open_round', 'open_by_open_round']);
    });

    it('may be sent back as it was read, and set to closed', async () => {
      const of = await scene(gala, { rounds: 1 });
      await openRound(gala, of);
      const address = `/abstractReviewRounds/${of.tenant}/${of.rounds[0]}`;
      const { body } = await gala.get(address);
      assert.equal((await gala.put(address, { ...body, name: 'Renamed' })).body.status, 'open');
      const closed = await gala.patch(address, [{ op: 'replace', path: '/status', value: 'closed' }]);
      assert.equal(closed.body.status, 'closed');
    });
  });

  describe('openRound', () => {
    it('opens the round, closes the other, and gives every abstract its reviewers', async () => {
      const of = await scene(gala, { rules: [forAll(...contacts('ada', 'alan'))] });
      const first = await openRound(gala, of);
      const [r1, r2] = of.rounds;
      const none = { unmatched: 0, remaining: 0, rules: [{ name: 'all', matched: 2 }], skipped: [] };
      assert.deepEqual(first.body, { opened_round_id: r1, created: 4, already_present: 0, ...none });
      const second = await openRound(gala, of, 1);
      const closed_round_id = r1;
      assert.deepEqual(second.body, { opened_round_id: r2, closed_round_id, created: 4, already_present: 0, ...none });
      assert.equal((await read(gala, 'abstractReviewRounds', of, r1)).status, 'closed');
      assert.equal((await read(gala, 'abstractReviewRounds', of, r2)).status, 'open');
      const [review] = await reviewsOf(gala, of);
      const { id: _, ...rest } = review;
      assert.deepEqual(Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('sys_'))), {
        abstract_id: of.abstracts[0],
        abstract_title: 'Paper 0',
        event_id: 'event-1',
        process_id: of.process,
        review_round_id: r1,
        assignee: { contact_id: 'ada' },
        status: 'not started',
        date: '2026-03-01T12:00:00.000Z',
      });
    });

    it('creates only what is missing when it is open already', async () => {
      const of = await scene(gala);
      await openRound(gala, of);
      const { sys_version } = await read(gala, 'abstractReviewRounds', of, of.rounds[0]);
      const again = await openRound(gala, of);
      assert.deepEqual([again.body.created, again.body.already_present, again.body.closed_round_id], [0, 2, undefined]);
      await papers(gala, of.tenant, of.type, [{}]);
      const more = await openRound(gala, of);
      assert.deepEqual([more.body.created, more.body.already_present], [1, 2]);
      assert.equal((await read(gala, 'abstractReviewRounds', of, of.rounds[0])).sys_version, sys_version);
    });

    it('takes abstracts of the type and event that are up for review', async () => {
      const abstracts = [
        { title: 'new' },
        { title: 'pending', review_status: 'pending review' },
        { title: 'accepted', review_status: 'accepted' },
        { title: 'elsewhere', event_id: 'event-2' },
        { title: 'another type', type_id: 'none' },
      ];
      const of = await scene(gala, { abstracts: abstracts.slice(0, 4) });
      const other = await made(gala, 'abstractTypes', {}, of.tenant);
      await papers(gala, of.tenant, other.id, [{}]);
      await openRound(gala, of);
      assert.deepEqual(await titlesIn(of), ['new', 'pending']);
    });

    it('reviews an abstract once by a contact, however many rules name them', async () => {
      const rules = [forAll(...contacts('ada', 'ada')), { ...forAll(...contacts('ada')), display_order: 1 }];
      assert.equal((await openRound(gala, await scene(gala, { rules }))).body.created, 2);
    });

    it('applies the rules in their order, and none when they are switched off', async () => {
      const rules = [
        { ...forAll(...contacts('last')) },
        { ...forAll(...contacts('second')), display_order: 2 },
        { ...forAll(...contacts('first')), display_order: 1 },
      ];
      const of = await scene(gala, { rules, abstracts: [{}] });
      await openRound(gala, of);
      assert.deepEqual(await reviewersIn(of), ['first', 'second', 'last']);
      const off = await scene(gala);
      const address = `/abstractReviewRounds/${off.tenant}/${off.rounds[0]}`;
      await gala.patch(address, [{ op: 'add', path: '/enable_review_assignment_rules', value: false }]);
      assert.deepEqual([(await openRound(gala, off)).body.created, (await gala.get(address)).body.status], [0, 'open']);
    });

    const field = { 'presenter_info.field': 'physics' };
    const conditions: [object, string][] = [
      [{}, 'a b c'],
      [{ country: 'FR' }, 'a'],
      [{ country: ['FR', 'IT'] }, 'a b'],
      [{ country: [] }, ''],
      [{ country: { not: 'FR' } }, 'b c'],
      [{ country: { blank: true } }, 'c'],
      [{ country: { blank: false } }, 'a b'],
      [field, 'a b'],
      [{ ...field, country: 'IT' }, 'b'],
      [{ room_ids: 'r2' }, 'a'],
      [{ room_ids: { not: 'r2' } }, 'b c'],
      [{ notes: { blank: true } }, 'a b c'],
      [{ number: 7 }, 'b'],
      [{ number: '7' }, ''],
      [{ has_co_authors: false }, 'c'],
      [{ 'constructor.name': 'Object' }, ''],
    ];
    for (const [matching_conditions, titles] of conditions) {
      it(`matches abstracts by ${JSON.stringify(matching_conditions)}`, async () => {
        const abstracts = [
          { title: 'a', country: 'FR', presenter_info: { field: 'physics' }, room_ids: ['r1', 'r2'], notes: ' ' },
          { title: 'b', country: 'IT', presenter_info: { field: 'physics' }, number: 7, room_ids: [] },
          { title: 'c', country: '', has_co_authors: false },
        ];
        const rules = [{ name: 'some', matching_conditions, targets: contacts('ada') }];
        const of = await scene(gala, { rules, abstracts });
        await openRound(gala, of);
        assert.deepEqual((await titlesIn(of)).join(' '), titles);
      });
    }

    it('finds the members of committees in the process, and says which it cannot find', async () => {
      const member = (committee_id: string, contact_id: string, more: object = {}) => {
        const contact = { contact_id, committee_membership_ids: [`m-${contact_id}`] };
        return { committee_id, contact, ...more };
      };
      const chair = { committee_position_id: 'chair' };
      const process = { committee_members: [member('c1', 'ada', chair), member('c1', 'alan'), member('c2', 'grace')] };
      const targets = [
        { type: 'committee', committee_id: 'c1' },
        { type: 'committee position', committee_position_id: 'chair' },
        { type: 'committee member', committee_member_id: 'm-grace' },
        { type: 'committee', committee_id: 'c3' },
        { type: 'committee position', committee_id: 'c2', committee_position_id: 'chair' },
        { type: 'committee member', committee_member_id: 'm-nobody' },
        { type: 'committee' },
        { type: 'contact' },
      ];
      const of = await scene(gala, { process, rules: [forAll(...targets)], abstracts: [{}] });
      const { body } = await openRound(gala, of);
      const skipped = targets.slice(3).map((target) => ({ rule: 'all', target, reason: 'committee_unresolved' }));
      assert.deepEqual(body.skipped, [...skipped.slice(0, 4), { ...skipped[4], reason: 'contact_missing' }]);
      assert.deepEqual(await reviewersIn(of), ['ada', 'alan', 'grace']);
    });

    it('never makes an author a reviewer, and says so', async () => {
      const target = { type: 'contact', contact_id: 'ada', email_address: 'ada@example.org' };
      const rules = [forAll(target, ...contacts('alan'))];
      const of = await scene(gala, { rules, abstracts: [{ submitter_id: 'ada' }, {}] });
      const { body } = await openRound(gala, of);
      const reason = 'conflict_of_interest';
      assert.deepEqual(body.skipped, [{ abstract_id: of.abstracts[0], rule: 'all', target, reason }]);
      assert.equal(body.created, 3);
    });

    it('refuses an abstract type of another process, and takes one without a process', async () => {
      const of = await scene(gala);
      const other = await made(gala, 'abstractReviewProcesses', { name: 'Posters' }, of.tenant);
      const type = await made(gala, 'abstractTypes', { review_process_id: other.id }, of.tenant);
      const refused = await openRound(gala, { ...of, type: type.id });
      assert.deepEqual(refusal(refused), [409, 'process_mismatch']);
      assert.match(refused.body.message, /has the review process Posters, but/);
      const free = await made(gala, 'abstractTypes', {}, of.tenant);
      assert.equal((await openRound(gala, { ...of, type: free.id })).status, 200);
    });

    it('leaves everything as it was when one of the rounds is locked', async () => {
      const of = await scene(gala);
      await openRound(gala, of);
      const lock = [{ op: 'add', path: '/sys_locked', value: true }];
      await gala.patch(`/abstractReviewRounds/${of.tenant}/${of.rounds[0]}`, lock);
      assert.deepEqual(refusal(await openRound(gala, of, 1)), [409, 'record_locked']);
      assert.equal((await read(gala, 'abstractReviewRounds', of, of.rounds[1])).status, 'never opened');
      assert.equal((await reviewsOf(gala, of)).length, 2);
    });

    describe('by GET', () => {
      const ask = (of: Scene, headers: Record<string, string> = { Authorization: `Bearer ${token()}` }) =>
        fetch(`${gala.url}/events${opening(of)}`, { method: 'HEAD', headers });

      it('opens the round, too, and may not be cached', async () => {
        const of = await scene(gala);
        const reply = await gala.get(opening(of));
        assert.deepEqual([reply.status, reply.body.created], [200, 2]);
        assert.equal(reply.headers['cache-control'], 'no-store');
        assert.equal((await gala.get(`${opening(of)}x`)).headers['cache-control'], 'no-store');
      });

      it('has no effect as HEAD or prefetch', async () => {
        const of = await scene(gala);
        assert.equal((await ask(of, {})).status, 401);
        const head = await ask(of);
        assert.deepEqual([head.status, await head.text()], [200, '']);
        for (const [name, value] of [
          ['Sec-Purpose', 'prefetch;prerender'],
          ['Purpose', 'prefetch'],
          ['X-Moz', 'prefetch'],
        ] as const)
          assert.deepEqual(refusal(await gala.get(opening(of), { headers: { [name]: value } })), [
            400,
            'prefetch_refused',
          ]);
        assert.equal((await read(gala, 'abstractReviewRounds', of, of.rounds[0])).status, 'never opened');
        assert.equal((await reviewsOf(gala, of)).length, 0);
      });
    });
  });

  describe('assignReviews', () => {
    const assign = (of: Scene, body: object = {}) =>
      gala.post(`/abstractReviews/${of.tenant}/assignReviews`, {
        review_round_id: of.rounds[0],
        abstract_ids: of.abstracts,
        assignees: [{ contact_id: 'bob', name: 'Bob' }, { contact_id: 'ada' }],
        ...body,
      });

    it('creates the missing review of each pair, and answers all of them', async () => {
      const of = await scene(gala);
      await openRound(gala, of);
      const { body } = await assign(of);
      assert.deepEqual([body.created, body.already_present, body.skipped], [2, 2, []]);
      assert.deepEqual(
        body.reviews.map((one: { abstract_id: string; assignee: object }) => [one.abstract_id, one.assignee]),
        of.abstracts.flatMap((id) => [
          [id, { contact_id: 'bob', name: 'Bob' }],
          [id, { contact_id: 'ada' }],
        ]),
      );
      const again = await assign(of, { abstract_ids: [of.abstracts[0], of.abstracts[0]] });
      assert.deepEqual([again.body.created, again.body.already_present, again.body.reviews.length], [0, 2, 2]);
    });

    it('skips assignees with a conflict of interest', async () => {
      const of = await scene(gala, { abstracts: [{ submitter_id: 'bob' }] });
      await openRound(gala, of);
      const { body } = await assign(of);
      const target = { type: 'contact', contact_id: 'bob' };
      assert.deepEqual(body.skipped, [{ abstract_id: of.abstracts[0], target, reason: 'conflict_of_interest' }]);
      assert.equal(body.reviews.length, 1);
    });

    it('needs an open round, abstracts that exist, and no more than 1,000 pairs', async () => {
      const of = await scene(gala);
      assert.deepEqual(refusal(await assign(of)), [409, 'round_not_open']);
      await openRound(gala, of);
      assert.equal((await assign(of, { abstract_ids: ['nope'] })).status, 404);
      assert.equal((await assign(of, { review_round_id: 'nope' })).status, 404);
      const many = Array.from({ length: 26 }, (_, n) => `x${n}`);
      const assignees = Array.from({ length: 40 }, (_, n) => ({ contact_id: `c${n}` }));
      assert.deepEqual(refusal(await assign(of, { abstract_ids: many, assignees })), [400, 'too_many_pairs']);
    });
  });
};
