/** Turns LMDB's errors of a failed write into a fault. */
import { statfs } from 'node:fs/promises';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { WriteFailed } from '../port.js';

const { ENOSPC, EDQUOT, EFBIG } = constants.errno;
const full = new Set([ENOSPC, EDQUOT, EFBIG]);
/** A key or a value that LMDB rejects: our error, not the disk's. */
const badValue = -30781;
/** Below this free space, an incomplete write counts as a full disk. */
const littleRoom = 1024 * 1024;

/** An error of LMDB; its code is an errno, or negative for its own. */
type DiskError = Error & { readonly code: number };

/** @returns WriteFailed for errors of the disk or of LMDB; otherwise `thrown` itself. */
export async function asWriteFailed(thrown: unknown, folder: string): Promise<unknown> {
  const cause = await causeOf(thrown);
  if (cause === undefined) return thrown;
  const isFull = full.has(cause.code) || (await hasLittleRoom(folder));
  return new WriteFailed(isFull ? 'store_full' : 'store_failed', cause.message, { cause });
}

async function causeOf(thrown: unknown): Promise<DiskError | undefined> {
  const { commitError, code } = thrown as { commitError?: Promise<unknown>; code?: unknown };
  if (commitError !== undefined) return await reasonOf(commitError);
  return typeof code === 'number' && code !== badValue ? (thrown as DiskError) : undefined;
}

/** LMDB reports why a commit failed by rejecting a promise. */
async function reasonOf(commitError: Promise<unknown>): Promise<DiskError> {
  const unknown = Object.assign(new Error('LMDB did not say why'), { code: 0 });
  const late = sleep(1000, unknown, { ref: false });
  return (await Promise.race([commitError.catch((reason: unknown) => reason), late])) as DiskError;
}

export async function hasLittleRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < littleRoom;
  } catch {
    return false;
  }
}
