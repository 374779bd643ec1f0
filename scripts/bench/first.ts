/** How long the first caller of each operation waits. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Document, type Route } from '../../src/schema/document.js';
import { services } from '../../src/services.js';
import { ask, type Request, tenant } from './client.js';
import { median, number, table } from './figures.js';
import { publish } from './report.js';
import { start } from './servers.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly example?: unknown;
}
interface Hit {
  readonly operation: string;
  readonly ms: number;
}

const documents = Object.keys(services).map((name) => Document.load(name));
const routes = documents.flatMap((document) => document.routes.map((route) => ({ document, route })));

const starts = 3;
const contentTypes = ['application/json', 'application/json; p=1', 'application/json; p=2'];

export async function first(): Promise<void> {
  const rows: string[][] = [];
  for (const [when, wait] of [
    ['right after it listens', 0],
    ['1.5 s later', 1500],
  ] as const) {
    const runs: Hit[][][] = [];
    for (let i = 0; i < starts; i++) runs.push(await freshly(wait));
    contentTypes.forEach((type, i) => {
      const label = i === 0 ? `first request, ${when}` : `then as \`${type}\``;
      rows.push(row(label, medians(runs.map((run) => run[i] as Hit[]))));
    });
  }
  const note = `${routes.length} operations of both services, each the median of ${starts} starts. Responses of any status count.`;
  publish('first', `${table(['ms', 'median', 'slowest', 'which'], rows)}\n\n${note}`);
}

/** The first requests on a server that has just started, by content type. */
async function freshly(wait: number): Promise<Hit[][]> {
  const server = await start('gala');
  await sleep(wait);
  await ask(server.port, { method: 'GET', address: '/openapi.json' });
  const found: Hit[][] = [];
  for (const type of contentTypes) found.push(await hits(server.port, type));
  await server.stop();
  return found;
}

/** The medians of several runs, so that random delays do not count. */
function medians(runs: readonly (readonly Hit[])[]): Hit[] {
  return (runs[0] ?? []).map(({ operation }, i) => ({ operation, ms: median(runs.map((run) => run[i]?.ms ?? 0)) }));
}

async function hits(port: number, contentType: string): Promise<Hit[]> {
  const found: Hit[] = [];
  for (const { document, route } of routes) {
    const { ms } = await ask(port, { ...requestFor(document, route), contentType });
    found.push({ operation: route.operation.operationId, ms });
  }
  return found;
}

function requestFor(document: Document, { method, path, operation }: Route): Request {
  const parameters = (operation.parameters ?? []).map((one) => document.resolve<Parameter>(one as Parameter));
  const address = path.replace(/\{(\w+)\}/g, (_, name) => {
    if (name === 'tenantId') return tenant;
    return encodeURIComponent(String(parameters.find((one) => one.name === name)?.example ?? 'nobody'));
  });
  const body = operation.requestBody && document.resolve(operation.requestBody);
  const content = Object.values(body?.content ?? {})[0] as { example?: unknown } | undefined;
  return { method, service: document.name, address, ...(content && { body: content.example ?? {} }) };
}

function row(label: string, all: readonly Hit[]): string[] {
  const slowest = all.reduce((a, b) => (b.ms > a.ms ? b : a));
  return [label, number(median(all.map(({ ms }) => ms))), number(slowest.ms), slowest.operation];
}
