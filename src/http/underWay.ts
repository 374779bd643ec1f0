/** The requests in progress. Slow ones are logged. */
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { Board } from './board.js';

/** What the log contains of a request in progress. The caller is included only if something is wrong. */
export interface Work {
  readonly request: string;
  readonly operation: string | undefined;
  readonly tenant: string | undefined;
  readonly caller: string | undefined;
}

interface Entry {
  readonly work: Work;
  /** Milliseconds, by `performance.now()`. */
  readonly since: number;
  readonly slot: number | undefined;
  told: boolean;
}

/** Milliseconds. */
const long = 1000;
const longestCaller = 128;

export class UnderWay {
  readonly #entries = new Set<Entry>();
  readonly #board: Board;
  readonly #log: Logger;

  constructor(log: Logger, board: Board) {
    this.#log = log;
    this.#board = board;
  }

  /** @returns a function to call when the request is answered. */
  begin({ caller, ...rest }: Work): () => void {
    const work = { ...rest, caller: caller?.slice(0, longestCaller) };
    const slot = this.#board.write(JSON.stringify(work));
    const entry: Entry = { work, since: performance.now(), slot, told: false };
    this.#entries.add(entry);
    return () => {
      if (!this.#entries.delete(entry)) return;
      if (slot !== undefined) this.#board.erase(slot);
      this.#tell(entry, performance.now());
    };
  }

  /** Warns once about each request that has taken over a second, while it runs. @returns whether there was one. */
  tellLong(now = performance.now()): boolean {
    return [...this.#entries].filter((entry) => this.#tell(entry, now)).length > 0;
  }

  /** All requests, with their milliseconds so far. */
  list(now = performance.now()): (Work & { ms: number })[] {
    return Array.from(this.#entries, ({ work, since }) => ({ ...work, ms: Math.round(now - since) }));
  }

  #tell(entry: Entry, now: number): boolean {
    const ms = Math.round(now - entry.since);
    if (entry.told || ms <= long) return false;
    entry.told = true;
    this.#log.warn({ ...entry.work, ms }, 'slow request');
    return true;
  }
}
