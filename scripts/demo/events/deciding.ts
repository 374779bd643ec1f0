/** The committee decides, looks at who would get which e-mail, and releases; an author withdraws, and another moves up. */
import { type Answer, type Body, every, refused } from '../client.js';
import { delivered, subjectsOf } from '../mail.js';
import { sample } from '../samples.js';
import { actingAs, type Stage } from '../stage.js';
import type { Abstract, Meeting } from './assembling.js';

type Decision = NonNullable<Abstract['decision']>;

export async function decide(stage: Stage, { event, talk }: Meeting): Promise<void> {
  const { gala, tell } = stage;
  tell.chapter('The authors are told');
  const process = sample<Body<'abstractDecisionProcesses.create'>>('conference/decision-process', {
    event_id: event.id,
  });
  await gala.abstractDecisionProcesses.create({ body: process });
  const best = {
    event_id: event.id,
    type_id: talk.id,
    best: 6,
    review_status: 'accepted',
    otherwise: 'alternate',
  } as const;
  const dry = await gala.abstracts.decide({ body: best, dry_run: true });
  const made = await gala.abstracts.decide({ body: best });
  tell.check('the dry run said what would be decided', dry, made);
  tell.step('The six best talks are accepted, the others wait.', `${made.decided} decided, nobody is told yet`);
  const all = await every(gala.abstracts.search.all({ body: { event_ids: [event.id] } }));
  const last = all.findLast((one) => one.pending_review_status === 'alternate')?.id ?? '';
  await gala.abstracts.decide({ body: { abstract_ids: [last], review_status: 'declined' } });
  const trial = await gala.abstracts.release({ body: { event_id: event.id }, dry_run: true });
  const counts = trial.emails.map(({ review_status, count }) => `${count} ${review_status}`).join(', ');
  tell.step('Who gets which e-mail? A dry run.', counts);
  await callBack(stage, event.id, trial);
  await withdraw(stage, event.id, best);
}

/** What is released too early is called back, decided again, and released. */
async function callBack(
  { gala, tell, ...stage }: Stage,
  event_id: string,
  { digest, emails }: Answer<'abstracts.release'>,
) {
  const told = emails.reduce((sum, { count }) => sum + count, 0);
  const { release_id, released } = await gala.abstracts.release({ body: { event_id, digest } });
  const { cancelled } = await gala.messages.cancelQueued({ body: { release_id: release_id ?? '' } });
  tell.check('every e-mail that waited was called back', cancelled, told);
  tell.step(
    'They are released, and called back within ten minutes.',
    `${released} decisions, ${cancelled} e-mails cancelled`,
  );
  const words: Decision[] = ['accepted', 'alternate', 'declined'];
  for (const review_status of words) {
    const ids = await decidedAs({ gala }, event_id, review_status);
    await gala.abstracts.decide({ body: { abstract_ids: ids, review_status } });
  }
  const again = await gala.abstracts.release({ body: { event_id, hold_minutes: 0 } });
  tell.check('the same decisions are released again', again.released, released);
  const mails = await delivered({ gala, tell, ...stage });
  const kinds = { accepted: 'selection', alternate: 'alternate', declined: 'declined' } as const;
  for (const [review_status, kind] of Object.entries(kinds))
    if (stage.own !== undefined)
      tell.check(
        `each author of what is ${review_status} has one e-mail`,
        subjectsOf(mails, kind).sort(),
        (await decidedAs({ gala }, event_id, review_status as Decision)).sort(),
      );
  tell.step('Now the e-mails leave.', `${again.released} authors know`);
}

async function decidedAs({ gala }: Pick<Stage, 'gala'>, event_id: string, review_status: Decision): Promise<string[]> {
  const found = await every(gala.abstracts.search.all({ body: { event_ids: [event_id], review_status } }));
  return found.map(({ id }) => id);
}

async function withdraw(stage: Stage, event_id: string, best: Body<'abstracts.decide'>): Promise<void> {
  const { gala, tell } = stage;
  const [first = '', second = ''] = await decidedAs(stage, event_id, 'accepted');
  const author = async (id: string) => {
    const { submitter_id = '' } = await gala.abstracts.get({ id });
    const verbs = ['abstracts.confirm', 'abstracts.withdraw', 'abstractReviews.released'];
    return actingAs(
      stage,
      submitter_id,
      verbs.map((verb) => `${verb}:own`),
    );
  };
  const { reviews } = await (await author(first)).abstractReviews.released({ abstract_id: first });
  tell.check(
    'the author reads what the reviewers wrote',
    reviews.every((one) => one.comments_to_submitter),
    true,
  );
  tell.step('An author reads the reviews.', reviews.map(({ alias }) => alias).join(', '));
  await (await author(first)).abstracts.confirm({ id: first });
  const { status } = await (await author(second)).abstracts.withdraw({
    id: second,
    body: { reason: 'I cannot travel.' },
  });
  tell.step('One author confirms, another withdraws.', `${status}`);
  tell.step('Too late to confirm.', await refused('already_withdrawn', gala.abstracts.confirm({ id: second })));
  const { decided, counts } = await gala.abstracts.decide({ body: { ...best, otherwise: undefined } as never });
  tell.check('one moves up', [decided, counts.accepted], [1, 6]);
  const released = await gala.abstracts.release({ body: { event_id, hold_minutes: 0 } });
  tell.step('The next on the waiting list moves up.', `${released.released} told`);
}
