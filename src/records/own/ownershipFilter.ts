/** What a caller who is limited to their own records sees of one resource. */
import type { Owning } from '../../schema/document.js';
import type { Link } from '../../schema/model.js';
import { type FieldMask, visible } from '../../schema/visibility.js';
import { Doc, type Stored } from '../../store/doc.js';
import { valuesAt } from '../../store/port.js';
import type { Opener, Resource } from '../registry.js';
import type { Work } from '../work.js';

/** The maximum number of index entries that are read at a time, and then of records. */
const mostEntries = 200;

/** Ids of an index in their order. Without `last` there are no more. */
interface Ids {
  readonly ids: readonly string[];
  readonly last?: string | undefined;
}

export class OwnershipFilter {
  /** The field by which another resource opens records of this one to their owner. */
  readonly #link: Link | undefined;
  /** Record id → the records that open it. */
  readonly #openers = new Map<string, readonly Opener[]>();

  /** @param work without limits. */
  constructor(
    readonly resource: Resource,
    readonly work: Work,
    readonly contact: string,
  ) {
    [this.#link] = resource.model.openedBy; // generation checks that there is only one
  }

  /** Whether the caller can change it. */
  owns(record: object): boolean {
    return this.#owning(record).length > 0;
  }

  /**
   * Whether the caller sees the record with this id. Uses indexes, which take the same time for records of others as for
   * missing ones.
   */
  async reaches(id: string): Promise<boolean> {
    const owned = this.resource.model.owners.map(({ path }) => this.#naming(path, id, 1));
    const [openers, ...found] = await Promise.all([this.#openersOf(id), ...owned]);
    return openers.length > 0 || found.some(({ ids }) => ids[0] === id);
  }

  /**
   * The ids of the caller's own records from `from` on, in order: of those that name them, and those that others open, at most
   * 200 at a time.
   */
  async *ids(from: string): AsyncGenerator<string[]> {
    const { owners } = this.resource.model;
    const limit = Math.floor(mostEntries / (owners.length + 1));
    for (let start: string | undefined = from; start !== undefined; ) {
      await this.work.yielder.step();
      const least: string = start;
      const owned = owners.map(({ path }) => this.#naming(path, least, limit));
      const found = await Promise.all([this.#opened(least, limit), ...owned]);
      const end = found.flatMap(({ last }) => last ?? []).sort()[0];
      const ids = [...new Set(found.flatMap(({ ids }) => ids))].sort();
      yield end === undefined ? ids : ids.filter((id) => id <= end);
      start = end && nextId(end);
    }
  }

  /**
   * The part of a record that the caller sees; undefined if there is none.
   * @param opener a record that opens it to them, and may not be stored yet.
   */
  async of(record: Stored, opener?: Opener): Promise<FieldMask | undefined> {
    const { model, hooks } = this.resource;
    const owning = this.#owning(record);
    if (owning.includes('author')) return model.parts.author;
    const stored = await this.#openersOf(record.id);
    const openers = opener === undefined ? stored : [...stored, opener];
    if (owning.length === 0 && openers.length === 0) return undefined;
    if (!model.namesAuthors || stored.length >= mostEntries) return model.parts.blind; // more may open it
    const isBlind = (await hooks.isBlind?.(record as never, openers, this.work)) ?? true;
    return isBlind ? model.parts.blind : model.parts.reviewer;
  }

  /** The part of a new record that its owner sees. */
  ofNew(): FieldMask {
    const { parts, owners } = this.resource.model;
    return owners[0]?.as === 'reviewer' ? parts.blind : parts.author;
  }

  async shown(doc: Doc): Promise<Doc | undefined> {
    const part = await this.of(doc.record);
    return part === undefined ? undefined : Doc.ofRecord(visible(doc.record, part) as Stored);
  }

  #owning(record: object): Owning[] {
    const mine = this.resource.model.owners.filter(({ path }) => valuesAt(record, path).includes(this.contact));
    return mine.map(({ as }) => as);
  }

  /** The records that name the caller in this field. */
  async #naming(path: string, from: string, limit: number): Promise<Ids> {
    const query = { match: { [path]: this.contact }, fields: [], from, limit };
    const ids = (await this.work.entries(this.resource.model.name, query)).flat();
    return { ids, last: ids.length < limit ? undefined : ids.at(-1) };
  }

  async #openersOf(id: string): Promise<readonly Opener[]> {
    const known = this.#openers.get(id);
    if (known !== undefined || this.#link === undefined) return known ?? [];
    const openers = (await this.#entries(id, undefined, mostEntries)).map(([, opener]) => opener);
    this.#openers.set(id, openers);
    return openers;
  }

  /** The opened records; remembers what opens them. */
  async #opened(from: string, limit: number): Promise<Ids> {
    const entries = await this.#entries(undefined, from, limit);
    const openers = new Map<string, Opener[]>();
    for (const [id, opener] of entries) if (openers.get(id)?.push(opener) === undefined) openers.set(id, [opener]);
    const last = entries.length < limit ? undefined : entries.at(-1)?.[0];
    for (const [id, all] of openers) if (id !== last) this.#openers.set(id, all); // more may open the last one
    return { ids: [...openers.keys()], last };
  }

  /** The index that starts with the owner of the opening record, followed by everything that blindness depends on. */
  async #entries(id: string | undefined, from: string | undefined, limit: number): Promise<[string, Opener][]> {
    if (this.#link === undefined) return [];
    const { from: model, path, opens = [] } = this.#link;
    const owner = { [model.owners[0]?.path ?? '']: this.contact };
    const [match, fields] = id === undefined ? [owner, opens] : [{ ...owner, [path]: id }, opens.slice(1)];
    const entries = await this.work.entries(model.name, { match, fields, from, limit });
    return entries.map((values) => {
      const all = id === undefined ? values : [id, ...values];
      return [all[0] ?? '', Object.fromEntries(opens.map((field, index) => [field, all[index]]))];
    });
  }
}

/** The lowest id after this one: `-` is the first character that ids can have. */
export const nextId = (id: string) => `${id}-`;
