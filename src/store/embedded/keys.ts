/** Keys of the embedded store: strings separated by NUL, in UTF-8. They sort by code point. */
import { createHash } from 'node:crypto';

/** The maximum length of a value that a key contains unchanged; LMDB allows 1,978 bytes per key. Longer values are hashed. */
const maxPlainLength = 128;
/** The maximum length of an id. */
export const maxIdLength = 128;

/** The key encoder for LMDB, which checks the length itself. */
export const keyEncoder = {
  writeKey: (key: string, target: Buffer, start: number): number => start + target.write(key, start),
  readKey: (source: Buffer, start: number, end: number): string => source.toString('utf8', start, end),
};

/** Tenants and ids contain no NUL. */
export const recordKey = (tenant: string, id: string): string => `${tenant}\0${id}`;

/** A value as part of a key: unchanged, or its start and a hash if it is too long, contains NUL or is not valid Unicode. */
export function keyPart(value: string): string {
  if (value.length <= maxPlainLength && !value.includes('\0') && value.isWellFormed()) return value;
  const beginning = value.slice(0, maxPlainLength).replaceAll('\0', ' ').padEnd(maxPlainLength);
  return beginning + createHash('sha256').update(value, 'utf16le').digest('base64url');
}

/** The last part of a key. */
export const idOf = (key: string): string => key.slice(key.lastIndexOf('\0') + 1);

/** Merges sorted ids without duplicates. Each source is read only as far as needed. */
export function* inOrder(sources: readonly Iterable<string>[]): Generator<string> {
  const open = sources.map((source) => source[Symbol.iterator]());
  const heads = open.map((one) => one.next());
  try {
    for (;;) {
      const first = heads.reduce<string | undefined>(
        (least, { done, value }) => (done || (least ?? value) < value ? least : value),
        undefined,
      );
      if (first === undefined) return;
      yield first;
      heads.forEach(({ done, value }, n) => {
        if (!done && value === first) heads[n] = (open[n] as Iterator<string>).next();
      });
    }
  } finally {
    for (const one of open) one.return?.();
  }
}

/** The range of keys that consist of `prefix` and an id after `last`. */
export function rangeAfter(prefix: string, last: string | undefined, limit: number) {
  return { start: `${prefix}\0${last ?? ''}`, exclusiveStart: true, end: `${prefix}\u0001`, limit };
}
