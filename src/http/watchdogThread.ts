/** The thread of the watchdog. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { Board } from './board.js';
import type { Watched } from './watchdog.js';

const { memory, pid, hostname } = workerData as Watched;
const board = new Board(memory);

/** Milliseconds between checks. */
const lookEvery = 500;
/** It logs after one second, and then every ten seconds. */
const looks = { first: 2, again: 20 };

let before = board.turns;
let missed = 0;

setInterval(() => {
  const now = board.turns;
  missed = now === before ? missed + 1 : 0;
  before = now;
  if (missed === looks.first || (missed > 0 && missed % looks.again === 0)) warn();
}, lookEvery);

/** In the format of the log, but bypassing its buffer, which is not flushed while the main thread is blocked. */
function warn(): void {
  const requests = board.read().map((text) => JSON.parse(text) as unknown);
  const memoryMb = Math.round(process.memoryUsage.rss() / 1024 / 1024);
  const line = { level: 40, time: Date.now(), pid, hostname, ms: missed * lookEvery, memory_mb: memoryMb, requests };
  try {
    writeSync(1, `${JSON.stringify({ ...line, msg: 'the event loop is blocked' })}\n`);
  } catch {} // the reader of the log is slow
}
