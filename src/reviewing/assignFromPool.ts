/**
 * `assignReviews` with a pool: shares subjects out among reviewers. The first request works it out; each writes some of the reviews,
 * after checking again whether they may be.
 */

import { createHash } from 'node:crypto';
import { Fault } from '../fault.js';
import { personKey } from '../lib/persons.js';
import type { Reply, Work } from '../records/work.js';
import { maxWritten, Skips } from '../records/workBudget.js';
import type { Answer, Body } from '../schema/contract.js';
import { invalidRequest } from '../schema/findings.js';
import type { Stored } from '../store/doc.js';
import { computed } from '../verbs/call.js';
import { Assignment } from './assigning.js';
import { type Balance, BalancingFailed, balanceAside, excluded, limits, type Problem } from './balance.js';
import { valuesOf } from './conditions.js';
import { conflictsOf, isConflicted } from './conflictOfInterest.js';
import { checkOpen } from './rounds.js';
import { digestOf, isOff, isUnderReview, offIn } from './standing.js';
import { type Assignee, collectionOf, type Reviewing, type Round, type Skipped, type Subject } from './table.js';

type Wish = Extract<Body<'abstractReviews.assignReviews'>, { readonly pool: unknown }>;
type Result = Answer<'abstractReviews.assignReviews'>;
type Found = NonNullable<Result['balance']>;

/** The maximum number of reviews of one assignment. */
const maxPairs = 50_000;

/** The assignment of a round that is being written. `of`: a digest of the request. Its parts are numbered. */
type Plan = Stored & { readonly of: string; readonly next: number; readonly parts: number };
type Pairs = readonly (readonly [subject: string, person: string])[];
type Part = Stored & { readonly pairs: Pairs };

/** A person of the pool, and what they have in the round now. */
interface Person {
  readonly assignee: Assignee;
  readonly topics: ReadonlySet<string>;
  readonly digest: string;
  readonly maximum: number | undefined;
  load: number;
}

/** What requests have worked out, for attempts that run again: what is written is checked then. */
const workedOut = new WeakMap<
  Wish,
  Promise<{ readonly found: Found; readonly pairs: Pairs; readonly skips: Skips<Skipped> }>
>();

export async function assignFromPool(of: Reviewing, wish: Wish, work: Work): Promise<Reply<Result>> {
  work.rerunWhenTaken();
  if ('assignees' in wish || 'again' in wish) throw Fault.of('pairs_or_pool');
  const { record: round } = await work.records(of.rounds).get(wish.review_round_id);
  checkOpen(round);
  const people = peopleIn(wish);
  const isTrial = wish.dry_run === true || work.scope.dryRun === true;
  const { dry_run: _, ...asked } = wish;
  const digest = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  const plans = work.collection<Plan>(collectionOf(of, 'reviewing'));
  const id = `sharing:${round.id}`;
  const last = (await plans.find(id))?.record;
  if (!isTrial && last?.of === digest) return await step(of, last, undefined, { people, round, work });
  const finding = workedOut.get(wish) ?? workOut(of, wish, round, people, work);
  workedOut.set(wish, finding);
  const { found, pairs, skips } = await finding;
  if (isTrial)
    return computed<Result>({ created: 0, already_present: 0, ...skips.answer, reviews: [], balance: found });
  if (found.unmet.length > 0 && wish.partial !== true) throw notMet(of, found);
  const { pairs: _pairs, ...balance } = found;
  const parts = Array.from({ length: Math.ceil(pairs.length / maxWritten) }, (_, n) =>
    pairs.slice(n * maxWritten, (n + 1) * maxWritten),
  );
  for (let n = parts.length; n < (last?.parts ?? 0); n++) await plans.remove(`${id}:${n}`);
  for (const [n, pairs] of parts.entries()) await put<Part>(`${id}:${n}`, { pairs }, of, work);
  const plan = await put<Plan>(id, { of: digest, next: 0, parts: parts.length }, of, work);
  return await step(of, plan, balance, { people, round, work, skips });
}

async function put<T extends Stored>(id: string, fields: Omit<T, keyof Stored>, of: Reviewing, work: Work): Promise<T> {
  const all = work.collection<T>(collectionOf(of, 'reviewing'));
  await all.find(id);
  return all.put({ id, ...fields } as never).record;
}

interface Stepping {
  readonly people: ReadonlyMap<string, Person>;
  readonly round: Round;
  readonly work: Work;
  readonly skips?: Skips<Skipped>;
}

/** Writes the next part of a plan, or as much of it as one request may. */
async function step(of: Reviewing, plan: Plan, balance: Omit<Found, 'pairs'> | undefined, at: Stepping) {
  const { people, round, work } = at;
  const parts = work.collection<Part>(collectionOf(of, 'reviewing'));
  const id = `${plan.id}:${plan.next}`;
  const pairs = (await parts.find(id))?.record.pairs ?? [];
  const assignment = new Assignment(of, round, 'unless off', work, at.skips);
  let done = 0;
  for (const [subject, persons] of bySubject(pairs)) {
    if (assignment.isFull) break;
    const record = (await work.records(of.subjects).find(subject))?.record;
    const assignees = persons.flatMap((person) => people.get(person)?.assignee ?? []);
    if (record !== undefined) await assignment.assign(record, assignees);
    done += persons.length;
  }
  const isLast = done === pairs.length;
  const next = plan.next + Number(isLast);
  if (isLast) await parts.remove(id);
  else await put<Part>(id, { pairs: pairs.slice(done) }, of, work);
  if (next >= plan.parts) await parts.remove(plan.id);
  else await put<Plan>(plan.id, { of: plan.of, next, parts: plan.parts }, of, work);
  let remaining = pairs.length - done;
  for (let n = plan.next + 1; n < plan.parts; n++)
    remaining += (await parts.find(`${plan.id}:${n}`))?.record.pairs.length ?? 0;
  return assignment.replyWith({ remaining, ...(balance && { balance }) });
}

function bySubject(pairs: Pairs): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const [subject, person] of pairs) all.set(subject, [...(all.get(subject) ?? []), person]);
  return all;
}

/** Each person of the pool once, by key. @throws Fault `invalid_request` */
function peopleIn({ pool, loads = {}, maximum_load }: Wish): Map<string, Person> {
  const maxima = new Map(Object.entries(loads).map(([contact, load]) => [personKey(contact), load]));
  const people = new Map<string, Person>();
  for (const { topics = [], ...given } of pool) {
    const assignee: Assignee = { ...given, contact_id: given.contact_id.trim() };
    const key = personKey(assignee.contact_id);
    if (people.has(key)) continue;
    const maximum = maxima.get(key) ?? maximum_load;
    people.set(key, { assignee, topics: topicsIn(topics), digest: digestOf(key), maximum, load: 0 });
  }
  const strangers = Object.keys(loads).filter((contact) => !people.has(personKey(contact)));
  const message = 'is the load of somebody who is not in the pool';
  if (strangers.length > 0)
    throw invalidRequest(strangers.map((contact) => ({ pointer: `/loads/${contact}`, keyword: 'enum', message })));
  return people;
}

const topicsIn = (topics: readonly unknown[]) => new Set(topics.map((topic) => String(topic).trim().toLowerCase()));

/** Reads what there is, and finds the best assignment. Tenants take turns: each has one at a time. */
async function workOut(of: Reviewing, wish: Wish, round: Round, people: ReadonlyMap<string, Person>, work: Work) {
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

const tooLarge = (why: string) =>
  Fault.of('balancing_too_large', `${why} Assign fewer at a time, for example with single subjects.`);

async function problemOf(
  of: Reviewing,
  wish: Wish,
  round: Round,
  people: ReadonlyMap<string, Person>,
  skips: Skips<Skipped>,
  work: Work,
) {
  const { reviews_per_abstract: number = 1 } = { reviews_per_abstract: wish[of.perSubject] };
  const off = await offIn(of, round.id, work);
  const reviewed = await reviewedIn(of, round, people, work);
  const papers: Problem['papers'][number][] = [];
  const rows: Uint8Array[] = [];
  const titles = new Map<string, string | undefined>();
  let pairs = 0;
  for await (const subject of subjectsFor(of, wish, round, skips, work)) {
    const { counting = 0, people: taken = undefined } = reviewed.get(subject.id) ?? {};
    const wanted = wish.mode === 'add' ? number : Math.max(0, number - counting);
    if (wanted === 0) continue;
    pairs += wanted;
    papers.push({ id: subject.id, wanted });
    titles.set(subject.id, of.titleOf(subject));
    if (papers.length * people.size > limits.pairs || papers.length > limits.papers || pairs > maxPairs)
      throw tooLarge(
        `These are more than ${limits.papers} ${of.subjects}, ${limits.pairs} pairs, or ${maxPairs} reviews.`,
      );
    const hasConflict = await conflictsOf(of, subject, work);
    const topics = topicsIn(valuesOf(subject, wish.topic_fields ?? []));
    const marks = off.get(subject.id);
    const row = new Uint8Array(people.size);
    let place = 0;
    for (const [key, person] of people) {
      const isOut = taken?.has(key) || marks?.has(person.digest) || hasConflict(person.assignee);
      row[place++] = isOut ? excluded : 100 - 10 * Math.min(10, inCommon(topics, person.topics));
      if (place % 256 === 0) await work.yielder.step();
    }
    rows.push(row);
  }
  const reviewers = Array.from(people, ([id, { load, maximum }]) => ({
    id,
    load: Math.min(load, limits.load),
    ...(maximum !== undefined && { maximum }),
  }));
  return { problem: { papers, reviewers, costs: Buffer.concat(rows) }, titles };
}

const inCommon = (topics: ReadonlySet<string>, others: ReadonlySet<string>) => {
  let common = 0;
  for (const topic of topics) if (others.has(topic)) common++;
  return common;
};

/** Who has reviews of what in the round, and how many of them count; and the loads of people. */
async function reviewedIn(of: Reviewing, round: Round, people: ReadonlyMap<string, Person>, work: Work) {
  const reviewed = new Map<string, { counting: number; readonly people: Set<string> }>();
  for await (const { record } of work.records(of.reviews).all({ review_round_id: round.id })) {
    const key = personKey(record.assignee.contact_id);
    const of_ = reviewed.get(record[of.subjectId]) ?? { counting: 0, people: new Set() };
    reviewed.set(record[of.subjectId], of_);
    of_.people.add(key);
    if (record.is_active === false || isOff(record) || isConflicted(record)) continue;
    of_.counting++;
    const person = people.get(key);
    if (person !== undefined) person.load++;
  }
  return reviewed;
}

/** @throws Fault `record_not_found` */
async function* subjectsFor(of: Reviewing, wish: Wish, round: Round, skips: Skips<Skipped>, work: Work) {
  const group = round[of.groupId];
  const subjects = work.records(of.subjects);
  const skip = ({ id }: Subject, reason: Skipped['reason']) => skips.add({ [of.subjectId]: id, reason });
  const ids = wish[of.subjectIds];
  for (const id of new Set(ids)) {
    const { record } = await work.unlimited.records(of.subjects).get(id);
    if ((record[of.groupId] ?? group) !== group) skip(record, of.mismatch);
    else if (!isUnderReview(record)) skip(record, 'not_under_review');
    else if (record.sys_locked === true) skip(record, 'record_locked');
    else yield record;
    await work.yielder.step();
  }
  if (ids !== undefined) return;
  const belongs = of.belongingTo(round, work);
  for await (const { record } of subjects.all({ [of.groupId]: group })) {
    if (!isUnderReview(record) || !(await belongs(record))) continue;
    if (record.sys_locked === true) skip(record, 'record_locked');
    else yield record;
  }
}

function answerOf(
  of: Reviewing,
  { papers }: Problem,
  { pairs, unmet, cost, lowerBound }: Balance,
  people: ReadonlyMap<string, Person>,
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
    loads: Array.from(people, ([key, { assignee, load, maximum }]) => ({
      contact_id: assignee.contact_id,
      ...(assignee.name !== undefined && { name: assignee.name }),
      before: load,
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
  const message = `${unmet.length + more_unmet} ${of.subjects} cannot get as many reviews as they should, so nothing was written. Send \`partial\` to assign what is possible, or change the pool or the loads.`;
  return Fault.of('demand_not_met', message, { details });
}
