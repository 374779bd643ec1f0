/** Starts a thread that reports when the main thread is blocked. */
import { hostname } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Board } from './board.js';

export interface Watched {
  readonly memory: SharedArrayBuffer;
  readonly pid: number;
  readonly hostname: string;
}

/** Milliseconds. The thread checks half as often as the main thread counts. */
const countEvery = 250;

const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };

/** Neither the thread nor the timer keeps the process running. */
export function watch(board: Board): { close(): Promise<void> } {
  const workerData: Watched = { memory: board.memory, pid: process.pid, hostname: hostname() };
  const options = { workerData, resourceLimits, execArgv: [] };
  const thread = new Worker(new URL('./watchdogThread.js', import.meta.url), options);
  thread.on('error', () => {}); // the server works without it
  thread.unref();
  const counting = setInterval(() => board.countTurn(), countEvery).unref();
  return {
    async close() {
      clearInterval(counting);
      await thread.terminate();
    },
  };
}
