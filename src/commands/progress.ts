/** What a load remembers of the rows that are loaded. Runs in browsers, too. */
import sjson from 'secure-json-parse';
import { ConfigError } from '../lib/configError.js';
import type { Problem, Row } from './rows.js';

/** Where that is written, such as FILE.progress. */
export interface Journal {
  readonly name: string;
  read(): string;
  append(text: string): void;
  remove(): void;
  /** Of a text: no two have the same. */
  hash(text: string): string;
}

/** The journal is of another load, of which it is not known what is loaded. */
export class Unended extends ConfigError {}

/** A line of it: the beginning of a load, its end, or a batch that is begun, or done. */
type Entry = Partial<{
  readonly run: string;
  /** Where its rows are loaded. */
  readonly place: string;
  /** What is loaded, and how. */
  readonly task: string;
  /** How long the file was before it. Of several loads that begin at once, only the first counts. */
  readonly after: number;
  /** Milliseconds since 1970. */
  readonly ended: number;
  readonly begun: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The ids of the records that its rows name by external ids. */
  readonly named: Named;
  /** A batch that is not begun after all. */
  readonly refused: number;
  readonly done: number;
  readonly rows: number;
  /** Of the rows that are loaded. */
  readonly hashes: readonly string[];
  readonly problems: readonly Problem[];
  /** The ids in the rows, and those of their records. */
  readonly made: readonly (readonly [row: string, record: string])[];
}>;

export type Named = Readonly<Record<string, string>>;

/** Milliseconds: the server remembers the batch a little longer. */
const remembered = 23 * 3_600_000;

/** Whatever the order of its columns is. */
export function hashOfRow({ record, at }: Row, { hash }: Journal): string {
  const entries = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return hash(JSON.stringify(at === undefined ? entries : [at, entries])).slice(0, 12);
}

/** `crypto.randomUUID` is missing from pages that come over plain HTTP. */
const newRun = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

interface Asked {
  readonly place: string;
  readonly task: string;
  /** Nothing is written. */
  readonly isDryRun: boolean;
  /** Rows that were loaded are loaded once more. */
  readonly again: boolean;
  /** Whether a row is known by its id. */
  readonly byId: boolean;
}

/** @throws Unended */
export function progressIn(journal: Journal, { place, task, isDryRun, again, byId }: Asked) {
  const [text, path] = [journal.read(), journal.name];
  const heads = new Set<number>();
  const isFirst = ({ after }: Entry) => after === undefined || heads.size < heads.add(after).size;
  const entries = text
    .split('\n')
    .map((line): Entry => sjson.safeParse(line) ?? {})
    .filter(isFirst);
  const start = entries.findLastIndex(({ run }) => run !== undefined);
  const last = start < 0 ? [{ ended: 0 }] : entries.slice(start);
  const done = new Set(last.map((entry) => entry.done));
  const begun = new Map<number | undefined, Entry>();
  for (const entry of last)
    if (begun.set(entry.begun, entry) && entry.refused !== undefined) begun.delete(entry.refused);
  const isSame = last[0]?.task === task && last[0].place === place;
  const isUnsure = [...begun.keys()].some((number) => !done.has(number));
  const isOpen = !isDryRun && last.every(({ ended }) => ended === undefined) && (isSame || isUnsure);
  if (isOpen && !isSame)
    throw new Unended(
      `${path} is of a load that has not ended, with another content of the file, other options or elsewhere. Go on with these. If you delete it, what is loaded is loaded once more.`,
    );
  const own = isOpen ? last : [];
  const { run = newRun() } = own[0] ?? {};
  const problems = own.flatMap((entry) => entry.problems ?? []);
  /** Hash or id → how many such rows were loaded before this load. */
  const loaded = new Map<string, number>();
  const ids = new Map<string, string>();
  let [at, endedAt]: [string | undefined, number | undefined] = [undefined, undefined];
  const ends = new Set<number>();
  for (const [n, { place: other, hashes = [], made = [], ended, done }] of entries.entries()) {
    at = other ?? at;
    if (other !== undefined) ends.clear();
    if (done !== undefined && ends.size === ends.add(done).size) continue; // by two at once
    if (at !== place) continue;
    endedAt = ended ?? endedAt;
    for (const [row, record] of made) ids.set(row, record);
    if (again || (isOpen && n > start)) continue;
    for (const row of byId ? made.map(([id]) => id) : hashes) loaded.set(row, (loaded.get(row) ?? 0) + 1);
  }
  let isBegun = false;
  function write(entry: Entry): void {
    if (isDryRun) return;
    const append = (more: string) => journal.append(`${more}\n`);
    const head = isOpen ? '' : JSON.stringify({ run, place, task, after: text.length });
    if (!isBegun) append(`\n${head}`); // a killed process may have left half a line
    if (!isBegun && !isOpen && !journal.read().startsWith(`\n${head}`, text.length))
      throw new ConfigError(`${path}: another load has begun at the same time.`);
    append(JSON.stringify(entry));
    isBegun = true;
  }
  return {
    run,
    /** When a load of this file has ended. */
    endedAt,
    isDone: (number: number) => isOpen && done.has(number),
    rows: own.reduce((sum, { rows = 0 }) => sum + rows, 0),
    problems,
    /** The ids in the rows, and those of their records. */
    ids,
    /** @returns whether a row is one of those that were loaded: asked once for each row; undefined if there are none. */
    known(): ((row: Row) => boolean) | undefined {
      const left = new Map(loaded);
      const isKnown = (row: Row) => {
        const key = byId ? (row.id ?? '') : hashOfRow(row, journal);
        const count = row.problems.length > 0 ? 0 : (left.get(key) ?? 0);
        return count > 0 && left.set(key, count - 1) !== undefined;
      };
      return loaded.size === 0 ? undefined : isKnown;
    },
    /** What its rows named when it was begun before. */
    namedIn: (number: number) => (isOpen ? begun.get(number)?.named : undefined),
    begin(number: number, batch: readonly Row[], named: Named): void {
      const { at = Date.now() } = (isOpen && begun.get(number)) || {};
      if (at < Date.now() - remembered)
        throw new ConfigError(
          `Whether the lines ${batch[0]?.line} to ${batch.at(-1)?.line} are loaded is unknown: it was more than a day ago. Look for them, delete ${path}, and load what is missing.`,
        );
      if (!isOpen || !begun.has(number)) write({ begun: number, at, named });
    },
    /** Nothing of it is loaded, unless it was begun before. */
    refuse(number: number): void {
      if (!isOpen || !begun.has(number)) write({ refused: number });
    },
    end(number: number, ended: Entry): void {
      write({ done: number, ...ended });
      problems.push(...(ended.problems ?? []));
      for (const [row, record] of ended.made ?? []) ids.set(row, record);
    },
    /** @param isKept whether it is remembered which rows were loaded. */
    finish(isKept: boolean): void {
      if (isKept && (isBegun || isOpen)) write({ ended: Date.now() });
      else if (!isKept && !isDryRun) journal.remove();
    },
  };
}
