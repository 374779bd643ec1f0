/** The tenants of a token. Each service has this operation, and it answers the same in all. */
import type { Call, Handler, Work } from '../records/work.js';
import { countedPage, lastIdOf, pageKey } from './list.js';

export const tenants: { readonly 'tenants.list': Handler<'tenants.list'> } = { 'tenants.list': list };

async function list({ caller, query }: Call<'tenants.list'>, work: Work) {
  const { limit = 100, exclusiveStartKey } = query;
  const isOfAll = caller.tenants.has('*');
  const scope = { tenant: '*', operation: 'tenants.list', filter: { isOfAll } };
  const after = lastIdOf(scope, exclusiveStartKey);
  const of = (from = '') => [...caller.tenants].sort().filter((name) => name > from);
  const found = await (isOfAll ? work.tenants({ after, limit: limit + 1 }) : of(after));
  const names = found.slice(0, limit);
  const items = names.map((id) => Buffer.from(JSON.stringify({ id })));
  return countedPage({ items, key: found.length > limit ? pageKey(scope, names.at(-1) ?? '') : undefined });
}
