/** The documents, as the server serves them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documents } from '../documents.js';
import { workFolder } from './tool.js';

export { documents };

export const fileOf = (document: string) => join(workFolder, 'documents', `${document}.json`);

export async function fetchDocument(url: string, document: string): Promise<void> {
  const address = `${url}/${document}/openapi.json`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const file = fileOf(document);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await answer.text());
}
