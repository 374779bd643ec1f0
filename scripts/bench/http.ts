/** Requests per second, compared with plain Express and bare node:http. */
import { load } from './load.js';
import { type Operation, operations, requestsOf, type Seed, seeded, verified } from './operations.js';
import { median, number, publish, ratio, rounds, seconds, spread, table, verdict } from './report.js';
import { type Server, type ServerName, start } from './servers.js';

const names = ['express', 'http', 'gala'] as const;

/** Operation → server → requests per second of each round. */
type Results = Map<Operation, Record<(typeof names)[number], number[]>>;

interface Busy {
  readonly what: string;
  readonly share: number;
}

export async function http(): Promise<void> {
  const results: Results = new Map(operations.map((one) => [one, { express: [], http: [], gala: [] }]));
  let busiest: Busy = { what: '', share: 0 };
  for (let round = 1; round <= rounds; round++) {
    const busy = await measureRound(round, results);
    if (busy.share > busiest.share) busiest = busy;
  }
  const ceilings = { one: await ceiling(1300), hundred: await ceiling(140_000) };
  publish('http', `${resultTable(results)}\n\n${generatorNote(ceilings, busiest)}`);
}

/** All servers run at the same time and take turns, so that disturbances affect all of them. */
async function measureRound(round: number, results: Results): Promise<Busy> {
  const servers = await Promise.all(names.map((name) => prepared(name)));
  let busiest: Busy = { what: '', share: 0 };
  for (const [operation, figures] of results) {
    for (const { server, seed } of servers) {
      const { perSecond, busy } = await measured(server, operation, seed, seconds);
      figures[server.name as keyof typeof figures].push(perSecond);
      if (busy > busiest.share) busiest = { what: `${operation.name} on ${server.name}`, share: busy };
      console.log(`round ${round}  ${operation.name.padEnd(21)} ${server.name.padEnd(8)} ${number(perSecond)}/s`);
    }
  }
  for (const { server } of servers) await server.stop();
  return busiest;
}

interface Prepared {
  readonly server: Server;
  readonly seed: Seed;
}

export async function prepared(name: ServerName, env?: Record<string, string>): Promise<Prepared> {
  const server = await start(name, env);
  const seed = await seeded(server.port);
  await verified(server.port, seed);
  return { server, seed };
}

/** The rate of a server, after a warm-up of a third of the time. */
export async function measured({ port }: Server, operation: Operation, seed: Seed, seconds: number) {
  const requests = requestsOf(operation, seed);
  const { expect } = operation;
  await load({ port, requests, seconds: seconds / 3, expect });
  return await load({ port, requests, seconds, expect });
}

async function ceiling(answerBytes: number): Promise<number> {
  const server = await start('canned', { CANNED_BYTES: String(answerBytes) });
  const requests = [Buffer.from('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')];
  const { perSecond } = await load({ port: server.port, requests, seconds: Math.min(seconds, 2) });
  await server.stop();
  return perSecond;
}

function resultTable(results: Results): string {
  const head = ['requests/s: median (least–most)', 'Express', 'node:http', 'Gala', 'Gala/Express', 'target', ''];
  const rows = Array.from(results, ([{ name, target }, { express, http, gala }]) => {
    const toExpress = median(gala) / median(express);
    const cells = [name, spread(express), spread(http), spread(gala), ratio(toExpress)];
    const aim = target === undefined ? ['', ''] : [`≥ ${target}`, verdict(toExpress >= target)];
    return [...cells, ...aim, ratio(median(gala) / median(http))];
  });
  return table([...head, 'Gala/http'], rows);
}

function generatorNote({ one, hundred }: { one: number; hundred: number }, { what, share }: Busy): string {
  return [
    `Medians of ${rounds} rounds of ${seconds} s. On its own, the load generator handles ${number(one)} responses of 1.3 KB or`,
    `${number(hundred)} of 140 KB per second. It used at most ${Math.round(share * 100)} % of its core, with ${what}.`,
  ].join('\n');
}
