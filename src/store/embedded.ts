/** The store that needs nothing installed: LMDB, one folder, durable before the answer, several processes at once. */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { type Database, type Key as LmdbKey, open, type RootDatabase } from 'lmdb';
import { Doc } from '../doc.js';
import { GroupCommit } from './group-commit.js';
import {
  type Absence,
  type Change,
  type CountQuery,
  type Index,
  type Key,
  type Match,
  Missing,
  type PageQuery,
  Referenced,
  Stale,
  type Store,
  Taken,
  valuesAt,
} from './port.js';

/** An LMDB key holds at most 1,978 bytes: a longer text stands in an index by its beginning and its hash. */
const longestIndexed = 128;
/** No record has a longer one; a key for it could not be made. */
const longestId = 128;

interface OpenIndex {
  readonly spec: Index;
  readonly entries: Database<string, string[]>;
}

interface Collection {
  /** [tenant, id] → JSON in UTF-8. */
  readonly records: Database<Buffer, string[]>;
  /** By name; entries are [tenant, …values, id] → '', unique ones [tenant, …values] → id. */
  readonly indexes: ReadonlyMap<string, OpenIndex>;
}

export interface EmbeddedOptions {
  /** The folder; made when it is not there. */
  readonly path: string;
  /** Called between the steps of a commit: tests throw from it. */
  readonly beforeStep?: () => void;
}

export class EmbeddedStore implements Store {
  readonly #env: RootDatabase;
  readonly #collections = new Map<string, Collection>();
  /** Names of the indexes whose entries are complete. */
  readonly #built: Database<string, string>;
  readonly #beforeStep: () => void;
  readonly #commits: GroupCommit<readonly Change[]>;

  constructor(options: EmbeddedOptions) {
    mkdirSync(options.path, { recursive: true });
    this.#env = open({ path: options.path, maxDbs: 1000, overlappingSync: false });
    this.#built = this.#env.openDB({ name: 'built indexes', encoding: 'string' });
    this.#beforeStep = options.beforeStep ?? (() => {});
    this.#commits = new GroupCommit(
      (task) => this.#env.childTransaction(task),
      (changes) => this.#apply(changes),
    );
  }

  async declare(name: string, specs: readonly Index[]): Promise<void> {
    const records = this.#env.openDB<Buffer, string[]>({ name, encoding: 'binary' });
    const indexes = new Map<string, OpenIndex>();
    for (const spec of specs) {
      const entries = this.#env.openDB<string, string[]>({
        name: `${name}!${storedName(spec)}`,
        encoding: 'string',
      });
      indexes.set(storedName(spec), { spec, entries });
      await this.#build(`${name}!${storedName(spec)}`, records, { spec, entries });
    }
    this.#collections.set(name, { records, indexes });
  }

  async #build(name: string, records: Database<Buffer, string[]>, index: OpenIndex) {
    if (this.#built.doesExist(name)) return;
    await this.#env.childTransaction(() => {
      for (const { key, value } of records.getRange({})) {
        const [tenant, id] = key as [string, string];
        for (const entry of entriesOf(index.spec, tenant, id, Doc.ofJson(value))) {
          index.entries.put(entry, index.spec.unique ? id : '');
        }
      }
      this.#built.put(name, '');
    });
  }

  async read(key: Key): Promise<Doc | undefined> {
    this.#env.resetReadTxn(); // another process may have written since
    return this.#get(key);
  }

  async page(query: PageQuery): Promise<Doc[]> {
    this.#env.resetReadTxn();
    const { records } = this.#collection(query.collection);
    if (query.match === undefined) {
      const range = after([query.tenant], query.after, query.limit);
      return [...records.getRange(range).map(({ value }) => Doc.ofJson(value))];
    }
    const ids = this.#matching(query.collection, query.tenant, query.match, query);
    return ids.map((id) => Doc.ofJson(records.get([query.tenant, id]) as Buffer));
  }

  async count(query: CountQuery): Promise<number> {
    this.#env.resetReadTxn();
    const { collection, tenant, match, atMost } = query;
    return this.#matching(collection, tenant, match, { limit: atMost }).length;
  }

  async commit(changes: readonly Change[]): Promise<void> {
    await this.#commits.add(changes);
  }

  /** Everything is checked before anything is written. */
  #apply(changes: readonly Change[]): Error | undefined {
    const refusal = this.#refusal(changes);
    if (refusal !== undefined) return refusal;
    for (const change of changes) {
      if ('require' in change) continue;
      this.#beforeStep();
      if ('put' in change) this.#put(change.put, change.doc, change.previous);
      else this.#put(change.remove, undefined, change.previous);
    }
    this.#beforeStep();
    return undefined;
  }

  async close(): Promise<void> {
    await this.#env.close();
  }

  #collection(name: string): Collection {
    const collection = this.#collections.get(name);
    if (collection === undefined) throw new Error(`collection ${name} was not declared`);
    return collection;
  }

  #get({ collection, tenant, id }: Key): Doc | undefined {
    const json = id.length <= longestId ? this.#collection(collection).records.get([tenant, id]) : undefined;
    return json === undefined ? undefined : Doc.ofJson(json);
  }

  #matching(
    collection: string,
    tenant: string,
    match: Match,
    { after: last, limit }: { after?: string | undefined; limit: number },
  ): string[] {
    const fields = Object.keys(match);
    const index = this.#collection(collection).indexes.get(nameOf(fields));
    if (index === undefined) throw new Error(`${collection} has no index on ${nameOf(fields)}`);
    const prefix = [tenant, ...Object.values(match).map(indexed)];
    const keys = index.entries.getKeys(after(prefix, last, limit)) as Iterable<string[]>;
    return Array.from(keys, (key) => key.at(-1) as string);
  }

  /** Why the commit cannot be, found before anything is written. */
  #refusal(changes: readonly Change[]): Error | undefined {
    const missing: Key[] = [];
    const claimed = new Map<string, string>();
    for (const change of changes) {
      if ('require' in change) {
        if (!this.#exists(change.require)) missing.push(change.require);
        continue;
      }
      const key = 'put' in change ? change.put : change.remove;
      if (!this.#isCurrent(key, change.previous)) return new Stale(key);
      const refusal =
        'put' in change
          ? this.#taken(key, change.doc, changes, claimed)
          : this.#referenced(key, change.unless, changes);
      if (refusal !== undefined) return refusal;
    }
    return missing.length > 0 ? new Missing(missing) : undefined;
  }

  #exists({ collection, tenant, id }: Key): boolean {
    return id.length <= longestId && this.#collection(collection).records.doesExist([tenant, id]);
  }

  /** Whether the store has this version; nothing, if there was nothing. */
  #isCurrent(key: Key, previous: Doc | undefined): boolean {
    if (previous === undefined) return !this.#exists(key);
    const stored = this.#get(key);
    if (stored === undefined) return false;
    return stored.json.equals(previous.json) || stored.record.sys_version === previous.record.sys_version;
  }

  /** @param claimed unique entries that changes before this one take, and the ids of their records. */
  #taken(key: Key, doc: Doc, changes: readonly Change[], claimed: Map<string, string>): Taken | undefined {
    for (const { spec, entries } of this.#collection(key.collection).indexes.values()) {
      if (!spec.unique) continue;
      for (const entry of entriesOf(spec, key.tenant, key.id, doc)) {
        const holder = entries.get(entry);
        if (holder !== undefined && holder !== key.id && !givesUp(changes, key, holder, spec, entry))
          return new Taken(key, spec.fields);
        const name = JSON.stringify([key.collection, storedName(spec), ...entry]);
        if ((claimed.get(name) ?? key.id) !== key.id) return new Taken(key, spec.fields);
        claimed.set(name, key.id);
      }
    }
    return undefined;
  }

  #referenced(key: Key, unless: readonly Absence[] = [], changes: readonly Change[]) {
    for (const absence of unless) {
      const ids = this.#matching(absence.collection, key.tenant, absence.match, { limit: changes.length + 1 });
      const left = ids.filter((id) => !removes(changes, { ...key, collection: absence.collection, id }));
      if (left.length > 0) return new Referenced(key, absence);
    }
    return undefined;
  }

  #put(key: Key, doc: Doc | undefined, previous: Doc | undefined): void {
    const { records, indexes } = this.#collection(key.collection);
    if (doc === undefined) records.remove([key.tenant, key.id]);
    else records.put([key.tenant, key.id], doc.json);
    for (const { spec, entries } of indexes.values()) {
      const was = previous ? entriesOf(spec, key.tenant, key.id, previous) : [];
      const is = doc ? entriesOf(spec, key.tenant, key.id, doc) : [];
      for (const entry of was) if (!includes(is, entry)) removeEntry(entries, spec, entry, key.id);
      for (const entry of is) if (!includes(was, entry)) entries.put(entry, spec.unique ? key.id : '');
    }
  }
}

/** A unique entry may already be another record's by now: then it is no longer ours to remove. */
function removeEntry(entries: Database<string, string[]>, spec: Index, entry: string[], id: string) {
  if (!spec.unique || entries.get(entry) === id) entries.remove(entry);
}

/** Whether another change of the same commit frees the unique entry that `holder` has. */
function givesUp(
  changes: readonly Change[],
  { collection, tenant }: Key,
  holder: string,
  spec: Index,
  entry: string[],
) {
  return changes.some((change) => {
    if ('require' in change) return false;
    const key = 'put' in change ? change.put : change.remove;
    if (key.collection !== collection || key.tenant !== tenant || key.id !== holder) return false;
    return 'remove' in change || !includes(entriesOf(spec, tenant, holder, change.doc), entry);
  });
}

function removes(changes: readonly Change[], { collection, tenant, id }: Key): boolean {
  return changes.some(
    (change) =>
      'remove' in change &&
      change.remove.collection === collection &&
      change.remove.tenant === tenant &&
      change.remove.id === id,
  );
}

/** The keys under which an index holds a record. */
function entriesOf(spec: Index, tenant: string, id: string, doc: Doc): string[][] {
  const record = doc.record;
  for (const field in spec.where) {
    if (!valuesAt(record, field).includes(spec.where[field] as string)) return [];
  }
  let entries: string[][] = [[tenant]];
  for (const field of spec.fields) {
    const values = valuesAt(record, field).map(indexed);
    const [value] = values;
    if (value === undefined) return [];
    if (values.length === 1) for (const entry of entries) entry.push(value);
    else entries = entries.flatMap((entry) => Array.from(new Set(values), (one) => [...entry, one]));
  }
  if (!spec.unique) for (const entry of entries) entry.push(id);
  return entries;
}

function indexed(value: string): string {
  if (value.length <= longestIndexed) return value;
  return value.slice(0, longestIndexed) + createHash('sha256').update(value).digest('base64url');
}

/** The keys that begin with `prefix` and end with an id after `last`. Ids hold no character as high as U+FFFF. */
function after(prefix: string[], last: string | undefined, limit: number) {
  return {
    start: (last === undefined ? prefix : [...prefix, last]) as LmdbKey as string[],
    exclusiveStart: true,
    end: [...prefix, '\uffff'] as string[],
    limit,
  };
}

function includes(entries: readonly string[][], entry: readonly string[]): boolean {
  return entries.some((other) => other.every((part, i) => part === entry[i]));
}

const nameOf = (fields: readonly string[]) => fields.join('+');

const storedName = ({ fields, unique, where }: Index) =>
  nameOf(fields) + (unique ? `!unique${where ? JSON.stringify(where) : ''}` : '');
