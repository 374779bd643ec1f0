import { Doc, type Stored } from '../store/doc.js';
import type { Key } from '../store/port.js';
import type { Staging } from './staging.js';
import type { Collection } from './work.js';

/** Internal records of a service, for one tenant. The casts trust the service to know the type of its records. */
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
