/** Two rounds of reviews; in the second, what the first left over. */
import { type Made, patchAll } from '../batches.js';
import type { Json } from '../client.js';
import { pick } from '../people.js';
import { forEach } from '../progress.js';
import type { Review } from '../reviewers.js';
import { connections } from '../transport.js';
import type { Meeting } from './assembling.js';
import { letterTo, openRound } from './opening.js';
import { refuseIntruders, refuseLate } from './refusing.js';
import { checkScores, type Ranked, showBest } from './scoring.js';

/** Talks that reach the second round. */
const finalists = 60;

export interface FirstRound {
  readonly ranking: readonly Ranked[];
  /** The review that was not submitted in time. */
  readonly late: Review;
}

export async function firstRound(meeting: Meeting): Promise<FirstRound> {
  const { story, first, talk, poster } = meeting;
  const reviews = await story.progress.collect('Reviews made by opening the first round', 2, async () => [
    ...(await openRound(meeting, first, talk, ofType(meeting, talk))),
    ...(await openRound(meeting, first, poster, ofType(meeting, poster))),
  ]);
  const late = reviews.pop() as Review;
  const submitted = await submitAll(meeting, first, reviews);
  await story.progress.step('Reviews refused', 4, () => refuseIntruders(meeting, submitted[0] as Review, late));
  return { ranking: await rank(meeting, first, meeting.abstracts, submitted), late };
}

export async function secondRound(meeting: Meeting, { ranking, late }: FirstRound): Promise<void> {
  const { story, second, talk } = meeting;
  const { progress } = story;
  const talks = ranking.map(({ abstract }) => abstract).filter(({ type_id }) => type_id === talk.id);
  const [left, declined] = [talks.slice(0, finalists), talks.slice(finalists)];
  await progress.collect('Talks declined, in batches of a hundred', declined.length, () => decline(meeting, declined));
  const reviews = await progress.collect('Reviews made by opening the second round', 1, () =>
    openRound(meeting, second, talk, left),
  );
  await progress.step('Reviews refused, for the first round is closed', 1, () => refuseLate(meeting, late));
  const submitted = await submitAll(meeting, second, reviews);
  await checkStatuses(meeting);
  await rank(meeting, second, left, submitted);
}

const ofType = ({ abstracts }: Meeting, type: Made) => abstracts.filter(({ type_id }) => type_id === type.id);

async function submitAll(meeting: Meeting, round: Made, reviews: readonly Review[]): Promise<Review[]> {
  const { story } = meeting;
  const indexed = reviews.map((review, index) => ({ review, answers: answersOf(meeting, review, index) }));
  const submitted = await story.progress.collect('Reviews submitted by their reviewers', reviews.length, () =>
    forEach(indexed, connections, ({ review, answers }) => submitOne(meeting, review, answers)),
  );
  const letters = submitted.map((review) => letterTo(meeting, round, review, 'review_submission_confirmation_email'));
  story.letters.push(...letters);
  return submitted;
}

async function submitOne({ story, reviewers }: Meeting, review: Review, answers: Json): Promise<Review> {
  const answer = await reviewers.submit(review, answers);
  story.checks.equal(`review ${review.id} is completed`, [answer.status, answer.score], ['completed', answers.score]);
  story.progress.tick();
  return answer;
}

/** Scores from 1 to 10: some abstracts are better than others, and opinions differ. */
function answersOf({ abstracts, story }: Meeting, { abstract_id, assignee }: Review, index: number): Json {
  const place = abstracts.findIndex(({ id }) => id === abstract_id);
  const merit = (place * 7) % 6;
  const opinion = ((place * 31 + Number(assignee.contact_id.split('-')[1]) * 17) % 23) % 5;
  return { score: 1 + merit + opinion, comments_to_staff: pick(story.samples.lists.remarks, place + index) };
}

function decline({ story }: Meeting, abstracts: readonly Made[]): Promise<Made[]> {
  const directives = [{ op: 'add', path: '/review_status', value: 'declined' }];
  const ids = abstracts.map(({ id }) => id);
  return patchAll(story, 'abstracts', ids, directives);
}

async function rank({ story }: Meeting, round: Made, abstracts: readonly Made[], reviews: readonly Review[]) {
  const label = `Averages of the ${String(round.name).toLowerCase()}`;
  const ranking = await story.progress.collect(label, abstracts.length, () => checkScores(story, abstracts, reviews));
  showBest(ranking);
  return ranking;
}

/** One round of a process is open at most. */
async function checkStatuses({ story: { client, checks }, process, first, second }: Meeting): Promise<void> {
  for (const [status, round] of [
    ['closed', first],
    ['open', second],
  ] as const) {
    const path = client.path('abstractReviewRounds', `/status/${process.id}/${status}`);
    const { Items } = await client.ok<{ Items: readonly Json[] }>('GET', path);
    checks.equal(
      `the ${round.name} is the one that is ${status}`,
      Items.map(({ id }) => id),
      [round.id],
    );
  }
}
