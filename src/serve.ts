/** `gala` without a command, and `npm start`: starts the server. */
import { environmentOf } from './config/environment.js';
import { ConfigError, readConfig } from './config.js';
import type { Announced } from './gala.js';
import { speakBeforeTheEnd, stopOnSignals } from './lib/shutdown.js';
import { services } from './services.js';
import { CannotOpen, Unavailable, WriteFailed } from './store/port.js';

/**
 * Resolves when the server listens. If it cannot start, the process says why and ends.
 * @param isDemo whether it is filled with the sample.
 */
export async function serve(isDemo: boolean): Promise<void> {
  try {
    const config = readConfig(process.env);
    if (isDemo && (!config.sample || config.ownSecret === undefined)) throw new ConfigError(noDemo);
    const workers = config.workers === undefined ? undefined : await import('./workers.js');
    const worker = workers?.workerSide();
    if (workers !== undefined && worker === undefined)
      return await announce(await workers.startWorkers(config), isDemo, `, ${config.workers} workers`);
    const { start } = await import('./gala.js');
    const starting = start(config, worker);
    stopOnSignals(starting);
    const gala = await starting;
    speakBeforeTheEnd(gala);
    if (worker === undefined) await announce(gala, isDemo);
    else worker.serves(gala);
  } catch (error) {
    const reason = reasonOf(error as NodeJS.ErrnoException);
    console.error(reason === undefined ? error : `Gala cannot start: ${reason}`);
    process.exit(1);
  }
}

const noDemo =
  '--demo is for trying Gala: without NODE_ENV=production, SMTP_URL, and what verifies tokens, such as JWT_SECRET.';

async function announce({ url, storeName, demoToken, metricsUrl }: Announced, isDemo: boolean, more = '') {
  const served = Object.keys(services).map((name) => `${name} at ${url}/${name}`);
  console.log(`Gala serves ${served.join(' and ')} (store: ${storeName}${more})`);
  if (metricsUrl !== undefined) console.log(`Metrics at ${metricsUrl}`);
  if (demoToken === undefined) return;
  if (isDemo) {
    const { fillDemo } = await import('./commands/demo.js');
    const told = fillDemo(url, demoToken);
    await told.then(console.log, ({ message }) => console.error(`The sample could not be filled in: ${message}`));
  }
  console.log(invitation(url, demoToken));
}

/** Why the server does not start; undefined if the reason is unknown. */
function reasonOf(error: NodeJS.ErrnoException & { address?: string; port?: number }): string | undefined {
  const { code, syscall, path, address, port } = error;
  if (error instanceof ConfigError || error instanceof CannotOpen) return error.message;
  const name = `${port}` === environmentOf(process.env).METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE') return `${address}:${port} is already in use. Set ${name} to another port.`;
  // a worker reports it as an error of bind
  if ((syscall === 'listen' || syscall === 'bind') && code === 'EACCES')
    return `port ${port} needs privileges that this user does not have. Set ${name} to 1024 or higher.`;
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo')
    return `${name === 'PORT' ? 'HOST' : 'METRICS_HOST'} must be an address of this machine (${error.message}).`;
  if (error instanceof WriteFailed) return `DATA_DIR must be a writable folder (${error.reason}).`;
  if (error instanceof Unavailable) return notAnswering(error.reason);
  if (error.name.startsWith('Mongo')) return notAnswering(error.message);
  // LMDB errors have numeric codes
  if (path !== undefined || typeof (code as unknown) === 'number')
    return `DATA_DIR must be a writable folder (${error.message}).`;
  return undefined;
}

/** Removes the password from a URL. */
const notAnswering = (message: string) =>
  `MONGODB_URL must be the URL of a running database (${message.replaceAll(/\/\/[^@/]*@/g, '//…@')}).`;

/** The pages, a token with all permissions, and a first request. */
const invitation = (url: string, token: string): string =>
  [
    '',
    `Open ${url} in a browser for the documentation and the console.`,
    '',
    'JWT_SECRET is not set. Here is a token to try the server, valid for 30 days:',
    '',
    `  export TOKEN=${token}`,
    `  curl -s -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\`,
    `    -d '{"name":"Letter of recommendation"}' ${url}/awards/referenceTypes/acme`,
    '',
  ].join('\n');
