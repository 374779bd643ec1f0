/**
 * A MongoDB for tests: the one at MONGODB_URL; a mongod of our own (MONGOD_BINARY, or on PATH); or SecantusDB, which speaks
 * its protocol (SECANTUSD, or secantusd-py on PATH). Without one, its suites are skipped, and the last lines say so.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Document, MongoClient } from 'mongodb';
import { noLimit } from '../../../src/store/mongo/connection.js';
import { MongoStore } from '../../../src/store/mongo/store.js';
import { until } from '../../support/until.js';

export const noMongo =
  'Suites on MongoDB were skipped: there is none. Set MONGODB_URL, MONGOD_BINARY or SECANTUSD, or have mongod or secantusd-py on PATH.';

export interface MongoServer {
  readonly url: string;
  /** Ends it at once, as kill -9 does. */
  kill(): Promise<void>;
  /** Suspends it: it keeps its connections but does not respond. */
  pause(): Promise<void>;
  /** Makes it go on. */
  resume(): void;
  /** Starts it again after `kill`, on the same port and folder. */
  start(): Promise<void>;
  /** Ends it for good. */
  discard(): Promise<void>;
}

type OpenOptions = NonNullable<Parameters<typeof MongoStore.open>[1]>;

interface Program {
  readonly path: string;
  readonly isMongod: boolean;
}

const running = new Set<ChildProcess>();
let shared: MongoServer | undefined;
let made = 0;

/** Runs once, before all specs, in the process that starts those in which they run. */
export async function mochaGlobalSetup(): Promise<void> {
  if (process.env.MONGODB_URL) return;
  shared = await privateMongo();
  if (shared !== undefined) process.env.GALA_TEST_MONGODB = `${shared.url}&${patiently}`;
}

export async function mochaGlobalTeardown(): Promise<void> {
  await shared?.discard();
  if (mongoUrl() === undefined) console.log(noMongo);
}

/** A server that is slow, as on a busy machine, is waited for much longer than in production. */
export const patient = { commitWaitMs: 50_000, timeoutFactor: 10 };
const patiently = 'serverSelectionTimeoutMS=50000&connectTimeoutMS=50000&socketTimeoutMS=100000';

/** A store of a test that is not about waiting. */
export const openStore = (database: string, options: OpenOptions = {}): Promise<MongoStore> =>
  MongoStore.open(mongoUrl() as string, { database, ...patient, ...options });

/** URL of the server that all specs of a run share; undefined without one. */
export const mongoUrl = (): string | undefined => process.env.MONGODB_URL || process.env.GALA_TEST_MONGODB;

/** A unique database name. */
export const freshDatabase = () => `gala-test-${process.pid}-${Date.now().toString(36)}-${++made}`;

/** The URL of a database that nobody has used; undefined without a server. */
export const freshUrl = (): string | undefined =>
  mongoUrl()?.replace(/^([^:]+:\/\/[^/?]*)\/?[^?]*/, `$1/${freshDatabase()}`);

/** Drops a database of the shared server; not of SecantusDB, which takes 10 ms a record and ends with the run, its folder too. */
export async function drop(client: MongoClient, database: string): Promise<void> {
  if (process.env.MONGODB_URL || findProgram()?.isMongod) await client.db(database).dropDatabase(noLimit);
}

/** Stores on a fresh database, for the suite that calls it: skipped without a server, closed and dropped after it. */
export function suiteStores() {
  const database = freshDatabase();
  const stores: MongoStore[] = [];
  before(function () {
    if (mongoUrl() === undefined) this.skip();
  });
  after(async () => {
    if (stores[0] !== undefined) await drop(stores[0].client, database);
    for (const store of stores) await store.close();
  });
  const open = async (options: OpenOptions = {}, url = mongoUrl() as string) => {
    const store = await MongoStore.open(url, { database, ...patient, ...options });
    stores.push(store);
    return store;
  };
  return { database, open };
}

/** A server that a test may kill. It flushes what it answers for. Nothing when no program for one is there. */
export async function privateMongo(): Promise<MongoServer | undefined> {
  const program = findProgram();
  if (program === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'gala-mongo-'));
  const port = await freePort();
  const url = `mongodb://127.0.0.1:${port}/?directConnection=true`;
  let child = await started(program, port, folder, url);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
    running.delete(child);
  };
  return {
    url,
    kill,
    async pause() {
      child.kill('SIGSTOP');
      await until(async () => (await statesOf(child)).every((state) => state === 'T'));
    },
    resume: () => void child.kill('SIGCONT'),
    async start() {
      child = await started(program, port, folder, url);
    },
    async discard() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Of its threads, as the system says it; none where it does not: `T` is stopped. */
async function statesOf({ pid }: ChildProcess): Promise<(string | undefined)[]> {
  const folder = `/proc/${pid}/task`;
  const threads = await readdir(folder).catch(() => []);
  const stats = await Promise.all(
    threads.map((thread) => readFile(join(folder, thread, 'stat'), 'utf8').catch(() => '')),
  );
  return stats.filter(Boolean).map((stat) => /\) (\S)/.exec(stat)?.[1]);
}

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function findProgram(): Program | undefined {
  const { MONGOD_BINARY, SECANTUSD } = process.env;
  const mongod = MONGOD_BINARY || onPath('mongod');
  if (mongod) return { path: mongod, isMongod: true };
  const secantus = SECANTUSD || onPath('secantusd-py');
  return secantus ? { path: secantus, isMongod: false } : undefined;
}

function onPath(name: string): string | undefined {
  const isProgram = (path: string) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

async function started({ path, isMongod }: Program, port: number, folder: string, url: string): Promise<ChildProcess> {
  const durable = ['--sync-on-commit', '--log-level', 'ERROR'];
  const options = isMongod
    ? ['--replSet', 'rs0', '--bind_ip', '127.0.0.1', '--port', `${port}`, '--dbpath', folder]
    : ['--host', '127.0.0.1', '--port', `${port}`, '--storage-path', folder, ...durable];
  const child = spawn(path, options, { stdio: 'ignore' });
  running.add(child);
  try {
    await ready(url, child, isMongod ? { _id: 'rs0', members: [{ _id: 0, host: `127.0.0.1:${port}` }] } : undefined);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return child;
}

/** Waits until the server takes writes; makes it a replica set of one member when it is told to. */
async function ready(url: string, child: ChildProcess, replicaSet: object | undefined): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
    const hello = await asked(url, { hello: 1 });
    if (hello?.isWritablePrimary && hello.setName !== undefined) return;
    if (hello && replicaSet && hello.setName === undefined) await asked(url, { replSetInitiate: replicaSet });
    await sleep(100);
  }
  throw new Error(`${child.spawnfile} did not start`);
}

/** A client that could not connect once never does: each question has its own. */
async function asked(url: string, command: Document): Promise<Document | undefined> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 500 });
  try {
    return await client.db('admin').command(command);
  } catch {
    return undefined;
  } finally {
    await client.close();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
