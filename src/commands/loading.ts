/** Loads rows: each once, though it is killed and begun again. Runs in browsers, too. */
import { ConfigError } from '../lib/configError.js';
import { hashOfRow, type Journal, type Named, progressIn } from './progress.js';
import type { Problem, Row } from './rows.js';
import { type Batch, batchesOf, loading, senderTo, type Target, trying } from './sending.js';

/** What is loaded, and how. */
export interface Job {
  readonly resource: string;
  /** They are read several times, and are the same each time. */
  readonly rows: () => AsyncIterable<Row>;
  /** What says where they are loaded. */
  readonly place: unknown;
  /** Who loads them. */
  readonly caller: unknown;
  readonly journal: Journal;
  readonly upsert?: boolean;
  readonly isDryRun?: boolean;
  /** Whether rows that were loaded before are loaded once more. */
  readonly again?: boolean;
  /** What is sent for a row, if anything: the same when the load goes on. With it, rows are known by their ids. */
  readonly change?: ((row: Row) => Row | undefined) | undefined;
  /** Whether the problem is none. */
  readonly isIgnored?: ((problem: Problem) => boolean) | undefined;
  /** @returns what hears of more rows. @param before how many of the total are done. */
  readonly teller: (before: number, total: number) => (more: number) => void;
  /** Whether to end after the batches that are under way. */
  readonly isStopped?: () => boolean;
}

export interface Loaded {
  readonly total: number;
  /** How many rows were loaded before, and are left out. */
  readonly known: number;
  /** How many rows are left since it was stopped. */
  readonly left: number;
  /** In how many parts it was sent: with a dry run, they do not see each other. */
  readonly parts: number;
  readonly problems: readonly Problem[];
  /** The id in a row → the id of its record, of all that are loaded. */
  readonly ids: ReadonlyMap<string, string>;
  /** When such a load has ended before: milliseconds. */
  readonly endedAt: number | undefined;
}

/** It goes on when it is begun again. */
export class Unfinished extends ConfigError {
  constructor(
    override readonly cause: Error,
    left: number,
  ) {
    super(`${cause.message}\n${left} rows are left: run the command again.`);
  }
}

const maxRequests = 2;

/** @throws ConfigError if the rows cannot be loaded; Unfinished if not all of them are. */
export async function loadRows(remote: Target, job: Job): Promise<Loaded> {
  const { resource, rows, journal, upsert = false, isDryRun = false, again = false } = job;
  const { change = (row) => row, isIgnored = () => false, isStopped = () => false } = job;
  const sender = senderTo(remote, resource, job);
  const hashOf = (value: unknown) => journal.hash(JSON.stringify(value));
  const place = hashOf(job.place);
  let [total, known, parts, content] = [0, 0, 0, ''];
  // all of it is read first: a file that is broken somewhere is not loaded in part
  for await (const row of rows()) {
    content = journal.hash(content + JSON.stringify(row));
    total += Number(change(row) !== undefined);
  }
  const asked = { place, task: hashOf([content, job.caller, again]), isDryRun, again: again || upsert };
  const progress = progressIn(journal, { ...asked, byId: job.change !== undefined });
  const isKnown = progress.known();
  if (isKnown) for await (const row of rows()) known += Number(change(row) !== undefined && isKnown(row));
  const tell = job.teller(progress.rows, total - known);
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
    const hashes = upsert ? [] : loaded.map((row) => hashOfRow(row, journal));
    progress.end(number, {
      rows: batch.length,
      problems,
      ...(job.change === undefined ? { hashes } : !isDryRun && { made }),
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
    if (failure !== undefined || isStopped()) break;
  }
  await Promise.all(underWay);
  if (failure !== undefined && isDryRun) throw failure;
  if (failure !== undefined) throw new Unfinished(failure, left);
  if (left === 0) progress.finish(!upsert);
  const { ids, endedAt, problems } = progress;
  return { total, known, left, parts, problems, ids, endedAt };
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
