/** What there is to tell an endpoint: whether its logs have later entries than those that it was told of. */
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

/** Endpoint and service → up to where the log has nothing that it asks for. */
const seen = new WeakMap<object, Map<string, string>>();

/** One look at the logs of a tenant, for all of its endpoints. */
export class Look {
  readonly #walks = new Map<string, Promise<Walk>>();
  readonly #passed: Map<string, string>;

  /**
   * @param of what remembers how far logs were looked through for nothing, as long as it exists.
   * @param resourcesOf names all of a service.
   */
  constructor(
    private readonly work: Work,
    of: object,
    private readonly resourcesOf: (service: string) => readonly string[],
  ) {
    this.#passed = seen.get(of) ?? new Map();
    seen.set(of, this.#passed);
  }

  /** The next delivery of changes to an endpoint; undefined if there is nothing new for it. */
  async pingFor(endpoint: Endpoint): Promise<Ping | undefined> {
    for (const [service, told] of Object.entries(endpoint.told)) {
      const key = `${endpoint.id} ${service}`;
      const passed = this.#passed.get(key) ?? '';
      const { resources, last, isWhole } = await this.#walk(service, passed > told ? passed : told);
      const asked = [...resources].filter((name) => endpoint.resources?.includes(name) !== false);
      if (asked.length > 0) {
        this.#passed.delete(key);
        if (isWhole) return await this.#ping(service, last, asked);
        const possible = this.resourcesOf(service).filter((name) => endpoint.resources?.includes(name) !== false);
        return await this.#ping(service, await this.#newest(service, last), possible);
      }
      if (last !== told) this.#passed.set(key, last);
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

  async #newest(service: string, before: string): Promise<string> {
    const [newest] = await this.work.collection<Entry>(logOf(service)).appended({ limit: 1, descending: true });
    return newest?.id ?? before;
  }

  async #ping(service: string, place: string, resources: readonly string[]): Promise<Ping> {
    const { work } = this;
    const { tenant } = work;
    const position = positionIn(tenant, service, await epochOf(work), place);
    const data = { tenant, service, position, resources: [...resources].sort() };
    return { ...pingOf('changes', data, work), service, place };
  }
}

function pingOf(type: Ping['type'], data: object, work: Work): Ping {
  const due = work.now.toISOString();
  return { id: `msg_${work.newId()}`, type, body: JSON.stringify({ type, timestamp: due, data }), due };
}

/** A delivery that says nothing. */
export const testOf = ({ id }: Endpoint, work: Work): Ping =>
  pingOf('ping', { tenant: work.tenant, endpoint: id }, work);
