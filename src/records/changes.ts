/** The log of changes: a line for each record that a commit changes, stored with it. Each service has one for each tenant. */
import { setTimeout as sleep } from 'node:timers/promises';
import { differenceOf, type Step } from '../lib/jsonDifference.js';
import { repeating } from '../lib/repeating.js';
import { Doc, type Seen, type Stored } from '../store/doc.js';
import { type Key, Stale, type Store } from '../store/port.js';
import { beforeAll, ownPosition, positionAt, timeOf } from '../store/positions.js';
import type { Followers } from './followers.js';
import { type Registry, type Resource, resourceIn } from './registry.js';
import type { Collection, Participant, Work } from './work.js';
import type { Alteration } from './writeSet.js';

/** The log of a service. */
export const logOf = (service: string) => `${service}.changes`;

/** Where stores say that they were restored. */
const epochs = 'gala.epoch';

/** Declares the logs of services. */
export async function declareChanges(services: readonly string[], store: Pick<Store, 'declare'>): Promise<void> {
  for (const service of services) await store.declare(logOf(service), [{ fields: ['deleted'] }, { fields: ['gone'] }]);
  await store.declare(epochs, []);
}

/** Another one after each restore: positions from before are of another past. */
export const epochOf = async (work: Work): Promise<string> =>
  String((await work.collection<Stored>(epochs, 'all').find('epoch'))?.record.name ?? '');

/** Of a store that was restored. */
export async function beginEpoch(store: Store): Promise<void> {
  await store.declare(epochs, []);
  const key = { collection: epochs, tenant: 'all', id: 'epoch' };
  const previous = await store.read(key);
  const name = Math.random().toString(36).slice(2, 10);
  const doc = Doc.ofRecord<Stored>({ id: key.id, name, sys_version: 1 + (previous?.version ?? 0) });
  await store.commit([{ put: key, doc, previous }]);
}

/** One change of a record, at its position. */
export type Entry = Stored & Line;

interface Line {
  /** The resource and the id, with a slash between them. */
  readonly of: string;
  readonly operation: 'created' | 'updated' | 'deleted';
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  readonly request?: string | undefined;
  /** Of a record of which something is kept from staff in conflict: the version that they see after it; 0 if they do not see it. */
  readonly conflicted?: number;
  /** For the history, of an update: the patch that leads to the version before, but for what its entry says. */
  readonly back?: readonly Step[];
  /** Of an update: when the version before was made. So the lines of a record are found without an index, which each change would feel. */
  readonly since?: string | undefined;
  /** Of a deletion: as `of`, for an index. */
  readonly gone?: string;
  /** Of a deletion: the record as it was last. Without a history, what it referred to and whose it was, if it is kept from some. */
  readonly was?: object;
  /** For the history, of a deletion: the resource, and the version and time of `was` for staff in conflict, if they have seen others. */
  readonly deleted?: string;
  readonly seen?: Seen['conflicted'];
  /** Of the record; of a deletion, the one after its last. */
  readonly sys_version: number;
}

/** Writes the logs of all services. @param hasHistory whether they also say what was before. */
export function logging(registry: Registry, store: Store, hasHistory: boolean, followers?: Followers): Participant {
  const isOrdered = store.appendsInOrder();
  const positionOf = (time: number, version: number) => (isOrdered ? positionAt(time) : ownPosition(time, version));
  return {
    stage(changes, work) {
      if (work.scope.dryRun) return;
      for (const change of changes) {
        const resource = resourceIn(registry, change.key.collection);
        if (resource === undefined) continue;
        const [entry, time] = entryOf(change, resource, hasHistory, work);
        const id = positionOf(time, entry.sys_version);
        work.collection<Entry>(logOf(resource.model.document.name)).append({ id, ...entry });
      }
    },
    committed: (_, { tenant }) => followers?.wake(tenant),
  };
}

interface Modified extends Stored {
  readonly sys_last_modified_at?: string;
  readonly sys_last_modified_by_id?: string;
}

/** @returns its time, too, in milliseconds. */
function entryOf(change: Alteration, resource: Resource, hasHistory: boolean, work: Work): [Line, number] {
  const { key, previous, next } = change;
  const record = (next ?? previous)?.record as Modified;
  const { sys_last_modified_at: modified = '', sys_last_modified_by_id: by, sys_version: version } = record;
  const began = work.now.toISOString();
  const at = modified > began || (next !== undefined && modified !== '') ? modified : began;
  const of = `${resource.model.name}/${key.id}`;
  const entry: Line = {
    of,
    operation: next === undefined ? 'deleted' : previous === undefined ? 'created' : 'updated',
    at,
    by: (next && by) ?? work.caller.id,
    request: work.scope.requestId,
    ...(resource.hooks.withheld !== undefined && keptOf(resource, previous, next)),
    ...(next === undefined && { gone: of }),
    ...(hasHistory && pastOf(change, resource)),
    sys_version: next === undefined ? version + 1 : version,
  };
  return [entry, at === began ? work.now.getTime() : Date.parse(at)];
}

/** Fields that follow from the entries. */
const told = new Set(['sys_version', 'sys_last_modified_at', 'sys_last_modified_by_id']);

/** What the history needs. A new record has no past. */
function pastOf({ previous, next }: Alteration, { model }: Resource) {
  if (previous === undefined) return undefined;
  if (next === undefined) return { was: previous.record, deleted: model.name, seen: previous.seen.conflicted };
  const { sys_last_modified_at: since } = previous.record as Modified;
  return { since, back: differenceOf(next.record, previous.record, told) };
}

/** What tells later whom the change is kept from. */
function keptOf({ model, hooks }: Resource, previous: Doc | undefined, next: Doc | undefined) {
  if (hooks.withheld?.fields === 'all') {
    if (next !== undefined) return { conflicted: 0 };
    const paths = [...model.links, ...model.owners].map(({ path }) => path.split('.', 1)[0] as string);
    return { conflicted: 0, was: Object.fromEntries(paths.map((name) => [name, previous?.record[name]])) };
  }
  const seen = next?.seen.conflicted;
  if (seen === undefined) return undefined;
  const [version] = seen;
  const [before] = previous?.seen.conflicted ?? [previous?.record.sys_version];
  return { conflicted: version === before ? 0 : version };
}

// The lines of one record.

/** How many lines are looked at for one that should be there. */
const maxLooked = 20_000;
const [few, many, manyBytes] = [20, 500, 4 * 1024 * 1024];

/** The last deletion of a record, whose resource and id have a slash between them; before a position if there is one. */
export async function deletionOf(log: Collection<Entry>, of: string, after?: string): Promise<Entry | undefined> {
  const query = { match: { gone: of }, order: { descending: true }, limit: 1, consistent: true } as const;
  return (await log.page(after === undefined ? query : { ...query, after }))[0]?.record;
}

/**
 * The lines of a record, newest first, as far as there is one for each version.
 * @param current undefined if it is deleted.
 */
export async function* linesOf(log: Collection<Entry>, of: string, current: Doc | undefined): AsyncGenerator<Entry> {
  for (let record: Modified | undefined = current?.record, end: string | undefined; ; record = undefined) {
    if (record === undefined) {
      const deletion = await deletionOf(log, of, end);
      if (deletion === undefined) return;
      yield deletion;
      end = deletion.id;
      record = deletion.was as Modified | undefined; // without a history, it does not say when it was made
    }
    if (record?.sys_last_modified_at === undefined) continue;
    const { sys_version: version, sys_last_modified_at: time } = record;
    const line = await lineAt(log, of, version, Date.parse(time));
    if (line === undefined) return;
    yield line;
    end = line.id;
    for await (const older of linesBefore(log, line)) {
      yield older;
      end = older.id;
    }
  }
}

/** The lines of the versions before one, newest first, to where the record was created or a line is missing. */
export async function* linesBefore(log: Collection<Entry>, line: Entry): AsyncGenerator<Entry> {
  for (let { of, since, sys_version: version } = line; since !== undefined; ) {
    const older = await lineAt(log, of, --version, Date.parse(since));
    if (older === undefined) return;
    yield older;
    since = older.since;
  }
}

/** The line of a version that was made at a time: it is among the first ones from then on, as commits take no time. */
async function lineAt(log: Collection<Entry>, of: string, version: number, time: number): Promise<Entry | undefined> {
  let [after, limit] = [beforeAll(time), few];
  for (let looked = 0; looked < maxLooked; limit = many) {
    const docs = await log.page({ after, limit, atMostBytes: manyBytes, consistent: true });
    const found = docs.find(({ record }) => record.of === of && record.sys_version === version);
    if (found !== undefined || docs.length === 0) return found?.record;
    after = docs.at(-1)?.id ?? after;
    looked += docs.length;
  }
  return undefined;
}

// The end of what is old.

const day = 86_400_000;
/** Milliseconds between two looks, and between the steps of one. */
const [interval, pause] = [600_000, 5];
const [step, stepBytes] = [500, 1024 * 1024];

/** @param days how long changes are kept; of each tenant, the newest one stays. */
export function trimmingLogs(services: readonly string[], store: Store, clock: () => Date, days: number) {
  return repeating(interval, async () => {
    for (const service of services) await trimLogs(logOf(service), store, clock().getTime() - days * day);
  });
}

/** Removes what is older than a time. Several processes can do it at the same time. */
export async function trimLogs(collection: string, store: Store, before: number): Promise<void> {
  for (let after: string | undefined; ; ) {
    const tenants = await store.tenants({ collections: [collection], after, limit: step });
    for (const tenant of tenants) await trimLog({ collection, tenant }, store, before);
    after = tenants.at(-1);
    if (tenants.length < step) return;
  }
}

async function trimLog(log: Pick<Key, 'collection' | 'tenant'>, store: Store, before: number): Promise<void> {
  for (;;) {
    let docs = await store.page({ ...log, limit: step, atMostBytes: stepBytes });
    if (docs.length < 2) docs = await store.page({ ...log, limit: 2 }); // the first one can be large
    const old = docs.slice(0, -1).filter(({ id }) => timeOf(id) < before);
    if (old.length === 0) return;
    await store
      .commit(old.map((previous) => ({ remove: { ...log, id: previous.id }, previous })))
      .catch((thrown: unknown) => {
        if (!(thrown instanceof Stale)) throw thrown; // another process has removed it
      });
    await sleep(pause, undefined, { ref: false });
  }
}
