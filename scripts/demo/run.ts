/** A run of the demo, from its options to its end. */
import { parseArgs } from 'node:util';
import { GalaError } from '../../src/client/client.js';
import { ConfigError } from '../../src/lib/fileWriting.js';
import { inWords } from './client.js';
import { mailFolder } from './mail.js';
import { Misuse } from './misuse.js';
import { replay } from './replay/replay.js';
import { readPapers } from './replay/table.js';
import { enter, type Stage } from './stage.js';
import { tellStory } from './story.js';
import type { Output } from './telling.js';

export interface Surroundings {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly output: Output;
}

/** @returns the exit code; errors are printed. */
export async function runDemo(surroundings: Surroundings): Promise<0 | 1> {
  try {
    await play(surroundings);
    return 0;
  } catch (error) {
    const what = error instanceof GalaError ? inWords(error) : error;
    surroundings.output.error(
      error instanceof Misuse || error instanceof ConfigError ? error.message : `The demo stops here. ${what}`,
    );
    return 1;
  }
}

async function play({ args, env, output }: Surroundings): Promise<void> {
  const { conference, keep } = optionsIn(args);
  const papers = conference === undefined ? undefined : readPapers(conference);
  const mongodbUrl = papers === undefined ? '' : (env.MONGODB_URL ?? '');
  const stage = await enter({ env, mongodbUrl, keep }, output);
  const records = stage.own === undefined ? `at ${stage.url}` : mongodbUrl && 'in MongoDB';
  const isRemoved = papers !== undefined && records !== '' && !keep;
  const playing = papers === undefined ? tellStory(stage) : replay(stage, papers, isRemoved);
  const failure = await playing.catch((error: Error) => error);
  const complaints = await stage.own?.stop();
  if (complaints) output.error(`The server complained:\n${complaints}`);
  if (failure || complaints) throw failure ?? new Error('Everything else was as it must be.');
  output.log(whereabouts(stage, isRemoved ? '' : records, keep));
}

function optionsIn(args: readonly string[]): { conference?: string; keep: boolean } {
  try {
    const options = { conference: { type: 'string' }, keep: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    return { keep: false, ...values };
  } catch (error) {
    const usage = 'Usage: npm run demo [-- [--keep] [--conference FILE.tsv]]';
    throw new Misuse(`${(error as Error).message}\n${usage}`);
  }
}

/** @param elsewhere where the remaining records are, unless in the folder of the demo's own server. */
function whereabouts({ own, tenant, url }: Stage, elsewhere: string, keep: boolean): string {
  if (own === undefined && elsewhere === '') return 'Its records are removed again.';
  if (own === undefined)
    return `The records are ${elsewhere}, of the tenant ${tenant}, with their e-mails. See ${url}/console#/${tenant}`;
  if (!keep) return `Nothing is left of it; --keep keeps the data folder, which was ${own.folder}.`;
  const places = `The records are ${elsewhere || `in ${own.folder}/store`}, of the tenant ${tenant}`;
  return `${places}, and the mails in ${mailFolder(own)}. To look around: DATA_DIR=${own.folder} npm start`;
}
