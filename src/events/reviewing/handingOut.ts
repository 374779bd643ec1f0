/** Assigns abstracts to the reviewers that the rules of a round select, one abstract at a time. */
import type { Work } from '../../records/work.js';
import type { Doc } from '../../store/doc.js';
import { type Abstract, createReview, type Round, reviewsIn } from './assignment.js';
import type { Choice, ReadyRule } from './choices.js';
import { hasConflict } from './conflictOfInterest.js';
import type { Load } from './load.js';
import { Fields, matches } from './matching.js';
import type { Skips } from './skips.js';
import type { Assignee } from './targets.js';

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

export class HandingOut {
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
