/** Reads all records of the embedded store in a data folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, RootDatabase } from 'lmdb';
import { Doc } from '../doc.js';
import type { Scanned, Source } from '../port.js';
import { idOf, keyEncoder } from './indexes.js';
import { alone, openSafely } from './opening.js';

/** A folder without a store is empty. */
export class EmbeddedSource implements Source {
  readonly #path: string;
  readonly #env: RootDatabase | undefined;

  constructor(readonly name: string) {
    this.#path = join(name, 'store');
    if (existsSync(join(this.#path, 'data.mdb'))) this.#env = openSafely({ path: this.#path });
  }

  *scan(collection: string, after?: { readonly tenant: string; readonly id: string }): Generator<Scanned> {
    const start = after === undefined ? '\u0001' : `${after.tenant}\0${after.id}`;
    for (const { key, value } of this.#open(collection)?.getRange({ start, exclusiveStart: true }) ?? [])
      yield { tenant: key.slice(0, key.indexOf('\0')), id: idOf(key), doc: Doc.ofStored(value) };
  }

  total(collection: string): number {
    return (this.#open(collection)?.getStats() as { entryCount?: number } | undefined)?.entryCount ?? 0;
  }

  async close(): Promise<void> {
    await this.#env?.close();
  }

  #open(name: string): Database<Buffer, string> | undefined {
    const [env, options] = [this.#env, { name, encoding: 'binary', ...{ keyEncoder, create: false } } as const];
    env?.resetReadTxn();
    return env && alone(this.#path, () => env.openDB(options));
  }
}
