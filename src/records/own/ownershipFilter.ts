/** What a caller who is limited to their own records sees of one resource. */
import type { Principal } from '../../auth/permissions.js';
import { isSameAddress } from '../../lib/persons.js';
import type { Owning } from '../../schema/document.js';
import type { Link, Model } from '../../schema/model.js';
import { type FieldMask, visible } from '../../schema/visibility.js';
import { Doc, type Stored } from '../../store/doc.js';
import { isOnly, valuesAt } from '../../store/port.js';
import type { Opener, Resource } from '../registry.js';
import type { Work } from '../work.js';

/** The maximum number of index entries that are read at a time. */
const maxEntries = 512;

export class OwnershipFilter {
  /** The field by which another resource opens records of this one to their owner. */
  readonly link: Link | undefined;
  /** Record id → the record that opens it. */
  readonly #openers = new Map<string, readonly Opener[]>();
  /** The records of the caller's link that open others. */
  #linked: Promise<Stored[]> | undefined;

  /** @param work without limits. */
  constructor(
    readonly resource: Resource,
    readonly work: Work,
    readonly contact: string,
  ) {
    [this.link] = resource.model.openedBy; // generation checks that there is only one
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
    const { name, owners } = this.resource.model;
    const owned = owners.map(({ path }) =>
      this.work.entries(name, { match: { [path]: this.contact }, fields: [], from: id, limit: 1 }),
    );
    const [openers, ...found] = await Promise.all([this.#openersOf(id), ...owned]);
    return openers.length > 0 || found.some(([first]) => first?.[0] === id);
  }

  /** The ids of the opened records from `from` on, without duplicates. Fewer than the limit only if there are no more. */
  async opened(first: string, limit: number): Promise<string[]> {
    const ids: string[] = [];
    for (let start = first; ids.length < limit; start = nextId(ids.at(-1) ?? '')) {
      const max = Math.min(2 * limit, maxEntries);
      const entries = await this.#entries(undefined, start, max);
      const openers = new Map<string, Opener[]>();
      for (const [id, opener] of entries) if (openers.get(id)?.push(opener) === undefined) openers.set(id, [opener]);
      const last = entries.length < max ? undefined : entries.at(-1)?.[0];
      const known = [...openers].filter(([id]) => id !== last); // more entries may open the last one
      for (const [id, all] of known) this.#openers.set(id, all);
      ids.push(...(known.length > 0 || last === undefined ? known.map(([id]) => id) : [last]));
      if (last === undefined) break;
    }
    return ids.slice(0, limit);
  }

  /** The opened ones of these records. */
  async openedOf(ids: readonly string[]): Promise<string[]> {
    const opened: string[] = [];
    for (const id of ids) {
      await this.work.yielder.step();
      if ((await this.#openersOf(id)).length > 0) opened.push(id);
    }
    return opened;
  }

  /**
   * The part of a record that the caller sees; undefined if there is none.
   * @param opener a record that opens it to them, and may not be stored yet.
   */
  async maskOf(record: Stored, opener?: Opener): Promise<FieldMask | undefined> {
    const { model, hooks } = this.resource;
    const owning = this.#owning(record);
    if (owning.includes('author')) return model.parts.author;
    const stored = await this.#openersOf(record.id);
    const openers = opener === undefined ? stored : [...stored, opener];
    if (owning.length === 0 && openers.length === 0) return undefined;
    if (!model.namesAuthors) return model.parts.blind;
    const areAll = stored.length < maxEntries;
    const isBlind = !areAll || ((await hooks.isBlind?.(record as never, openers, this.work)) ?? true);
    return isBlind ? model.parts.blind : model.parts.reviewer;
  }

  /** The part of a new record that its owner sees. */
  ofNew(): FieldMask {
    const { parts, owners } = this.resource.model;
    return owners[0]?.as === 'reviewer' ? parts.blind : parts.author;
  }

  async shown(doc: Doc): Promise<Doc | undefined> {
    const part = await this.maskOf(doc.record);
    return part === undefined ? undefined : Doc.ofPart(this.part(await this.withDraft(doc), part));
  }

  /** The record as its owner reads it, with what they have saved and not submitted. */
  async withDraft(doc: Doc): Promise<Pick<Doc, 'record' | 'seen'>> {
    const { drafted } = this.resource.hooks;
    const draft = drafted && this.owns(doc.record) ? await drafted(doc.record as never, this.work) : undefined;
    return draft === undefined ? doc : { record: { ...doc.record, ...draft }, seen: doc.seen };
  }

  /** The visible part, with the version and the time of the last change that the caller sees: of any, if they may read all. */
  part({ record, seen }: Pick<Doc, 'record' | 'seen'>, part: FieldMask): Stored {
    const audience = this.#owning(record).includes('author') ? 'author' : 'reviewer';
    const shown = visible(record, part) as Record<keyof Stored, unknown>;
    const { caller } = this.work;
    const [version, time] = (!caller.may(`${this.resource.model.name}.get`) && seen[audience]) || [];
    if (version !== undefined) Object.assign(shown, { sys_version: version, sys_last_modified_at: time });
    return shown as Stored;
  }

  async #openersOf(id: string): Promise<readonly Opener[]> {
    const known = this.#openers.get(id);
    if (known !== undefined || this.link === undefined) return known ?? [];
    const openers = (await this.#entries(id, undefined, maxEntries)).map(([, opener]) => opener);
    this.#openers.set(id, openers);
    return openers;
  }

  /** The index that starts with the owner of the opening record, followed by everything that blindness depends on. */
  async #entries(id: string | undefined, from: string | undefined, limit: number): Promise<[string, Opener][]> {
    if (this.link === undefined) return [];
    const { from: model, path, opens = [] } = this.link;
    if (this.work.caller.link !== undefined) return await this.#linkedEntries(this.link, id, from, limit);
    const owner = { [model.owners[0]?.path ?? '']: this.contact };
    const [match, fields] = id === undefined ? [owner, opens] : [{ ...owner, [path]: id }, opens.slice(1)];
    const entries = await this.work.entries(model.name, { match, only: model.ownedWhile, fields, from, limit });
    return entries.map((values) => {
      const all = id === undefined ? values : [id, ...values];
      return [all[0] ?? '', Object.fromEntries(opens.map((field, index) => [field, all[index]]))];
    });
  }

  /** The same of the records of a link, which are few. */
  async #linkedEntries({ from: model, path, opens = [] }: Link, id = '', from = '', limit: number) {
    this.#linked ??= this.#readLinked(model);
    const entries = (await this.#linked).flatMap((record) =>
      valuesAt(record, path).map((opened): [string, Opener] => [
        opened,
        Object.fromEntries(opens.map((field) => [field, record[field]])),
      ]),
    );
    const fits = ([opened]: [string, Opener]) => (id === '' || opened === id) && opened >= from;
    return entries
      .filter(fits)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .slice(0, limit);
  }

  async #readLinked({ name, owners, ownedWhile }: Model): Promise<Stored[]> {
    const { resource, match } = this.work.caller.link ?? {};
    if (resource !== name) return [];
    const found: Stored[] = [];
    const own = { [owners[0]?.path ?? '']: this.contact };
    for await (const { record } of this.work.records(name).all({ ...own, ...match }))
      if (isOnly(record, ownedWhile) && isLinked(record, name, this.work.caller)) found.push(record as Stored);
    return found;
  }

  #owning(record: object): Owning[] {
    if (
      !isOnly(record, this.resource.model.ownedWhile) ||
      !isLinked(record, this.resource.model.name, this.work.caller)
    )
      return [];
    const mine = this.resource.model.owners.filter(({ path }) => valuesAt(record, path).includes(this.contact));
    return mine.map(({ as }) => as);
  }
}

/** The lowest id after this one: `-` is the first character that ids can have. */
export const nextId = (id: string) => `${id}-`;

/** Whether a record is what the caller's link is for; of a caller without one, each is. */
export function isLinked(record: object, resource: string, { link }: Pick<Principal, 'link'>): boolean {
  if (link === undefined) return true;
  const isSame = ([path, value]: [string, string]) => valuesAt(record, path).includes(value);
  const { addressIn, email_address } = link;
  const addresses = addressIn === undefined ? [email_address] : valuesAt(record, addressIn);
  const isAddress = addresses.some((address) => isSameAddress(address, email_address));
  return link.resource === resource && Object.entries(link.match).every(isSame) && isAddress;
}
