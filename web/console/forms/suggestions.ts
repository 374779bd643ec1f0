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
const most = 20;
/** Pages that are read for them: a page of a search can be empty although there is a next one. */
const mostPages = 20;

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
  const [scope, titles] = [scopeOf(wanted), titleFields(wanted.resource)];
  const names = [...parentsOf(wanted.services, wanted.resource).map(({ name }) => name), ...(layout.columns ?? [])];
  return [...new Set(names)].flatMap((name) => {
    const field = fields.find((one) => one.name === name);
    const isTelling = field?.schema.type !== 'boolean' && !titles.includes(name) && scope[name] === undefined;
    return field !== undefined && isTelling ? [field] : [];
  });
}

/** Whether there is a way to find records of the resource by their names. */
export const canSuggest = (wanted: Wanted) => findersFor(wanted, '').length > 0;

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

interface Way {
  readonly finder: Finder;
  readonly input: Json;
}

/** The best first: searches by the title, lists of what the form says already, the list of all. */
function findersFor({ me, resource, ...wanted }: Wanted, query: string): Way[] {
  const scope = scopeOf({ me, resource, ...wanted });
  const finders = resource.finders.filter(({ verb }) => may(me, `${resource.name}.${verb}`));
  const search = finders.find(({ isSearch }) => isSearch);
  const valueFor = ({ name }: Field) => valueIn(scope, name);
  const isByTitle = ({ name, schema }: Field) =>
    schema['x-by'] === 'contains' && titleFields(resource).includes(schema['x-field'] ?? name);
  const titles = search?.filters.filter(isByTitle) ?? [];
  if (search !== undefined && titles.length > 0) {
    const body = bodyWithin(search, scope);
    const bodies = query === '' ? [body] : titles.map(({ name }) => ({ ...body, [name]: query }));
    return bodies.map((body) => ({ finder: search, input: { body } }));
  }
  const ways = finders.flatMap((finder): Way[] => {
    if (finder.isSearch) return [{ finder, input: { body: {} } }];
    const needed = finder.filters.filter(({ required }) => required);
    const given = needed.map((filter) => [filter.name, valueFor(filter)]);
    return given.some(([, value]) => value === undefined) ? [] : [{ finder, input: Object.fromEntries(given) }];
  });
  return ways.slice(-1); // the most special
}

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
  const { resource } = wanted;
  const [text, scope] = [folded(query), Object.entries(scopeOf(wanted))];
  const fits = ({ title, record }: Suggestion) =>
    (isWhole ? folded(title) === text : folded(title).includes(text)) &&
    scope.every(([name, value]) => record[name] === undefined || record[name] === value);
  const found = new Map<string, Suggestion>();
  for (const way of findersFor(wanted, query)) {
    if (found.size >= most) break;
    const add = (records: readonly Json[]) => {
      for (const record of records) {
        const one = { id: String(record.id), title: titleOf(resource, record), record };
        // a search by another title finds what is called differently
        if (way.finder.isSearch && !isWhole ? found.size < most : fits(one) && found.size < most)
          found.set(one.id, one);
      }
      return found.size >= most;
    };
    await read(wanted, way, query, signal, add);
  }
  return [...found.values()];
}

/** @param add takes a page, and says whether that is enough. */
async function read(
  wanted: Wanted,
  way: Way,
  _query: string,
  signal: AbortSignal,
  add: (page: readonly Json[]) => boolean,
) {
  const { gala, me, resource } = wanted;
  const { verb, isSearch } = way.finder;
  const names = [...titleFields(resource), ...tellingFields(wanted).map(({ name }) => name)];
  const fields = [...new Set([...names, ...Object.keys(scopeOf(wanted)), ...parentNames(wanted)])].join(',') || 'id';
  const isNewestFirst = me.permissions[`${resource.name}.${verb}`] === 'all';
  const input = {
    ...way.input,
    ...(isSearch ? { fieldsToReturn: fields, limit: most } : { fields, limit: 1000 }),
    ...(isNewestFirst && { sort: '-sys_created_at' }),
  };
  // a list is read again for every letter, so it is kept
  const name = isSearch ? undefined : `suggestions ${resource.name} ${JSON.stringify(input)}`;
  const known = kept.get<Json[]>(name);
  if (known?.isFresh) return add(known.value);
  const [begunAt, all] = [Date.now(), [] as Json[]];
  let next: string | undefined;
  for (let pages = 0; pages < mostPages; pages++) {
    const from = next === undefined ? {} : { exclusiveStartKey: next };
    const page = await listing(gala, resource.name, verb)({ ...input, ...from }, { signal });
    all.push(...page.items);
    if (isSearch && add(page.items)) return;
    next = page.next;
    if (next === undefined) break;
  }
  if (isSearch) return;
  kept.set(name, all, begunAt);
  return add(all);
}

const parentNames = ({ services, resource }: Wanted) => parentsOf(services, resource).map(({ name }) => name);
