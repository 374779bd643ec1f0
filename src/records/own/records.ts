/** The caller's own records of one resource, as the caller sees them. Records of others behave as if they did not exist. */

import { Fault, faultAt } from '../../fault.js';
import { isSameJson, pointedValues, pointerTo } from '../../json.js';
import type { Draft, RecordOf, ResourceName } from '../../schema/contract.js';
import type { Owner } from '../../schema/model.js';
import { type FieldMask, hiddenIn, restored, visible } from '../../schema/visibility.js';
import type { Doc, Stored } from '../../store/doc.js';
import type { AnyOf, Match, ReadOptions } from '../../store/port.js';
import { isLong } from '../../yielder.js';
import { isServerOwned } from '../guards.js';
import type { Patch } from '../patch.js';
import { firstWindow, notFound, type RecordView, type StagedRecords } from '../records.js';
import type { Resource } from '../registry.js';
import type { DerivedFields, PageOptions, Records, WindowQuery, Work } from '../work.js';
import { OwnershipFilter } from './ownershipFilter.js';
import { matching, ownWindows } from './windows.js';

type Fields = Record<string, unknown>;

/** The casts to `never` are safe: a resource only holds and accepts its own records. */
export class OwnRecords<R extends ResourceName> implements Records<R> {
  readonly #ownership: OwnershipFilter;

  /** @param work without limits. */
  constructor(
    private readonly resource: Resource,
    private readonly staged: StagedRecords<R>,
    private readonly work: Work,
  ) {
    this.#ownership = new OwnershipFilter(resource, work, work.caller.contactId);
  }

  async find(id: string, options?: ReadOptions): Promise<Doc<RecordOf<R>> | undefined> {
    if (!(await this.#ownership.reaches(id))) return undefined;
    const doc = (await this.staged.find(id, options)) as Doc | undefined;
    await this.work.yielder.step(doc !== undefined && isLong(doc.json));
    return doc && ((await this.#ownership.shown(doc)) as Doc<never> | undefined);
  }

  async get(id: string, options?: ReadOptions): Promise<Doc<RecordOf<R>>> {
    const doc = await this.find(id, options);
    if (doc === undefined) throw notFound(this.resource.model.name, id);
    return doc;
  }

  async page(match: Match, { limit, ...options }: PageOptions): Promise<Doc<RecordOf<R>>[]> {
    const docs: Doc<RecordOf<R>>[] = [];
    for await (const doc of this.#matching({ match, limit, ...options })) if (docs.push(doc) === limit) break;
    return docs;
  }

  windows(query: WindowQuery): AsyncIterable<Doc<RecordOf<R>>[]> {
    const windows = (inner: WindowQuery) => this.staged.windows(inner) as AsyncIterable<Doc[]>;
    return ownWindows(this.#ownership, windows, query) as never;
  }

  /** The records of the windows as the caller sees them: only their own, and only those that match. */
  look(query: WindowQuery): (doc: Doc) => Promise<Doc | undefined> {
    const isAsked = matching(query);
    return async (doc) => {
      const shown = await this.#ownership.shown(doc);
      return shown !== undefined && isAsked(shown) ? shown : undefined;
    };
  }

  all(match: AnyOf, after?: string): AsyncIterable<Doc<RecordOf<R>>> {
    return this.#matching({ match, after, limit: firstWindow });
  }

  async create(body: Draft<R>): Promise<Doc<RecordOf<R>>> {
    return await this.#shown(await this.staged.create(body, this.#view(this.#ownership.ofNew())));
  }

  /** Fields that owners cannot change keep their stored values if the body leaves them out. */
  async replace(id: string, body: Draft<R>): Promise<Doc<RecordOf<R>>> {
    const { part, record } = await this.#toChange(id);
    const shown = visible(record, part) as Fields;
    const kept = this.resource.model.notForOwners.changed.filter((name) => shown[name] !== undefined);
    const whole = { ...Object.fromEntries(kept.map((name) => [name, shown[name]])), ...(body as object) };
    return await this.#shown(await this.staged.replace(id, whole as Draft<R>, this.#view(part)));
  }

  async patch(id: string, patch: Patch): Promise<Doc<RecordOf<R>>> {
    const { part } = await this.#toChange(id);
    return await this.#shown(await this.staged.patch(id, patch, this.#view(part)));
  }

  async delete(id: string): Promise<void> {
    const { record } = await this.#toChange(id);
    await this.resource.hooks.checkOwner?.(undefined, record as never, this.work);
    await this.staged.delete(id);
  }

  async hold(id: string): Promise<void> {
    await this.get(id);
    await this.staged.hold(id);
  }

  async updateDerived(id: string, fields: DerivedFields<R>, isDerived?: boolean): Promise<void> {
    await this.get(id);
    await this.staged.updateDerived(id, fields, isDerived);
  }

  async *#matching(query: WindowQuery): AsyncGenerator<Doc<RecordOf<R>>> {
    const look = this.look(query);
    for await (const docs of this.windows(query))
      for (const doc of docs) {
        await this.work.yielder.step(isLong(doc.json));
        const seen = await look(doc as Doc<never>);
        if (seen !== undefined) yield seen as Doc<never>;
      }
  }

  async #shown(doc: Doc<RecordOf<R>>): Promise<Doc<RecordOf<R>>> {
    return (await this.#ownership.shown(doc as Doc<never>)) as Doc<never>; // the view has checked that it is the caller's own
  }

  /** @throws Fault `record_not_found`, or `not_own` for a record that is open to the caller but belongs to another. */
  async #toChange(id: string): Promise<{ part: FieldMask; record: Stored }> {
    await this.get(id);
    const { record } = (await this.staged.get(id)) as Doc<never>;
    if (!this.#ownership.owns(record)) throw new Fault('not_own');
    return { part: (await this.#ownership.of(record)) ?? false, record };
  }

  #view(part: FieldMask): RecordView {
    return {
      shown: (record) => visible(record, part) as Fields,
      whole: async (next, record) => {
        const shown = record && (visible(record, part) as Fields);
        checkVisible(next, part);
        this.#checkWritten(next, shown);
        await this.resource.hooks.checkOwner?.(next as never, shown as never, this.work);
        const whole = restored(record ?? {}, next, part) as Fields;
        if (!this.#ownership.owns(whole)) throw notOwn(this.resource.model.owners);
        await this.#checkLinks(whole, record);
        return whole;
      },
    };
  }

  /** @param shown what the owner sees of the stored record. @throws Fault `field_not_yours` */
  #checkWritten(next: Fields, shown: Fields | undefined): void {
    const names = this.resource.model.notForOwners[shown === undefined ? 'made' : 'changed'];
    const written = names.find((name) => !isSameJson(next[name], shown?.[name]));
    if (written !== undefined) throw notYours(pointerTo(written));
  }

  /**
   * A new reference to a record that can have an owner must refer to one of the caller's own, unless they can get all.
   * @throws Fault `reference_not_found`
   */
  async #checkLinks(whole: Fields, record: Stored | undefined): Promise<void> {
    for (const { path, to } of this.resource.model.links) {
      const isAnybodys = to.owners.length + to.openedBy.length === 0;
      if (isAnybodys || this.work.caller.grant(`${to.name}.get`) === 'all') continue;
      const before = new Set(pointedValues(record, path).map(([, id]) => id));
      for (const [pointer, id] of pointedValues(whole, path)) {
        if (typeof id !== 'string' || before.has(id) || (await this.work.ownRecords(to.name).find(id))) continue;
        const message = `names ${id}, which does not exist in ${to.name}`;
        const details = [{ pointer, code: 'reference_not_found', message }];
        throw new Fault('reference_not_found', `${pointer} ${message}.`, { details });
      }
    }
  }
}

function notOwn(owners: readonly Owner[]): Fault {
  const paths = owners.map(({ path }) => path);
  const [name = ''] = paths[0]?.split('.') ?? [];
  return faultAt(
    pointerTo(name),
    'not_own',
    `Your permission is limited to your own records: you must be the contact in ${paths.join(' or ')}.`,
  );
}

/** @throws Fault `field_not_yours` */
function checkVisible(next: Fields, part: FieldMask): void {
  const sent = Object.fromEntries(Object.entries(next).filter(([name]) => !isServerOwned(name)));
  const pointer = hiddenIn(sent, part);
  if (pointer !== undefined) throw notYours(pointer);
}

const notYours = (pointer: string) =>
  faultAt(pointer, 'field_not_yours', 'Your permission does not let you write this field. Leave it out.');
