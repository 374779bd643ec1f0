/** Records that may be meant by what is typed. */
import { type Field, type Finder, plainName, type Resource, type Service, titleFields, titleOf } from '../document.js';
import { kept } from '../kept.js';
import { type Gala, type Me, may } from '../page.js';
import { type Json, listing } from '../session.js';

export interface Suggestion {
  readonly id: string;
  readonly title: string;
  readonly record: Json;
}

/** As many as people look through. */
export const most = 20;

export interface Wanted {
  readonly gala: Gala;
  readonly me: Me;
  readonly services: readonly Service[];
  readonly resource: Resource;
  /** Values of the form: records of another event are not suggested. */
  readonly draft: Json;
}

export const resourceOf = (services: readonly Service[], name: string | undefined) =>
  services.flatMap(({ resources }) => resources).find((resource) => resource.name === name);

/** The fields that say what a record is part of, such as its event. */
export const parentsOf = (services: readonly Service[], { fields }: Resource): Field[] =>
  fields.filter(({ name, required, target }) => {
    const noun = resourceOf(services, target)?.noun.replaceAll(' ', '_');
    return target !== undefined && (required || name === `${noun}_id`);
  });

/** What is known of these from the form. */
export function scopeOf({ services, resource, draft }: Wanted): Json {
  const known = parentsOf(services, resource).filter(({ name }) => typeof draft[name] === 'string');
  return Object.fromEntries(known.map(({ name }) => [name, draft[name]]));
}

/** What tells records of the same name apart. */
export function tellingFields(wanted: Wanted): Field[] {
  const { fields, layout } = wanted.resource;
  const known = [...titleFields(wanted.resource), ...Object.keys(scopeOf(wanted))];
  const names = [...parentsOf(wanted.services, wanted.resource).map(({ name }) => name), ...(layout.columns ?? [])];
  return [...new Set(names)]
    .filter((name) => !known.includes(name))
    .flatMap((name) => fields.filter((field) => field.name === name && field.schema.type !== 'boolean'));
}

const valueIn = (scope: Json, name: string) =>
  Object.entries(scope).find(([one]) => plainName(one) === plainName(name))?.[1];

/** The body of a search for what the scope says. */
export const bodyWithin = ({ filters }: Finder, scope: Json): Json =>
  Object.fromEntries(
    filters.flatMap(({ name, schema }) => {
      const value = schema.type === 'array' ? valueIn(scope, name) : undefined;
      return value === undefined ? [] : [[name, [value]]];
    }),
  );

/** The best: a search by the title, or a list of what the form says already, or the list of all. */
function wayTo(wanted: Wanted, query: string) {
  const { me, resource } = wanted;
  const scope = scopeOf(wanted);
  const finders = resource.finders.filter(({ verb }) => may(me, `${resource.name}.${verb}`));
  const search = finders.find(({ isSearch }) => isSearch);
  const titles = (search?.filters ?? []).filter(
    ({ name, schema }) => schema['x-by'] === 'contains' && titleFields(resource).includes(schema['x-field'] ?? name),
  );
  if (search !== undefined && titles.length > 0) {
    const body = bodyWithin(search, scope);
    const bodies = query === '' ? [body] : titles.map(({ name }) => ({ ...body, [name]: query }));
    return { ...search, inputs: bodies.map((body): Json => ({ body })) };
  }
  const ways = finders.map((finder) => {
    const needed = finder.filters.filter(({ required }) => required).map(({ name }) => [name, valueIn(scope, name)]);
    return { ...finder, inputs: [Object.fromEntries(needed) as Json] };
  });
  const isKnown = ({ inputs }: (typeof ways)[number]) => Object.values(inputs[0] ?? {}).every(Boolean);
  const best = ways.filter((way) => !way.isSearch && isKnown(way)).at(-1); // the most special
  return best ?? (isOffered(wanted) ? { verb: 'listPublic', isSearch: false, inputs: [{} as Json] } : undefined);
}

/** Whether the caller knows those records alone that everybody may choose. */
export const isOffered = ({ me, resource }: Pick<Wanted, 'me' | 'resource'>) =>
  resource.operations.has('listPublic') &&
  may(me, `${resource.name}.public`) &&
  !resource.finders.some(({ verb }) => may(me, `${resource.name}.${verb}`));

/** Whether there is a way to find records of the resource by their names. */
export const canSuggest = (wanted: Wanted) => wayTo(wanted, '') !== undefined;

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/**
 * @param query part of the name, in any case; '' for any, the newest first.
 * @param isWhole whether the name is exactly this.
 */
export async function suggestions(
  wanted: Wanted,
  query: string,
  signal: AbortSignal,
  isWhole = false,
): Promise<Suggestion[]> {
  const { gala, me, resource } = wanted;
  const way = wayTo(wanted, query);
  if (way === undefined) return [];
  const { verb, isSearch } = way;
  const [text, scope] = [folded(query), Object.entries(scopeOf(wanted))];
  const fits = (title: string, record: Json) =>
    // a search by another title finds what is called differently
    (isWhole ? folded(title) === text : isSearch || folded(title).includes(text)) &&
    scope.every(([name, value]) => record[name] === undefined || record[name] === value);
  const found = new Map<string, Suggestion>();
  const isEnough = (records: readonly Json[]) => {
    for (const record of records) {
      const one = { id: String(record.id), title: titleOf(resource, record), record };
      if (found.size < most && fits(one.title, record)) found.set(one.id, one);
    }
    return found.size === most;
  };
  const known = [...parentsOf(wanted.services, resource), ...tellingFields(wanted)].map(({ name }) => name);
  const fields = [...new Set([...titleFields(resource), ...known])].join(',') || 'id';
  const shared =
    verb === 'listPublic'
      ? { limit: 1000 }
      : {
          ...(isSearch ? { fieldsToReturn: fields, limit: most } : { fields, limit: 1000 }),
          ...(me.permissions[`${resource.name}.${verb}`] === 'all' && { sort: '-sys_created_at' }),
        };
  for (const input of way.inputs) {
    // a list is read again for every letter, so it is kept
    const name = isSearch ? undefined : `suggestions ${resource.name} ${JSON.stringify([input, fields])}`;
    const before = kept.get<Json[]>(name);
    const all: Json[] = before?.isFresh ? before.value : [];
    if (isEnough(all) || before?.isFresh) break;
    const begunAt = Date.now();
    let exclusiveStartKey: string | undefined;
    do {
      const from = exclusiveStartKey === undefined ? {} : { exclusiveStartKey };
      const page = await listing(gala, resource.name, verb)({ ...input, ...shared, ...from }, { signal });
      all.push(...page.items);
      exclusiveStartKey = page.next;
      if (isEnough(page.items) && isSearch) break;
    } while (exclusiveStartKey !== undefined);
    kept.set(name, all, begunAt);
  }
  return [...found.values()];
}
