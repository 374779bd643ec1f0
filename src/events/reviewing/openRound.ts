/**
 * `abstractReviews.openRound`: opens a round and assigns its abstracts to the reviewers that its rules select, in several
 * steps if there are many.
 */

import { Fault } from '../../fault.js';
import { holdBack } from '../../mail/summaries.js';
import { nameOf } from '../../records/guards.js';
import type { Call, Reply, Work } from '../../records/work.js';
import { Skips, WorkBudget } from '../../records/workBudget.js';
import type { Answer, RecordOf } from '../../schema/contract.js';
import type { Doc, Stored } from '../../store/doc.js';
import { json } from '../../verbs/call.js';
import { type Abstract, createReview, divided, type Round } from './assignReviews.js';
import { type Known, matches } from './conditions.js';
import { type Assignee, type Choice, makeOpen, type ReadyRule, rulesOf, type Skipped } from './rounds.js';
import { rescore } from './scores.js';
import { isUnderReview, progress, whoIsOff } from './standing.js';

type Opened = Answer<'abstractReviews.openRound'>;
type AbstractType = RecordOf<'abstractTypes'>;

/** Where a request starts, or where it has ended. */
interface Stage {
  /** While scores are updated: the last processed review. */
  readonly rescored?: string | undefined;
  /** The last processed abstract. */
  readonly after?: string | undefined;
  /** Number of reviews of the processed abstracts. */
  readonly present: number;
  /** For each rule, the number of processed abstracts that it matched, and then the number of those that none matched. */
  readonly matched?: readonly number[] | undefined;
}

/** The progress of opening a round for an abstract type; it starts again if one of the versions `of` which it is changes. */
type Opening = Stored & Stage & { readonly of: string };

type Counts = Pick<Opened, 'created' | 'already_present' | 'remaining'>;

/** What a request has done, and where the next one continues; undefined when everything is done. */
type Step = Counts & { readonly next: Stage | undefined };

export async function openRound(
  { path }: Pick<Call<'abstractReviews.openRound'>, 'path'>,
  work: Work,
): Promise<Reply<Opened>> {
  work.rerunWhenTaken();
  const { record: round } = await work.records('abstractReviewRounds').get(path.roundId);
  const { record: type } = await work.records('abstractTypes').get(path.typeId);
  await checkProcess(type, round, work);
  const skips = new Skips<Skipped>();
  const rules = await rulesOf(round, work, skips);
  const closed_round_id = await makeOpen(round, work);
  const assignment = new RoundAssignment(round, type, rules, skips, work);
  const { next: _, ...counts } = await assignment.takeNextStep();
  if (counts.remaining > 0) await holdBack(work);
  const closed = closed_round_id !== undefined && { closed_round_id };
  return json({ opened_round_id: round.id, ...closed, ...counts, ...assignment.matches, ...skips.answer });
}

async function checkProcess(type: AbstractType, round: Round, work: Work): Promise<void> {
  if (type.review_process_id === undefined || type.review_process_id === round.process_id) return;
  const processes = work.records('abstractReviewProcesses');
  const [its, ours] = await Promise.all(
    [type.review_process_id, round.process_id].map(async (id) => nameOf((await processes.find(id))?.record ?? { id })),
  );
  const message = `The abstract type ${nameOf(type)} has the review process ${its}, but the round has ${ours}.`;
  throw Fault.of('process_mismatch', message);
}

class RoundAssignment {
  readonly #budget = new WorkBudget();
  #matched: number[] = [];

  constructor(
    readonly round: Round,
    readonly type: AbstractType,
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
    const { round, type, work } = this;
    const id = `opening:${round.id}:${type.id}`;
    const { record: staged } = await work.records('abstractReviewRounds').get(round.id);
    const { record: process } = await work.records('abstractReviewProcesses').get(round.process_id);
    const of = [staged, type, process].map(({ sys_version }) => sys_version).join();
    const openings = work.collection<Opening>(progress);
    const stored = await openings.find(id);
    const isOpen = round.status === 'open';
    const begin: Stage = { rescored: isOpen ? undefined : '', present: 0 };
    const step = await this.#takeStep(isOpen && stored?.record.of === of ? stored.record : begin);
    if (step.next !== undefined) openings.put({ id, of, ...step.next });
    else if (stored !== undefined) await openings.remove(id);
    return step;
  }

  /** First scores, which are those of the round that was opened last, then reviews. */
  async #takeStep(stage: Stage): Promise<Step> {
    const none = { created: 0, already_present: stage.present };
    if (stage.rescored !== undefined) {
      const rescored = await rescore(this.round.id, stage.rescored, this.#budget, this.work);
      if (rescored !== undefined) return { ...none, remaining: 1, next: { ...stage, rescored } }; // at least one is left
    }
    return this.rules.length === 0 ? { ...none, remaining: 0, next: undefined } : await this.#handOutAll(stage);
  }

  /** Assigns abstracts until the step is full, then counts the rest as far as the limits allow. */
  async #handOutAll(stage: Stage): Promise<Step> {
    const load = this.#budget;
    const sum = { created: 0, already_present: stage.present, remaining: 0 };
    let { after, present, matched = [] } = stage;
    this.#matched = [...matched];
    const query = { match: { type_id: this.type.id }, after, limit: 16, maxRecords: 64 };
    for await (const docs of this.work.records('abstracts').windows(query)) {
      for (const doc of docs) {
        if (load.isSpent) return { ...sum, remaining: Math.max(1, sum.remaining), next: { after, present, matched } };
        load.read(doc.json.length);
        if (sum.remaining > 0 || load.isFull) {
          const wishes = await this.#wishesFor(doc.record);
          sum.remaining += new Set([...wishes.keys()].map(({ contact_id }) => contact_id)).size; // at most
        } else {
          const done = await this.#handOut(doc);
          sum.created += done.created;
          sum.already_present += done.already_present;
          sum.remaining += done.remaining;
          if (done.remaining > 0) continue;
          after = doc.record.id;
          present += done.already_present + done.created;
          matched = [...this.#matched];
        }
      }
    }
    return { ...sum, next: sum.remaining > 0 ? { after, present, matched } : undefined };
  }

  /** Creates the missing reviews of an abstract, and marks it as part of the round. */
  async #handOut({ record: abstract, json }: Doc<Abstract>): Promise<Counts> {
    const abstracts = this.work.records('abstracts');
    const before = [...this.#matched];
    const wishes = await this.#wishesFor(abstract);
    const { authors, others } = await divided(abstract, wishes.keys(), this.round, this.work);
    const { id: abstract_id, review_round_id, sys_locked } = abstract;
    const whyOff = await whoIsOff(this.round.id, abstract_id, others, this.work);
    const off = new Map<Assignee, Skipped['reason']>();
    const missing: Assignee[] = [];
    for (const { assignee, review } of others) {
      const reason = whyOff(assignee.contact_id, review?.record);
      if (reason !== undefined) off.set(assignee, reason);
      else if (review === undefined) missing.push(assignee);
    }
    const already_present = others.length - off.size - missing.length;
    const isChanged = missing.length > 0 || (already_present > 0 && review_round_id !== this.round.id);
    if (isChanged && sys_locked !== true) {
      const current = await abstracts.find(abstract_id);
      if (current === undefined) return { created: 0, already_present: 0, remaining: 0 };
      // staging uses the latest version
      if (current.record.sys_version !== abstract.sys_version) {
        this.#matched = before;
        return await this.#handOut(current);
      }
    }
    const skip = (assignee: Assignee, reason: Skipped['reason']) => {
      const { rule = '', target } = wishes.get(assignee) ?? {};
      this.skips.add({ abstract_id, rule, target: { ...target, contact_id: assignee.contact_id }, reason });
    };
    for (const author of authors) skip(author, 'conflict_of_interest');
    for (const [assignee, reason] of off) skip(assignee, reason);
    if (sys_locked === true && missing.length > 0) this.skips.add({ abstract_id, reason: 'record_locked' });
    if (!isChanged || sys_locked === true) return { created: 0, already_present, remaining: 0 };
    if (review_round_id === this.round.id) await abstracts.hold(abstract_id);
    else await abstracts.updateDerived(abstract_id, { review_round_id: this.round.id });
    await this.work.records('abstractReviewRounds').hold(this.round.id); // it must still be open at the commit
    this.#budget.stagedBytes += json.length;
    const created = await this.#createReviews(abstract, missing);
    return { created, already_present, remaining: missing.length - created };
  }

  /** @returns how many: at least one, and no more than the step can have. */
  async #createReviews(abstract: Abstract, assignees: readonly Assignee[]): Promise<number> {
    let created = 0;
    for (const assignee of assignees) {
      await this.work.yielder.step();
      if (created > 0 && this.#budget.isFull) break;
      this.#budget.stagedBytes += (await createReview(abstract, assignee, this.round, this.work)).bytes;
      this.#budget.written++;
      created++;
    }
    return created;
  }

  /** The reviewers that the matching rules select for an abstract, each with its first target. */
  async #wishesFor(abstract: Abstract): Promise<Map<Assignee, Choice>> {
    const wishes = new Map<Assignee, Choice>();
    if (abstract.event_id !== this.round.event_id || !isUnderReview(abstract)) return wishes;
    const { yielder } = this.work;
    const known: Known = new Map();
    const seen = new Set<readonly Assignee[]>();
    const count = (place: number) => {
      this.#matched[place] = (this.#matched[place] ?? 0) + 1;
    };
    let isMatched = false;
    for (const [index, rule] of this.rules.entries()) {
      this.#budget.comparisons++;
      await yielder.step();
      if (!(await matches(abstract, rule.asked, yielder, known))) continue;
      count(index);
      isMatched = true;
      for (const choice of rule.choices) {
        if (seen.has(choice.assignees)) continue;
        seen.add(choice.assignees);
        this.#budget.comparisons += choice.assignees.length;
        for (const assignee of choice.assignees) if (!wishes.has(assignee)) wishes.set(assignee, choice);
      }
    }
    if (!isMatched) count(this.rules.length);
    return wishes;
  }
}
