/** The maximum number of records of a resource per tenant. If there is one, a counter is updated in the same commit. */
import { LRUCache } from 'lru-cache';
import { Fault } from '../fault.js';
import { Doc, type Stored } from '../store/doc.js';
import { type Key, Stale, type Store } from '../store/port.js';
import type { Participant, Work } from './work.js';
import type { Alteration } from './writeSet.js';

const collection = 'gala.counts';
const attempts = 20;
/** Counters that this process has verified. */
const remembered = 10_000;

/** The maximum for a resource, if the tenant has one. */
type CapOf = (tenant: string, resource: string) => number | undefined;

export const declareQuotas = (store: Pick<Store, 'declare'>) => store.declare(collection, []);

export class Quotas implements Participant {
  readonly #counted = new LRUCache<string, Promise<void>>({ max: remembered });

  private constructor(
    private readonly store: Store,
    private readonly capOf: CapOf,
  ) {}

  static async open(store: Store, capOf: CapOf): Promise<Quotas> {
    await declareQuotas(store);
    return new Quotas(store, capOf);
  }

  /** Counts the records that are about to be created and removed, in their order. @throws Fault `tenant_quota` */
  async stage(changes: readonly Alteration[], work: Work): Promise<void> {
    const counts = work.collection(collection);
    for (const { key, previous, next, part } of changes) {
      const by = Number(next !== undefined) - Number(previous !== undefined);
      const [, id = ''] = key.collection.split('.');
      const cap = by === 0 ? undefined : this.capOf(key.tenant, id);
      if (cap === undefined) continue;
      await this.#ready({ collection, tenant: key.tenant, id }, key.collection);
      const count = countIn(await counts.find(id));
      if (by > 0 && count >= cap) {
        const message = `The tenant has reached its maximum of ${cap} ${id}. Delete some, or ask the operator for a higher limit.`;
        throw Object.assign(Fault.of('tenant_quota', message), { part });
      }
      counts.put({ id, count: Math.max(0, count + by) });
    }
  }

  /** The maximums have changed: without one, records were not counted. */
  countAgain(): void {
    this.#counted.clear();
  }

  async #ready(key: Key, counted: string): Promise<void> {
    const name = `${key.tenant}/${key.id}`;
    const counting = this.#counted.get(name) ?? this.#count(key, counted);
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
  async #count(key: Key, counted: string): Promise<void> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const previous = await this.store.read(key, { consistent: true });
      const query = { collection: counted, tenant: key.tenant, match: {}, atMost: maxCounted };
      const count = await this.store.count(query);
      if (previous !== undefined && countIn(previous) === count) return;
      const doc = counter(key, count, (previous?.record.sys_version ?? 0) + 1);
      try {
        return await this.store.commit([{ put: key, doc, previous }]);
      } catch (thrown) {
        if (!(thrown instanceof Stale)) throw thrown;
      }
    }
  }
}

const maxCounted = 2 ** 31 - 1;

const countIn = (doc: Doc | undefined) => (doc?.record.count as number | undefined) ?? 0;

const counter = ({ id }: Key, count: number, sys_version: number): Doc =>
  Doc.ofRecord<Stored>({ id, count, sys_version });
