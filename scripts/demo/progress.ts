/** One line per step; on a terminal, a bar while it runs. */
import { performance } from 'node:perf_hooks';

const barWidth = 24;
const labelWidth = 58;

export class Progress {
  readonly #out = process.stdout;
  #bar: { readonly label: string; readonly total: number; done: number } | undefined;

  title(text: string): void {
    console.log(`\n${text}`);
  }

  /** @param task answers how many it did, or what else to say. */
  async step(label: string, total: number, task: () => Promise<number | string>): Promise<void> {
    const started = performance.now();
    this.#bar = { label, total, done: 0 };
    this.#draw();
    try {
      const result = String(await task());
      const seconds = `${((performance.now() - started) / 1000).toFixed(2)} s`;
      this.#clear();
      console.log(`  ${label.padEnd(labelWidth)}${result.padStart(6)}  ${seconds.padStart(8)}`);
    } finally {
      this.#clear();
      this.#bar = undefined;
    }
  }

  /** A step that makes or finds things. */
  async collect<T>(label: string, total: number, task: () => Promise<T[]>): Promise<T[]> {
    let found: T[] = [];
    await this.step(label, total, async () => {
      found = await task();
      return found.length;
    });
    return found;
  }

  /** Says that some more of the current step is done. */
  tick(count = 1): void {
    if (this.#bar === undefined) return;
    this.#bar.done += count;
    this.#draw();
  }

  #draw(): void {
    if (!this.#out.isTTY || this.#bar === undefined) return;
    const { label, total, done } = this.#bar;
    const filled = Math.round((Math.min(done, total) / Math.max(total, 1)) * barWidth);
    const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
    this.#out.write(`\r  ${label.padEnd(labelWidth)}${bar}`);
  }

  #clear(): void {
    if (this.#out.isTTY) this.#out.write('\r\x1b[2K');
  }
}

/** Runs a task for every item, a few at a time; results in the order of the items. */
export async function forEach<T, R>(items: readonly T[], atOnce: number, task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await task(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}
