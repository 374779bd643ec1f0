/** Loads one file: each row once, though it is killed and begun again. */
import { createHash } from 'node:crypto';
import { pointerTo, tokensOf } from '../lib/json.js';
import type { Columns } from '../schema/csv.js';
import { progressAt, writeErrors } from './progress.js';
import type { BatchError, Methods, Remote, Result } from './remote.js';
import { type Problem, type Reading, type Row, rowsIn } from './rows.js';

export interface Task extends Reading {
  readonly resource: string;
  readonly path: string;
  readonly upsert?: boolean;
  readonly isDryRun?: boolean;
  /** Rules that are not applied to the records, as in a batch. */
  readonly override?: string | undefined;
  /** Whether `ids` is wanted. */
  readonly wantsIds?: boolean;
  /** What is sent in place of the record of a row. It must be the same when the load goes on. */
  readonly mapped?: (record: Row['record']) => Row['record'];
}

export interface Loaded {
  readonly total: number;
  /** How many rows have errors. */
  readonly failed: number;
  /** In how many parts it was sent: with a dry run, they do not see each other. */
  readonly parts: number;
  /** The id in a row → the id of its record. */
  readonly ids: ReadonlyMap<string, string>;
  /** The file that remembers it: as long as it is there, nothing is loaded again. */
  readonly progress: string;
}

/** Of a batch, and bytes of its JSON. Rows that are tried see those before them in their batch. */
const loading = { maxRows: 100, maxBytes: 2 * 1024 * 1024 };
const trying = { maxRows: 5000, maxBytes: 3 * 1024 * 1024 };
const maxRequests = 2;

/** @throws ConfigError if the file cannot be loaded, GalaError if it is not loaded to its end. */
export async function loadFile(remote: Remote, task: Task): Promise<Loaded> {
  const { resource, path, upsert = false, isDryRun = false, mapped = (record) => record } = task;
  const { methods, ...fields } = remote.of(resource);
  const rows = () => rowsIn(path, fields, task);
  const { tenant, url, caller } = remote;
  const hash = createHash('sha256').update(JSON.stringify([resource, tenant, url, upsert, caller]));
  let total = 0;
  // all of it is read first: a file that is broken somewhere is not loaded in part
  for await (const row of rows()) total += hash.update(JSON.stringify(row)) && 1;
  const progress = progressAt(`${path}${isDryRun ? '.dry-run' : ''}.progress`, hash.digest('hex'));
  const ids = upsert ? await idsOf(methods.list) : undefined;
  const tell = teller(progress.rows, total);
  let parts = 0;
  async function resultsOf(operations: readonly object[], key = {}): Promise<Result[]> {
    const asked = { body: { operations }, ...(isDryRun && { dry_run: 'true' }) };
    const reply = await methods.batch(asked, { headers: { ...key, Prefer: 'return=minimal' } }).catch((thrown) => {
      if (operations.length <= loading.maxRows || thrown.code !== 'batch_beyond_limit') throw thrown;
    });
    if (reply !== undefined) return [...reply.results];
    const first = await resultsOf(operations.slice(0, loading.maxRows));
    parts++;
    return [...first, ...(await resultsOf(operations.slice(loading.maxRows)))];
  }

  async function send({ number, batch }: Batch): Promise<void> {
    const problems = batch.flatMap((row) => row.problems);
    const sent = batch.filter((row) => row.problems.length === 0);
    const made: [string, string][] = [];
    if (sent.length > 0) {
      const found = progress.begin(number, sent, ids);
      const operations = sent.map(({ record }, n) => ({
        ...operationOn(found[n] ?? null, mapped(record)),
        ...(task.override !== undefined && { override: task.override }),
      }));
      const results = await resultsOf(operations, { 'Idempotency-Key': `${progress.run}-${number}` });
      for (const [n, { id, error }] of results.entries()) {
        const row = sent[n] as Row;
        if (error !== undefined) problems.push(...problemsOf(row, fields.columns, error));
        else if (row.id !== undefined && id !== null) made.push([row.id, id]);
      }
    }
    progress.end(number, { rows: batch.length, problems, ...(task.wantsIds && !isDryRun && { made }) });
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
  return { total, failed, parts, ids: new Map(progress.made()), progress: progress.path };
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
function problemsOf({ line, record }: Row, columns: Columns, error: BatchError): Problem[] {
  const columnAt = (pointer: string) => {
    const [part, first = '', ...rest] = tokensOf(pointer);
    const isPatch = part === 'patch_directives';
    const path = (isPatch ? [Object.keys(record)[Number(first)], ...rest.slice(1)] : [first, ...rest]).join('.');
    return [...columns.keys()].find((name) => `${path}.`.startsWith(`${name}.`)) ?? path;
  };
  const { details = [{ pointer: '', code: error.code, message: error.message }] } = error;
  return details.map(({ pointer, code, message }) => [line, columnAt(pointer), code, message]);
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
