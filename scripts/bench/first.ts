/** What the first caller of each operation waits for. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Document, type Route } from '../../src/document.js';
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

const document = Document.load('awards');

export async function first(): Promise<void> {
  const rows: string[][] = [];
  for (const [when, wait] of [
    ['right after it listens', 0],
    ['1.5 s later', 1500],
  ] as const) {
    const server = await start('gala');
    await sleep(wait);
    await ask(server.port, { method: 'GET', address: '/openapi.json' });
    rows.push(row(`first request, ${when}`, await hits(server.port, 'application/json')));
    for (const type of ['application/json; p=1', 'application/json; p=2'])
      rows.push(row(`then as \`${type}\``, await hits(server.port, type)));
    await server.stop();
  }
  const note = `${document.routes.length} operations; answers other than 200 count, too.`;
  publish('first', `${table(['ms', 'median', 'slowest', 'which'], rows)}\n\n${note}`);
}

async function hits(port: number, contentType: string): Promise<Hit[]> {
  const found: Hit[] = [];
  for (const route of document.routes) {
    const { ms } = await ask(port, { ...requestFor(route), contentType });
    found.push({ operation: route.operation.operationId, ms });
  }
  return found;
}

function requestFor({ method, path, operation }: Route): Request {
  const parameters = (operation.parameters ?? []).map((one) => document.resolve<Parameter>(one as Parameter));
  const address = path.replace(/\{(\w+)\}/g, (_, name) => {
    if (name === 'tenantId') return tenant;
    return encodeURIComponent(String(parameters.find((one) => one.name === name)?.example ?? 'nobody'));
  });
  const body = operation.requestBody && document.resolve(operation.requestBody);
  const content = Object.values(body?.content ?? {})[0] as { example?: unknown } | undefined;
  return { method, address, ...(content && { body: content.example ?? {} }) };
}

function row(label: string, all: readonly Hit[]): string[] {
  const slowest = all.reduce((a, b) => (b.ms > a.ms ? b : a));
  return [label, number(median(all.map(({ ms }) => ms))), number(slowest.ms), slowest.operation];
}
