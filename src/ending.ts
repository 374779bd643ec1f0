/** How the process ends: asked to, or because something went wrong. */
import type { Gala } from './gala.js';

/** Milliseconds in which a signal that comes twice is one: npm passes on what the terminal has sent to both. */
const echo = 200;

/** The first signal stops the server when all requests are answered, a second one at once. */
export function stopOnSignals(starting: Promise<Gala>): void {
  let first: number | undefined;
  const stop = async (signal: NodeJS.Signals) => {
    if (first !== undefined) {
      if (performance.now() - first > echo) await stopAtOnce(starting, signal);
      return;
    }
    first = performance.now();
    await (await starting).close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function stopAtOnce(starting: Promise<Gala>, signal: NodeJS.Signals): Promise<void> {
  const end = setTimeout(() => process.exit(1), 100); // it may never have started
  const gala = await starting;
  clearTimeout(end);
  gala.log.warn({ signal, requests: gala.requests() }, 'stopped at once: asked a second time');
  exit(gala);
}

/** An error that nobody caught ends the process, with a line that says what it was and what was being done. */
export function speakBeforeTheEnd(gala: Gala): void {
  process.on('uncaughtException', (err, origin) => {
    gala.log.fatal({ err, origin, requests: gala.requests() }, 'the process ends: nobody caught this error');
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
