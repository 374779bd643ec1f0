/** All changes of records go through here: checks, hooks, references and system fields. */

import { Fault, type Relocation, relocating } from '../fault.js';
import { isSameJson, pointedValues } from '../json.js';
import type { Draft, RecordOf, ResourceName } from '../schema/contract.js';
import { invalidRequest, moneyFindings } from '../schema/findings.js';
import type { Link } from '../schema/model.js';
import { Doc, type Stored } from '../store/doc.js';
import type { AnyOf, Awaitable, Key, Match, PageQuery, ReadOptions, Store } from '../store/port.js';
import { isLong } from '../yielder.js';
import { checkIdentity, neverKept, refuseLocked, unlocks } from './guards.js';
import { type Patch, patched, relocationIn } from './patch.js';
import type { Quotas } from './quota.js';
import type { Resource } from './registry.js';
import type { DerivedFields, PageOptions, Records, WindowQuery, Work } from './work.js';
import type { WriteSet } from './writeSet.js';

type Fields = Record<string, unknown>;

/** Bytes of JSON: a body of 1 MB plus the system fields. */
const maxRecordBytes = 1024 * 1024 + 4096;
/** The number of records in the first window of an unlimited read. */
export const firstWindow = 500;

const asIs: Relocation = (detail) => detail;

/** The part of a record that the caller can read and write. */
export interface RecordView {
  shown(record: Stored): Fields;
  /** @returns the whole record with this as its visible part. @throws Fault if that is not allowed. */
  whole(part: Fields, record: Stored | undefined): Promise<Fields>;
}

/** The whole record. */
const all: RecordView = { shown: (record) => record, whole: async (part) => part };

/**
 * The records of one resource, with staged changes. The casts to `never` are safe: the collection and the hooks of a
 * resource only hold and accept its own records.
 */
export class StagedRecords<R extends ResourceName> implements Records<R> {
  constructor(
    private readonly resource: Resource,
    private readonly writeSet: WriteSet,
    private readonly work: Work,
    private readonly strictReferences: boolean,
    private readonly quotas: Quotas | undefined,
  ) {}

  find(id: string, options?: ReadOptions): Awaitable<Doc<RecordOf<R>> | undefined> {
    return this.writeSet.find(this.#key(id), options) as Awaitable<Doc<never> | undefined>;
  }

  get(id: string, options?: ReadOptions): Awaitable<Doc<RecordOf<R>>> {
    const found = this.find(id, options);
    return found instanceof Promise ? found.then((doc) => this.#existing(id, doc)) : this.#existing(id, found);
  }

  page(match: Match, page: PageOptions): Awaitable<Doc<RecordOf<R>>[]> {
    const { collection } = this.resource.model;
    const { tenant, yielder } = this.work;
    return this.writeSet.store.page({ collection, tenant, yielder, match, ...page }) as Awaitable<Doc<never>[]>;
  }

  windows(query: WindowQuery): AsyncIterable<Doc<RecordOf<R>>[]> {
    const { collection } = this.resource.model;
    const { tenant, yielder } = this.work;
    return windows(this.writeSet.store, { collection, tenant, yielder, ...query }) as AsyncIterable<Doc<never>[]>;
  }

  async *all(match: AnyOf, after?: string): AsyncIterable<Doc<RecordOf<R>>> {
    const { yielder } = this.work;
    for await (const docs of this.windows({ match, after, limit: firstWindow })) {
      for (const doc of docs) {
        const turn = yielder.step(isLong(doc.json));
        if (turn !== undefined) await turn;
        yield doc;
      }
    }
  }

  async create(body: Draft<R>, view = all): Promise<Doc<RecordOf<R>>> {
    const whole = view === all ? (body as Fields) : await view.whole(body as Fields, undefined);
    const doc = await this.#save(this.work.newId(), { ...whole }, undefined);
    if (this.quotas !== undefined) await this.quotas.add(this.work.tenant, this.resource.model, this.writeSet);
    return doc;
  }

  async replace(id: string, body: Draft<R>, view = all): Promise<Doc<RecordOf<R>>> {
    const { record } = await this.#toChange(id);
    refuseLocked(record);
    checkIdentity(record, body);
    const whole = view === all ? (body as Fields) : await view.whole(body as Fields, record);
    return await this.#save(id, { ...whole }, record);
  }

  async patch(id: string, patch: Patch, view = all): Promise<Doc<RecordOf<R>>> {
    const { name, check } = this.resource.model;
    const { yielder } = this.work;
    const doc = (await this.#toChange(id)) as Doc<never>;
    const record: Stored = doc.record;
    await yielder.step();
    const part = await patched(view.shown(record), patch, yielder);
    const next = await relocating(relocationIn(patch), () => view.whole(part, record));
    if (!(unlocks(record, next) && this.work.caller.may(`${name}.unlock`))) refuseLocked(record);
    await yielder.step();
    const found = check.record(next);
    if (found.length > 0) throw invalidRequest(found).relocated(relocationIn(patch));
    await yielder.step();
    await relocating(relocationIn(patch), () => this.#check(next, record));
    await yielder.step();
    return isSameJson(record, next) ? doc : await this.#write(id, next, record, relocationIn(patch));
  }

  async delete(id: string): Promise<void> {
    const { model, hooks } = this.resource;
    const { record } = await this.#toChange(id);
    refuseLocked(record);
    const enforced = model.linkedFrom.filter((link) => link.from.tier === 'seed' || this.#isEnforced(link));
    const unless = enforced.map(({ from, path }) => ({ collection: from.collection, match: { [path]: id } }));
    this.writeSet.stage(this.#key(id), undefined, unless);
    if (this.quotas !== undefined) await this.quotas.remove(this.work.tenant, model, this.writeSet);
    await hooks.removed?.(record as never, this.work);
  }

  async hold(id: string): Promise<void> {
    this.writeSet.stage(this.#key(id), (await this.get(id)) as Doc<never>);
  }

  async updateDerived(id: string, fields: DerivedFields<R>, isDerived = true): Promise<void> {
    const { record } = (await this.get(id)) as Doc<never> as Doc;
    const next: Fields = { ...record, ...fields };
    for (const name in next) if (next[name] === undefined) delete next[name];
    this.writeSet.stage(this.#key(id), Doc.ofRecord(this.#withSystemFields(id, next, record)), [], !isDerived);
  }

  #existing(id: string, doc: Doc<RecordOf<R>> | undefined): Doc<RecordOf<R>> {
    if (doc === undefined) throw notFound(this.resource.model.name, id);
    return doc;
  }

  /** Waits for a turn before a large record is parsed: many can be requested at once. */
  async #toChange(id: string): Promise<Doc> {
    const doc = (await this.get(id)) as Doc<never> as Doc;
    await this.work.yielder.step(isLong(doc.json));
    return doc;
  }

  async #save(id: string, draft: Fields, previous: Stored | undefined): Promise<Doc<never>> {
    const checking = this.#check(draft, previous);
    if (checking !== undefined) await checking;
    return this.#write(id, draft, previous, asIs);
  }

  /** @param relocation maps details about the draft to the request. */
  #write(id: string, draft: Fields, previous: Stored | undefined, relocation: Relocation): Awaitable<Doc<never>> {
    this.#requireLinked(draft, previous, relocation);
    const doc = Doc.ofRecord(this.#withSystemFields(id, draft, previous));
    if (doc.json.length > maxRecordBytes) throw new Fault('record_too_large');
    this.writeSet.stage(this.#key(id), doc);
    const saving = this.resource.hooks.saved?.(doc.record as never, previous as never, this.work);
    return saving === undefined ? (doc as Doc<never>) : saving.then(() => doc as Doc<never>);
  }

  /** Completes the draft, and checks the rules that the schema cannot express. */
  #check(draft: Fields, previous: Stored | undefined): void | Promise<void> {
    const { model, hooks } = this.resource;
    if (model.moneyPaths.length > 0) {
      const found = moneyFindings(model.moneyPaths, draft);
      if (found.length > 0) throw invalidRequest(found);
    }
    if (hooks.defaults !== undefined) fillIn(draft, hooks.defaults, previous);
    const preparing = hooks.prepare?.(draft as never, previous as never, this.work);
    const check = () => hooks.check?.(draft as never, previous as never, this.work);
    return preparing === undefined ? check() : preparing.then(check);
  }

  /** Requires the records that the draft refers to and the previous version did not. */
  #requireLinked(draft: Fields, previous: Stored | undefined, relocation: Relocation): void {
    for (const link of this.resource.model.links) {
      if (!this.#isEnforced(link)) continue;
      const { to, path } = link;
      const previousIds = previous && new Set(pointedValues(previous, path).map(([, id]) => id));
      for (const [pointer, id] of pointedValues(draft, path)) {
        if (typeof id !== 'string' || previousIds?.has(id)) continue;
        const message = `names ${id}, which does not exist in ${to.name}`;
        const key = { collection: to.collection, tenant: this.work.tenant, id };
        this.writeSet.require(key, relocation({ pointer, code: 'reference_not_found', message }));
      }
    }
  }

  #withSystemFields(id: string, draft: Fields, previous: Stored | undefined): Stored {
    const now = this.work.now.toISOString();
    const by = this.work.caller.id;
    const record = {
      id,
      ...draft,
      sys_created_at: previous?.sys_created_at ?? now,
      sys_created_by_id: previous?.sys_created_by_id ?? by,
      sys_last_modified_at: now,
      sys_last_modified_by_id: by,
      sys_version: this.writeSet.nextVersion(this.#key(id)),
    };
    record.id = id; // the draft may contain one
    for (const name of neverKept) if (name in record) delete (record as Fields)[name];
    return record;
  }

  /** References to seed resources are always enforced, those to supporting resources only with STRICT_REFERENCES. */
  #isEnforced({ to }: Link): boolean {
    return to.tier === 'seed' || this.strictReferences;
  }

  #key(id: string): Key {
    return { collection: this.resource.model.collection, tenant: this.work.tenant, id };
  }
}

export const notFound = (resource: string, id: string) =>
  new Fault('record_not_found', `There is no record ${id} in ${resource}.`);

/** Sets the fields that were left out to their stored or default values. */
function fillIn(draft: Fields, defaults: Fields, previous: Stored | undefined): void {
  for (const [name, value] of Object.entries(defaults)) draft[name] ??= previous?.[name] ?? value;
}

// Reads many records in order of id, one window at a time, so that only one window is in memory.

/** Bytes of JSON after which the first window ends, and later windows. */
const firstBytes = 256 * 1024;
const windowBytes = 1024 * 1024;

/** The maximum number of records of a window without a limit in the query. */
const windowRecords = 1000;

/**
 * Reads the next window on demand. Only the last can be empty.
 * @param most records of a window; the limit of the query applies to the first one.
 */
async function* windows(
  store: Store,
  { most = windowRecords, ...query }: PageQuery & { readonly most?: number | undefined },
): AsyncGenerator<Doc[]> {
  let { after, limit } = query;
  for (let atMostBytes = firstBytes; ; atMostBytes = windowBytes) {
    const docs = await store.page({ ...query, after, limit, atMostBytes });
    const isLast = docs.length < limit && bytesOf(docs) < atMostBytes;
    after = docs.at(-1)?.id;
    yield docs;
    if (isLast) return;
    limit = Math.min(2 * limit, most);
  }
}

const bytesOf = (docs: readonly Doc[]) => docs.reduce((bytes, { json }) => bytes + json.length, 0);
