/** The maximum number of records of a resource per tenant. If there is one, a counter is updated in the same commit. */
import { LRUCache } from 'lru-cache';
import { Fault } from '../fault.js';
import type { Model } from '../schema/model.js';
import { Doc, type Stored } from '../store/doc.js';
import { type Key, Stale, type Store } from '../store/port.js';
import type { WriteSet } from './writeSet.js';

const collection = 'gala.counts';
const attempts = 20;
/** Counters that this process has verified. */
const remembered = 10_000;

interface Counter extends Stored {
  readonly count: number;
}

/** The maximum for a resource, if the tenant has one. */
export type CapOf = (tenant: string, resource: string) => number | undefined;

export class Quotas {
  readonly #store: Store;
  readonly #capOf: CapOf;
  readonly #counted = new LRUCache<string, Promise<void>>({ max: remembered });

  private constructor(store: Store, capOf: CapOf) {
    this.#store = store;
    this.#capOf = capOf;
  }

  static async open(store: Store, capOf: CapOf): Promise<Quotas> {
    await store.declare(collection, []);
    return new Quotas(store, capOf);
  }

  /** Counts a record that is about to be created. @throws Fault `tenant_quota` */
  async add(tenant: string, model: Model, writeSet: WriteSet): Promise<void> {
    const cap = this.#capOf(tenant, model.name);
    if (cap === undefined) return;
    await this.#ready(tenant, model);
    const key = keyOf(tenant, model);
    const count = countIn(await writeSet.find(key));
    if (count >= cap)
      throw new Fault(
        'tenant_quota',
        `The tenant has reached its maximum of ${cap} ${model.name}. Delete some, or ask the operator for a higher limit.`,
      );
    writeSet.stage(key, counter(key, count + 1, writeSet.nextVersion(key)));
  }

  /** Counts a record that is about to be removed. */
  async remove(tenant: string, model: Model, writeSet: WriteSet): Promise<void> {
    if (this.#capOf(tenant, model.name) === undefined) return;
    await this.#ready(tenant, model);
    const key = keyOf(tenant, model);
    const count = countIn(await writeSet.find(key));
    writeSet.stage(key, counter(key, Math.max(0, count - 1), writeSet.nextVersion(key)));
  }

  /** The maximums have changed: without one, records were not counted. */
  countAgain(): void {
    this.#counted.clear();
  }

  async #ready(tenant: string, model: Model): Promise<void> {
    const name = `${tenant}/${model.name}`;
    const counting = this.#counted.get(name) ?? this.#count(tenant, model);
    this.#counted.set(name, counting);
    await counting.catch((thrown) => {
      if (this.#counted.get(name) === counting) this.#counted.delete(name);
      throw thrown;
    });
  }

  /**
   * If others create records meanwhile, the counter changes and it counts again. If the counter keeps changing, others have
   * counted.
   */
  async #count(tenant: string, model: Model): Promise<void> {
    const key = keyOf(tenant, model);
    for (let attempt = 0; attempt < attempts; attempt++) {
      const previous = await this.#store.read(key, { consistent: true });
      const query = { collection: model.collection, tenant, match: {}, atMost: mostCounted };
      const count = await this.#store.count(query);
      if (previous !== undefined && countIn(previous) === count) return;
      const doc = counter(key, count, (previous?.record.sys_version ?? 0) + 1);
      if (await this.#put(key, doc, previous)) return;
    }
  }

  async #put(key: Key, doc: Doc, previous: Doc | undefined): Promise<boolean> {
    try {
      await this.#store.commit([{ put: key, doc, previous }]);
      return true;
    } catch (thrown) {
      if (thrown instanceof Stale) return false;
      throw thrown;
    }
  }
}

const mostCounted = 2 ** 31 - 1;

const keyOf = (tenant: string, { name }: Model): Key => ({ collection, tenant, id: name });

const countIn = (doc: Doc | undefined) => (doc?.record as Counter | undefined)?.count ?? 0;

const counter = ({ id }: Key, count: number, sys_version: number): Doc =>
  Doc.ofRecord<Stored>({ id, count, sys_version });
