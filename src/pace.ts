/** Lets other requests have the event loop between the steps of a long one. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds that a request may keep the event loop before others get their turn. */
const longestTurn = 10;

export class Pace {
  #began = performance.now();

  /** Call it between steps. Waits for the others once the steps since the last wait took 10 ms. */
  async step(): Promise<void> {
    if (performance.now() - this.#began < longestTurn) return;
    await nextTurn();
    this.#began = performance.now();
  }
}
