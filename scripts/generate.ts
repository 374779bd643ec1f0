/**
 * `npm run generate`: makes generated/ of openapi/, and the tables in docs/ of src/. scripts/made.mjs runs it, for the build with
 * `--uncommitted`: what is committed stays as it is.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generated, isCommitted } from './documents.js';
import { pages } from './pages.js';
import { Mistake } from './sources.js';
import { isMade } from './stale.js';

const record = join('generated', '.made');
const { values: options } = parseArgs({ options: { digest: { type: 'string' }, uncommitted: { type: 'boolean' } } });
const made = await generated().catch((error) => {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exit(1);
});
await mkdir('generated', { recursive: true });
for (const file of await readdir('generated'))
  if (isMade(file) && !made.has(file)) await rm(join('generated', file), { recursive: true });
const files = [...made].filter(([file]) => !(options.uncommitted && isCommitted(file)));
for (const [file, text] of files) await write(join('generated', file), text);
if (!options.uncommitted) for (const [page, text] of await pages(made)) await write(page, text);
if (options.digest !== undefined) await write(record, [options.digest, ...[...made].map(line), ''].join('\n'));

/** Whole or not at all: a server or a compiler may be reading it. What has not changed stays. */
async function write(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return;
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
  if (path !== record) console.log(`${path}  ${Math.ceil(text.length / 1024)} KB`);
}

function line([file, text]: [string, string]): string {
  const digest = createHash('sha256').update(text).digest('hex');
  return `${digest} ${isCommitted(file) ? 'committed' : 'built'} ${file}`;
}
