/** What somebody sees of the records of one resource who is let only at own ones. */
import type { Owning } from '../../document/document.js';
import type { Link } from '../../document/model.js';
import { type Part, visible } from '../../document/visibility.js';
import { Doc, type Stored } from '../../store/doc.js';
import { valuesAt } from '../../store/port.js';
import type { Resource } from '../catalogue.js';
import type { Opener } from '../definition.js';
import type { Work } from '../work.js';

/** Entries of an index that are read at a time, at most. */
const mostEntries = 512;

export class Sight {
  /** The field by which another resource opens records of this one to their owner. */
  readonly link: Link | undefined;
  /** Id of a record → what opens it. */
  readonly #openers = new Map<string, readonly Opener[]>();

  /** @param work without limits. */
  constructor(
    readonly resource: Resource,
    readonly work: Work,
    readonly contact: string,
  ) {
    [this.link] = resource.model.openedBy; // generation sees to it that there is no more
  }

  /** Whether they may change it. */
  owns(record: object): boolean {
    return this.#owning(record).length > 0;
  }

  /** Whether they see the record with this id: by indexes, which take as long for what is another's as for what is not there. */
  async reaches(id: string): Promise<boolean> {
    const { name, owners } = this.resource.model;
    const owned = owners.map(({ path }) =>
      this.work.entries(name, { match: { [path]: this.contact }, fields: [], from: id, limit: 1 }),
    );
    const [openers, ...found] = await Promise.all([this.#openersOf(id), ...owned]);
    return openers.length > 0 || found.some(([least]) => least?.[0] === id);
  }

  /** The ids of the records that are opened, from one on; each once, and fewer than the limit only when there are no more. */
  async opened(least: string, limit: number): Promise<string[]> {
    const ids: string[] = [];
    for (let start = least; ids.length < limit; start = nextId(ids.at(-1) ?? '')) {
      const most = Math.min(2 * limit, mostEntries);
      const entries = await this.#entries(undefined, start, most);
      const openers = new Map<string, Opener[]>();
      for (const [id, opener] of entries) if (openers.get(id)?.push(opener) === undefined) openers.set(id, [opener]);
      const last = entries.length < most ? undefined : entries.at(-1)?.[0];
      const known = [...openers].filter(([id]) => id !== last); // there may be more that opens the last one
      for (const [id, all] of known) this.#openers.set(id, all);
      ids.push(...(known.length > 0 || last === undefined ? known.map(([id]) => id) : [last]));
      if (last === undefined) break;
    }
    return ids.slice(0, limit);
  }

  /** Which of these records are opened. */
  async openedOf(ids: readonly string[]): Promise<string[]> {
    const opened: string[] = [];
    for (const id of ids) {
      await this.work.pace.step();
      if ((await this.#openersOf(id)).length > 0) opened.push(id);
    }
    return opened;
  }

  /**
   * The part of a record that they see; nothing, when they see none of it.
   * @param opener a record that opens it to them, and may not be stored yet.
   */
  async of(record: Stored, opener?: Opener): Promise<Part | undefined> {
    const { model, hooks } = this.resource;
    const owning = this.#owning(record);
    if (owning.includes('author')) return model.parts.author;
    const stored = await this.#openersOf(record.id);
    const openers = opener === undefined ? stored : [...stored, opener];
    if (owning.length === 0 && openers.length === 0) return undefined;
    if (!model.namesAuthors) return model.parts.blind;
    const areAll = stored.length < mostEntries;
    const isBlind = !areAll || ((await hooks.isBlind?.(record as never, openers, this.work)) ?? true);
    return isBlind ? model.parts.blind : model.parts.reviewer;
  }

  /** The part of a record to be made that its owner sees. */
  ofNew(): Part {
    const { parts, owners } = this.resource.model;
    return owners[0]?.as === 'reviewer' ? parts.blind : parts.author;
  }

  async shown(doc: Doc): Promise<Doc | undefined> {
    const part = await this.of(doc.record);
    return part === undefined ? undefined : Doc.ofRecord(visible(doc.record, part) as Stored);
  }

  async #openersOf(id: string): Promise<readonly Opener[]> {
    const known = this.#openers.get(id);
    if (known !== undefined || this.link === undefined) return known ?? [];
    const openers = (await this.#entries(id, undefined, mostEntries)).map(([, opener]) => opener);
    this.#openers.set(id, openers);
    return openers;
  }

  /** What the index says that begins with the owner of what opens records: which, and all that their blindness depends on. */
  async #entries(id: string | undefined, from: string | undefined, limit: number): Promise<[string, Opener][]> {
    if (this.link === undefined) return [];
    const { from: model, path, opens = [] } = this.link;
    const owner = { [model.owners[0]?.path ?? '']: this.contact };
    const [match, fields] = id === undefined ? [owner, opens] : [{ ...owner, [path]: id }, opens.slice(1)];
    const entries = await this.work.entries(model.name, { match, fields, from, limit });
    return entries.map((values) => {
      const all = id === undefined ? values : [id, ...values];
      return [all[0] ?? '', Object.fromEntries(opens.map((field, index) => [field, all[index]]))];
    });
  }

  #owning(record: object): Owning[] {
    const mine = this.resource.model.owners.filter(({ path }) => valuesAt(record, path).includes(this.contact));
    return mine.map(({ as }) => as);
  }
}

/** The least id after this one: `-` is the first of the characters that ids have. */
export const nextId = (id: string) => `${id}-`;
