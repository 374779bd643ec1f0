/** `npm run verify`: fails when generated/ or a table of docs/ is not what its sources say, and names the command that mends it. */
import { readFile } from 'node:fs/promises';
import { generated } from './documents.js';
import { pages } from './pages.js';
import { staleIn } from './stale.js';

const expected = await generated();
const stale = (await staleIn('.', expected)).map((file) => `generated/${file}`);
const tables = await pages(expected);
for (const [page, text] of tables) if ((await readFile(page, 'utf8')) !== text) stale.push(page);
if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}.\nMend it with: npm run generate`);
  process.exit(1);
}
console.log(
  `generated/ is what openapi/ says (${expected.size} files), and so are ${[...tables.keys()].join(' and ')}.`,
);
