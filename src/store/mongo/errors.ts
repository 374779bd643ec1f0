/** What MongoDB's errors mean to Gala. */
import {
  MongoBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoOperationTimeoutError,
  MongoServerError,
  MongoServerSelectionError,
  MongoWriteConcernError,
} from 'mongodb';
import { Unavailable } from '../port.js';

/** The server steps down, shuts down, is not the primary, or did not finish in time. */
const awayCodes = new Set([6, 7, 50, 64, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
const awayKinds = [MongoNetworkError, MongoServerSelectionError, MongoOperationTimeoutError, MongoWriteConcernError];
const awayLabels = ['RetryableWriteError', 'TransientTransactionError', 'UnknownTransactionCommitResult'];

/** The error that the store throws for one of the driver's. */
export function asStoreError(thrown: unknown): unknown {
  return isAway(thrown) ? new Unavailable(`MongoDB is away: ${(thrown as Error).message}`, { cause: thrown }) : thrown;
}

function isAway(thrown: unknown): boolean {
  if (!(thrown instanceof MongoError)) return isSocketError(thrown);
  if (thrown instanceof MongoBulkWriteError && isAway(thrown.errorResponse)) return true; // what stopped the bulk
  if (awayKinds.some((kind) => thrown instanceof kind)) return true;
  return awayLabels.some((label) => thrown.hasErrorLabel(label)) || awayCodes.has(Number(thrown.code));
}

/** Another transaction has written to the document, and has not ended. */
export const isWriteConflict = (thrown: unknown): boolean => thrown instanceof MongoServerError && thrown.code === 112;

/** The driver lets some pass as they are: writing to a socket that the server has just closed. */
export const isSocketError = (thrown: unknown): boolean =>
  ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT'].includes(`${(thrown as { code?: unknown } | null)?.code}`);

interface Duplicate {
  /** Name of the index. */
  readonly index: string;
  /** Which operation of a bulk. */
  readonly at: number;
}

/** For a value that a unique index has already. The name is in the message only: the driver keeps no more of a bulk. */
export function duplicate(thrown: unknown): Duplicate | undefined {
  if (!(thrown instanceof MongoServerError) || thrown.code !== 11000) return undefined;
  const first = thrown instanceof MongoBulkWriteError ? [thrown.writeErrors].flat()[0] : undefined;
  const index = /^[^{]*? index: (\S+) dup key/.exec(first?.errmsg ?? thrown.message)?.[1];
  return index === undefined ? undefined : { index, at: first?.index ?? 0 };
}
