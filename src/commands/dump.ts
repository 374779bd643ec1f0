/** `gala dump`: writes all records of a resource, from a running server. */
import { createWriteStream, renameSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Page } from '../client/types.js';
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
  if (positionals.length !== 1) throw new Usage();
  const { methods } = remote(positionals[0], values);
  if (output === undefined) return await pipeline(textOf(methods, isCsv), process.stdout, { end: false });
  const draft = `${output}.unfinished`;
  await pipeline(textOf(methods, isCsv), createWriteStream(draft, { mode: 0o600, flush: true }));
  renameSync(draft, output);
}

/** Page by page: the client sends the request for one again if it fails. */
async function* textOf({ list }: Methods, isCsv = false): AsyncGenerator<string> {
  for (let [key, isFirst]: [string | undefined, boolean] = [undefined, true]; isFirst || key; isFirst = false) {
    const asked = { limit: 1000, exclusiveStartKey: key, ...(isCsv && { format: 'csv' }) };
    const { items, next }: Page<object> = await list(asked);
    if (!isCsv) yield items.map((item) => `${JSON.stringify(item)}\n`).join('');
    else yield isFirst ? String(items) : String(items).replace(/^.*\r\n/, ''); // each page has a header
    key = next;
  }
}
