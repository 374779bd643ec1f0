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

/**
 * One look at the logs of a tenant, for all of its endpoints.
 * @param passed endpoint and service → up to where the log has nothing that it asks for.
 * @returns what finds the next delivery of changes to an endpoint: undefined if the next entries have nothing for it.
 */
export function looking(work: Work, passed: LRUCache<string, string>) {
  const parts = new Map<string, Promise<Part>>();
  const partAfter = (service: string, place: string) => {
    const key = `${service} ${place}`;
    const part = parts.get(key) ?? read(service, place, work);
    parts.set(key, part);
    return part;
  };
  return async ({ id, told, resources }: Endpoint): Promise<Ping | undefined> => {
    for (const [service, place] of Object.entries(told)) {
      const key = `${id} ${service}`;
      const known = passed.get(key) ?? '';
      const asked = new Set<string>();
      let [at, isMore] = [known > place ? known : place, true];
      while (isMore) {
        const [names, last] = await partAfter(service, at);
        for (const name of names) if (resources?.includes(name) !== false) asked.add(name);
        [at, isMore] = [last, asked.size > 0 && last !== at];
      }
      if (asked.size > 0) return await changesIn(service, at, [...asked].sort(), work);
      passed.set(key, at);
    }
    return undefined;
  };
}

async function read(service: string, after: string, work: Work): Promise<Part> {
  const log = work.collection<Entry>(logOf(service));
  const docs = await log.appended({ ...(after !== '' && { after }), limit: step });
  const names = new Set<string>();
  for (const { record } of docs) {
    names.add(record.of.slice(0, record.of.indexOf('/')));
    await work.yielder.step();
  }
  return [names, docs.at(-1)?.id ?? after];
}

async function changesIn(service: string, place: string, resources: readonly string[], work: Work): Promise<Ping> {
  const { tenant } = work;
  const position = positionIn(tenant, service, await epochOf(work), place);
  return { ...pingOf('changes', { tenant, service, position, resources }, work), service, place };
}

function pingOf(type: Ping['type'], data: object, work: Work): Ping {
  const due = work.now.toISOString();
  return { id: `msg_${work.newId()}`, type, body: JSON.stringify({ type, timestamp: due, data }), due };
}

/** A delivery that says nothing. */
export const testOf = ({ id }: Endpoint, work: Work): Ping =>
  pingOf('ping', { tenant: work.tenant, endpoint: id }, work);
