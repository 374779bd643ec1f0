/** The same requests on a thousand records and on many more. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadServices } from '../../src/gala.js';
import { declare, registry } from '../../src/records/registry.js';
import { timeOrderedId } from '../../src/records/work.js';
import { Doc } from '../../src/store/doc.js';
import { EmbeddedStore } from '../../src/store/embedded/store.js';
import { tenant } from './client.js';
import { median, number, ratio, spread, table, verdict } from './figures.js';
import { load } from './load.js';
import { create, get, listed, type Operation, requestsOf, type Seed, times } from './operations.js';
import { processBody, referenceBody, typeBody } from './record.js';
import { publish } from './report.js';
import { type Server, start } from './servers.js';
import { manyRecords, rounds, seconds } from './settings.js';

const few = 1000;
const perApplication = 100;
/** The number of records that are read. */
const mostRead = 10_000;
const perCommit = 1000;

/** Operation → the maximum slowdown. */
const limits: readonly (readonly [Operation, number])[] = [
  [get, 1.3],
  [listed, 1.3],
  [create, 2.5],
];

interface Filled {
  readonly server: Server;
  readonly seed: Seed;
  discard(): Promise<void>;
}

export async function scale(): Promise<void> {
  const sides = { few: await filled(few), many: await filled(manyRecords) };
  const figures = new Map(limits.map(([operation]) => [operation, { few: [] as number[], many: [] as number[] }]));
  for (let round = 1; round <= rounds; round++) {
    for (const [operation, results] of figures) {
      for (const side of ['few', 'many'] as const) {
        const { server, seed } = sides[side];
        const sent = { port: server.port, requests: requestsOf(operation, seed), expect: operation.expect };
        await load({ ...sent, seconds: seconds / 3 });
        const { perSecond } = await load({ ...sent, seconds });
        results[side].push(perSecond);
        console.log(`round ${round}  ${operation.name.padEnd(12)} ${side.padEnd(5)} ${number(perSecond)}/s`);
      }
    }
  }
  await sides.few.discard();
  await sides.many.discard();
  publish('scale', report(figures));
}

function report(figures: ReadonlyMap<Operation, { few: number[]; many: number[] }>): string {
  const rows = limits.map(([operation, limit]) => {
    const { few, many } = figures.get(operation) as { few: number[]; many: number[] };
    const slower = median(few) / median(many);
    return [operation.name, spread(few), spread(many), ratio(slower), `≤ ${limit}`, verdict(slower <= limit)];
  });
  const head = ['requests/s: median (least–most)', number(few), number(manyRecords), 'times slower', 'target', ''];
  return table(head, rows);
}

/** A server on a store that holds `count` references. */
async function filled(count: number): Promise<Filled> {
  const folder = mkdtempSync(join(tmpdir(), 'gala-bench-scale-'));
  const seed = await fill(join(folder, 'store'), count);
  const server = await start('gala', { DATA_DIR: folder });
  const discard = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { server, seed, discard };
}

async function fill(path: string, count: number): Promise<Seed> {
  const store = new EmbeddedStore({ path });
  const services = await loadServices();
  await declare(services, registry(services), store);
  const put = (resource: string, body: object) => {
    const doc = document(body);
    return { id: doc.record.id, change: { put: { collection: `awards.${resource}`, tenant, id: doc.record.id }, doc } };
  };
  const [process, type] = [put('referenceProcesses', processBody()), put('referenceTypes', typeBody())];
  await store.commit([process.change, type.change]);
  const parents = { process_id: process.id, type_id: type.id };
  const ids: string[] = [];
  const applications = times(Math.ceil(count / perApplication), (n) => `seeded-${n}`);
  for (let done = 0; done < count; done += perCommit) {
    const made = times(Math.min(perCommit, count - done), (n) =>
      put('references', referenceBody(done + n, `seeded-${(done + n) % applications.length}`, parents)),
    );
    await store.commit(made.map(({ change }) => change));
    ids.push(...made.map(({ id }) => id));
    if (done % 50_000 === 0) console.log(`${number(done)} of ${number(count)} records`);
  }
  await store.close();
  return { parents, ids: some(ids, mostRead), applications: some(applications, mostRead) };
}

function document(body: object) {
  const now = new Date().toISOString();
  const by = { sys_created_by_id: 'bench', sys_last_modified_by_id: 'bench' };
  const times = { sys_created_at: now, sys_last_modified_at: now };
  return Doc.ofRecord({ id: timeOrderedId(), ...body, ...times, ...by, sys_version: 1 });
}

/** At most `most` of them, evenly spread. */
function some(all: readonly string[], most: number): string[] {
  const step = Math.max(1, Math.floor(all.length / most));
  return all.filter((_, index) => index % step === 0);
}
