/** The assignment rules of a round with the reviewers that their targets select. */
import type { Draft, RecordOf } from '../../document/contract.js';
import { Fault, faultAt } from '../../fault.js';
import type { Pace } from '../../pace.js';
import type { Work } from '../../records/work.js';
import type { Skips } from './assignReviews.js';

/** A target of a rule. */
export interface Choice {
  /** Name of the rule. */
  readonly rule?: string;
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

type Round = RecordOf<'abstractReviewRounds'>;

/**
 * The rules in order, or none if they are disabled, without those that select no reviewer.
 * @param skips collects the targets that select nobody.
 * @throws Fault `round_too_large`
 */
export async function rulesOf(round: Round, work: Work, skips: Skips): Promise<ReadyRule[]> {
  if (round.enable_review_assignment_rules === false) return [];
  checkStoredRules(round);
  const { record: process } = await work.records('abstractReviewProcesses').get(round.process_id);
  const resolve = resolver(process, work);
  const order = ({ display_order = Number.MAX_VALUE }: Rule) => display_order;
  const ready: ReadyRule[] = [];
  for (const rule of (round.review_assignment_rules ?? []).toSorted((a, b) => order(a) - order(b))) {
    const choices = await choicesOf(rule, resolve, skips);
    if (choices.length > 0) ready.push({ conditions: rule.matching_conditions, choices });
  }
  checkReviewers(ready.flatMap(({ choices }) => choices).reduce(countOnce(), 0));
  return ready;
}

async function choicesOf(rule: Rule, resolve: (target: Target) => Promise<Resolved>, skips: Skips): Promise<Choice[]> {
  const choices: Choice[] = [];
  for (const target of rule.targets ?? []) {
    const resolved = await resolve(target);
    const bytes = JSON.stringify(target).length + rule.name.length;
    const choice = { rule: rule.name, target, bytes, assignees: 'assignees' in resolved ? resolved.assignees : [] };
    if ('reason' in resolved) skips.add(resolved.reason, choice);
    else choices.push(choice);
  }
  return choices;
}

/** Resolves targets that select the same committee members only once. */
function resolver(process: RecordOf<'abstractReviewProcesses'>, { pace }: Work): (target: Target) => Promise<Resolved> {
  const known = new Map<string, Resolved>();
  return async (target) => {
    const { type = 'contact', contact_id, committee_id, committee_position_id, committee_member_id } = target;
    if (type === 'contact') return reviewersOf(target, process);
    const name = JSON.stringify([type, contact_id, committee_id, committee_position_id, committee_member_id]);
    const resolved = known.get(name) ?? reviewersOf(target, process);
    known.set(name, resolved);
    await pace.step();
    return resolved;
  };
}

function countOnce(): (sum: number, choice: Choice) => number {
  const counted = new Set<readonly Assignee[]>();
  return (sum, { assignees }) => {
    const isNew = !counted.has(assignees);
    counted.add(assignees);
    return isNew ? sum + assignees.length : sum;
  };
}

// Resolves the targets of assignment rules to reviewers.

export type Assignee = Draft<'abstractReviews'>['assignee'];
type Rule = NonNullable<RecordOf<'abstractReviewRounds'>['review_assignment_rules']>[number];
type Target = NonNullable<Rule['targets']>[number];

type Process = RecordOf<'abstractReviewProcesses'>;
type Member = NonNullable<Process['committee_members']>[number];

/** Fields of a target that are copied to the assignee. */
const contactFields = [
  'name',
  'first_name',
  'last_name',
  'email_address',
  'job_title',
  'city',
  'state',
  'country',
] as const;

type Resolved =
  | { readonly assignees: readonly Assignee[] }
  | { readonly reason: 'committee_unresolved' | 'contact_missing' };

/** The reviewers that a target selects, or why there are none. */
function reviewersOf(target: Target, process: Process): Resolved {
  if (target.type === undefined || target.type === 'contact') return contactReviewer(target);
  const assignees = (process.committee_members ?? [])
    .filter((member) => isTargeted(member, target))
    .map((member) => member.contact);
  return assignees.length > 0 ? { assignees } : { reason: 'committee_unresolved' };
}

function contactReviewer(target: Target): Resolved {
  const { contact_id } = target;
  if (!contact_id) return { reason: 'contact_missing' };
  const given: Readonly<Record<string, unknown>> = target; // targets can have any properties, so they may have these fields
  const description = contactFields
    .filter((name) => typeof given[name] === 'string')
    .map((name) => [name, given[name]]);
  return { assignees: [{ contact_id, ...Object.fromEntries(description) }] };
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

// The conditions by which an assignment rule selects abstracts.

type Value = string | number | boolean;
type Condition = Value | readonly Value[] | { readonly not: Value } | { readonly blank: boolean };
type Json = Readonly<Record<string, unknown>>;

/** Dotted path of a field → condition on its values. */
type Conditions = Readonly<Record<string, Condition>>;

/** Returns the values of a record at a path. */
interface Found {
  readonly values: ReadonlySet<unknown>;
  readonly isBlank: boolean;
}

/** Caches the values of a record's fields across rules. */
export class Fields {
  readonly #found = new Map<string, Found>();

  constructor(readonly record: object) {}

  at(path: string): Found {
    const known = this.#found.get(path);
    if (known !== undefined) return known;
    const values = new Set<unknown>();
    collect(this.record, path.split('.'), 0, values);
    const found = { values, isBlank: [...values].every(isBlank) };
    this.#found.set(path, found);
    return found;
  }
}

/** Whether all conditions are met. */
export async function matches(conditions: Conditions, fields: Fields, pace: Pace): Promise<boolean> {
  for (const path of Object.keys(conditions)) {
    await pace.step();
    if (!isMet(fields.at(path), conditions[path] as Condition)) return false;
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

/** Adds the values at a path, starting with its part `at`. An array stands for each of its items. */
function collect(value: unknown, path: readonly string[], at: number, values: Set<unknown>): void {
  const name = path[at];
  if (Array.isArray(value)) for (const item of value) collect(item, path, at, values);
  else if (name === undefined) values.add(value);
  else if (typeof value === 'object' && value !== null && Object.hasOwn(value, name))
    collect((value as Json)[name], path, at + 1, values);
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object' || value === null) return value === undefined || value === null;
  for (const _ in value) return false;
  return true;
}

// Limits for the assignment rules of a round, which are compared with every abstract.

type Rules = Draft<'abstractReviewRounds'>['review_assignment_rules'];

/** The maximum number of targets of all rules of a round, and of abstract fields that they use. */
const [maxTargets, maxPaths] = [1000, 100];
/** The maximum number of reviewers that the targets of a round select. */
const maxReviewers = 5000;

/** The exceeded limit, if any. */
function excess(rules: Rules = []): string | undefined {
  const targets = rules.reduce((sum, rule) => sum + (rule.targets?.length ?? 0), 0);
  if (targets > maxTargets) return `have ${targets} targets in all; the maximum is ${maxTargets}`;
  const paths = new Set(rules.flatMap((rule) => Object.keys(rule.matching_conditions)));
  if (paths.size > maxPaths) return `use ${paths.size} fields of the abstract; the maximum is ${maxPaths}`;
  return undefined;
}

/** A round that already exceeds a limit can still be closed. @throws Fault `too_many_targets` */
export function checkRules(
  { review_assignment_rules: rules }: Draft<'abstractReviewRounds'>,
  previous: Round | undefined,
): void {
  const found = excess(rules);
  if (found === undefined || found === excess(previous?.review_assignment_rules)) return;
  throw faultAt('/review_assignment_rules', 'too_many_targets', `/review_assignment_rules ${found}.`);
}

/** For rounds that were stored before these limits existed. @throws Fault `round_too_large` */
function checkStoredRules({ review_assignment_rules: rules }: Round): void {
  const found = excess(rules);
  if (found !== undefined) throw new Fault('round_too_large', `The review_assignment_rules ${found}.`);
}

/** @throws Fault `round_too_large` */
function checkReviewers(count: number): void {
  if (count <= maxReviewers) return;
  throw new Fault('round_too_large', `The targets select ${count} reviewers; the maximum is ${maxReviewers}.`);
}
