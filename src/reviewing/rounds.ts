/** Review processes and their rounds with their rules. A process has at most one open round, and only openRound opens it. Both can be blind. */

import { Fault } from '../fault.js';
import { refuseLocked } from '../records/guards.js';
import type { Definition, Opener } from '../records/registry.js';
import type { Work } from '../records/work.js';
import type { Skips } from '../records/workBudget.js';
import type { Draft } from '../schema/contract.js';
import { invalidRequest } from '../schema/findings.js';
import { type Asked, askedBy } from './conditions.js';
import { checkReviewTemplates } from './emails.js';
import { checkScale, judgeScale } from './scales.js';
import { hasEnded } from './standing.js';
import {
  type Assignee,
  isOver,
  type Process,
  type Review,
  type Reviewing,
  type Round,
  type Skipped,
  type Subject,
} from './table.js';

export const processesOf = (of: Reviewing): Definition<'abstractReviewProcesses'> => ({
  check: async (draft, previous, work) => {
    await checkReviewTemplates(of)(draft, previous, work);
    checkScale(draft, previous);
    checkBlindFields(of, draft, previous, work);
  },
  judge: (change, _, work) => judgeScale(of, change, work),
});

export const roundsOf = (of: Reviewing): Definition<'abstractReviewRounds'> => ({
  prepare: keepOpening,
  restored: (deleted) => (deleted.status === 'open' ? { ...deleted, status: 'never opened' } : deleted),
  check: (draft, previous) => {
    checkStatus(of, draft, previous);
    checkRules(of, draft.review_assignment_rules);
  },
});

/** Only the server sets `opened_at`. */
function keepOpening(draft: Draft<'abstractReviewRounds'>, previous: Round | undefined): void {
  delete draft.opened_at;
  if (previous?.opened_at !== undefined) draft.opened_at = previous.opened_at;
}

/** @throws Fault `open_by_open_round`, `round_is_open` */
function checkStatus(of: Reviewing, draft: Draft<'abstractReviewRounds'>, previous: Round | undefined): void {
  if (previous?.status === 'open') {
    for (const field of ['process_id', of.groupId] as const)
      if (draft[field] !== previous[field]) throw Fault.at(`/${field}`, 'round_is_open');
  } else if (draft.status === 'open') {
    throw Fault.at('/status', 'open_by_open_round');
  }
}

/**
 * Stages a round as open, always later than the open round of its process, which it closes.
 * @returns the id of the round that it closes.
 * @throws Fault `record_locked`
 */
export async function makeOpen(of: Reviewing, round: Round, work: Work): Promise<string | undefined> {
  if (round.status === 'open') return undefined;
  refuseLocked(round);
  const rounds = work.records(of.rounds);
  const [open] = await rounds.page({ process_id: round.process_id, status: 'open' }, { limit: 1 });
  if (open !== undefined) {
    refuseLocked(open.record);
    await rounds.updateDerived(open.record.id, { status: 'closed' });
  }
  const after = Date.parse(open?.record.opened_at ?? '') || 0;
  const opened_at = new Date(Math.max(work.now.getTime(), after + 1)).toISOString();
  await rounds.updateDerived(round.id, { status: 'open', opened_at }, false);
  return open?.record.id;
}

/** @throws Fault `round_not_open` when a round takes no more answers from the reviewer. */
export function checkNotOver(round: Round, review: Pick<Review, 'due_at'>, now: Date): void {
  if (!isOver(round) && !hasEnded(round, review, now)) return;
  throw Fault.of('round_not_open', `The round ${round.name} takes no more answers.`);
}

/** @throws Fault `round_not_open` */
export function checkOpen({ name, status }: Round): void {
  if (status !== 'open') throw Fault.of('round_not_open', `The round ${name} is ${status}, but must be open.`);
}

type ProcessDraft = Draft<'abstractReviewProcesses'>;

/** Refers to a process and a round. */
type Place = { readonly process_id?: unknown; readonly review_round_id?: unknown };

/** Blind review hides the authors: in a process or round of one of the reviews that open the subject, or in its own. */
export async function blindSubject(of: Reviewing, subject: Subject, openers: readonly Opener[], work: Work) {
  const { review_process_id: process_id, [of.currentRound]: review_round_id } = subject;
  return await blindIn(of, [{ process_id, review_round_id }, ...openers], work);
}

export const blindReview = (of: Reviewing, review: Review, _: readonly Opener[], work: Work) =>
  blindIn(of, [review], work);

/**
 * Which fields blind reviewers see nevertheless: those that each of the processes names; undefined if none of the processes and rounds
 * has a blind review. An unknown one counts as blind.
 */
async function blindIn(of: Reviewing, places: readonly Place[], work: Work): Promise<readonly string[] | undefined> {
  const find = async <R extends Reviewing['processes' | 'rounds']>(resource: R, id: unknown) =>
    typeof id === 'string' ? [(await work.unlimited.records(resource).find(id))?.record] : [];
  const all = async <R extends Reviewing['processes' | 'rounds']>(resource: R, ids: readonly unknown[]) =>
    (await Promise.all([...new Set(ids)].map((id) => find(resource, id)))).flat();
  const processes = await all(
    of.processes,
    places.map(({ process_id }) => process_id),
  );
  const rounds = await all(
    of.rounds,
    places.map(({ review_round_id }) => review_round_id),
  );
  if ([...processes, ...rounds].every((one) => one !== undefined && one.enable_blind_review !== true)) return undefined;
  const [first = [], ...others] = processes.map((process) => process?.blind_fields ?? []);
  return first.filter((field) => others.every((fields) => fields.includes(field)));
}

/** Fields with the name of a person, besides those of `people`. */
const naming = /^(first_|last_)?name$/;

/** @throws Fault `invalid_request` for fields that blind reviewers cannot see. */
function checkBlindFields(
  of: Reviewing,
  { blind_fields: fields = [] }: ProcessDraft,
  previous: Process | undefined,
  work: Work,
) {
  const { reviewer } = work.model(of.subjects).parts;
  const isSeen = (field: string) =>
    /^custom_field_values\[.+\]$/.test(field) || (reviewer instanceof Map && Boolean(reviewer.get(field)));
  const isHidden = (field: string) => of.people.test(field) || naming.test(field) || !isSeen(field);
  const message = `must be a field of the ${of.subject} that reviewers see, and that names nobody`;
  const findings = fields.flatMap((field, place) =>
    isHidden(field) && !previous?.blind_fields?.includes(field)
      ? [{ pointer: `/blind_fields/${place}`, keyword: 'enum', message }]
      : [],
  );
  if (findings.length > 0) throw invalidRequest(findings);
}

// Assignment rules: which subjects they match, and which reviewers their targets select.

type Member = NonNullable<Process['committee_members']>[number];
type Rule = NonNullable<Round['review_assignment_rules']>[number];
type Target = NonNullable<Rule['targets']>[number];

/** The maximum number of targets of all rules of a round, of fields of what is reviewed that they use, and of selected reviewers. */
const [maxTargets, maxPaths, maxReviewers] = [1000, 100, 5000];

/** @throws Fault `too_many_targets` */
function checkRules(of: Reviewing, rules: readonly Rule[] = []): void {
  const targets = rules.reduce((sum, rule) => sum + (rule.targets?.length ?? 0), 0);
  if (targets > maxTargets) throw tooMany(`have ${targets} targets in all; the maximum is ${maxTargets}`);
  const { size } = new Set(rules.flatMap((rule) => Object.keys(rule.matching_conditions)));
  if (size > maxPaths) throw tooMany(`use ${size} fields of the ${of.subject}; the maximum is ${maxPaths}`);
}

const tooMany = (message: string) =>
  Fault.at('/review_assignment_rules', 'too_many_targets', `/review_assignment_rules ${message}.`);

/** A target of a rule with the reviewers that it selects. Targets that select the same reviewers share one array. */
export interface Choice {
  readonly rule: string;
  readonly target: Target;
  readonly assignees: readonly Assignee[];
}

export interface ReadyRule {
  readonly name: string;
  readonly asked: Asked;
  readonly choices: readonly Choice[];
}

/**
 * The rules in order, or none if they are disabled.
 * @param skips collects the targets that select nobody.
 * @throws Fault `round_too_large`
 */
export async function rulesOf(of: Reviewing, round: Round, work: Work, skips: Skips<Skipped>): Promise<ReadyRule[]> {
  if (round.enable_review_assignment_rules === false) return [];
  const { record: process } = await work.records(of.processes).get(round.process_id);
  const known = new Map<string, readonly Assignee[]>();
  const order = ({ display_order = Number.MAX_VALUE }: Rule) => display_order;
  const ready: ReadyRule[] = [];
  let reviewers = 0;
  for (const { name, matching_conditions, targets = [] } of rulesIn(round).toSorted((a, b) => order(a) - order(b))) {
    const choices: Choice[] = [];
    for (const target of targets) {
      await work.yielder.step();
      const key = keyOf(target);
      const assignees = known.get(key) ?? reviewersOf(target, process);
      if (!known.has(key)) reviewers += assignees.length;
      known.set(key, assignees);
      if (assignees.length > 0) choices.push({ rule: name, target, assignees });
      else skips.add({ rule: name, target, reason: isContact(target) ? 'contact_missing' : 'committee_unresolved' });
    }
    ready.push({ name, asked: askedBy(matching_conditions), choices });
  }
  if (reviewers > maxReviewers)
    throw Fault.of('round_too_large', `The targets select ${reviewers} reviewers; the maximum is ${maxReviewers}.`);
  return ready;
}

const rulesIn = ({ review_assignment_rules = [] }: Round): readonly Rule[] => review_assignment_rules;

const isContact = ({ type = 'contact' }: Target) => type === 'contact';

/** Targets with the same key select the same reviewers. */
function keyOf(target: Target): string {
  const { type, contact_id, committee_id, committee_position_id, committee_member_id } = target;
  if (isContact(target)) return JSON.stringify(target);
  return JSON.stringify([type, contact_id, committee_id, committee_position_id, committee_member_id]);
}

/** Fields of a target that are copied to the assignee. */
const contactFields = 'name first_name last_name email_address organization_id job_title city state country'.split(' ');

function reviewersOf(target: Target, { committee_members = [] }: Process): readonly Assignee[] {
  const { contact_id } = target;
  if (!isContact(target))
    return committee_members.filter((member) => isTargeted(member, target)).map(({ contact }) => contact);
  if (!contact_id) return [];
  // targets can have any properties, so they may have these fields
  const given = Object.entries(target).filter(
    ([name, value]) => contactFields.includes(name) && typeof value === 'string',
  );
  return [{ contact_id, ...Object.fromEntries(given) }];
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
