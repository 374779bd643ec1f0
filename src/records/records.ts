/** The one place where a record changes. */
import type { Draft, RecordOf, ResourceName } from '../document/contract.js';
import { findings, invalidRequest } from '../document/details.js';
import type { Link } from '../document/model.js';
import { moneyFindings } from '../document/money.js';
import { Fault, type Relocation, relocating } from '../fault.js';
import { located } from '../pointer.js';
import { Doc, type Stored } from '../store/doc.js';
import type { Key, Match, ReadOptions } from '../store/port.js';
import type { Resource } from './catalogue.js';
import { checkIdentity } from './identity.js';
import { refuseLocked, unlocks } from './lock.js';
import { blaming, type Patch, patched } from './patch.js';
import type { Staging } from './staging.js';
import { neverKept } from './systemFields.js';
import type { Amendment, PageOptions, Records, Work } from './work.js';

type Fields = Record<string, unknown>;

/** Bytes of JSON: a body may have 1 MB, and the server adds its own fields. */
const longestRecord = 1024 * 1024 + 4096;
const pageSize = 500;

const unmoved: Relocation = (detail) => detail;

/**
 * Records, staged. Which resource it is shows only at run time: what its collection holds, and what its hooks were written
 * for, are its records.
 */
export class StagedRecords<R extends ResourceName> implements Records<R> {
  constructor(
    private readonly resource: Resource,
    private readonly staging: Staging,
    private readonly work: Work,
    private readonly strictReferences: boolean,
  ) {}

  async find(id: string, options?: ReadOptions): Promise<Doc<RecordOf<R>> | undefined> {
    return (await this.staging.find(this.#key(id), options)) as Doc<never> | undefined;
  }

  async get(id: string, options?: ReadOptions): Promise<Doc<RecordOf<R>>> {
    return (await this.#stored(id, options)) as Doc<never>;
  }

  async page(match: Match | undefined, page: PageOptions): Promise<Doc<RecordOf<R>>[]> {
    const { collection } = this.resource.model;
    return (await this.staging.store.page({ collection, tenant: this.work.tenant, match, ...page })) as Doc<never>[];
  }

  async *all(match: Match): AsyncIterable<Doc<RecordOf<R>>> {
    const { collection } = this.resource.model;
    for (let after: string | undefined; ; ) {
      const query = { collection, tenant: this.work.tenant, match, after, limit: pageSize };
      const docs = await this.staging.store.page(query);
      yield* docs as Doc<never>[];
      after = docs.at(-1)?.record.id;
      if (docs.length < pageSize) return;
    }
  }

  async create(body: Draft<R>): Promise<Doc<RecordOf<R>>> {
    return await this.#save(this.work.newId(), { ...(body as Fields) }, undefined);
  }

  async replace(id: string, body: Draft<R>): Promise<Doc<RecordOf<R>>> {
    const { record } = await this.#stored(id);
    refuseLocked(record);
    checkIdentity(record, body);
    return await this.#save(id, { ...(body as Fields) }, record);
  }

  async patch(id: string, patch: Patch): Promise<Doc<RecordOf<R>>> {
    const { name, validate } = this.resource.model;
    const { record } = await this.#stored(id);
    const next = patched(record, patch);
    if (!(unlocks(record, next) && this.work.caller.may(`${name}.unlock`))) refuseLocked(record);
    const found = findings(validate.record, next);
    if (found.length > 0) throw invalidRequest(found).relocated(blaming(patch));
    return await this.#save(id, next, record, blaming(patch));
  }

  async delete(id: string): Promise<void> {
    const { model, hooks } = this.resource;
    const { record } = await this.#stored(id);
    refuseLocked(record);
    const guards = model.linkedFrom.filter((link) => link.from.tier === 'seed' || this.#isEnforced(link));
    const unless = guards.map(({ from, path }) => ({ collection: from.collection, match: { [path]: id } }));
    this.staging.stage(this.#key(id), undefined, unless);
    await hooks.removed?.(record as never, this.work);
  }

  async hold(id: string): Promise<void> {
    this.staging.stage(this.#key(id), await this.#stored(id));
  }

  async amend(id: string, fields: Amendment<R>): Promise<void> {
    const { record } = await this.#stored(id);
    const next: Fields = { ...record, ...fields };
    for (const name in next) if (next[name] === undefined) delete next[name];
    this.staging.stage(this.#key(id), Doc.ofRecord(this.#stamped(id, next, record)));
  }

  async #stored(id: string, options?: ReadOptions): Promise<Doc> {
    const found = await this.staging.find(this.#key(id), options);
    if (found !== undefined) return found;
    throw new Fault('record_not_found', `There is no record ${id} in ${this.resource.model.name}.`);
  }

  /** @param relocation says where the request has what is found in the draft. */
  async #save(id: string, draft: Fields, previous: Stored | undefined, relocation = unmoved): Promise<Doc<never>> {
    await relocating(relocation, () => this.#check(draft, previous));
    this.#requireLinked(draft, previous, relocation);
    const doc = Doc.ofRecord(this.#stamped(id, draft, previous));
    if (doc.json.length > longestRecord) throw new Fault('record_too_large');
    this.staging.stage(this.#key(id), doc);
    await this.resource.hooks.saved?.(doc.record as never, previous as never, this.work);
    return doc as Doc<never>;
  }

  /** Completes the draft and has it checked by the rules that no schema can say. */
  async #check(draft: Fields, previous: Stored | undefined): Promise<void> {
    const { model, hooks } = this.resource;
    const wrong = moneyFindings(model.moneyPaths, draft);
    if (wrong.length > 0) throw invalidRequest(wrong);
    await hooks.prepare?.(draft as never, previous as never, this.work);
    await hooks.check?.(draft as never, previous as never, this.work);
  }

  /** Requires the records that the draft names and the one before did not. */
  #requireLinked(draft: Fields, previous: Stored | undefined, relocation: Relocation): void {
    for (const link of this.resource.model.links) {
      if (!this.#isEnforced(link)) continue;
      const { to, path } = link;
      const before = new Set(located(previous, path).map(([, id]) => id));
      for (const [pointer, id] of located(draft, path)) {
        if (typeof id !== 'string' || before.has(id)) continue;
        const message = `names ${id}, which does not exist in ${to.name}`;
        const key = { collection: to.collection, tenant: this.work.tenant, id };
        this.staging.require(key, relocation({ pointer, code: 'reference_not_found', message }));
      }
    }
  }

  #stamped(id: string, draft: Fields, previous: Stored | undefined): Stored {
    const now = this.work.now.toISOString();
    const by = this.work.caller.id;
    const record = {
      id,
      ...draft,
      sys_created_at: previous?.sys_created_at ?? now,
      sys_created_by_id: previous?.sys_created_by_id ?? by,
      sys_last_modified_at: now,
      sys_last_modified_by_id: by,
      sys_version: this.staging.nextVersion(this.#key(id)),
    };
    record.id = id; // the draft may bring one
    for (const name of neverKept) if (name in record) delete (record as Fields)[name];
    return record;
  }

  /** Links are followed to resources of the brief always, to the others when the server is strict. */
  #isEnforced({ to }: Link): boolean {
    return to.tier === 'seed' || this.strictReferences;
  }

  #key(id: string): Key {
    return { collection: this.resource.model.collection, tenant: this.work.tenant, id };
  }
}
