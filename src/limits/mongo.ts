/** The rate limits of tenants, which all processes on one database share. Time is that of the database. */
import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';
import type { Logger } from 'pino';
import { capacityOf, type Policy, type Pool, type Portion } from '../lib/tokenBuckets.js';
import { asStoreError, duplicateKey, timeLimit, within } from '../store/mongo/connection.js';
import { Unavailable } from '../store/port.js';

/** Milliseconds that a request waits for the database, and that the database is then not asked again. */
const timeoutMs = 3000;
const pause = 5000;

/** A missing document means that the bucket is full. MongoDB removes it at `full_at`. */
interface SharedRate extends Portion {
  readonly _id: string;
  /** Refills are counted up to this time, in milliseconds since 1970. */
  readonly at: number;
  readonly full_at: Date;
}

export async function openPool(database: Db, log: Logger): Promise<Pool> {
  const rates = database.collection<SharedRate>('gala.rates', { writeConcern: { w: 1 } });
  await rates.createIndex({ full_at: 1 }, { expireAfterSeconds: 60 });
  let awayUntil: number | undefined;

  async function ask(tenant: string, min: number, share: number, policy: Policy): Promise<Portion | undefined> {
    const _id = createHash('sha256').update(tenant).digest('hex'); // any string from the path
    const options = { upsert: true, returnDocument: 'after', ...timeLimit } as const;
    const take = () => within(timeoutMs, rates.findOneAndUpdate({ _id }, taking(min, share, policy), options));
    try {
      // two processes that make a bucket at the same time: the second then finds it
      const portion = await take().catch((thrown) =>
        duplicateKey(thrown) === undefined ? Promise.reject(thrown) : take(),
      );
      if (awayUntil !== undefined) log.warn('rate limits are shared with other processes again');
      awayUntil = undefined;
      return portion ?? undefined;
    } catch (err) {
      if (!(asStoreError(err) instanceof Unavailable)) {
        log.error({ err }, 'a rate limit could not be shared with other processes');
        return undefined;
      }
      if (awayUntil === undefined)
        log.warn({ err }, 'the database does not respond; this process counts rate limits on its own');
      awayUntil = performance.now() + pause;
      return undefined;
    }
  }

  return async (tenant, min, share, policy) => {
    if (awayUntil === undefined) return await ask(tenant, min, share, policy);
    if (performance.now() < awayUntil) return undefined;
    awayUntil = performance.now() + pause;
    void ask(tenant, 0, 0, policy); // nobody waits for it
    return undefined;
  };
}

/** Refills the bucket and takes from it, in one update. */
function taking(min: number, share: number, policy: Policy) {
  const capacity = capacityOf(policy);
  const now = { $toDouble: { $toLong: '$$NOW' } };
  const passed = { $max: [0, { $subtract: [now, { $ifNull: ['$at', now] }] }] };
  const refilled = { $add: [{ $ifNull: ['$left', capacity] }, { $multiply: [policy.rate / 1000, passed] }] };
  const untilFull = { $multiply: [1000 / policy.rate, { $subtract: [capacity, '$left'] }] };
  return [
    { $set: { left: { $min: [capacity, refilled] }, at: now } },
    { $set: { taken: { $cond: [{ $gte: ['$left', min] }, { $min: ['$left', share] }, 0] } } },
    { $set: { left: { $subtract: ['$left', '$taken'] } } },
    { $set: { full_at: { $toDate: { $toLong: { $add: ['$at', untilFull] } } } } },
  ];
}
