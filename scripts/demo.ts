/** `npm run demo`: a society's round of awards, played through over HTTP, and every answer checked. */
import { performance } from 'node:perf_hooks';
import { answer } from './demo/answering.js';
import { Checks } from './demo/checks.js';
import { Client } from './demo/client.js';
import { found } from './demo/founding.js';
import { Ledger } from './demo/ledger.js';
import { awaitMails, readMails } from './demo/posting.js';
import { Progress } from './demo/progress.js';
import { refuse } from './demo/refusals.js';
import { reread } from './demo/rereading.js';
import { readSamples } from './demo/samples.js';
import { search } from './demo/searching.js';
import { Misuse, openServer, type Server } from './demo/server.js';
import type { Story } from './demo/story.js';
import { write } from './demo/writing.js';

const tenant = `demo-${Date.now()}`;

async function main(): Promise<void> {
  const started = performance.now();
  const server = await openServer(tenant);
  console.log(`Gala at ${server.url}${server.own ? ', started for the demo' : ''}; tenant ${tenant}`);
  const story = opening(server);
  await knock(story);
  await play(story).catch((error: Error) => story.checks.that(`the demo comes to its end (${error.message})`, false));
  await server.own?.stop();
  report(story, (performance.now() - started) / 1000);
}

const opening = ({ url, token, own }: Server): Story => ({
  client: new Client(url, tenant, token),
  ledger: new Ledger(),
  samples: readSamples(),
  checks: new Checks(),
  progress: new Progress(),
  ids: new Map(),
  mails: [],
  own,
});

/** Whether there is a server that lets the demo in. */
async function knock({ client }: Story): Promise<void> {
  const { status, body } = await client.send('GET', client.path('awards')).catch((error: Error) => {
    throw new Misuse(
      `Nothing answers at ${client.url}: ${(error.cause as Error | undefined)?.message ?? error.message}`,
    );
  });
  if (status === 200) return;
  const { message } = (body ?? {}) as { message?: string };
  const needs = 'The demo needs a token for tenants ["*"] and permissions ["*"].';
  throw new Misuse(`${client.url} answered ${status}: ${message ?? 'not as Gala does'} ${needs}`);
}

async function play(story: Story): Promise<void> {
  await found(story);
  await answer(story);
  await write(story);
  await refuse(story);
  await search(story);
  await reread(story);
  if (story.own) await close(story, story.own);
}

async function close(story: Story, own: NonNullable<Server['own']>): Promise<void> {
  await awaitMails(story, own);
  story.checks.equal('the server stops when it is told to', await own.stop(), 0);
  story.checks.equal('the server had nothing to complain about', own.log(), '');
  await readMails(story, own);
}

function report({ client, checks, own, mails }: Story, seconds: number): void {
  for (const oddity of client.tally.odd) checks.that(`The answer to ${oddity}`, false);
  checks.that('every answer is as the document says of all', client.tally.odd.length === 0);
  console.log(`\n${client.tally.requests} requests, ${mails.length} e-mails, ${seconds.toFixed(1)} s`);
  console.log(own ? `The mails are in ${own.mails}` : `The mails are in the server's DATA_DIR, in the folder mail`);
  if (checks.failures.length === 0) {
    console.log(`${checks.done} checks, all passed`);
    return;
  }
  console.log(`${checks.done} checks, ${checks.failures.length} failed:`);
  for (const failure of checks.failures) console.log(`  - ${failure}`);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Misuse ? error.message : error);
  process.exit(1);
});
