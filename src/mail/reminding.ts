/** Reminds those who were asked and have not answered, by the rules of their process. */
import { setImmediate as turn } from 'node:timers/promises';
import { daytime } from '../lib/times.js';
import type { CancelReason, Wanted } from '../records/registry.js';
import { type Base, unitOfWork } from '../records/unitOfWork.js';
import type { Work } from '../records/work.js';
import type { Doc } from '../store/doc.js';
import { Unavailable } from '../store/port.js';
import { nobody } from './courier.js';
import { type Asked, asked, endOf, queueReminder, type Reminded, type Reminding, timeOf } from './reminders.js';

/** How many of those who were asked a step looks at. */
const stepSize = 100;
/** Between checks for those whom another process has asked. */
const checkIntervalMs = 30_000;
/** After this time each is looked at again: rules, dates and processes may have changed. */
const lookAgainMs = 6 * 3_600_000;

/** After these, nobody is reminded of it again; what else is in the way can pass. */
const isFinal: ReadonlySet<CancelReason> = new Set(['answered', 'removed']);

/** What the services say, by the kind of e-mail. */
interface Services {
  readonly wanted: Readonly<Record<string, Wanted>>;
  readonly reminders: Readonly<Record<string, Reminding>>;
}

/** Several processes can do it at the same time: each reminder is queued in one commit with the note of it. */
export class ReminderWorker {
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #isClosed = false;
  #pauseMs = checkIntervalMs;

  constructor(
    private readonly base: Base,
    private readonly services: Services,
  ) {}

  begin(): void {
    this.#working = this.#work().finally(() => {
      if (!this.#isClosed) this.#timer = setTimeout(() => this.begin(), this.#pauseMs).unref();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  async #work(): Promise<void> {
    try {
      while (!this.#isClosed && (await this.step())) await turn();
    } catch (err) {
      this.#pauseMs = checkIntervalMs;
      this.base.ports.log.error({ err }, 'cannot look for reminders; trying again in 30 s');
    }
  }

  /** Looks at those that are due, a limited number. @returns whether there can be more. */
  async step(): Promise<boolean> {
    const { store, clock } = this.base.ports;
    const now = clock();
    const entries = await store.entries({ ...asked, match: {}, fields: ['due'], limit: stepSize });
    const ids = entries.flatMap(([due = '', id = '']) => (due <= now.toISOString() ? [id] : []));
    const next = Date.parse(entries[ids.length]?.[0] ?? '') - now.getTime();
    this.#pauseMs = Math.min(checkIntervalMs, next || checkIntervalMs);
    if (ids.length === 0) return false;
    const docs = await store.page({ ...asked, match: { id: ids }, limit: stepSize });
    for (const { record } of docs as Doc<never>[] as Doc<Asked>[]) {
      if (this.#isClosed) return false;
      await this.#lookAt(record);
    }
    return ids.length === stepSize;
  }

  /** One that cannot be looked at is not in the way of others. */
  async #lookAt({ id, tenant, about }: Asked): Promise<void> {
    const inUnit = (task: (one: Asked, work: Work) => Promise<Asked | undefined>) =>
      unitOfWork(this.base, { tenant, caller: { ...nobody, id: 'reminders' } }, async (work) => {
        const all = work.collection<Asked>(asked.collection, asked.tenant);
        const found = await all.find(id);
        if (found === undefined || found.record.due > work.now.toISOString()) return; // another process was faster
        const next = await task(found.record, work);
        if (next === undefined) await all.remove(id);
        else all.put(next);
      });
    try {
      await inUnit((one, work) => this.#next(one, work));
    } catch (err) {
      if (err instanceof Unavailable) throw err;
      this.base.ports.log.warn({ err, tenant, about }, 'cannot look for a reminder; trying again in 6 hours');
      await inUnit(async (one, work) => later(one, work));
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
    return later({ ...one, done: [...one.done, ...due.map(({ id }) => id)] }, work, reminded);
  }
}

/** The rules that are due, in the order of their times. One whose time was over when they were asked does not count. */
function dueOf({ asked_at, done }: Asked, reminded: Reminded, now: number) {
  return reminded.rules
    .map((rule) => ({ rule, time: timeOf(rule, asked_at, reminded) }))
    .filter(({ rule, time }) => time >= Date.parse(asked_at) && time <= now && !done.includes(rule.id))
    .sort((one, other) => one.time - other.time)
    .map(({ rule }) => rule);
}

/** @param reminded whose next rule may be earlier. */
function later(one: Asked, work: Work, reminded?: Reminded): Asked {
  const now = work.now.getTime();
  const times = reminded?.rules.map((rule) => timeOf(rule, one.asked_at, reminded)).filter((time) => time > now) ?? [];
  return { ...one, due: new Date(Math.min(...times, now + lookAgainMs)).toISOString() };
}
