/** `gala move`: copies all records from one store to another. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { collections } from '../gala.js';
import { ConfigError } from '../lib/fileWriting.js';
import { Doc, type Stored } from '../store/doc.js';
import { EmbeddedSource } from '../store/embedded/source.js';
import { EmbeddedStore } from '../store/embedded/store.js';
import {
  type Change,
  type Key,
  type Scanned,
  type Source,
  Stale,
  type Store,
  Taken,
  Unavailable,
  WriteFailed,
} from '../store/port.js';
import { real } from './backupFolder.js';
import { Usage } from './command.js';

export const usage = `gala move --from PLACE --to PLACE

Copies all records and e-mails of all tenants from one store to another, with their ids and versions, and compares them at
the end. PLACE is a data folder (as in DATA_DIR) or a mongodb:// URL. Stop all servers of both first. What was
interrupted goes on when the same command is run again. The first store is not changed.

Example:

  gala move --from ./data --to "$MONGODB_URL"`;

/** A commit has at most so many records, or a few more bytes than these. */
const [maxRecords, maxBytes] = [500, 4 * 1024 * 1024];

/** In the target until the move has ended: how far it is in each collection. It is stored with the records. */
interface Mark extends Stored {
  readonly from: string;
  readonly after: Readonly<Record<string, Omit<Key, 'collection'>>>;
}
const moves = 'gala.moves';
const markKey: Key = { collection: moves, tenant: 'all', id: 'move' };

export async function main(args: string[]): Promise<void> {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (!values.from || !values.to || positionals.length > 0) throw new Usage();
  const open: { close(): Promise<void> }[] = [];
  try {
    const source = isUrl(values.from) ? await openMongo(values.from, true) : new EmbeddedSource(real(values.from));
    open.push(source);
    const all = await collections();
    if (await isEmpty(source, all.keys())) throw new ConfigError(`${source.name} has no records to move.`);
    if (!(await isEmpty(source, [moves])))
      throw new ConfigError(`A move to ${source.name} has not ended. End it first.`);
    const store = isUrl(values.to) ? await openMongo(values.to) : new EmbeddedStore({ path: join(values.to, 'store') });
    open.push(store);
    const target = store instanceof EmbeddedStore ? new EmbeddedSource(real(values.to)) : store;
    open.push(target);
    const found = (await firstIn(target, moves))?.doc as Doc<never> | undefined as Doc<Mark> | undefined;
    if (found !== undefined && found.record.from !== source.name)
      throw new ConfigError(`A move from ${found.record.from} to ${target.name} has not ended. End it first.`);
    if (found === undefined && !(await isEmpty(target, all.keys())))
      throw new ConfigError(`${target.name} has records already. Name a place without any.`);
    for (const [name, indexes] of [...all, [moves, []] as const]) await store.declare(name, indexes);
    const mark = await copyAll([...all.keys()], source, target, store, found);
    await compareAll([...all.keys()], source, target);
    await store.commit([{ remove: markKey, previous: mark }]);
    console.log(`${target.name} has all records of ${source.name}.
Not moved: clients, keys, jwt-secret and mails. A server needs its DATA_DIR with MongoDB, too.`);
  } catch (error) {
    throw explained(error as Error);
  } finally {
    for (const one of open.reverse()) await one.close();
  }
}

function isUrl(place: string): boolean {
  if (/^mongodb(\+srv)?:\/\//.test(place)) return true;
  if (place.includes('://'))
    throw new ConfigError('PLACE must be a folder, or begin with mongodb:// or mongodb+srv://.');
  return false;
}

/** Nobody waits for its answers, so it waits longer than a server. */
const openMongo = async (url: string, readsOnly = false) =>
  (await import('../store/mongo/store.js')).MongoStore.open(url, {
    readsOnly,
    commitWaitMs: 60_000,
    timeoutFactor: 10,
  });

async function firstIn(source: Source, collection: string): Promise<Scanned | undefined> {
  for await (const one of source.scan(collection)) return one;
  return undefined;
}

async function isEmpty(source: Source, names: Iterable<string>): Promise<boolean> {
  for (const name of names) if ((await firstIn(source, name)) !== undefined) return false;
  return true;
}

/** Goes on where an earlier run has ended. */
async function copyAll(names: string[], source: Source, target: Source, store: Store, found?: Doc<Mark>) {
  let mark = found ?? Doc.ofRecord<Mark>({ id: markKey.id, from: source.name, after: {}, sys_version: 1 });
  if (found === undefined) await store.commit([{ put: markKey, doc: mark }]);
  const total = await totalOf(source, names);
  let done = await totalOf(target, names);
  for (const collection of names) {
    let isFirst = true;
    for await (const records of batches(source.scan(collection, mark.record.after[collection]))) {
      const { tenant, id } = records.at(-1) as Scanned;
      const changes = records.map(({ doc, ...key }): Change => ({ put: { collection, ...key }, doc }));
      const after = { ...mark.record.after, [collection]: { tenant, id } };
      const next = Doc.ofRecord<Mark>({ ...mark.record, after, sys_version: mark.record.sys_version + 1 });
      await store.commit([...changes, { put: markKey, doc: next, previous: mark }]);
      mark = next;
      done += records.length;
      tell(collection, done / total, isFirst);
      isFirst = false;
    }
  }
  if (process.stderr.isTTY) console.error();
  return mark;
}

async function* batches(records: ReturnType<Source['scan']>) {
  let [batch, bytes]: [Scanned[], number] = [[], 0];
  for await (const record of records) {
    bytes += record.doc.json.length;
    if (batch.push(record) < maxRecords && bytes < maxBytes) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

const totalOf = async (source: Source, names: string[]) =>
  (await Promise.all(names.map((name) => source.total(name)))).reduce((sum, count) => sum + count);

/** Prints a line for each collection that has records. @throws ConfigError if some differ. */
async function compareAll(names: string[], source: Source, target: Source): Promise<void> {
  const different: string[] = [];
  for (const name of names) {
    const [from, to] = [await digestOf(source, name), await digestOf(target, name)];
    const isSame = from.sum === to.sum && from.count === to.count;
    if (!isSame) different.push(name);
    if (from.count + to.count > 0)
      console.log(`${name}: ${from.count} → ${to.count} records${isSame ? '' : ', which differ'}`);
  }
  if (different.length > 0)
    throw new ConfigError(
      `Records differ: ${different.join(', ')}. Stop all servers, empty ${target.name}, and move again.`,
    );
}

/** It does not depend on the order, which differs between the stores. */
async function digestOf(source: Source, collection: string) {
  let [count, sum] = [0, 0n];
  for await (const { tenant, id, doc } of source.scan(collection)) {
    const hash = createHash('sha256').update(`${tenant}/${id}/`).update(doc.stored).digest('hex');
    sum = BigInt.asUintN(256, sum + BigInt(`0x${hash}`));
    count++;
  }
  return { count, sum };
}

/** On a terminal a bar, otherwise a line when a collection begins. */
function tell(collection: string, share: number, isFirst: boolean): void {
  const percent = Math.min(100, Math.floor(100 * share));
  const bar = '#'.repeat(percent / 4).padEnd(25, '.');
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K[${bar}] ${percent} % ${collection}`);
  else if (isFirst) console.error(`Moving ${collection}`);
}

/** A sentence without credentials, if the error can be expected. */
function explained(error: Error): Error {
  if (error instanceof WriteFailed && error.code === 'store_full')
    return new ConfigError('The disk of the target is full. Free some space, and run the same command again to go on.');
  if (error instanceof Unavailable || error instanceof WriteFailed)
    return new ConfigError(`${error.reason}. Run the same command again to go on.`);
  if (error instanceof Stale || error instanceof Taken)
    return new ConfigError(
      'Others write to the target, such as another run of this command. End them and run it again; if that fails, empty the target.',
    );
  if (error.name === 'MongoParseError') return new ConfigError('The URL of the MongoDB is invalid.'); // it can have the user
  return error.name.startsWith('Mongo') ? new ConfigError(error.message) : error;
}
