/** What `METRICS_PORT` serves, in the text format of Prometheus. No label names a tenant or a person. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Fault } from '../fault.js';
import type { Courier } from '../mail/courier.js';
import type { Awaitable, Store } from '../store/port.js';
import { urlOf } from './server.js';
import type { Metrics as Counting, RequestContext, ServerState } from './state.js';

/** Seconds. */
const durations = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Milliseconds that a scrape waits for the store. */
const collectTimeoutMs = 500;

/** Error code → the limit, where a fault does not say which one it was. */
const limits: Readonly<Record<string, string>> = { tenant_quota: 'records', too_many_bodies: 'bodies' };

const allLimits = ['tenant', 'principal', 'batch', 'connections', ...Object.values(limits)];

/** The metrics of one process. */
export class Metrics implements Counting {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    registers: [this.#registry],
    name: 'gala_request_duration_seconds',
    help: 'How long requests took, from their head to their answer, by operationId and class of the status',
    labelNames: ['operation', 'status'],
    buckets: durations,
  });
  readonly #stored = new Histogram({
    registers: [this.#registry],
    name: 'gala_store_duration_seconds',
    help: 'How long calls of the store took, by method',
    labelNames: ['method'],
    buckets: [0.0001, ...durations],
  });
  readonly #records = new Histogram({
    registers: [this.#registry],
    name: 'gala_commit_records',
    help: 'How many records a commit wrote',
    buckets: [1, 2, 5, 10, 25, 50, 100, 250, 1000],
  });
  readonly #refusals = new Counter({
    registers: [this.#registry],
    name: 'gala_refusals_total',
    help: 'Requests and connections that a limit refused',
    labelNames: ['limit'],
  });

  /** @param worker tells the series of several workers apart. */
  constructor(worker?: string) {
    if (worker !== undefined) this.#registry.setDefaultLabels({ worker });
    collectDefaultMetrics({ register: this.#registry });
    for (const limit of allLimits) this.#refusals.inc({ limit }, 0); // a rate needs the value before the first refusal
    // it shows restarts, but prom-client leaves it out for several workers
    Object.assign(this.#registry.getSingleMetric('process_start_time_seconds') as object, { aggregator: 'max' });
  }

  answered({ route, endpoint }: RequestContext, status: number | undefined, ms: number, fault?: Fault): void {
    const operation = route?.id ?? endpoint ?? 'none';
    const kind = status === undefined ? 'aborted' : `${Math.floor(status / 100)}xx`;
    this.#requests.observe({ operation, status: kind }, ms / 1000);
    const limit = fault && (fault.limit ?? limits[fault.code]);
    if (limit !== undefined) this.refused(limit);
  }

  refused(limit: string): void {
    this.#refusals.inc({ limit });
  }

  /** What is found out when it is asked for. */
  watch(state: ServerState, courier: Pick<Courier, 'isPaused' | 'waiting'>): void {
    const gauge = (name: string, help: string, value: () => Awaitable<number>) =>
      new Gauge({
        registers: [this.#registry],
        ...{ name, help },
        // while the store is away, what it said last: the other metrics are needed then most
        async collect() {
          const found = (async () => await value())();
          const inTime = await Promise.race([found, sleep(collectTimeoutMs, undefined, { ref: false })]).catch(
            () => undefined,
          );
          if (inTime !== undefined) this.set(inTime);
        },
      });
    gauge('gala_requests_in_flight', 'Requests that are being worked on', () => state.inProgress.length);
    gauge('gala_mail_paused', 'Whether this process can send no e-mails now (1)', () => Number(courier.isPaused));
    gauge('gala_mail_waiting', 'E-mails that wait to be sent, counted up to 10,000', async () => {
      return (await courier.waiting()).count;
    });
    gauge('gala_mail_oldest_age_seconds', 'For how long the oldest of them has been waiting', async () => {
      const { oldest } = await courier.waiting();
      return oldest === undefined ? 0 : Math.max(0, Date.now() - oldest) / 1000;
    });
  }

  /** A store whose calls are measured. */
  measuring(store: Store): Store {
    const timed = <A, B, T>(method: string, call: (one: A, other?: B) => Awaitable<T>) => {
      const labels = { method };
      this.#stored.zero(labels);
      return (one: A, other?: B): Awaitable<T> => {
        const begun = performance.now();
        const result = call(one, other);
        const end = () => this.#stored.observe(labels, (performance.now() - begun) / 1000);
        if (result instanceof Promise) result.then(end, end);
        else end();
        return result;
      };
    };
    const commit = timed('commit', store.commit.bind(store));
    return {
      declare: store.declare.bind(store),
      read: timed('read', store.read.bind(store)),
      page: timed('page', store.page.bind(store)),
      entries: timed('entries', store.entries.bind(store)),
      count: timed('count', store.count.bind(store)),
      tenants: timed('tenants', store.tenants.bind(store)),
      appendsInOrder: store.appendsInOrder.bind(store),
      commit: async (changes) => {
        this.#records.observe(changes.filter((change) => 'put' in change || 'remove' in change).length);
        await commit(changes);
      },
      ...(store.refusal && { refusal: store.refusal.bind(store) }),
      check: store.check.bind(store),
      ...(store.inProgress && { inProgress: store.inProgress.bind(store) }),
      close: store.close.bind(store),
    };
  }

  /** For the main process of several workers. */
  read(): Promise<object[]> {
    return this.#registry.getMetricsAsJSON();
  }

  serve({ host, port }: Place): Promise<Served> {
    return serveMetrics(host, port, () => this.#registry.metrics());
  }
}

interface Place {
  readonly host: string;
  readonly port: number;
}

interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** @param read returns the metrics of each worker. */
export function serveAll({ host, port }: Place, read: () => Promise<object[][]>): Promise<Served> {
  return serveMetrics(host, port, async () => await AggregatorRegistry.aggregate(await read()).metrics());
}

/** `GET /metrics`, and nothing else. */
async function serveMetrics(host: string, port: number, read: () => Promise<string>): Promise<Served> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const close = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `${urlOf(server, host)}/metrics`, close };
}
