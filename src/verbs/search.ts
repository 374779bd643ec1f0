/** Searches: candidates come from an index, in the order of ids, and are filtered by all conditions. */
import type { Body, Operation, PathOf, ResourceName } from '../document/contract.js';
import type { Model } from '../document/model.js';
import type { Handler } from '../records/call.js';
import type { Work } from '../records/work.js';
import type { Stored } from '../store/doc.js';
import { valuesAt } from '../store/port.js';
import { type FamilyCall, type FamilyHandler, recordsOf } from './call.js';
import { pageObject } from './page.js';
import { type KeyScope, lastIdOf, nextKey } from './paging.js';
import { type Projection, partial, projection, whole } from './projection.js';
import { BoundedScan, type Source } from './scan.js';

/** How a filter of a search applies to a field. */
interface Filter<Field extends string = string> {
  /** Dotted path of the field. */
  readonly field: Field;
  /** How a value of the field is compared to the values asked for. */
  readonly by: keyof typeof comparisons;
}

const matchesAny = (compare: (value: string, asked: string) => boolean) => (value: string, asked: readonly string[]) =>
  asked.some((one) => compare(value, one));

const comparisons = {
  equals: matchesAny((value, asked) => value === asked),
  contains: matchesAny((value, asked) => value.toLowerCase().includes(asked.toLowerCase())),
  day: matchesAny((value, asked) => dayOf(value) === asked),
  /** A moment between the two that are asked for, inclusive. */
  between: (value: string, [from = '', to = '']: readonly string[]) =>
    Date.parse(from) <= Date.parse(value) && Date.parse(value) <= Date.parse(to),
};

type Filters = Readonly<Record<string, Filter>>;

/** The compiler requires every filter that the document has. */
type FiltersOf<R extends ResourceName> = {
  readonly [F in keyof Required<Body<Operation<R, 'search'>>>]: Filter<PathOf<R>>;
};

/**
 * A handler that answers a page of the records that meet the body's filters.
 * @param summary the fields to return when the caller names none; all fields, without it.
 */
export function search<R extends ResourceName>(
  name: R,
  filters: FiltersOf<R>,
  summary?: readonly PathOf<R>[],
): Handler<Operation<R, 'search'>> {
  const defaultProjection = summary === undefined ? whole : partial(summary);
  const handler: FamilyHandler = (call, work) =>
    runSearch(work.model(name), filters as Filters, call, work, defaultProjection);
  return handler as never; // safe: the document gives searches the calls and answers of a FamilyHandler
}

async function runSearch(model: Model, filters: Filters, call: FamilyCall, work: Work, defaultProjection: Projection) {
  const { fieldsToReturn, exclusiveStartKey, limit = 100 } = call.query;
  const project =
    fieldsToReturn === undefined ? defaultProjection : projection(model, 'fieldsToReturn', fieldsToReturn);
  const scope: KeyScope = { tenant: call.tenant, operation: `${model.name}.search`, filter: call.body };
  const conditions = conditionsOf(filters, call.body as object);
  const scan = new BoundedScan(recordsOf(work, model), sourceOf(model, conditions), limit);
  const { docs, lastId } = await scan.pageAfter(lastIdOf(scope, exclusiveStartKey), ({ record }) =>
    conditions.every((condition) => isMet(condition, record)),
  );
  return pageObject(docs.map(project), nextKey(scope, lastId));
}

interface Condition extends Filter {
  /** The values asked for: one of them must match, or both ends of a `between`. */
  readonly asked: readonly string[];
}

function conditionsOf(filters: Filters, body: object): Condition[] {
  return Object.entries(body).map(([name, asked]) => ({
    ...(filters[name] as Filter),
    asked: Array.isArray(asked) ? asked : [asked],
  }));
}

const isMet = ({ field, by, asked }: Condition, record: Stored) =>
  valuesAt(record, field).some((value) => comparisons[by](value, asked));

function dayOf(moment: string): string | undefined {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/** The most selective source of candidates: ids, otherwise the indexed field with the fewest values asked for. */
function sourceOf(model: Model, conditions: readonly Condition[]): Source {
  const ids = conditions.find(({ field }) => field === 'id');
  if (ids !== undefined) return { ids: [...new Set(ids.asked)].sort() };
  const indexed = conditions.filter(
    ({ field, by }) =>
      by === 'equals' && model.indexes.some(({ fields, unique }) => !unique && fields.join() === field),
  );
  const [best] = indexed.sort((a, b) => a.asked.length - b.asked.length);
  return best && { anyOf: Array.from(new Set(best.asked), (value) => ({ [best.field]: value })) };
}
