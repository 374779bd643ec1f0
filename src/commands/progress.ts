/** What a file that is loaded leaves beside it: FILE.progress and FILE.errors.csv. */
import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import sjson from 'secure-json-parse';
import { ConfigError, writeFileAtomically } from '../lib/fileWriting.js';
import { csvRow } from '../schema/csv.js';
import type { Problem, Row } from './rows.js';

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
  /** The ids in the rows, and those of their records. */
  readonly made: Made;
}>;

export type Made = readonly (readonly [row: string, record: string])[];

/** Milliseconds: the server remembers the batch a little longer. */
const remembered = 23 * 3_600_000;

/** @throws ConfigError if it is of another task. */
export function progressAt(path: string, task: string) {
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
    end: (number: number, ended: Entry) => write({ done: number, ...ended }),
    problems: () => read().flatMap(({ problems = [] }) => problems),
    made: (): Made => read().flatMap(({ made = [] }) => made),
  };
}

/** @returns how many rows have errors. If there are none, there is no file. */
export function writeErrors(path: string, problems: readonly Problem[]): number {
  const lines = problems.toSorted(([a], [b]) => a - b).map((problem) => csvRow(problem.map(String)));
  rmSync(path, { force: true });
  if (lines.length > 0) writeFileAtomically(path, csvRow(['line', 'column', 'code', 'message']) + lines.join(''));
  return new Set(problems.map(([line]) => line)).size;
}
