/** What there is to tell an endpoint: whether its logs have later entries than those that it was told of. */
import type { LRUCache } from 'lru-cache';
import { type Entry, epochOf, logOf } from '../records/changes.js';
import type { Work } from '../records/work.js';
import { positionIn } from '../verbs/changes.js';
import type { Endpoint, Ping } from './endpoints.js';

/** How many entries of a log are read at a time. */
const step = 1000;

/** The names of resources in a part of a log, and its last entry. */
type Part = readonly [names: ReadonlySet<string>, last: string];

/** One look at the logs of a tenant, for all of its endpoints. */
export class Look {
  readonly #parts = new Map<string, Promise<Part>>();

  /** @param passed endpoint and service → up to where the log has nothing that it asks for. */
  constructor(
    private readonly work: Work,
    private readonly passed: LRUCache<string, string>,
  ) {}

  /** The next delivery of changes to an endpoint; undefined if there is nothing new for it in the next entries. */
  async pingFor({ id, told, resources }: Endpoint): Promise<Ping | undefined> {
    for (const [service, place] of Object.entries(told)) {
      const key = `${id} ${service}`;
      const asked = new Set<string>();
      let at = [place, this.passed.get(key) ?? ''].sort()[1] as string; // the later one: there are two
      for (let isMore = true; isMore; ) {
        const [names, last] = await this.#after(service, at);
        for (const name of names) if (resources?.includes(name) !== false) asked.add(name);
        isMore = asked.size > 0 && last !== at;
        at = last;
      }
      if (asked.size > 0) return await this.#ping(service, at, [...asked].sort());
      this.passed.set(key, at);
    }
    return undefined;
  }

  #after(service: string, place: string): Promise<Part> {
    const key = `${service} ${place}`;
    const part = this.#parts.get(key) ?? this.#read(service, place);
    this.#parts.set(key, part);
    return part;
  }

  async #read(service: string, after: string): Promise<Part> {
    const log = this.work.collection<Entry>(logOf(service));
    const docs = await log.appended({ ...(after !== '' && { after }), limit: step });
    const names = new Set<string>();
    for (const { record } of docs) {
      names.add(record.of.slice(0, record.of.indexOf('/')));
      await this.work.yielder.step();
    }
    return [names, docs.at(-1)?.id ?? after];
  }

  async #ping(service: string, place: string, resources: readonly string[]): Promise<Ping> {
    const { tenant } = this.work;
    const position = positionIn(tenant, service, await epochOf(this.work), place);
    return { ...pingOf('changes', { tenant, service, position, resources }, this.work), service, place };
  }
}

function pingOf(type: Ping['type'], data: object, work: Work): Ping {
  const due = work.now.toISOString();
  return { id: `msg_${work.newId()}`, type, body: JSON.stringify({ type, timestamp: due, data }), due };
}

/** A delivery that says nothing. */
export const testOf = ({ id }: Endpoint, work: Work): Ping =>
  pingOf('ping', { tenant: work.tenant, endpoint: id }, work);
