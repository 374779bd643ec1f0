/** `abstractReviews.openRound`: opens a round and hands its abstracts to their reviewers. */

import type { Answer, RecordOf } from '../../document/contract.js';
import { Fault } from '../../fault.js';
import type { Call, Reply } from '../../records/call.js';
import type { Work } from '../../records/work.js';
import { json } from '../../verbs/reply.js';
import {
  type Abstract,
  byPair,
  createReviews,
  mostReviews,
  type Pair,
  plan,
  type Review,
  type Round,
  type Skipped,
} from './assignment.js';
import { matches } from './matching.js';
import { open } from './roundStatus.js';
import { type Resolved, type Rule, reviewersOf, type Target } from './targets.js';

type Opened = Answer<'abstractReviews.openRound'>;
type Request = Pick<Call<'abstractReviews.openRound'>, 'path'>;

interface Choice {
  readonly rule: Rule;
  readonly target: Target;
  readonly resolved: Resolved;
}

export async function openRound({ path }: Request, work: Work): Promise<Reply<Opened>> {
  work.rerunWhenTaken();
  const { record: round } = await work.records('abstractReviewRounds').get(path.roundId);
  const { record: type } = await work.records('abstractTypes').get(path.typeId);
  checkProcess(type, round);
  const closed_round_id = await open(round, work);
  const assigned = await assign(type.id, round, work);
  return json({ opened_round_id: round.id, ...(closed_round_id !== undefined && { closed_round_id }), ...assigned });
}

/** Creates the reviews that the round's rules ask for and that are not there, as many as one step may. */
async function assign(typeId: string, round: Round, work: Work): Promise<Omit<Opened, 'opened_round_id'>> {
  const choices = await choicesOf(round, work);
  const abstracts = choices.length > 0 ? await abstractsOf(typeId, round.event_id, work) : [];
  const { missing, present, skipped } = plan(pairsOf(choices, abstracts), byPair(await reviewsOf(round, work)));
  const created = await createReviews([...missing.values()].slice(0, mostReviews), round, work);
  return {
    created: created.length,
    already_present: present.size,
    remaining: missing.size - created.length,
    skipped: [...unresolved(choices), ...skipped],
  };
}

function checkProcess({ review_process_id }: RecordOf<'abstractTypes'>, { process_id }: Round): void {
  if (review_process_id === undefined || review_process_id === process_id) return;
  throw new Fault(
    'process_mismatch',
    `The type's review_process_id is ${review_process_id}, the round's process_id ${process_id}.`,
  );
}

/** Every target of every rule that applies, in the order of the rules. */
async function choicesOf(round: Round, work: Work): Promise<Choice[]> {
  if (round.enable_review_assignment_rules === false) return [];
  const { record: process } = await work.records('abstractReviewProcesses').get(round.process_id);
  const order = ({ display_order = Number.MAX_VALUE }: Rule) => display_order;
  const rules = (round.review_assignment_rules ?? []).toSorted((a, b) => order(a) - order(b));
  return rules.flatMap((rule) =>
    (rule.targets ?? []).map((target) => ({ rule, target, resolved: reviewersOf(target, process) })),
  );
}

/** Abstracts that are up for review. */
async function abstractsOf(type_id: string, event_id: string, work: Work): Promise<Abstract[]> {
  const found: Abstract[] = [];
  for await (const { record } of work.records('abstracts').all({ type_id })) {
    const { review_status = 'pending review' } = record;
    if (record.event_id === event_id && review_status === 'pending review') found.push(record);
  }
  return found;
}

async function reviewsOf({ id }: Round, work: Work): Promise<Review[]> {
  const found: Review[] = [];
  for await (const { record } of work.records('abstractReviews').all({ review_round_id: id })) found.push(record);
  return found;
}

function* pairsOf(choices: readonly Choice[], abstracts: readonly Abstract[]): Iterable<Pair> {
  for (const { rule, target, resolved } of choices) {
    if ('reason' in resolved) continue;
    for (const abstract of abstracts) {
      if (!matches(rule.matching_conditions, abstract)) continue;
      for (const assignee of resolved.assignees) yield { abstract, assignee, target, rule: rule.name };
    }
  }
}

const unresolved = (choices: readonly Choice[]): Skipped[] =>
  choices.flatMap(({ rule, target, resolved }) =>
    'reason' in resolved ? [{ rule: rule.name, target, reason: resolved.reason }] : [],
  );
