/** Assigns abstracts to the reviewers that the rules of a round select, one abstract at a time. */
import type { Work } from '../../records/work.js';
import type { Doc } from '../../store/doc.js';
import { type Assignee, type Choice, Fields, matches, type ReadyRule, type Skips } from './assignmentRules.js';
import { type Abstract, createReview, type Round, reviewsIn } from './assignReviews.js';
import { hasConflict } from './conflictOfInterest.js';
import { Load } from './load.js';

/** A reviewer of an abstract, with the target that selected them. */
interface Wish {
  readonly assignee: Assignee;
  readonly choice: Choice;
}

/** What to do for an abstract. */
interface Plan {
  readonly missing: readonly Wish[];
  /** The number of reviewers that it already has. */
  readonly present: number;
  /** Those excluded by a conflict of interest. */
  readonly refused: readonly Wish[];
}

/** The result for an abstract. */
interface Outcome {
  readonly created: number;
  readonly present: number;
  /** Number of reviews left for the next step. */
  readonly left: number;
}

export class HandingOut {
  /** Contacts that already review an abstract in the round, by abstract. */
  readonly #reviewers = new Map<string, ReadonlySet<string>>();
  readonly load = new Load();
  /** Whether the round has no reviews yet. */
  isNew = false;

  constructor(
    readonly round: Round,
    readonly typeId: string,
    readonly rules: readonly ReadyRule[],
    readonly skips: Skips,
    readonly work: Work,
  ) {}

  /** The maximum number of pairs of this abstract and a reviewer. */
  async count({ record }: Doc<Abstract>): Promise<number> {
    const { reviewers, refused } = await this.#wishesFor(record);
    return reviewers.size + refused.length;
  }

  /** Looks up the existing reviewers of the next abstracts, all at once. */
  async lookUp(docs: readonly Doc<Abstract>[]): Promise<void> {
    this.#reviewers.clear();
    if (this.isNew) return;
    const relevant = docs.filter(({ record }) => this.#isUpForReview(record));
    await Promise.all(relevant.map(async ({ record: { id } }) => this.#reviewers.set(id, await this.#contactsOf(id))));
  }

  /** Creates the missing reviews of an abstract, and marks it as part of the round. */
  async handOut({ record: read }: Doc<Abstract>): Promise<Outcome> {
    const plan = await this.#planFor(read);
    const isLeftAlone = read.sys_locked === true || read.review_round_id === this.round.id;
    if (plan.missing.length === 0 && (plan.present === 0 || isLeftAlone)) {
      this.#skipRefused(read, plan);
      return { created: 0, present: plan.present, left: 0 };
    }
    const current = await this.work.records('abstracts').find(read.id);
    if (current === undefined) return { created: 0, present: 0, left: 0 };
    // it may have changed since it was read; staging must use the latest version
    const isSame = current.record.sys_version === read.sys_version;
    return await this.#complete(current, isSame ? plan : await this.#planFor(current.record));
  }

  async #planFor(abstract: Abstract): Promise<Plan> {
    const { reviewers, refused } = await this.#wishesFor(abstract);
    const has =
      this.isNew || reviewers.size === 0
        ? new Set<string>()
        : (this.#reviewers.get(abstract.id) ?? (await this.#contactsOf(abstract.id)));
    const missing = [...reviewers.values()].filter(({ assignee }) => !has.has(assignee.contact_id));
    return { missing, present: reviewers.size - missing.length, refused };
  }

  #skipRefused({ id }: Abstract, { refused }: Plan): void {
    for (const { choice, assignee } of refused) this.skips.add('conflict_of_interest', choice, id, assignee.contact_id);
  }

  /** Marks the abstract as part of the round, and creates the missing reviews. */
  async #complete({ record: abstract, json }: Doc<Abstract>, plan: Plan): Promise<Outcome> {
    const { missing, present } = plan;
    this.#skipRefused(abstract, plan);
    if (missing.length + present === 0) return { created: 0, present, left: 0 };
    if (abstract.sys_locked === true) {
      if (missing.length > 0) this.skips.add('record_locked', undefined, abstract.id);
      return { created: 0, present, left: 0 };
    }
    const abstracts = this.work.records('abstracts');
    if (abstract.review_round_id === this.round.id) await abstracts.hold(abstract.id);
    else await abstracts.updateDerived(abstract.id, { review_round_id: this.round.id });
    await this.work.records('abstractReviewRounds').hold(this.round.id); // it must still be open at the commit
    this.load.stage(json.length);
    let created = 0;
    for (const { assignee } of missing) {
      await this.work.yielder.step();
      if (created > 0 && this.load.isFull) break;
      this.load.write((await createReview(abstract, assignee, this.round, this.work)).bytes);
      created++;
    }
    return { created, present, left: missing.length - created };
  }

  /** The reviewers of an abstract by contact, and those excluded by a conflict of interest. */
  async #wishesFor(abstract: Abstract) {
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
    if (!this.#isUpForReview(abstract)) return;
    const { yielder } = this.work;
    const fields = new Fields(abstract);
    const seen = new Set<readonly Assignee[]>();
    for (const { conditions, choices } of this.rules) {
      this.load.compare(1);
      await yielder.step();
      if (!(await matches(conditions, fields, yielder))) continue;
      for (const choice of choices) {
        if (seen.has(choice.assignees)) continue;
        seen.add(choice.assignees);
        this.load.compare(choice.assignees.length);
        for (const assignee of choice.assignees) yield { assignee, choice };
      }
    }
  }

  /** Abstracts of the type and event with a pending review. */
  #isUpForReview({ event_id, type_id, review_status = 'pending review' }: Abstract): boolean {
    return event_id === this.round.event_id && type_id === this.typeId && review_status === 'pending review';
  }

  async #contactsOf(abstract_id: string): Promise<ReadonlySet<string>> {
    const contacts = new Set<string>();
    for await (const { record } of reviewsIn(this.round, abstract_id, this.work))
      contacts.add(record.assignee.contact_id);
    return contacts;
  }
}
