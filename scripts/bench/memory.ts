/** Whether the server's memory grows under load. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, number, table } from './figures.js';
import { load } from './load.js';
import { change, create, get, listed, requestsOf, seeded, verified } from './operations.js';
import { publish } from './report.js';
import { type Server, start } from './servers.js';
import { minutes } from './settings.js';

const every = 10_000;
const perMinute = 60_000 / every;

/** Megabytes: resident, and resident without mapped files. */
interface Sample {
  readonly all: number;
  readonly own: number;
}

/** The requests, and the share of each out of ten. */
const mix = [
  [get, 6],
  [change, 2],
  [create, 1],
  [listed, 1],
] as const;

export async function memory(): Promise<void> {
  const server = await start('gala');
  const seed = await seeded(server.port);
  await verified(server.port, seed);
  const pools = mix.map(([operation, share]) => ({ share, requests: requestsOf(operation, seed) }));
  const requests = pools.flatMap(({ share, requests }) => shuffled(requests).slice(0, share * 10));
  const running = load({ port: server.port, requests: shuffled(requests), seconds: minutes * 60 });
  const samples = await sampled(server);
  const { perSecond } = await running;
  await server.stop();
  publish('memory', report(samples, perSecond));
}

async function sampled(server: Server): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (samples.length < minutes * perMinute) {
    await sleep(every - 200);
    const { rss } = await server.usage();
    samples.push({ all: megabytes(rss), own: megabytes(rss - mapped(server.pid)) });
    console.log(`${samples.length * (every / 1000)} s  ${samples.at(-1)?.all} MB, own ${samples.at(-1)?.own} MB`);
  }
  return samples;
}

/** Bytes in memory that are pages of files; only known on Linux. */
function mapped(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/RssFile:\s*(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

function report(samples: readonly Sample[], perSecond: number): string {
  const row = (label: string, part: readonly Sample[]) => [
    label,
    number(median(part.map(({ all }) => all))),
    number(median(part.map(({ own }) => own))),
  ];
  const rows = [row('first minute', samples.slice(0, perMinute)), row('last minute', samples.slice(-perMinute))];
  const head = ['MB resident, median', 'all', 'without mapped files'];
  return `${table(head, rows)}\n\n${minutes} minutes at ${number(perSecond)} requests/s.`;
}
