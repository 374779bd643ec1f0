/** A file on this machine, and what loading it leaves beside it: FILE.progress and FILE.errors.csv. */
import { createHash } from 'node:crypto';
import { appendFileSync, createReadStream, existsSync, readFileSync, rmSync } from 'node:fs';
import iconv from 'iconv-lite';
import { writeFileAtomically } from '../lib/fileWriting.js';
import { csvRow } from '../schema/csv.js';
import { type Job, type Loaded, loadRows } from './loading.js';
import type { Journal } from './progress.js';
import type { Remote } from './remote.js';
import { type Problem, type Reading, rowsIn } from './rows.js';
import type { Source } from './text.js';

export const fileAt = (path: string): Source => ({
  name: path,
  read: (start, end) => createReadStream(path, { start, end: end - 1, encoding: 'latin1' }),
  encodings: {
    has: iconv.encodingExists,
    decode: (bytes, encoding) => iconv.decode(bytes, encoding, { stripBOM: false }),
  },
});

const journalAt = (path: string): Journal => ({
  name: path,
  read: () => (existsSync(path) ? readFileSync(path, 'utf8') : ''),
  append: (text) => appendFileSync(path, text, { flush: true, mode: 0o600 }),
  remove: () => rmSync(path, { force: true }),
  hash: (text) => createHash('sha256').update(text).digest('base64url'),
});

export interface Task
  extends Reading,
    Pick<Job, 'resource' | 'upsert' | 'isDryRun' | 'again' | 'change' | 'isIgnored'> {
  readonly path: string;
  /** Of one of several loads of the same file: stands in the names of the files beside it. */
  readonly part?: string;
}

/** @returns also how many rows have errors. @throws ConfigError if it cannot be loaded, or not to its end. */
export async function loadFile(remote: Remote, task: Task): Promise<Loaded & { readonly failed: number }> {
  const { resource, upsert, change } = task;
  const { tenant, url, caller } = remote;
  const path = `${task.path}${task.part ?? ''}`;
  const loaded = await loadRows(remote, {
    ...task,
    rows: () => rowsIn(fileAt(task.path), remote.of(resource), task),
    place: [resource, tenant, url],
    caller,
    journal: journalAt(`${path}${upsert ? '.upsert' : ''}.progress`),
    teller: (before, total) => teller(before, total, change && `${resource}: `),
  });
  const { total, known, problems } = loaded;
  return { ...loaded, failed: total > known ? writeErrors(`${path}.errors.csv`, problems) : 0 };
}

/** @returns how many rows have errors. If there are none, there is no file. */
function writeErrors(path: string, problems: readonly Problem[]): number {
  const lines = problems.toSorted(([a], [b]) => a - b).map((problem) => csvRow(problem.map(String)));
  rmSync(path, { force: true });
  if (lines.length > 0) writeFileAtomically(path, csvRow(['line', 'column', 'code', 'message']) + lines.join(''));
  return new Set(problems.map(([line]) => line)).size;
}

/** On a terminal a bar, otherwise a line for each tenth. */
function teller(before: number, total: number, name = ''): (more: number) => void {
  const began = performance.now();
  let rows = before;
  return (more) => {
    rows += more;
    const rate = (1000 * (rows - before)) / (performance.now() - began);
    const bar = '#'.repeat((25 * rows) / total).padEnd(25, '.');
    const tenths = (of: number) => Math.floor((10 * of) / total);
    if (process.stderr.isTTY)
      process.stderr.write(
        `\r\u001b[K${name}[${bar}] ${rows} of ${total} rows, ${Math.round(rate)}/s, ${Math.ceil((total - rows) / rate)} s left${rows === total ? '\n' : ''}`,
      );
    else if (tenths(rows) > tenths(rows - more)) console.error(`${name}${rows} of ${total} rows`);
  };
}
