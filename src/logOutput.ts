/** Standard output, written in blocks: pino's own destination would measure its whole block again with every line. */
import { pino } from 'pino';

const blockSize = 16_000;

export class LogOutput {
  /** What is less than a block waits here, too, so that it can be written when the process ends. */
  readonly #stream = pino.destination({ sync: false, minLength: blockSize });
  #block = '';

  constructor() {
    process.prependListener('exit', () => this.#pass()); // before the stream writes what it has
  }

  /** @param lines whole ones. */
  write(lines: string): void {
    this.#block += lines;
    if (this.#block.length >= blockSize) this.#pass();
  }

  flush(): void {
    this.#pass();
    this.#stream.flush();
  }

  flushSync(): void {
    this.#pass();
    this.#stream.flushSync();
  }

  #pass(): void {
    if (this.#block !== '') this.#stream.write(this.#block);
    this.#block = '';
  }
}
