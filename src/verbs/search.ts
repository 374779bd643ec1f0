/** Searches: an index gives candidates in the order of ids, filters choose among them. */
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

/** What one filter of a search means for a field. */
interface Filter<Field extends string = string> {
  /** Dotted path of the field; `id` for the records themselves. */
  readonly field: Field;
  /** How a value of the field must compare to what is asked for. */
  readonly by: keyof typeof comparisons;
}

const anyOf = (compare: (value: string, asked: string) => boolean) => (value: string, asked: readonly string[]) =>
  asked.some((one) => compare(value, one));

const comparisons = {
  equals: anyOf((value, asked) => value === asked),
  contains: anyOf((value, asked) => value.toLowerCase().includes(asked.toLowerCase())),
  day: anyOf((value, asked) => dayOf(value) === asked),
  /** From the first moment asked for to the second, both included. */
  between: (value: string, [from = '', to = '']: readonly string[]) =>
    Date.parse(from) <= Date.parse(value) && Date.parse(value) <= Date.parse(to),
};

type Filters = Readonly<Record<string, Filter>>;

/** The compiler asks for the meaning of each filter that the document has. */
type MeaningOf<R extends ResourceName> = {
  readonly [F in keyof Required<Body<Operation<R, 'search'>>>]: Filter<PathOf<R>>;
};

/** A handler that answers a page of what the body asks for: `summary` of each record, when no fields are asked for. */
export function search<R extends ResourceName>(
  name: R,
  filters: MeaningOf<R>,
  summary?: readonly PathOf<R>[],
): Handler<Operation<R, 'search'>> {
  const shown = summary === undefined ? whole : partial(summary);
  const handler: FamilyHandler = (call, work) => found(work.model(name), filters as Filters, call, work, shown);
  return handler as never; // the document gives the operation such calls, and such answers
}

async function found(model: Model, filters: Filters, call: FamilyCall, work: Work, summary: Projection) {
  const { fieldsToReturn, exclusiveStartKey, limit = 100 } = call.query;
  const project = fieldsToReturn === undefined ? summary : projection(model, 'fieldsToReturn', fieldsToReturn);
  const scope: KeyScope = { tenant: call.tenant, operation: `${model.name}.search`, filter: call.body };
  const wanted = conditions(filters, call.body as object);
  const scan = new BoundedScan(recordsOf(work, model), sourceOf(model, wanted), limit);
  const { docs, lastId } = await scan.pageAfter(lastIdOf(scope, exclusiveStartKey), ({ record }) =>
    wanted.every((condition) => matches(condition, record)),
  );
  return pageObject(docs.map(project), nextKey(scope, lastId));
}

interface Condition extends Filter {
  /** Any of these. */
  readonly asked: readonly string[];
}

function conditions(filters: Filters, body: object): Condition[] {
  return Object.entries(body).map(([name, asked]) => ({
    ...(filters[name] as Filter),
    asked: Array.isArray(asked) ? asked : [asked],
  }));
}

const matches = ({ field, by, asked }: Condition, record: Stored) =>
  valuesAt(record, field).some((value) => comparisons[by](value, asked));

function dayOf(moment: string): string | undefined {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/** The most selective thing that is asked for: ids, else the indexed field with the fewest values. */
function sourceOf(model: Model, wanted: readonly Condition[]): Source {
  const ids = wanted.find(({ field }) => field === 'id');
  if (ids !== undefined) return { ids: [...new Set(ids.asked)].sort() };
  const indexed = wanted.filter(
    ({ field, by }) =>
      by === 'equals' && model.indexes.some(({ fields, unique }) => !unique && fields.join() === field),
  );
  const [best] = indexed.sort((a, b) => a.asked.length - b.asked.length);
  return best && { anyOf: Array.from(new Set(best.asked), (value) => ({ [best.field]: value })) };
}
