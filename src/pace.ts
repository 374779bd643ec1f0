/** Lets other requests have the event loop between the steps of long ones, however many of these there are. */
import { performance } from 'node:perf_hooks';

/** Milliseconds that a request may keep the event loop before it waits for its turn, and in each turn. */
const longestTurn = 1;
/** Milliseconds of work after which a request comes behind those of the same caller that have used less. */
const classes = [2, 20, 200];

/** Whether to parse this JSON, or to work on what it says, may take milliseconds by itself. */
export const isLong = (json: Buffer): boolean => json.length > 64 * 1024;

/** What every pace goes by: milliseconds that the event loop has worked. Tests pass the time themselves, and count the turns that were given. */
export const watch = { now: () => performance.now() - performance.nodeTiming.idleTime, turns: 0 };

/** Whom a request is for. */
export interface Party {
  readonly tenant: string;
  readonly caller: string;
  /** Its connection. */
  readonly client: { readonly destroyed: boolean; readonly readableEnded: boolean };
}

/** The client has gone before its request was done: nobody is to be told, and nothing is to be written. */
export class GivenUp extends Error {}

/** One for each request; what the server does by itself has one of its own, without a party. */
export class Pace {
  /** Milliseconds of its own work, as far as they matter. */
  used = 0;
  /** Where it waited last. */
  line: number | undefined;
  #since = watch.now();
  #left = longestTurn;
  /** The number of its last turn. */
  #turn: number | undefined;

  constructor(readonly party?: Party) {}

  /**
   * Call it before each step. Waits for a turn when the steps since the last one took their time.
   * @param isLong whether the step may take milliseconds by itself: it is made in a turn only.
   * @throws GivenUp
   */
  async step(isLong = false): Promise<void> {
    noteRound();
    if (this.#hasTime() && (!isLong || this.#turn === watch.turns)) return;
    if (!this.isGone) await turn(this);
    if (this.isGone) {
      this.#left = Number.NEGATIVE_INFINITY; // every later step ends here, too
      throw new GivenUp('the client has gone');
    }
    [this.#turn, this.#since, this.#left] = [watch.turns, watch.now(), longestTurn];
  }

  /** A client that has closed its side only may wait for what is short: for one turn. */
  get isGone(): boolean {
    const { destroyed, readableEnded } = this.party?.client ?? { destroyed: false, readableEnded: false };
    return destroyed || (readableEnded && this.#turn !== undefined);
  }

  /** Rounds of the event loop in which it waited for something else, such as the store, are not its work. */
  #hasTime(): boolean {
    const now = watch.now();
    if (now < this.#since + this.#left) return true;
    const spent = Math.max(0, now - Math.max(this.#since, round.began));
    this.used += spent;
    this.#left -= spent;
    this.#since = now;
    return this.#left > 0;
  }
}

/** The round of the event loop; when it began is noted only if there was a step in the one before. */
const round = { began: 0, isNoted: false };

function noteRound(): void {
  if (round.isNoted) return;
  round.isNoted = true;
  setImmediate(() => Object.assign(round, { began: watch.now(), isNoted: false }));
}

type Waiting = readonly [pace: Pace, go: () => void];

/** Those that wait for a turn: tenant → caller → by what they have used, in order. Whoever has begun in a line goes on before the next one. */
const waiting = new Map<unknown, Map<string, Waiting[][]>>();

/** One request has a turn in each round of the event loop: all others that are not long come between two turns. */
function turn(pace: Pace): Promise<void> {
  const { tenant, caller } = pace.party ?? { tenant: pace, caller: '' };
  if (waiting.size === 0) setImmediate(grant);
  const callers = waiting.get(tenant) ?? new Map<string, Waiting[][]>();
  waiting.set(tenant, callers);
  const lines = callers.get(caller) ?? [[], ...classes.map(() => [])];
  callers.set(caller, lines);
  const number = classes.filter((least) => pace.used >= least).length;
  const line = lines[number] as Waiting[];
  const isNew = pace.line !== number;
  pace.line = number;
  return new Promise((resolve) => line[isNew ? 'push' : 'unshift']([pace, resolve]));
}

/** A turn that nobody wants any more is none. */
function grant(): void {
  const [pace, go] = next();
  if (!pace.isGone) watch.turns++;
  go();
  if (waiting.size > 0) setImmediate(grant);
}

/** Tenants take turns, and so do the callers of each; of a caller's requests, those that have used little come first. */
function next(): Waiting {
  const [tenant, callers] = firstOf(waiting);
  const [caller, lines] = firstOf(callers);
  const [first, ...rest] = lines.filter(({ length }) => length > 0) as [Waiting[], ...Waiting[][]]; // nobody waits in an empty one
  const one = first.shift() as Waiting;
  if (first.length + rest.length > 0) callers.set(caller, lines);
  if (callers.size > 0) waiting.set(tenant, callers);
  return one;
}

/** Takes the first entry out. */
function firstOf<K, V>(map: Map<K, V>): [K, V] {
  const [entry] = map as unknown as [[K, V]]; // it has one
  map.delete(entry[0]);
  return entry;
}
