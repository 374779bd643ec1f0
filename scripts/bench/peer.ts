/** The servers that `peers` compares: how each is started, checked and loaded. */
import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadServices } from '../../src/gala.js';
import { registry } from '../../src/records/registry.js';
import { ask, tenant } from './client.js';
import { prepared } from './http.js';
import { type Operation, requestsOf } from './operations.js';
import { startPocketBase } from './pocketbase.js';
import { postgresPrograms, startPostgres } from './postgres.js';
import { referenceBody } from './record.js';
import type { ServerName } from './servers.js';

/** A server that is ready to be measured. */
export interface Peer {
  readonly port: number;
  /** Microseconds of CPU of all its processes. */
  cpu(): Promise<number>;
  /** What to send for an operation, and the start of every answer. */
  load(operation: Operation): { readonly requests: readonly Buffer[]; readonly expect?: string | undefined };
  stop(): Promise<void>;
}

/** A folded index ignores the case. */
export type Indexes = readonly { readonly fields: readonly string[]; readonly folded: boolean }[];

export interface Peers {
  /** Name → how to start it. */
  readonly found: ReadonlyMap<string, () => Promise<Peer>>;
  /** What this machine cannot run, and why. */
  readonly missing: readonly string[];
}

export const gala = 'Gala';
/** Its answers to writes do not wait for the disk (SQLite with `synchronous=NORMAL`), which it cannot be told. */
export const pocketbase = 'PocketBase';
const folder = 'scripts/bench/peers';

export async function findPeers(): Promise<Peers> {
  const indexes = await indexesOfReferences();
  const env = { INDEXES: JSON.stringify(indexes) };
  const found = new Map([[gala, () => nodePeer('gala')]]);
  const missing: string[] = [];
  const installed = isInstalled();
  const [sqlite, express] = ['Fastify + SQLite', 'Express + PostgreSQL'];
  if (installed) found.set(sqlite, () => nodePeer('fastify-sqlite', env));
  else missing.push(`${sqlite} (npm ci fails in ${folder})`);
  const programs = postgresPrograms();
  if (installed && programs !== undefined) found.set(express, () => withPostgres(programs, env));
  else missing.push(`${express} (${installed ? 'no postgres here' : `npm ci fails in ${folder}`})`);
  const binary = process.env.POCKETBASE;
  if (binary) found.set(pocketbase, () => startPocketBase(binary, indexes));
  else missing.push(`${pocketbase} (POCKETBASE is not set)`);
  return { found, missing };
}

/** Those that Gala declares, with the ones for lists and links. */
async function indexesOfReferences(): Promise<Indexes> {
  const indexes = registry(await loadServices()).get('references')?.model.indexes ?? [];
  return indexes.map(({ fields, folded = false }) => ({ fields, folded }));
}

function isInstalled(): boolean {
  if (existsSync(`${folder}/node_modules`)) return true;
  return spawnSync('npm', ['ci'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

async function nodePeer(name: ServerName, env?: Record<string, string>): Promise<Peer> {
  const { server, seed } = await prepared(name, env);
  const { port } = server;
  const address = `/references/${tenant}`;
  const body = referenceBody(1, 'application', seed.parents);
  const refused = [
    { method: 'GET', address: `${address}/${seed.ids[0]}`, token: 'no.token.here' },
    { method: 'POST', address, body: { ...body, name: 1 } },
    { method: 'POST', address, body: { ...body, type_id: 'none' } },
  ];
  for (const request of refused) {
    const { status } = await ask(port, request);
    assert.ok(status >= 400 && status < 500, `${name} answered ${status} to a wrong ${request.method}`);
  }
  return {
    port,
    cpu: async () => (await server.usage()).cpu,
    load: (operation) => ({ requests: requestsOf(operation, seed), expect: operation.expect }),
    stop: () => server.stop(),
  };
}

async function withPostgres(programs: string, env: Record<string, string>): Promise<Peer> {
  const postgres = await startPostgres(programs);
  const peer = await nodePeer('express-postgres', { ...env, ...postgres.env });
  return {
    ...peer,
    cpu: async () => (await peer.cpu()) + postgres.cpu(),
    stop: async () => {
      await peer.stop();
      await postgres.stop();
    },
  };
}
