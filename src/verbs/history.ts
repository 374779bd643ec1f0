/** The history of records: what they were before, and what was deleted. Each service has these operations, for its own resources. */

import { insufficientScope } from '../auth/challenge.js';
import { Fault } from '../fault.js';
import { tokensOf } from '../lib/json.js';
import { apply, type Step } from '../lib/jsonDifference.js';
import { deletionOf, type Entry, linesOf, logOf } from '../records/changes.js';
import { notFound } from '../records/records.js';
import type { Registry, Resource } from '../records/registry.js';
import type { Call, Handler, Work } from '../records/work.js';
import type { Answer, ResourceName } from '../schema/contract.js';
import { Doc, type Stored } from '../store/doc.js';
import { timeOf } from '../store/positions.js';
import { json, stored } from './call.js';
import { seenVersion } from './changes.js';
import { countedPage, lastIdOf, pageOf } from './list.js';

type Operation = 'history.list' | 'history.get' | 'history.listDeleted' | 'history.undelete';
type AnyCall = Pick<Call<'history.listDeleted'>, 'address'> & { readonly path: { readonly resource: string } };
type Item = Answer<'history.list'>['Items'][number];
type Deleted = Answer<'history.listDeleted'>['Items'][number];
type Fields = Record<string, unknown>;

/** How far a request looks back, and what it reads at a time. */
const maxChanges = 10_000;
const [step, stepBytes] = [100, 4 * 1024 * 1024];
const day = 86_400_000;

/** @param days how far it goes back; 0 if there is no history. */
export function history(registry: Registry, days: number): { readonly [O in Operation]: Handler<O> } {
  return {
    'history.list': async (call, work) => {
      const { path, query, tenant } = call;
      const past = new Past(asked(registry, days, call, work), work, days);
      const filter = { of: past.nameOf(path.id) };
      const scope = { tenant, operation: 'history.list', filter };
      const after = lastIdOf(scope, query.exclusiveStartKey);
      const windows = past.changes(await past.find(path.id), after);
      const project = ({ record }: Doc) => json(record.item).json;
      const paging = { scope, limit: query.limit ?? 100, after, project, placeOf: ({ id }: Doc) => id };
      return countedPage(await pageOf(windows, work.yielder, paging));
    },
    'history.get': async (call, work) => {
      const { id, version: text } = call.path;
      const past = new Past(asked(registry, days, call, work), work, days);
      const found = await past.find(id);
      for await (const { entry, version, record } of past.versions(found))
        if (version !== 0 && version <= Number(text)) {
          if (version < Number(text) || record === undefined) break;
          return json(asOf(past.shown(record, found), entry.by, entry.at, version));
        }
      const now = await work.seen(past.name).find(id);
      if (now?.record.sys_version === Number(text)) return json({ ...now.record });
      throw Fault.of('version_unknown');
    },
    'history.undelete': async (call, work) => {
      const past = new Past(asked(registry, days, call, work, ['get', 'create']), work, days);
      const { deletion } = await past.find(call.path.id);
      if (deletion === undefined) throw Fault.of('record_exists');
      await work.records(past.name).restore(deletion.was as never, deletion);
      return stored((await work.seen(past.name).get(call.path.id)) as Doc);
    },
    'history.listDeleted': async (call, work) => {
      const { query, tenant } = call;
      const past = new Past(asked(registry, days, call, work), work, days);
      const scope = { tenant, operation: 'history.listDeleted', filter: { resource: past.name } };
      const after = lastIdOf(scope, query.exclusiveStartKey);
      const look = (doc: Doc<Entry>) => past.deleted(doc.record);
      const paging = { scope, limit: query.limit ?? 100, after, look, placeOf: ({ id }: Doc) => id };
      const windows = past.deletions(after);
      return countedPage(
        await pageOf(windows, work.yielder, { ...paging, project: (doc) => json(doc.record.was).json }),
      );
    },
  };
}

/** @throws Fault `history_off`, `address_unknown`, `permission_missing` */
function asked(registry: Registry, days: number, { address, path }: AnyCall, work: Work, verbs = ['get']): Resource {
  if (days === 0) throw Fault.of('history_off');
  const resource = registry.get(path.resource as ResourceName);
  const [, service] = address.split('/');
  if (resource === undefined || resource.model.document.name !== service) throw Fault.of('address_unknown');
  for (const permission of verbs.map((verb) => `${resource.model.name}.${verb}`))
    if (!work.caller.may(permission)) throw insufficientScope(permission);
  return resource;
}

/** A record, or what a deleted one was. */
interface Found {
  readonly current: Doc | undefined;
  readonly deletion: Entry | undefined;
  readonly id: string;
  /** Whether something of it is kept from the caller. */
  readonly isKept: boolean;
}

interface Version {
  readonly entry: Entry;
  /** For staff in conflict the one that they see; 0 if they do not see it. */
  readonly version: number;
  /** Undefined of a deletion. It becomes an earlier version when `patch` is called. */
  readonly record: Fields | undefined;
  /** From the version before; undefined if there is none, or it is not known. */
  patch(): Step[] | undefined;
}

/** The past of the records of a resource. */
class Past {
  readonly name = this.resource.model.name;
  readonly #log = this.work.collection<Entry>(logOf(this.resource.model.document.name));
  readonly #oldest = this.work.now.getTime() - this.days * day;

  constructor(
    private readonly resource: Resource,
    private readonly work: Work,
    private readonly days: number,
  ) {}

  nameOf = (id: string) => `${this.name}/${id}`;

  /** @throws Fault `record_not_found` */
  async find(id: string): Promise<Found> {
    const current = (await this.work.records(this.name).find(id, { consistent: true })) as Doc | undefined;
    const deletion = current === undefined ? await this.#last(id) : undefined;
    const doc = current ?? (deletion?.deleted && Doc.ofRecord(deletion.was as Stored));
    const isKept = doc ? await this.#isKept(doc) : undefined;
    if (isKept === undefined || (isKept && this.#withheld === 'all')) throw notFound(this.name, id);
    return { current, deletion, id, isKept };
  }

  /** What is deleted, as the caller sees it, in place of what `was`. Undefined if it is back, was deleted once more, or is kept from them. */
  async deleted(entry: Entry): Promise<Doc<Entry> | undefined> {
    const { of, at: deleted_at, by: sys_deleted_by_id, seen } = entry;
    const id = of.slice(of.indexOf('/') + 1);
    if ((await this.#last(id))?.id !== entry.id || (await this.work.records(this.name).find(id))) return undefined;
    const whole = entry.was as Stored;
    const isKept = await this.#isKept(Doc.ofRecord(whole));
    if (isKept && this.#withheld === 'all') return undefined;
    const { sys_last_modified_by_id: by, sys_last_modified_at: at, sys_version } = whole;
    const [last, time] = (isKept && seen) || [sys_version, at];
    const version = isKept ? seenVersion(entry) : entry.sys_version;
    const record = asOf(this.shown(whole, { isKept }), by, time, last);
    const was = { id, version, deleted_at, sys_deleted_by_id, record } satisfies Deleted;
    return Doc.ofPart({ ...entry, was });
  }

  /** The changes that the caller sees, newest first, each alone: its place is its `id`. */
  async *changes(found: Found, after = '~'): AsyncGenerator<Doc[]> {
    for await (const { entry, version, patch } of this.versions(found)) {
      const steps = patch();
      if (version === 0 || entry.id >= after) continue;
      const { id, operation, at, by: by_id, request: request_id } = entry;
      const isSeen = ({ path }: Step) => !found.isKept || !this.#isWithheld(tokensOf(path)[0] as string);
      const item: Item = { version, operation, at, by_id, ...(request_id && { request_id }) };
      const whole = steps === undefined ? item : { ...item, patch: steps.filter(isSeen) };
      yield [Doc.ofPart({ id, item: whole, sys_version: version })];
    }
  }

  /** The versions of a record, newest first, as far as its history goes back without a gap. */
  async *versions({ current, id, isKept }: Found): AsyncGenerator<Version> {
    let record = current && copyOf(current.record);
    let version = current?.record.sys_version;
    for await (const entry of this.#entriesOf(id, current)) {
      if (version !== undefined && entry.sys_version < version) return;
      const isDeletion = entry.operation === 'deleted';
      if (isDeletion ? record !== undefined : record === undefined) return;
      if (this.#withheld === 'all' && record && (await this.#isKept(Doc.ofRecord(record as Stored)))) return;
      const state = record;
      let steps: Step[] | undefined;
      const patch = () => {
        steps ??= state && entry.back && apply(state, entry.back);
        return steps;
      };
      yield { entry, version: isKept ? seenVersion(entry) : entry.sys_version, record, patch };
      patch();
      if (isDeletion ? entry.deleted === undefined : entry.operation === 'updated' && steps === undefined) return;
      if (entry.operation !== 'updated') record = isDeletion ? copyOf(entry.was as Stored) : undefined;
      version = entry.sys_version - 1;
    }
  }

  /** What the caller sees of a record. */
  shown(record: Fields, { isKept }: Pick<Found, 'isKept'>): Fields {
    const isSeen = ([name]: [string, unknown]) => !this.#isWithheld(name);
    return isKept ? Object.fromEntries(Object.entries(record).filter(isSeen)) : record;
  }

  /** Deletions, newest first. */
  async *deletions(begin?: string): AsyncGenerator<Doc<Entry>[]> {
    const match = { deleted: this.name };
    for (let after = begin; ; ) {
      const query = { match, order: { descending: true }, limit: step, atMostBytes: stepBytes, consistent: true };
      const docs = await this.#log.page(after === undefined ? query : { ...query, after });
      after = docs.at(-1)?.id;
      if (after === undefined) return;
      const recent = docs.filter(({ id }) => timeOf(id) >= this.#oldest);
      const isEnd = recent.length < docs.length;
      yield recent;
      if (isEnd) return;
    }
  }

  async *#entriesOf(id: string, current: Doc | undefined): AsyncGenerator<Entry> {
    let count = 0;
    for await (const entry of linesOf(this.#log, this.nameOf(id), current)) {
      if (count++ === maxChanges || timeOf(entry.id) < this.#oldest) return;
      const turn = this.work.yielder.step(entry.was !== undefined);
      if (turn !== undefined) await turn;
      yield entry;
    }
  }

  async #last(id: string): Promise<Entry | undefined> {
    const entry = await deletionOf(this.#log, this.nameOf(id));
    return entry !== undefined && timeOf(entry.id) >= this.#oldest ? entry : undefined;
  }

  async #isKept(doc: Doc): Promise<boolean> {
    const [isKept = false] = await this.work.keptOf(this.name, [doc]);
    return isKept && !this.work.overrides(this.name, 'conflict_of_interest');
  }

  get #withheld(): readonly string[] | 'all' {
    return this.resource.hooks.withheld?.fields ?? [];
  }

  #isWithheld = (name: string) => this.#withheld !== 'all' && this.#withheld.includes(name);
}

const copyOf = (record: Stored): Fields => JSON.parse(JSON.stringify(record));

/** A record with what its entry says, in the order in which it is stored. */
function asOf(record: Fields, by: unknown, at: unknown, version: number): Fields {
  const { sys_last_modified_by_id: _, sys_last_modified_at: __, sys_version: ___, ...rest } = record;
  return { ...rest, sys_last_modified_by_id: by, sys_last_modified_at: at, sys_version: version };
}
