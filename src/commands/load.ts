/** `gala load`: creates or updates records from files, on a running server. Killed at any time, it goes on where it was. */
import { parseArgs } from 'node:util';
import { ConfigError } from '../lib/fileWriting.js';
import { Usage } from './command.js';
import { loadFile } from './file.js';
import { loadFolder } from './folder.js';
import { remote, serverOptions, serverUsage } from './remote.js';

export const usage = `gala load RESOURCE FILE --tenant ID [options]
gala load FOLDER --tenant ID [--dry-run]

Creates a record for each row of FILE: NDJSON, or CSV with a header. The id and the other fields that only the server
sets are left out. In CSV, dotted names are fields of objects, and empty cells are absent. A field names another record
by its id, or by its sys_external_id: {"external": "f-1"}, or a CSV column such as function_id@external.

Rows with errors are not loaded: FILE.errors.csv lists all that is wrong with them, and the exit code is 1. FILE.progress
remembers what is loaded: run the command again within a day if it was interrupted, or at any time with more rows or
corrected ones. It loads no row twice.

Copies FOLDER, which gala dump has written: each record gets a new id, wherever the old one stands in the others. Where a
record cannot be as it was, such as an open round, it says so.

  --upsert       updates the record that has the sys_external_id of the row, if there is one: sets the fields of the
                 row, and keeps the others. It changes nothing twice, so nothing is left out as loaded before
  --dry-run      finds the errors, and changes nothing
  --again        loads rows that were loaded before, too
  --format NAME  csv or ndjson; otherwise the ending of FILE
  --encoding NAME
                 of FILE, such as windows-1252 or macintosh; otherwise it is UTF-8, or UTF-16 with a byte order mark
  --keep-unknown stores columns whose names are nearly those of fields
${serverUsage}

Examples:

  gala load references references.csv --tenant acme --upsert
  gala load show --tenant next`;

const options = {
  ...serverOptions,
  upsert: { type: 'boolean', default: false },
  again: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  format: { type: 'string' },
  encoding: { type: 'string' },
  'keep-unknown': { type: 'boolean' },
} as const;

export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [resource, path = '', ...more] = positionals;
  const { upsert, 'dry-run': isDryRun, encoding, 'keep-unknown': keepsUnknown, again } = values;
  const ending = path.toLowerCase().replace(/^.*\./s, '');
  const { format = /^(txt|tsv)$/.test(ending) ? 'csv' : ending } = values; // "Unicode text" of Excel
  if (resource !== undefined && positionals.length === 1) {
    if (upsert || again || encoding !== undefined || values.format !== undefined) throw new Usage();
    return await loadFolder(await remote(values), resource, isDryRun);
  }
  if (resource === undefined || more.length > 0 || (format !== 'csv' && format !== 'ndjson')) throw new Usage();
  const task = { resource, path, format, encoding, keepsUnknown, upsert, isDryRun, again };
  const { total, known, failed, parts, endedAt = 0 } = await loadFile(await remote(values), task);
  if (total > 0 && known === total)
    throw new ConfigError(
      `${path} was loaded on ${new Date(endedAt).toLocaleString('sv')}: --again loads it once more.`,
    );
  if (known > 0) console.log(`${known} rows were loaded before, and are left out; --again loads them, too.`);
  console.log(`${total - known - failed} of ${total - known} rows ${isDryRun ? 'can be' : 'are'} loaded.`);
  if (isDryRun && parts > 1) console.log(`Tried in ${parts} parts. A row only sees those before it in its part.`);
  if (failed === 0) return;
  console.error(`${failed} with errors: see ${path}.errors.csv.`);
  process.exitCode = 1;
}
