/** `npm run generate`: writes generated/ anew from openapi/. */
import { mkdir, writeFile } from 'node:fs/promises';
import { generated } from './documents.js';

await mkdir('generated', { recursive: true });
for (const [file, text] of await generated()) {
  await writeFile(`generated/${file}`, text);
  console.log(`generated/${file}  ${Math.ceil(text.length / 1024)} KB`);
}
