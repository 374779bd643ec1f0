/** `npm run verify`: fails if generated/ or a table in docs/ is stale, and names the command to fix it. */
import { readFile } from 'node:fs/promises';
import { generated } from './documents.js';
import { pages } from './pages.js';
import { staleIn } from './stale.js';

const expected = await generated();
const stale = (await staleIn('.', expected)).map((file) => `generated/${file}`);
const tables = await pages(expected);
for (const [page, text] of tables) if ((await readFile(page, 'utf8')) !== text) stale.push(page);
if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}.\nFix it with: npm run generate`);
  process.exit(1);
}
console.log(`generated/ is up to date (${expected.size} files), and so are ${[...tables.keys()].join(' and ')}.`);
