/** How the process ends: on a signal, or because of an error. */
import type { Logger } from 'pino';

/** A server that runs. */
export interface Running {
  readonly log: Logger;
  /** The requests in progress. */
  requests(): readonly object[];
  flushLog(): void;
  close(): Promise<void>;
}

/** Milliseconds in which a repeated signal is the same one: npm forwards the signals of the terminal. */
const repeatedSignalMs = 200;

/** @param stop is called for the first signal, and for each later one that is not the same. */
export function onStopSignals(stop: (isRepeated: boolean, signal: NodeJS.Signals) => Promise<void>): void {
  let first: number | undefined;
  const received = (signal: NodeJS.Signals) => {
    const isRepeated = first !== undefined;
    first ??= performance.now();
    if (!isRepeated || performance.now() - first > repeatedSignalMs) void stop(isRepeated, signal);
  };
  process.on('SIGTERM', received);
  process.on('SIGINT', received);
}

/** The first signal stops the server after all requests are answered, a second one immediately. */
export function stopOnSignals(starting: Promise<Running>): void {
  onStopSignals(async (isRepeated, signal) => {
    if (!isRepeated) {
      await (await starting).close();
      process.exit(0);
    }
    setTimeout(() => process.exit(1), 100); // it may still be starting
    const gala = await starting;
    gala.log.warn({ signal, requests: gala.requests() }, 'stopped immediately after a second signal');
    exit(gala);
  });
}

/** An uncaught error ends the process, with a log line that contains the error and the requests in progress. */
export function speakBeforeTheEnd(gala: Pick<Running, 'log' | 'requests' | 'flushLog'>): void {
  process.on('uncaughtException', (err, origin) => {
    if ((err as NodeJS.ErrnoException).code === 'EPIPE') process.exit(1); // nobody reads the log; flushing it never ends
    gala.log.fatal({ err, origin, requests: gala.requests() }, 'uncaught error; the process exits');
    exit(gala);
  });
}

function exit({ flushLog }: Pick<Running, 'flushLog'>): never {
  try {
    flushLog();
  } finally {
    process.exit(1);
  }
}
