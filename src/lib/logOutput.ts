/**
 * Standard output, written in blocks: pino's own destination would measure its whole block again with every line, and a process whose
 * disk is full, or whose terminal is gone, would never end, because it tries to write at its exit for ever.
 */
import { write, writeSync } from 'node:fs';

const blockSize = 16_000;
/** Blocks that wait for a reader; beyond that, the oldest lines are lost. */
const maxWaiting = 2000;
/** Milliseconds until another attempt: of a pipe that is full, and after other errors. */
const [soon, later] = [10, 1000];
/** Milliseconds that the end of the process waits for a reader. */
const flushTimeoutMs = 1000;

export class LogOutput {
  #block = '';
  readonly #waiting: Buffer[] = [];
  #isWriting = false;
  /** Whether the system has the first of `#waiting`, which it writes even if the process ends. */
  #isHanded = false;

  constructor() {
    process.prependListener('exit', () => this.flushSync());
  }

  /** @param lines whole ones. */
  write(lines: string): void {
    this.#block += lines;
    if (this.#block.length >= blockSize) this.flush();
  }

  flush(): void {
    this.#pass();
    if (this.#waiting.length > maxWaiting) this.#waiting.splice(1, 1);
    this.#next();
  }

  flushSync(): void {
    this.#pass();
    if (this.#isHanded) this.#waiting.shift();
    this.#isHanded = false;
    for (const ends = Date.now() + flushTimeoutMs; this.#waiting.length > 0 && Date.now() < ends; )
      try {
        this.#written(writeSync(1, this.#waiting[0] as Buffer));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, soon);
      }
  }

  #pass(): void {
    if (this.#block !== '') this.#waiting.push(Buffer.from(this.#block));
    this.#block = '';
  }

  #next(): void {
    const [bytes] = this.#waiting;
    if (this.#isWriting || bytes === undefined) return;
    this.#isWriting = true;
    this.#isHanded = true;
    write(1, bytes, (error, count) => {
      if (!this.#isHanded) return; // the process is ending
      this.#isHanded = false;
      if (error === null) this.#written(count);
      if (error?.code === 'EPIPE') this.#waiting.length = 0; // nobody will read them
      const goOn = () => {
        this.#isWriting = false;
        this.#next();
      };
      if (error === null) goOn();
      else setTimeout(goOn, error.code === 'EAGAIN' ? soon : later).unref();
    });
  }

  /** @param count how many bytes of the first block. */
  #written(count: number): void {
    const [bytes] = this.#waiting as [Buffer];
    if (count < bytes.length) this.#waiting[0] = bytes.subarray(count);
    else this.#waiting.shift();
  }
}
