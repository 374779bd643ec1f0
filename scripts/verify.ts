/**
 * `npm run verify`: fails if what is committed of generated/, or a table in docs/, is stale, and names the command to fix it. The
 * build sees to the rest of generated/.
 */
import { readFile } from 'node:fs/promises';
import { generated, isCommitted } from './documents.js';
import { pages } from './pages.js';
import { staleIn } from './stale.js';

const expected = await generated();
const committed = [...expected.keys()].filter(isCommitted);
const stale = (await staleIn('.', expected))
  .filter((file) => isCommitted(file) || !expected.has(file))
  .map((file) => `generated/${file}`);
const tables = await pages(expected);
for (const [page, text] of tables) if ((await readFile(page, 'utf8')) !== text) stale.push(page);
if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}.\nFix it with: npm run generate`);
  process.exit(1);
}
console.log(
  `${committed.map((file) => `generated/${file}`).join(', ')} are up to date, and so are ${[...tables.keys()].join(' and ')}.`,
);
