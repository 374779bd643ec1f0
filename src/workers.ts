/** Several processes on one port. The main process starts workers, replaces those that end, and holds what they share. */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import type { Config } from './config.js';
import type { Announced, WorkerSide } from './gala.js';
import { LogOutput } from './lib/logOutput.js';
import { onStopSignals, speakBeforeTheEnd } from './lib/shutdown.js';
import { type Pool, type Portion, poolOf } from './lib/tokenBuckets.js';

/** What a worker sends: that it serves, a request for a portion of a limit, or its metrics. */
interface FromWorker {
  readonly serves?: Announced;
  readonly asks?: { readonly id: number; readonly of: Parameters<Pool> };
  readonly metrics?: { readonly id: number; readonly all: object[] };
}

interface FromMain {
  readonly portion?: Portion & { readonly id: number };
  /** An id: the worker is asked for its metrics. */
  readonly scrape?: number;
}

/** Milliseconds in which a worker ends, whatever its clients do. */
const stopPatience = 50_000;
/** Milliseconds that workers have to give their metrics. */
const scrapePatience = 1000;

/** Of a worker, before its slot, in the list of processes. */
const title = 'gala worker ';

/** Milliseconds until a worker is replaced, twice as long each time that it did not live for long. */
const [minPause, maxPause, longLife] = [100, 30_000, 60_000];

/** Starts the workers, one after the other. @returns what they serve. If one cannot start, it says why, and the process ends. */
export async function startWorkers({ workers: count = 1, logLevel, metrics }: Config): Promise<Announced> {
  const output = new LogOutput();
  const write = (line: string) => {
    output.write(line);
    output.flush();
  };
  const log = pino({ level: logLevel }, { write });
  speakBeforeTheEnd({ log, requests: () => [], flushLog: () => output.flushSync() });
  const workers = new Workers(log, output);
  onStopSignals((isRepeated) => workers.stop(isRepeated));
  process.on('SIGHUP', () => void workers.replaceAll());
  const scraped = metrics && (await (await import('./http/metrics.js')).serveAll(metrics, () => workers.metrics()));
  let serves: Announced | undefined;
  for (let slot = 1; slot <= count && !workers.isStopping; slot++)
    serves = await workers.start(slot).catch(() => (workers.isStopping ? new Promise(() => {}) : process.exit(1)));
  return { ...(serves as Announced), metricsUrl: scraped?.url };
}

class Workers {
  /** Slot, from 1 → the worker that serves in it. */
  readonly #serving = new Map<number, Worker>();
  readonly #portion = poolOf();
  /** Slot → the pause before its next worker. */
  readonly #pauses = new Map<number, number>();
  isStopping = false;
  #isReplacing = false;
  #mustReplace = false;
  #scrapes = 0;

  constructor(
    private readonly log: Logger,
    private readonly output: LogOutput,
  ) {
    cluster.setupPrimary({ stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  }

  /** Resolves when the worker serves; the one before it in the slot then ends. @throws if it ends before. */
  async start(slot: number): Promise<Announced> {
    cluster.setupPrimary({ execArgv: [...process.execArgv, `--title=${title}${slot}`] });
    const worker = cluster.fork();
    this.#passOn(worker);
    endUntaken(worker);
    worker.on('error', () => {}); // a message that cannot be sent: `exit` follows
    const serves = await new Promise<Announced>((resolve, reject) => {
      worker.on('message', ({ serves, asks }: FromWorker) => {
        if (serves !== undefined) resolve(serves);
        if (asks !== undefined) worker.send({ portion: { id: asks.id, ...this.#portion(...asks.of) } });
      });
      worker.once('exit', reject);
    });
    if (!this.isStopping) this.#serving.get(slot)?.process.kill('SIGTERM'); // a second one would end it at once
    this.#serving.set(slot, worker);
    const begun = performance.now();
    worker.once('exit', (code, signal) => {
      if (this.isStopping || this.#serving.get(slot) !== worker) return;
      this.#serving.delete(slot);
      this.log.error({ worker: slot, process: worker.process.pid, code, signal }, 'a worker has ended');
      void this.#restart(slot, performance.now() - begun > longLife ? minPause : undefined);
    });
    return serves;
  }

  async #restart(slot: number, first = this.#pauses.get(slot) ?? minPause): Promise<void> {
    for (let pause = first; !this.isStopping; pause = Math.min(maxPause, 2 * pause)) {
      this.#pauses.set(slot, Math.min(maxPause, 2 * pause));
      await sleep(pause);
      if (this.isStopping) return;
      const isServing = await this.start(slot).then(
        () => true,
        () => false,
      );
      this.log[isServing ? 'info' : 'error'](
        { worker: slot },
        isServing ? 'a worker was replaced' : 'a worker cannot start',
      );
      if (isServing) return;
    }
  }

  /** One after the other: each ends when another one serves in its place. When called meanwhile, all are replaced once more. */
  async replaceAll(): Promise<void> {
    for (const { process } of this.#serving.values()) process.kill('SIGHUP'); // for the audit log
    this.#mustReplace = true;
    if (this.#isReplacing) return;
    this.#isReplacing = true;
    while (this.#mustReplace && !this.isStopping) {
      this.#mustReplace = false;
      await this.#replaceEach();
    }
    this.#isReplacing = false;
  }

  async #replaceEach(): Promise<void> {
    for (const [slot, old] of [...this.#serving]) {
      if (this.#serving.get(slot) !== old || this.isStopping) continue; // it has ended, and is being replaced
      try {
        await this.start(slot);
      } catch {
        return this.log.error({ worker: slot }, 'a new worker cannot start; the workers stay');
      }
      if (!old.isDead()) await once(old, 'exit');
    }
    this.log.info('all workers were replaced');
  }

  /** Of each worker that gives them in time. */
  async metrics(): Promise<object[][]> {
    const id = ++this.#scrapes;
    const answers = Array.from(this.#serving.values(), async (worker) => {
      let take: (message: FromWorker) => void = () => {};
      const answer = new Promise<object[][]>((resolve) => {
        take = ({ metrics }) => metrics?.id === id && resolve([metrics.all]);
        worker.on('message', take).send({ scrape: id });
      });
      const all = await Promise.race([answer, sleep<object[][]>(scrapePatience, [])]);
      worker.off('message', take);
      return all;
    });
    return (await Promise.all(answers)).flat();
  }

  /** Ends the process when all workers have ended. @param isRepeated they end without waiting for their requests. */
  async stop(isRepeated: boolean): Promise<void> {
    this.isStopping = true;
    const all = Object.values(cluster.workers ?? {}) as Worker[];
    const ended = all.map(async (worker) => {
      worker.process.kill('SIGTERM');
      setTimeout(() => worker.process.kill('SIGKILL'), stopPatience).unref();
      const [code, signal] = await once(worker.process, 'close'); // after its last line
      return code === 0 || signal === 'SIGTERM'; // it may have just begun to start
    });
    const areGood = (await Promise.all(ended)).every(Boolean);
    this.output.flushSync();
    process.exit(areGood && !isRepeated ? 0 : 1);
  }

  /** The log lines of a worker, whole: those of several could otherwise mix in a pipe. */
  #passOn({ process }: Worker): void {
    let rest = '';
    process.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const end = text.lastIndexOf('\n') + 1;
      if (end > 0) this.output.write(rest + text.slice(0, end));
      rest = end > 0 ? text.slice(end) : rest + text;
      this.output.flush();
    });
  }
}

/** Ends a connection that a worker was killed before it took: node:cluster would leave it open without an answer. */
function endUntaken(worker: Worker): void {
  const { process } = worker;
  const send = process.send.bind(process) as (...message: unknown[]) => boolean;
  let last: { close(): void } | undefined;
  process.send = (...message: unknown[]) => {
    if (message[1] !== undefined) last = message[1] as typeof last; // a connection; they are offered one by one
    return send(...message);
  };
  worker.once('exit', () => worker.exitedAfterDisconnect || last?.close()); // which has no effect if it was taken
}

/** @returns undefined in the main process. */
export function workerSide(): (WorkerSide & { serves(announced: Announced): void }) | undefined {
  const { worker } = cluster;
  if (worker === undefined) return undefined;
  process.on('SIGHUP', () => {}); // for the main process; a terminal sends it to all
  // the main process has been killed, and what is left of the log cannot be written: trying to would never end
  process.prependListener('disconnect', () => worker.exitedAfterDisconnect || process.kill(process.pid, 'SIGKILL'));
  let last = 0;
  const waiting = new Map<number, (portion: Portion) => void>();
  let metrics: () => Promise<object[]> = async () => [];
  worker.on('message', async ({ portion, scrape }: FromMain) => {
    if (scrape !== undefined) send({ metrics: { id: scrape, all: await metrics() } });
    if (portion === undefined) return;
    waiting.get(portion.id)?.(portion);
    waiting.delete(portion.id);
  });
  const send = (message: FromWorker) => worker.isConnected() && worker.send(message as object);
  return {
    slot: process.title.replace(title, ''),
    pool: (...of) =>
      new Promise((resolve) => {
        waiting.set(++last, resolve);
        send({ asks: { id: last, of } });
      }),
    serves: ({ url, storeName, demoToken }) => void send({ serves: { url, storeName, demoToken } }),
    measuredBy(read) {
      metrics = read;
    },
    async close() {
      worker.disconnect();
      await once(worker, 'disconnect');
    },
  };
}
