/** How many records a tenant has in each collection. The numbers change in the transaction of the records. */
import type { Database, RootDatabase } from 'lmdb';

export class Counts {
  /** Collection, tenant → the number in digits. */
  readonly #numbers: Database<string, string>;
  /** By how much the transaction changes them. */
  readonly #changes = new Map<string, number>();

  constructor(env: RootDatabase) {
    this.#numbers = env.openDB({ name: 'counts', encoding: 'string' });
  }

  of(collection: string, tenant: string): number {
    return this.#number(`${collection}/${tenant}`);
  }

  add(collection: string, tenant: string, by: number): void {
    const name = `${collection}/${tenant}`;
    if (by !== 0) this.#changes.set(name, (this.#changes.get(name) ?? 0) + by);
  }

  flush(): void {
    for (const [name, by] of this.#changes) if (by !== 0) this.#numbers.put(name, String(this.#number(name) + by));
    this.#changes.clear();
  }

  discard(): void {
    this.#changes.clear();
  }

  clear(collection: string): void {
    for (const name of Array.from(this.#numbers.getKeys({ start: `${collection}/`, end: `${collection}0` })))
      this.#numbers.remove(name);
  }

  #number(name: string): number {
    return Number(this.#numbers.get(name) ?? 0);
  }
}
