/** How long the store waits for MongoDB, and what its errors mean. */
import {
  MongoBulkWriteError,
  type MongoClientOptions,
  MongoError,
  MongoNetworkError,
  MongoOperationTimeoutError,
  MongoServerError,
  MongoServerSelectionError,
  MongoWriteConcernError,
} from 'mongodb';
import { CannotOpen, Unavailable, WriteFailed } from '../port.js';

// MongoDB can hang or be cut off without closing a connection. All limits are in milliseconds.

/** The URL takes precedence. */
const connectionLimits = {
  serverSelectionTimeoutMS: 5000,
  connectTimeoutMS: 5000,
  /** For one command. The driver repeats some commands, so calls have their own limits. */
  socketTimeoutMS: 10_000,
  heartbeatFrequencyMS: 5000,
} as const satisfies MongoClientOptions;

/** Of a command, for the server: less than `socketTimeoutMS`, so that it has ended when the driver gives it up or repeats it. */
export const timeLimit = {
  get maxTimeMS() {
    return shareOfSocket * socketTimeout;
  },
};
const shareOfSocket = 0.9;
let socketTimeout: number = connectionLimits.socketTimeoutMS;

export const readLimit = 8000;
/** In addition to the time that a commit waits for other commits. */
export const commitLimit = 7000;
/** How long a commit waits before it starts. */
export const turnLimit = 30_000;
/** For the commits in progress when the store closes, and for closing the connection. */
export const closeLimit = 3000;

/** Building an index can take long, so there is no limit. The driver's types do not list this option of a command. */
export const noLimit: object = { socketTimeoutMS: 0 };

export function connectionLimitsFor(url: string): MongoClientOptions {
  socketTimeout = Number(/[?&]socketTimeoutMS=(\d+)/i.exec(url)?.[1] ?? connectionLimits.socketTimeoutMS);
  const isOurs = ([name]: [string, number]) => !new RegExp(`[?&]${name}=`, 'i').test(url);
  return Object.fromEntries(Object.entries(connectionLimits).filter(isOurs));
}

/** @throws Unavailable after `limit` ms; the task can continue and succeed nevertheless. */
export async function within<T>(limit: number, task: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const reason = `MongoDB did not answer within ${Math.round(limit / 1000)} seconds`;
    timer = setTimeout(() => reject(new Unavailable(reason)), limit);
  });
  try {
    return await Promise.race([task, late]); // this also handles a later rejection of the task
  } finally {
    clearTimeout(timer);
  }
}

/** Error codes of a server that steps down, shuts down, is not the primary, or did not finish in time. */
const unavailableCodes = new Set([6, 7, 50, 64, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
const unavailableErrors = [
  MongoNetworkError,
  MongoServerSelectionError,
  MongoOperationTimeoutError,
  MongoWriteConcernError,
];
const unavailableLabels = ['RetryableWriteError', 'TransientTransactionError', 'UnknownTransactionCommitResult'];

export const tooOld = 'This MongoDB is older than version 6, which Gala needs. Upgrade it.';

export const noTransactions =
  'This MongoDB has no transactions, which Gala needs: it must be a replica set, if only of one member. Start it with `mongod --replSet rs0`, then run `rs.initiate()` in mongosh, once.';

const outOfSpace = 14031;

/**
 * CannotOpen if the server is too old or has no transactions; WriteFailed if it has no room, as only some hosted ones say; Unavailable if
 * the database could not be reached or did not finish;
 * otherwise `thrown` itself.
 */
export function asStoreError(thrown: unknown): unknown {
  const isServers = thrown instanceof MongoServerError;
  if (isServers && thrown.code === 20 && /^Transaction numbers are only allowed/.test(thrown.message))
    return new CannotOpen(noTransactions, { cause: thrown });
  if (isServers && (thrown.code === outOfSpace || /over your space quota/.test(thrown.message)))
    return new WriteFailed('store_full', `MongoDB: ${thrown.message}`, { cause: thrown });
  if (/maximum wire version/.test(`${(thrown as Error | null)?.message}`))
    return new CannotOpen(tooOld, { cause: thrown });
  if (!isUnavailable(thrown)) return thrown;
  return new Unavailable(`MongoDB is away: ${(thrown as Error).message}`, { cause: thrown });
}

export async function withStoreErrors<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw asStoreError(error);
  }
}

function isUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof MongoError)) return isSocketError(thrown);
  if (thrown instanceof MongoBulkWriteError && isUnavailable(thrown.errorResponse)) return true; // the error that stopped the bulk write
  if (unavailableErrors.some((kind) => thrown instanceof kind)) return true;
  if (/client was closed|is closed/.test(thrown.message)) return true; // while a call is in progress
  return unavailableLabels.some((label) => thrown.hasErrorLabel(label)) || unavailableCodes.has(Number(thrown.code));
}

/** The transaction had no effect, and can be repeated. */
export const isTransient = (thrown: unknown): boolean =>
  thrown instanceof MongoError && thrown.hasErrorLabel('TransientTransactionError');

/** An unfinished transaction has written to the same document. */
export const isWriteConflict = (thrown: unknown): boolean => thrown instanceof MongoServerError && thrown.code === 112;

/** Socket errors, which the driver does not always wrap: for example a write after the server has closed. */
export const isSocketError = (thrown: unknown): boolean =>
  ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT'].includes(`${(thrown as { code?: unknown } | null)?.code}`);

/**
 * Reads a duplicate key error: the name of the index that already contains the value, and which operation of a bulk write it
 * was. For bulk writes, the driver has the name of the index only in the message.
 */
export function duplicateKey(thrown: unknown): { index: string; operation: number } | undefined {
  if (!(thrown instanceof MongoServerError) || thrown.code !== 11000) return undefined;
  const first = thrown instanceof MongoBulkWriteError ? [thrown.writeErrors].flat()[0] : undefined;
  const index = /^[^{]*? index: (\S+) dup key/.exec(first?.errmsg ?? thrown.message)?.[1];
  return index === undefined ? undefined : { index, operation: first?.index ?? 0 };
}
