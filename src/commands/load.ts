/** `gala load`: creates or updates records from a file, on a running server. Killed at any time, it goes on where it was. */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Usage } from './command.js';
import { loadFile } from './loading.js';
import { remote, serverOptions, serverUsage } from './remote.js';

export const usage = `gala load RESOURCE FILE --tenant ID [options]

Creates a record for each row of FILE: NDJSON, or CSV with a header. The id and the other fields that only the server
sets are left out. In CSV, dotted names are fields of objects, and empty cells are absent.

Rows with errors are not loaded: FILE.errors.csv lists them, and the exit code is 1. FILE.progress remembers what is
loaded: if the command is interrupted, run it again within a day. It goes on, and loads no row twice.

  --upsert       updates the record that has the sys_external_id of the row, if there is one: sets the fields of the
                 row, and keeps the others
  --dry-run      finds the errors, and changes nothing
  --format NAME  csv or ndjson; otherwise the ending of FILE
  --encoding NAME
                 of FILE, such as windows-1252 or macintosh; otherwise UTF-8, or UTF-16 with a byte order mark
  --keep-unknown stores columns whose names are nearly those of fields
${serverUsage}

Example:

  gala load references references.csv --tenant acme --upsert`;

const options = {
  ...serverOptions,
  upsert: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  format: { type: 'string' },
  encoding: { type: 'string' },
  'keep-unknown': { type: 'boolean' },
} as const;

export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [resource, path = '', ...more] = positionals;
  const { upsert, 'dry-run': isDryRun, encoding, 'keep-unknown': keepsUnknown } = values;
  const { format = /\.(csv|ndjson)$/i.exec(path)?.[1]?.toLowerCase() } = values;
  if (resource === undefined || more.length > 0 || (format !== 'csv' && format !== 'ndjson')) throw new Usage();
  const task = { resource, path, format, encoding, keepsUnknown, upsert, isDryRun };
  const { total, failed, parts, progress } = await loadFile(await remote(values), task);
  rmSync(progress);
  console.log(`${total - failed} of ${total} rows ${isDryRun ? 'can be' : 'are'} loaded.`);
  if (isDryRun && parts > 1) console.log(`Tried in ${parts} parts. A row only sees those before it in its part.`);
  if (failed === 0) return;
  console.error(`${failed} with errors: see ${path}.errors.csv.`);
  process.exitCode = 1;
}
