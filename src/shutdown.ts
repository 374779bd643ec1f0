/** How the process ends: on a signal, or because of an error. */
import type { Gala } from './gala.js';

/** Milliseconds in which a repeated signal is the same one: npm forwards the signals of the terminal. */
const echo = 200;

/** The first signal stops the server after all requests are answered, a second one immediately. */
export function stopOnSignals(starting: Promise<Gala>): void {
  let first: number | undefined;
  const stop = async (signal: NodeJS.Signals) => {
    if (first === undefined) {
      first = performance.now();
      await (await starting).close();
      process.exit(0);
    }
    if (performance.now() - first <= echo) return;
    setTimeout(() => process.exit(1), 100); // it may still be starting
    const gala = await starting;
    gala.log.warn({ signal, requests: gala.requests() }, 'stopped immediately after a second signal');
    exit(gala);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** An uncaught error ends the process, with a log line that contains the error and the requests in progress. */
export function speakBeforeTheEnd(gala: Gala): void {
  process.on('uncaughtException', (err, origin) => {
    if ((err as NodeJS.ErrnoException).code === 'EPIPE') process.exit(1); // nobody reads the log; flushing it never ends
    gala.log.fatal({ err, origin, requests: gala.requests() }, 'uncaught error; the process exits');
    exit(gala);
  });
}

function exit({ flushLog }: Gala): never {
  try {
    flushLog();
  } finally {
    process.exit(1);
  }
}
