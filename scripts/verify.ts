/** `npm run verify`: fails when generated/ is not what openapi/ says, and names the command that mends it. */
import { generated } from './documents.js';
import { staleIn } from './stale.js';

const expected = await generated();
const stale = await staleIn('.', expected);
if (stale.length > 0) {
  console.error(`generated/ is stale: ${stale.join(', ')}.\nMend it with: npm run generate`);
  process.exit(1);
}
console.log(`generated/ is what openapi/ says (${expected.size} files).`);
