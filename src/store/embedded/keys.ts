/** Keys of the embedded store: texts with NUL between them, in UTF-8. So they are in the order of code points. */
import { createHash } from 'node:crypto';

/** An LMDB key holds at most 1,978 bytes: a longer text stands in an index by its beginning and its hash. */
const longestIndexed = 128;
/** No record has a longer one; a key for it could not be made. */
export const longestId = 128;

/** For LMDB. It checks the length itself. */
export const keyEncoder = {
  writeKey: (key: string, target: Buffer, start: number): number => start + target.write(key, start),
  readKey: (source: Buffer, start: number, end: number): string => source.toString('utf8', start, end),
};

/** Names that a key is made of hold no NUL. */
export const recordKey = (tenant: string, id: string): string => `${tenant}\0${id}`;

/** A value as it stands in a key: as it is, unless it is too long, or would not stay what it is. */
export function indexed(value: string): string {
  if (value.length <= longestIndexed && !value.includes('\0') && value.isWellFormed()) return value;
  const beginning = value.slice(0, longestIndexed).replaceAll('\0', ' ').padEnd(longestIndexed);
  return beginning + createHash('sha256').update(value, 'utf16le').digest('base64url');
}

/** The last part of a key. */
export const idOf = (key: string): string => key.slice(key.lastIndexOf('\0') + 1);

/** The keys that have one part more than `prefix`: an id after `last`. */
export function after(prefix: string, last: string | undefined, limit: number) {
  return { start: `${prefix}\0${last ?? ''}`, exclusiveStart: true, end: `${prefix}\u0001`, limit };
}
