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

/** Of the times and the amounts in a record: its own zone and currency, or those of its event. */
export function useSettings({ gala, me, services, resource }: ResourceProps, draft: Json) {
  const nameIn = (of: Resource | undefined, kind: 'time-zone' | 'currency') =>
    of?.fields.find(({ schema }) => schema['x-value'] === kind)?.name ?? '';
  const isOwn = nameIn(resource, 'time-zone') !== '';
  const parent = resource.fields.find(({ target }) => nameIn(resourceOf(services, target), 'time-zone') !== '');
  const event = isOwn ? undefined : resourceOf(services, parent?.target);
  const id = draft[parent?.name ?? ''];
  const known = useLoad(
    async (signal): Promise<Json> => {
      if (event === undefined || !isId(String(id)) || !may(me, `${event.name}.get`)) return {};
      const fields = [nameIn(event, 'time-zone'), nameIn(event, 'currency')].filter(Boolean).join(',');
      return await operation(gala, event.name, 'get')({ id, fields }, { signal }).catch(() => ({}));
    },
    [id, event],
  );
  const of = (kind: 'time-zone' | 'currency') => {
    const value = draft[nameIn(resource, kind)] ?? known.value?.[nameIn(event, kind)];
    return typeof value === 'string' && isKnown(kind, value) ? value : undefined;
  };
  return { zone: of('time-zone'), currency: of('currency') };
}

/** Whether the browser knows it. */
function isKnown(kind: 'time-zone' | 'currency', value: string): boolean {
  try {
    if (kind === 'currency') (0).toLocaleString('en', { style: 'currency', currency: value });
    else new Date(0).toLocaleString('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** Name of a field → the ids that it has in the form and in the process that this names, and what they are called there. */
export function useKnown({ gala, me, services, resource }: ResourceProps, draft: Json) {
  const { process_id: id } = draft;
  const process = resourceOf(services, resource.fields.find(({ name }) => name === 'process_id')?.target);
  const named = useLoad(
    async (signal) =>
      process !== undefined && isId(String(id)) && may(me, `${process.name}.get`)
        ? await operation(gala, process.name, 'get')({ id }, { signal }).catch(() => undefined)
        : undefined,
    [id, process],
  );
  const found = new Map<string, Map<string, string>>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      look(inner);
      if (!name.endsWith('_id') || typeof inner !== 'string' || inner === '') continue;
      const title = (value as Json).name;
      found.set(name, (found.get(name) ?? new Map()).set(inner, typeof title === 'string' ? title : inner));
    }
  };
  look(Object.values(named.value ?? draft));
  return found;
}
