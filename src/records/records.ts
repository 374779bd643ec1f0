/** The one place where a record changes. */
import { isDeepStrictEqual } from 'node:util';
import type { Model } from '../document/catalogue.js';
import { findings, invalidRequest } from '../document/details.js';
import { moneyFindings } from '../document/money.js';
import { Fault, faultAt, type Relocation, relocating } from '../fault.js';
import { places } from '../pointer.js';
import { Doc, type Stored } from '../store/doc.js';
import type { Match, ReadOptions } from '../store/port.js';
import { blaming, neverKept, type Patch, patched } from './patch.js';
import type { Unit } from './unit.js';

type Fields = Record<string, unknown>;

/** Bytes of JSON: a body may have 1 MB, and the server adds its own fields. */
const longestRecord = 1024 * 1024 + 4096;

/**
 * The records of one resource, for one tenant, within one unit of work. Which resource is known only at run time: the casts
 * say that what its collection holds, and what its hooks were written for, are its records.
 */
export class Records<T extends Stored = Stored> {
  readonly #model: Model;
  readonly #unit: Unit;

  constructor(model: Model, unit: Unit) {
    this.#model = model;
    this.#unit = unit;
  }

  /** The record, or nothing. */
  async find(id: string, options?: ReadOptions): Promise<Doc<T> | undefined> {
    return (await this.#unit.find(this.#key(id), options)) as Doc<T> | undefined;
  }

  /** The record; a `notFound` Fault when there is none. */
  async get(id: string, options?: ReadOptions): Promise<Doc<T>> {
    const found = await this.find(id, options);
    if (found === undefined) throw new Fault('record_not_found', `There is no record ${id} in ${this.#model.name}.`);
    return found;
  }

  /** At most `limit` records whose fields equal `match` (all, without it), in the order of ids, after `after`. */
  async page(
    match: Match | undefined,
    page: { after?: string | undefined; limit: number } & ReadOptions,
  ): Promise<Doc<T>[]> {
    const { collection } = this.#model;
    const docs = await this.#unit.store.page({ collection, tenant: this.#unit.tenant, match, ...page });
    return docs as Doc<never>[] as Doc<T>[];
  }

  /** All records whose fields equal `match`, in the order of ids. */
  async *all(match: Match): AsyncIterable<Doc<T>> {
    for (let after: string | undefined; ; ) {
      const docs = await this.page(match, { after, limit: 500 });
      yield* docs;
      after = docs.at(-1)?.record.id;
      if (docs.length < 500) return;
    }
  }

  /** Stages a new record made of a validated body. */
  async create(body: object): Promise<Doc<T>> {
    return await this.#save(this.#unit.newId(), { ...body }, undefined);
  }

  /** Stages a validated body in the place of a record. */
  async replace(id: string, body: object): Promise<Doc<T>> {
    const previous = await this.get(id);
    refuseLocked(previous.record);
    checkIdentity(previous.record, body);
    return await this.#save(id, { ...body }, previous);
  }

  /** Stages changes to parts of a record. */
  async patch(id: string, patch: Patch): Promise<Doc<T>> {
    const previous = await this.get(id);
    const next = patched(previous.record, patch);
    if (!this.#unlocks(previous.record, next)) refuseLocked(previous.record);
    const found = findings(this.#model.validate.record, next);
    if (found.length > 0) throw invalidRequest(found).relocated(blaming(patch));
    return await this.#save(id, next, previous, blaming(patch));
  }

  /** Stages fields that only the server writes. A lock does not keep them, and no hook is asked. */
  async amend(id: string, fields: Partial<T>): Promise<void> {
    const { record } = await this.get(id);
    const doc = Doc.ofRecord(this.#stamped(id, { ...record, ...fields }, record) as T);
    this.#unit.stage(this.#key(id), doc as Doc<never>);
  }

  /** Stages the removal of a record that nothing refers to. */
  async delete(id: string): Promise<void> {
    const { record } = await this.get(id);
    refuseLocked(record);
    const guards = this.#model.linkedFrom.filter((link) => link.from.tier === 'seed' || this.#unit.isEnforced(link));
    const unless = guards.map(({ from, path }) => ({ collection: from.collection, match: { [path]: id } }));
    this.#unit.stage(this.#key(id), undefined, unless);
    await this.#model.hooks.removed?.(record as never, this.#unit);
  }

  /** @param place where the request says what is found in the draft. */
  async #save(
    id: string,
    draft: Fields,
    previous: Doc<T> | undefined,
    place: Relocation = (detail) => detail,
  ): Promise<Doc<T>> {
    await relocating(place, () => this.#check(draft, previous?.record));
    this.#requireLinked(draft, previous?.record, place);
    const doc = Doc.ofRecord(this.#stamped(id, draft, previous?.record) as T);
    if (doc.json.length > longestRecord) throw new Fault('record_too_large');
    this.#unit.stage(this.#key(id), doc as Doc<never>);
    await this.#model.hooks.saved?.(doc.record as never, previous?.record as never, this.#unit);
    return doc;
  }

  /** Completes the draft and has it checked by the rules that no schema can say. */
  async #check(draft: Fields, previous: T | undefined): Promise<void> {
    const { prepare, check } = this.#model.hooks;
    const wrong = moneyFindings(this.#model.moneyPaths, draft);
    if (wrong.length > 0) throw invalidRequest(wrong);
    await prepare?.(draft as never, previous as never, this.#unit);
    await check?.(draft as never, previous as never, this.#unit);
  }

  /** Records that the draft names and the one before did not. */
  #requireLinked(draft: Fields, previous: T | undefined, place: Relocation): void {
    for (const link of this.#model.links) {
      if (!this.#unit.isEnforced(link)) continue;
      const { to, path } = link;
      const before = new Set(places(previous, path).map(([, id]) => id));
      for (const [pointer, id] of places(draft, path)) {
        if (typeof id !== 'string' || before.has(id)) continue;
        const message = `names ${id}, which does not exist in ${to.name}`;
        const key = { collection: to.collection, tenant: this.#unit.tenant, id };
        this.#unit.require(key, place({ pointer, code: 'reference_not_found', message }));
      }
    }
  }

  #stamped(id: string, draft: Fields, previous: T | undefined): Stored {
    const now = this.#unit.now.toISOString();
    const by = this.#unit.caller.id;
    const record: Fields = {
      id,
      ...draft,
      sys_created_at: previous?.sys_created_at ?? now,
      sys_created_by_id: previous?.sys_created_by_id ?? by,
      sys_last_modified_at: now,
      sys_last_modified_by_id: by,
      sys_version: (previous?.sys_version ?? 0) + 1,
    };
    record.id = id; // the draft may bring one
    for (const name of neverKept) if (name in record) delete record[name];
    return record as unknown as Stored; // id and sys_version were just set
  }

  /** Whether all that changes is that the lock goes, and the caller may take it away. */
  #unlocks(previous: T, next: Fields): boolean {
    if (previous.sys_locked !== true || next.sys_locked === true) return false;
    if (!this.#unit.caller.may(`${this.#model.name}.unlock`)) return false;
    const { sys_locked: _, ...rest } = next;
    const { sys_locked: __, ...restBefore } = previous;
    return isDeepStrictEqual(rest, restBefore);
  }

  #key(id: string) {
    return { collection: this.#model.collection, tenant: this.#unit.tenant, id };
  }
}

/** A replacement may say which record, and which version of it, it is meant for. */
function checkIdentity(
  { id, sys_version }: Stored,
  body: { readonly id?: unknown; readonly sys_version?: unknown },
): void {
  if (body.id !== undefined && body.id !== id)
    throw faultAt('/id', 'id_mismatch', `The id must be ${id}, that of the record to replace, or be left out.`);
  if (body.sys_version === undefined || body.sys_version === sys_version) return;
  if (typeof body.sys_version !== 'number')
    throw faultAt(
      '/sys_version',
      'type',
      'The sys_version must be a number: the version that was read, or be left out.',
    );
  throw new Fault('version_conflict', `The record has version ${sys_version} by now. Read it again.`);
}

function refuseLocked(record: Stored): void {
  if (record.sys_locked === true) throw new Fault('record_locked');
}
