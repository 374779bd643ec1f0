/** `npm run demo`: a society's year, played through over HTTP, and every answer checked. */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { answer } from './demo/answering.js';
import { confer } from './demo/conference.js';
import { enter } from './demo/entering.js';
import { found } from './demo/founding.js';
import { Ledger } from './demo/ledger.js';
import { replay } from './demo/papers.js';
import { awaitMails, readMails } from './demo/posting.js';
import { refuse } from './demo/refusals.js';
import { report } from './demo/report.js';
import { reread } from './demo/rereading.js';
import { readSamples } from './demo/samples.js';
import { search } from './demo/searching.js';
import { Misuse, type Server } from './demo/server.js';
import type { Stage, Story } from './demo/story.js';
import { write } from './demo/writing.js';

async function main(): Promise<void> {
  const { conference } = options();
  if (conference !== undefined) return await replay(conference);
  const started = performance.now();
  const story = opening(await enter());
  await play(story).catch((error: Error) => story.checks.that(`the demo comes to its end (${error.message})`, false));
  await story.own?.stop();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  report(story, `${story.mails.length + story.letters.length} e-mails, ${seconds} s`);
  console.log(`The mails are in ${story.own?.mails ?? "the server's DATA_DIR, in the folder mail"}`);
}

function options(): { conference?: string } {
  try {
    return parseArgs({ options: { conference: { type: 'string' } } }).values;
  } catch (error) {
    throw new Misuse(`${(error as Error).message}\nUsage: npm run demo [-- --conference FILE.tsv]`);
  }
}

const opening = (stage: Stage): Story => ({
  ...stage,
  ledger: new Ledger(),
  samples: readSamples(),
  ids: new Map(),
  mails: [],
  letters: [],
});

async function play(story: Story): Promise<void> {
  await found(story);
  await answer(story);
  await write(story);
  await refuse(story);
  await search(story);
  await reread(story);
  await confer(story);
  if (story.own) await close(story, story.own);
}

async function close(story: Story, own: NonNullable<Server['own']>): Promise<void> {
  await awaitMails(story, own);
  story.checks.equal('the server stops when it is told to', await own.stop(), 0);
  story.checks.equal('the server had nothing to complain about', own.log(), '');
  await readMails(story, own);
}

main().catch((error: unknown) => {
  console.error(error instanceof Misuse ? error.message : error);
  process.exit(1);
});
