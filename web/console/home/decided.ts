/** How the abstracts and applications of a tenant stand, for the news. */

import { isWithdrawn } from '../../withdrawn.js';
import { counted, mayAll } from '../conference/shared.js';
import { address, type Gala, type Me, recordAddress } from '../page.js';
import { type Json, listing } from '../session.js';

/** So many records are looked at one by one: of more, only their number is told. */
export const most = 4000;

/** How many there are, and how many of them have which status, unless they are too many. @param more fields of them. */
export async function tally(list: ReturnType<typeof listing>, status: string, signal: AbortSignal, more = '') {
  const counts: Record<string, number> = {};
  const items: Json[] = [];
  const fields = `${status}${more}`;
  let page = await list({ fields, limit: 1000, count: 'true' }, { signal });
  const { total = 0 } = page;
  if (total > most) return { total, items };
  for (;;) {
    for (const record of page.items) counts[String(record[status])] = (counts[String(record[status])] ?? 0) + 1;
    items.push(...page.items);
    if (page.next === undefined) return { total, counts, items };
    page = await list({ fields, limit: 1000, exclusiveStartKey: page.next }, { signal });
  }
}

const number = (value: number) => value.toLocaleString();

/** What is decided on, and what is read of it besides the decision. */
const kinds = [
  { service: 'events', resource: 'abstracts', noun: 'abstract', more: ',status,title,name,confirmed_at,withdrawn_at' },
  { service: 'awards', resource: 'applications', noun: 'application', more: ',status' },
] as const;

/** What authors and applicants were told, and what authors have answered since the last visit. */
export async function decided(gala: Gala, me: Me, tenant: string, signal: AbortSignal) {
  const all = kinds.map(async ({ service, resource, noun, more }) => {
    if (!mayAll(me, `${resource}.list`)) return { rows: [], items: [] };
    const { total, counts, items } = await tally(listing(gala, resource, 'list'), 'decision', signal, more);
    const row = { text: counted(total, noun), to: address(tenant, service, resource) };
    if (counts === undefined) return { rows: [row], items };
    const out = items.filter(isWithdrawn);
    const standing = (decision: string) =>
      (counts[decision] ?? 0) - out.filter((record) => record.decision === decision).length;
    const [accepted = 0, alternate = 0, declined = 0] = ['accepted', 'alternate', 'declined'].map(standing);
    const open = total - accepted - alternate - declined - out.length;
    const waiting = alternate > 0 ? `, ${number(alternate)} on the waiting list` : '';
    const gone = out.length > 0 ? `, ${number(out.length)} withdrawn` : '';
    const rest = `: ${number(accepted)} accepted, ${number(declined)} declined${waiting}, ${number(open)} undecided${gone}`;
    return { rows: total === 0 ? [] : [{ ...row, rest, bar: { value: total - open, of: total } }], items };
  });
  const found = await Promise.all(all);
  if (found.every(({ rows }) => rows.length === 0)) return [];
  const since = lastVisit(tenant);
  const answered = found
    .flatMap(({ items }) => items)
    .flatMap(({ id, title, name, confirmed_at, withdrawn_at }) => {
      const at = String(withdrawn_at ?? confirmed_at ?? '');
      const row = { text: String(title ?? name), to: recordAddress(tenant, 'events', 'abstracts', String(id)), at };
      return at > since ? [{ ...row, rest: withdrawn_at ? ', withdrawn' : ', confirmed' }] : [];
    });
  const latest = answered.sort((one, other) => other.at.localeCompare(one.at)).slice(0, 8);
  return [...found.flatMap(({ rows }) => rows), ...latest];
}

/** When this browser was here before, until its tab is closed. */
function lastVisit(tenant: string): string {
  const key = `gala.visit.${tenant}`;
  const since = sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? '';
  sessionStorage.setItem(key, since);
  localStorage.setItem(key, new Date().toISOString());
  return since;
}
