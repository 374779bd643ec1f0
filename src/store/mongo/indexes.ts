/** Indexes in MongoDB: each begins with the tenant; those that are not unique end with `_id`, for pages. */
import type { IndexDescription } from 'mongodb';
import type { AnyOf, Index, Only } from '../port.js';
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
  const only = Object.keys(spec.only ?? {}).map(storedPath);
  if (!spec.unique) return { name, key: ascending(['tenant', ...fields, ...only, '_id']) };
  const texts = fields.map((field) => [field, { $type: 'string' }]);
  const where = Object.entries(spec.where ?? {}).map(([field, value]) => [storedPath(field), value]);
  const partialFilterExpression = Object.fromEntries([...texts, ...where]);
  return { name, key: ascending(['tenant', ...fields]), unique: true, partialFilterExpression };
}

/** What an index is found by. */
export interface IndexSpec extends Omit<Index, 'only'> {
  readonly only?: Only | undefined;
}

/** A name that contains the whole definition, so that different indexes never have the same name. */
export function indexName({ fields, unique, where = {}, only }: IndexSpec): string {
  const conditions = Object.entries(where).map(([field, value]) => `${field}=${encodeURIComponent(value)}`);
  const kept = Object.entries(only ?? {}).map(([field, value]) => `${field}=${value}`);
  if (only !== undefined) return [...fields, '!only', ...kept].join('+');
  return fields.join('+') + (unique ? ['!unique', ...conditions].join('+') : '');
}

export interface Range {
  readonly tenant: string;
  readonly match?: AnyOf | undefined;
  readonly only?: Only | undefined;
  readonly after?: string | undefined;
}

/** The filter for records of a tenant that match, with ids after `after`. Without an index, `_id` bounds the tenant. */
export function rangeFilter({ tenant, match = {}, only = {}, after = '' }: Range) {
  const last = documentId({ tenant, id: after });
  const { id, ...fields } = match;
  const conditions = Object.entries(fields).map(([field, value]) => [storedPath(field), anyOf(value)]);
  const kept = Object.entries(only).map(([field, value]) => [storedPath(field), { $in: [null, value] }]); // null: it is absent
  const byIndex = conditions.length + kept.length > 0;
  return {
    tenant,
    ...Object.fromEntries([...conditions, ...kept]),
    ...(byIndex && after === '' ? {} : { _id: { $gt: last, ...(byIndex ? {} : { $lt: `${tenant}0` }) } }), // '0' is the character after '/'
    ...(id === undefined
      ? {}
      : { $and: [{ _id: { $in: [id].flat().map((one) => documentId({ tenant, id: one })) } }] }),
  };
}

const anyOf = (value: string | readonly string[]) => (typeof value === 'string' ? value : { $in: value });
