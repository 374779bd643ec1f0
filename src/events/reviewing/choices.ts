/** The assignment rules of a round with the reviewers that their targets select. */

import type { Work } from '../../records/work.js';
import type { RecordOf } from '../../schema/contract.js';
import { checkReviewers, checkStoredRules } from './bounds.js';
import type { Conditions } from './matching.js';
import type { Skips } from './skips.js';
import { type Assignee, type Resolved, type Rule, reviewersOf, type Target } from './targets.js';

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
