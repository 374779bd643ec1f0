/** `npm run demo`: Gala, shown by using it. */
import { parseArgs } from 'node:util';
import { mailFolder } from './demo/mail.js';
import { Misuse } from './demo/misuse.js';
import { replay } from './demo/replay/replay.js';
import { readPapers } from './demo/replay/table.js';
import { enter, type Stage } from './demo/stage.js';
import { tellStory } from './demo/story.js';

async function main(): Promise<void> {
  const { conference, keep } = options();
  const papers = conference === undefined ? undefined : readPapers(conference);
  const mongodbUrl = papers === undefined ? '' : (process.env.MONGODB_URL ?? '');
  const stage = await enter({ mongodbUrl, keep });
  const records = stage.own === undefined ? `at ${stage.url}` : mongodbUrl && 'in MongoDB';
  const isRemoved = papers !== undefined && records !== '' && !keep;
  const playing = papers === undefined ? tellStory(stage) : replay(stage, papers, isRemoved);
  const failure = await playing.catch((error: Error) => error);
  const complaints = await stage.own?.stop();
  if (complaints) console.error(`The server complained:\n${complaints}`);
  if (failure || complaints) throw failure ?? new Error('Everything else was as it must be.');
  console.log(whereabouts(stage, isRemoved ? '' : records, keep));
}

function options(): { conference?: string; keep: boolean } {
  try {
    const { values } = parseArgs({ options: { conference: { type: 'string' }, keep: { type: 'boolean' } } });
    return { keep: false, ...values };
  } catch (error) {
    const usage = 'Usage: npm run demo [-- [--keep] [--conference FILE.tsv]]';
    throw new Misuse(`${(error as Error).message}\n${usage}`);
  }
}

/** @param elsewhere where the records are, if they are there still and not in the folder of the demo's own server. */
function whereabouts({ own, tenant }: Stage, elsewhere: string, keep: boolean): string {
  if (own === undefined && elsewhere === '') return 'Its records are removed again.';
  if (own === undefined) return `The records are ${elsewhere}, of the tenant ${tenant}, and the mails in its DATA_DIR.`;
  if (!keep) return `Nothing is left of it; --keep keeps the data folder, which was ${own.folder}.`;
  const places = `The records are ${elsewhere || `in ${own.folder}/store`}, of the tenant ${tenant}`;
  return `${places}, and the mails in ${mailFolder(own)}. To look around: DATA_DIR=${own.folder} npm start`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Misuse ? error.message : `The demo stops here. ${error}`);
  process.exit(1);
});
