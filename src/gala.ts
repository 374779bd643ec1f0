/** Assembles the server: stores, services, mail, HTTP. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import jwt from 'jsonwebtoken';
import { type Logger, pino } from 'pino';
import { authenticator } from './auth/bearer.js';
import { defaultClaimNames } from './auth/claims.js';
import { keepPrivate } from './config/dataFolder.js';
import type { Config } from './config.js';
import type { Access } from './http/admission.js';
import { workOf } from './http/answer.js';
import { type App, createApp } from './http/app.js';
import { demoTokenPath, readiness } from './http/endpoints.js';
import type { Metrics } from './http/metrics.js';
import type { WebOptions } from './http/pages.js';
import { listen } from './http/server.js';
import type { Limits } from './http/state.js';
import { acceptingOwn, Issuer } from './issuer/issuer.js';
import { issuerEndpoints, metadataPath } from './issuer/tokenEndpoint.js';
import { LogOutput } from './lib/logOutput.js';
import type { Running } from './lib/shutdown.js';
import type { Pool } from './lib/tokenBuckets.js';
import { limiter } from './limits/limiter.js';
import { openLimits } from './limits/settings.js';
import { acceptingLinks, linkKindsOf } from './links/access.js';
import { declareLinks } from './links/links.js';
import { type Courier, newCourier, settling } from './mail/courier.js';
import { declareOutbox, messages, queue, sending } from './mail/outbox.js';
import { declareReminders } from './mail/reminders.js';
import { ReminderWorker } from './mail/reminding.js';
import { FileTransport, onlyTo, type Transport } from './mail/transport.js';
import { writing } from './records/attempts.js';
import { type AuditLog, auditing, openAudit } from './records/audit.js';
import { declareChanges, logging, trimmingLogs } from './records/changes.js';
import { Followers } from './records/followers.js';
import { declareIdempotency, removingOld } from './records/idempotencyRetention.js';
import { meetings } from './records/meetings.js';
import { declareQuotas, Quotas } from './records/quota.js';
import { declare, type LoadedService, type Registry, registry } from './records/registry.js';
import { type Participant, type Ports, timeOrderedId } from './records/work.js';
import { Document } from './schema/document.js';
import { services } from './services.js';
import { folderBoard } from './store/embedded/board.js';
import { EmbeddedStore } from './store/embedded/store.js';
import { type Board, Peers } from './store/peers.js';
import type { Index, Store } from './store/port.js';
import { declareWebhooks, endpoints } from './webhooks/endpoints.js';
import { type WebhookOptions, WebhookWorker } from './webhooks/worker.js';

/** What a server says when it has started. */
export interface Announced {
  readonly url: string;
  readonly storeName: string;
  /** Undefined if a key is configured. */
  readonly demoToken: string | undefined;
  readonly metricsUrl?: string | undefined;
}

/** What a server that is one of several processes on a port has of them. */
export interface WorkerSide {
  /** Tells workers apart; the one that replaces another has the same. */
  readonly slot: string;
  /** Of all workers. */
  readonly pool: Pool;
  /** @param read returns the metrics of this process. */
  measuredBy(read: () => Promise<object[]>): void;
  /** Resolves when nothing more can arrive from the main process. */
  close(): Promise<void>;
}

export type Gala = Announced & Running;

/** Bytes that small buffers are cut from. With Node's 8 KB, a list of records takes a tenth more CPU. */
Buffer.poolSize = 64 * 1024;

/** Starts the server that the configuration describes. */
export async function start(config: Config, worker?: WorkerSide): Promise<Gala> {
  const output = new LogOutput();
  setInterval(() => output.flush(), 1000).unref();
  const log = pino({ level: config.logLevel }, output);
  for (const warning of [...config.warnings, ...keepPrivate(config.dataDir)]) log.warn(warning);
  const clock = steadyClock();
  const issuer = config.issuer && new Issuer(config.issuer, { log, clock, roles: config.roles });
  const audit = config.audit && (await openAudit(config.audit, log));
  const { storeName, board, source, limit, quotas, ...opened } = await openLimited(config, log, worker?.pool);
  const metrics = config.metrics && new (await import('./http/metrics.js')).Metrics(worker?.slot);
  const store = metrics?.measuring(opened.store) ?? opened.store;
  const transport = await transportOf(config);
  const { strictReferences, currency, changesDays, historyDays, targets } = config;
  const followers = new Followers();
  const peers = new Peers(board, clock, writing, log);
  await peers.join();
  let reached = `http://localhost:${config.port}`;
  const world = {
    store,
    log,
    clock,
    peers,
    newId: timeOrderedId,
    strictReferences,
    currency,
    changesDays,
    historyDays,
    targets,
    followers,
    transport,
    audit,
    quotas,
    answerAddress: () => config.answerAddress ?? (config.isProduction ? undefined : `${reached}/answer`),
  };
  const { keySetUrl } = config;
  // loads jose only if needed
  const remoteKeys = keySetUrl && new (await import('./auth/remoteKeys.js')).RemoteKeys(keySetUrl, log);
  const demoToken = demoTokenOf(config);
  const web = { console: config.console, about: aboutOf(config, clock()), demoToken };
  const { token, roles } = config;
  const configured = authenticator({
    ...token,
    roles,
    sources: [...token.sources, ...(remoteKeys ? [remoteKeys] : [])],
  });
  const authenticate = issuer ? acceptingOwn(issuer, configured) : configured;
  const { trustedProxies, publicUrl } = config;
  const access = { authenticate, limit, beside: issuer && issuerEndpoints(issuer), trustedProxies, publicUrl };
  const { app, courier, reminding, webhooks } = await assemble(world, access, undefined, web, metrics);
  metrics?.watch(app.state, courier);
  if (metrics !== undefined) worker?.measuredBy(() => metrics.read());
  const scraped = config.metrics && worker === undefined ? await metrics?.serve(config.metrics) : undefined;
  const listening = await listen(app, config.host, config.port);
  issuer?.listensAt(listening.url);
  reached = listening.url;
  courier.begin();
  reminding.begin();
  void webhooks.begin();
  void loadLate();
  const removing = removingOld(store, clock);
  const trimming = trimmingLogs(Object.keys(services), store, clock, Math.max(changesDays, historyDays));
  const close = async () => {
    const inOrder = [
      { close: async () => followers.end() },
      listening,
      worker,
      remoteKeys,
      issuer,
      reminding,
      webhooks,
      courier,
      removing,
      trimming,
      source,
      scraped,
      peers,
      store,
      audit,
    ];
    for (const thing of inOrder) await thing?.close();
    output.flush();
  };
  const requests = () => app.state.inProgress.map(workOf);
  const { url } = listening;
  const metricsUrl = scraped?.url;
  return { url, storeName, demoToken, metricsUrl, log, requests, flushLog: () => output.flushSync(), close };
}

/** Never steps back, even if the clock of the machine does. */
function steadyClock(): () => Date {
  let latest = 0;
  return () => {
    latest = Math.max(latest, Date.now());
    return new Date(latest);
  };
}

/**
 * What only some requests and e-mails need. It is loaded when the first requests are answered, but soon: Node does not try again to
 * load a module that it could not load, such as without free file descriptors. If it cannot, the process ends.
 */
const late = [
  () => import('./mail/render.js'),
  () => import('./mail/plainText.js'),
  () => import('nodemailer'),
  () => import('ajv/dist/2020.js'),
  () => import('ajv-formats'),
  () => import('express-openapi-validator/dist/middlewares/openapi.request.validator.js'),
];

async function loadLate(): Promise<void> {
  for (const load of late) {
    await sleep(50);
    await load();
  }
}

/** Gala's dependencies; tests replace them. */
export interface World extends Omit<Ports, 'participants'> {
  readonly transport: Transport;
  /** The audit log, if any. */
  readonly audit?: AuditLog | undefined;
  /** The maximum numbers of records per tenant, if any. */
  readonly quotas?: Quotas | undefined;
  readonly webhooks?: WebhookOptions | undefined;
}

/** Creates the app and what sends e-mails for a store with its collections. */
export async function assemble(
  world: World,
  access: Access,
  limits?: Partial<Limits>,
  web?: WebOptions,
  metrics?: Metrics,
): Promise<{ app: App; courier: Courier; reminding: ReminderWorker; webhooks: WebhookWorker }> {
  const { store, log, clock, transport, quotas, audit } = world;
  const { loaded, resources } = await allParts();
  await declareCollections(loaded, resources, store);
  const wanted = Object.assign({}, ...loaded.map((service) => service.wanted));
  const reminders = Object.assign({}, ...loaded.map((service) => service.reminders));
  const summaries = Object.assign({}, ...loaded.map((service) => service.summaries));
  const settled = settling(wanted, { ports: world, registry: resources });
  const courier = newCourier({ store, transport, log, clock, settled });
  const hasHistory = world.historyDays !== 0;
  const participants = [
    sending(
      () => courier.wake(),
      () => reminding.wake(),
    ),
    ...(world.changesDays === 0 && !hasHistory ? [] : [logging(resources, store, hasHistory, world.followers)]),
    { committed: (changes, work) => webhooks.wake(changes, work) } satisfies Participant,
    ...(quotas ? [quotas] : []),
    ...(audit ? [auditing(audit, resources, [messages], [endpoints])] : []),
  ];
  const ports: Ports = { ...world, participants };
  const failing = readiness(store, courier, { ...queue, tenant: 'probe', id: 'probe' });
  const base = { registry: resources, ports };
  const authenticate = acceptingLinks(access.authenticate, linkKindsOf(loaded), base);
  const webhooks = new WebhookWorker(base, world.webhooks);
  const reminding = new ReminderWorker(base, { wanted, reminders, summaries });
  const app = createApp({ services: loaded, ...base, limits, web, failing, metrics, ...access, authenticate });
  return { app, courier, reminding, webhooks };
}

async function declareCollections(loaded: LoadedService[], resources: Registry, store: Pick<Store, 'declare'>) {
  await declare(loaded, resources, store);
  await store.declare(meetings, []);
  await declareOutbox(store);
  await declareReminders(store);
  await declareLinks(store);
  await declareIdempotency(store);
  const names = loaded.map(({ document }) => document.name);
  await declareChanges(names, store);
  await declareWebhooks(store);
}

/** All collections of a server with their indexes, those for quotas too. */
export async function collections(): Promise<ReadonlyMap<string, readonly Index[]>> {
  const found = new Map<string, readonly Index[]>();
  const store = { declare: async (name: string, indexes: readonly Index[]) => void found.set(name, indexes) };
  const { loaded, resources } = await allParts();
  await declareCollections(loaded, resources, store);
  await declareQuotas(store);
  return found;
}

/** All services with their documents. */
export const loadServices = (): Promise<LoadedService[]> =>
  Promise.all(
    Object.entries(services).map(async ([name, load]) => ({ document: Document.load(name), ...(await load()) })),
  );

interface Parts {
  readonly loaded: LoadedService[];
  readonly resources: Registry;
}

let parts: Parts | undefined;

/** The services and their resources: made once, as no server changes them. */
async function allParts(): Promise<Parts> {
  const loaded = await loadServices();
  parts ??= { loaded, resources: registry(loaded) };
  return parts;
}

/** What `/` tells. */
function aboutOf(
  { mongodbUrl, console, issuer, ownSecret, sample, publicUrl = '' }: Config,
  now: Date,
): WebOptions['about'] {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return {
    version,
    store: mongodbUrl === undefined ? 'embedded' : 'MongoDB',
    started_at: now.toISOString(),
    docs: `${publicUrl}/docs`,
    ...(console && { console: `${publicUrl}/console` }),
    ...(issuer && { authorization_server: `${publicUrl}${metadataPath}` }),
    ...(console && sample && { sample: `${publicUrl}/assets/sample.json` }),
    ...(ownSecret !== undefined && { trial_token: demoTokenPath }),
  };
}

/** It has all permissions, for whoever starts the server without a configured key. */
function demoTokenOf({
  ownSecret,
  token: { issuer, audience, claims = defaultClaimNames },
}: Config): string | undefined {
  if (ownSecret === undefined) return undefined;
  const everything = { [claims.tenants]: ['*'], [claims.permissions]: ['*'] };
  const parties = { ...(issuer && { issuer }), ...(audience && { audience }) };
  return jwt.sign(everything, ownSecret, { subject: 'you', expiresIn: '30d', ...parties });
}

/** The operator's files are validated before anything is opened. */
async function openLimited({ limits, ...config }: Config, log: Logger, workers?: Pool) {
  let quotas: Quotas | undefined;
  const loaded = limits.file === undefined ? [] : await loadServices();
  const resources = loaded.flatMap(({ document }) => document.resources);
  const source = openLimits(limits, resources, log, () => quotas?.countAgain());
  const opened = await openStore(config, log);
  const tenants = source && (await opened.pool?.());
  const limit = source && limiter(source.of, { tenants: tenants ?? workers, callers: workers });
  if (source !== undefined && limits.file !== undefined)
    quotas = await Quotas.open(opened.store, (tenant, resource) => source.of(tenant).records.get(resource));
  return { ...opened, source, limit, quotas };
}

async function transportOf(config: Config): Promise<Transport> {
  const transport = await usualTransport(config);
  return config.mail.onlyTo === undefined ? transport : onlyTo(config.mail.onlyTo, transport);
}

async function usualTransport({ mail: { smtp, sender }, dataDir, workers = 1 }: Config): Promise<Transport> {
  if (smtp === undefined || sender === undefined) return new FileTransport(join(dataDir, 'mail'), sender);
  const { SmtpTransport } = await import('./mail/smtp.js'); // loads nodemailer only if needed
  return new SmtpTransport(smtp, sender, workers);
}

interface Opened {
  readonly store: Store;
  readonly storeName: string;
  readonly board: Board;
  /** What processes on the same database share. */
  readonly pool?: () => Promise<Pool>;
}

type StoreConfig = Pick<Config, 'dataDir' | 'mongodbUrl'>;

async function openStore({ dataDir, mongodbUrl }: StoreConfig, log: Logger): Promise<Opened> {
  if (mongodbUrl === undefined) {
    const path = join(dataDir, 'store');
    return { store: new EmbeddedStore({ path, log }), storeName: `embedded, in ${dataDir}`, board: folderBoard(path) };
  }
  const { MongoStore } = await import('./store/mongo/store.js'); // loads the MongoDB driver only if needed
  const { openPool } = await import('./limits/mongo.js');
  const store = await MongoStore.open(mongodbUrl, { log });
  return { store, storeName: store.name, board: store.board(), pool: () => openPool(store.database, log) };
}
