/** `gala dump`: writes all records of a resource, from a running server. */
import { createWriteStream, renameSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { Usage } from './command.js';
import { type Methods, remote, serverOptions, serverUsage } from './remote.js';

export const usage = `gala dump RESOURCE --tenant ID [options]

Writes all records of RESOURCE that the token may list, in order of id: NDJSON, or CSV. A server that does not answer is
waited for. CSV has only the fields that the documents describe.

  --csv          writes CSV
  --output FILE  writes into FILE, which appears, or is replaced, when it is whole
${serverUsage}

Example:

  gala dump references --tenant acme --output references.ndjson`;

const options = { ...serverOptions, csv: { type: 'boolean' }, output: { type: 'string' } } as const;

export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { csv: isCsv, output } = values;
  const [resource, ...more] = positionals;
  if (resource === undefined || more.length > 0) throw new Usage();
  const { methods } = (await remote(values)).of(resource);
  if (output === undefined) return await pipeline(textOf(methods, isCsv), process.stdout, { end: false });
  const draft = `${output}.unfinished`;
  await pipeline(textOf(methods, isCsv), createWriteStream(draft, { mode: 0o600, flush: true }));
  renameSync(draft, output);
}

/** Page by page: the client sends the request for one again if it fails. */
async function* textOf({ list }: Methods, isCsv = false): AsyncGenerator<string> {
  const asked = { limit: 1000, ...(isCsv && { format: 'csv' }) };
  const read = async (exclusiveStartKey?: string) => {
    const { items, next } = await list({ ...asked, exclusiveStartKey });
    return { text: isCsv ? String(items) : items.map((item) => `${JSON.stringify(item)}\n`).join(''), next };
  };
  let page = await read();
  yield page.text;
  while (page.next !== undefined) {
    page = await read(page.next);
    yield isCsv ? page.text.replace(/^.*\r\n/, '') : page.text; // each page has a header
  }
}
