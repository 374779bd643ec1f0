/** The medal goes to whom the jury finds best, and everybody is told; the applicants may read what the jury wrote. */
import { delivered, subjectsOf } from '../mail.js';
import type { Stage } from '../stage.js';
import type { Application } from './applying.js';

/** @param ranked the best first. */
export async function award(stage: Stage, [first, ...others]: readonly Application[]): Promise<void> {
  const { gala, tell } = stage;
  tell.chapter('The committee chooses');
  if (first?.award_id === undefined) throw new Error('Nobody applies.');
  const rivals = others.map(({ id }) => id);
  await gala.applications.decide({ body: { application_ids: [first.id], review_status: 'accepted' } });
  await gala.applications.decide({ body: { application_ids: rivals, review_status: 'declined' } });
  const { award_id } = first;
  const { digest, emails } = await gala.applications.release({ body: { award_id }, dry_run: true });
  tell.step(
    'Who gets which e-mail? A dry run.',
    emails.map(({ review_status, count }) => `${count} ${review_status}`).join(', '),
  );
  const { released } = await gala.applications.release({ body: { award_id, digest, hold_minutes: 0 } });
  tell.check('all decisions are released', released, 1 + rivals.length);
  const mails = await delivered(stage);
  const told = ['application_selection', 'application_declined'].flatMap((kind) => subjectsOf(mails, kind));
  if (stage.own !== undefined) tell.check('each applicant is told once', told.sort(), [first.id, ...rivals].sort());
  tell.step(`${first.name} gets the medal.`, `${released} told`);
  const { reviews } = await gala.reviews.released({ application_id: first.id });
  tell.check('the jury is not named', reviews.map(({ alias }) => alias).sort(), [
    'Reviewer 1',
    'Reviewer 2',
    'Reviewer 3',
  ]);
  tell.step('What did the jury write?', `"${reviews[0]?.comments_to_submitter}"`);
}
