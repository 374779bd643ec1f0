/** Translates the errors of MongoDB and its driver. */
import {
  MongoBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoOperationTimeoutError,
  MongoServerError,
  MongoServerSelectionError,
  MongoWriteConcernError,
} from 'mongodb';
import { CannotOpen, Unavailable } from '../port.js';

/** Error codes of a server that steps down, shuts down, is not the primary, or did not finish in time. */
const unavailableCodes = new Set([6, 7, 50, 64, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
const unavailableErrors = [
  MongoNetworkError,
  MongoServerSelectionError,
  MongoOperationTimeoutError,
  MongoWriteConcernError,
];
const unavailableLabels = ['RetryableWriteError', 'TransientTransactionError', 'UnknownTransactionCommitResult'];

export const noTransactions =
  'This MongoDB has no transactions, which Gala needs: it must be a replica set, if only of one member. Start it with `mongod --replSet rs0`, then run `rs.initiate()` in mongosh, once.';

/**
 * CannotOpen if the server has no transactions; Unavailable if the database could not be reached or did not finish;
 * otherwise `thrown` itself.
 */
export function asStoreError(thrown: unknown): unknown {
  if (isWithoutTransactions(thrown)) return new CannotOpen(noTransactions, { cause: thrown });
  return isUnavailable(thrown)
    ? new Unavailable(`MongoDB is away: ${(thrown as Error).message}`, { cause: thrown })
    : thrown;
}

const isWithoutTransactions = (thrown: unknown): boolean =>
  thrown instanceof MongoServerError &&
  thrown.code === 20 &&
  /^Transaction numbers are only allowed/.test(thrown.message);

function isUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof MongoError)) return isSocketError(thrown);
  if (thrown instanceof MongoBulkWriteError && isUnavailable(thrown.errorResponse)) return true; // the error that stopped the bulk write
  if (unavailableErrors.some((kind) => thrown instanceof kind)) return true;
  if (/client was closed|is closed/.test(thrown.message)) return true; // while a call is in progress
  return unavailableLabels.some((label) => thrown.hasErrorLabel(label)) || unavailableCodes.has(Number(thrown.code));
}

/** An unfinished transaction has written to the same document. */
export const isWriteConflict = (thrown: unknown): boolean => thrown instanceof MongoServerError && thrown.code === 112;

/** Socket errors, which the driver does not always wrap: for example a write after the server has closed. */
export const isSocketError = (thrown: unknown): boolean =>
  ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT'].includes(`${(thrown as { code?: unknown } | null)?.code}`);

/** A value that a unique index already contains. */
interface DuplicateKey {
  /** Name of the index. */
  readonly index: string;
  /** The index of the operation in a bulk write, otherwise 0. */
  readonly operation: number;
}

/** Reads a duplicate key error. For bulk writes, the driver has the name of the index only in the message. */
export function duplicateKey(thrown: unknown): DuplicateKey | undefined {
  if (!(thrown instanceof MongoServerError) || thrown.code !== 11000) return undefined;
  const first = thrown instanceof MongoBulkWriteError ? [thrown.writeErrors].flat()[0] : undefined;
  const index = /^[^{]*? index: (\S+) dup key/.exec(first?.errmsg ?? thrown.message)?.[1];
  return index === undefined ? undefined : { index, operation: first?.index ?? 0 };
}
