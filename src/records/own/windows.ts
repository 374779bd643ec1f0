/** Records that may be the caller's own, in order of id: those that name their owner, and those that others open. */

import type { Model, Owner } from '../../schema/model.js';
import { isVisible } from '../../schema/visibility.js';
import type { Doc } from '../../store/doc.js';
import { type AnyOf, folded, isOnly, type Match, type PageQuery, valuesAt } from '../../store/port.js';
import type { Yielder } from '../../yielder.js';
import type { WindowQuery } from '../work.js';
import { nextId, type OwnershipFilter } from './ownershipFilter.js';

/** The number of index ids, and then of records, that are read at a time: a page of the usual size at once. */
const idsAtOnce = 200;

type Windows = (query: WindowQuery) => AsyncIterable<Doc[]>;

/** Ids of an index, from a given id on. */
type Ids = (from: string, limit: number) => Promise<string[]>;

/**
 * Each record that matches the query and is the caller's own, and few others: `OwnershipFilter` and `matching` decide.
 * @param windows of all records of the resource.
 */
export function ownWindows(ownership: OwnershipFilter, windows: Windows, query: WindowQuery): AsyncIterable<Doc[]> {
  const { match, folded: _, only: __, ...plain } = query;
  const owned = ownership.resource.model.owners
    .map((owner) => ownedMatch(ownership, owner, query))
    .filter((own) => own !== undefined)
    .map((own) => windows({ ...plain, match: own }));
  const opened = ownership.link === undefined ? [] : [openedWindows(ownership, windows, { ...plain, match })];
  return merged([...owned, ...opened]);
}

/** Whether a record, as the caller sees it, matches a query. */
export function matching({ match = {}, folded: isFolded, only }: Pick<PageQuery, 'match' | 'folded' | 'only'>) {
  const form = (value: string) => (isFolded ? folded(value) : value);
  const conditions = Object.entries(match).map(([path, asked]) => [path, new Set([asked].flat().map(form))] as const);
  return ({ record }: Doc): boolean =>
    isOnly(record, only) &&
    conditions.every(([path, asked]) => valuesAt(record, path).some((value) => asked.has(form(value))));
}

/**
 * The part of the query that an index with the owner covers. Excludes fields that the owner does not see: otherwise the
 * response time or an early end of a page would reveal stored values.
 */
function ownedMatch(
  { resource, contact }: OwnershipFilter,
  { path, as }: Owner,
  query: WindowQuery,
): AnyOf | undefined {
  const { match = {}, folded, only } = query;
  if (!fieldsOf(match).every((field) => isVisible(resource.model.parts[as], field))) return undefined;
  const own = { [path]: contact };
  if (match.id !== undefined) return { ...own, id: match.id };
  if (match[path] !== undefined) return [match[path]].flat().includes(contact) ? { ...match, ...own } : undefined;
  const fields = folded || only ? [] : Object.keys(match);
  for (let count = fields.length; count > 0; count--) {
    const some = fields.slice(0, count);
    if (hasIndex(resource.model, [path, ...some]))
      return { ...own, ...Object.fromEntries(some.map((field) => [field, match[field] ?? []])) };
  }
  return own;
}

const hasIndex = ({ indexes }: Model, names: readonly string[]) =>
  indexes.some(
    ({ fields, unique, only, folded }) => !unique && !only && !folded && fields.join('+') === names.join('+'),
  );

const fieldsOf = (match: AnyOf) => Object.keys(match).filter((field) => field !== 'id');

const isSingle = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/**
 * The opened records: by the requested ids, or by the ids in the index of what opens them. Which records are read does not
 * depend on fields that a blind review hides.
 */
async function* openedWindows(ownership: OwnershipFilter, windows: Windows, query: WindowQuery): AsyncGenerator<Doc[]> {
  const { match = {}, after, limit, ...plain } = query;
  const { work, resource } = ownership;
  const { reviewer, blind } = resource.model.parts;
  if (!fieldsOf(match).every((field) => isVisible(reviewer, field))) return;
  const opened: Ids = (from, limit) => ownership.opened(from, limit);
  const single: Match = Object.fromEntries(
    Object.entries(match)
      .filter(isSingle)
      .filter(([field]) => isVisible(blind, field)),
  );
  const isIndexed = hasIndex(resource.model, Object.keys(single));
  const matched: Ids = async (from, limit) =>
    (await work.entries(resource.model.name, { match: single, fields: [], from, limit })).flat();
  const from = after === undefined ? '' : nextId(after);
  const most = Math.min(Math.max(limit, 32), idsAtOnce);
  const found = isIndexed ? inBoth(opened, matched, from, most, work.yielder) : inOne(opened, from, most, work.yielder);
  const asked = [match.id ?? []].flat().filter((id) => id >= from);
  for await (const ids of match.id === undefined ? found : [await ownership.openedOf(asked)])
    if (ids.length > 0) yield* windows({ ...plain, match: { id: ids }, limit: ids.length + 1 });
}

/** The ids of an index, in batches of this size. */
async function* inOne(ids: Ids, first: string, most: number, yielder: Yielder): AsyncGenerator<string[]> {
  for (let from: string | undefined = first; from !== undefined; ) {
    await yielder.step();
    const found = await ids(from, most);
    yield found;
    from = restAfter(found, most);
  }
}

/** The ids in both indexes. Each is read on from where the other is. */
async function* inBoth(one: Ids, other: Ids, first: string, most: number, yielder: Yielder): AsyncGenerator<string[]> {
  let [leading, following] = [one, other];
  for (let from: string | undefined = first; from !== undefined; ) {
    await yielder.step();
    const found = await leading(from, most);
    const others = found[0] === undefined ? [] : await following(found[0], most);
    const known = new Set(others);
    yield found.filter((id) => known.has(id));
    [from] = [restAfter(found, most), restAfter(others, most)].filter((rest) => rest !== undefined).sort();
    [leading, following] = [following, leading];
  }
}

/** The lowest next id; undefined if there is none. */
const restAfter = (found: readonly string[], limit: number) =>
  found.length < limit ? undefined : nextId(found.at(-1) ?? '');

/** Merges sources that are each in order of id, without duplicates. When only one is left, it is passed through. */
async function* merged(sources: readonly AsyncIterable<Doc[]>[]): AsyncGenerator<Doc[]> {
  let heads = sources.map((windows) => ({ docs: [] as Doc[], next: windows[Symbol.asyncIterator]() }));
  for (;;) {
    for (const head of heads)
      while (head.docs.length === 0) {
        const { value, done } = await head.next.next();
        if (done) break;
        head.docs = value;
      }
    heads = heads.filter(({ docs }) => docs.length > 0);
    const [first, ...others] = heads;
    if (first === undefined) return;
    if (others.length === 0) yield first.docs.splice(0);
    else {
      const least = heads.reduce<Doc>(
        (doc, { docs: [other] }) => (other && other.id < doc.id ? other : doc),
        first.docs[0] as Doc,
      );
      for (const { docs } of heads) if (docs[0]?.id === least.id) docs.shift();
      yield [least];
    }
  }
}
