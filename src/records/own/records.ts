/** The records of one resource that are the caller's own, as far as the caller sees them. What is not one's own does not exist. */
import type { Draft, RecordOf, ResourceName } from '../../document/contract.js';
import type { Owner } from '../../document/model.js';
import { hiddenIn, type Part, restored, visible } from '../../document/visibility.js';
import { Fault, faultAt } from '../../fault.js';
import { isLong, Pace } from '../../pace.js';
import { pointedValues, pointerTo } from '../../pointer.js';
import type { Doc, Stored } from '../../store/doc.js';
import type { Match, ReadOptions } from '../../store/port.js';
import type { Resource } from '../catalogue.js';
import type { Patch } from '../patch.js';
import { type Lens, notFound, type StagedRecords } from '../records.js';
import { isSameJson } from '../sameJson.js';
import { isServerOwned } from '../systemFields.js';
import type { Amendment, PageOptions, Records, WindowQuery, Work } from '../work.js';
import { Sight } from './sight.js';
import { matching, ownWindows } from './windows.js';

type Fields = Record<string, unknown>;

/** Records of the first window of all that match. */
const firstWindow = 500;

/** The casts to `never` are safe: a resource only holds and takes its own records. */
export class OwnRecords<R extends ResourceName> implements Records<R> {
  readonly #sight: Sight;

  /** @param work without limits. */
  constructor(
    private readonly resource: Resource,
    private readonly staged: StagedRecords<R>,
    private readonly work: Work,
  ) {
    this.#sight = new Sight(resource, work);
  }

  async find(id: string, options?: ReadOptions): Promise<Doc<RecordOf<R>> | undefined> {
    await this.#sight.opened(); // looked up also for nothing, so that what is another's takes as long as what is not there
    const doc = (await this.staged.find(id, options)) as Doc | undefined;
    await new Pace().step(doc !== undefined && isLong(doc.json));
    return doc && ((await this.#sight.shown(doc)) as Doc<never> | undefined);
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
    const { model } = this.resource;
    const windows = (inner: WindowQuery) => this.staged.windows(inner) as AsyncIterable<Doc[]>;
    return ownWindows(model, this.#sight, this.work.caller.contactId, windows, query) as never;
  }

  /** Which of the records of the windows are asked for: the rest was looked at. */
  screen(query: WindowQuery): (doc: Doc) => boolean {
    return matching(query);
  }

  all(match: Match, after?: string): AsyncIterable<Doc<RecordOf<R>>> {
    return this.#matching({ match, after, limit: firstWindow });
  }

  async create(body: Draft<R>): Promise<Doc<RecordOf<R>>> {
    return await this.#shown(await this.staged.create(body, this.#lens(this.#sight.ofNew())));
  }

  async replace(id: string, body: Draft<R>): Promise<Doc<RecordOf<R>>> {
    return await this.#shown(await this.staged.replace(id, body, this.#lens(await this.#partToChange(id))));
  }

  async patch(id: string, patch: Patch): Promise<Doc<RecordOf<R>>> {
    return await this.#shown(await this.staged.patch(id, patch, this.#lens(await this.#partToChange(id))));
  }

  async delete(id: string): Promise<void> {
    await this.#partToChange(id);
    await this.staged.delete(id);
  }

  async hold(id: string): Promise<void> {
    await this.get(id);
    await this.staged.hold(id);
  }

  async amend(id: string, fields: Amendment<R>): Promise<void> {
    await this.get(id);
    await this.staged.amend(id, fields);
  }

  async *#matching(query: WindowQuery): AsyncGenerator<Doc<RecordOf<R>>> {
    const isAsked = matching(query);
    for await (const docs of this.windows(query)) yield* docs.filter((doc) => isAsked(doc as Doc<never>));
  }

  async #shown(doc: Doc<RecordOf<R>>): Promise<Doc<RecordOf<R>>> {
    return (await this.#sight.shown(doc as Doc<never>)) as Doc<never>; // the lens has seen to it that it is one's own
  }

  /** @throws Fault `record_not_found`, or `not_own` for a record that is open to the caller, but another's. */
  async #partToChange(id: string): Promise<Part> {
    await this.get(id);
    const { record } = (await this.staged.get(id)) as Doc<never>;
    if (!this.#sight.owns(record)) throw new Fault('not_own');
    return (await this.#sight.of(record)) ?? false;
  }

  #lens(part: Part): Lens {
    return {
      shown: (record) => visible(record, part) as Fields,
      whole: async (next, record) => {
        checkVisible(next, part);
        const whole = restored(record ?? {}, next, part) as Fields;
        this.#checkOwner(whole, record);
        await this.#checkLinks(whole, record);
        return whole;
      },
    };
  }

  /** @throws Fault `not_own` */
  #checkOwner(whole: Fields, record: Stored | undefined): void {
    const { owners, links } = this.resource.model;
    if (!this.#sight.owns(whole)) throw notOwn(owners);
    const opening = links.filter((link) => link.to.openedBy.includes(link)).map(({ path }) => path);
    const changed = opening.find((path) => !isSameJson(record?.[path], whole[path]));
    if (changed !== undefined) throw notYours(pointerTo(changed));
  }

  /** What is named anew must exist for the caller. @throws Fault `reference_not_found` */
  async #checkLinks(whole: Fields, record: Stored | undefined): Promise<void> {
    for (const { path, to } of this.resource.model.links) {
      if (this.work.caller.grant(`${to.name}.get`) !== 'own') continue;
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
  return faultAt(pointerTo(name), 'not_own', `With your permission, you must be the contact in ${paths.join(' or ')}.`);
}

/** @throws Fault `field_not_yours` */
function checkVisible(next: Fields, part: Part): void {
  const sent = Object.fromEntries(Object.entries(next).filter(([name]) => !isServerOwned(name)));
  const pointer = hiddenIn(sent, part);
  if (pointer !== undefined) throw notYours(pointer);
}

const notYours = (pointer: string) =>
  faultAt(pointer, 'field_not_yours', 'With your permission, this field cannot be written. Leave it out.');
