/** Gala on a fresh store, with a fixed clock, counted ids and captured mail; every reply is checked against the document. */

import { createSecretKey } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jwt from 'jsonwebtoken';
import { type Logger, pino } from 'pino';
import supertest from 'supertest';
import { type Authenticate, authenticator, secretKey } from '../../src/auth/bearer.js';
import { assemble, collections } from '../../src/gala.js';
import type { WebOptions } from '../../src/http/pages.js';
import { listen } from '../../src/http/server.js';
import type { Limits } from '../../src/http/state.js';
import type { Targets } from '../../src/lib/targets.js';
import { limiter, type TenantLimits } from '../../src/limits/limiter.js';
import type { Mail } from '../../src/mail/message.js';
import type { Transport } from '../../src/mail/transport.js';
import type { AuditLog } from '../../src/records/audit.js';
import { Followers } from '../../src/records/followers.js';
import { Quotas } from '../../src/records/quota.js';
import { EmbeddedStore } from '../../src/store/embedded/store.js';
import type { Peers } from '../../src/store/peers.js';
import type { Store } from '../../src/store/port.js';
import type { WebhookOptions } from '../../src/webhooks/worker.js';
import { checkReply, type Reply, withService } from './replies.js';

export type { Reply };

export const secret = 'a secret for tests, and for nothing else';
/** What the clock says, unless a test moves it. */
export const now = '2026-03-01T12:00:00.000Z';

export interface Claims {
  readonly sub?: string;
  readonly tenants?: readonly string[];
  readonly permissions?: readonly string[];
  readonly email?: string;
  readonly contact_id?: string;
  /** Seconds since 1970, instead of an hour later. */
  readonly exp?: number;
}

/** Signing with a text, jsonwebtoken would try each time whether it is a private key. */
const key = createSecretKey(Buffer.from(secret));

/** A token that is valid for an hour from `now`. */
export function token(claims: Claims = {}): string {
  const iat = Date.parse(now) / 1000;
  const all = { sub: 'tester', tenants: ['*'], permissions: ['*'], iat, exp: iat + 3600, ...claims };
  return jwt.sign(all, key);
}

export interface RequestOptions {
  /** An object is sent as JSON, a text or bytes as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** `null` sends none. */
  readonly token?: string | null;
}

export type World = Awaited<ReturnType<typeof world>>;

export interface WorldOptions {
  readonly store?: Store;
  readonly strictReferences?: boolean;
  readonly currency?: string;
  /** Where links of e-mails are opened; undefined if nobody has said it. */
  readonly answerAddress?: string | undefined;
  /** Requests per second and tenant. */
  readonly rateLimit?: number;
  /** Of every tenant, instead of `rateLimit`. */
  readonly tenantLimits?: Partial<TenantLimits>;
  readonly log?: Logger;
  readonly limits?: Partial<Limits>;
  readonly trustedProxies?: readonly string[];
  readonly publicUrl?: string;
  /** Instead of tokens signed with `secret`. */
  readonly authenticate?: Authenticate;
  readonly audit?: AuditLog;
  readonly peers?: Peers;
  readonly targets?: Targets;
  readonly webhooks?: WebhookOptions;
  /** False where a test counts connections: each request has its own. */
  readonly keepAlive?: boolean;
  /** Unless given, no pages are served. */
  readonly web?: WebOptions;
  /** How many days changes can be followed. */
  readonly changesDays?: number;
  /** How far the history of records goes back. */
  readonly historyDays?: number;
}

/** Starts a separate server; close it. */
export async function world(options: WorldOptions = {}) {
  const { store, discard } = options.store ? { store: options.store, discard: async () => {} } : await declaredStore();
  const clock = { now: new Date(now) };
  /** Mails that went out to their first recipient, in order. */
  const mails: Mail[] = [];
  /** Tests can replace what it does. */
  const transport: Transport = {
    send: async (_, mail, to) => {
      if (to === mail.to) mails.push(mail);
      return '250 accepted';
    },
  };
  let made = 0;
  const followers = new Followers();
  const limited = await limitsFor(store, options);
  const { app, courier, reminding, webhooks } = await assemble(
    {
      store,
      log: options.log ?? pino({ level: 'silent' }),
      clock: () => clock.now,
      newId: () => `id${String(++made).padStart(8, '0')}`,
      strictReferences: options.strictReferences ?? false,
      currency: options.currency ?? 'USD',
      answerAddress: () => ('answerAddress' in options ? options.answerAddress : 'https://gala.example.org/answer'),
      transport,
      audit: options.audit,
      peers: options.peers,
      followers,
      historyDays: options.historyDays,
      quotas: limited.quotas,
      targets: options.targets,
      webhooks: options.webhooks,
      changesDays: options.changesDays,
    },
    {
      authenticate: options.authenticate ?? authenticator(secretKey(secret)),
      limit: limited.limit,
      trustedProxies: options.trustedProxies,
      publicUrl: options.publicUrl,
    },
    options.limits,
    options.web,
  );
  const server = await listen(app, '127.0.0.1', 0);
  const agent = new Agent({ keepAlive: options.keepAlive ?? true });
  const call = caller(server.url, agent);
  type More = RequestOptions;
  const merging = { 'Content-Type': 'application/merge-patch+json' };
  return {
    url: server.url,
    store: store as Store,
    mails,
    transport,
    clock,
    courier,
    reminding,
    webhooks,
    state: app.state,
    /** `address` begins after the service's name. */
    call,
    get: (address: string, more?: More) => call('GET', address, more),
    post: (address: string, body?: unknown, more?: More) => call('POST', address, { body, ...more }),
    put: (address: string, body: unknown, more?: More) => call('PUT', address, { body, ...more }),
    patch: (address: string, body: unknown, more?: More) => call('PATCH', address, { body, ...more }),
    /** A JSON Merge Patch. */
    merge: (address: string, body: object, more?: More) =>
      call('PATCH', address, { body, ...more, headers: { ...merging, ...more?.headers } }),
    delete: (address: string, more?: More) => call('DELETE', address, more),
    followers,
    async close() {
      followers.end();
      for (const socket of Object.values(agent.freeSockets).flat()) socket?.destroy(); // the server would wait for them
      await server.close();
      await reminding.close();
      await webhooks.close();
      await courier.close();
      await discard();
    },
  };
}

async function limitsFor(store: Store, { rateLimit: rate, tenantLimits }: WorldOptions) {
  if (rate === undefined && tenantLimits === undefined) return {};
  const limits = { records: new Map(), tenant: rate === undefined ? undefined : { rate, burst: 0 }, ...tenantLimits };
  const quotas = await Quotas.open(store, (_, resource) => limits.records.get(resource));
  return { limit: limiter(() => limits), quotas };
}

export async function freshStore(fill?: (path: string) => Promise<void>) {
  const path = await mkdtemp(join(tmpdir(), 'gala-test-'));
  await fill?.(path);
  const store = new EmbeddedStore({ path, isScratch: true });
  return {
    store,
    async discard() {
      await store.close();
      await rm(path, { recursive: true, force: true });
    },
  };
}

const dataIn = (folder: string) => join(folder, 'data.mdb');

let template: Promise<string> | undefined;

/** The data file of a store with all collections and no records, made once: a copy opens in less time. */
async function makeTemplate(): Promise<string> {
  const path = mkdtempSync(join(tmpdir(), 'gala-test-'));
  process.once('exit', () => rmSync(path, { recursive: true, force: true }));
  const store = new EmbeddedStore({ path, isScratch: true });
  for (const [name, indexes] of await collections()) await store.declare(name, indexes);
  await store.close();
  return dataIn(path);
}

async function declaredStore() {
  template ??= makeTemplate();
  const data = await template;
  return freshStore((path) => copyFile(data, dataIn(path)));
}

/** Who is let only at own records may get a part of each. */
const isLimited = (token: string | null) =>
  token?.length === 43 || // that of a link
  /:own"/.test(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());

function caller(url: string, agent: Agent) {
  const all = token();
  return async (method: string, address: string, options: RequestOptions = {}): Promise<Reply> => {
    const { body, headers = {}, token = all } = options;
    const request = supertest(url)[method.toLowerCase() as 'get'](withService(address)).agent(agent);
    if (token !== null) request.set('Authorization', `Bearer ${token}`);
    if (body !== undefined) request.set('Content-Type', 'application/json');
    request.set(headers);
    request.buffer(true).parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks).toString('utf8')));
    });
    const raw = typeof body === 'string' || Buffer.isBuffer(body);
    if (body !== undefined) request.serialize((value: unknown) => (raw ? value : JSON.stringify(value)) as string);
    const answer = await (body === undefined ? request : request.send(body as string));
    const text: string = typeof answer.body === 'string' ? answer.body : ''; // nothing is parsed without a body
    const isPart = /[?&]fields/.test(address) || headers.Prefer !== undefined;
    const sent = { method, address, whole: !isPart && !isLimited(token) };
    const reply = { status: answer.status, headers: answer.headers, text };
    const isCsv = answer.headers['content-type']?.startsWith('text/csv');
    return checkReply(sent, { ...reply, body: text === '' ? undefined : isCsv ? text : JSON.parse(text) });
  };
}
