/** Reminds those who were asked and have not answered, by the rules of their process; and sends what was gathered for one person. */
import { daytime } from '../lib/times.js';
import type { CancelReason, LoadedService, Wanted } from '../records/registry.js';
import { type Base, unitOfWork } from '../records/unitOfWork.js';
import type { Work } from '../records/work.js';
import type { Doc, Stored } from '../store/doc.js';
import { type Key, Unavailable } from '../store/port.js';
import { nobody } from './courier.js';
import { type Gathering, gatherings } from './outbox.js';
import { type Asked, endOf, queueReminder, type Reminded, type Reminding } from './reminders.js';
import { dueOf, timeOf } from './rules.js';
import { asked, holdBack, type Summaries, type Summing, sendGathered } from './summaries.js';

/** How many of those who were asked a step looks at, and how soon the next one follows: requests go first. */
const [stepSize, stepMs] = [100, 1000];
/** Between checks for those whom another process has asked. */
const checkIntervalMs = 30_000;
/** After this time at the latest each is looked at again: rules, dates and processes may have changed. */
const lookAgainMs = 6 * 3_600_000;
/** After this time what could not be looked at because of an error is tried again. */
const retryMs = 3_600_000;

/** After these, nobody is reminded of it again; what else is in the way can pass. */
const isFinal: ReadonlySet<CancelReason> = new Set(['answered', 'removed']);

type Due = Stored & { readonly tenant: string; readonly due: string };
type Place = Omit<Key, 'id'>;
/** @returns when to look again; undefined if never. */
type Task<T> = (one: T, work: Work) => Promise<T | undefined>;

/** What the services say, by the kind of e-mail. */
interface Services extends Summaries {
  readonly reminders: Readonly<Record<string, Reminding>>;
}

type Table<T> = Readonly<Record<string, T>>;

/** Several services have e-mails of the same kinds: the one that has the record says what becomes of them. */
export function servicesOf(loaded: readonly LoadedService[]): Services {
  const first = async <T, R>(all: readonly T[], ask: (one: T) => Promise<R>, none: R): Promise<R> => {
    for (const one of all) {
      const said = await ask(one);
      if (said !== none) return said;
    }
    return none;
  };
  return {
    wanted: joined<Wanted>(
      loaded.map(({ wanted = {} }) => wanted),
      (all) =>
        (...given) =>
          first(all, (wanted) => wanted(...given), 'removed'),
    ),
    reminders: joined<Reminding>(
      loaded.map(({ reminders = {} }) => reminders as Table<Reminding>),
      (all) => ({ ...(all[0] as Reminding), of: (...given) => first(all, (one) => one.of(...given), undefined) }),
    ),
    summaries: joined<Summing>(
      loaded.map(({ summaries = {} }) => summaries as Table<Summing>),
      (all) =>
        (...given) =>
          first(all, (sum) => sum(...given), undefined),
    ),
  };
}

/** The entries of all tables, those of the same name as one. */
function joined<T>(tables: readonly Table<T>[], join: (all: readonly T[]) => T): Table<T> {
  const named = (name: string) => tables.flatMap((table) => table[name] ?? []);
  const names = new Set(tables.flatMap((table) => Object.keys(table)));
  return Object.fromEntries(Array.from(names, (name) => [name, join(named(name))]));
}

/** Several processes can do it at the same time: each reminder is queued in one commit with the note of it. */
export class ReminderWorker {
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #isClosed = false;
  #isWoken = false;
  #pauseMs = checkIntervalMs;

  constructor(
    private readonly base: Base,
    private readonly services: Services,
  ) {}

  begin(): void {
    [this.#timer, this.#isWoken] = [undefined, false];
    this.#working = this.#work().finally(() => {
      if (!this.#isClosed) this.#timer = setTimeout(() => this.begin(), this.#isWoken ? 0 : this.#pauseMs).unref();
    });
  }

  /** Looks again at once, if it has begun. */
  wake(): void {
    this.#isWoken = true;
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.begin();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  async #work(): Promise<void> {
    try {
      if (await this.step()) this.#pauseMs = stepMs;
    } catch (err) {
      this.#pauseMs = checkIntervalMs;
      this.base.ports.log.error({ err }, 'cannot look for reminders; trying again in 30 s');
    }
  }

  /** Looks at what is due, a limited number. @returns whether there was something, so that there can be more. */
  async step(): Promise<boolean> {
    this.#pauseMs = checkIntervalMs;
    // first those who wait for an e-mail about what has just happened
    const isMore = await this.#stepIn<Gathering>(gatherings, (one, work) => sendGathered(one, this.services, work));
    return (await this.#stepIn<Asked>(asked, (one, work) => this.#next(one, work))) || isMore;
  }

  async #stepIn<T extends Due>(place: Place, task: Task<T>): Promise<boolean> {
    const { store, clock } = this.base.ports;
    const now = clock();
    const entries = await store.entries({ ...place, match: {}, fields: ['due'], limit: stepSize });
    const ids = entries.flatMap(([due = '', id = '']) => (due <= now.toISOString() ? [id] : []));
    const next = Date.parse(entries[ids.length]?.[0] ?? '') - now.getTime();
    this.#pauseMs = Math.min(this.#pauseMs, Math.max(next || checkIntervalMs, stepMs));
    if (ids.length === 0) return false;
    const docs = await store.page({ ...place, match: { id: ids }, limit: stepSize });
    for (const { record } of docs as Doc<never>[] as Doc<T>[]) {
      if (this.#isClosed) return false;
      await this.#lookAt(record, place, task);
    }
    return true;
  }

  /** One that cannot be looked at is not in the way of others. */
  async #lookAt<T extends Due>({ id, tenant }: T, place: Place, task: Task<T>): Promise<void> {
    const inUnit = (task: Task<T>) =>
      unitOfWork(this.base, { tenant, caller: { ...nobody, id: 'reminders' } }, async (work) => {
        const all = work.collection<T>(place.collection, place.tenant);
        const found = await all.find(id);
        if (found === undefined || found.record.due > work.now.toISOString()) return; // another process was faster
        const next = await task(found.record, work);
        if (next === undefined) await all.remove(id);
        else all.put(next);
      });
    try {
      await inUnit(task);
    } catch (err) {
      if (err instanceof Unavailable) throw err;
      this.base.ports.log.warn({ err, tenant }, 'cannot send a reminder, or what was gathered; trying again later');
      await inUnit(async (one, { now }) => ({ ...one, due: new Date(now.getTime() + retryMs).toISOString() }));
    }
  }

  /** Queues a reminder if one is due. @returns when to look next; undefined if never. */
  async #next(one: Asked, work: Work): Promise<Asked | undefined> {
    const reason = await this.services.wanted[one.email]?.(one.about, one.to, work);
    if (reason !== undefined && isFinal.has(reason)) return undefined;
    const kind = this.services.reminders[one.email];
    const reminded = await kind?.of(one.about, work);
    if (kind === undefined || reminded === undefined) return later(one, work);
    const now = work.now.getTime();
    if (now > endOf(one.asked_at, reminded)) return undefined;
    const due = reason === undefined ? dueOf(one, reminded, now) : [];
    const newest = due.at(-1);
    if (newest === undefined) return later(one, work, reminded);
    const start = daytime(now, reminded.timeZone);
    if (start > now) return { ...one, due: new Date(start).toISOString() };
    const queued = await queueReminder(one, kind, reminded, newest, work, { by_day: reminded.timeZone ?? '' });
    if (typeof queued === 'string') return later(one, work, reminded);
    await holdBack(work); // others may be due at the same time
    return later({ ...one, done: [...one.done, ...due.map(({ id }) => id)] }, work, reminded);
  }
}

/** @param reminded whose next rule may be earlier. */
function later(one: Asked, work: Work, reminded?: Reminded): Asked {
  const now = work.now.getTime();
  const times =
    reminded?.rules.map((rule) => timeOf(rule, one.asked_at, reminded.due)).filter((time) => time > now) ?? [];
  const share = Number.parseInt(one.id.slice(0, 4), 16) / 0x1_0000; // all that come together do not stay so
  return { ...one, due: new Date(Math.min(...times, now + (lookAgainMs * (1 + share)) / 2)).toISOString() };
}
