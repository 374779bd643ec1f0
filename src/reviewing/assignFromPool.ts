/**
 * `assignReviews` with a pool: shares subjects out among reviewers. The first request works it out; each writes some of the reviews,
 * after checking again whether they may be.
 */

import { createHash } from 'node:crypto';
import { Fault } from '../fault.js';
import { holdBack } from '../mail/summaries.js';
import type { Reply, Work } from '../records/work.js';
import { Skips } from '../records/workBudget.js';
import type { Answer } from '../schema/contract.js';
import type { Stored } from '../store/doc.js';
import { computed } from '../verbs/call.js';
import { Assignment, checkGiven } from './assigning.js';
import { type Balance, BalancingFailed, balanceAside, type Problem } from './balance.js';
import { type People, type PoolWish, peopleIn, problemOf, tooLarge } from './pools.js';
import { checkOpen } from './rounds.js';
import { type Assignee, collectionOf, type Reviewing, type Round, type Skipped } from './table.js';

type Result = Answer<'abstractReviews.assignReviews'>;
type Found = NonNullable<Result['balance']>;

/** How many reviews a request writes: others wait for its commit. */
const reviewsAtOnce = 75;

type Pairs = readonly (readonly [subject: string, person: string])[];

/** The last assignment of a round. `of`: a digest of the request. `next`: the part that is to be written; `left`: its pairs, and later ones. */
type Plan = Stored & { readonly of: string; readonly next: number; readonly parts: number; readonly left: number };
type Part = Stored & { readonly pairs: Pairs };

/** What a request has worked out, for an attempt that runs again: it holds unless another assignment has begun since. */
const workedOut = new WeakMap<PoolWish, { readonly after: number; readonly finding: ReturnType<typeof workOut> }>();

export async function assignFromPool(of: Reviewing, wish: PoolWish, work: Work): Promise<Reply<Result>> {
  work.rerunWhenTaken();
  if ('assignees' in wish || 'again' in wish) throw Fault.of('pairs_or_pool');
  checkGiven(wish, ['review_round_id', of.perSubject]);
  const { record: round } = await work.records(of.rounds).get(wish.review_round_id);
  checkOpen(round);
  const people = peopleIn(wish);
  const isTrial = wish.dry_run === true || work.scope.dryRun === true;
  const { dry_run: _, ...asked } = wish;
  const digest = createHash('sha256')
    .update(JSON.stringify([work.caller.id, asked]))
    .digest('hex');
  const id = `sharing:${round.id}`;
  const last = (await work.collection<Plan>(collectionOf(of, 'reviewing')).find(id))?.record;
  if (!isTrial && last?.of === digest && last.left > 0) return await step(of, last, round, people, work);
  const { sys_version: after = 0 } = last ?? {};
  const known = workedOut.get(wish);
  const finding = known?.after === after ? known.finding : workOut(of, wish, round, people, work);
  workedOut.set(wish, { after, finding });
  const { found, pairs, skips } = await finding;
  if (isTrial)
    return computed<Result>({ created: 0, already_present: 0, ...skips.answer, reviews: [], balance: found });
  if (found.unmet.length > 0 && wish.partial !== true) throw notMet(of, found);
  const { pairs: _pairs, ...balance } = found;
  const parts = Math.ceil(pairs.length / reviewsAtOnce);
  for (let n = 0; n < parts; n++)
    await put<Part>(`${id}:${n}`, { pairs: pairs.slice(n * reviewsAtOnce, (n + 1) * reviewsAtOnce) }, of, work);
  for (let n = parts; n < (last?.parts ?? 0); n++)
    await work.collection(collectionOf(of, 'reviewing')).remove(`${id}:${n}`);
  const plan = await put<Plan>(id, { of: digest, next: 0, parts, left: pairs.length }, of, work);
  return await step(of, plan, round, people, work, { skips: skips.copy(), balance });
}

async function put<T extends Stored>(id: string, fields: Omit<T, keyof Stored>, of: Reviewing, work: Work): Promise<T> {
  const all = work.collection<T>(collectionOf(of, 'reviewing'));
  await all.find(id);
  return all.put({ id, ...fields } as never).record;
}

/** Writes the next part of a plan, or as much of it as one request may. */
async function step(
  of: Reviewing,
  { id, of: digest, next, parts, left }: Plan,
  round: Round,
  people: People,
  work: Work,
  { skips, balance }: { skips?: Skips<Skipped>; balance?: Omit<Found, 'pairs'> } = {},
) {
  const all = work.collection<Part>(collectionOf(of, 'reviewing'));
  const pairs = (await all.find(`${id}:${next}`))?.record.pairs ?? [];
  const bySubject = new Map<string, Assignee[]>();
  for (const [subject, person] of pairs)
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), ...[people.get(person)?.assignee ?? []].flat()]);
  const assignment = new Assignment(of, round, 'unless off', work, skips);
  let done = 0;
  for (const [subject, assignees] of bySubject) {
    if (assignment.isFull) break;
    const record = (await work.records(of.subjects).find(subject))?.record;
    if (record !== undefined) await assignment.assign(record, assignees);
    done += assignees.length;
  }
  const isWhole = done === pairs.length;
  if (isWhole) await all.remove(`${id}:${next}`);
  else await put<Part>(`${id}:${next}`, { pairs: pairs.slice(done) }, of, work);
  await put<Plan>(id, { of: digest, next: next + Number(isWhole), parts, left: left - done }, of, work);
  if (left > done) await holdBack(work);
  return assignment.replyWith({ remaining: left - done, ...(balance && { balance }) });
}

/** Reads what there is, and finds the best assignment. Tenants take turns: each has one at a time. */
async function workOut(of: Reviewing, wish: PoolWish, round: Round, people: People, work: Work) {
  if (running.has(work.tenant)) throw Fault.of('balancing_runs');
  running.add(work.tenant);
  try {
    const skips = new Skips<Skipped>();
    const { problem, titles } = await problemOf(of, wish, round, people, skips, work);
    const balance = await balanceAside(problem);
    const pairs: Pairs = balance.pairs.map(({ paper, reviewer }) => [paper, reviewer]);
    return { found: answerOf(of, problem, balance, people, titles), pairs, skips };
  } catch (thrown) {
    if (thrown instanceof BalancingFailed && thrown.reason !== 'invalid') throw tooLarge(thrown.message);
    throw thrown;
  } finally {
    running.delete(work.tenant);
  }
}

const running = new Set<string>();

function answerOf(
  of: Reviewing,
  { papers }: Problem,
  { pairs, unmet, cost, lowerBound }: Balance,
  people: People,
  titles: ReadonlyMap<string, string | undefined>,
): Found {
  const added = new Map<string, number>();
  for (const { reviewer } of pairs) added.set(reviewer, (added.get(reviewer) ?? 0) + 1);
  const contactOf = (key: string) => people.get(key)?.assignee.contact_id ?? key;
  const listed = new Skips<Found['unmet'][number]>();
  for (const { paper, ...rest } of unmet) {
    const title = titles.get(paper);
    listed.add({ [of.subjectId]: paper, ...(title !== undefined && { [of.subjectTitle]: title }), ...rest });
  }
  const { skipped, more_skipped } = listed.answer;
  return {
    [of.subjects]: papers.length,
    assigned: pairs.length,
    unmet: skipped,
    ...(more_skipped !== undefined && { more_unmet: more_skipped }),
    loads: Array.from(people, ([key, { assignee, visible, maximum }]) => ({
      contact_id: assignee.contact_id,
      ...(assignee.name !== undefined && { name: assignee.name }),
      before: visible,
      added: added.get(key) ?? 0,
      ...(maximum !== undefined && { maximum }),
    })),
    cost,
    lower_bound: lowerBound,
    pairs: pairs.map(({ paper, reviewer }) => ({ [of.subjectId]: paper, contact_id: contactOf(reviewer) })),
  } as Found;
}

/** Each in words. */
const reasons: Readonly<Record<Found['unmet'][number]['reason'], string>> = {
  pool_too_small: 'the pool has nobody else',
  excluded: 'nobody else of the pool may review it',
  pool_at_maximum: 'everybody in the pool has as many reviews as they may have',
  eligible_at_maximum: 'those who may review it have as many reviews as they may have',
};

function notMet(of: Reviewing, { unmet, more_unmet = 0 }: Found): Fault {
  const details = unmet.map(({ [of.subjectId]: id, [of.subjectTitle]: title, assigned, wanted, reason }) => ({
    pointer: `/${of.perSubject}`,
    code: 'demand_not_met',
    message: `The ${of.subject} ${title ? `“${title}” (${id})` : id} would get ${assigned} of ${wanted} reviews: ${reasons[reason]}.`,
  }));
  const message = `${unmet.length + more_unmet} of the ${of.subjects} cannot get as many reviews as they should, so nothing was written. Choose more people or other numbers, or assign what is possible.`;
  return Fault.of('demand_not_met', message, { details });
}
