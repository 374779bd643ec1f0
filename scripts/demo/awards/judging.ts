/** A jury judges the applications for the medal: one answers by the link in the e-mail, the others with their tokens. */
import { type Answer, type Body, clientOf, every } from '../client.js';
import { delivered } from '../mail.js';
import { line, person, sample } from '../samples.js';
import { actingAs, type Stage } from '../stage.js';
import { linkIn } from './answering.js';
import type { Application } from './applying.js';
import type { Call } from './opening.js';

type Review = Answer<'reviews.create'>;

/** @returns the applications, the best first. */
export async function judge(stage: Stage, { award }: Call): Promise<Application[]> {
  const { gala, tell } = stage;
  tell.chapter('A jury judges the applications');
  const jury = [300, 301, 302].map(person);
  const committee_members = jury.map((contact) => ({ committee_id: 'committee-medal', contact }));
  const of = { award_id: award.id };
  const process = sample<Body<'reviewProcesses.create'>>('jury/process', { ...of, committee_members });
  const { id: process_id } = await gala.reviewProcesses.create({ body: process });
  const round = sample<Body<'reviewRounds.create'>>('jury/round', { ...of, process_id });
  const { id: roundId } = await gala.reviewRounds.create({ body: round });
  const applications = await every(gala.applications.search.all({ body: { award_ids: [award.id] } }));
  const { created, rules } = await gala.reviews.openRound({ roundId });
  tell.check('each juror judges each application', created, jury.length * applications.length);
  tell.step(`The round opens. "${rules[0]?.name}":`, `${created} reviews`);
  await delivered(stage);
  const reviews = await every(gala.reviews.listByReviewRound.all({ review_round_id: roundId }));
  for (const juror of jury) {
    const mine = reviews.filter(({ assignee }) => assignee.contact_id === juror.contact_id);
    const secret = juror === jury[0] ? linkIn(stage, juror) : undefined;
    if (secret === undefined) for (const review of mine) await submit(stage, review, applications);
    else await answerByLink(stage, secret, mine.length, applications);
  }
  return await rank(stage, applications);
}

/** Those who came first are better, on the whole. */
const scoreOf = (application: number, juror: string) => 9 - 3 * application - (Number(juror.slice(-1)) % 2);

async function submit(
  stage: Stage,
  review: Review,
  applications: readonly Application[],
  gala = actingAs(stage, `${review.assignee.contact_id}`, ['reviews.submit']),
): Promise<void> {
  const place = applications.findIndex(({ id }) => id === review.application_id);
  const score = scoreOf(place, `${review.assignee.contact_id}`);
  const done = await gala.reviews.submit({
    body: { ...review, score, comments_to_submitter: line('verdicts', score) },
  });
  stage.tell.check('a submitted review is completed', [done.status, done.score], ['completed', score]);
}

async function answerByLink(stage: Stage, secret: string, count: number, applications: readonly Application[]) {
  const { url, tenant, tell } = stage;
  const juror = clientOf(url, tenant, secret, tell.calls);
  const { items, person } = await juror.links.current();
  tell.check('the link opens what the juror is to judge', items.length, count);
  for (const { record } of items) await submit(stage, record as Review, applications, juror);
  tell.step(`${person.name} opens the link in the e-mail and judges all on one page.`, `${count} reviews completed`);
}

/** By the averages of the server, which equal those that the demo has calculated. */
async function rank({ gala, tell }: Stage, before: readonly Application[]): Promise<Application[]> {
  const ranked: Application[] = [];
  for (const [place, { id }] of before.entries()) {
    const application = await gala.applications.get({ id });
    const scores = ['0', '1', '2'].map((juror) => scoreOf(place, juror));
    const average = scores.reduce((sum, one) => sum + one, 0) / scores.length;
    tell.check(`the average of ${application.name}`, application.average_score, average);
    ranked.push(application);
  }
  ranked.sort((one, other) => Number(other.average_score) - Number(one.average_score));
  tell.step('Who is the best?', `${ranked.length} averages, each as it must be`);
  for (const { average_score, name } of ranked) tell.aside(`${average_score?.toFixed(2)}  ${name}`);
  return ranked;
}
