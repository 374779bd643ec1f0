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
  const binary = process.env.POCKETBASE ?? '';
  const programs = postgresPrograms() ?? '';
  const noPackages = isInstalled() ? '' : `npm ci fails in ${folder}`;
  const noTimes = process.platform === 'linux' ? '' : 'its CPU time is only known on Linux';
  const all = [
    { name: gala, lacks: '', start: () => nodePeer('gala') },
    { name: 'Fastify + SQLite', lacks: noPackages, start: () => nodePeer('fastify-sqlite', env) },
    {
      name: 'Express + PostgreSQL',
      lacks: noPackages || noTimes || (programs ? '' : 'there is no postgres here'),
      start: () => withPostgres(programs, env),
    },
    {
      name: pocketbase,
      lacks: noTimes || (binary ? '' : 'POCKETBASE is not set'),
      start: () => startPocketBase(binary, indexes),
    },
  ];
  return {
    found: new Map(all.filter(({ lacks }) => !lacks).map(({ name, start }) => [name, start])),
    missing: all.filter(({ lacks }) => lacks).map(({ name, lacks }) => `${name} (${lacks})`),
  };
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
