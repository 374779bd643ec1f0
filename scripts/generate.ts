/** `npm run generate`: generates generated/ from openapi/, and the tables in docs/ from src/. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { generated } from './documents.js';
import { pages } from './pages.js';

const made = await generated();
await mkdir('generated', { recursive: true });
for (const file of await readdir('generated')) {
  if (!made.has(file)) await rm(`generated/${file}`);
}
for (const [file, text] of made) {
  await writeFile(`generated/${file}`, text);
  console.log(`generated/${file}  ${Math.ceil(text.length / 1024)} KB`);
}
for (const [page, text] of await pages(made)) {
  await writeFile(page, text);
  console.log(page);
}
