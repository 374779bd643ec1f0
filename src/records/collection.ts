import { Doc, type Stored } from '../store/doc.js';
import type { Key } from '../store/port.js';
import type { Staging } from './staging.js';
import type { Collection } from './work.js';

/** A service's own records of one tenant. What a collection holds is known to the service alone: the store takes any. */
export class StagedCollection<T extends Stored> implements Collection<T> {
  readonly #keyOf: (id: string) => Key;
  readonly #staging: Staging;

  constructor(collection: string, tenant: string, staging: Staging) {
    this.#keyOf = (id) => ({ collection, tenant, id });
    this.#staging = staging;
  }

  async find(id: string): Promise<Doc<T> | undefined> {
    return (await this.#staging.find(this.#keyOf(id))) as Doc<never> | undefined;
  }

  put(record: Omit<T, 'sys_version'> & { readonly id: string }): void {
    const key = this.#keyOf(record.id);
    const versioned = { ...record, sys_version: this.#staging.nextVersion(key) };
    this.#staging.stage(key, Doc.ofRecord<Stored>(versioned));
  }

  async remove(id: string): Promise<void> {
    await this.find(id);
    this.#staging.stage(this.#keyOf(id), undefined);
  }
}
