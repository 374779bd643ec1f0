/** Who of a pool may review what, and what has been reviewed: what a balanced assignment starts from. */

import { Fault } from '../fault.js';
import { pointerTo } from '../lib/json.js';
import { personKey } from '../lib/persons.js';
import type { Work } from '../records/work.js';
import type { Skips } from '../records/workBudget.js';
import type { Body } from '../schema/contract.js';
import { invalidRequest } from '../schema/findings.js';
import { excluded, limits, type Problem } from './balance.js';
import { valuesOf } from './conditions.js';
import { conflictsOf, isConflicted } from './conflictOfInterest.js';
import { digestOf, isOff, isUnderReview, offIn } from './standing.js';
import type { Assignee, Review, Reviewing, Round, Skipped, Subject } from './table.js';
import { isInConflict, reviewsInConflict } from './withholding.js';

export type PoolWish = Extract<Body<'abstractReviews.assignReviews'>, { readonly pool: unknown }>;

/** The maximum number of reviews of one assignment. */
const maxPairs = 50_000;

/** A person of the pool, and what they have in the round now. */
export interface Person {
  readonly assignee: Assignee;
  readonly topics: ReadonlySet<string>;
  readonly digest: string;
  readonly maximum: number | undefined;
  load: number;
  /** The reviews among them that the caller may see. */
  visible: number;
}

export type People = ReadonlyMap<string, Person>;

/** Each person of the pool once, by key. @throws Fault `invalid_request` */
export function peopleIn({ pool, loads = {}, maximum_load }: PoolWish): Map<string, Person> {
  const maxima = new Map(Object.entries(loads).map(([contact, load]) => [personKey(contact), load]));
  const people = new Map<string, Person>();
  for (const { topics = [], ...given } of pool) {
    const assignee: Assignee = { ...given, contact_id: given.contact_id.trim() };
    const key = personKey(assignee.contact_id);
    if (people.has(key)) continue;
    const maximum = maxima.get(key) ?? maximum_load;
    people.set(key, { assignee, topics: topicsIn(topics), digest: digestOf(key), maximum, load: 0, visible: 0 });
  }
  const strangers = Object.keys(loads).filter((contact) => !people.has(personKey(contact)));
  const message = 'is the load of somebody who is not in the pool';
  if (strangers.length > 0)
    throw invalidRequest(
      strangers.map((contact) => ({ pointer: `/loads${pointerTo(contact)}`, keyword: 'enum', message })),
    );
  return people;
}

const topicsIn = (topics: readonly unknown[]) => new Set(topics.map((topic) => String(topic).trim().toLowerCase()));

export const tooLarge = (why: string) =>
  Fault.of('balancing_too_large', `${why} Assign fewer at a time, by their ids.`);

/** @throws Fault `record_not_found`, `balancing_too_large` */
export async function problemOf(
  of: Reviewing,
  wish: PoolWish,
  round: Round,
  people: People,
  skips: Skips<Skipped>,
  work: Work,
) {
  const number = wish[of.perSubject];
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
    const hasConflict = await conflictsOf(of, subject, work, round.process_id);
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
async function reviewedIn(of: Reviewing, round: Round, people: People, work: Work) {
  const reviewed = new Map<string, { counting: number; readonly people: Set<string> }>();
  for await (const docs of work.records(of.reviews).windows({ match: { review_round_id: round.id }, limit: 1000 })) {
    const isHidden = await reviewsInConflict(of).applies(docs, work);
    for (const [place, { record }] of docs.entries()) {
      await work.yielder.step();
      const key = personKey(record.assignee.contact_id);
      const of_ = reviewed.get(record[of.subjectId]) ?? { counting: 0, people: new Set() };
      reviewed.set(record[of.subjectId], of_);
      of_.people.add(key);
      if (!isCounting(record)) continue;
      of_.counting++;
      const person = people.get(key);
      if (person === undefined) continue;
      person.load++;
      if (!isHidden[place]) person.visible++;
    }
  }
  return reviewed;
}

const isCounting = (review: Review) => review.is_active !== false && !isOff(review) && !isConflicted(review);

/** What the caller is in conflict with is left to somebody else. @throws Fault `record_not_found` */
async function* subjectsFor(of: Reviewing, wish: PoolWish, round: Round, skips: Skips<Skipped>, work: Work) {
  const group = round[of.groupId];
  const subjects = work.records(of.subjects);
  const skip = ({ id }: Subject, reason: Skipped['reason']) => skips.add({ [of.subjectId]: id, reason });
  const ids = wish[of.subjectIds];
  for (const id of new Set(ids)) {
    const doc = await subjects.get(id);
    const { record } = doc;
    if ((record[of.groupId] ?? group) !== group) skip(record, of.mismatch);
    else if (!isUnderReview(record)) skip(record, 'not_under_review');
    else if (record.sys_locked === true) skip(record, 'record_locked');
    else if (await isInConflict(of, doc, work)) skip(record, 'conflict_of_interest');
    else yield record;
    await work.yielder.step();
  }
  if (ids !== undefined) return;
  const belongs = of.belongingTo(round, work);
  for await (const doc of subjects.all({ [of.groupId]: group })) {
    const { record } = doc;
    if (!isUnderReview(record) || !(await belongs(record))) continue;
    if (record.sys_locked === true) skip(record, 'record_locked');
    else if (await isInConflict(of, doc, work)) skip(record, 'conflict_of_interest');
    else yield record;
  }
}
