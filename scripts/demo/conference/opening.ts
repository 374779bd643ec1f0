/** A round is opened, by two at once: there is one review for each abstract and reviewer all the same. */
import type { Made } from '../batches.js';
import { letter, type Template } from '../letters.js';
import { everyPage } from '../pages.js';
import type { Review } from '../reviewers.js';
import type { Meeting } from './assembling.js';
import { assignments, pairOf, skipOf } from './assignments.js';

interface Opened {
  readonly opened_round_id: string;
  readonly closed_round_id?: string;
  readonly created: number;
  readonly already_present: number;
  readonly remaining: number;
  readonly skipped: readonly { rule?: string; abstract_id?: string; reason: string }[];
}

/** @returns the reviews of all types in the round. @param up the abstracts that are up for review. */
export async function openRound(meeting: Meeting, round: Made, type: Made, up: readonly Made[]): Promise<Review[]> {
  const { story, process } = meeting;
  const wanted = assignments(round, process, up);
  const before = new Set((await reviewsOf(meeting, round)).map(({ id }) => id));
  const answers = await openTwice(meeting, round, type);
  for (const answer of answers) checkAnswer(meeting, round, answer, wanted.skipped);
  const created = answers.reduce((sum, answer) => sum + answer.created, 0);
  story.checks.equal(`the callers of ${round.name} together made each review once`, created, wanted.pairs.size);
  const reviews = await reviewsOf(meeting, round);
  const fresh = reviews.filter(({ id }) => !before.has(id));
  const pairs = fresh.map(({ abstract_id, assignee }) => pairOf(abstract_id, assignee.contact_id));
  story.checks.equal(`${round.name} has the reviews its rules ask for`, pairs.sort(), [...wanted.pairs].sort());
  story.letters.push(...fresh.map((review) => letterTo(meeting, round, review, 'review_assignment_email')));
  return fresh;
}

/** By GET and by POST at once; again while some are left. */
async function openTwice({ story: { client } }: Meeting, { id }: Made, type: Made): Promise<Opened[]> {
  const path = client.path('abstractReviews', `/openRound/${type.id}/${id}`);
  const answers = await Promise.all(['GET', 'POST'].map((method) => client.ok<Opened>(method, path)));
  while (answers.at(-1)?.remaining !== 0 && answers.length < mostAnswers)
    answers.push(await client.ok<Opened>('POST', path));
  return answers;
}

const mostAnswers = 10;

function checkAnswer({ story: { checks } }: Meeting, round: Made, answer: Opened, skipped: readonly string[]): void {
  checks.equal(`${round.name} is the round that was opened`, answer.opened_round_id, round.id);
  const said = answer.skipped.map(({ rule, abstract_id, reason }) => skipOf(rule, reason, abstract_id));
  checks.equal(`${round.name} tells what was skipped`, said.sort(), [...skipped].sort());
}

async function reviewsOf({ story: { client } }: Meeting, { id }: Made): Promise<Review[]> {
  return (await everyPage(client, client.path('abstractReviews', `/reviewRound/${id}?limit=500`))) as Review[];
}

/** What a reviewer must find in the mail. */
export function letterTo(
  { process, event, abstracts }: Meeting,
  round: Made,
  review: Review,
  template: 'review_assignment_email' | 'review_submission_confirmation_email',
) {
  const abstract = abstracts.find(({ id }) => id === review.abstract_id) as Made;
  const { assignee } = review;
  const values = { review, abstract, process, round, event, assignee };
  return letter(process[template] as Template, values, String(assignee.email_address));
}
