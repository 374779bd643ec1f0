/** All changes of records go through here: checks, hooks, references and system fields. */

import { Fault, type Relocation, relocating } from '../fault.js';
import { isSameJson, pointedValues, tokensOf } from '../lib/json.js';
import { isLong } from '../lib/yielder.js';
import type { Check } from '../schema/checks.js';
import { type Finding, invalidRequest } from '../schema/findings.js';
import type { Model } from '../schema/model.js';
import { withoutServerFields } from '../schema/serverFields.js';
import { findMeaningless } from '../schema/values.js';
import { seenAfter } from '../schema/visibility.js';
import { Doc, type Stored } from '../store/doc.js';
import type { AnyOf, Awaitable, Key, Match, ReadOptions } from '../store/port.js';
import { checkIdentity, refuseLocked, unlocks } from './guards.js';
import { checkMoney } from './money.js';
import { type Patch, patched, relocationIn } from './patch.js';
import type { Resource } from './registry.js';
import { windows } from './windows.js';
import type { Deletion, PageOptions, Ports, WindowQuery, Work } from './work.js';
import type { WriteSet } from './writeSet.js';

export type Fields = Record<string, unknown>;

/** Bytes of JSON: a body of 1 MB plus the system fields. */
const maxRecordBytes = 1024 * 1024 + 4096;
/** When an owner writes: the part that they see has the usual limit, whatever is hidden from them. */
const maxWholeBytes = 2 * maxRecordBytes;

/** @throws Fault `record_too_large` */
export function checkPart(part: object): void {
  if (Buffer.byteLength(JSON.stringify(part)) > maxRecordBytes) throw Fault.of('record_too_large');
}

/** The number of records in the first window of an unlimited read. */
const firstWindow = 500;

/** The part of a record that the caller can read and write; without it, the whole record. */
export interface RecordView {
  /** Whether it is of staff, not of its owner. */
  readonly isStaffs?: true;
  shown(doc: Doc): Fields;
  /** @returns the whole record with this as its visible part. @throws Fault if that is not allowed. */
  whole(part: Fields, doc: Doc | undefined): Promise<Fields>;
}

/**
 * The records of one resource, with staged changes: `Records` in work.ts gives them types. The casts to `never` are safe: the
 * hooks of a resource only get its own records.
 */
export class StagedRecords {
  readonly look: undefined; // all records match

  constructor(
    private readonly resource: Resource,
    private readonly writeSet: WriteSet,
    private readonly work: Work,
    private readonly ports: Ports,
  ) {}

  find(id: string, options?: ReadOptions): Awaitable<Doc | undefined> {
    return this.writeSet.find(this.#key(id), options);
  }

  get(id: string, options?: ReadOptions): Awaitable<Doc> {
    const found = this.find(id, options);
    if (found instanceof Promise) return found.then((doc) => existing(this.resource.model, id, doc));
    return found ?? existing(this.resource.model, id, found);
  }

  page(match: Match, page: PageOptions): Awaitable<Doc[]> {
    const { collection } = this.resource.model;
    const { tenant, yielder } = this.work;
    return this.writeSet.page({ collection, tenant, yielder, match, ...page });
  }

  /** The ids of the records with this `sys_external_id`, as they are after the commit; at most ten. */
  async named(external: string): Promise<string[]> {
    const { collection } = this.resource.model;
    const match = { sys_external_id: external };
    const staged = [...this.writeSet.staged(collection)]; // what these remove must not hide the others
    const query = { collection, tenant: this.work.tenant, match, fields: [], limit: 10 + staged.length };
    const ids = new Set((await this.writeSet.entries(query)).flat());
    for (const { key, next } of staged)
      if (next?.record.sys_external_id === external) ids.add(key.id);
      else ids.delete(key.id);
    return [...ids].slice(0, 10);
  }

  windows(query: WindowQuery): AsyncGenerator<Doc[]> {
    const { collection } = this.resource.model;
    const { tenant, yielder } = this.work;
    return windows(this.writeSet, { collection, tenant, yielder, ...query });
  }

  async *all(match: AnyOf, after?: string): AsyncIterable<Doc> {
    const { yielder } = this.work;
    for await (const docs of this.windows({ match, after, limit: firstWindow })) {
      for (const doc of docs) {
        const turn = yielder.step(isLong(doc.json));
        if (turn !== undefined) await turn;
        yield doc;
      }
    }
  }

  create(body: object, view?: RecordView): Awaitable<Doc> {
    const save = (draft: Fields) => this.#save(this.work.newId(), draft, undefined, view);
    return view === undefined ? save({ ...body }) : view.whole(body as Fields, undefined).then(save);
  }

  /** What only the server sets stays, so nothing follows from it but what follows from the record's being there. */
  async restore(deleted: Stored, deletion: Deletion): Promise<Doc> {
    const { hooks, model } = this.resource;
    const { sys_version, at, seen } = deletion;
    const key = this.#key(deleted.id);
    await this.find(deleted.id);
    const was: Stored = hooks.restored?.(deleted as never) ?? deleted;
    const asNew: Fields = { ...was };
    await checkMoney(model, asNew, undefined, this.work);
    await this.#checkRules(asNew, undefined, false);
    const draft: Fields = { ...was };
    await hooks.prepare?.(draft as never, was as never, this.work, false);
    const by = asNew.conflict_overridden_by_id; // the caller, if they override it now
    if (by !== undefined) draft.conflict_overridden_by_id ??= by;
    this.#requireLinked(draft, undefined, undefined);
    const { record } = this.#next(key, draft, { ...was, sys_last_modified_at: at }, this.work.caller.id, sys_version);
    // the deletion was the version after what they had seen last
    const conflicted = seen && ([seen[0] + 2, String(record.sys_last_modified_at)] as const);
    const doc = Doc.ofRecord(record, conflicted && { conflicted });
    this.writeSet.stage(key, doc);
    await hooks.saved?.(doc.record as never, undefined, this.work);
    await hooks.returned?.(doc.record as never, deletion, this.work);
    return doc;
  }

  async replace(id: string, body: object, doubts: readonly Finding[] = [], view?: RecordView): Promise<Doc> {
    const doc = await this.#toChange(id);
    const { record } = doc;
    const shown = view === undefined ? record : (view.shown(doc) as Stored);
    refuseNewFaults(doubts, body as Fields, shown, this.resource.model.check.replace);
    refuseLocked(record);
    checkIdentity(shown, body);
    const draft = view === undefined ? { ...body } : await view.whole(body as Fields, doc);
    return await this.#save(id, draft, record, view);
  }

  async patch(id: string, patch: Patch, view?: RecordView): Promise<Doc> {
    const { name, check } = this.resource.model;
    const { yielder } = this.work;
    const doc = await this.#toChange(id);
    const { record } = doc;
    const relocation = relocationIn(patch);
    const part = await patched(view?.shown(doc) ?? record, patch, yielder);
    const next = view === undefined ? part : await relocating(relocation, () => view.whole(part, doc));
    if (!(unlocks(record, next) && this.work.caller.may(`${name}.unlock`))) refuseLocked(record);
    for (const step of [
      () => refuseNewFaults(check.record(next), next, record, check.record),
      () => this.#check(next, record, isOwners(view)),
    ]) {
      await relocating(relocation, step);
      const turn = yielder.step();
      if (turn !== undefined) await turn;
    }
    return isSameJson(record, next) ? doc : await this.#write(id, next, record, view, relocation);
  }

  async delete(id: string): Promise<void> {
    const { model, hooks } = this.resource;
    const { strictReferences } = this.ports;
    const { record } = await this.#toChange(id);
    refuseLocked(record);
    const enforced = model.linkedFrom.filter(
      ({ from }) => strictReferences || [from.tier, model.tier].includes('seed'),
    );
    const unless = enforced.map(({ from, path }) => ({ collection: from.collection, match: { [path]: id } }));
    this.writeSet.stage(this.#key(id), undefined, { unless });
    await hooks.removed?.(record as never, this.work);
  }

  async hold(id: string): Promise<void> {
    this.writeSet.stage(this.#key(id), await this.get(id));
  }

  async updateDerived(id: string, fields: Fields, isDerived = true): Promise<void> {
    const { record } = await this.get(id);
    const next: Fields = { ...record, ...fields };
    for (const name in next) if (next[name] === undefined) delete next[name];
    const key = this.#key(id);
    const by = isDerived ? record.sys_last_modified_by_id : undefined; // a review, which is secret, changes scores
    this.writeSet.stage(key, this.#next(key, next, record, by), { isMeant: !isDerived });
  }

  async erase(id: string, record: Fields): Promise<void> {
    const { record: stored } = await this.get(id);
    const previous = { ...stored, sys_created_by_id: record.sys_created_by_id };
    const key = this.#key(id);
    this.writeSet.stage(key, this.#next(key, record, previous), { isMeant: false });
    await this.resource.hooks.erased?.(stored as never, this.work);
  }

  /** Waits for a turn before a large record is parsed: many can be requested at once. */
  async #toChange(id: string): Promise<Doc> {
    const found = this.get(id);
    const doc = found instanceof Promise ? await found : found;
    const turn = this.work.yielder.step(isLong(doc.json));
    if (turn !== undefined) await turn;
    return doc;
  }

  #save(id: string, draft: Fields, previous: Stored | undefined, view: RecordView | undefined): Awaitable<Doc> {
    const checking = this.#check(draft, previous, isOwners(view));
    if (checking === undefined) return this.#write(id, draft, previous, view);
    return checking.then(() => this.#write(id, draft, previous, view));
  }

  /** @param relocation maps details about the draft to the request. */
  #write(
    id: string,
    draft: Fields,
    previous: Stored | undefined,
    view: RecordView | undefined,
    relocation?: Relocation,
  ): Awaitable<Doc> {
    this.#requireLinked(draft, previous, relocation);
    const key = this.#key(id);
    const doc = this.#next(key, draft, previous);
    const size = doc.json.length;
    if (size > (view === undefined ? maxRecordBytes : maxWholeBytes)) {
      const before = previous && this.writeSet.stored(key);
      if (before === undefined || size > before.json.length) throw Fault.of('record_too_large');
    }
    this.writeSet.stage(key, doc, { isOwners: isOwners(view), relocation });
    const saving = this.resource.hooks.saved?.(doc.record as never, previous as never, this.work);
    return saving === undefined ? doc : saving.then(() => doc);
  }

  /** Completes the draft, and checks the rules that the schema cannot express. */
  #check(draft: Fields, previous: Stored | undefined, isOwners: boolean): void | Promise<void> {
    const { model } = this.resource;
    const found = findMeaningless(model.meanings, draft, previous);
    if (found.length > 0) throw invalidRequest(found);
    if (model.moneyPaths.length === 0 && model.currency === undefined)
      return this.#checkRules(draft, previous, isOwners);
    return checkMoney(model, draft, previous, this.work).then(() => this.#checkRules(draft, previous, isOwners));
  }

  #checkRules(draft: Fields, previous: Stored | undefined, isOwners: boolean): void | Promise<void> {
    const { hooks } = this.resource;
    const { defaults } = this.resource.model;
    for (const name in defaults) draft[name] ??= previous?.[name] ?? defaults[name];
    const preparing = hooks.prepare?.(draft as never, previous as never, this.work, isOwners);
    if (preparing === undefined) return hooks.check?.(draft as never, previous as never, this.work);
    return preparing.then(() => hooks.check?.(draft as never, previous as never, this.work));
  }

  /** Requires the records that the draft refers to and the previous version did not. */
  #requireLinked(draft: Fields, previous: Stored | undefined, relocation: Relocation | undefined): void {
    for (const { to, path } of this.resource.model.links) {
      // references to supporting resources are enforced only with STRICT_REFERENCES
      if (to.tier !== 'seed' && !this.ports.strictReferences) continue;
      const value = path.includes('.') ? undefined : draft[path];
      const linked = typeof value === 'string' ? [[`/${path}`, value] as const] : pointedValues(draft, path);
      const previousIds = previous && new Set(pointedValues(previous, path).map(([, id]) => id));
      for (const [pointer, id] of linked) {
        if (typeof id !== 'string' || previousIds?.has(id)) continue;
        const message = `names ${id}, which does not exist in ${to.name}`;
        const detail = { pointer, code: 'reference_not_found', message };
        const key = { collection: to.collection, tenant: this.work.tenant, id };
        this.writeSet.require(key, relocation === undefined ? detail : relocation(detail));
      }
    }
  }

  /** @param by who has changed it; without it, the caller. @param last the version before, unless it is the stored one. */
  #next(key: Key, draft: Fields, previous: Stored | undefined, by?: unknown, last?: number): Doc {
    const stored = previous && this.writeSet.stored(key);
    const before = last ?? stored?.record.sys_version ?? 0;
    const record = this.#withSystemFields(key.id, draft, previous, 1 + before, by);
    const { model, hooks } = this.resource;
    const withheld =
      hooks.withheld === undefined || hooks.withheld.fields === 'all' ? undefined : hooks.withheld.fields;
    const isWhole = stored === undefined || (model.audiences.size === 0 && withheld === undefined);
    return Doc.ofRecord(record, isWhole ? undefined : seenAfter(stored, record, model.audiences, withheld));
  }

  #withSystemFields(
    id: string,
    draft: Fields,
    previous: Stored | undefined,
    version: number,
    by: unknown = this.work.caller.id,
  ): Stored {
    const before = String(previous?.sys_last_modified_at ?? '');
    const begun = this.work.now.toISOString();
    const now = begun < before ? before : begun; // of another process whose clock is ahead, or by a change that began later
    // the time and the version come last: see `Doc.etag`
    return {
      id,
      ...withoutServerFields(draft),
      sys_created_at: previous?.sys_created_at ?? now,
      sys_created_by_id: previous?.sys_created_by_id ?? by,
      sys_last_modified_by_id: by,
      sys_last_modified_at: now,
      sys_version: version,
    };
  }

  #key(id: string): Key {
    return { collection: this.resource.model.collection, tenant: this.work.tenant, id };
  }
}

const isOwners = (view: RecordView | undefined) => view !== undefined && view.isStaffs !== true;

/** What is stored may be older than its rules, and binds nobody who changes something else. @throws Fault `invalid_request` */
function refuseNewFaults(found: readonly Finding[], next: Fields, stored: Fields, check: Check): void {
  if (found.length === 0) return;
  const names = new Set(found.map(({ pointer }) => tokensOf(pointer)[0] ?? ''));
  const isOld = (name: string) => names.has(name) && isSameJson(next[name], stored[name]);
  const rest = Object.fromEntries(Object.entries(next).filter(([name]) => !isOld(name)));
  if (check(rest).length > 0) throw invalidRequest(found);
}

function existing({ name }: Model, id: string, doc: Doc | undefined): Doc {
  if (doc === undefined) throw notFound(name, id);
  return doc;
}

export const notFound = (resource: string, id: string) =>
  Fault.of('record_not_found', `There is no record ${id} in ${resource}.`);
