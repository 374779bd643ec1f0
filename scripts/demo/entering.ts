/** The way in: a server that answers and lets the demo do everything. */
import { Checks } from './checks.js';
import { Client } from './client.js';
import { Progress } from './progress.js';
import { Misuse, openServer } from './server.js';
import type { Stage } from './story.js';

/** @throws Misuse */
export async function enter(mongodbUrl?: string): Promise<Stage> {
  const tenant = `demo-${Date.now()}`;
  const { url, token, own } = await openServer(tenant, mongodbUrl);
  console.log(`Gala at ${url}${own ? ', started for the demo' : ''}; tenant ${tenant}`);
  const client = new Client(url, tenant, token);
  await knock(client);
  return { client, own, checks: new Checks(), progress: new Progress() };
}

/** Whether there is a server that lets the demo in. */
async function knock(client: Client): Promise<void> {
  const { status, body } = await client.send('GET', client.path('awards')).catch((error: NodeJS.ErrnoException) => {
    throw new Misuse(`Nothing answers at ${client.url}: ${error.message || error.code}`);
  });
  if (status === 200) return;
  const { message } = (body ?? {}) as { message?: string };
  const needs = 'The demo needs a token for tenants ["*"] and permissions ["*"].';
  throw new Misuse(`${client.url} answered ${status}: ${message ?? 'not as Gala does'} ${needs}`);
}
