/** Pending decisions become real together, and who is concerned is told. */
import { createHash } from 'node:crypto';
import { Fault } from '../fault.js';
import { refuseLocked } from '../records/guards.js';
import type { Work } from '../records/work.js';
import { Skips, WorkBudget } from '../records/workBudget.js';
import type { Answer } from '../schema/contract.js';
import type { Stored } from '../store/doc.js';
import { json } from '../verbs/call.js';
import { type Deciding, nothingPending, realOf, recordsOf, targetOf } from './decisions.js';
import {
  callBack,
  type Decidable,
  type Decision,
  type Held,
  isWithdrawn,
  type Letters,
  lastLetter,
  letterFor,
  tell,
} from './letters.js';

type Released = Answer<'abstracts.release'>;
type Standing = Answer<'abstracts.setStatus'>;

/** Where releases are: one that was interrupted goes on. */
export const releasesOf = (resource: Letters['resource']) => `decisions.${resource}`;

/** The last release of a group, or of the same records. */
interface Release extends Stored {
  /** With which it was begun. */
  readonly digest: string;
  /** Of what is left. */
  readonly rest: string;
  readonly release_id: string;
}

/** How many decisions one request makes real, and of how many it reads the ids at a time. */
const [maxReleased, maxIds] = [500, 1000];
const maxHistory = 50;

type Wish = Parameters<typeof targetOf>[1] & { readonly digest?: string; readonly hold_minutes?: number };

export async function release(of: Deciding, wish: Wish, work: Work) {
  const target = targetOf(of, wish);
  const { pending, groups } =
    'ids' in target ? await pendingOf(of, target.ids, work) : await pendingIn(of, target.group, work);
  const templates = await templatesIn(of, groups, work);
  const now = await digestOf(pending, templates, work);
  const all = work.collection<Release>(releasesOf(of.letters.resource));
  const id = 'ids' in target ? hashOf(target.ids.toSorted()) : hashOf([target.group]);
  const last = (await all.find(id))?.record;
  const [hash = '', since] = wish.digest?.split('.') ?? [];
  const isFit = hash === '' || hash === now || hash === last?.digest;
  const goesOn = last?.rest === now && isFit && (pending.length > 0 || hash === last.digest);
  if (wish.digest !== undefined && hash !== now && !goesOn) throw Fault.of('decisions_changed');
  const release_id = goesOn ? last.release_id : work.newId();
  const leaves_at = new Date(work.now.getTime() + (wish.hold_minutes ?? 10) * 60_000).toISOString();
  const step = new Releasing(of, { release_id, leaves_at }, since, work);
  for (const one of pending) if (!(await step.take(one.id))) break;
  if (step.released > 0) {
    const rest = await digestOf(step.left(pending), templates, work);
    all.put({ id, digest: goesOn ? last.digest : now, rest, release_id });
  }
  const digest = wish.digest ?? `${now}.${step.since}`;
  return json<Released>({ ...step.answer(pending), digest, release_id, leaves_at });
}

/** A pending decision. */
interface Pending {
  readonly id: string;
  readonly to: Decision;
}

async function pendingIn({ letters: { resource }, group }: Deciding, id: string, work: Work) {
  const pending: Pending[] = [];
  for (const to of ['accepted', 'alternate', 'declined', 'pending review'] as const)
    for (let from: string | undefined = ''; from !== undefined; ) {
      const match = { [group]: id, pending_review_status: to };
      const ids: string[] = (await work.entries(resource, { match, fields: [], from, limit: maxIds })).flat();
      for (const one of ids) pending.push({ id: one, to });
      from = ids.length < maxIds ? undefined : `${ids.at(-1)}-`;
      await work.yielder.step();
    }
  return { pending, groups: [id] };
}

async function pendingOf(of: Deciding, ids: readonly string[], work: Work) {
  const pending: Pending[] = [];
  const groups = new Set<string>();
  for (const id of ids) {
    await work.yielder.step();
    const record: Decidable & { readonly award_id?: string } = (await recordsOf(of, work).get(id)).record;
    if (record.pending_review_status === undefined) continue;
    pending.push({ id, to: record.pending_review_status });
    groups.add(record[of.group] ?? '');
  }
  return { pending, groups: [...groups].sort() };
}

/** The versions of what decides who gets which e-mail. */
async function templatesIn({ senders, group }: Deciding, groups: readonly string[], work: Work): Promise<string> {
  const versions: string[] = [];
  for (const name of senders)
    for (const id of groups)
      for await (const { record } of work.records(name).all({ [group]: id }))
        versions.push(`${record.id}:${record.sys_version}`);
  return versions.join();
}

const hashOf = (ids: readonly string[]) => createHash('sha256').update(ids.join()).digest('hex');

async function digestOf(pending: readonly Pending[], templates: string, work: Work): Promise<string> {
  const hash = createHash('sha256').update(templates);
  for (const [place, { id, to }] of pending.entries()) {
    hash.update(`${id} ${to}\n`);
    if (place % maxIds === 0) await work.yielder.step();
  }
  return hash.digest('hex');
}

/** The decisions that one request makes real; in a dry run, all of them, without rendering e-mails. */
class Releasing {
  readonly #budget = new WorkBudget();
  readonly #done = new Set<string>();
  readonly #emails = new Map<string, Released['emails'][number]>();
  readonly #without = new Skips<Released['without_email'][number]>();
  readonly #told = new Skips<string>();
  readonly #skips = new Skips<Released['skipped'][number]>();
  #looked = 0;
  /** When the last of the decisions was made. */
  since = '';

  /** @param until what was decided later is not released. */
  constructor(
    readonly of: Deciding,
    readonly held: Held,
    readonly until: string | undefined,
    readonly work: Work,
  ) {}

  get released(): number {
    return this.#done.size;
  }

  left = (pending: readonly Pending[]) => pending.filter(({ id }) => !this.#done.has(id));

  /** @returns false if the next request must go on with it. @throws Fault `decisions_changed` */
  async take(id: string): Promise<boolean> {
    const { work, of } = this;
    const isTrial = work.scope.dryRun === true;
    if (!isTrial && (this.released >= maxReleased || this.#budget.isFull)) return false;
    await work.yielder.step();
    const { record } = await recordsOf(of, work).get(id);
    const { pending_review_status: to, pending_since = '' } = record;
    const since = String(Date.parse(pending_since) || 0);
    if (to === undefined || Number(since) > Number(this.until ?? Number.POSITIVE_INFINITY))
      throw Fault.of('decisions_changed');
    const reason = record.sys_locked === true ? 'record_locked' : isWithdrawn(record) ? 'withdrawn' : undefined;
    if (reason === undefined && !(await (isTrial ? this.#look(record, to) : this.#make(record, to)))) return false;
    if (reason !== undefined) this.#skips.add({ id, reason });
    else this.#done.add(id);
    if (Number(since) > Number(this.since)) this.since = since;
    this.#looked++;
    return true;
  }

  async #look(record: Decidable, to: Decision): Promise<boolean> {
    const letter = await letterFor(this.of.letters, to, record, this.work);
    if (typeof letter === 'string') this.#without.add({ id: record.id, review_status: to, reason: letter });
    else this.#count(to, letter);
    const { hasLeft } = await lastLetter(record, this.work);
    if (hasLeft) this.#told.add(record.id);
    return true;
  }

  /** @returns false if the e-mails of this request have taken all the time that they may. */
  async #make(record: Decidable, to: Decision): Promise<boolean> {
    try {
      const { letter, without_email, toldBefore, bytes } = await makeReal(
        this.of,
        record,
        to,
        record.pending_status,
        this.work,
        this.held,
      );
      if (without_email !== undefined) this.#without.add({ id: record.id, review_status: to, reason: without_email });
      if (letter !== undefined) this.#count(to, letter);
      if (toldBefore) this.#told.add(record.id);
      this.#budget.written++;
      this.#budget.stagedBytes += bytes;
      return true;
    } catch (thrown) {
      if (!(thrown instanceof Fault) || thrown.code !== 'templates_too_slow' || this.released === 0) throw thrown;
      return false;
    }
  }

  #count(
    review_status: Decision,
    { email, process_id }: { readonly email: string; readonly process_id: string },
  ): void {
    const key = `${review_status} ${email} ${process_id}`;
    const { count = 0 } = this.#emails.get(key) ?? {};
    this.#emails.set(key, { review_status, email, process_id, count: count + 1 });
  }

  answer(pending: readonly Pending[]) {
    const [without, told, skips] = [this.#without, this.#told, this.#skips].map(({ answer }) => answer);
    return {
      released: this.released,
      remaining: pending.length - this.#looked,
      emails: [...this.#emails.values()],
      without_email: without?.skipped as Released['without_email'],
      ...(without?.more_skipped && { more_without_email: without.more_skipped }),
      told_before: told?.skipped as Released['told_before'],
      ...(told?.more_skipped && { more_told_before: told.more_skipped }),
      ...(skips as { skipped: Released['skipped']; more_skipped?: number }),
    };
  }
}

/** Makes one decision real at once. */
export async function setStatus(
  of: Deciding,
  id: string,
  wish: { review_status: Decision; status?: string | undefined },
  work: Work,
) {
  const { record } = await recordsOf(of, work).get(id);
  if (isWithdrawn(record)) throw Fault.of('already_withdrawn');
  const { review_status: to, status } = wish;
  const isShown = status === undefined || status === record.status;
  const { message } = await lastLetter(record, work);
  if (realOf(record) === to && record.decision === to && isShown && message?.state !== 'cancelled')
    return json<Standing>({ id, review_status: to, ...(record.status !== undefined && { status: record.status }) });
  const made = await makeReal(of, record, to, status, work);
  const { message_id, without_email, toldBefore, shown } = made;
  const told = message_id === undefined ? { without_email } : { message_id };
  return json<Standing>({ id, review_status: to, status: shown, told_before: toldBefore, ...(told as object) });
}

/** Makes a decision real, and queues its e-mail. */
async function makeReal(
  of: Deciding,
  record: Decidable,
  to: Decision,
  status: string | undefined,
  work: Work,
  held: Held = {},
) {
  refuseLocked(record);
  const toldBefore = await callBack(record, 'decision_changed', work);
  const at = work.now.toISOString();
  const isChanged = record.review_status !== to;
  const next = {
    ...nothingPending,
    review_status: to,
    status: status ?? to,
    ...(isChanged && { last_review_status_change: at }),
    ...(to !== 'accepted' && of.group === 'event_id' && { confirmed_at: undefined }),
    decision: to,
    decision_at: at,
  };
  const shown = Object.fromEntries(Object.entries({ ...record, ...next }).filter(([, value]) => value !== undefined));
  const { letter, message_id, without_email, bytes = 0 } = await tell(of.letters, to, shown as Decidable, work, held);
  const { pending_since: decided_at, pending_by_id: decided_by_id } = record;
  const entry = {
    ...{ what: to, at, by_id: work.caller.id, status: next.status },
    ...(decided_at !== undefined && { decided_at }),
    ...(decided_by_id !== undefined && { decided_by_id }),
    ...(held.release_id !== undefined && { release_id: held.release_id }),
    ...(message_id !== undefined && { message_id }),
    ...(without_email !== undefined && { without_email }),
  };
  const decisions = noted(record, entry);
  await recordsOf(of, work).updateDerived(record.id, { ...next, decisions }, false);
  return { letter, message_id, without_email, toldBefore, shown: next.status, bytes };
}

type Entry = NonNullable<Decidable['decisions']>[number];

/** The history with one more entry. */
export const noted = ({ decisions = [] }: Decidable, entry: Entry): Entry[] => [...decisions, entry].slice(-maxHistory);
