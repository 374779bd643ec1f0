/** What a caller who is limited to their own records sees of one resource. */
import type { Principal } from '../../auth/permissions.js';
import { isSameAddress } from '../../lib/persons.js';
import type { Owning, Reading } from '../../schema/document.js';
import type { Link, Model } from '../../schema/model.js';
import { eitherPart, type FieldMask, partWith, visible } from '../../schema/visibility.js';
import { Doc, type Stored } from '../../store/doc.js';
import { isOnly, type Match, valuesAt } from '../../store/port.js';
import type { Opener, Resource } from '../registry.js';
import type { IndexQuery, Work } from '../work.js';

/** A record that opens another to its owner, and as whom. */
interface Opening {
  readonly as: Reading | undefined;
  readonly opener: Opener;
}

/** By id of the opened record. */
type Page = [id: string, opening: Opening][];

/** The maximum number of index entries that are read at a time. */
const maxEntries = 512;

export class OwnershipFilter {
  /** The fields by which other resources open records of this one to their owners. */
  readonly links: readonly Link[];
  /** Record id → what opens it. */
  readonly #openings = new Map<string, readonly Opening[]>();
  /** Link → the values that come before its field in the index. */
  readonly #before = new Map<Link, Promise<Match[]>>();
  /** The records of the caller's link that open others. */
  #linked: Promise<Stored[]> | undefined;

  /** @param work without limits. */
  constructor(
    readonly resource: Resource,
    readonly work: Work,
    readonly contact: string,
  ) {
    this.links = resource.model.openedBy;
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
    const [openings, ...found] = await Promise.all([this.#openingsOf(id), ...owned]);
    return openings.length > 0 || found.some(([first]) => first?.[0] === id);
  }

  /** The ids of the opened records from `from` on, without duplicates. Fewer than the limit only if there are no more. */
  async opened(first: string, limit: number): Promise<string[]> {
    const ids: string[] = [];
    for (let start = first; ids.length < limit; start = nextId(ids.at(-1) ?? '')) {
      const max = Math.min(2 * limit, maxEntries);
      const pages = (await Promise.all(this.links.map((link) => this.#entries(link, undefined, start, max)))).flat();
      const ends = pages.flatMap((page) => (page.length < max ? [] : (page.at(-1)?.[0] ?? [])));
      const last = ends.sort()[0]; // more entries may open it, and what comes after it
      const openings = new Map<string, Opening[]>();
      for (const [id, opening] of pages.flat())
        if (last === undefined || id < last) openings.set(id, [...(openings.get(id) ?? []), opening]);
      for (const [id, all] of openings) this.#openings.set(id, all);
      const known = [...openings.keys()].sort();
      ids.push(...(known.length > 0 || last === undefined ? known : [last]));
      if (last === undefined) break;
    }
    return ids.slice(0, limit);
  }

  /** The opened ones of these records. */
  async openedOf(ids: readonly string[]): Promise<string[]> {
    const opened: string[] = [];
    for (const id of ids) {
      await this.work.yielder.step();
      if ((await this.#openingsOf(id)).length > 0) opened.push(id);
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
    const stored = await this.#openingsOf(record.id);
    const openings = opener === undefined ? stored : [...stored, ...this.#openingBy(opener, record.id)];
    if (owning.length === 0 && openings.length === 0) return undefined;
    const openers = openings.flatMap((one) => (one.as === 'referee' ? [] : [one.opener]));
    const isReferee = openers.length < openings.length;
    if (isReferee && owning.length === 0 && openers.length === 0) return model.parts.referee;
    if (!model.namesAuthors) return model.parts.blind;
    const areAll = stored.length < maxEntries;
    const shown = areAll && hooks.blind ? await hooks.blind(record as never, openers, this.work) : [];
    const part = shown ? partWith(model.parts.blind, model.parts.reviewer, shown) : model.parts.reviewer;
    return isReferee ? eitherPart(part, model.parts.referee) : part;
  }

  /** What a record opens that names the contact and this one. */
  #openingBy(opener: Opener, id: string): Opening[] {
    const isBy = ({ from, path }: Link) =>
      valuesAt(opener, path).includes(id) && valuesAt(opener, from.owners[0]?.path ?? '').includes(this.contact);
    return [{ as: this.links.find(isBy)?.as, opener }];
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
    const isAuthor = this.#owning(record).includes('author');
    const audience = isAuthor ? 'author' : part === this.resource.model.parts.referee ? 'referee' : 'reviewer';
    const shown = visible(record, part) as Record<keyof Stored, unknown>;
    const { caller } = this.work;
    const [version, time] = (!caller.may(`${this.resource.model.name}.get`) && seen[audience]) || [];
    if (version !== undefined) Object.assign(shown, { sys_version: version, sys_last_modified_at: time });
    return shown as Stored;
  }

  async #openingsOf(id: string): Promise<readonly Opening[]> {
    const known = this.#openings.get(id);
    if (known !== undefined || this.links.length === 0) return known ?? [];
    const entries = await Promise.all(this.links.map((link) => this.#entries(link, id, undefined, maxEntries)));
    const openings = entries.flat(2).map(([, opening]) => opening);
    this.#openings.set(id, openings);
    return openings;
  }

  /**
   * Pages of the index that starts with the owner of the opening record, followed by everything that blindness depends on: one for
   * each way in which the fields before that of the link are set. Those are few: reviews of many abstracts are of one round.
   */
  async #entries(link: Link, id: string | undefined, from: string | undefined, limit: number): Promise<Page[]> {
    const { from: model, path, opens = [], as } = link;
    if (this.work.caller.link !== undefined) return [await this.#linkedEntries(link, id, from, limit)];
    this.#before.set(link, this.#before.get(link) ?? this.#fieldsBefore(link));
    const rest = opens.slice(opens.indexOf(path));
    const pages = ((await this.#before.get(link)) ?? []).map(async (before): Promise<Page> => {
      const [match, fields] = id === undefined ? [before, rest] : [{ ...before, [path]: id }, rest.slice(1)];
      const entries = await this.work.entries(model.name, { match, only: model.ownedWhile, fields, from, limit });
      return entries.map((values) => {
        const set = Object.fromEntries(fields.map((field, index) => [field, values[index]]));
        const opener: Opener = { ...match, ...set };
        return [opener[path] as string, { as, opener }];
      });
    });
    return await Promise.all(pages);
  }

  /** The owner, with each combination of values that the fields before that of the link have: it looks up one entry for each. */
  async #fieldsBefore({ from: model, path, opens = [] }: Link): Promise<Match[]> {
    let found: Match[] = [{ [model.owners[0]?.path ?? '']: this.contact }];
    for (const [index, field] of opens.slice(0, opens.indexOf(path)).entries()) {
      const longer: Match[] = [];
      for (const match of found)
        for (let from: string | undefined = ''; from !== undefined; ) {
          await this.work.yielder.step();
          const query: IndexQuery = { match, only: model.ownedWhile, fields: opens.slice(index), from, limit: 1 };
          const value = (await this.work.entries(model.name, query))[0]?.[0];
          if (value !== undefined) longer.push({ ...match, [field]: value });
          from = value === undefined ? undefined : nextId(value);
        }
      found = longer;
    }
    return found;
  }

  /** The same of the records of a link, which are few. */
  async #linkedEntries({ from: model, path, opens = [], as }: Link, id = '', from = '', limit: number) {
    if (this.work.caller.link?.resource !== model.name) return [];
    this.#linked ??= this.#readLinked(model);
    const entries = (await this.#linked).flatMap((record) =>
      valuesAt(record, path).map((opened): [string, Opening] => [
        opened,
        { as, opener: Object.fromEntries(opens.map((field) => [field, record[field]])) },
      ]),
    );
    const fits = ([opened]: [string, Opening]) => (id === '' || opened === id) && opened >= from;
    return entries
      .filter(fits)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .slice(0, limit);
  }

  async #readLinked({ name, owners, ownedWhile }: Model): Promise<Stored[]> {
    const { match } = this.work.caller.link ?? {};
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
