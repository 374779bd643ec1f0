/** How much the assignment rules of a round may ask for: every abstract is compared with all of it. */
import type { Draft, RecordOf } from '../../document/contract.js';
import { Fault, faultAt } from '../../fault.js';

type Round = RecordOf<'abstractReviewRounds'>;
type Rules = Draft<'abstractReviewRounds'>['review_assignment_rules'];

/** Targets of all rules of a round together, and different fields of the abstract that they look at. */
const [maxTargets, maxPaths] = [1000, 100];
/** The most reviewers that the targets of a round stand for. */
export const maxReviewers = 5000;

/** What is too much about the rules, if anything. */
function excess(rules: Rules = []): string | undefined {
  const targets = rules.reduce((sum, rule) => sum + (rule.targets?.length ?? 0), 0);
  if (targets > maxTargets) return `have ${targets} targets in all; ${maxTargets} are allowed`;
  const paths = new Set(rules.flatMap((rule) => Object.keys(rule.matching_conditions)));
  if (paths.size > maxPaths) return `look at ${paths.size} different fields of the abstract; ${maxPaths} are allowed`;
  return undefined;
}

/** A round that was stored with too many may still be closed. @throws Fault `too_many_targets` */
export function checkRules(
  { review_assignment_rules: rules }: Draft<'abstractReviewRounds'>,
  previous: Round | undefined,
): void {
  const found = excess(rules);
  if (found === undefined || found === excess(previous?.review_assignment_rules)) return;
  throw faultAt('/review_assignment_rules', 'too_many_targets', `/review_assignment_rules ${found}.`);
}

/** Of what was stored before there were bounds. @throws Fault `round_too_large` */
export function checkStoredRules({ review_assignment_rules: rules }: Round): void {
  const found = excess(rules);
  if (found !== undefined) throw new Fault('round_too_large', `The review_assignment_rules ${found}.`);
}

/** @throws Fault `round_too_large` */
export function checkReviewers(count: number): void {
  if (count <= maxReviewers) return;
  throw new Fault('round_too_large', `The targets stand for ${count} reviewers; ${maxReviewers} are allowed.`);
}
