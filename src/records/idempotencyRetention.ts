/**
 * Where outcomes of requests with an `Idempotency-Key` are, and their end. They are stored with their tenant: who removes old ones
 * finds the tenants by a mark for each hour in which a tenant has used keys.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { repeating } from '../lib/repeating.js';
import { Doc, type Stored } from '../store/doc.js';
import { Stale, type Store } from '../store/port.js';

/** Milliseconds. */
const hour = 3_600_000;
export const kept = 24 * hour;

export const place = (tenant: string) => ({ collection: 'gala.idempotency', tenant }) as const;
const hours = { collection: 'gala.idempotencyHours', tenant: 'all' } as const;

export async function declareIdempotency(store: Pick<Store, 'declare'>): Promise<void> {
  await store.declare(place('').collection, [{ fields: ['due'] }, { fields: ['size'] }]);
  await store.declare(hours.collection, [{ fields: ['due'] }]);
}

interface Mark extends Stored {
  /** The tenant. */
  readonly of: string;
  /** ISO 8601: when everything of this hour is old. */
  readonly due: string;
}

/** The marks that this process knows to be there. */
const marked = new WeakMap<Store, LRUCache<string, true>>();

/** Before a tenant uses a key. */
export async function markHour(store: Store, tenant: string, now: Date): Promise<void> {
  const start = Math.floor(now.getTime() / hour) * hour;
  const id = createHash('sha256').update(`${start}/${tenant}`).digest('hex');
  const known = marked.get(store) ?? new LRUCache({ max: 10_000 });
  marked.set(store, known);
  if (known.has(id)) return;
  const due = new Date(start + hour + kept).toISOString();
  const doc = Doc.ofRecord<Mark>({ id, of: tenant, due, sys_version: 1 }) as Doc<never>;
  await store.commit([{ put: { ...hours, id }, doc }]).catch(unlessStale); // another process has marked it
  known.set(id, true);
}

function unlessStale(thrown: unknown): void {
  if (!(thrown instanceof Stale)) throw thrown;
}

/** Milliseconds between checks, and between the steps of one. */
const [interval, pause] = [60_000, 20];
const [step, stepBytes] = [100, 1024 * 1024];

/** Removes what is older than 24 hours. Several processes can do it at the same time. */
export async function removeOld(store: Store, clock: () => Date): Promise<void> {
  const { tenant } = hours; // earlier versions have kept the answers of all tenants there
  await removeDue(store, place(tenant), clock);
  await removeDue(store, hours, clock, async ({ of }) => await removeDue(store, place(of as string), clock));
}

async function removeDue(
  store: Store,
  from: typeof hours | ReturnType<typeof place>,
  clock: () => Date,
  before: (record: Stored) => Promise<void> = async () => {},
): Promise<void> {
  for (;;) {
    const found = await store.entries({ ...from, match: {}, fields: ['due'], limit: step });
    const now = clock().toISOString();
    const old = found.filter(([due = '']) => due <= now).map(([, id = '']) => id);
    if (old.length === 0) return;
    const docs = await store.page({ ...from, match: { id: old }, limit: step, atMostBytes: stepBytes });
    for (const { record } of docs) await before(record);
    const removals = docs.map((previous) => ({ remove: { ...from, id: previous.id }, previous }));
    await store.commit(removals).catch(unlessStale); // another process has removed it
    await sleep(pause, undefined, { ref: false });
  }
}

export const removingOld = (store: Store, clock: () => Date) => repeating(interval, () => removeOld(store, clock));
