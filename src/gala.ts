/** Everything put together: stores, services, mail, HTTP. */
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { limiter } from './access/limits.js';
import { authenticator } from './access/token.js';
import { awardsResources } from './awards/index.js';
import type { Config } from './config.js';
import { catalogue, declare, type ServiceDefinition } from './document/catalogue.js';
import { Document } from './document/document.js';
import { eventsCollections, eventsResources } from './events/index.js';
import { createApp } from './http/app.js';
import { type Listening, listen } from './http/server.js';
import { Courier } from './mail/courier.js';
import { FileTransport } from './mail/file.js';
import { declareOutbox } from './mail/outbox.js';
import { type Ports, timeOrderedId } from './records/ports.js';
import { EmbeddedStore } from './store/embedded/store.js';
import type { Store } from './store/port.js';

export const services = (): ServiceDefinition[] => [
  { document: Document.load('awards'), resources: awardsResources },
  { document: Document.load('events'), resources: eventsResources, collections: eventsCollections },
];

export interface Gala extends Listening {
  readonly storeName: string;
  readonly log: Logger;
}

/** Starts the server that the configuration describes. */
export async function start(config: Config): Promise<Gala> {
  const log = pino({ level: config.logLevel }, pino.destination({ sync: false, minLength: 16_000 }));
  const { store, storeName } = await openStore(config);
  const definitions = services();
  const models = catalogue(definitions);
  await declare(definitions, models, store);
  await declareOutbox(store);
  const { ports, courier } = portsOf(config, store, log);
  const app = createApp({ services: definitions, catalogue: models, ports, ...access(config) });
  app.warmUp();
  const listening = await listen(app, config.host, config.port);
  courier.wake();
  return { url: listening.url, storeName, log, close: closing([listening, courier, store], log) };
}

function portsOf(config: Config, store: Store, log: Logger): { ports: Ports; courier: Courier } {
  const clock = () => new Date();
  const courier = new Courier({ store, transport: new FileTransport(join(config.dataDir, 'mail')), log, clock });
  const mailQueued = () => courier.wake();
  const { strictReferences } = config;
  return { ports: { store, log, clock, newId: timeOrderedId, mailQueued, strictReferences }, courier };
}

const access = ({ token, rateLimit }: Config) => ({
  authenticate: authenticator(token),
  limit: rateLimit === undefined ? undefined : limiter(rateLimit),
});

/** Writes the log out each second; closes things in this order, and then the log. */
function closing(things: readonly { close(): Promise<void> }[], log: Logger): () => Promise<void> {
  const flushing = setInterval(() => log.flush(), 1000).unref();
  return async () => {
    for (const thing of things) await thing.close();
    clearInterval(flushing);
    log.flush();
  };
}

async function openStore({ dataDir, mongodbUrl }: Config): Promise<{ store: Store; storeName: string }> {
  if (mongodbUrl !== undefined) {
    const { MongoStore } = await import('./store/mongo/store.js'); // its driver is loaded by those who use it
    const store = await MongoStore.open(mongodbUrl);
    return { store, storeName: store.name };
  }
  return { store: new EmbeddedStore({ path: join(dataDir, 'store') }), storeName: `embedded, in ${dataDir}` };
}
