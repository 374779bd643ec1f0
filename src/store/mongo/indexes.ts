/** Indexes as MongoDB has them: each begins with the tenant, those of lists end with `_id`. */
import type { IndexDescription } from 'mongodb';
import type { Index, Match } from '../port.js';
import { documentId, storedPath } from './document.js';

export interface Declared {
  readonly lists: ReadonlySet<string>;
  readonly uniques: ReadonlyMap<string, Index>;
}

export function declared(specs: readonly Index[]): Declared {
  return {
    lists: new Set(specs.filter(({ unique }) => !unique).map(indexName)),
    uniques: new Map(specs.filter(({ unique }) => unique).map((spec) => [indexName(spec), spec])),
  };
}

export const indexes = (specs: readonly Index[]): IndexDescription[] => specs.map(described);

function described(spec: Index): IndexDescription {
  const fields = spec.fields.map(storedPath);
  const ascending = (names: string[]) => Object.fromEntries(names.map((name) => [name, 1 as const]));
  const name = indexName(spec);
  if (!spec.unique) return { name, key: ascending(['tenant', ...fields, '_id']) };
  const texts = fields.map((field) => [field, { $type: 'string' }]);
  const where = Object.entries(spec.where ?? {}).map(([field, value]) => [storedPath(field), value]);
  const partialFilterExpression = Object.fromEntries([...texts, ...where]);
  return { name, key: ascending(['tenant', ...fields]), unique: true, partialFilterExpression };
}

/** Says all that an index is, so that no two differ and have the same name. */
export function indexName({ fields, unique, where = {} }: Index): string {
  const conditions = Object.entries(where).map(([field, value]) => `${field}=${encodeURIComponent(value)}`);
  return fields.join('+') + (unique ? ['!unique', ...conditions].join('+') : '');
}

/** Records of a tenant, in the order of ids; `_id` is bounded even without `match`. */
export function range(tenant: string, match: Match | undefined, after = '') {
  const last = documentId({ tenant, id: after });
  if (match === undefined) return { tenant, _id: { $gt: last, $lt: `${tenant}0` } }; // '0' follows '/'
  const fields = Object.entries(match).map(([field, value]) => [storedPath(field), value]);
  return { tenant, ...Object.fromEntries(fields), ...(after === '' ? {} : { _id: { $gt: last } }) };
}
