import type { Draft, RecordOf } from '../../document/contract.js';
import { Fault, faultAt } from '../../fault.js';
import { refuseLocked } from '../../records/guards.js';
import type { Definition } from '../../records/registry.js';
import type { Work } from '../../records/work.js';
import { checkRules } from './assignmentRules.js';
import { checkReviewTemplate, type ReviewEmail, reviewEmails } from './emails.js';
import { lastOpenings } from './load.js';

export const abstractReviewRounds: Definition<'abstractReviewRounds'> = {
  lists: { listByEvent: { event_id: 'event_id' }, listByStatus: { processId: 'process_id', status: 'status' } },
  indexes: [{ fields: ['process_id'], unique: true, where: { status: 'open' } }],
  defaults: { status: 'never opened' },
  prepare: keepOpening,
  check: (draft, previous) => {
    checkStatus(draft, previous);
    checkRules(draft, previous);
  },
};

export const abstractReviewProcesses: Definition<'abstractReviewProcesses'> = {
  lists: { listByEvent: { event_id: 'event_id' } },
  check: checkTemplates,
};

async function checkTemplates(draft: Draft<'abstractReviewProcesses'>, _: unknown, work: Work): Promise<void> {
  for (const email of Object.keys(reviewEmails) as ReviewEmail[]) {
    const template = draft[reviewEmails[email]];
    if (template !== undefined) await checkReviewTemplate(email, template, work);
  }
}

// The status of review rounds: each process has at most one open round, and only openRound opens it.

type Round = RecordOf<'abstractReviewRounds'>;

/** Only the server sets `opened_at`. */
function keepOpening(draft: Draft<'abstractReviewRounds'>, previous: Round | undefined): void {
  delete draft.opened_at;
  if (previous?.opened_at !== undefined) draft.opened_at = previous.opened_at;
}

/** @throws Fault `open_by_open_round`, `round_is_open` */
function checkStatus(draft: Draft<'abstractReviewRounds'>, previous: Round | undefined): void {
  if (previous?.status === 'open') {
    for (const field of ['process_id', 'event_id'] as const)
      if (draft[field] !== previous[field]) throw faultAt(`/${field}`, 'round_is_open');
  } else if (draft.status === 'open') {
    const code = 'open_by_open_round';
    const details = [{ pointer: '/status', code, message: 'can only be set to open by abstractReviews.openRound' }];
    throw new Fault(code, undefined, { details });
  }
}

/**
 * Stages a round as open, and closes the open round of its process.
 * @returns the id of the round that it closes.
 * @throws Fault `record_locked`
 */
export async function makeOpen(round: Round, work: Work): Promise<string | undefined> {
  if (round.status === 'open') return undefined;
  refuseLocked(round);
  const closed = await closeOpen(round.process_id, work);
  const opened_at = await momentOfOpening(round.process_id, work);
  await work.records('abstractReviewRounds').updateDerived(round.id, { status: 'open', opened_at }, false);
  return closed;
}

/** Skips the checks of a patch: a stored round that exceeds newer limits must still be closed. */
async function closeOpen(process_id: string, work: Work): Promise<string | undefined> {
  const rounds = work.records('abstractReviewRounds');
  const [openRound] = await rounds.page({ process_id, status: 'open' }, { limit: 1 });
  if (openRound === undefined) return undefined;
  refuseLocked(openRound.record);
  await rounds.updateDerived(openRound.record.id, { status: 'closed' });
  return openRound.record.id;
}

/** Always later than the last opening of a round of the process, even if the clock was set back. */
async function momentOfOpening(process_id: string, work: Work): Promise<string> {
  const id = `opened:${process_id}`;
  const last = (await lastOpenings(work).find(id))?.record.opened_at;
  const next = Math.max(work.now.getTime(), last === undefined ? 0 : Date.parse(last) + 1);
  const opened_at = new Date(next).toISOString();
  lastOpenings(work).put({ id, opened_at });
  return opened_at;
}

/** Whether its result is final: it is closed, or was opened once and is not open now. */
export const isOver = ({ status, opened_at }: Round) =>
  status === 'closed' || (status !== 'open' && opened_at !== undefined);

/** @throws Fault `round_not_open` */
export function checkOpen({ name, status }: Round): void {
  if (status !== 'open') throw new Fault('round_not_open', `The round ${name} is ${status}, but must be open.`);
}
