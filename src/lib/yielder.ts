/** Lets new connections and other requests use the event loop between the steps of long requests. */
import cluster from 'node:cluster';
import { performance } from 'node:perf_hooks';

/** Milliseconds that a request can use the event loop before it waits for its turn, and in each turn. */
const longestTurn = 1;
/** Requests that can be started before the clock is looked at, which costs more than the rest. */
const uncounted = 8;
/** Milliseconds of a round of the event loop in which more are started; the others wait for the next round. */
const longestStart = 5;
/** Milliseconds in which the main process hands the next connection to a worker, if more wait. */
const handingOver = cluster.isWorker ? 0.3 : 0;
/** Milliseconds of work after which a request comes after those of the same caller that have used less. */
const classes = [2, 20, 200];

/** Whether parsing or processing this JSON may take milliseconds by itself. */
export const isLong = (json: Buffer): boolean => json.length > 64 * 1024;

/**
 * The clock of every yielder: milliseconds that the event loop has worked. Tests pass the time themselves, and count the turns.
 */
export const watch = { now: () => performance.now() - performance.nodeTiming.idleTime, turns: 0 };

/** The tenant and caller of a request. */
export interface Party {
  readonly tenant: string;
  readonly caller: string;
  /** Its connection. */
  readonly client: { readonly destroyed: boolean; readonly readableEnded: boolean };
}

/** The client has disconnected before its request was done: it gets no response, and nothing is written. */
export class RequestAborted extends Error {}

/** One for each request. The server's own work has one without a party. */
export class Yielder {
  /** Milliseconds of its own work, capped. */
  used = 0;
  /** Of `classes`, when it waited last; none yet. */
  class = -1;
  #since = watch.now();
  #left = longestTurn;
  /** The number of its last turn. */
  #turn: number | undefined;

  constructor(readonly party?: Party) {}

  /**
   * Call it before each step. Waits for a turn if the steps since the last one took long.
   * @param isLong whether the step may take milliseconds by itself: it then always waits for a turn.
   * @returns undefined if there is time left, so that hot loops need not wait for a promise.
   * @throws RequestAborted
   */
  step(isLong = false): Promise<void> | undefined {
    noteRound();
    return this.#hasTime() && (!isLong || this.#turn === watch.turns) ? undefined : this.#nextTurn();
  }

  async #nextTurn(): Promise<void> {
    if (!this.isGone) await turn(this);
    if (this.isGone) {
      this.#left = Number.NEGATIVE_INFINITY; // every later step ends here too
      throw new RequestAborted('the client closed the connection');
    }
    [this.#turn, this.#since, this.#left] = [watch.turns, watch.now(), longestTurn];
  }

  /** A client that has half-closed its connection can still wait for a short request: for one turn. */
  get isGone(): boolean {
    const { destroyed, readableEnded } = this.party?.client ?? { destroyed: false, readableEnded: false };
    return destroyed || (readableEnded && this.#turn !== undefined);
  }

  /**
   * Rounds of the event loop in which it waited for something else, such as the store, do not count as its work, nor do the steps
   * of others in the same round.
   */
  #hasTime(): boolean {
    const now = watch.now();
    if (latest.yielder !== this) latest.othersEnded = latest.looked;
    latest.yielder = this;
    latest.looked = now;
    if (now < this.#since + this.#left) return true;
    const spent = Math.max(0, now - Math.max(this.#since, round.began, latest.othersEnded));
    this.used += spent;
    this.#left -= spent;
    this.#since = now;
    return this.#left > 0;
  }
}

/** Whose step the latest one is, and when; when the steps of others before it ended. */
const latest: { yielder: Yielder | undefined; looked: number; othersEnded: number } = {
  yielder: undefined,
  looked: 0,
  othersEnded: 0,
};

/** The current round of the event loop. Its start is recorded only if there was a step in the previous one. */
const round = { began: 0, isNoted: false };

function noteRound(): void {
  if (round.isNoted) return;
  round.isNoted = true;
  setImmediate(beginRound);
}

function beginRound(): void {
  round.began = watch.now();
  round.isNoted = false;
}

/** The event loop accepts one connection in each of its rounds: as long as one has come in the last round, more may wait. */
const accepting = { isUnderWay: false, hasCome: false, last: 0 };

/** Call it for each new connection. */
export function connected(): void {
  accepting.isUnderWay = accepting.hasCome = true;
  accepting.last = watch.now();
}

/** Requests that wait to be started: tenant → the oldest first. */
const arrived = new Map<string, (() => void)[]>();

/** Whether a request can be started at once: no connections wait, and this round of the event loop is not long already. */
export function mayStart(): boolean {
  return !accepting.isUnderWay && arrived.size === 0 && isShort();
}

/** Starts a request later: tenants take turns. */
export function startLater(tenant: string, begin: () => void): void {
  const line = arrived.get(tenant) ?? [];
  line.push(begin);
  arrived.set(tenant, line);
  goRound();
}

/** Requests that were started, and since when that is timed in this round of the event loop. */
const starts = { count: 0, timedSince: Number.NaN };

function isShort(): boolean {
  if (++starts.count < uncounted) return true;
  const now = watch.now();
  if (Number.isNaN(starts.timedSince)) timeStarts(now);
  return now - starts.timedSince < longestStart;
}

function timeStarts(now: number): void {
  if (Number.isNaN(starts.timedSince)) setImmediate(beginStarts);
  starts.timedSince = now;
}

function beginStarts(): void {
  starts.count = 0;
  starts.timedSince = Number.NaN;
}

/** Starts at least one, if there are any. */
function startNext(): void {
  if (arrived.size === 0) return;
  const [tenant, line] = firstOf(arrived);
  const begin = line.shift();
  if (line.length > 0) arrived.set(tenant, line);
  begin?.();
  queueMicrotask(() => process.nextTick(() => isShort() && startNext())); // once it waits for something
}

/** The last round with work, and whether it is the current one. */
const work = { began: 0, ended: 0, isGoingOn: false };
let isGoing = false;

function goRound(): void {
  if (!isGoing) setImmediate(inRound);
  isGoing = true;
}

/** In each round while something waits. After a round with work, connections are accepted for as long as that took. */
function inRound(): void {
  const now = watch.now();
  if (work.isGoingOn) work.ended = now;
  accepting.isUnderWay = accepting.hasCome || now - accepting.last < handingOver;
  accepting.hasCome = false;
  work.isGoingOn = !accepting.isUnderWay || now - work.ended >= work.ended - work.began;
  if (work.isGoingOn) {
    work.began = now;
    timeStarts(now);
    startNext();
    if (waiting.size > 0) grant();
  }
  isGoing = false;
  if (arrived.size > 0 || waiting.size > 0) goRound();
  else work.isGoingOn = false;
}

type Waiting = readonly [yielder: Yielder, go: () => void];

/** Requests that wait for a turn: tenant → caller → those that have used little before those that have used much. */
const waiting = new Map<unknown, Map<string, Waiting[]>>();

/**
 * One request has a turn in each round of the event loop. Short requests run between two turns. Among those of a class, one that
 * has started goes on before the next one.
 */
function turn(yielder: Yielder): Promise<void> {
  const { tenant, caller } = yielder.party ?? { tenant: yielder, caller: '' };
  goRound();
  const callers = waiting.get(tenant) ?? new Map<string, Waiting[]>();
  const line = callers.get(caller) ?? [];
  waiting.set(tenant, callers.set(caller, line));
  const before = yielder.class;
  yielder.class = classes.filter((min) => yielder.used >= min).length;
  const limit = before === yielder.class ? before : yielder.class + 1;
  const place = line.findIndex(([other]) => other.class >= limit);
  return new Promise((resolve) => line.splice(place < 0 ? line.length : place, 0, [yielder, resolve]));
}

/** Skips turns whose request has ended. */
function grant(): void {
  const [yielder, go] = next();
  if (!yielder.isGone) watch.turns++;
  go();
}

/** Tenants take turns, and so do the callers of each. */
function next(): Waiting {
  const [tenant, callers] = firstOf(waiting);
  const [caller, line] = firstOf(callers);
  const one = line.shift() as Waiting; // empty queues are removed
  if (line.length > 0) callers.set(caller, line);
  if (callers.size > 0) waiting.set(tenant, callers);
  return one;
}

/** Removes and returns the first entry. */
function firstOf<K, V>(map: Map<K, V>): [K, V] {
  const [entry] = map as unknown as [[K, V]]; // the map is not empty
  map.delete(entry[0]);
  return entry;
}
