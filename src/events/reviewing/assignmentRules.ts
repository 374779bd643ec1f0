/** The assignment rules of a round: which abstracts they match, and which reviewers their targets select. */

import { Fault, faultAt } from '../../fault.js';
import { pointedValues } from '../../json.js';
import type { Work } from '../../records/work.js';
import type { Answer, Draft, RecordOf } from '../../schema/contract.js';
import type { Yielder } from '../../yielder.js';

type Round = RecordOf<'abstractReviewRounds'>;
type Process = RecordOf<'abstractReviewProcesses'>;
type Member = NonNullable<Process['committee_members']>[number];
type Rule = NonNullable<Round['review_assignment_rules']>[number];
type Target = NonNullable<Rule['targets']>[number];
export type Assignee = Draft<'abstractReviews'>['assignee'];
export type Skipped = Answer<'abstractReviews.openRound'>['skipped'][number];

/** The maximum number of targets of all rules of a round, of abstract fields that they use, and of selected reviewers. */
const [maxTargets, maxPaths, maxReviewers] = [1000, 100, 5000];

/** @throws Fault `too_many_targets` */
export function checkRules(rules: readonly Rule[] = []): void {
  const targets = rules.reduce((sum, rule) => sum + (rule.targets?.length ?? 0), 0);
  if (targets > maxTargets) throw tooMany(`have ${targets} targets in all; the maximum is ${maxTargets}`);
  const { size } = new Set(rules.flatMap((rule) => Object.keys(rule.matching_conditions)));
  if (size > maxPaths) throw tooMany(`use ${size} fields of the abstract; the maximum is ${maxPaths}`);
}

const tooMany = (message: string) =>
  faultAt('/review_assignment_rules', 'too_many_targets', `/review_assignment_rules ${message}.`);

/** A target of a rule. */
export interface Choice {
  /** Name of the rule. */
  readonly rule: string;
  readonly target: Target;
  /** The length of its JSON, for quoting it. */
  readonly bytes: number;
  /** The reviewers. Targets that select the same reviewers share one array. */
  readonly assignees: readonly Assignee[];
}

export interface ReadyRule {
  readonly conditions: Conditions;
  readonly choices: readonly Choice[];
}

/**
 * The rules in order, or none if they are disabled, without those that select no reviewer.
 * @param skips collects the targets that select nobody.
 * @throws Fault `round_too_large`
 */
export async function rulesOf(round: Round, work: Work, skips: Skips): Promise<ReadyRule[]> {
  if (round.enable_review_assignment_rules === false) return [];
  const { record: process } = await work.records('abstractReviewProcesses').get(round.process_id);
  const resolve = resolver(process, work);
  const order = ({ display_order = Number.MAX_VALUE }: Rule) => display_order;
  const ready: ReadyRule[] = [];
  for (const rule of (round.review_assignment_rules ?? []).toSorted((a, b) => order(a) - order(b))) {
    const choices = await choicesOf(rule, resolve, skips);
    if (choices.length > 0) ready.push({ conditions: rule.matching_conditions, choices });
  }
  checkReviewers(ready);
  return ready;
}

/** @throws Fault `round_too_large` */
function checkReviewers(rules: readonly ReadyRule[]): void {
  const selected = new Set(rules.flatMap(({ choices }) => choices.map(({ assignees }) => assignees)));
  const count = [...selected].reduce((sum, { length }) => sum + length, 0);
  if (count > maxReviewers)
    throw new Fault('round_too_large', `The targets select ${count} reviewers; the maximum is ${maxReviewers}.`);
}

/** The reviewers that a target selects, or why there are none. */
type Resolved = readonly Assignee[] | 'committee_unresolved' | 'contact_missing';

async function choicesOf(rule: Rule, resolve: (target: Target) => Promise<Resolved>, skips: Skips): Promise<Choice[]> {
  const choices: Choice[] = [];
  for (const target of rule.targets ?? []) {
    const assignees = await resolve(target);
    const choice = { rule: rule.name, target, bytes: JSON.stringify(target).length + rule.name.length };
    if (typeof assignees === 'string') skips.add(assignees, choice);
    else choices.push({ ...choice, assignees });
  }
  return choices;
}

/** Resolves targets that select the same committee members only once. */
function resolver(process: Process, { yielder }: Work): (target: Target) => Promise<Resolved> {
  const known = new Map<string, Resolved>();
  return async (target) => {
    const { type = 'contact', contact_id, committee_id, committee_position_id, committee_member_id } = target;
    if (type === 'contact') return contactReviewer(target);
    const name = JSON.stringify([type, contact_id, committee_id, committee_position_id, committee_member_id]);
    const resolved = known.get(name) ?? membersOf(target, process);
    known.set(name, resolved);
    await yielder.step();
    return resolved;
  };
}

/** Fields of a target that are copied to the assignee. */
const contactFields = ['name', 'first_name', 'last_name', 'email_address', 'job_title', 'city', 'state', 'country'];

function contactReviewer(target: Target): Resolved {
  const { contact_id } = target;
  if (!contact_id) return 'contact_missing';
  const given: Readonly<Record<string, unknown>> = target; // targets can have any properties, so they may have these fields
  const description = contactFields
    .filter((name) => typeof given[name] === 'string')
    .map((name) => [name, given[name]]);
  return [{ contact_id, ...Object.fromEntries(description) }];
}

function membersOf(target: Target, { committee_members = [] }: Process): Resolved {
  const members = committee_members.filter((member) => isTargeted(member, target)).map(({ contact }) => contact);
  return members.length > 0 ? members : 'committee_unresolved';
}

function isTargeted({ committee_id, committee_position_id, contact }: Member, target: Target): boolean {
  if (target.committee_id !== undefined && target.committee_id !== committee_id) return false;
  if (target.type === 'committee') return target.committee_id !== undefined;
  if (target.type === 'committee position')
    return target.committee_position_id !== undefined && target.committee_position_id === committee_position_id;
  const { committee_member_id, contact_id } = target;
  if (committee_member_id === undefined) return contact_id !== undefined && contact_id === contact.contact_id;
  return contact.committee_membership_ids?.includes(committee_member_id) === true;
}

type Value = string | number | boolean;
type Condition = Value | readonly Value[] | { readonly not: Value } | { readonly blank: boolean };

/** Dotted path of a field of the abstract → condition on its values. */
type Conditions = Readonly<Record<string, Condition>>;

interface Found {
  readonly values: ReadonlySet<unknown>;
  readonly isBlank: boolean;
}

/** Caches the values of an abstract's fields across rules. */
export class Fields {
  readonly #found = new Map<string, Found>();

  constructor(readonly record: object) {}

  at(path: string): Found {
    const known = this.#found.get(path);
    if (known !== undefined) return known;
    const values = new Set(pointedValues(this.record, path).map(([, value]) => value));
    const found = { values, isBlank: [...values].every(isBlank) };
    this.#found.set(path, found);
    return found;
  }
}

/** Whether all conditions are met. */
export async function matches(conditions: Conditions, fields: Fields, yielder: Yielder): Promise<boolean> {
  for (const [path, condition] of Object.entries(conditions)) {
    await yielder.step();
    if (!isMet(fields.at(path), condition)) return false;
  }
  return true;
}

function isMet({ values, isBlank }: Found, condition: Condition): boolean {
  if (Array.isArray(condition)) return condition.some((value) => values.has(value));
  if (typeof condition !== 'object') return values.has(condition);
  if ('not' in condition) return !values.has(condition.not);
  // TypeScript does not narrow readonly arrays with isArray; arrays were handled above
  return isBlank === (condition as { blank: boolean }).blank;
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

/** The maximum number of entries, and of bytes that they quote from the rules. */
const [maxNamed, maxQuoted] = [1000, 1024 * 1024];

/** Reviews that were not created: the first thousand are listed, the others counted. */
export class Skips {
  readonly #named: Skipped[] = [];
  #bytes = 0;
  #more = 0;

  /** @param contact_id the reviewer that the target selects. */
  add(
    reason: Skipped['reason'],
    choice?: Pick<Choice, 'target'> & Partial<Choice>,
    abstract_id?: string,
    contact_id?: string,
  ): void {
    this.#bytes += choice?.bytes ?? 0;
    if (this.#named.length === maxNamed || this.#bytes > maxQuoted) this.#more++;
    else
      this.#named.push({
        ...(abstract_id !== undefined && { abstract_id }),
        ...(choice?.rule !== undefined && { rule: choice.rule }),
        ...(choice !== undefined && { target: { ...choice.target, ...(contact_id !== undefined && { contact_id }) } }),
        reason,
      });
  }

  /** As in the response. */
  get answer(): { skipped: Skipped[]; more_skipped?: number } {
    return { skipped: this.#named, ...(this.#more > 0 && { more_skipped: this.#more }) };
  }
}
