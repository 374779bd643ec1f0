/** Indexes in MongoDB: each begins with the tenant; those that are not unique end with `_id`, for pages. */
import type { IndexDescription } from 'mongodb';
import type { Index, Match } from '../port.js';
import { documentId, storedPath } from './document.js';

/** The indexes of a collection: names of those that are not unique, and the unique ones by name. */
export interface Declaration {
  readonly lists: ReadonlySet<string>;
  readonly uniques: ReadonlyMap<string, Index>;
}

export function declarationOf(specs: readonly Index[]): Declaration {
  return {
    lists: new Set(specs.filter(({ unique }) => !unique).map(indexName)),
    uniques: new Map(specs.filter(({ unique }) => unique).map((spec) => [indexName(spec), spec])),
  };
}

export const indexDescriptions = (specs: readonly Index[]): IndexDescription[] => specs.map(describeIndex);

function describeIndex(spec: Index): IndexDescription {
  const fields = spec.fields.map(storedPath);
  const ascending = (names: string[]) => Object.fromEntries(names.map((name) => [name, 1 as const]));
  const name = indexName(spec);
  if (!spec.unique) return { name, key: ascending(['tenant', ...fields, '_id']) };
  const texts = fields.map((field) => [field, { $type: 'string' }]);
  const where = Object.entries(spec.where ?? {}).map(([field, value]) => [storedPath(field), value]);
  const partialFilterExpression = Object.fromEntries([...texts, ...where]);
  return { name, key: ascending(['tenant', ...fields]), unique: true, partialFilterExpression };
}

/** A name that contains the whole definition, so that different indexes never have the same name. */
export function indexName({ fields, unique, where = {} }: Index): string {
  const conditions = Object.entries(where).map(([field, value]) => `${field}=${encodeURIComponent(value)}`);
  return fields.join('+') + (unique ? ['!unique', ...conditions].join('+') : '');
}

/** The filter for records of a tenant that match, with ids after `after`. Without `match`, `_id` bounds the tenant. */
export function rangeFilter(tenant: string, match: Match | undefined, after = '') {
  const last = documentId({ tenant, id: after });
  if (match === undefined) return { tenant, _id: { $gt: last, $lt: `${tenant}0` } }; // '0' is the character after '/'
  const fields = Object.entries(match).map(([field, value]) => [storedPath(field), value]);
  return { tenant, ...Object.fromEntries(fields), ...(after === '' ? {} : { _id: { $gt: last } }) };
}
