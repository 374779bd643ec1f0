/** `npm run verify`: fails if generated/ is stale, and names the command to fix it. */
import { generated } from './documents.js';
import { staleIn } from './stale.js';

const expected = await generated();
const stale = await staleIn('.', expected);
if (stale.length > 0) {
  console.error(`generated/ is stale: ${stale.join(', ')}.\nFix it with: npm run generate`);
  process.exit(1);
}
console.log(`generated/ is up to date (${expected.size} files).`);
