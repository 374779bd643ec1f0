/** The chair decides, releases and tells; authors confirm and withdraw. */
import { strict as assert } from 'node:assert';
import { forAll, openRound, papers, reviewsOf } from '../events/reviewing/story.js';
import { type Start, served } from '../support/api.js';
import { now, type Reply, token } from '../support/harness.js';
import { made } from '../support/samples.js';

type Json = Readonly<Record<string, unknown>>;

let tenants = 0;
/** Each test has its own, so that it finds its e-mails. */
const domain = () => `c${tenants}.example.org`;
const codeOf = ({ body }: Reply) => body.code;

const letter = (word: string) => ({
  subject: `${word}: {{ abstract.title }}`,
  body: '<p>{{ abstract.name }}</p>',
  reply_to: `chair@${domain()}`,
});
const mailing = () => ({
  enable_selection_email: true,
  selection_email: letter('Accepted'),
  enable_declined_email: true,
  declined_email: letter('Declined'),
  enable_alternate_email: true,
  alternate_email: letter('Waiting'),
});
const author = (sub: string) => {
  const verbs = ['create', 'get', 'patch', 'search', 'confirm', 'withdraw'];
  return { token: token({ sub, contact_id: sub, permissions: verbs.map((verb) => `abstracts.${verb}:own`) }) };
};

/** @param withMany whether steps of very many are tested, too: what they do does not depend on the store. */
export const deciding = (start: Start, withMany = true): void => {
  const gala = served(start);

  /** A conference whose papers have these average scores, written by author-0, author-1 and so on. */
  async function conference(scores: readonly (number | undefined)[], process: Json = mailing(), fields: Json = {}) {
    const tenant = `conference-${tenants}`;
    const decisions = await made(gala, 'abstractDecisionProcesses', { event_id: 'event-1', ...process }, tenant);
    const type = (await made(gala, 'abstractTypes', { event_id: 'event-1' }, tenant)).id as string;
    const all = scores.map((average_score, n) => ({
      ...{
        title: `Paper ${n}`,
        submitter_id: `author-${n}`,
        email_address: `author-${n}@${domain()}`,
        status: 'submitted',
      },
      ...(average_score !== undefined && { average_score }),
      ...fields,
    }));
    const ids = await papers(gala, tenant, type, all);
    const at = (path: string) => `/abstracts/${tenant}/${path}`;
    return {
      ...{ tenant, type, ids, at, process: decisions.id as string },
      id: (n: number) => ids[n] as string,
      decide: async (body: Json, query = '') => (await gala.post(at(`decide${query}`), body)).body,
      byIds: async (numbers: readonly number[], review_status: string, more: Json = {}) =>
        await gala.post(at('decide'), { abstract_ids: numbers.map((n) => ids[n]), review_status, ...more }),
      release: async (body: Json = {}, query = '') =>
        await gala.post(at(`release${query}`), { event_id: 'event-1', ...body }),
      paper: async (n: number) => (await gala.get(at(ids[n] as string))).body,
      pending: async () => {
        const { Items } = (await gala.post(at('search'), {})).body;
        return Items.map(({ pending_review_status }: Json) => pending_review_status ?? '');
      },
      letters: async () => {
        const { Items } = (await gala.get(`/events/messages/${tenant}?limit=1000`)).body;
        return Items.map(({ to, subject, state }: Json) => `${String(to).split('@')[0]} ${subject} ${state}`).sort();
      },
    };
  }

  /** The time in which e-mails are held back is over. */
  async function later(minutes = 11) {
    gala.clock.now = new Date(gala.clock.now.getTime() + minutes * 60_000);
    gala.courier.wake();
    await gala.courier.idle();
    return gala.mails
      .splice(0)
      .map(({ to, subject }) => [...to.split('@'), subject])
      .flatMap(([who, at, subject]) => (at === domain() ? [`${who} ${subject}`] : []))
      .sort();
  }
  beforeEach(() => {
    tenants++;
    gala.clock.now = new Date(now);
  });

  it('a decision is nobody’s business before it is released', async () => {
    const of = await conference([5, 1]);
    const before = await gala.get(of.at(of.id(0)), author('author-0'));
    assert.deepEqual((await of.byIds([0], 'accepted')).body, {
      ...{ decided: 1, remaining: 0, told_before: 0, skipped: [] },
      counts: { accepted: 1, alternate: 0, declined: 0, undecided: 0 },
    });
    const after = await gala.get(of.at(of.id(0)), author('author-0'));
    assert.deepEqual([after.body, after.headers.etag], [before.body, before.headers.etag]);
    assert.deepEqual(await later(), []);
    const { pending_review_status, pending_by_id, review_status, status } = await of.paper(0);
    assert.deepEqual(
      [pending_review_status, pending_by_id, review_status, status],
      ['accepted', 'tester', undefined, 'submitted'],
    );
  });

  it('the release says first who gets which e-mail, and who gets none', async () => {
    const of = await conference([5, 4, 3, 2, 1], { ...mailing(), enable_declined_email: false });
    await gala.merge(of.at(of.id(0)), { email_address: '' });
    await of.decide({ event_id: 'event-1', best: 2, review_status: 'accepted', otherwise: 'declined' });
    await of.byIds([2], 'alternate');
    const { body } = await of.release({}, '?dry_run=true');
    const said = body.emails.map(({ review_status, email, count }: Json) => [review_status, email, count]);
    assert.deepEqual(said, [
      ['accepted', 'selection', 1],
      ['alternate', 'alternate', 1],
    ]);
    assert.deepEqual(body.without_email, [
      { id: of.id(0), review_status: 'accepted', reason: 'no_email_address' },
      { id: of.id(3), review_status: 'declined', reason: 'email_disabled' },
      { id: of.id(4), review_status: 'declined', reason: 'email_disabled' },
    ]);
    assert.deepEqual([body.released, body.remaining, await of.letters()], [5, 0, []]);
    const { body: real } = await of.release({ digest: body.digest });
    assert.deepEqual([real.released, real.emails, real.without_email], [5, body.emails, body.without_email]);
    assert.deepEqual(await later(), ['author-1 Accepted: Paper 1', 'author-2 Waiting: Paper 2']);
  });

  it('e-mails wait ten minutes, and are called back together', async () => {
    const of = await conference([5, 4, 3]);
    await of.byIds([0, 1], 'accepted');
    const { release_id, leaves_at } = (await of.release()).body;
    assert.equal(Date.parse(leaves_at) - gala.clock.now.getTime(), 600_000);
    assert.deepEqual(await later(9), []);
    const back = await gala.post(`/events/messages/${of.tenant}/cancel`, { release_id });
    assert.deepEqual(back.body, { cancelled: 2, remaining: 0 });
    assert.deepEqual(await later(30), []);
    assert.equal((await of.byIds([0], 'accepted')).body.decided, 1); // it is to be told after all
    assert.equal((await of.release()).body.released, 1);
    assert.deepEqual(await later(), ['author-0 Accepted: Paper 0']);
  });

  it('who was accepted, and is declined before the e-mail leaves, gets one e-mail', async () => {
    const of = await conference([5]);
    await of.byIds([0], 'accepted');
    await of.release();
    assert.equal((await of.byIds([0], 'declined')).body.told_before, 0);
    assert.deepEqual((await of.release()).body.told_before, []);
    assert.deepEqual(await later(), ['author-0 Declined: Paper 0']);
    assert.deepEqual(await of.letters(), ['author-0 Accepted: Paper 0 cancelled', 'author-0 Declined: Paper 0 sent']);
  });

  it('the chair is told that an e-mail with another decision has left', async () => {
    const of = await conference([5]);
    await of.byIds([0], 'accepted');
    await of.release({ hold_minutes: 0 });
    assert.deepEqual(await later(0), ['author-0 Accepted: Paper 0']);
    assert.equal((await of.byIds([0], 'declined')).body.told_before, 1);
    assert.deepEqual((await of.release({}, '?dry_run=1')).body.told_before, [of.id(0)]);
    assert.deepEqual((await of.release()).body.told_before, [of.id(0)]);
    const { decisions } = await of.paper(0);
    assert.deepEqual(
      decisions.map(({ what, by_id }: Json) => [what, by_id]),
      [
        ['accepted', 'tester'],
        ['declined', 'tester'],
      ],
    );
  });

  it('what was called back does not hide what was told before', async () => {
    const of = await conference([5]);
    await of.byIds([0], 'alternate');
    await of.release();
    assert.deepEqual(await later(), ['author-0 Waiting: Paper 0']);
    await of.byIds([0], 'declined');
    const { release_id } = (await of.release()).body;
    await gala.post(`/events/messages/${of.tenant}/cancel`, { release_id });
    assert.equal((await of.byIds([0], 'accepted')).body.told_before, 1);
    assert.deepEqual((await of.release({}, '?dry_run=true')).body.told_before, [of.id(0)]);
    assert.deepEqual((await of.release()).body.told_before, [of.id(0)]);
    assert.deepEqual(await later(), ['author-0 Accepted: Paper 0']);
  });

  it('a rule takes the best, and says whom it passed over', async () => {
    const of = await conference([5, 4, 4, 3, undefined, 4.5, 2]);
    await gala.post(of.at(`withdraw/${of.id(5)}`));
    const wish = { event_id: 'event-1', type_id: of.type, best: 2, review_status: 'accepted', otherwise: 'declined' };
    const trial = await of.decide(wish, '?dry_run=true');
    assert.deepEqual(await of.pending(), ['', '', '', '', '', '', '']);
    const done = await of.decide(wish);
    assert.deepEqual(done, trial);
    assert.deepEqual(await of.pending(), ['accepted', 'accepted', 'declined', 'declined', '', '', 'declined']);
    assert.deepEqual(done.counts, { accepted: 2, alternate: 0, declined: 3, undecided: 1 });
    assert.deepEqual(done.skipped, [
      { id: of.id(5), reason: 'withdrawn' },
      { id: of.id(2), reason: 'same_average' },
      { id: of.id(4), reason: 'no_score' },
    ]);
    const fewer = await of.decide({ ...wish, best: 1, otherwise: undefined });
    assert.deepEqual(
      [fewer.counts.accepted, await of.pending()],
      [1, ['accepted', '', 'declined', 'declined', '', '', 'declined']],
    );
    const least = await of.decide({
      event_id: 'event-1',
      minimum_average_score: 4,
      review_status: 'alternate',
      otherwise: 'declined',
    });
    assert.deepEqual([least.counts.alternate, least.counts.declined], [3, 2]);
  });

  it('an alternate moves up when a place is free', async () => {
    const of = await conference([5, 4, 3, 2]);
    await of.decide({ event_id: 'event-1', best: 1, review_status: 'accepted', otherwise: 'alternate' });
    await of.byIds([1], 'declined');
    await of.release({ hold_minutes: 0 });
    await gala.post(of.at(`withdraw/${of.id(0)}`), {}, author('author-0'));
    const filled = await of.decide({ event_id: 'event-1', best: 1, review_status: 'accepted' });
    assert.deepEqual([filled.decided, filled.told_before], [1, 1]);
    assert.deepEqual(filled.skipped, [
      { id: of.id(0), reason: 'withdrawn' },
      { id: of.id(1), reason: 'already_decided' },
    ]);
    assert.deepEqual(await of.pending(), ['', '', 'accepted', '']);
    const again = await of.decide({ event_id: 'event-1', best: 1, review_status: 'accepted' });
    assert.equal(again.decided, 0);
  });

  it('a release that does not fit any more releases nothing', async () => {
    const of = await conference([5, 4]);
    await of.byIds([0], 'accepted');
    const look = async () => (await of.release({}, '?dry_run=true')).body.digest;
    const digest = await look();
    await of.byIds([1], 'declined');
    const changed = async (one: string) => codeOf(await of.release({ digest: one }));
    assert.equal(await changed(digest), 'decisions_changed');
    const other = await look();
    gala.clock.now = new Date(gala.clock.now.getTime() + 1);
    await of.byIds([1], 'declined', { status: 'not this year' });
    assert.equal(await changed(other), 'decisions_changed');
    const third = await look();
    await gala.merge(`/abstractDecisionProcesses/${of.tenant}/${of.process}`, { selection_email: letter('Welcome') });
    assert.equal(await changed(third), 'decisions_changed');
    assert.deepEqual(await of.letters(), []);
    const fourth = await look();
    assert.equal((await of.release({ digest: fourth })).body.released, 2);
    assert.equal((await of.release({ digest: fourth })).body.released, 0); // its answer was lost
    assert.deepEqual(await later(), ['author-0 Welcome: Paper 0', 'author-1 Declined: Paper 1']);
    assert.equal((await of.paper(1)).status, 'not this year');
  });

  it('two chairs who release at once tell nobody twice', async () => {
    const of = await conference(Array.from({ length: 30 }, () => 5));
    await of.decide({ event_id: 'event-1', minimum_average_score: 5, review_status: 'accepted' });
    const { digest } = (await of.release({}, '?dry_run=true')).body;
    const replies = await Promise.all([{ digest }, { digest }, {}].map((body) => of.release(body)));
    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
    const released = replies.map(({ body }) => body.released).sort((one, other) => one - other);
    assert.deepEqual(released, [0, 0, 30]);
    assert.equal((await later()).length, 30);
    assert.equal(new Set(await of.letters()).size, 30);
  });

  it('a withdrawn or locked one is not decided on', async () => {
    const of = await conference([5, 4, 3]);
    await gala.merge(of.at(of.id(1)), { sys_locked: true });
    await gala.merge(of.at(of.id(2)), { status: 'Withdrawn', pending_review_status: 'accepted' });
    assert.equal(codeOf(await of.byIds([0, 1], 'accepted')), 'record_locked');
    assert.equal(codeOf(await of.byIds([0, 2], 'accepted')), 'already_withdrawn');
    const atOnce = await gala.put(of.at(`status/${of.id(2)}`), { review_status: 'accepted' });
    assert.equal(codeOf(atOnce), 'already_withdrawn');
    assert.deepEqual((await of.release()).body.skipped, [{ id: of.id(2), reason: 'withdrawn' }]);
    assert.deepEqual([(await of.paper(0)).pending_review_status, await of.letters()], [undefined, []]);
  });

  it('it must be clear which process has the e-mail', async () => {
    const of = await conference([5]);
    const other = await made(
      gala,
      'abstractDecisionProcesses',
      { event_id: 'event-1', ...mailing(), selection_email: letter('Other') },
      of.tenant,
    );
    await of.byIds([0], 'accepted');
    assert.equal(codeOf(await of.release()), 'decision_process_needed');
    await gala.merge(`/abstractTypes/${of.tenant}/${of.type}`, { decision_process_id: other.id });
    await of.release();
    assert.deepEqual(await later(), ['author-0 Other: Paper 0']);
  });

  it('without an e-mail of the decision process, it is that of the approval process', async () => {
    const approval = {
      event_id: 'event-1',
      enable_approval_notification_email: true,
      approval_notification_email: letter('Approved'),
      enable_decline_notification_email: true,
      decline_notification_email: letter('Refused'),
      enable_acceptance_notification_email: true,
      acceptance_notification_email: letter('Confirmed'),
      enable_presenter_decline_email: true,
      presenter_decline_email: letter('Gone'),
    };
    const of = await conference([5, 4, 3], {
      ...mailing(),
      enable_declined_email: false,
      enable_selection_email: false,
    });
    const { id } = await made(gala, 'abstractApprovalProcesses', approval, of.tenant);
    await gala.merge(`/abstractTypes/${of.tenant}/${of.type}`, { approval_process_id: id });
    await of.byIds([0, 1], 'accepted');
    await of.byIds([2], 'declined');
    await of.release();
    assert.deepEqual(await later(), [
      'author-0 Approved: Paper 0',
      'author-1 Approved: Paper 1',
      'author-2 Refused: Paper 2',
    ]);
    await gala.post(of.at(`confirm/${of.id(0)}`), undefined, author('author-0'));
    await gala.post(of.at(`withdraw/${of.id(1)}`), {}, author('author-1'));
    assert.deepEqual(await later(0), [
      'author-0 Confirmed: Paper 0',
      'author-1 Gone: Paper 1',
      'chair Confirmed: Paper 0',
      'chair Withdrawn: Paper 1',
    ]);
    await gala.merge(`/abstractApprovalProcesses/${of.tenant}/${id}`, { is_active: false });
    await gala.put(of.at(`status/${of.id(2)}`), { review_status: 'accepted' });
    assert.deepEqual(await later(0), []);
  });

  it('one decision is real at once, and is told once', async () => {
    const of = await conference([5]);
    const decide = async () =>
      (await gala.put(of.at(`status/${of.id(0)}`), { review_status: 'accepted', status: 'invited' })).body;
    const { message_id, ...first } = await decide();
    assert.deepEqual(first, { id: of.id(0), review_status: 'accepted', status: 'invited', told_before: false });
    assert.deepEqual(await decide(), { id: of.id(0), review_status: 'accepted', status: 'invited' });
    assert.deepEqual(await later(0), ['author-0 Accepted: Paper 0']);
    const { decision, status } = (await gala.get(of.at(of.id(0)), author('author-0'))).body;
    assert.deepEqual([decision, status, typeof message_id], ['accepted', 'invited', 'string']);
  });

  it('loading, patching and copying mail nobody', async () => {
    const of = await conference([5, 4]);
    await gala.merge(of.at(of.id(0)), { review_status: 'accepted' });
    await gala.put(of.at(of.id(1)), { ...(await of.paper(1)), review_status: 'declined' });
    const loaded = {
      name: 'Old',
      event_id: 'event-1',
      email_address: `old@${domain()}`,
      review_status: 'accepted',
      decision: 'accepted',
    };
    await gala.put(`/abstracts/${of.tenant}/external/last-year`, loaded);
    await papers(gala, of.tenant, of.type, [loaded]);
    assert.deepEqual(await later(), []);
  });

  it('an author gets a receipt for what they submit themselves', async () => {
    const of = await conference([]);
    const process = { event_id: 'event-1', enable_confirmation_email: true, confirmation_email: letter('Received') };
    const { id } = await made(gala, 'abstractSubmissionProcesses', process, of.tenant);
    await gala.merge(`/abstractTypes/${of.tenant}/${of.type}`, { submission_process_id: id });
    const paper = {
      name: 'Ada',
      title: 'New',
      event_id: 'event-1',
      type_id: of.type,
      submitter_id: 'ada',
      email_address: `ada@${domain()}`,
    };
    const reply = await gala.post(of.at('').slice(0, -1), paper, author('ada'));
    await gala.merge(of.at(reply.body.id), { title: 'Newer' }, author('ada'));
    await gala.post(of.at('').slice(0, -1), { ...paper, email_address: `staff@${domain()}` });
    assert.deepEqual(await later(0), ['ada Received: New']);
  });

  it('an author confirms what they were told, and nothing else', async () => {
    const of = await conference([5, 4], {
      ...mailing(),
      enable_confirmation_email: true,
      confirmation_email: letter('See you'),
    });
    const confirm = async (n: number, who = n) =>
      await gala.post(of.at(`confirm/${of.id(n)}`), undefined, author(`author-${who}`));
    await gala.merge(of.at(of.id(1)), { review_status: 'accepted' }); // nobody has told them
    await of.byIds([0], 'accepted');
    assert.deepEqual([codeOf(await confirm(0)), codeOf(await confirm(1))], ['not_accepted', 'not_accepted']);
    await of.release({ hold_minutes: 0 });
    await later(0);
    assert.equal(codeOf(await confirm(0, 1)), 'record_not_found');
    const replies = await Promise.all([confirm(0), confirm(0), confirm(0)]);
    assert.deepEqual(
      replies.map(({ body }) => typeof body.confirmed_at),
      ['string', 'string', 'string'],
    );
    assert.deepEqual(await later(0), ['author-0 See you: Paper 0', 'chair Confirmed: Paper 0']);
  });

  it('a withdrawn abstract leaves the desks of its reviewers at once, and they are told once', async () => {
    const of = await conference([undefined, undefined]);
    const asking = { enable_review_assignment_email: true, review_assignment_email: { subject: 'Review', body: 'x' } };
    const process = (await made(gala, 'abstractReviewProcesses', { event_id: 'event-1', ...asking }, of.tenant)).id;
    const rules = [forAll({ type: 'contact', contact_id: 'rosa', email_address: `rosa@${domain()}` })];
    const round = (
      await made(gala, 'abstractReviewRounds', { process_id: process, review_assignment_rules: rules }, of.tenant)
    ).id;
    const scene = { tenant: of.tenant, type: of.type, process, rounds: [round], abstracts: of.ids };
    await openRound(gala, scene);
    await later(0);
    const reviewer = {
      token: token({
        sub: 'rosa',
        contact_id: 'rosa',
        permissions: ['abstractReviews.search:own', 'abstracts.get:own', 'abstracts.withdraw:own'],
      }),
    };
    assert.equal(codeOf(await gala.post(of.at(`withdraw/${of.id(0)}`), {}, reviewer)), 'not_own');
    const gone = () => gala.post(of.at(`withdraw/${of.id(0)}`), { reason: 'I am ill.' }, author('author-0'));
    assert.deepEqual(
      (await Promise.all([gone(), gone()])).map(({ body }) => body.status),
      ['withdrawn', 'withdrawn'],
    );
    const desk = (await gala.post(`/abstractReviews/${of.tenant}/search`, {}, reviewer)).body.Items;
    assert.deepEqual(
      desk.map(({ abstract_id }: Json) => abstract_id),
      [of.id(1)],
    );
    assert.deepEqual(await later(0), ['chair Withdrawn: Paper 0', 'rosa No review needed: Paper 0']);
    const [review] = (await reviewsOf(gala, scene)).filter(({ abstract_id }) => abstract_id === of.id(0));
    assert.deepEqual([review.status, review.cancel_reason], ['cancelled', 'The abstract was withdrawn.']);
    const opened = await openRound(gala, scene);
    assert.equal(opened.body.created, 0);
    const { withdraw_reason, decisions } = await of.paper(0);
    assert.deepEqual(
      [withdraw_reason, decisions[0].by_id, decisions[0].reason],
      ['I am ill.', 'author-0', 'I am ill.'],
    );
  });

  it('reviewers are told in the words of the process, which are checked and can be seen before', async () => {
    const of = await conference([undefined]);
    const process = async (withdrawal_notice_email: Json) => {
      const asking = {
        enable_review_assignment_email: true,
        review_assignment_email: { subject: 'Review', body: 'x' },
      };
      const fields = { event_id: 'event-1', ...asking, withdrawal_notice_email };
      return await gala.post(`/abstractReviewProcesses/${of.tenant}`, { name: 'Process', ...fields });
    };
    assert.equal(codeOf(await process({ subject: '{{ abstract.titel }}', body: 'x' })), 'template_invalid');
    const { id } = (await process({ subject: 'Gone: {{ abstract.title }}', body: '<p>{{ assignee.name }}</p>' })).body;
    const wish = { process_id: id, email: 'withdrawal_notice' };
    const preview = await gala.post(`/abstractReviews/${of.tenant}/previewEmail`, wish);
    assert.deepEqual(
      [preview.body.subject, preview.body.body],
      ['Gone: On the connexion of the sciences', '<p>Ada Lovelace</p>'],
    );
    const rules = [forAll({ type: 'contact', contact_id: 'rosa', name: 'Rosa', email_address: `rosa@${domain()}` })];
    const fields = { process_id: id, review_assignment_rules: rules };
    const round = (await made(gala, 'abstractReviewRounds', fields, of.tenant)).id;
    await openRound(gala, { tenant: of.tenant, type: of.type, process: id, rounds: [round], abstracts: of.ids });
    await later(0);
    await gala.post(of.at(`withdraw/${of.id(0)}`), {}, author('author-0'));
    assert.deepEqual(await later(0), ['chair Withdrawn: Paper 0', 'rosa Gone: Paper 0']);
  });

  it('a preview shows nothing that its caller may not read', async () => {
    const of = await conference([5], {
      ...mailing(),
      selection_email: { subject: '{{ abstract.title }} at {{ event.name }} as {{ type.name }}', body: 'x' },
    });
    const event_id = (await made(gala, 'events', { name: 'Congress' }, of.tenant)).id;
    await gala.merge(of.at(of.id(0)), { event_id });
    await gala.merge(`/abstractTypes/${of.tenant}/${of.type}`, { name: 'Talk' });
    const subjectFor = async (...permissions: string[]) => {
      const as = { token: token({ permissions: ['abstracts.previewEmail', 'abstracts.get', ...permissions] }) };
      const wish = { process_id: of.process, email: 'selection', abstract_id: of.id(0) };
      return (await gala.post(of.at('previewEmail'), wish, as)).body.subject;
    };
    assert.equal(await subjectFor(), 'Paper 0 at as');
    assert.equal(await subjectFor('abstractTypes.get'), 'Paper 0 at as Talk');
    assert.equal(await subjectFor('abstractTypes.get', 'events.get'), 'Paper 0 at Congress as Talk');
  });

  it('an e-mail that was called back is not sent after a newer one with the same decision', async () => {
    const of = await conference([5]);
    await of.byIds([0], 'accepted');
    const { release_id } = (await of.release()).body;
    await gala.post(`/events/messages/${of.tenant}/cancel`, { release_id });
    await of.byIds([0], 'accepted');
    await of.release();
    assert.deepEqual(await later(), ['author-0 Accepted: Paper 0']);
    const { Items } = (await gala.get(`/events/messages/${of.tenant}?state=cancelled`)).body;
    assert.equal((await gala.post(`/events/messages/${of.tenant}/${Items[0].id}/retry`)).status, 200);
    assert.deepEqual(await later(), []);
    const { state, cancelled_because } = (await gala.get(`/events/messages/${of.tenant}/${Items[0].id}`)).body;
    assert.deepEqual([state, cancelled_because], ['cancelled', 'decision_changed']);
  });

  it('who withdraws before the e-mail leaves does not get it', async () => {
    const of = await conference([5]);
    await of.byIds([0], 'accepted');
    await of.release();
    await gala.post(of.at(`withdraw/${of.id(0)}`), {}, author('author-0'));
    assert.deepEqual(await later(), ['chair Withdrawn: Paper 0']);
    assert.deepEqual((await of.letters())[0], 'author-0 Accepted: Paper 0 cancelled');
  });

  it('an e-mail that waits is dropped when staff change the decision or the address', async () => {
    const of = await conference([5, 4, 3]);
    await of.byIds([0, 1, 2], 'accepted');
    await of.release();
    await gala.merge(of.at(of.id(0)), { review_status: 'declined' });
    await gala.merge(of.at(of.id(1)), { email_address: `new@${domain()}` });
    assert.deepEqual(await later(), ['author-2 Accepted: Paper 2']);
    const { Items } = (await gala.get(`/events/messages/${of.tenant}?state=cancelled`)).body;
    assert.deepEqual(Items.map(({ cancelled_because }: Json) => cancelled_because).sort(), [
      'decision_changed',
      'readdressed',
    ]);
  });

  it('the server alone says when and by whom something was decided', async () => {
    const of = await conference([5]);
    const forged = {
      decision: 'accepted',
      decision_at: '2020-01-01T00:00:00.000Z',
      confirmed_at: '2020-01-01T00:00:00.000Z',
      pending_by_id: 'eve',
      decisions: [],
    };
    await gala.merge(of.at(of.id(0)), { ...forged, pending_review_status: 'accepted' });
    const { decision, confirmed_at, pending_by_id } = await of.paper(0);
    assert.deepEqual([decision, confirmed_at, pending_by_id], [undefined, undefined, 'tester']);
    const own = await gala.merge(of.at(of.id(0)), { decision: 'accepted' }, author('author-0'));
    assert.equal(codeOf(own), 'field_not_yours');
    assert.equal((await of.paper(0)).pending_review_status, 'accepted');
  });

  it('who is taken back after withdrawing is not withdrawn any more', async () => {
    const of = await conference([5]);
    await gala.post(of.at(`withdraw/${of.id(0)}`), { reason: 'Ill.' }, author('author-0'));
    await gala.merge(of.at(of.id(0)), { status: 'submitted' });
    const { withdrawn_at, withdraw_reason, status, decisions } = await of.paper(0);
    assert.deepEqual([withdrawn_at, withdraw_reason, status, decisions.length], [undefined, undefined, 'submitted', 1]);
    assert.equal((await of.byIds([0], 'accepted')).body.decided, 1);
  });

  it('applications keep fields of others that abstracts have from the server', async () => {
    const tenant = `awards-${tenants}`;
    const { id } = await made(gala, 'applications', { confirmed_at: 'by letter', withdraw_reason: 'none' }, tenant);
    const changed = await gala.merge(`/applications/${tenant}/${id}`, {
      confirmed_at: 'by telephone',
      status: 'withdrawn',
    });
    assert.equal(changed.body.confirmed_at, 'by telephone');
    const back = await gala.merge(`/applications/${tenant}/${id}`, { status: 'submitted' });
    assert.equal(back.body.withdraw_reason, 'none');
  });

  it('applications are decided, released and told as abstracts are', async () => {
    const tenant = `awards-${tenants}`;
    const text = (word: string) => ({ subject: `${word}: {{ application.name }}`, body: '{{ award.name }}' });
    const process = {
      award_id: 'award-1',
      enable_selection_email: true,
      selection_email: text('Won'),
      enable_declined_email: true,
      declined_email: text('Sorry'),
      enable_confirmation_email: true,
      confirmation_email: text('Received'),
    };
    await made(gala, 'applicationProcesses', process, tenant);
    const ids: string[] = [];
    for (const [n, average_score] of [5, 4, 3].entries())
      ids.push(
        (
          await made(
            gala,
            'applications',
            { award_id: 'award-1', name: `App ${n}`, email_address: `app-${n}@${domain()}`, average_score },
            tenant,
          )
        ).id,
      );
    const at = (path: string) => `/applications/${tenant}/${path}`;
    const { body } = await gala.post(at('decide'), {
      award_id: 'award-1',
      best: 1,
      review_status: 'accepted',
      otherwise: 'declined',
    });
    assert.deepEqual(body.counts, { accepted: 1, alternate: 0, declined: 2, undecided: 0 });
    const { digest } = (await gala.post(at('release?dry_run=true'), { award_id: 'award-1' })).body;
    assert.equal((await gala.post(at('release'), { award_id: 'award-1', digest })).body.released, 3);
    assert.deepEqual(await later(), ['app-0 Won: App 0', 'app-1 Sorry: App 1', 'app-2 Sorry: App 2']);
    const one = await gala.put(at(`status/${ids[1]}`), { review_status: 'accepted' });
    assert.deepEqual([one.body.review_status, one.body.told_before], ['accepted', true]);
    const applicant = { token: token({ sub: 'ada', contact_id: 'ada', permissions: ['applications.create:own'] }) };
    await gala.post(
      `/applications/${tenant}`,
      { name: 'Ada', award_id: 'award-1', contact_id: 'ada', email_address: `ada@${domain()}` },
      applicant,
    );
    assert.deepEqual(await later(0), ['ada Received: Ada', 'app-1 Won: App 1']);
  });

  if (!withMany) return;

  it('two chairs who release many with the same digest take turns, and neither is told that something has changed', async () => {
    const scores = Array.from({ length: 460 }, () => 5);
    const of = await conference(scores, { ...mailing(), enable_selection_email: false });
    await of.decide({ event_id: 'event-1', minimum_average_score: 5, review_status: 'accepted' });
    const { digest } = (await of.release({}, '?dry_run=true')).body;
    const ids = new Set<string>();
    const chair = async () => {
      let sum = 0;
      for (let left = 1; left > 0; ) {
        const { status, body, text } = await of.release({ digest });
        assert.equal(status, 200, text);
        if (body.released > 0) ids.add(body.release_id);
        sum += body.released;
        left = body.remaining;
      }
      return sum;
    };
    const [one = 0, other = 0] = await Promise.all([chair(), chair()]);
    assert.deepEqual([one + other, ids.size], [460, 1]);
  });

  it('a release of many is done in steps that go on with the same digest', async () => {
    const of = await conference(
      Array.from({ length: 160 }, () => 5),
      { ...mailing(), enable_selection_email: false },
    );
    assert.equal((await of.decide({ event_id: 'event-1', best: 600, review_status: 'accepted' })).decided, 160);
    const { digest } = (await of.release({}, '?dry_run=true')).body;
    const first = (await of.release({ digest })).body;
    assert.deepEqual([first.released, first.remaining], [150, 10]);
    const second = (await of.release({ digest })).body;
    assert.deepEqual([second.released, second.remaining, second.release_id], [10, 0, first.release_id]);
  });
};
