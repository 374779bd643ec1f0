/** Decisions are pending until they are released: how abstracts and applications are decided on. */

import { Fault } from '../fault.js';
import type { Work } from '../records/work.js';
import { maxWritten, Skips, WorkBudget } from '../records/workBudget.js';
import type { Answer, Draft } from '../schema/contract.js';
import { json } from '../verbs/call.js';
import { type Decidable, type Decision, isWithdrawn, type Letters, lastLetter } from './letters.js';

type Made = Answer<'abstracts.decide'>;

/** What differs between what is decided on. */
export interface Deciding {
  readonly letters: Letters;
  /** What a rule or a release is about, and a part of it. */
  readonly group: 'event_id' | 'award_id';
  readonly part: 'type_id' | 'process_id';
  readonly ids: 'abstract_ids' | 'application_ids';
  /** The resources whose records decide which e-mail is sent. */
  readonly senders: readonly (
    | 'abstractDecisionProcesses'
    | 'abstractApprovalProcesses'
    | 'abstractTypes'
    | 'applicationProcesses'
  )[];
}

/** Which records a request is about: named, or all of a group. */
type Target = { readonly [F in Deciding['group' | 'part']]?: string } & {
  readonly [F in Deciding['ids']]?: readonly string[];
};

interface Wish extends Target {
  readonly review_status: Decision;
  readonly otherwise?: Decision;
  readonly status?: string;
  readonly best?: number;
  readonly minimum_average_score?: number;
}

/** @throws Fault `ids_or_rule` */
export function targetOf(of: Deciding, body: Target): { ids: readonly string[] } | { group: string } {
  const { [of.ids]: ids, [of.group]: group } = body;
  if (ids !== undefined && group === undefined) return { ids: [...new Set(ids)] };
  if (ids === undefined && group !== undefined) return { group };
  throw Fault.of('ids_or_rule');
}

export const recordsOf = ({ letters }: Deciding, work: Work) => work.records(letters.resource as 'abstracts');

const decisions: readonly string[] = ['accepted', 'alternate', 'declined'] satisfies Decision[];

/** The decision that is real; other texts say nothing. */
export const realOf = ({ review_status }: Pick<Decidable, 'review_status'>) =>
  (decisions.includes(review_status ?? '') ? review_status : 'pending review') as Decision;

/** What a rule needs to know of a record. */
interface Row {
  readonly id: string;
  readonly average: number | undefined;
  readonly real: Decision;
  readonly pending: Decision | undefined;
  readonly isOut: boolean;
  readonly isLocked: boolean;
}

const rowOf = (record: Decidable): Row => ({
  id: record.id,
  average: record.average_score,
  real: realOf(record),
  pending: record.pending_review_status,
  isOut: isWithdrawn(record),
  isLocked: record.sys_locked === true,
});

/** A decision on a record. */
interface Choice {
  readonly row: Row;
  readonly to: Decision;
  readonly status?: string | undefined;
}

export async function decide(of: Deciding, wish: Wish, work: Work) {
  const target = targetOf(of, wish);
  const skips = new Skips<Made['skipped'][number]>();
  const rows = 'ids' in target ? await named(of, target.ids, work) : await ofGroup(of, wish, target.group, work);
  const { review_status: to, status } = wish;
  const choices = 'ids' in target ? rows.map((row) => ({ row, to, status })) : chosen(rows, wish, skips);
  const sum = await stageAll(of, choices, work);
  const { skipped, more_skipped } = skips.answer;
  return json<Made>({ ...sum, counts: countsOf(rows, choices), skipped, ...(more_skipped && { more_skipped }) });
}

/** What they are once all of this is released; those that were withdrawn do not count. */
function countsOf(rows: readonly Row[], choices: readonly Choice[]): Made['counts'] {
  const after = new Map(choices.map(({ row, to }) => [row.id, to]));
  const counts = { accepted: 0, alternate: 0, declined: 0, undecided: 0 };
  for (const { id, real, pending, isOut } of rows) {
    const word = after.get(id) ?? pending ?? real;
    if (!isOut) counts[word === 'pending review' ? 'undecided' : word]++;
  }
  return counts;
}

/** @throws Fault `record_not_found`, `already_withdrawn`, `record_locked` */
async function named(of: Deciding, ids: readonly string[], work: Work): Promise<Row[]> {
  const rows: Row[] = [];
  for (const id of ids) {
    await work.yielder.step();
    const { record } = await recordsOf(of, work).get(id);
    if (isWithdrawn(record)) throw Fault.of('already_withdrawn', `${id} was withdrawn.`);
    if (record.sys_locked === true) throw Fault.of('record_locked', `${id} is locked.`);
    rows.push(rowOf(record));
  }
  return rows;
}

async function ofGroup({ group, part, ...of }: Deciding, wish: Wish, id: string, work: Work): Promise<Row[]> {
  const rows: Row[] = [];
  // a score that is kept from the caller is none: otherwise its rank would show
  const seen = work.seen(of.letters.resource as 'abstracts');
  for await (const docs of seen.windows({ match: { [group]: id }, limit: 500 }))
    for (const { record } of docs)
      if (wish[part] === undefined || (record as Target)[part] === wish[part]) rows.push(rowOf(record));
  return rows;
}

/** What a rule decides: anew on all that are undecided or on the waiting list. */
function chosen(rows: readonly Row[], wish: Wish, skips: Skips<Made['skipped'][number]>): Choice[] {
  const { review_status: to, otherwise, status, best = Number.POSITIVE_INFINITY } = wish;
  const least = wish.minimum_average_score ?? Number.NEGATIVE_INFINITY;
  const isOpen = ({ isOut, isLocked, real }: Row) =>
    !isOut && !isLocked && (real === 'pending review' || real === 'alternate');
  const average = (row: Row) => row.average ?? Number.NaN;
  const inOrder = rows
    .filter((row) => row.average !== undefined)
    .sort((one, other) => average(other) - average(one) || (one.id < other.id ? -1 : 1));
  const places = best - rows.filter(({ real, isOut }) => real === to && !isOut).length;
  const fitting = inOrder.filter((row) => isOpen(row) && row.real !== to && average(row) >= least);
  const taken = new Set(fitting.slice(0, Math.max(0, places)));
  const isFull = fitting.length > taken.size;
  const last = [...taken].at(-1);
  const cut = !isFull ? least : last === undefined ? Number.POSITIVE_INFINITY : average(last);
  for (const row of inOrder) {
    const reason = taken.has(row) || average(row) < cut ? undefined : whyPassed(row, to);
    if (reason !== undefined) skips.add({ id: row.id, reason });
  }
  for (const row of rows) if (row.average === undefined && isOpen(row)) skips.add({ id: row.id, reason: 'no_score' });
  return inOrder.filter(isOpen).flatMap((row): Choice[] => {
    if (taken.has(row)) return [{ row, to, status }];
    if (otherwise !== undefined && row.real !== to) return [{ row, to: otherwise }];
    return row.pending === to ? [{ row, to: row.real }] : [];
  });
}

/** Why a record that is good enough was not taken. */
function whyPassed({ isOut, isLocked, real }: Row, to: Decision): Made['skipped'][number]['reason'] | undefined {
  if (isOut) return 'withdrawn';
  if (real === to || real === 'accepted') return undefined;
  if (real === 'declined') return 'already_decided';
  return isLocked ? 'record_locked' : 'same_average';
}

/** Of one commit: others wait while it is written. */
export const commitBudget = () => new WorkBudget(150, 1024 * 1024);

/** Makes decisions pending in several commits, as many as one request may write. */
async function stageAll(of: Deciding, choices: readonly Choice[], work: Work) {
  const sum = { decided: 0, remaining: choices.length, told_before: 0 };
  while (sum.remaining > 0 && sum.decided < maxWritten) {
    const rest = choices.slice(-sum.remaining);
    const { looked, decided, told_before } = await work.separately((part) => stageSome(of, rest, part));
    sum.remaining -= looked;
    sum.decided += decided;
    sum.told_before += told_before;
  }
  return sum;
}

/** Makes the first of these decisions pending, as many as one commit takes. */
async function stageSome(of: Deciding, choices: readonly Choice[], work: Work) {
  const budget = commitBudget();
  const sum = { looked: 0, decided: 0, told_before: 0 };
  for (const choice of choices) {
    if (budget.isFull) break;
    await work.yielder.step();
    const { isTold, bytes } = (await stage(of, choice, work)) ?? {};
    sum.looked++;
    if (bytes === undefined) continue;
    if (isTold) sum.told_before++;
    sum.decided = ++budget.written;
    budget.stagedBytes += bytes;
  }
  return sum;
}

/**
 * Makes a decision pending; one that is real already clears what is pending, unless its e-mail was called back.
 * @returns undefined if nothing changes.
 */
async function stage(of: Deciding, { row, to, status }: Choice, work: Work) {
  const doc = await recordsOf(of, work).find(row.id);
  if (doc === undefined || isWithdrawn(doc.record) || doc.record.sys_locked === true) return undefined; // since it was read
  const { pending_review_status: pending, pending_status, decision = 'pending review' } = doc.record;
  const { message, hasLeft } = await lastLetter(doc.record, work);
  const isShown = status === undefined || status === doc.record.status;
  const isReal = realOf(doc.record) === to && decision === to && isShown && message?.state !== 'cancelled';
  if (isReal ? pending === undefined : pending === to && pending_status === status) return undefined;
  const since = { pending_since: work.now.toISOString(), pending_by_id: work.caller.id };
  const next = isReal ? nothingPending : { pending_review_status: to, pending_status: status, ...since };
  await recordsOf(of, work).updateDerived(row.id, next, false);
  return { isTold: !isReal && hasLeft, bytes: doc.json.length };
}

export const nothingPending = {
  pending_review_status: undefined,
  pending_status: undefined,
  pending_since: undefined,
  pending_by_id: undefined,
};

const set = ['decision', 'decision_at', 'decisions', 'pending_since', 'pending_by_id'];

/**
 * The server alone sets when and by whom something was decided; who loads a record says it.
 * @param answers fields with what the author did, which the server sets, too.
 */
export function noteDecision(
  draft: Draft<'abstracts'>,
  previous: Decidable | undefined,
  work: Work,
  answers: readonly string[] = [],
): void {
  const { pending_review_status: pending, pending_status } = draft;
  const fields: Record<string, unknown> = draft;
  const before: Readonly<Record<string, unknown>> = previous ?? {};
  for (const name of previous === undefined ? [] : [...set, ...answers]) {
    if (before[name] === undefined) delete fields[name];
    else fields[name] = before[name];
  }
  if (pending === undefined) for (const name in nothingPending) delete fields[name];
  else if (pending !== previous?.pending_review_status || pending_status !== previous?.pending_status) {
    const isLoaded = previous === undefined;
    draft.pending_since = (isLoaded ? draft.pending_since : undefined) ?? work.now.toISOString();
    draft.pending_by_id = (isLoaded ? draft.pending_by_id : undefined) ?? work.caller.id;
  }
}
