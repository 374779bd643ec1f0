/**
 * Whether a tenant at its limit slows another one: the throughput of the other alone, next to a limited tenant, and next to
 * an unlimited one.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, number, ratio, spread, table, verdict } from './figures.js';
import { flood } from './flood.js';
import { load } from './load.js';
import { get, requestsOf, type Seed, seeded } from './operations.js';
import { publish } from './report.js';
import { type Server, start } from './servers.js';
import { rounds, seconds } from './settings.js';

const connections = 50;
/** The limit of the flooding tenant in requests per second. The other tenant has a higher one. */
const limited = { rate: 100, burst: 100 };
const target = 0.9;

const cases = {
  alone: undefined,
  'with a flood at its limit': 'limited',
  'with the same flood, no limit': 'unlimited',
} as const;
type Case = keyof typeof cases;

export async function limits(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gala-bench-limits-'));
  const file = join(folder, 'limits.json');
  writeFileSync(file, JSON.stringify({ default: { rate: 1_000_000 }, tenants: { limited } }));
  const server = await start('gala', { LIMITS_FILE: file });
  const seed = await seeded(server.port);
  const names = Object.keys(cases) as Case[];
  const results = new Map<Case, number[]>(names.map((name) => [name, []]));
  let refused = 0;
  for (let round = 0; round <= rounds; round++) {
    for (const [name, figures] of results) {
      const { perSecond, cost, refusals } = await measured(server, seed, cases[name]);
      if (round === 0) continue; // its requests were the first on cold code
      figures.push(perSecond);
      refused = Math.max(refused, refusals / seconds);
      console.log(`round ${round}  ${name.padEnd(38)} ${number(perSecond)}/s  ${number(cost)} µs`);
    }
  }
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  publish('limits', report(results, refused));
}

async function measured({ port, usage }: Server, seed: Seed, tenant: string | undefined) {
  const flooding = tenant === undefined ? undefined : flood(port, tenant, connections);
  const before = await usage();
  const { perSecond, count } = await load({ port, requests: requestsOf(get, seed), seconds, expect: get.expect });
  const cpu = (await usage()).cpu - before.cpu;
  const counts = flooding?.stop();
  return { perSecond, cost: cpu / count, refusals: counts?.get('429') ?? 0 };
}

function report(results: ReadonlyMap<Case, number[]>, refused: number): string {
  const alone = median(results.get('alone') ?? []);
  const rows = Array.from(results, ([name, figures]) => {
    const share = median(figures) / alone;
    const aim = cases[name] === 'limited' ? [`≥ ${ratio(target)}`, verdict(share >= target)] : ['', ''];
    return [name, spread(figures), ratio(share), ...aim];
  });
  const head = ['first tenant', 'GET one/s: median (least–most)', 'relative', 'target', ''];
  const note = [
    `Medians of ${rounds} rounds of ${seconds} s; ${connections} connections each. The flood sends a new request after each response. At`,
    `its limit of ${limited.rate} requests per second, up to ${number(refused)} requests per second were rejected.`,
  ].join('\n');
  return `${table(head, rows)}\n\n${note}`;
}
