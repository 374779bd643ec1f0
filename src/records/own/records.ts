/** The caller's own records of one resource, as the caller sees them. Records of others behave as if they did not exist. */

import { Fault } from '../../fault.js';
import { isSameJson, pointedValues, pointerTo } from '../../lib/json.js';
import { isLong } from '../../lib/yielder.js';
import type { Finding } from '../../schema/findings.js';
import type { Owner } from '../../schema/model.js';
import { isServerOwned } from '../../schema/serverFields.js';
import { type FieldMask, hiddenIn, restored } from '../../schema/visibility.js';
import type { Doc, Stored } from '../../store/doc.js';
import type { ReadOptions } from '../../store/port.js';
import type { Patch } from '../patch.js';
import { checkPart, type Fields, notFound, type RecordView, type StagedRecords } from '../records.js';
import type { Resource } from '../registry.js';
import type { WindowQuery, Work } from '../work.js';
import { OwnershipFilter } from './ownershipFilter.js';
import { matching, ownWindows } from './windows.js';

/** What somebody reads of a record. */
type Read = Pick<Doc, 'record' | 'seen'>;

/** Has what the family needs, and operations with `x-own`: rules use `Work.unlimited`. */
export class OwnRecords {
  readonly #ownership: OwnershipFilter;

  /** @param work without limits. */
  constructor(
    private readonly resource: Resource,
    private readonly staged: StagedRecords,
    private readonly work: Work,
  ) {
    this.#ownership = new OwnershipFilter(resource, work, work.caller.contactId);
  }

  async find(id: string, options?: ReadOptions): Promise<Doc | undefined> {
    if (!(await this.#ownership.reaches(id))) return undefined;
    const doc = await this.staged.find(id, options);
    await this.work.yielder.step(doc !== undefined && isLong(doc.json));
    return doc && (await this.#ownership.shown(doc));
  }

  async get(id: string, options?: ReadOptions): Promise<Doc> {
    const doc = await this.find(id, options);
    if (doc === undefined) throw notFound(this.resource.model.name, id);
    return doc;
  }

  /** Whole records that may be the caller's own: `look` gives the visible part of those that are, and that match. */
  windows(query: WindowQuery): AsyncIterable<Doc[]> {
    return ownWindows(this.#ownership, (inner) => this.staged.windows(inner), query);
  }

  look(query: WindowQuery): (doc: Doc) => Promise<Doc | undefined> {
    const isAsked = matching(query);
    return async (doc) => {
      const shown = await this.#ownership.shown(doc);
      return shown !== undefined && isAsked(shown) ? shown : undefined;
    };
  }

  async create(body: object): Promise<Doc> {
    return await this.#shown(await this.staged.create(body, this.#view(this.#ownership.ofNew())));
  }

  /** Fields that owners cannot change keep their stored values if the body leaves them out. */
  async replace(id: string, body: object, doubts?: readonly Finding[]): Promise<Doc> {
    const { part, seen } = await this.#toChange(id);
    const shown = this.#ownership.part(seen, part);
    const kept = this.resource.model.notForOwners.changed.filter((name) => shown[name] !== undefined);
    const whole = { ...Object.fromEntries(kept.map((name) => [name, shown[name]])), ...body };
    return await this.#shown(await this.staged.replace(id, whole, doubts, this.#view(part, seen)));
  }

  async patch(id: string, patch: Patch): Promise<Doc> {
    const { part, seen } = await this.#toChange(id);
    return await this.#shown(await this.staged.patch(id, patch, this.#view(part, seen)));
  }

  async delete(id: string): Promise<void> {
    const { doc } = await this.#toChange(id);
    await this.resource.hooks.checkOwner?.(undefined, doc.record as never, this.work);
    await this.staged.delete(id);
  }

  async #shown(doc: Doc): Promise<Doc> {
    return (await this.#ownership.shown(doc)) as Doc; // the view has checked that it is the caller's own
  }

  /** @throws Fault `record_not_found`, or `not_own` for a record that is open to the caller but belongs to another. */
  async #toChange(id: string): Promise<{ part: FieldMask; doc: Doc; seen: Read }> {
    await this.get(id);
    const doc = await this.staged.get(id);
    if (!this.#ownership.owns(doc.record)) throw Fault.of('not_own');
    const part = (await this.#ownership.maskOf(doc.record)) ?? false;
    return { part, doc, seen: await this.#ownership.withDraft(doc) };
  }

  /** @param seen a record that is changed, as its owner reads it. */
  #view(part: FieldMask, seen?: Read): RecordView {
    return {
      shown: (doc) => this.#ownership.part(seen ?? doc, part),
      whole: async (next, doc) => {
        const record = doc?.record;
        const shown = doc && this.#ownership.part(seen ?? doc, part);
        this.#checkWritten(next, shown, part);
        checkPart(next);
        await this.resource.hooks.checkOwner?.(next as never, shown as never, this.work);
        const whole = restored(record ?? {}, next, part) as Fields;
        for (const name of Object.keys(record ?? {}).filter(isServerOwned)) whole[name] = record?.[name];
        for (const { path, isSet } of this.resource.model.owners)
          if (isSet && record === undefined) whole[path] = this.work.caller.contactId;
        if (!this.#ownership.owns(whole)) throw notOwn(this.resource.model.owners);
        await this.#checkLinks(whole, record);
        return whole;
      },
    };
  }

  /** @param shown what the owner sees of the stored record. @throws Fault `field_not_yours` */
  #checkWritten(next: Fields, shown: Fields | undefined, part: FieldMask): void {
    const sent = Object.fromEntries(Object.entries(next).filter(([name]) => !isServerOwned(name)));
    const names = this.resource.model.notForOwners[shown === undefined ? 'made' : 'changed'];
    const written = names.find((name) => !isSameJson(next[name], shown?.[name]));
    const pointer = hiddenIn(sent, part) ?? (written && pointerTo(written));
    if (pointer === undefined) return;
    const message = 'Your permission does not let you write this field. Leave it out.';
    throw Fault.at(pointer, 'field_not_yours', message);
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
        throw Fault.about(pointer, 'reference_not_found', `names ${id}, which does not exist in ${to.name}`);
      }
    }
  }
}

function notOwn(owners: readonly Owner[]): Fault {
  const paths = owners.map(({ path }) => path);
  const [name = ''] = paths[0]?.split('.') ?? [];
  const message = `Your permission is limited to your own records: you must be the contact in ${paths.join(' or ')}.`;
  return Fault.at(pointerTo(name), 'not_own', message);
}
