/** One index of the embedded store. */
import type { Database, RootDatabase } from 'lmdb';
import type { Doc } from '../doc.js';
import { type Index, valuesAt } from '../port.js';
import { after, idOf, indexed, keyEncoder } from './keys.js';

const nothing = Buffer.alloc(0);
/** No more entries wait than this. */
const mostWaiting = 50_000;

/**
 * Entries are tenant, values, id → nothing; unique ones tenant, values → id. Within a transaction those that are not unique
 * wait until they are asked for, or it ends, and are written in their order: neighbours then come to lie in pages side by
 * side, which the system writes for about half the time.
 */
export class EmbeddedIndex {
  readonly name: string;
  readonly spec: Index;
  readonly #entries: Database<Buffer, string>;
  /** Key → whether it is to be there. */
  readonly #waiting = new Map<string, boolean>();

  constructor(env: RootDatabase, collection: string, spec: Index) {
    this.spec = spec;
    this.name = `${collection}!${storedName(spec)}`;
    this.#entries = env.openDB({ name: this.name, encoding: 'binary', ...{ keyEncoder } });
  }

  /** Ids of the records that have these values, in their order. */
  ids(tenant: string, values: readonly string[], { last, limit }: { last?: string | undefined; limit: number }) {
    this.flush();
    const prefix = [tenant, ...values.map(indexed)].join('\0');
    return Array.from(this.#entries.getKeys(after(prefix, last, limit)), idOf);
  }

  /** The id of the record that has a unique entry. */
  holder(entry: string): string | undefined {
    return this.#entries.get(entry)?.toString();
  }

  /** Has the entries of `next` instead of those of `previous`. */
  change(tenant: string, id: string, previous: Doc | undefined, next: Doc | undefined): void {
    if (previous && next && this.#sees(previous, next)) return;
    const was = previous ? this.entriesOf(tenant, id, previous) : [];
    const is = next ? this.entriesOf(tenant, id, next) : [];
    for (const entry of was) if (!is.includes(entry)) this.#remove(entry, id);
    for (const entry of is) if (!was.includes(entry)) this.#put(entry, id);
  }

  /** Writes what waits. */
  flush(): void {
    if (this.#waiting.size === 0) return;
    for (const entry of Array.from(this.#waiting.keys()).sort()) {
      if (this.#waiting.get(entry)) this.#entries.put(entry, nothing);
      else this.#entries.remove(entry);
    }
    this.#waiting.clear();
  }

  /** Removes all entries: those of a version that did not keep them are of no use. */
  clear(): void {
    for (const entry of Array.from(this.#entries.getKeys({ start: '\u0001' }))) this.#entries.remove(entry);
  }

  /** Forgets what waits. */
  discard(): void {
    this.#waiting.clear();
  }

  /** The keys under which it holds a record. */
  entriesOf(tenant: string, id: string, { record }: Doc): string[] {
    const { fields, unique, where } = this.spec;
    for (const field in where) if (!valuesAt(record, field).includes(where[field] as string)) return [];
    let entries = [tenant];
    for (const field of fields) {
      const values = valuesAt(record, field);
      const once = values.length > 1 ? Array.from(new Set(values)) : values;
      entries = entries.flatMap((entry) => once.map((value) => `${entry}\0${indexed(value)}`));
    }
    return unique ? entries : entries.map((entry) => `${entry}\0${id}`);
  }

  /** Whether both have the same texts where it looks; the quick way of saying that nothing changes. */
  #sees({ record: one }: Doc, { record: other }: Doc): boolean {
    if (this.spec.where !== undefined) return false;
    return this.spec.fields.every((field) => typeof one[field] === 'string' && one[field] === other[field]);
  }

  #put(entry: string, id: string): void {
    if (this.spec.unique) this.#entries.put(entry, Buffer.from(id));
    else this.#wait(entry, true);
  }

  /** A unique entry may already be another record's by now: then it is no longer ours to remove. */
  #remove(entry: string, id: string): void {
    if (!this.spec.unique) this.#wait(entry, false);
    else if (this.holder(entry) === id) this.#entries.remove(entry);
  }

  #wait(entry: string, isThere: boolean): void {
    this.#waiting.set(entry, isThere);
    if (this.#waiting.size >= mostWaiting) this.flush();
  }
}

export const nameOf = (fields: readonly string[]) => fields.join('+');

const storedName = ({ fields, unique, where }: Index) =>
  nameOf(fields) + (unique ? `!unique${where ? JSON.stringify(where) : ''}` : '');
