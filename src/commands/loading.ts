/** Loads one file: each row once, though it is killed and begun again. */
import { createHash } from 'node:crypto';
import { ConfigError } from '../lib/fileWriting.js';
import { fileAt } from './file.js';
import { hashOf, hashOfRow, type Named, progressAt, writeErrors } from './progress.js';
import type { Remote } from './remote.js';
import { type Problem, type Reading, type Row, rowsIn } from './rows.js';
import { type Batch, batchesOf, loading, senderTo, trying } from './sending.js';

export interface Task extends Reading {
  readonly resource: string;
  readonly path: string;
  readonly upsert?: boolean;
  readonly isDryRun?: boolean;
  /** Whether rows that were loaded before are loaded once more. */
  readonly again?: boolean;
  /** Of one of several loads of the same file: stands in the names of the files beside it. */
  readonly part?: string;
  /** What is sent for a row, if anything: the same when the load goes on. With it, rows are known by their ids. */
  readonly change?: (row: Row) => Row | undefined;
  /** Whether the problem is none. */
  readonly isIgnored?: (problem: Problem) => boolean;
}

export interface Loaded {
  readonly total: number;
  /** How many rows were loaded before, and are left out. */
  readonly known: number;
  /** How many rows have errors. */
  readonly failed: number;
  /** In how many parts it was sent: with a dry run, they do not see each other. */
  readonly parts: number;
  /** The id in a row → the id of its record, of all that are loaded. */
  readonly ids: ReadonlyMap<string, string>;
  /** The file that remembers what is loaded. */
  readonly progress: string;
  /** When a load of this file has ended before. */
  readonly endedAt: number | undefined;
}

const maxRequests = 2;

/** @throws ConfigError if the file cannot be loaded, or not to its end. */
export async function loadFile(remote: Remote, task: Task): Promise<Loaded> {
  const { resource, upsert = false, isDryRun = false, again = false } = task;
  const { change = (row) => row, isIgnored = () => false } = task;
  const path = `${task.path}${task.part ?? ''}`;
  const { tenant, url, caller } = remote;
  const rows = () => rowsIn(fileAt(task.path), remote.of(resource), task);
  const sender = senderTo(remote, resource, task);
  const file = `${path}${upsert ? '.upsert' : ''}.progress`;
  const [place, hash] = [hashOf([resource, tenant, url]), createHash('sha256')];
  let [total, known, parts] = [0, 0, 0];
  // all of it is read first: a file that is broken somewhere is not loaded in part
  for await (const row of rows()) total += hash.update(JSON.stringify(row)) && Number(change(row) !== undefined);
  const asked = { place, task: hashOf([hash.digest('hex'), caller, again]), isDryRun, again: again || upsert };
  const progress = progressAt(file, { ...asked, byId: task.change !== undefined });
  const isKnown = progress.known();
  if (isKnown) for await (const row of rows()) known += Number(change(row) !== undefined && isKnown(row));
  const tell = teller(progress.rows, total - known, task.change && `${resource}: `);
  let left = total - known - progress.rows;

  async function send({ number, batch }: Batch): Promise<void> {
    const sending = async (good: readonly Row[], named: Named) => {
      if (good.length > 0 && !isDryRun) progress.begin(number, good, named);
      return await sender.send(good, isDryRun ? undefined : `${progress.run}-${number}`).catch((error) => {
        if (/^(token_invalid|tenant_forbidden|permission_missing)$/.test(error.code)) progress.refuse(number); // others may load it
        throw error;
      });
    };
    const { parts: sent, results, problems: found } = await sender.deliver(batch, sending, progress.namedIn(number));
    parts += sent;
    const problems = found.filter((problem) => !isIgnored(problem));
    const wrong = new Set(problems.map(([line]) => line));
    const loaded = batch.filter(({ line }) => !wrong.has(line));
    const made = loaded.flatMap(({ line, id }) =>
      id === undefined ? [] : [[id, results.get(line)?.id ?? ''] as const],
    );
    const hashes = upsert ? [] : loaded.map(hashOfRow);
    progress.end(number, {
      rows: batch.length,
      problems,
      ...(task.change === undefined ? { hashes } : !isDryRun && { made }),
    });
    left -= batch.length;
    tell(batch.length);
  }

  const underWay = new Set<Promise<void>>();
  let failure: Error | undefined;
  for await (const batch of batchesOf(changed(rows(), change, progress.known()), upsert, isDryRun ? trying : loading)) {
    if (progress.isDone(batch.number)) continue;
    const sending = send(batch)
      .catch((error) => {
        failure ??= error;
      })
      .finally(() => underWay.delete(sending));
    if (underWay.add(sending).size === maxRequests) await Promise.race(underWay);
    if (failure !== undefined) break;
  }
  await Promise.all(underWay);
  if (failure !== undefined && isDryRun) throw failure;
  if (failure !== undefined) throw new ConfigError(`${failure.message}\n${left} rows are left: run the command again.`);
  progress.finish(!upsert);
  const failed = total > known ? writeErrors(`${path}.errors.csv`, progress.problems) : 0;
  const { ids, endedAt } = progress;
  return { total, known, failed, parts, ids, progress: file, endedAt };
}

async function* changed(
  rows: AsyncIterable<Row>,
  change: (row: Row) => Row | undefined,
  isKnown = (_: Row) => false,
): AsyncGenerator<Row> {
  for await (const row of rows) {
    const sent = change(row);
    if (sent !== undefined && !isKnown(row)) yield sent;
  }
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
