/** An index of the embedded store. Keys are strings separated by NUL, in UTF-8: they sort by code point. */
import { createHash } from 'node:crypto';
import type { Database, RootDatabase } from 'lmdb';
import type { Doc } from '../doc.js';
import { foldingName, type Index, type IndexSpec, inIndex, isOnly, type Order, valuesAt } from '../port.js';
import { sortKey } from '../sorting.js';

const noValue = Buffer.alloc(0);
/** The maximum number of pending entries, to limit memory. */
const maxPending = 50_000;

/** An entry of a non-unique index to be put, or to be removed. */
interface Pending {
  readonly key: string;
  readonly isPut: boolean;
}

/**
 * The entries of non-unique indexes that a transaction changes, until they are read or it ends. They are written in sorted
 * order: writing adjacent pages takes about half the time.
 */
export class PendingEntries {
  readonly #changed = new Set<EmbeddedIndex>();
  #count = 0;

  add(index: EmbeddedIndex, key: string, isPut: boolean): void {
    if (index.pending.length === 0) this.#changed.add(index);
    index.pending.push({ key, isPut });
    if (++this.#count >= maxPending) this.flush();
  }

  flush(): void {
    for (const index of this.#changed) index.flush();
    this.#count = 0;
    this.#changed.clear();
  }

  discard(): void {
    for (const index of this.#changed) index.pending = [];
    this.#count = 0;
    this.#changed.clear();
  }
}

/** Changes of the same entry stay in their order. */
const inOrder = ({ key: one }: Pending, { key: other }: Pending) => (one < other ? -1 : Number(one > other));

/** The entries are `tenant, values, id` → nothing; those of a unique index `tenant, values` → id. */
export class EmbeddedIndex {
  readonly name: string;
  readonly spec: Index;
  readonly entries: Database<Buffer, string>;
  /** Changes that are not written yet; `PendingEntries` has all indexes with some. */
  pending: Pending[] = [];
  readonly #pending: PendingEntries;

  constructor(env: RootDatabase, collection: string, spec: Index, pending: PendingEntries) {
    const { unique, where } = spec;
    this.spec = spec;
    this.name = `${collection}!${nameOf(spec)}${unique ? `!unique${where ? JSON.stringify(where) : ''}` : ''}`;
    this.entries = env.openDB({ name: this.name, encoding: 'binary', ...{ keyEncoder } });
    this.#pending = pending;
  }

  /** The keys of the entries with these values after a place, in order; see `idOf`. They are read only as far as needed. */
  keys(tenant: string, values: readonly string[], order: Order, after: string | undefined, limit: number) {
    return this.entries.getKeys({ ...this.range(tenant, values, order, after), limit });
  }

  /** The range of the entries with these values. */
  range(tenant: string, values: readonly string[], order?: Order, after?: string) {
    return rangeAfter(this.#prefix(tenant, values), order, after);
  }

  /** Whether the record with this id has these values. */
  has(tenant: string, values: readonly string[], id: string): boolean {
    return id.length <= maxIdLength && this.entries.doesExist(`${this.#prefix(tenant, values)}\0${id}`);
  }

  /** What follows these values in the entries: other values and the id. */
  rest(tenant: string, values: readonly string[], from = '', limit: number): string[][] {
    const prefix = this.#prefix(tenant, values);
    const keys = this.entries.getKeys({ start: `${prefix}\0${from}`, end: `${prefix}\u0001`, limit });
    return Array.from(keys.map((key) => key.slice(prefix.length + 1).split('\0')));
  }

  /** How the entries to be read begin: it first writes the pending ones. */
  #prefix(tenant: string, values: readonly string[]): string {
    if (this.pending.length > 0) this.flush();
    return [tenant, ...inIndex(values, this.spec.folded).map(keyPart)].join('\0');
  }

  /** Writes the pending entries. */
  flush(): void {
    for (const { key, isPut } of this.pending.sort(inOrder)) {
      if (isPut) this.entries.put(key, noValue);
      else this.entries.remove(key);
    }
    this.pending = [];
  }

  /** The id of the record that holds an entry of a unique index. */
  holder(entry: string): string | undefined {
    return this.entries.get(entry)?.toString();
  }

  /** Replaces the entries of `previous` by those of `next`. */
  change(tenant: string, id: string, previous: Doc | undefined, next: Doc | undefined): void {
    if (previous && next && this.#isUnaffected(previous, next)) return;
    const oldEntries = previous ? this.entriesOf(tenant, id, previous) : [];
    const newEntries = next ? this.entriesOf(tenant, id, next) : [];
    for (const entry of oldEntries) if (!newEntries.includes(entry)) this.#remove(entry, id);
    for (const entry of newEntries) {
      if (oldEntries.includes(entry)) continue;
      if (this.spec.unique) this.entries.put(entry, Buffer.from(id));
      else this.#pending.add(this, entry, true);
    }
  }

  /** Removes all entries, before the index is built again. */
  clear(): void {
    for (const entry of Array.from(this.entries.getKeys({ start: '\u0001' }))) this.entries.remove(entry);
  }

  /** The keys of the entries of a record. */
  entriesOf(tenant: string, id: string, { record }: Doc): string[] {
    const { fields, unique, where, only, folded, sorted } = this.spec;
    if (only !== undefined && !isOnly(record, only)) return [];
    for (const field in where) if (!valuesAt(record, field).includes(where[field] as string)) return [];
    let entries = [tenant];
    for (const field of fields) {
      const isSorted = sorted !== undefined && field === fields.at(-1);
      const plain = isSorted ? [sortKey(record[field], sorted)] : valuesAt(record, field);
      const values = folded ? inIndex(plain, folded) : plain;
      const distinct = values.length > 1 ? new Set(values) : values;
      const longer: string[] = [];
      for (const entry of entries) for (const value of distinct) longer.push(`${entry}\0${keyPart(value)}`);
      entries = longer;
    }
    if (!unique) for (let i = 0; i < entries.length; i++) entries[i] += `\0${id}`;
    return entries;
  }

  /** A quick check that finds most changes that do not affect the entries: both have the same value in each field, or none. */
  #isUnaffected({ record: one }: Doc, { record: other }: Doc): boolean {
    const { fields, where, only, sorted } = this.spec;
    if (where !== undefined || only !== undefined) return false;
    const isPlain = (field: string, type = typeof one[field]) =>
      type === 'string' || (type === 'undefined' && !field.includes('.')) || (sorted && field === fields.at(-1));
    return fields.every((field) => isPlain(field) && one[field] === other[field]);
  }

  /** A unique entry is removed only if no other record has taken it in the meantime. */
  #remove(entry: string, id: string): void {
    if (!this.spec.unique) this.#pending.add(this, entry, false);
    else if (this.holder(entry) === id) this.entries.remove(entry);
  }
}

export const nameOf = ({ fields, only, folded, sorted }: IndexSpec) =>
  fields.join('+') +
  (only ? `!only${JSON.stringify(only)}` : '') +
  foldingName(folded) +
  (sorted ? `!sorted=${sorted}` : '');

/** The maximum length of a value that a key contains unchanged; LMDB allows 1,978 bytes per key. Longer values are hashed. */
const maxPlainLength = 128;
/** The maximum length of an id. */
export const maxIdLength = 128;

/** The key encoder for LMDB, which checks the length itself. */
export const keyEncoder = {
  writeKey: (key: string, target: Buffer, start: number): number => start + target.write(key, start),
  readKey: (source: Buffer, start: number, end: number): string => source.toString('utf8', start, end),
};

/** A value as part of a key: unchanged, or its start and a hash if it is too long, contains NUL or is not valid Unicode. */
function keyPart(value: string): string {
  if (value.length <= maxPlainLength && !value.includes('\0') && value.isWellFormed()) return value;
  const beginning = value.slice(0, maxPlainLength).replaceAll('\0', ' ').padEnd(maxPlainLength);
  return beginning + createHash('sha256').update(value, 'utf16le').digest('base64url');
}

/** The last part of a key. */
export const idOf = (key: string): string => key.slice(key.lastIndexOf('\0') + 1);

/** The range of keys that consist of `prefix` and a place after another one. */
export function rangeAfter(prefix: string, { descending, from = '', to }: Order = {}, after?: string) {
  const least = `${prefix}\0${from}`;
  const greatest = to === undefined ? `${prefix}\u0001` : `${prefix}\0${to}\u0001`;
  const [first, end] = descending ? [greatest, least] : [least, greatest];
  const start = after === undefined ? first : `${prefix}\0${after}`;
  return { start, exclusiveStart: true, end, ...(descending && { reverse: true }) };
}
