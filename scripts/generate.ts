/** `npm run generate`: writes generated/ anew from openapi/. */
import { mkdir, writeFile } from 'node:fs/promises';
import { documents, generated } from './documents.js';

await mkdir('generated', { recursive: true });
for (const name of documents) {
  for (const [file, text] of await generated(name)) {
    await writeFile(`generated/${file}`, text);
    console.log(`generated/${file}  ${Math.round(text.length / 1024)} KB`);
  }
}
