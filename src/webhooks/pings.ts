/** What there is to tell an endpoint: whether its logs have later entries than those that it was told of. */
import type { LRUCache } from 'lru-cache';
import { type Entry, epochOf, logOf } from '../records/changes.js';
import type { Work } from '../records/work.js';
import { positionIn } from '../verbs/changes.js';
import type { Endpoint, Ping } from './endpoints.js';

/** How many entries are read of a log after one place, and at a time. */
const [maxWalked, step] = [1000, 100];

/** What a log has after a place. */
interface Walk {
  readonly resources: ReadonlySet<string>;
  readonly last: string;
  /** Whether that is all. */
  readonly isWhole: boolean;
}

/** One look at the logs of a tenant, for all of its endpoints. */
export class Look {
  readonly #walks = new Map<string, Promise<Walk>>();

  /**
   * @param passed endpoint and service → up to where the log has nothing that it asks for.
   * @param resourcesOf names all of a service.
   */
  constructor(
    private readonly work: Work,
    private readonly passed: LRUCache<string, string>,
    private readonly resourcesOf: (service: string) => readonly string[],
  ) {}

  /** The next delivery of changes to an endpoint; undefined if there is nothing new for it. */
  async pingFor({ id, told, resources }: Endpoint): Promise<Ping | undefined> {
    const isAsked = (name: string) => resources?.includes(name) !== false;
    for (const [service, place] of Object.entries(told)) {
      const key = `${id} ${service}`;
      const passed = this.passed.get(key) ?? '';
      const walk = await this.#walk(service, passed > place ? passed : place);
      const asked = [...walk.resources].filter(isAsked);
      if (asked.length === 0) this.passed.set(key, walk.last);
      else if (walk.isWhole) return await this.#ping(service, walk.last, asked);
      else return await this.#ping(service, await this.#newest(service), this.resourcesOf(service).filter(isAsked));
    }
    return undefined;
  }

  #walk(service: string, after: string): Promise<Walk> {
    const key = `${service} ${after}`;
    const walk = this.#walks.get(key) ?? this.#read(service, after);
    this.#walks.set(key, walk);
    return walk;
  }

  async #read(service: string, after: string): Promise<Walk> {
    const log = this.work.collection<Entry>(logOf(service));
    const resources = new Set<string>();
    let last = after;
    for (let walked = 0; walked < maxWalked; walked += step) {
      const docs = await log.appended({ ...(last !== '' && { after: last }), limit: step });
      for (const { record } of docs) resources.add(record.of.slice(0, record.of.indexOf('/')));
      last = docs.at(-1)?.id ?? last;
      if (docs.length === 0) return { resources, last, isWhole: true };
      await this.work.yielder.step();
    }
    return { resources, last, isWhole: false };
  }

  async #newest(service: string): Promise<string> {
    const [newest] = await this.work.collection<Entry>(logOf(service)).appended({ limit: 1, descending: true });
    return newest?.id ?? '';
  }

  async #ping(service: string, place: string, resources: readonly string[]): Promise<Ping> {
    const { tenant } = this.work;
    const position = positionIn(tenant, service, await epochOf(this.work), place);
    const data = { tenant, service, position, resources: [...resources].sort() };
    return { ...pingOf('changes', data, this.work), service, place };
  }
}

function pingOf(type: Ping['type'], data: object, work: Work): Ping {
  const due = work.now.toISOString();
  return { id: `msg_${work.newId()}`, type, body: JSON.stringify({ type, timestamp: due, data }), due };
}

/** A delivery that says nothing. */
export const testOf = ({ id }: Endpoint, work: Work): Ping =>
  pingOf('ping', { tenant: work.tenant, endpoint: id }, work);
