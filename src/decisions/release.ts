/** Pending decisions become real together, and who is concerned is told. */
import { createHash } from 'node:crypto';
import { Fault } from '../fault.js';
import type { Work } from '../records/work.js';
import { Skips } from '../records/workBudget.js';
import type { Answer } from '../schema/contract.js';
import type { Stored } from '../store/doc.js';
import { Stale } from '../store/port.js';
import { json } from '../verbs/call.js';
import { commitBudget, type Deciding, recordsOf, targetOf } from './decisions.js';
import {
  type Decidable,
  type Decision,
  type Held,
  isWithdrawn,
  type Letters,
  lastLetter,
  letterFor,
} from './letters.js';
import { makeReal } from './real.js';

type Released = Answer<'abstracts.release'>;

/** Where releases are: one that was interrupted goes on. */
export const releasesOf = (resource: Letters['resource']) => `decisions.${resource}`;

/** The last release of a group, or of the same records. */
interface Release extends Stored {
  /** A digest of the ids, if they were named. */
  readonly about: string;
  /** With which it was begun. */
  readonly digest: string;
  /** Of what is left. */
  readonly rest: string;
  readonly release_id: string;
}

/** Of how many the ids are read at a time. */
const maxIds = 1000;

type Wish = Parameters<typeof targetOf>[1] & { readonly digest?: string; readonly hold_minutes?: number };

export async function release(of: Deciding, wish: Wish, work: Work) {
  const target = targetOf(of, wish);
  // of what is named, each caller has one
  const id = hashOf('ids' in target ? ['named', work.caller.id] : [target.group]);
  const about = 'ids' in target ? hashOf(target.ids.toSorted()) : '';
  const all = work.collection<Release>(releasesOf(of.letters.resource));
  const last = (await all.find(id))?.record;
  try {
    const { record, answer } = await step(of, wish, about, last, work);
    if (record !== undefined) all.put({ id, about, ...record });
    return json<Released>(answer);
  } catch (thrown) {
    if (!(thrown instanceof Fault) || thrown.code !== 'decisions_changed') throw thrown;
    const found = await work.separately((own) => own.collection<Release>(releasesOf(of.letters.resource)).find(id));
    if (found?.record.sys_version === last?.sys_version) throw thrown;
    throw new Stale({ collection: releasesOf(of.letters.resource), tenant: work.tenant, id }); // another chair releases, too
  }
}

/** @throws Fault `decisions_changed` */
async function step(of: Deciding, wish: Wish, about: string, last: Release | undefined, work: Work) {
  const { pending, templates } = await wished(of, wish, work);
  const now = await digestOf(pending, templates, work);
  const [hash, since] = wish.digest?.split('.') ?? [];
  const isSame = last?.about === about && last.rest === now;
  const goesOn = isSame && (hash === undefined ? pending.length > 0 : hash === last.digest || hash === now);
  if (hash !== undefined && hash !== now && !goesOn) throw Fault.of('decisions_changed');
  const release_id = goesOn ? last.release_id : work.newId();
  const leaves_at = new Date(work.now.getTime() + (wish.hold_minutes ?? 10) * 60_000).toISOString();
  const releasing = new Releasing(of, { release_id, leaves_at }, since, work);
  for (const one of pending) if (!(await releasing.take(one.id))) break;
  const rest = await digestOf(releasing.left(pending), templates, work);
  const record = releasing.released > 0 ? { digest: goesOn ? last.digest : now, rest, release_id } : undefined;
  const digest = wish.digest ?? `${now}.${releasing.since}`;
  return { record, answer: { ...releasing.answer(pending), digest, release_id, leaves_at } };
}

/** What is pending, and the templates that tell it. */
async function wished(of: Deciding, wish: Wish, work: Work) {
  const target = targetOf(of, wish);
  const { pending, groups } =
    'ids' in target ? await pendingOf(of, target.ids, work) : await pendingIn(of, target.group, work);
  return { pending, templates: await templatesIn(of, groups, work) };
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
    groups.add(record[of.group] ?? '');
    if (record.pending_review_status !== undefined) pending.push({ id, to: record.pending_review_status });
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
  readonly #budget = commitBudget();
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
    if (!isTrial && this.#budget.isFull) return false;
    await work.yielder.step();
    const { record } = await recordsOf(of, work).get(id);
    const { pending_review_status: to, pending_since = '' } = record;
    const since = String(Date.parse(pending_since) || 0);
    const { collection } = work.model(of.letters.resource);
    if (to === undefined) throw new Stale({ collection, tenant: work.tenant, id }); // since the ids were read
    if (Number(since) > Number(this.until ?? Number.POSITIVE_INFINITY)) throw Fault.of('decisions_changed');
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
