/** What one run of a unit of work has read, has staged and requires; and its commit. */
import type { Logger } from 'pino';
import type { Principal } from '../access/principal.js';
import type { Catalogue, Link, Model } from '../document/catalogue.js';
import type { RecordOf, ResourceName } from '../document/contract.js';
import { type Detail, Fault, sentence } from '../fault.js';
import { Outbox } from '../mail/outbox.js';
import { Doc, type Stored } from '../store/doc.js';
import {
  type Absence,
  type Change,
  type Key,
  Missing,
  type ReadOptions,
  Referenced,
  Stale,
  type Store,
  Taken,
} from '../store/port.js';
import type { Ports } from './ports.js';
import { Records } from './records.js';
import { type Own, type Scope, unitOfWork, type Work } from './work.js';

const mostCounted = 1000;

/** A record that the work has to do with. */
interface Touched {
  readonly key: Key;
  /** Whether it was looked for, and what was found. */
  isRead: boolean;
  previous: Doc | undefined;
  /** Whether it is to be stored, or removed when there is nothing next. */
  isStaged: boolean;
  next: Doc | undefined;
  unless: readonly Absence[] | undefined;
  /** What to say when it does not exist although it must. */
  missing: Detail[] | undefined;
}

const touched = (key: Key): Touched => ({
  key,
  isRead: false,
  previous: undefined,
  isStaged: false,
  next: undefined,
  unless: undefined,
  missing: undefined,
});

export class Unit implements Work {
  readonly #touched = new Map<string, Touched>();
  #rerunsWhenTaken = false;
  #outbox: Outbox | undefined;
  readonly tenant: string;
  readonly caller: Principal;
  readonly now: Date;

  constructor(
    readonly ports: Ports,
    readonly catalogue: Catalogue,
    { tenant, caller }: Scope,
  ) {
    this.tenant = tenant;
    this.caller = caller;
    this.now = ports.clock();
  }

  get outbox(): Outbox {
    this.#outbox ??= new Outbox(this);
    return this.#outbox;
  }

  get store(): Store {
    return this.ports.store;
  }

  get log(): Logger {
    return this.ports.log;
  }

  separately<T>(task: (work: Work) => Promise<T>): Promise<T> {
    return unitOfWork(this, this, task);
  }

  newId(): string {
    return this.ports.newId();
  }

  records<R extends ResourceName>(name: R): Records<RecordOf<R>> {
    return new Records(this.model(name), this);
  }

  fields(name: ResourceName): ReadonlySet<string> {
    return this.model(name).fields;
  }

  model(name: ResourceName): Model {
    return this.catalogue.get(name) as Model;
  }

  /** Links are followed to resources of the brief always, to the others when the server is strict. */
  isEnforced({ to }: Link): boolean {
    return to.tier === 'seed' || this.ports.strictReferences;
  }

  async find(key: Key, options?: ReadOptions): Promise<Doc | undefined> {
    const record = this.#touch(key);
    if (!record.isStaged && !record.isRead) {
      const found = await this.store.read(key, options);
      if (!record.isStaged && !record.isRead) record.previous = found; // of two who look at once, both see the same
      record.isRead = true;
    }
    return record.isStaged ? record.next : record.previous;
  }

  own<T extends Stored>(collection: string): Own<T> {
    const keyOf = (id: string) => ({ collection, tenant: this.tenant, id });
    return {
      find: async (id) => (await this.find(keyOf(id))) as Doc<never> | undefined,
      put: (record) => {
        const key = keyOf(record.id);
        const sys_version = (this.#touch(key).previous?.record.sys_version ?? 0) + 1;
        this.stage(key, Doc.ofRecord<Stored>({ ...record, sys_version }));
      },
    };
  }

  rerunWhenTaken(): void {
    this.#rerunsWhenTaken = true;
  }

  /** Stages a record, or its removal. The record must have been read before, unless it is new. */
  stage(key: Key, next: Doc | undefined, unless: readonly Absence[] = []): void {
    const record = this.#touch(key);
    record.isStaged = true;
    record.next = next;
    record.unless = unless;
  }

  /** The record must exist when the work is committed; `missing` is what to say when it does not. */
  require(key: Key, missing: Detail): void {
    const record = this.#touch(key);
    if (record.missing === undefined) record.missing = [missing];
    else record.missing.push(missing);
  }

  #touch(key: Key): Touched {
    const name = nameOf(key);
    const known = this.#touched.get(name);
    if (known !== undefined) return known;
    const record = touched(key);
    this.#touched.set(name, record);
    return record;
  }

  /** @returns the record that has changed since it was read: then nothing took effect. */
  async commit(): Promise<Key | undefined> {
    const changes = this.#changes();
    if (changes.length === 0) return undefined;
    try {
      await this.store.commit(changes);
    } catch (thrown) {
      if (thrown instanceof Stale) return thrown.key;
      if (thrown instanceof Taken && this.#rerunsWhenTaken) return thrown.key;
      throw await this.#asFault(thrown);
    }
    if (this.#outbox && this.#outbox.queued > 0) this.ports.mailQueued();
    return undefined;
  }

  #changes(): Change[] {
    const changes: Change[] = [];
    const required: Change[] = [];
    for (const { key, previous, isStaged, next, unless, missing } of this.#touched.values()) {
      if (isStaged && next !== undefined) changes.push({ put: key, doc: next, previous });
      else if (isStaged && previous !== undefined) changes.push({ remove: key, previous, unless: unless ?? [] });
      if (missing !== undefined && next === undefined) required.push({ require: key });
    }
    return required.length > 0 ? [...changes, ...required] : changes;
  }

  async #asFault(thrown: unknown): Promise<unknown> {
    if (thrown instanceof Missing) return this.#dangling(thrown);
    if (thrown instanceof Referenced) return await this.#stillReferenced(thrown);
    if (thrown instanceof Taken)
      return new Fault('already_taken', `Another record has the same ${thrown.fields.join(' and ')}.`);
    return thrown;
  }

  #dangling({ keys }: Missing): Fault {
    const details = keys.flatMap((key) => this.#touched.get(nameOf(key))?.missing ?? []);
    const [first] = details;
    return new Fault('reference_not_found', first ? `${sentence(first)}.` : 'A record is missing.', { details });
  }

  async #stillReferenced({ key, by }: Referenced): Promise<Fault> {
    const { collection, match } = by;
    const count = await this.store.count({ collection, tenant: key.tenant, match, atMost: mostCounted });
    const resource = collection.split('.')[1];
    const number = count >= mostCounted ? `${mostCounted} or more` : `${count}`;
    return new Fault(
      'record_referenced',
      `${number} of ${resource} refer to this record by ${Object.keys(match)[0]}.`,
      { details: [{ pointer: '', code: 'referenced_by', message: `${resource}: ${number}` }] },
    );
  }
}

const nameOf = ({ collection, tenant, id }: Key) => `${collection}/${tenant}/${id}`;
