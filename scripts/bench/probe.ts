/** Loaded before a server (`node --import`): reports to the benchmark what the process uses and what a request passes. */
import { Session } from 'node:inspector/promises';
import { promiseHooks } from 'node:v8';

export interface Usage {
  /** Microseconds of CPU, user and system. */
  readonly cpu: number;
}

/** What ran since the last report. */
export interface Passed {
  /** File of Gala → the functions that were called, `name:offset`. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** How many promises were created, those of node included. */
  readonly promises: number;
}

const session = new Session();
let promises = 0;
let isWatching = false;

/** The first call starts the coverage, each further one reports and resets it. */
async function passed(): Promise<Record<string, string[]>> {
  if (!isWatching) await watch();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files: Record<string, string[]> = {};
  for (const { url, functions } of result) {
    const file = /\/dist\/src\/(.*)\.js$/.exec(url)?.[1];
    const places = functions.map(({ functionName, ranges: [range] }) => ({ functionName, ...range }));
    const called = places.filter(({ startOffset = 0, count = 0 }) => startOffset > 0 && count > 0); // 0 is the module
    if (file !== undefined && called.length > 0)
      files[file] = called.map(({ functionName, startOffset }) => `${functionName}:${startOffset}`);
  }
  return files;
}

async function watch(): Promise<void> {
  isWatching = true;
  session.connect();
  promiseHooks.onInit(() => promises++);
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
}

process.on('message', (what) => {
  const counted = promises;
  const { user, system } = process.cpuUsage();
  if (what === 'usage') process.send?.({ cpu: user + system } satisfies Usage);
  else
    void passed().then((files) => {
      process.send?.({ files, promises: counted } satisfies Passed);
      promises = 0;
    });
});
// no server outlives the benchmark
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
