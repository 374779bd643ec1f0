/** `gala dump`: writes all records of resources, or those of an event, from a running server. */
import { existsSync, readdirSync, renameSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Page } from '../client/types.js';
import { ConfigError, writeFolderAtomically } from '../lib/fileWriting.js';
import { columnsWithout, csvRow, customColumnsIn, rowsOf, withCustomFields } from '../schema/csv.js';
import { neverKept } from '../schema/serverFields.js';
import { Usage } from './command.js';
import { type Remote, remote, serverOptions, serverUsage, services } from './remote.js';

export const usage = `gala dump RESOURCE... --tenant ID [options]

Writes all records of RESOURCE that the token may list, in order of id: NDJSON, or CSV. A server that does not answer is
waited for. CSV has only the fields that the documents describe. Several resources need a folder: gala load FOLDER
copies it into another tenant, or into the same.

  --all SERVICE  the resources of a service: awards or events; can be given twice
  --event ID     only the event with this id and the records with this event_id; without RESOURCE, of all resources
  --csv          writes CSV for spreadsheets
  --output NAME  writes the file NAME, or for several resources RESOURCE.ndjson in the folder NAME. It appears, or is
                 replaced, when it is whole
${serverUsage}

Examples:

  gala dump references --tenant acme --output references.ndjson
  gala dump --all events --tenant acme --output show`;

const options = {
  ...serverOptions,
  all: { type: 'string', multiple: true, default: [] as string[] },
  event: { type: 'string' },
  csv: { type: 'boolean', default: false },
  output: { type: 'string' },
} as const;

/** Its own, and on the disk when it is written. */
const whole = { mode: 0o600, flush: true };

export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { csv: isCsv, event, output } = values;
  if (isCsv && event !== undefined) throw new ConfigError('--event writes NDJSON. Leave out --csv.');
  const [name, ...more] = chosen(positionals, values);
  if (name === undefined) throw new Usage();
  const { of } = await remote(values);
  const textIn = (resource: string) => textOf(of(resource), isCsv, event);
  if (more.length > 0) {
    if (output === undefined) throw new Usage();
    return await writeFolder(output, async (folder) => {
      const files = [name, ...more].map((one) => [one, join(folder, `${one}.${isCsv ? 'csv' : 'ndjson'}`)] as const);
      for (const [resource, file] of files) await writeFile(file, textIn(resource), whole);
      if (event !== undefined && files.every(([, file]) => statSync(file).size === 0))
        throw new ConfigError(`No record has the event_id ${event}.`);
    });
  }
  if (output === undefined) return await pipeline(textIn(name), process.stdout, { end: false });
  const draft = `${output}.unfinished`;
  await writeFile(draft, textIn(name), whole);
  renameSync(draft, output);
}

/** @throws ConfigError for a service that does not exist. */
function chosen(positionals: readonly string[], { all, event }: { readonly all: string[]; readonly event?: string }) {
  const wanted = positionals.length + all.length === 0 && event !== undefined ? ['events'] : all;
  const unknown = wanted.find((service) => ![...services.values()].includes(service));
  if (unknown !== undefined) throw new ConfigError(`There is no service ${unknown}: it is awards or events.`);
  const names = Array.from(services).flatMap(([name, service]) => (wanted.includes(service) ? [name] : []));
  return [...new Set([...positionals, ...names])];
}

/** @throws ConfigError rather than replace a folder that is more than a dump. */
async function writeFolder(path: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const other = existsSync(path) ? readdirSync(path).find((name) => !/\.(ndjson|csv)$/.test(name)) : undefined;
  if (other !== undefined) throw new ConfigError(`${path} has ${other}, which no dump has. Name a new folder.`);
  await writeFolderAtomically(path, '', fill);
}

/**
 * Page by page: the client sends the request for one again if it fails. CSV is made here, since each page of a server has columns of
 * its own for the custom fields in it.
 */
async function* textOf(
  { methods, columns }: ReturnType<Remote['of']>,
  isCsv: boolean,
  event: string | undefined,
): AsyncGenerator<string> {
  const isOf = (item: { id?: string; event_id?: string }) => [item.id, item.event_id, undefined].includes(event);
  let rowOf: ((item: object) => string) | undefined = isCsv ? undefined : (item) => `${JSON.stringify(item)}\n`;
  let next: string | undefined;
  do {
    const page: Page<object> = await methods.list({ limit: 1000, exclusiveStartKey: next });
    if (rowOf === undefined) {
      const all = withCustomFields(columnsWithout(neverKept, columns), page.items.flatMap(customColumnsIn));
      yield `\ufeff${csvRow([...all.keys()])}`; // without this mark, spreadsheets take the text for another encoding
      rowOf = rowsOf(all);
    }
    yield page.items.filter(isOf).map(rowOf).join('');
    next = page.next;
  } while (next !== undefined);
}
