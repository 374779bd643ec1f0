/** Records that may be the caller's own, in order of id: those that name their owner, and those that others open. */

import type { Yielder } from '../../lib/yielder.js';
import type { Owner } from '../../schema/model.js';
import { type FieldMask, isVisible } from '../../schema/visibility.js';
import type { Doc } from '../../store/doc.js';
import { type AnyOf, inIndex, isOnly, type PageQuery, valuesAt } from '../../store/port.js';
import type { WindowQuery } from '../work.js';
import { nextId, type OwnershipFilter } from './ownershipFilter.js';

/** The number of index ids, and then of records, that are read at a time: a page of the usual size at once. */
const idsAtOnce = 200;
/** The number of ids of one's own that are looked up at a time, and by one request, each for every requested value. */
const lookupsAtOnce = 1000;
const maxLookups = 10_000;

type Windows = (query: WindowQuery) => AsyncIterable<Doc[]>;

/** Ids of an index, from a given id on. */
type Ids = (from: string, limit: number) => Promise<string[]>;

/**
 * Each record that matches the query and is the caller's own, and few others: `OwnershipFilter` and `matching` decide.
 * @param windows of all records of the resource.
 */
export function ownWindows(ownership: OwnershipFilter, windows: Windows, query: WindowQuery): AsyncIterable<Doc[]> {
  const owned = ownership.resource.model.owners
    .map((owner) => ownedWindows(ownership, owner, windows, query))
    .filter((own) => own !== undefined);
  const opened = ownership.links.length === 0 ? [] : [openedWindows(ownership, windows, query)];
  return merged([...owned, ...opened]);
}

/** Whether a record, as the caller sees it, matches a query. */
export function matching({ match = {}, folded, only }: Pick<PageQuery, 'match' | 'folded' | 'only'>) {
  const form = (value: string) => inIndex([value], folded)[0];
  const conditions = Object.entries(match).map(([path, asked]) => [path, new Set([asked].flat().map(form))] as const);
  return ({ record }: Doc): boolean =>
    isOnly(record, only) &&
    conditions.every(([path, asked]) => valuesAt(record, path).some((value) => asked.has(form(value))));
}

/**
 * The records of an owner, by the index of the owner, or by what `narrowed` finds in it. What is read does not depend on
 * fields that the owner may not see: otherwise the response time or an early end of a page would reveal stored values.
 */
function ownedWindows(
  { resource: { model }, work, contact }: OwnershipFilter,
  { path, as }: Owner,
  windows: Windows,
  { folded, only, ...query }: WindowQuery,
): AsyncIterable<Doc[]> | undefined {
  const { match = {}, consistent, relaxed } = query;
  const fields = fieldsOf(match);
  if (!areVisible(model.parts[as], fields)) return undefined;
  const own = { [path]: contact };
  if (match.id !== undefined) return windows({ ...query, match: { ...own, id: match.id } });
  if (match[path] !== undefined)
    return [match[path]].flat().includes(contact) ? windows({ ...query, match: { ...match, ...own } }) : undefined;
  const mayBeHidden = as === 'reviewer' && !areVisible(model.parts.blind, fields);
  if (fields.length === 0 || mayBeHidden) return windows({ ...query, match: own });
  const ids: Ids = async (from, limit) =>
    (await work.entries(model.name, { match: own, fields: [], from, limit, consistent, relaxed })).flat();
  return narrowed(ids, windows, { folded, only, ...query }, work.yielder);
}

const areVisible = (part: FieldMask, fields: readonly string[]) => fields.every((field) => isVisible(part, field));

const fieldsOf = (match: AnyOf) => Object.keys(match).filter((field) => field !== 'id');

/**
 * The opened records: by the requested ids, or by the ids in the index of what opens them. Which records are read does not
 * depend on fields that a blind review hides.
 */
async function* openedWindows(ownership: OwnershipFilter, windows: Windows, query: WindowQuery): AsyncGenerator<Doc[]> {
  const { match = {}, folded, only, after = '', ...plain } = query;
  const { reviewer, blind } = ownership.resource.model.parts;
  const fields = fieldsOf(match);
  if (!areVisible(reviewer, fields)) return;
  if (match.id !== undefined) {
    const id = await ownership.openedOf([match.id].flat().filter((id) => id > after));
    if (id.length > 0) yield* windows({ ...plain, match: { id }, limit: id.length + 1 });
    return;
  }
  const opened: Ids = (from, limit) => ownership.opened(from, limit);
  const asked = areVisible(blind, fields) ? query : { ...plain, after };
  yield* narrowed(opened, windows, asked, ownership.work.yielder);
}

/**
 * The records with these ids that match, as the index of the requested values tells for each id. What is read depends on the ids
 * alone, and not on the records of others. After very many, the records themselves are read, so that the page can end.
 */
async function* narrowed(ids: Ids, windows: Windows, query: WindowQuery, yielder: Yielder): AsyncGenerator<Doc[]> {
  const { match = {}, folded, only, after, limit, ...plain } = query;
  const values = Math.max(
    1,
    Object.values(match).reduce((product, asked) => product * [asked].flat().length, 1),
  );
  const max = Math.min(idsAtOnce, Math.ceil(lookupsAtOnce / values));
  let size = Math.min(Math.max(limit, 32), max);
  let lookups = 0;
  for (let from = after === undefined ? '' : nextId(after); ; ) {
    await yielder.step();
    const isNarrow = lookups < maxLookups;
    size = isNarrow ? size : idsAtOnce;
    const id = await ids(from, size);
    const found = isNarrow ? { match: { ...match, id }, folded, only } : { match: { id } };
    if (id.length > 0) yield* windows({ ...plain, ...found, limit: id.length + 1 });
    if (id.length < size) return;
    from = nextId(id.at(-1) ?? '');
    lookups += id.length * values;
    size = Math.min(2 * size, max);
  }
}

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
      const next = heads.reduce<Doc>(
        (doc, { docs: [other] }) => (other && other.id < doc.id ? other : doc),
        first.docs[0] as Doc,
      );
      for (const { docs } of heads) if (docs[0]?.id === next.id) docs.shift();
      yield [next];
    }
  }
}
