/** What the records are called that others name by their ids: asked for together, and kept for a while. */
import { chunks, readAll } from './conference/shared.js';
import { type Resource, titleFields, titleOf } from './document.js';
import { type Gala, type Me, may } from './page.js';
import { type Json, listing, operation } from './session.js';

const keptMs = 60_000;
/** As a batch can have. */
const most = 100;

/** What is known or asked for, and what is still to be asked for. */
interface Names {
  readonly known: Map<string, Promise<string | undefined>>;
  readonly told: Map<string, string | undefined>;
  readonly wanted: Map<string, (name: string | undefined) => void>;
}

/** By client, which has one tenant, and resource. */
const all = new WeakMap<Gala, Map<string, Names>>();

/** One that was told already, to be shown at once. */
export const knownName = (gala: Gala, resource: Resource, id: string) =>
  all.get(gala)?.get(resource.name)?.told.get(id);

/** Whether the caller can learn what its records are called. */
export const isNamed = (me: Me, { name, operations }: Resource) =>
  may(me, `${name}.get`) ||
  (may(me, `${name}.public`) && ['getPublic', 'listPublic'].some((verb) => operations.has(verb)));

/** Undefined: it has none, or cannot be seen. */
export function nameOf(gala: Gala, me: Me, resource: Resource, id: string): Promise<string | undefined> {
  const ofTenant = all.get(gala) ?? new Map<string, Names>();
  all.set(gala, ofTenant);
  const names = ofTenant.get(resource.name) ?? { known: new Map(), told: new Map(), wanted: new Map() };
  ofTenant.set(resource.name, names);
  const known = names.known.get(id);
  if (known !== undefined) return known;
  if (names.wanted.size === 0) setTimeout(() => ask(gala, me, resource, names));
  const name = new Promise<string | undefined>((resolve) => names.wanted.set(id, resolve));
  names.known.set(id, name);
  setTimeout(() => names.known.delete(id), keptMs);
  return name;
}

/** In as few requests as possible, none of which fails for a record that is gone. A name is a help and no need. */
async function ask(gala: Gala, me: Me, resource: Resource, { wanted, told }: Names): Promise<void> {
  const asked = new Map(wanted);
  wanted.clear();
  const fields = titleFields(resource).join(',') || 'id';
  const hasIds = resource.finders.some(
    ({ isSearch, filters }) => isSearch && filters.some(({ name }) => name === 'ids'),
  );
  const can = (verb: string) => may(me, `${resource.name}.${verb}`);
  const named = async (ids: readonly string[]): Promise<readonly Json[]> => {
    if (hasIds && can('search'))
      return (await listing(gala, resource.name, 'search')({ body: { ids }, fieldsToReturn: fields, limit: most }))
        .items;
    if (!isNamed(me, resource)) return [];
    if (!can('get') && resource.operations.has('listPublic')) {
      const list = listing(gala, resource.name, 'listPublic');
      return await readAll<Json>((from) => list(from) as never);
    }
    if (can('get') && can('batch')) {
      const operations = ids.map((id) => ({ operation: 'read', id }));
      const { results } = await operation(gala, resource.name, 'batch')({ body: { operations } });
      return (results as { object?: Json }[]).flatMap(({ object }) => (object ? [object] : []));
    }
    const get = operation(gala, resource.name, can('get') ? 'get' : 'getPublic');
    const each = await Promise.all(ids.map((id) => get({ id, fields }).catch(() => undefined)));
    return each.filter((one) => one !== undefined);
  };
  for (const ids of chunks([...asked.keys()], most))
    for (const record of await named(ids).catch(() => [])) {
      const [id, title] = [String(record.id), titleOf(resource, record)];
      const name = title === id || title === 'Without a name' ? undefined : title;
      told.set(id, name);
      asked.get(id)?.(name);
    }
  for (const resolve of asked.values()) resolve(undefined); // those that were not found
}
