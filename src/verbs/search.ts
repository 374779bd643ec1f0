/** Searches: an index gives candidates in the order of ids, filters choose among them. */
import type { Model } from '../document/catalogue.js';
import type { Body, Handler, Operation, ResourceName } from '../document/contract.js';
import type { Records } from '../records/records.js';
import type { Work } from '../records/work.js';
import type { Doc, Stored } from '../store/doc.js';
import { valuesAt } from '../store/port.js';
import { pageObject } from './family.js';
import { type KeyScope, lastIdOf, nextKey } from './paging.js';
import { type Projection, projection, whole } from './projection.js';
import type { Reply } from './reply.js';
import { type Source, Walk } from './scan.js';

/** What one filter of a search means for a field. */
export interface Filter {
  /** Dotted path of the field; `id` for the records themselves. */
  readonly field: string;
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

/** Each filter of the body has a meaning; `Body` is the body's type in the document. */
type MeaningOf<Body> = { readonly [F in keyof Required<Body>]: Filter };

/** A handler that answers a page of what the body asks for. `summary` makes the items when no fields are asked for. */
export function search<R extends ResourceName>(
  name: R,
  filters: MeaningOf<Body<Operation<R, 'search'>>>,
  summary: Projection = whole,
): Handler<Operation<R, 'search'>> {
  return (call, work) =>
    found(work.model(name), filters, call as never as SearchCall, work, summary) as Promise<Reply<never>>;
}

interface SearchCall {
  readonly tenant: string;
  readonly body: object;
  readonly query: {
    readonly fieldsToReturn?: string;
    readonly exclusiveStartKey?: string;
    readonly limit?: number;
  };
}

async function found(
  model: Model,
  filters: Filters,
  call: SearchCall,
  work: Work,
  summary: Projection,
): Promise<Reply> {
  const { fieldsToReturn, exclusiveStartKey, limit = 100 } = call.query;
  const project = fieldsToReturn === undefined ? summary : projection(model, 'fieldsToReturn', fieldsToReturn);
  const scope: KeyScope = { tenant: call.tenant, operation: `${model.name}.search`, filter: call.body };
  const wanted = conditions(filters, call.body);
  const walk = new Walk(work.records(model.name) as never as Records, sourceOf(model, wanted), limit);
  const { docs, lastId } = await walk.from(lastIdOf(scope, exclusiveStartKey), ({ record }) =>
    wanted.every((condition) => matches(condition, record)),
  );
  const items = docs.map((doc) => project(doc as Doc<never>));
  return { json: pageObject(items, nextKey(scope, lastId)) };
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
