/** Searches: candidates come from an index, in order of id, and are filtered by all conditions. */

import { Fault } from '../fault.js';
import { momentOf } from '../lib/times.js';
import type { Work } from '../records/work.js';
import type { Comparing, Filter } from '../schema/marks.js';
import type { Model } from '../schema/model.js';
import { momentIn } from '../schema/values.js';
import type { Doc, Stored } from '../store/doc.js';
import { folded, type Index, type Order, type PageQuery, valuesAt } from '../store/port.js';
import { type FamilyCall, type FamilyHandler, readingOf } from './call.js';
import { type Asked, paged } from './csv.js';
import { type KeyScope, lastIdOf, type Page, readPage } from './list.js';
import { inOrder, orderOf, totalOf } from './order.js';

/** Called once for the requested values of a filter: returns a test for the values of the field. */
type Comparison = (asked: readonly string[], filter: string) => (value: string) => boolean;

const comparisons = {
  equals: (asked) => {
    const all = new Set(asked);
    return (value) => all.has(value);
  },
  /** Ignores case. */
  equalsFolded: (asked) => {
    const all = new Set(asked.map(folded));
    return (value) => all.has(folded(value));
  },
  /** Ignores case. */
  contains: (asked) => {
    const parts = asked.map(folded);
    return (value) => parts.some((part) => contains(folded(value), part));
  },
  /** A field that is `true`, or not. */
  flag:
    ([asked]) =>
    (value) =>
      value === asked,
  day: (asked) => (value) => asked.some((day) => dayOf(value) === day),
  /** A time between the two requested ones, inclusive. */
  between: (asked, filter) => {
    const [first = 0, last = 0] = asked.map((moment, index) => momentIn(moment, `/${filter}/${index}`));
    return (value) => first <= momentOf(value) && momentOf(value) <= last;
  },
} satisfies Record<Comparing, Comparison>;

/** A handler that returns a page of the records that match the filters in the body. */
export const search =
  (model: Model): FamilyHandler =>
  (call, work) =>
    paged(model, 'search', call, work, (call, scan) => found(model, call, work, scan));

async function found(model: Model, call: FamilyCall, work: Work, page: Asked): Promise<Page> {
  const { tenant, query } = call;
  const { exclusiveStartKey, ...asked } = call.body as SearchBody;
  const order = orderOf(model, call);
  const scope: KeyScope = { tenant, operation: `${model.name}.search`, filter: asked, query };
  const after = startOf(scope, query.exclusiveStartKey, exclusiveStartKey);
  const conditions = conditionsOf(model.filters, asked);
  const total = await totalOf(model, call, work, order, countedBy(model, conditions), countable(model));
  const fits = ({ record }: Doc) => conditions.every((condition) => isMet(condition, record));
  const scan = { ...readingOf(query), ...candidatesOf(model, conditions, order), ...page, after, fits };
  return { ...(await readPage(work, model, scope, inOrder(model, scan, order))), total };
}

/** The filters, and the page key. */
interface SearchBody {
  readonly exclusiveStartKey?: string;
  readonly [filter: string]: string | readonly string[] | undefined;
}

/** @throws Fault `page_key_invalid`, also if the query and the body have different keys. */
function startOf(scope: KeyScope, inQuery: string | undefined, inBody: string | undefined): string | undefined {
  const fromBody = lastIdOf(scope, inBody, '/exclusiveStartKey');
  const fromQuery = lastIdOf(scope, inQuery);
  if (inQuery === undefined || inBody === undefined || inQuery === inBody) return fromQuery ?? fromBody;
  const message = 'The page key in the query differs from the one in the body. Send only one.';
  throw Fault.at('query/exclusiveStartKey', 'page_key_invalid', message);
}

interface Condition extends Filter {
  /** The requested values: one of them must match, or both ends of a `between`. */
  readonly asked: readonly string[];
  matches(value: string): boolean;
}

function conditionsOf(filters: Model['filters'], body: object): Condition[] {
  return Object.entries<boolean | string | readonly string[]>(body as never).map(([name, value]) => {
    const filter = filters[name] as Filter;
    const asked = [value].flat().map(String);
    return { ...filter, asked, matches: comparisons[filter.by](asked, name) };
  });
}

const isMet = ({ field, by, matches }: Condition, record: Stored) =>
  (by === 'flag' ? [String(record[field] === true)] : valuesAt(record, field)).some(matches);

function dayOf(moment: string): string | undefined {
  const date = new Date(momentOf(moment));
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/**
 * The candidates: by ids, otherwise by the indexed field with the fewest requested values, otherwise all. In order of a field,
 * those of an event, otherwise all.
 */
function candidatesOf(
  { indexes }: Model,
  conditions: readonly Condition[],
  order: Order | undefined,
): Pick<PageQuery, 'match' | 'folded'> {
  if (order?.field !== undefined) {
    const event = conditions.find(
      ({ field, by, asked }) => field === 'event_id' && by === 'equals' && asked.length === 1,
    );
    return event === undefined ? {} : { match: { event_id: event.asked[0] as string } };
  }
  const indexed = conditions.filter((condition) => indexes.some((index) => serves(index, condition)));
  const [fewest] = indexed.sort((a, b) => a.asked.length - b.asked.length);
  const best = conditions.find(({ field, by }) => field === 'id' && by === 'equals') ?? fewest;
  if (best === undefined) return {};
  return { match: { [best.field]: best.asked }, folded: best.by === 'equalsFolded' || undefined };
}

/** What a count counts: all, or an index with one value. */
function countedBy({ indexes }: Model, [condition, ...others]: readonly Condition[]) {
  if (condition === undefined) return {};
  const { field, by, asked } = condition;
  const isAlone = others.length === 0 && asked.length === 1 && indexes.some((index) => serves(index, condition));
  return isAlone ? { match: { [field]: asked[0] as string }, folded: by === 'equalsFolded' || undefined } : undefined;
}

function countable({ indexes, filters }: Model): string {
  const indexed = Object.entries(filters).filter(([, filter]) => indexes.some((index) => serves(index, filter)));
  const names = indexed.map(([name]) => name).join(', ');
  return `A search can be counted without filters, or with one value of one of these: ${names}.`;
}

function serves({ unique, only, folded, sorted, fields }: Index, { field, by }: Filter): boolean {
  if (unique || only !== undefined || sorted !== undefined || fields.join() !== field) return false;
  return by === (folded ? 'equalsFolded' : 'equals');
}

// Searches for substrings.

/** Above this number of steps, the engine's own search is not used: its worst case is the product of the lengths. */
const fewSteps = 100_000;

/** Whether `text` contains `part`, in time proportional to the sum of their lengths. */
export function contains(text: string, part: string): boolean {
  if (part.length > text.length) return false;
  return text.length * part.length <= fewSteps ? text.includes(part) : containsInLine(text, part);
}

/** The algorithm of Knuth, Morris and Pratt. */
function containsInLine(text: string, part: string): boolean {
  const borders = new Uint32Array(part.length); // of each prefix: its longest proper prefix that is also a suffix
  const extended = (length: number, code: number) => {
    let matched = length;
    while (matched > 0 && part.charCodeAt(matched) !== code) matched = borders[matched - 1] as number;
    return part.charCodeAt(matched) === code ? matched + 1 : matched;
  };
  for (let at = 1; at < part.length; at++) borders[at] = extended(borders[at - 1] as number, part.charCodeAt(at));
  let matched = 0;
  for (let at = 0; at < text.length && matched < part.length; at++) matched = extended(matched, text.charCodeAt(at));
  return matched === part.length;
}
