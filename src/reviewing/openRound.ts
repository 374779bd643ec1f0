/**
 * `openRound`: opens a round and assigns what is reviewed in it to the reviewers that its rules select, in several
 * steps if there are many.
 */

import { holdBack } from '../mail/summaries.js';
import type { Call, Reply, Work } from '../records/work.js';
import { Skips, WorkBudget } from '../records/workBudget.js';
import type { Answer } from '../schema/contract.js';
import type { Doc, Stored } from '../store/doc.js';
import { json } from '../verbs/call.js';
import { createReview, divided } from './assigning.js';
import { type Known, matches } from './conditions.js';
import { type Choice, makeOpen, type ReadyRule, rulesOf } from './rounds.js';
import { rescore } from './scores.js';
import { isUnderReview, whoIsOff } from './standing.js';
import {
  type Assignee,
  collectionOf,
  type Part,
  type Reviewing,
  type Round,
  type Skipped,
  type Subject,
} from './table.js';
import { addTo, type Loads, loadsIn, mostOf, takenOf, takesSome } from './taking.js';
import { isInConflict } from './withholding.js';

type Opened = Answer<'abstractReviews.openRound'>;

/** Where a request starts, or where it has ended. */
interface Stage {
  /** While scores are updated: the last processed review. */
  readonly rescored?: string | undefined;
  /** The last processed subject. */
  readonly after?: string | undefined;
  /** Number of reviews of the processed subjects. */
  readonly present: number;
  /** For each rule, the number of processed subjects that it matched, and then the number of those that none matched. */
  readonly matched?: readonly number[] | undefined;
  /** How many reviews people have in the round, if a target takes some of its members. */
  readonly loads?: Loads | undefined;
}

/** The progress of opening a round for an part; it starts again if one of the versions `of` which it is changes. */
type Opening = Stored & Stage & { readonly of: string };

type Counts = Pick<Opened, 'created' | 'already_present' | 'remaining'>;

/** What a request has done, and where the next one continues; undefined when everything is done. */
type Step = Counts & { readonly next: Stage | undefined };

export async function openRound(
  of: Reviewing,
  { path }: Pick<Call<'abstractReviews.openRound'>, 'path'>,
  work: Work,
): Promise<Reply<Opened>> {
  work.rerunWhenTaken();
  const { record: round } = await work.records(of.rounds).get(path.roundId);
  const part = await of.partOf(path, round, work);
  const skips = new Skips<Skipped>();
  const rules = await rulesOf(of, round, work, skips);
  const closed_round_id = await makeOpen(of, round, work);
  const assignment = new RoundAssignment(of, round, part, rules, skips, work);
  const { next: _, ...counts } = await assignment.takeNextStep();
  if (counts.remaining > 0) await holdBack(work);
  const closed = closed_round_id !== undefined && { closed_round_id };
  return json({ opened_round_id: round.id, ...closed, ...counts, ...assignment.matches, ...skips.answer });
}

class RoundAssignment {
  readonly #budget = new WorkBudget();
  #matched: number[] = [];
  #loads: Loads | undefined;

  constructor(
    readonly of: Reviewing,
    readonly round: Round,
    readonly part: Part,
    readonly rules: readonly ReadyRule[],
    readonly skips: Skips<Skipped>,
    readonly work: Work,
  ) {}

  /** The rules that matched nothing first. */
  get matches(): Pick<Opened, 'rules' | 'unmatched'> {
    const rules = this.rules.map(({ name }, index) => ({ name, matched: this.#matched[index] ?? 0 }));
    rules.sort((a, b) => Number(a.matched > 0) - Number(b.matched > 0));
    return { unmatched: this.#matched[rules.length] ?? 0, rules };
  }

  /** Continues after the last step, and stages where this one ends. */
  async takeNextStep(): Promise<Step> {
    const { of, round, part, work } = this;
    const id = `opening:${round.id}:${part.id}`;
    const { record: staged } = await work.records(of.rounds).get(round.id);
    const { record: process } = await work.records(of.processes).get(round.process_id);
    const versions = [staged, part, process].map(({ sys_version }) => sys_version).join();
    const openings = work.collection<Opening>(collectionOf(of, 'reviewing'));
    const stored = await openings.find(id);
    const isOpen = round.status === 'open';
    const begin: Stage = { rescored: isOpen ? undefined : '', present: 0 };
    const step = await this.#takeStep(isOpen && stored?.record.of === versions ? stored.record : begin);
    if (step.next !== undefined) openings.put({ id, of: versions, ...step.next });
    else if (stored !== undefined) await openings.remove(id);
    return step;
  }

  /** First scores, which are those of the round that was opened last, then reviews. */
  async #takeStep(stage: Stage): Promise<Step> {
    const none = { created: 0, already_present: stage.present };
    if (stage.rescored !== undefined) {
      const rescored = await rescore(this.of, this.round.id, stage.rescored, this.#budget, this.work);
      if (rescored !== undefined) return { ...none, remaining: 1, next: { ...stage, rescored } }; // at least one is left
    }
    return this.rules.length === 0 ? { ...none, remaining: 0, next: undefined } : await this.#handOutAll(stage);
  }

  /** Assigns subjects until the step is full, then counts the rest as far as the limits allow. */
  async #handOutAll(stage: Stage): Promise<Step> {
    const load = this.#budget;
    const sum = { created: 0, already_present: stage.present, remaining: 0 };
    let { after, present, matched = [] } = stage;
    this.#matched = [...matched];
    this.#loads = stage.loads && { ...stage.loads };
    const query = { match: this.part.match, after, limit: 16, maxRecords: 64 };
    for await (const docs of this.work.records(this.of.subjects).windows(query)) {
      for (const doc of docs) {
        const next = { after, present, matched, loads: this.#loads };
        if (load.isSpent) return { ...sum, remaining: Math.max(1, sum.remaining), next };
        load.read(doc.json.length);
        // what is kept from the caller is done first, and does not count
        const isKept = await isInConflict(this.of, doc, this.work);
        if (!isKept && (sum.remaining > 0 || load.isFull)) {
          const wishes = await this.#wishesFor(doc.record);
          sum.remaining += mostOf(wishes);
        } else {
          const before = [...this.#matched];
          const done = await this.#handOut(doc, isKept ? new Skips() : this.skips);
          sum.remaining += done.remaining;
          if (isKept) this.#matched = before;
          else {
            sum.created += done.created;
            sum.already_present += done.already_present;
          }
          if (sum.remaining > 0) continue;
          after = doc.record.id;
          present += isKept ? 0 : done.already_present + done.created;
          matched = [...this.#matched];
        }
      }
    }
    const next = { after, present, matched, loads: this.#loads };
    return { ...sum, next: sum.remaining > 0 ? next : undefined };
  }

  /** Creates the missing reviews of a subject, and marks it as part of the round. */
  async #handOut({ record: subject, json }: Doc<Subject>, skips: Skips<Skipped>): Promise<Counts> {
    const { of, round, work } = this;
    const subjects = work.records(of.subjects);
    const before = [...this.#matched];
    const wishes = await this.#wishesFor(subject);
    const { authors, others } = await divided(of, subject, wishes.keys(), round, work);
    const { id, [of.currentRound]: current_round, sys_locked } = subject;
    const whyOff = await whoIsOff(of, round.id, id, others, work);
    const off = new Map<Assignee, Skipped['reason']>();
    const [free, present]: [Assignee[], Assignee[]] = [[], []];
    for (const { assignee, review } of others) {
      const reason = whyOff(assignee.contact_id, review?.record);
      if (reason !== undefined) off.set(assignee, reason);
      else (review === undefined ? free : present).push(assignee);
    }
    if (takesSome(wishes)) this.#loads ??= await loadsIn(of, round, work);
    const { missing, short } = takenOf(free, present, wishes, this.#loads);
    const already_present = present.length;
    const isChanged = missing.length > 0 || (already_present > 0 && current_round !== round.id);
    if (isChanged && sys_locked !== true) {
      const current = await subjects.find(id);
      if (current === undefined) return { created: 0, already_present: 0, remaining: 0 };
      // staging uses the latest version
      if (current.record.sys_version !== subject.sys_version) {
        this.#matched = before;
        return await this.#handOut(current, skips);
      }
    }
    const skip = (assignee: Assignee, reason: Skipped['reason']) => {
      const { rule = '', target } = wishes.get(assignee) ?? {};
      skips.add({ [of.subjectId]: id, rule, target: { ...target, contact_id: assignee.contact_id }, reason });
    };
    const isReplaced = (assignee: Assignee) => wishes.get(assignee)?.target.take !== undefined && short.length === 0;
    for (const author of authors) if (!isReplaced(author)) skip(author, 'conflict_of_interest');
    for (const [assignee, reason] of off) if (!isReplaced(assignee)) skip(assignee, reason);
    for (const { rule, target } of short) skips.add({ [of.subjectId]: id, rule, target, reason: 'too_few_members' });
    if (sys_locked === true && missing.length > 0) skips.add({ [of.subjectId]: id, reason: 'record_locked' });
    if (!isChanged || sys_locked === true) return { created: 0, already_present, remaining: 0 };
    if (current_round === round.id) await subjects.hold(id);
    else await subjects.updateDerived(id, { [of.currentRound]: round.id });
    await work.records(of.rounds).hold(round.id); // it must still be open at the commit
    this.#budget.stagedBytes += json.length;
    const created = await this.#createReviews(subject, missing);
    return { created, already_present, remaining: missing.length - created };
  }

  /** @returns how many: at least one, and no more than the step can have. */
  async #createReviews(subject: Subject, assignees: readonly Assignee[]): Promise<number> {
    let created = 0;
    for (const assignee of assignees) {
      await this.work.yielder.step();
      if (created > 0 && this.#budget.isFull) break;
      this.#budget.stagedBytes += (await createReview(this.of, subject, assignee, this.round, this.work)).bytes;
      this.#budget.written++;
      created++;
      if (this.#loads !== undefined) addTo(this.#loads, assignee);
    }
    return created;
  }

  /** The reviewers that the matching rules select for a subject, each with its first target; of targets that differ in how many they take, that with most. */
  async #wishesFor(subject: Subject): Promise<Map<Assignee, Choice>> {
    const wishes = new Map<Assignee, Choice>();
    const { groupId } = this.of;
    if (subject[groupId] !== this.round[groupId] || !isUnderReview(subject)) return wishes;
    const { yielder } = this.work;
    const known: Known = new Map();
    const seen = new Map<readonly Assignee[], Choice>();
    const most = ({ target: { take = Number.POSITIVE_INFINITY } }: Choice) => take;
    const count = (place: number) => {
      this.#matched[place] = (this.#matched[place] ?? 0) + 1;
    };
    let isMatched = false;
    for (const [index, rule] of this.rules.entries()) {
      this.#budget.comparisons++;
      await yielder.step();
      if (!(await matches(subject, rule.asked, yielder, known))) continue;
      count(index);
      isMatched = true;
      for (const choice of rule.choices) {
        const earlier = seen.get(choice.assignees);
        if (earlier !== undefined && most(earlier) >= most(choice)) continue;
        seen.set(choice.assignees, choice);
        this.#budget.comparisons += choice.assignees.length;
        for (const assignee of choice.assignees)
          if (!wishes.has(assignee) || wishes.get(assignee) === earlier) wishes.set(assignee, choice);
      }
    }
    if (!isMatched) count(this.rules.length);
    return wishes;
  }
}
