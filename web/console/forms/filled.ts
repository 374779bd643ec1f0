/** What a form knows from the records that are named in it. */
import { isId, type Resource } from '../document.js';
import { may, type ResourceProps } from '../page.js';
import { type Json, operation } from '../session.js';
import { useLoad } from '../ui.js';
import { parentsOf, resourceOf } from './suggestions.js';

/** What stands behind `?` in the address of a new record, and what the records that it names are part of. */
export async function givenIn(props: ResourceProps, query: URLSearchParams, signal: AbortSignal): Promise<Json> {
  const { gala, me, services, resource } = props;
  const named = resource.fields.filter(({ name, schema }) => query.has(name) && schema.type === 'string');
  let all: Json = Object.fromEntries(named.map(({ name }) => [name, query.get(name)]));
  for (const { name, target } of named) {
    const other = resourceOf(services, target);
    const id = query.get(name) ?? '';
    if (other === undefined || !isId(id) || !may(me, `${other.name}.get`)) continue;
    const fields = parentsOf(services, other).map((parent) => parent.name);
    const input = { id, fields: fields.join(',') || 'id' };
    const record = await operation(gala, other.name, 'get')(input, { signal }).catch(() => ({}));
    all = { ...filledFrom(props, other, record), ...all };
  }
  return all;
}

/** What a record that is named in a form and the form's own are both part of. */
export function filledFrom({ services, resource }: ResourceProps, other: Resource, record: Json): Json {
  const shared = parentsOf(services, other).filter(({ name, target }) =>
    resource.fields.some((field) => field.name === name && field.target === target),
  );
  return Object.fromEntries(
    shared.map(({ name }) => [name, record[name]]).filter(([, value]) => typeof value === 'string'),
  );
}

/** Of the times in a record: that which it names, or that of its event. */
export function useZone({ gala, me, services, resource }: ResourceProps, draft: Json): string | undefined {
  const zoneIn = (of: Resource | undefined) => of?.fields.find(({ schema }) => schema['x-value'] === 'time-zone')?.name;
  const own = zoneIn(resource);
  const parent = resource.fields.find(({ target }) => zoneIn(resourceOf(services, target)) !== undefined);
  const id = own === undefined && parent ? draft[parent.name] : undefined;
  const known = useLoad(
    async (signal) => {
      const [target = '', fields = ''] = [parent?.target, zoneIn(resourceOf(services, parent?.target))];
      if (typeof id !== 'string' || !isId(id) || !may(me, `${target}.get`)) return undefined;
      return (await operation(gala, target, 'get')({ id, fields }, { signal }).catch(() => ({}) as Json))[fields];
    },
    [id],
  );
  const zone = own === undefined ? known.value : draft[own];
  return typeof zone === 'string' && isZone(zone) ? zone : undefined;
}

/** Whether the browser knows it. */
function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
