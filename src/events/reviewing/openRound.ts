/** `abstractReviews.openRound`: opens a round and assigns its abstracts to reviewers, in several steps if there are many. */
import type { Answer, RecordOf } from '../../document/contract.js';
import { Fault } from '../../fault.js';
import type { Call, Reply, Work } from '../../records/work.js';
import type { Doc } from '../../store/doc.js';
import { json } from '../../verbs/reply.js';
import { type Assignee, type Choice, Fields, matches, type ReadyRule, rulesOf } from './assignmentRules.js';
import { type Abstract, createReview, type Round, reviewsIn, Skips } from './assignReviews.js';
import { hasConflict } from './conflictOfInterest.js';
import { Load, type Opening, openings } from './load.js';
import { makeOpen } from './rounds.js';
import { rescore } from './scores.js';

type Opened = Answer<'abstractReviews.openRound'>;
type Request = Pick<Call<'abstractReviews.openRound'>, 'path'>;
type AbstractType = RecordOf<'abstractTypes'>;

/** Where a request starts, or where it has ended. */
type Stage = Pick<Opening, 'rescored' | 'after' | 'present'>;

interface Step {
  readonly created: number;
  readonly already_present: number;
  readonly remaining: number;
  /** Where the next request continues; undefined when everything is done. */
  readonly next: Stage | undefined;
}

export async function openRound({ path }: Request, work: Work): Promise<Reply<Opened>> {
  work.rerunWhenTaken();
  const { record: round } = await work.records('abstractReviewRounds').get(path.roundId);
  const { record: type } = await work.records('abstractTypes').get(path.typeId);
  checkProcess(type, round);
  const skips = new Skips();
  const rules = await rulesOf(round, work, skips);
  const closed_round_id = await makeOpen(round, work);
  const plan = { round, type, rules, skips };
  const { created, already_present, remaining } = await atItsStage(round, type, work, (...at) =>
    takeStep(plan, ...at, work),
  );
  const closed = closed_round_id !== undefined && { closed_round_id };
  return json({ opened_round_id: round.id, ...closed, created, already_present, remaining, ...skips.answer });
}

/** The round to open, and its rules. */
interface Plan {
  readonly round: Round;
  readonly type: AbstractType;
  readonly rules: readonly ReadyRule[];
  readonly skips: Skips;
}

/** One step: first scores, which are those of the round that was opened last, then reviews. */
async function takeStep({ round, type, rules, skips }: Plan, stage: Stage, load: Load, work: Work): Promise<Step> {
  if (stage.rescored !== undefined) {
    const rescored = await rescore(round.id, stage.rescored, load, work);
    if (rescored !== undefined) return { ...unfinished(stage), next: { ...stage, rescored } };
  }
  if (rules.length === 0) return { ...unfinished(stage), remaining: 0, next: undefined };
  const isNew = stage.after === undefined && (await hasNoReviews(round, work));
  return await handOutAll(new HandingOut(round, type.id, rules, isNew, load, skips, work), stage);
}

function checkProcess({ review_process_id }: AbstractType, { process_id }: Round): void {
  if (review_process_id === undefined || review_process_id === process_id) return;
  throw new Fault(
    'process_mismatch',
    `The abstract type has the review process ${review_process_id}, but the round has ${process_id}.`,
  );
}

/** At least one, because the exact number is not known. */
const unfinished = ({ present }: Stage) => ({ created: 0, already_present: present, remaining: 1 });

async function hasNoReviews({ id }: Round, work: Work): Promise<boolean> {
  return (await work.records('abstractReviews').page({ review_round_id: id }, { limit: 1 })).length === 0;
}

/** Continues after the last step, and stages where this one ends. */
async function atItsStage(
  round: Round,
  type: AbstractType,
  work: Work,
  run: (stage: Stage, load: Load) => Promise<Step>,
): Promise<Step> {
  const id = `opening:${round.id}:${type.id}`;
  const of = await versions(round, type, work);
  const stored = await openings(work).find(id);
  const isFresh = round.status !== 'open';
  const begin: Stage = { rescored: isFresh ? '' : undefined, present: 0 };
  const step = await run(!isFresh && stored?.record.of === of ? stored.record : begin, new Load());
  if (step.next !== undefined) openings(work).put({ id, of, ...step.next });
  else if (stored !== undefined) await openings(work).remove(id);
  return step;
}

/** The versions of the round (as staged), its type and its process. */
async function versions(round: Round, type: AbstractType, work: Work): Promise<string> {
  const { record: staged } = await work.records('abstractReviewRounds').get(round.id);
  const { record: process } = await work.records('abstractReviewProcesses').get(round.process_id);
  return [staged, type, process].map(({ sys_version }) => sys_version).join();
}

/** The number of abstracts whose reviewers are looked up together. */
const atATime = 64;

/** Assigns abstracts until the step is full, then counts the rest as far as the limits allow. */
async function handOutAll(handing: HandingOut, stage: Stage): Promise<Step> {
  const { load, typeId, work } = handing;
  const sum = { created: 0, already_present: stage.present, remaining: 0 };
  let { after, present } = stage;
  const query = { match: { type_id: typeId }, after, limit: 16, most: atATime };
  for await (const docs of work.records('abstracts').windows(query)) {
    if (sum.remaining === 0 && !load.isFull) await handing.lookUp(docs);
    for (const doc of docs) {
      if (load.isSpent) return { ...sum, remaining: Math.max(1, sum.remaining), next: { after, present } };
      load.read(doc.json.length);
      if (sum.remaining > 0 || load.isFull) sum.remaining += await handing.count(doc);
      else {
        const done = await handing.handOut(doc);
        sum.created += done.created;
        sum.already_present += done.present;
        sum.remaining += done.left;
        if (done.left > 0) continue;
        after = doc.record.id;
        present += done.present + done.created;
      }
    }
  }
  return { ...sum, next: sum.remaining > 0 ? { after, present } : undefined };
}

// Assigns abstracts to the reviewers that the rules of a round select, one abstract at a time.

/** A reviewer of an abstract, with the target that selected them. */
interface Wish {
  readonly assignee: Assignee;
  readonly choice: Choice;
}

/** The reviewers of an abstract by contact, and those excluded by a conflict of interest. */
interface Wishes {
  readonly reviewers: ReadonlyMap<string, Wish>;
  readonly refused: readonly Wish[];
}

/** The result for an abstract. */
interface Outcome {
  readonly created: number;
  readonly present: number;
  /** Number of reviews left for the next step. */
  readonly left: number;
}

const nothing: Outcome = { created: 0, present: 0, left: 0 };

class HandingOut {
  /** Contacts that already review an abstract in the round, by abstract. */
  readonly #reviewers = new Map<string, ReadonlySet<string>>();

  constructor(
    readonly round: Round,
    readonly typeId: string,
    readonly rules: readonly ReadyRule[],
    /** Whether the round has no reviews yet. */
    readonly isNew: boolean,
    readonly load: Load,
    readonly skips: Skips,
    readonly work: Work,
  ) {}

  /** The maximum number of pairs of this abstract and a reviewer. */
  async count({ record }: Doc<Abstract>): Promise<number> {
    const { reviewers, refused } = await this.#wishesFor(record);
    return reviewers.size + refused.length;
  }

  /** Creates the missing reviews of an abstract, and marks it as part of the round. */
  async handOut({ record: read }: Doc<Abstract>): Promise<Outcome> {
    const wishes = await this.#wishesFor(read);
    const missing = await this.#missing(read, wishes.reviewers);
    const present = wishes.reviewers.size - missing.length;
    if (missing.length === 0 && (present === 0 || this.#isLeftAlone(read))) {
      this.#skipRefused(read, wishes);
      return { ...nothing, present };
    }
    const current = await this.work.records('abstracts').find(read.id);
    if (current === undefined) return nothing;
    // it may have changed since it was read; staging must use the latest version
    if (current.record.sys_version !== read.sys_version) return await this.#handOutChanged(current);
    this.#skipRefused(read, wishes);
    return await this.#complete(current, missing, present);
  }

  async #handOutChanged(current: Doc<Abstract>): Promise<Outcome> {
    const wishes = await this.#wishesFor(current.record);
    const missing = await this.#missing(current.record, wishes.reviewers);
    this.#skipRefused(current.record, wishes);
    return await this.#complete(current, missing, wishes.reviewers.size - missing.length);
  }

  #isLeftAlone({ sys_locked, review_round_id }: Abstract): boolean {
    return sys_locked === true || review_round_id === this.round.id;
  }

  #skipRefused({ id }: Abstract, { refused }: Wishes): void {
    for (const { choice, assignee } of refused) this.skips.add('conflict_of_interest', choice, id, assignee.contact_id);
  }

  async #complete({ record: abstract, json }: Doc<Abstract>, missing: Wish[], present: number): Promise<Outcome> {
    if (missing.length + present === 0) return nothing;
    if (abstract.sys_locked === true) {
      if (missing.length > 0) this.skips.add('record_locked', undefined, abstract.id);
      return { ...nothing, present };
    }
    await this.#stage(abstract, json.length);
    let created = 0;
    for (const { assignee } of missing) {
      await this.work.pace.step();
      if (created > 0 && this.load.isFull) break;
      this.load.write((await createReview(abstract, assignee, this.round, this.work)).bytes);
      created++;
    }
    return { created, present, left: missing.length - created };
  }

  /** Stages the abstract as part of the round, and holds the round, which must still be open at the commit. */
  async #stage({ id, review_round_id }: Abstract, bytes: number): Promise<void> {
    const { round, work } = this;
    const abstracts = work.records('abstracts');
    if (review_round_id === round.id) await abstracts.hold(id);
    else await abstracts.updateDerived(id, { review_round_id: round.id });
    await work.records('abstractReviewRounds').hold(round.id);
    this.load.stage(bytes);
  }

  /** Looks up the existing reviewers of the next abstracts, all at once. */
  async lookUp(docs: readonly Doc<Abstract>[]): Promise<void> {
    this.#reviewers.clear();
    if (this.isNew) return;
    const { round, typeId, work } = this;
    const relevant = docs.filter(({ record }) => isUpForReview(record, round, typeId));
    await Promise.all(
      relevant.map(async ({ record: { id } }) => this.#reviewers.set(id, await contactsOf(round, id, work))),
    );
  }

  async #missing({ id }: Abstract, wanted: Wishes['reviewers']): Promise<Wish[]> {
    if (this.isNew || wanted.size === 0) return [...wanted.values()];
    const present = this.#reviewers.get(id) ?? (await contactsOf(this.round, id, this.work));
    return [...wanted.values()].filter(({ assignee }) => !present.has(assignee.contact_id));
  }

  async #wishesFor(abstract: Abstract): Promise<Wishes> {
    if (!isUpForReview(abstract, this.round, this.typeId)) return { reviewers: new Map(), refused: [] };
    const reviewers = new Map<string, Wish>();
    const refused = new Map<Assignee, Wish>();
    for await (const wish of this.#matching(abstract)) {
      if (hasConflict(abstract, wish.assignee)) refused.set(wish.assignee, wish);
      else if (!reviewers.has(wish.assignee.contact_id)) reviewers.set(wish.assignee.contact_id, wish);
    }
    for (const { contact_id } of refused.keys()) reviewers.delete(contact_id); // with and without an address
    return { reviewers, refused: [...refused.values()] };
  }

  /** All reviewers of the matching rules, without duplicates. */
  async *#matching(abstract: Abstract): AsyncIterable<Wish> {
    const { rules, load } = this;
    const { pace } = this.work;
    const fields = new Fields(abstract);
    const seen = new Set<readonly Assignee[]>();
    for (const { conditions, choices } of rules) {
      load.compare(1);
      await pace.step();
      if (!(await matches(conditions, fields, pace))) continue;
      for (const choice of choices) {
        if (seen.has(choice.assignees)) continue;
        seen.add(choice.assignees);
        load.compare(choice.assignees.length);
        for (const assignee of choice.assignees) yield { assignee, choice };
      }
    }
  }
}

/** Abstracts of the type and event with a pending review. */
const isUpForReview = ({ event_id, type_id, review_status = 'pending review' }: Abstract, round: Round, type: string) =>
  event_id === round.event_id && type_id === type && review_status === 'pending review';

async function contactsOf(round: Round, abstract_id: string, work: Work): Promise<ReadonlySet<string>> {
  const contacts = new Set<string>();
  for await (const { record } of reviewsIn(round, abstract_id, work)) contacts.add(record.assignee.contact_id);
  return contacts;
}
