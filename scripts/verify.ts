/** `npm run verify`: fails when generated/ is not what openapi/ says, and names the command that mends it. */
import { readdir, readFile } from 'node:fs/promises';
import { generated } from './documents.js';

const expected = await generated();
const present = await readdir('generated').catch(() => []);
const stale: string[] = [];
for (const file of new Set([...expected.keys(), ...present])) {
  const text = await readFile(`generated/${file}`, 'utf8').catch(() => undefined);
  if (text !== expected.get(file)) stale.push(file);
}
if (stale.length > 0) {
  console.error(`generated/ is stale: ${stale.join(', ')}.\nMend it with: npm run generate`);
  process.exit(1);
}
console.log(`generated/ is what openapi/ says (${expected.size} files).`);
