/**
 * PocketBase as another server to compare with: its own API, with collections that have the same fields and indexes. Its
 * PATCH sets fields, and its batch is one transaction.
 */
import { strict as assert } from 'node:assert';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytes, expect200, type Request } from './client.js';
import { cpuOf } from './cpu.js';
import { change, changeSame, create, createMany, get, listed, type Operation, times } from './operations.js';
import type { Indexes, Peer } from './peer.js';
import { type Parents, referenceBody } from './record.js';
import { freePort, listening, onServerCore } from './servers.js';

const collection = 'bench_references';
const records = `/collections/${collection}/records`;
const superuser = { identity: 'bench@example.org', password: 'for measuring only' };
const perApplication = 100;
const applications = times(10, (n) => `seeded-${n}`);

/** Sends a request that must succeed. */
type Send = (method: string, address: string, body?: object) => Promise<Answer>;
// biome-ignore lint/suspicious/noExplicitAny: the caller knows the type
type Answer = any;

export async function startPocketBase(binary: string, indexes: Indexes): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'gala-bench-pb-'));
  const dir = ['--dir', join(folder, 'pb_data')];
  const made = spawnSync(binary, ['superuser', 'upsert', superuser.identity, superuser.password, ...dir]);
  if (made.status !== 0) throw new Error(`PocketBase made no superuser: ${made.stderr}`);
  const port = await freePort();
  const command = onServerCore(binary, ['serve', '--http', `127.0.0.1:${port}`, ...dir]);
  const child = spawn(...command, { stdio: ['ignore', 'ignore', 'inherit'] });
  const end = () => child.kill('SIGTERM');
  process.on('exit', end);
  await listening(child, port);
  const token = await tokenOf(port);
  const send: Send = async (method, address, body) =>
    (await expect200(port, { service: 'api', method, address, body, token })).body;
  const parents = await prepare(send, indexes);
  const ids = await seed(send, parents);
  await verify(send, ids[0] as string);
  return {
    port,
    cpu: async () => cpuOf(child.pid as number),
    load: (operation) => ({
      requests: requestsOf(operation, ids, parents).map((one) => bytes({ ...one, service: 'api', token })),
      expect: expected.get(operation),
    }),
    stop: async () => {
      process.off('exit', end);
      end();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function tokenOf(port: number): Promise<string> {
  const address = '/collections/_superusers/auth-with-password';
  return (await expect200(port, { service: 'api', method: 'POST', address, body: superuser, token: '' })).body.token;
}

/** Makes the collections, and allows batches of 100. */
async function prepare(send: Send, indexes: Indexes): Promise<Parents> {
  const batch = { enabled: true, maxRequests: perApplication, timeout: 60, maxBodySize: 10_000_000 };
  await send('PATCH', '/settings', { batch });
  const text = (name: string) => ({ name, type: 'text' });
  const parentOf = async (name: string) => {
    const { id: collectionId } = await send('POST', '/collections', { name, type: 'base', fields: [text('name')] });
    const { id } = await send('POST', `/collections/${name}/records`, { name });
    return { id, collectionId };
  };
  const [process, type] = [await parentOf('bench_processes'), await parentOf('bench_types')];
  const relation = (name: string, collectionId: string) => ({
    name,
    type: 'relation',
    collectionId,
    maxSelect: 1,
    required: true,
  });
  const example = referenceBody(0, '', { process_id: '', type_id: '' });
  const special = ['process_id', 'type_id', 'completion_date', 'custom_field_values'];
  const fields = [
    ...Object.keys(example)
      .filter((name) => !special.includes(name))
      .map(text),
    relation('process_id', process.collectionId),
    relation('type_id', type.collectionId),
    { name: 'completion_date', type: 'date', required: true },
    { name: 'custom_field_values', type: 'json' },
  ];
  await send('POST', '/collections', {
    name: collection,
    type: 'base',
    fields,
    indexes: indexes.map(({ fields, folded }, n) => {
      const keys = fields.map((field) => (folded ? `lower(${field})` : `\`${field}\``));
      return `CREATE INDEX \`bench_by${n}\` ON \`${collection}\` (${keys.join(', ')})`;
    }),
  });
  return { process_id: process.id, type_id: type.id };
}

/** @returns the ids of 1,000 records. */
async function seed(send: Send, parents: Parents): Promise<string[]> {
  const ids: string[] = [];
  for (const application of applications) {
    const bodies = times(perApplication, (n) => referenceBody(ids.length + n, application, parents));
    const results: { body: { id: string } }[] = await send('POST', '/batch', batchOf(bodies));
    ids.push(...results.map(({ body }) => body.id));
  }
  return ids;
}

async function verify(send: Send, id: string): Promise<void> {
  const patched = await send('PATCH', `${records}/${id}`, { notes: 'changed' });
  assert.equal(patched.notes, 'changed');
  assert.deepEqual(await send('GET', `${records}/${id}`), patched);
  assert.equal((await send('GET', list(applications[0] as string))).items.length, perApplication);
}

const batchOf = (bodies: readonly object[]) => ({
  requests: bodies.map((body) => ({ method: 'POST', url: `/api${records}`, body })),
});

const list = (application: string) => {
  const filter = encodeURIComponent(`application_id="${application}"`);
  return `${records}?perPage=${perApplication}&skipTotal=1&sort=id&filter=${filter}`;
};

const expected: ReadonlyMap<Operation, string> = new Map([
  [listed, '"items":[{'],
  [createMany, '[{"body":{'],
]);

function requestsOf(operation: Operation, ids: readonly string[], parents: Parents): Request[] {
  const patch = (id: string, n: number): Request => ({
    method: 'PATCH',
    address: `${records}/${id}`,
    body: { notes: `Called back for the ${n}th time.` },
  });
  const body = (n: number) => referenceBody(n, `application-${n % 500}`, parents);
  const post = (address: string, body: object): Request => ({ method: 'POST', address, body });
  const all: ReadonlyMap<Operation, () => Request[]> = new Map([
    [get, () => ids.map((id) => ({ method: 'GET', address: `${records}/${id}` }))],
    [listed, () => applications.map((application) => ({ method: 'GET', address: list(application) }))],
    [change, () => times(4, (round) => ids.map((id) => patch(id, round))).flat()],
    [changeSame, () => times(100, (n) => patch(ids[0] as string, n))],
    [create, () => times(1000, (n) => post(records, body(n)))],
    [createMany, () => times(8, (n) => post('/batch', batchOf(times(100, (i) => body(n * 100 + i)))))],
  ]);
  return all.get(operation)?.() ?? [];
}
