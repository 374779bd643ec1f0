/** Conflicts of interest beyond authors: who declares one, what the rules of a process count, and what becomes of the reviews. */
import { strict as assert } from 'node:assert';
import type { Change } from '../../src/store/port.js';
import * as award from '../awards/reviewing/jury.js';
import { contacts, forAll, openRound, read, reviewsOf, type Scene, scene, submit } from '../events/reviewing/story.js';
import { refusal, type Start, type Suite, served } from '../support/api.js';
import { type Reply, token } from '../support/harness.js';
import { assign, set } from './storms.js';

type Json = Readonly<Record<string, unknown>>;

const own = (sub: string, ...verbs: string[]) => ({
  token: token({
    sub,
    permissions: [...verbs, 'abstractReviewConflicts.*:own', 'abstracts.get:own', 'abstractReviews.*:own'],
  }),
});
const ada = own('ada');
const mary = own('mary');
const refused = [409, 'conflict_of_interest'];

export const reviewConflicts: Suite = (start) => declaring(start, true);
/** What depends on the store. */
export const declaredAtOnce: Suite = (start) => declaring(start, false);

function declaring(start: Start, isWhole: boolean): void {
  const rules = (title: string, tests: () => void) => isWhole && describe(title, tests);
  const gala = served(start);

  const declare = (of: { tenant: string }, body: Json, by = {}) =>
    gala.post(`/abstractReviewConflicts/${of.tenant}`, { contact_id: 'ada', ...body }, by);
  const withdraw = (of: Scene, { body }: Reply, by = {}) =>
    gala.delete(`/abstractReviewConflicts/${of.tenant}/${body.id}`, by);
  /** Who has got a review of which abstract, by its place. */
  const assigned = async (of: Scene) =>
    (await reviewsOf(gala, of))
      .map((review) => `${review.assignee.contact_id} ${of.abstracts.indexOf(review.abstract_id)}`)
      .sort();
  const skipped = ({ body }: Reply) =>
    body.skipped.map(({ reason, target }: { reason: string; target: Json }) => `${target.contact_id} ${reason}`).sort();
  const scoreOf = async (of: Scene, n = 0) => (await read(gala, 'abstracts', of, of.abstracts[n])).average_score;
  const noted = async (of: Scene) => (await reviewsOf(gala, of)).map((review) => review.conflict_of_interest === true);
  const reviewers = (...all: Json[]) => [forAll(...all.map((one) => ({ type: 'contact', ...one })))];
  const jane = { submitter_id: 'jane', email_address: 'Jane <jane@cs.ox.ac.uk>' };

  rules('that is declared', () => {
    it('a former co-author is never assigned, neither by a rule nor by name', async () => {
      const of = await scene(gala, { rules: [forAll(...contacts('ada', 'bob'))] });
      assert.equal((await declare(of, { abstract_id: of.abstracts[0], kind: 'co-author' })).status, 200);
      assert.deepEqual(skipped(await openRound(gala, of)), ['ada conflict_of_interest']);
      assert.deepEqual(await assigned(of), ['ada 1', 'bob 0', 'bob 1']);
      assert.deepEqual(skipped(await assign(gala, of, 0, 'ada')), ['ada conflict_of_interest']);
      const [, other] = await reviewsOf(gala, of);
      const moved = { abstract_id: of.abstracts[0], assignee: { contact_id: 'ada' } };
      assert.deepEqual(refusal(await gala.merge(`/abstractReviews/${of.tenant}/${other.id}`, moved)), refused);
    });

    it('counts for the person with the address, whatever the contact is', async () => {
      const rules = reviewers({ contact_id: 'x', email_address: 'Ada@Example.org' }, { contact_id: 'bob' });
      const of = await scene(gala, { rules });
      await declare(of, { email_address: 'ada@example.org', abstract_id: of.abstracts[0] });
      await openRound(gala, of);
      assert.deepEqual(await assigned(of), ['bob 0', 'bob 1', 'x 1']);
    });

    it('is about an organization that the abstract or one of its people names', async () => {
      const abstracts = [
        { organization_id: 'oxford' },
        { presenter_info: { job: { organization_id: 'oxford' } } },
        { co_authors: [{ co_author_contact_info: { organization_id: 'oxford' } }] },
        { organization_id: 'leeds', custom: { organization_id: 'oxford' } },
      ];
      const of = await scene(gala, { abstracts });
      await declare(of, { organization_id: 'oxford', kind: 'competitor' });
      await openRound(gala, of);
      assert.deepEqual(await assigned(of), ['ada 3']);
    });

    it('is about a domain, and those below it', async () => {
      const at = (email_address: string) => ({ email_address });
      const abstracts = [at('jane@cs.ox.ac.uk'), at('J@OX.AC.UK'), at('jane@nox.ac.uk'), { title: 'ox.ac.uk' }];
      const of = await scene(gala, { abstracts });
      await declare(of, { domain: 'Ox.ac.uk' });
      await openRound(gala, of);
      assert.deepEqual(await assigned(of), ['ada 2', 'ada 3']);
    });

    it('goes with its abstract, and others stay', async () => {
      const of = await scene(gala);
      const [one, other] = of.abstracts;
      for (const about of [{ abstract_id: one }, { abstract_id: other }, { domain: 'ox.ac.uk' }])
        await declare(of, about);
      await declare(of, { abstract_id: one, contact_id: 'bob' });
      assert.equal((await gala.delete(`/abstracts/${of.tenant}/${one}`)).status, 200);
      const { body } = await gala.get(`/abstractReviewConflicts/${of.tenant}`);
      const left = body.map(({ contact_id, target }: Json) => `${contact_id} ${target}`);
      assert.deepEqual(left, [`ada abstract:${other}`, 'ada domain:ox.ac.uk']);
    });

    it('names exactly one thing, and one like it is taken', async () => {
      const of = await scene(gala);
      const two = { domain: 'ox.ac.uk', organization_id: 'oxford' };
      for (const body of [{}, two]) assert.deepEqual(refusal(await declare(of, body)), [400, 'invalid_request']);
      const { body } = await declare(of, { ...two, domain: undefined });
      assert.deepEqual(
        [body.declared_by, body.declared_by_id, body.target],
        ['staff', 'tester', 'organization:oxford'],
      );
      assert.equal((await declare(of, { domain: 'ox.ac.uk' })).status, 200);
      assert.deepEqual(refusal(await declare(of, { domain: 'OX.ac.uk' })), [409, 'already_taken']);
      assert.equal((await declare(of, { domain: 'ox.ac.uk', contact_id: 'bob' })).status, 200);
    });
  });

  rules('by the rules of the process', () => {
    const fromOxford = { contact_id: 'ada', organization_id: 'oxford', email_address: 'ada@ox.ac.uk' };
    const opened = async (conflict_rules: Json, rules = reviewers(fromOxford), abstract: Json = jane) => {
      const of = await scene(gala, { process: { conflict_rules }, rules, abstracts: [abstract] });
      await openRound(gala, of);
      return of;
    };

    it('somebody of the same organization is a colleague, if the process says so', async () => {
      const paper = { ...jane, organization_id: 'oxford' };
      assert.deepEqual(await assigned(await opened({}, undefined, paper)), ['ada 0']);
      assert.deepEqual(await assigned(await opened({ organizations: true }, undefined, paper)), []);
      assert.deepEqual(await assigned(await opened({ organizations: true })), ['ada 0']);
    });

    it('somebody with an address of the same domain is a colleague', async () => {
      const paper = { co_authors: [{ co_author_contact_info: { email: 'eve@OX.ac.uk' } }] };
      assert.deepEqual(await assigned(await opened({ domains: true }, undefined, paper)), []);
      assert.deepEqual(await assigned(await opened({ organizations: true }, undefined, paper)), ['ada 0']);
      assert.deepEqual(await assigned(await opened({ domains: true })), ['ada 0']); // cs.ox.ac.uk is another
    });

    it('domains of one institution are one', async () => {
      const group = (...domain_groups: string[][]) => opened({ domains: true, domain_groups });
      assert.deepEqual(await assigned(await group(['ox.ac.uk'])), []);
      const rules = reviewers({ contact_id: 'ada', email_address: 'ada@oxford.edu' });
      const groups = { domains: true, domain_groups: [['leeds.ac.uk'], ['ox.ac.uk', 'Oxford.edu']] };
      assert.deepEqual(await assigned(await opened(groups, rules)), []);
      assert.deepEqual(await assigned(await opened({ ...groups, domain_groups: [['leeds.ac.uk']] }, rules)), ['ada 0']);
    });

    it('gmail makes nobody a colleague, nor does a domain that is ignored', async () => {
      const rules = reviewers({ contact_id: 'ada', email_address: 'ada@gmail.com' });
      const paper = { email_address: 'jane@gmail.com' };
      assert.deepEqual(await assigned(await opened({ domains: true }, rules, paper)), ['ada 0']);
      const ignored = { domains: true, ignored_domains: ['OX.ac.uk'], domain_groups: [['ox.ac.uk']] };
      assert.deepEqual(await assigned(await opened(ignored)), ['ada 0']);
    });

    it('a change of the rules counts from then on, and when a review is submitted', async () => {
      const of = await opened({}, undefined, { email_address: 'jane@ox.ac.uk' });
      const by = (conflict_rules: Json) =>
        gala.merge(`/abstractReviewProcesses/${of.tenant}/${of.process}`, { conflict_rules });
      await by({ domains: true });
      const [review] = await reviewsOf(gala, of);
      assert.equal(review.conflict_of_interest, undefined);
      assert.deepEqual(refusal(await submit(gala, of, review, 4)), refused);
      await gala.merge(`/abstractReviews/${of.tenant}/${review.id}`, { comments_to_staff: 'Seen.' });
      assert.deepEqual(await noted(of), [true]);
      await by({ domains: false });
      assert.equal((await submit(gala, of, (await reviewsOf(gala, of))[0], 4)).status, 200);
      assert.deepEqual([await noted(of), await scoreOf(of)], [[false], 4]);
    });
  });

  describe('of a reviewer with reviews', () => {
    /** Ada has given 5, and Bob 3. */
    async function scored(wishes: Parameters<typeof scene>[1] = {}) {
      const rules = [forAll(...contacts('ada', 'bob'))];
      const of = await scene(gala, { rules, abstracts: [jane], ...wishes });
      await openRound(gala, of);
      for (const review of await reviewsOf(gala, of))
        await submit(gala, of, review, review.assignee.contact_id === 'ada' ? 5 : 3);
      return of;
    }
    const targets: [string, (of: Scene) => Json][] = [
      ['the abstract', (of) => ({ abstract_id: of.abstracts[0] })],
      ['a domain', () => ({ domain: 'ox.ac.uk' })],
    ];

    for (const [what, about] of targets)
      it(`one with ${what} stops a review from counting, and it counts again when it is withdrawn`, async () => {
        const of = await scored();
        assert.equal(await scoreOf(of), 4);
        const declared = await declare(of, about(of), ada);
        assert.deepEqual([declared.status, declared.body.declared_by], [200, 'reviewer'], declared.text);
        assert.deepEqual([await scoreOf(of), (await noted(of)).sort()], [3, [false, true]]);
        const review = (await reviewsOf(gala, of)).find(({ assignee }) => assignee.contact_id === 'ada');
        assert.deepEqual(refusal(await submit(gala, of, review, 5)), refused);
        assert.equal((await withdraw(of, declared, ada)).status, 200);
        assert.deepEqual([await scoreOf(of), await noted(of)], [4, [false, false]]);
        assert.equal((await submit(gala, of, { ...review, sys_version: undefined }, 1)).status, 200);
      });

    it('one that changes is about something else from then on', async () => {
      const of = await scored();
      const { body } = await declare(of, { domain: 'ox.ac.uk' });
      const change = (fields: Json) => gala.merge(`/abstractReviewConflicts/${of.tenant}/${body.id}`, fields);
      await change({ contact_id: 'bob' });
      assert.equal(await scoreOf(of), 5);
      await change({ domain: 'leeds.ac.uk' });
      assert.equal(await scoreOf(of), 4);
      assert.equal((await change({ domain: null, organization_id: 'leeds' })).body.target, 'organization:leeds');
    });

    it('several in one batch count together', async () => {
      const of = await scored();
      const operations = ['ada', 'bob'].map((contact_id) => ({
        operation: 'create',
        object: { contact_id, abstract_id: of.abstracts[0] },
      }));
      const reply = await gala.post(`/abstractReviewConflicts/${of.tenant}/batch?atomic=true`, { operations });
      assert.equal(reply.body.error_count, 0, reply.text);
      assert.deepEqual([await scoreOf(of), await noted(of)], [undefined, [true, true]]);
    });

    it('one of two that are about the same review still holds when the other is withdrawn', async () => {
      const of = await scored();
      const first = await declare(of, { domain: 'ox.ac.uk' });
      await declare(of, { abstract_id: of.abstracts[0] });
      await withdraw(of, first);
      assert.equal(await scoreOf(of), 3);
    });

    it('follows when the people of the abstract change', async () => {
      const of = await scored({ abstracts: [{}] });
      await declare(of, { organization_id: 'oxford' });
      const paper = `/abstracts/${of.tenant}/${of.abstracts[0]}`;
      for (const [organization_id, score] of [
        ['oxford', 3],
        ['leeds', 4],
      ] as const) {
        await gala.merge(paper, { organization_id });
        assert.equal(await scoreOf(of), score);
      }
    });

    it('what a closed round or a locked abstract has counted stays, until the round is open again', async () => {
      const of = await scored();
      await openRound(gala, of, 1);
      const result = async () => [
        await scoreOf(of),
        (await reviewsOf(gala, of)).filter((r) => r.score).map((r) => r.conflict_of_interest),
      ];
      const before = await result();
      const declared = await declare(of, { domain: 'ox.ac.uk' });
      assert.deepEqual(await result(), before);
      await gala.merge(`/abstracts/${of.tenant}/${of.abstracts[0]}`, { co_author_1: { first_name: 'Eve' } });
      assert.deepEqual(await result(), before);
      await openRound(gala, of, 0);
      assert.equal(await scoreOf(of), 3);
      await set(gala, of, 'abstractReviewRounds', of.rounds[0], 'status', 'closed');
      await withdraw(of, declared);
      await gala.merge(`/abstracts/${of.tenant}/${of.abstracts[0]}`, { co_author_1: { first_name: 'Eva' } });
      assert.equal(await scoreOf(of), 3);
      const locked = await scored();
      await gala.merge(`/abstracts/${locked.tenant}/${locked.abstracts[0]}`, { sys_locked: true });
      assert.equal((await declare(locked, { domain: 'ox.ac.uk' })).status, 200);
      assert.equal(await scoreOf(locked), 4);
    });
  });

  rules('of callers with their own records', () => {
    it('a reviewer speaks for themself alone, and sees what they have declared themself', async () => {
      const of = await scene(gala, { rules: [forAll(...contacts('ada'))] });
      await openRound(gala, of);
      assert.deepEqual(refusal(await declare(of, { contact_id: 'bob', domain: 'ox.ac.uk' }, ada)), [403, 'not_own']);
      const others = await declare(of, { domain: 'ox.ac.uk' });
      const theirs = await declare(of, { abstract_id: of.abstracts[0] }, ada);
      const { Items } = (await gala.post(`/abstractReviewConflicts/${of.tenant}/search`, {}, ada)).body;
      assert.deepEqual(
        Items.map(({ id }: { id: string }) => id),
        [theirs.body.id],
      );
      assert.equal((await gala.get(`/abstractReviewConflicts/${of.tenant}/${others.body.id}`, ada)).status, 404);
      assert.equal((await withdraw(of, others, ada)).status, 404);
      const at = `/abstractReviewConflicts/${of.tenant}/${theirs.body.id}`;
      assert.deepEqual(refusal(await gala.merge(at, { contact_id: 'bob' }, ada)), [403, 'not_own']);
      assert.deepEqual(refusal(await gala.merge(at, { declared_by: 'staff' }, ada)), [403, 'field_not_yours']);
      assert.equal((await gala.merge(at, { note: 'We wrote a book.' }, ada)).status, 200);
    });

    it('an author declares who must not review, and learns nothing of who does', async () => {
      const of = await scene(gala, {
        abstracts: [{ submitter_id: 'mary', co_authors: [{ co_author_contact_id: 'eve' }] }],
      });
      const answers = [];
      for (const contact_id of ['ada', 'eve', 'nobody']) {
        const { status, body } = await declare(
          of,
          { contact_id, abstract_id: of.abstracts[0], kind: 'competitor' },
          mary,
        );
        answers.push([status, { ...body, id: '', contact_id: '' }]);
      }
      assert.deepEqual([answers[0]?.[0], answers[1], answers[2]], [200, answers[0], answers[0]]);
      assert.ok(JSON.stringify(answers[0]).includes('"declared_by":"author"'));
      await openRound(gala, of);
      assert.deepEqual(await assigned(of), []);
    });

    it('an author cannot declare any more, nor withdraw, once a round has the abstract', async () => {
      const of = await scene(gala, {
        abstracts: [{ submitter_id: 'mary' }],
        rules: [forAll(...contacts('ada', 'bob'))],
      });
      const about = { abstract_id: of.abstracts[0] };
      const before = await declare(of, { contact_id: 'bob', ...about }, mary);
      await openRound(gala, of);
      for (const contact_id of ['ada', 'nobody'])
        assert.deepEqual(refusal(await declare(of, { contact_id, ...about }, mary)), [409, 'round_has_begun']);
      assert.deepEqual(refusal(await withdraw(of, before, mary)), [409, 'round_has_begun']);
      const at = `/abstractReviewConflicts/${of.tenant}/${before.body.id}`;
      assert.deepEqual(refusal(await gala.merge(at, { contact_id: 'ada' }, mary)), [409, 'round_has_begun']);
      assert.deepEqual(await noted(of), [false]);
    });

    it('the answer about an abstract of others is the same, whoever has written it', async () => {
      const of = await scene(gala, { abstracts: [{ submitter_id: 'jane' }, { submitter_id: 'eve' }] });
      const told = async (contact_id: string, abstract_id?: string) => {
        const { status, body } = await declare(of, { contact_id, abstract_id }, mary);
        return [status, { ...body, request_id: '' }];
      };
      const [jane, eve] = of.abstracts;
      assert.deepEqual(await told('jane', jane), await told('jane', eve));
      assert.deepEqual(await told('jane', jane), await told('jane', 'no-such'));
      assert.equal((await told('jane', jane))[0], 403);
      const self = await Promise.all([jane, 'no-such'].map((id) => told('mary', id)));
      assert.deepEqual(JSON.parse(JSON.stringify(self[0]).replaceAll(jane ?? '', 'no-such')), self[1]);
    });
  });

  describe('at the same time', () => {
    /** Before the next commit that changes such a record does something, once. */
    function beforeCommit(collection: string, task: () => Promise<unknown>): () => boolean {
      const { commit } = gala.store;
      let isDone = false;
      const isOf = (change: Change) => 'put' in change && change.put.collection === collection;
      gala.store.commit = async (changes) => {
        if (changes.some(isOf)) {
          gala.store.commit = commit;
          await task();
          isDone = true;
        }
        await commit.call(gala.store, changes);
      };
      return () => isDone;
    }
    const ways: [string, (of: Scene) => Promise<Reply>][] = [
      ['the round is opened', (of) => openRound(gala, of)],
      ['a review is assigned', (of) => assign(gala, of, 0, 'ada')],
    ];

    for (const [what, way] of ways)
      for (const about of ['abstract_id', 'domain']) {
        const fields = (of: Scene) => (about === 'domain' ? { domain: 'ox.ac.uk' } : { abstract_id: of.abstracts[0] });
        const ready = async () => {
          const isAssigned = what !== 'the round is opened';
          const of = await scene(gala, { abstracts: [jane], rules: [forAll(...contacts(isAssigned ? 'bob' : 'ada'))] });
          if (isAssigned) await openRound(gala, of);
          return of;
        };
        const safe = async (of: Scene) => {
          const theirs = (await reviewsOf(gala, of)).filter(({ assignee }) => assignee.contact_id === 'ada');
          assert.ok(theirs.every((review) => review.conflict_of_interest === true));
          return theirs.length;
        };

        it(`one with ${about} that is declared just before ${what} is not lost`, async () => {
          const of = await ready();
          const isDone = beforeCommit('events.abstractReviews', () => declare(of, fields(of)));
          assert.equal((await way(of)).status, 200);
          assert.ok(isDone());
          assert.equal(await safe(of), 0);
        });

        it(`one with ${about} that is stored just after ${what} is not lost`, async () => {
          const of = await ready();
          const isDone = beforeCommit('events.abstractReviewConflicts', () => way(of));
          assert.equal((await declare(of, fields(of))).status, 200);
          assert.ok(isDone());
          assert.equal(await safe(of), 1);
        });
      }

    it('many are declared while reviews are assigned and submitted, and none is lost', async () => {
      const people = Array.from({ length: 8 }, (_, n) => `ada-${n}`);
      const of = await scene(gala, { abstracts: [jane, jane], rules: [] });
      await openRound(gala, of);
      await Promise.all(
        people.flatMap((contact_id, n) => [
          assign(gala, of, 0, contact_id).then(async () => {
            for (const review of await reviewsOf(gala, of))
              if (review.assignee.contact_id === contact_id) await submit(gala, of, review, n);
          }),
          declare(of, n % 2 ? { contact_id, domain: 'ox.ac.uk' } : { contact_id, abstract_id: of.abstracts[0] }),
        ]),
      );
      for (const { assignee, abstract_id, conflict_of_interest } of await reviewsOf(gala, of)) {
        const isOdd = Number(assignee.contact_id.slice(4)) % 2 === 1;
        assert.equal(conflict_of_interest === true, isOdd || abstract_id === of.abstracts[0]);
      }
      assert.equal(await scoreOf(of), undefined);
    });

    it('an author who declares while the round is opened is too late, or the reviewer is not asked', async () => {
      const of = await scene(gala, { abstracts: [{ submitter_id: 'mary' }] });
      const isDone = beforeCommit('events.abstractReviewConflicts', () => openRound(gala, of));
      const late = await declare(of, { abstract_id: of.abstracts[0] }, mary);
      assert.ok(isDone());
      assert.deepEqual(refusal(late), [409, 'round_has_begun']);
    });
  });

  it('a juror of the organization that applies is not asked, nor one who has declared it', async () => {
    const juror = (contact_id: string, more = {}) => ({ type: 'contact', contact_id, ...more });
    const rules = [award.everything(juror('ada', { organization_id: 'acme' }), juror('bob'), juror('eve'))];
    const process = { conflict_rules: { organizations: true } };
    const of = await award.jury(gala, { process, rules, applications: [{ organization_id: 'acme' }, {}] });
    const conflict = { contact_id: 'bob', application_id: of.applications[1] };
    const declared = await gala.post(`/reviewConflicts/${of.tenant}`, conflict);
    assert.deepEqual([declared.status, declared.body.target], [200, `application:${of.applications[1]}`]);
    await award.openRound(gala, of);
    const reviews = await award.reviewsOf(gala, of);
    const who = reviews.map((one) => `${one.assignee.contact_id} ${of.applications.indexOf(one.application_id)}`);
    assert.deepEqual(who.sort(), ['ada 1', 'bob 0', 'eve 0', 'eve 1']);
    for (const review of reviews) await award.submit(gala, of, review, review.assignee.contact_id === 'eve' ? 2 : 4);
    const score = async (n: number) => (await award.read(gala, of, 'applications', of.applications[n])).average_score;
    assert.deepEqual([await score(0), await score(1)], [3, 3]);
    await gala.post(`/reviewConflicts/${of.tenant}`, { contact_id: 'eve', organization_id: 'acme' });
    assert.deepEqual([await score(0), await score(1)], [4, 3]);
  });
}
