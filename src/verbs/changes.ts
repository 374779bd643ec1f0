/** The feed of changes. Each service has this operation, and it answers for its own resources. */
import { closestMatch } from 'leven';
import { Fault } from '../fault.js';
import { deletionOf, type Entry, epochOf, logOf } from '../records/changes.js';
import type { Followers } from '../records/followers.js';
import type { Call, Collection, Handler, Work } from '../records/work.js';
import type { Answer, ResourceName } from '../schema/contract.js';
import type { Document } from '../schema/document.js';
import { invalidRequest } from '../schema/findings.js';
import { Doc } from '../store/doc.js';
import { positionAt, timeOf } from '../store/positions.js';
import { json } from './call.js';
import { lastIdOf, pageKey } from './list.js';

/** What the feed needs beside the work of a call. */
export interface Following {
  readonly documents: readonly Document[];
  readonly followers: Followers | undefined;
  /** How many days changes are kept; 0 if there is no feed. */
  readonly days: number;
}

type Item = Answer<'changes.list'>['Items'][number];

/** How many changes one look goes through, and how many it reads at a time. */
const [maxExamined, step] = [1000, 100];
/** Bytes of JSON of the records in an answer. */
const maxRecordBytes = 4 * 1024 * 1024;
const day = 86_400_000;

export function changes({ documents, followers, days }: Following): { 'changes.list': Handler<'changes.list'> } {
  const list: Handler<'changes.list'> = async (call, work) => {
    if (days === 0) throw Fault.of('changes_off');
    const { limit = 100, wait = 0, include, after } = call.query;
    const feed = new Feed(call, work, documents, days);
    const { place, unmoved } = await feed.begin(after);
    for (const end = performance.now() + wait * 1000; ; ) {
      const { entries, last } = await feed.read(place, limit);
      const left = end - performance.now();
      if (last === undefined && left > 0 && followers?.hasEnded === false) {
        await followers.changed(call.tenant, left);
        continue;
      }
      const items = entries.map((entry) => feed.itemOf(entry));
      const Items = include === undefined ? items : await withRecords(items, entries, work);
      const next = Items.length < items.length ? entries[Items.length - 1]?.id : last;
      return json({ Items, LastPosition: next === undefined ? unmoved : feed.positionOf(next) });
    }
  };
  return { 'changes.list': list };
}

/** A change as the caller sees it. */
interface Shown extends Pick<Entry, 'id' | 'of' | 'operation' | 'at' | 'by' | 'request'> {
  /** Staff in conflict see another one. */
  readonly version: number;
}

/** A part of the feed that one request reads. Places are ids of the log; positions are what clients get. */
class Feed {
  readonly #log: Collection<Entry>;
  readonly #scope;
  readonly #asked: ReadonlySet<string> | undefined;
  /** Milliseconds: nothing before it is in the feed. */
  readonly #oldest: number;
  #epoch = '';

  constructor(
    { tenant, address, query }: Call<'changes.list'>,
    private readonly work: Work,
    documents: readonly Document[],
    days: number,
  ) {
    const [, service = ''] = address.split('/');
    const known = documents.find(({ name }) => name === service)?.resources ?? [];
    this.#log = work.collection<Entry>(logOf(service));
    this.#scope = feedOf(tenant, service);
    this.#asked = query.resources === undefined ? undefined : named(query.resources, known);
    this.#oldest = work.now.getTime() - days * day;
  }

  /**
   * Where to begin, and the position of who has seen nothing since then.
   * @throws Fault `page_key_invalid`, `position_expired`
   */
  async begin(after: string | undefined): Promise<{ place: string; unmoved: string }> {
    this.#epoch = await epochOf(this.work);
    const all = positionAt(this.#oldest);
    const newest = after === 'now' ? await this.#newest() : undefined;
    if (newest !== undefined) return { place: newest, unmoved: this.positionOf(newest) };
    if (after === undefined || after === 'now')
      return { place: all, unmoved: this.positionOf(beginning(this.work.now.getTime())) };
    const [epoch, place = ''] = (lastIdOf(this.#scope, after, 'query/after', notOfFeed) ?? '').split('.');
    if (epoch !== this.#epoch || !(await this.#isKept(place))) throw Fault.of('position_expired');
    return { place: isBeginning(place) ? all : place, unmoved: after };
  }

  /** Whether everything after it is still there. One that a store lost when it was restored is no longer in the log. */
  async #isKept(place: string): Promise<boolean> {
    if (isBeginning(place)) return timeOf(place) >= this.#oldest;
    if ((await this.#log.find(place, { consistent: true })) === undefined) return false;
    const [next] = await this.#log.appended({ after: place, limit: 1 });
    return next === undefined || timeOf(next.id) >= this.#oldest;
  }

  /** The last change that the caller sees; of very many that they do not see, one. */
  async #newest(): Promise<string | undefined> {
    let at: string | undefined;
    for (let examined = 0; examined < maxExamined; ) {
      const docs = await this.#log.appended({ ...(at && { after: at }), limit: step, descending: true });
      const seen = (await this.#seen(docs)).findIndex((one) => one !== undefined);
      if (seen >= 0) return docs[seen]?.id;
      if (docs.length === 0) return undefined;
      at = docs.at(-1)?.id;
      examined += docs.length;
    }
    return at;
  }

  /**
   * @returns the changes after a place that the caller asks for, and the last one that they see; undefined if they see none. What they
   * do not see does not move the position, unless there is much of it.
   */
  async read(place: string, limit: number): Promise<{ entries: Shown[]; last: string | undefined }> {
    const entries: Shown[] = [];
    let last: string | undefined;
    let at = place;
    for (let examined = 0; examined < maxExamined; ) {
      const docs = await this.#log.appended({ after: at, limit: Math.max(step, limit) });
      if (docs.length === 0) return { entries, last };
      for (const seen of await this.#seen(docs)) {
        last = seen?.id ?? last;
        if (seen !== undefined && this.#asked?.has(resourceOf(seen)) !== false) entries.push(seen);
        if (entries.length === limit) return { entries, last };
      }
      at = docs.at(-1)?.id ?? at;
      examined += docs.length;
      await this.work.yielder.step();
    }
    return { entries, last: at };
  }

  /** The changes as the caller sees them, each at its place: undefined where they do not. */
  async #seen(docs: readonly Doc<Entry>[]): Promise<(Shown | undefined)[]> {
    const { caller } = this.work;
    const entries = docs.map(({ record }) => (caller.may(`${resourceOf(record)}.get`) ? record : undefined));
    const kept = await this.#keptOf(entries.filter((one) => (one?.conflicted ?? one?.seen) !== undefined) as Entry[]);
    return entries.map((entry) => {
      if (entry === undefined) return undefined;
      const version = kept.has(entry) ? seenVersion(entry) : entry.sys_version;
      return version === 0 ? undefined : { ...entry, version };
    });
  }

  /** Those of records of which something is kept from the caller, who is in conflict of interest with them. */
  async #keptOf(entries: readonly Entry[]): Promise<ReadonlySet<Entry>> {
    const kept = new Set<Entry>();
    for (const name of new Set(entries.map(resourceOf))) {
      const those = entries.filter((one) => resourceOf(one) === name);
      const docs = await Promise.all(those.map((one) => this.#recordOf(name, one)));
      const isKept = await this.work.keptOf(
        name,
        docs.flatMap((doc) => doc ?? []),
      );
      let at = 0;
      those.forEach((one, index) => {
        if (docs[index] === undefined || isKept[at++]) kept.add(one);
      });
    }
    return kept;
  }

  /** The record; of one that is gone, what it referred to; undefined if that is not known. */
  async #recordOf(name: ResourceName, { of }: Entry): Promise<Doc | undefined> {
    const id = idOf(of);
    const doc = await this.work.records(name).find(id);
    if (doc !== undefined) return doc as Doc<never>;
    const end = await deletionOf(this.#log, of);
    return end?.was && Doc.ofRecord({ id, ...end.was, sys_version: 0 });
  }

  itemOf({ id, of, operation, version, at, by, request }: Shown): Item {
    const resource = resourceOf({ of });
    const asked = request === undefined ? {} : { request_id: request };
    return { position: this.positionOf(id), resource, id: idOf(of), operation, version, at, by_id: by, ...asked };
  }

  positionOf(place: string): string {
    return pageKey(this.#scope, `${this.#epoch}.${place}`);
  }
}

/** The version that staff in conflict see after a change; a deletion is the one after what they had seen last. */
export const seenVersion = ({ conflicted, seen, sys_version }: Entry): number =>
  conflicted ?? (seen ? seen[0] + 1 : sys_version);

const feedOf = (tenant: string, service: string) => ({ tenant, operation: `${service}.changes`, filter: {} });

/** What clients get for the id of an entry. @param epoch of the store. */
export const positionIn = (tenant: string, service: string, epoch: string, place: string): string =>
  pageKey(feedOf(tenant, service), `${epoch}.${place}`);

const notOfFeed = 'The position is none of this feed. Send the LastPosition of an earlier answer unchanged.';

/** Where a follower is who has seen nothing until a time. */
const beginning = (time: number) => `${positionAt(time)}-`;
const isBeginning = (place: string) => place.endsWith('-');

const resourceOf = ({ of }: Pick<Entry, 'of'>) => of.slice(0, of.indexOf('/')) as ResourceName;
const idOf = (of: string) => of.slice(of.indexOf('/') + 1);

/** @throws Fault `invalid_request` */
function named(resources: string, known: readonly string[]): ReadonlySet<string> {
  const names = new Set(resources.split(',').map((name) => name.trim()));
  for (const name of names) {
    if (known.includes(name)) continue;
    const near = closestMatch(name, [...known], { maxDistance: 4 });
    const message = `names ${name}, which is no resource of this service${near === undefined ? '' : `; the closest is ${near}`}`;
    throw invalidRequest([{ pointer: 'query/resources', keyword: 'enum', message }]);
  }
  return names;
}

/** Adds the records as they are now, as the caller sees them. @returns the first items, whose records are not too large together. */
async function withRecords(items: readonly Item[], entries: readonly Shown[], work: Work): Promise<Item[]> {
  const found = new Map<string, Item['record']>();
  const all: Item[] = [];
  let bytes = 0;
  for (const [index, item] of items.entries()) {
    const { of } = entries[index] as Shown;
    if (!found.has(of)) {
      const doc = await work.seen(item.resource as ResourceName).find(item.id);
      bytes += doc?.json.length ?? 0;
      if (all.length > 0 && bytes > maxRecordBytes) break;
      found.set(of, doc?.record as Item['record']);
      await work.yielder.step();
    }
    const record = found.get(of);
    all.push(record === undefined ? item : { ...item, record });
  }
  return all;
}
