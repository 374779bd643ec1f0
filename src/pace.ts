/** Lets other requests have the event loop between the steps of a long one. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds that a request may keep the event loop before others get their turn. */
const longestTurn = 10;

/** The turn of who has waited last. One waits for the other: else all who wait would have theirs at once, one after the other. */
let lastTurn: Promise<unknown> = Promise.resolve();

export class Pace {
  #began = performance.now();

  /** Call it between steps. Waits for the others once the steps since the last wait took 10 ms. */
  async step(): Promise<void> {
    if (performance.now() - this.#began < longestTurn) return;
    const turn = lastTurn.then(() => nextTurn());
    lastTurn = turn;
    await turn;
    this.#began = performance.now();
  }
}
