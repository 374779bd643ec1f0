/** Limits for the assignment rules of a round, which are compared with every abstract. */

import { Fault, faultAt } from '../../fault.js';
import type { Draft, RecordOf } from '../../schema/contract.js';

type Round = RecordOf<'abstractReviewRounds'>;
type Rules = Draft<'abstractReviewRounds'>['review_assignment_rules'];

/** The maximum number of targets of all rules of a round, and of abstract fields that they use. */
const [maxTargets, maxPaths] = [1000, 100];
/** The maximum number of reviewers that the targets of a round select. */
export const maxReviewers = 5000;

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
export function checkStoredRules({ review_assignment_rules: rules }: Round): void {
  const found = excess(rules);
  if (found !== undefined) throw new Fault('round_too_large', `The review_assignment_rules ${found}.`);
}

/** @throws Fault `round_too_large` */
export function checkReviewers(count: number): void {
  if (count <= maxReviewers) return;
  throw new Fault('round_too_large', `The targets select ${count} reviewers; the maximum is ${maxReviewers}.`);
}
