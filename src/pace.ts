/** Lets other requests have the event loop between the steps of long ones, however many of these there are. */

/** Milliseconds that a request may keep the event loop before it waits for its turn, and in each turn. */
const beforeFirstTurn = 2;
const longestTurn = 10;

/** Whether to parse this JSON, or to work on what it says, may take milliseconds by itself. */
export const isLong = (json: Buffer): boolean => json.length > 64 * 1024;

/** Those that wait for a turn, in order. */
const waiting: (() => void)[] = [];

/** What every pace goes by: tests pass the time themselves, and count the turns that were given. */
export const watch = { now: () => performance.now(), turns: 0 };

export class Pace {
  #ends = watch.now() + beforeFirstTurn;
  #hadTurn = false;

  /**
   * Call it before each step. Waits for a turn when the steps since the last one took their time.
   * @param isLong whether the step may take milliseconds by itself: it is not made before the first turn.
   */
  async step(isLong = false): Promise<void> {
    if (watch.now() < this.#ends && (this.#hadTurn || !isLong)) return;
    await turn();
    this.#hadTurn = true;
    this.#ends = watch.now() + longestTurn;
  }
}

/** One request has a turn in each round of the event loop: all others that are not long come between two turns. */
const turn = () =>
  new Promise<void>((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(grant);
  });

function grant(): void {
  watch.turns++;
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(grant);
}
