/** Indexes in MongoDB: each starts with the tenant; non-unique ones end with `_id`, for paging. */
import type { IndexDescription } from 'mongodb';
import { inIndex } from '../folding.js';
import type { Index, IndexSpec, PageQuery } from '../port.js';
import { documentId, foldedPath, storedPath } from './document.js';

/** The indexes of a collection: names of the non-unique ones, the unique ones by name, and paths of folded ones. */
export interface Declaration {
  readonly lists: ReadonlySet<string>;
  readonly uniques: ReadonlyMap<string, Index>;
  readonly folded: readonly string[];
}

export function declarationOf(specs: readonly Index[]): Declaration {
  return {
    lists: new Set(specs.filter(({ unique }) => !unique).map(indexName)),
    uniques: new Map(specs.filter(({ unique }) => unique).map((spec) => [indexName(spec), spec])),
    folded: [...new Set(specs.filter(({ folded }) => folded).flatMap(({ fields }) => fields))],
  };
}

export const indexDescriptions = (specs: readonly Index[]): IndexDescription[] => specs.map(describeIndex);

function describeIndex(spec: Index): IndexDescription {
  const fields = spec.fields.map(spec.folded ? foldedPath : storedPath);
  const ascending = (names: string[]) => Object.fromEntries(names.map((name) => [name, 1 as const]));
  const name = indexName(spec);
  const only = Object.keys(spec.only ?? {}).map(storedPath);
  if (!spec.unique) return { name, key: ascending(['tenant', ...fields, ...only, '_id']) };
  const texts = fields.map((field) => [field, { $type: 'string' }]);
  const where = Object.entries(spec.where ?? {}).map(([field, value]) => [storedPath(field), value]);
  const partialFilterExpression = Object.fromEntries([...texts, ...where]);
  return { name, key: ascending(['tenant', ...fields]), unique: true, partialFilterExpression };
}

/** A name that contains the whole definition, so that different indexes never have the same name. */
export function indexName({
  fields,
  unique,
  where = {},
  only,
  folded,
}: IndexSpec & Pick<Index, 'unique' | 'where'>): string {
  const conditions = Object.entries(where).map(([field, value]) => `${field}=${encodeURIComponent(value)}`);
  const kept = Object.entries(only ?? {}).map(([field, value]) => `${field}=${value}`);
  const name = (only === undefined ? fields : [...fields, '!only', ...kept]).join('+') + (folded ? '!folded' : '');
  return name + (unique ? ['!unique', ...conditions].join('+') : '');
}

type Range = Pick<PageQuery, 'tenant' | 'match' | 'only' | 'folded' | 'after'>;

/** The filter for matching records of a tenant with ids after `after`. Without an index, `_id` limits the tenant. */
export function rangeFilter({ tenant, match = {}, only = {}, folded, after = '' }: Range) {
  const last = documentId({ tenant, id: after });
  const { id, ...fields } = match;
  const conditions = Object.entries(fields).map(([field, value]) => [
    (folded ? foldedPath : storedPath)(field),
    anyOf(value, folded),
  ]);
  const kept = Object.entries(only).map(([field, value]) => [storedPath(field), { $in: [null, value] }]); // null: absent
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

function anyOf(value: string | readonly string[], isFolded: boolean | undefined) {
  const values = inIndex([value].flat(), isFolded);
  return typeof value === 'string' ? values[0] : { $in: values };
}
