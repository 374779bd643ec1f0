/** `gala load`: creates or updates records from a file, on a running server. Killed at any time, it goes on where it was. */
import { createHash, randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sjson from 'secure-json-parse';
import { ConfigError, writeFileAtomically } from '../lib/fileWriting.js';
import { pointerTo, tokensOf } from '../lib/json.js';
import { type Columns, csvRow } from '../schema/csv.js';
import { Usage } from './command.js';
import { type BatchError, type Methods, remote, serverOptions, serverUsage } from './remote.js';
import { type Problem, type Row, rowsIn } from './rows.js';

export const usage = `gala load RESOURCE FILE --tenant ID [options]

Creates a record for each row of FILE: NDJSON, or CSV with a header. The id and the other fields that only the server
sets are left out. In CSV, dotted names are fields of objects, and empty cells are absent.

Rows with errors are not loaded: FILE.errors.csv lists them, and the exit code is 1. FILE.progress remembers what is
loaded: if the command is interrupted, run it again within a day. It goes on, and loads no row twice.

  --upsert       updates the record that has the sys_external_id of the row, if there is one: sets the fields of the
                 row, and keeps the others
  --dry-run      finds the errors, and changes nothing
  --format NAME  csv or ndjson; otherwise the ending of FILE
${serverUsage}

Example:

  gala load references references.csv --tenant acme --upsert`;

const options = {
  ...serverOptions,
  upsert: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  format: { type: 'string' },
} as const;

/** Of a batch, and bytes of its JSON. Rows that are tried see those before them in their batch. */
const loading = { maxRows: 100, maxBytes: 2 * 1024 * 1024 };
const trying = { maxRows: 5000, maxBytes: 3 * 1024 * 1024 };
const maxRequests = 2;
/** Milliseconds: the server remembers the batch a little longer. */
const remembered = 23 * 3_600_000;

export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [resource, path = '', ...more] = positionals;
  const { upsert, 'dry-run': isDryRun, format = /\.(csv|ndjson)$/i.exec(path)?.[1]?.toLowerCase() } = values;
  if (more.length > 0 || (format !== 'csv' && format !== 'ndjson')) throw new Usage();
  const { methods, columns, caller } = await remote(resource, values);
  const rows = () => rowsIn(path, format === 'csv' ? columns : undefined);
  const hash = createHash('sha256').update(JSON.stringify([resource, values.tenant, values.url, upsert, caller]));
  let total = 0;
  // all of it is read first: a file that is broken somewhere is not loaded in part
  for await (const row of rows()) total += hash.update(JSON.stringify(row)) && 1;
  const progress = progressAt(`${path}${isDryRun ? '.dry-run' : ''}.progress`, hash.digest('hex'));
  const ids = upsert ? await idsOf(methods.list) : undefined;
  const tell = teller(progress.rows, total);
  let parts = 0;
  async function errorsOf(operations: readonly object[], key = {}): Promise<(BatchError | undefined)[]> {
    const asked = { body: { operations }, ...(isDryRun && { dry_run: 'true' }) };
    const reply = await methods.batch(asked, { headers: { ...key, Prefer: 'return=minimal' } }).catch((thrown) => {
      if (operations.length <= loading.maxRows || thrown.code !== 'batch_beyond_limit') throw thrown;
    });
    if (reply !== undefined) return reply.results.map(({ error }) => error);
    const first = await errorsOf(operations.slice(0, loading.maxRows));
    parts++;
    return [...first, ...(await errorsOf(operations.slice(loading.maxRows)))];
  }

  async function send({ number, batch }: Batch): Promise<void> {
    const problems = batch.flatMap((row) => row.problems);
    const sent = batch.filter((row) => row.problems.length === 0);
    if (sent.length > 0) {
      const found = progress.begin(number, sent, ids);
      const operations = sent.map(({ record }, n) => operationOn(found[n] ?? null, record));
      const errors = await errorsOf(operations, { 'Idempotency-Key': `${progress.run}-${number}` });
      problems.push(...errors.flatMap((error, n) => problemsOf(sent[n] as Row, columns, error)));
    }
    progress.end(number, batch.length, problems);
    tell(batch.length);
  }

  const underWay = new Set<Promise<void>>();
  let failure: Error | undefined;
  for await (const batch of batchesOf(rows(), upsert, isDryRun ? trying : loading)) {
    parts++;
    if (progress.done.has(batch.number)) continue;
    const sending = send(batch)
      .catch((error) => {
        failure ??= error;
      })
      .finally(() => underWay.delete(sending));
    if (underWay.add(sending).size === maxRequests) await Promise.race(underWay);
    if (failure !== undefined) break;
  }
  await Promise.all(underWay);
  if (failure !== undefined) {
    console.error(`${progress.path} remembers what is loaded: run the command again to go on.`);
    throw failure;
  }
  const failed = writeErrors(`${path}.errors.csv`, progress.problems());
  rmSync(progress.path);
  console.log(`${total - failed} of ${total} rows ${isDryRun ? 'can be' : 'are'} loaded.`);
  if (isDryRun && parts > 1) console.log(`Tried in ${parts} parts. A row only sees those before it in its part.`);
  if (failed === 0) return;
  console.error(`${failed} with errors: see ${path}.errors.csv.`);
  process.exitCode = 1;
}

interface Batch {
  readonly number: number;
  readonly batch: readonly Row[];
}

/** The same each time. */
async function* batchesOf(
  rows: AsyncIterable<Row>,
  upsert: boolean,
  { maxRows, maxBytes }: typeof loading,
): AsyncGenerator<Batch> {
  const seen = new Set<unknown>();
  let [number, batch, bytes]: [number, Row[], number] = [0, [], 0];
  for await (const row of rows) {
    const more = Buffer.byteLength(JSON.stringify(row.record));
    if (batch.length === maxRows || (batch.length > 0 && bytes + more > maxBytes)) {
      yield { number, batch };
      [number, batch, bytes] = [number + 1, [], 0];
    }
    batch.push(upsert && row.problems.length === 0 ? unlike(seen, row) : row);
    bytes += more;
  }
  if (batch.length > 0) yield { number, batch };
}

/** The row, with a problem if it has no external id, or that of an earlier one. */
function unlike(seen: Set<unknown>, row: Row): Row {
  const { sys_external_id: key } = row.record;
  const wrong = (code: string, message: string): Row => ({
    ...row,
    problems: [[row.line, 'sys_external_id', code, message]],
  });
  if (typeof key !== 'string') return wrong('required', 'is required by --upsert');
  if (seen.has(key)) return wrong('already_taken', 'is that of an earlier row');
  seen.add(key);
  return row;
}

/** `sys_external_id` → id: that of the oldest record. */
async function idsOf(list: Methods['list']): Promise<Map<unknown, string>> {
  const ids = new Map<unknown, string>();
  for await (const { id, sys_external_id: key } of list.all({ fields: 'sys_external_id', limit: 1000 }))
    if (key !== undefined && !ids.has(key)) ids.set(key, id);
  return ids;
}

function operationOn(id: string | null, record: Row['record']): object {
  if (id === null) return { operation: 'create', object: record };
  const directives = Object.entries(record).map(([name, value]) => ({ op: 'add', path: pointerTo(name), value }));
  return { operation: 'patch', id, patch_directives: directives };
}

/** The pointers of an error lead into the operation. */
function problemsOf({ line, record }: Row, columns: Columns, error?: BatchError): Problem[] {
  if (error === undefined) return [];
  const columnAt = (pointer: string) => {
    const [part, first = '', ...rest] = tokensOf(pointer);
    const isPatch = part === 'patch_directives';
    const path = (isPatch ? [Object.keys(record)[Number(first)], ...rest.slice(1)] : [first, ...rest]).join('.');
    return [...columns.keys()].find((name) => `${path}.`.startsWith(`${name}.`)) ?? path;
  };
  const { details = [{ pointer: '', code: error.code, message: error.message }] } = error;
  return details.map(({ pointer, code, message }) => [line, columnAt(pointer), code, message]);
}

/** A line of FILE.progress: the first, what is loaded; the others, a batch that is begun, or done. */
type Entry = Partial<{
  readonly run: string;
  readonly task: string;
  readonly begun: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The records that its rows update: null if there are none. */
  readonly ids: readonly (string | null)[];
  readonly done: number;
  readonly rows: number;
  readonly problems: readonly Problem[];
}>;

/** @throws ConfigError if it is of another task. */
function progressAt(path: string, task: string) {
  if (!existsSync(path)) writeFileAtomically(path, `${JSON.stringify({ run: randomUUID(), task })}\n`);
  appendFileSync(path, '\n'); // a killed process may have left half a line
  const read = () =>
    readFileSync(path, 'utf8')
      .split('\n')
      .map((text): Entry => sjson.safeParse(text) ?? {});
  const entries = read();
  if (entries[0]?.task !== task)
    throw new ConfigError(
      `${path} is of a load with another content of the file, or other options. Go on with these, or delete it to load all.`,
    );
  const begun = new Map(entries.map((entry) => [entry.begun, entry]));
  const write = (entry: Entry) => appendFileSync(path, `${JSON.stringify(entry)}\n`, { flush: true });
  return {
    path,
    run: entries[0].run,
    done: new Set(entries.map((entry) => entry.done)),
    rows: entries.reduce((sum, { rows = 0 }) => sum + rows, 0),
    /** @returns the ids of the records that the rows update. */
    begin(number: number, batch: readonly Row[], all?: ReadonlyMap<unknown, string>): readonly (string | null)[] {
      const { ids, at = Date.now() } = begun.get(number) ?? {};
      if (at < Date.now() - remembered)
        throw new ConfigError(
          `Whether the lines ${batch[0]?.line} to ${batch.at(-1)?.line} are loaded is unknown: it was more than a day ago. Look for them, delete ${path}, and load what is missing.`,
        );
      if (begun.has(number)) return ids ?? [];
      const found = batch.map(({ record }) => all?.get(record.sys_external_id) ?? null);
      write({ begun: number, at, ...(all && { ids: found }) });
      return found;
    },
    end: (number: number, rows: number, problems: readonly Problem[]) => write({ done: number, rows, problems }),
    problems: () => read().flatMap(({ problems = [] }) => problems),
  };
}

/** @returns how many rows have errors. If there are none, there is no file. */
function writeErrors(path: string, problems: readonly Problem[]): number {
  const lines = problems.toSorted(([a], [b]) => a - b).map((problem) => csvRow(problem.map(String)));
  rmSync(path, { force: true });
  if (lines.length > 0) writeFileAtomically(path, csvRow(['line', 'column', 'code', 'message']) + lines.join(''));
  return new Set(problems.map(([line]) => line)).size;
}

/** On a terminal a bar, otherwise a line for each tenth. */
function teller(before: number, total: number): (more: number) => void {
  const began = performance.now();
  let rows = before;
  return (more) => {
    rows += more;
    const rate = (1000 * (rows - before)) / (performance.now() - began);
    const bar = '#'.repeat((25 * rows) / total).padEnd(25, '.');
    const tenths = (of: number) => Math.floor((10 * of) / total);
    if (process.stderr.isTTY)
      process.stderr.write(
        `\r\u001b[K[${bar}] ${rows} of ${total} rows, ${Math.round(rate)}/s, ${Math.ceil((total - rows) / rate)} s left${rows === total ? '\n' : ''}`,
      );
    else if (tenths(rows) > tenths(rows - more)) console.error(`${rows} of ${total} rows`);
  };
}
