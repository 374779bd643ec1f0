/** How many records meet conditions, counted as the server does it. */

import { useContext } from 'preact/hooks';
import { askedBy, matches } from '#shared/events/reviewing/conditions.js';
import { counted, readAll } from '../conference/shared.js';
import type { Resource } from '../document.js';
import type { ResourceProps } from '../page.js';
import { type Json, listing } from '../session.js';
import { useLoad } from '../ui.js';
import { Around } from './input.js';
import { bodyWithin, scopeOf } from './suggestions.js';

const atOnce = { step: async () => {} };

/** How many there are, and how many of them meet the conditions. */
export function Matching({
  gala,
  me,
  services,
  subject,
  conditions,
}: ResourceProps & { subject: Resource; conditions: Record<string, unknown> }) {
  const { draft } = useContext(Around);
  const scope = scopeOf({ gala, me, services, resource: subject, draft });
  const finder = subject.finders.find(({ isSearch }) => isSearch);
  const body = finder && bodyWithin(finder, scope);
  const search = listing(gala, subject.name, 'search');
  const fields =
    [...new Set(Object.keys(conditions).map((path) => /^\w+/.exec(path)?.[0] ?? ''))].sort().join(',') || 'id';
  const isPossible =
    me.permissions[`${subject.name}.search`] === 'all' && body !== undefined && Object.keys(body).length > 0;
  const about = isPossible ? `conditions ${subject.name} ${JSON.stringify(body)} ${fields}` : undefined;
  const records = useLoad(
    async (signal) =>
      isPossible
        ? await readAll<Json>((from) => search({ body, fieldsToReturn: fields, ...from }, { signal }) as never)
        : undefined,
    [about],
    about,
  );
  const matched = useLoad(
    async (signal) => {
      const asked = askedBy(conditions as never);
      let count = 0;
      for (const record of records.value ?? [])
        if (!signal.aborted && (await matches(record, asked, atOnce as never))) count += 1;
      return count;
    },
    [records.value, JSON.stringify(conditions)],
  );
  const every = Object.keys(conditions).length === 0 ? `Without conditions: every ${subject.noun}. ` : '';
  const all = records.value?.length;
  if (!isPossible || records.error !== undefined || all === undefined || matched.value === undefined)
    return <p role="status">{every}</p>;
  const total = counted(all, subject.noun, subject.plural);
  return (
    <p role="status" aria-busy={matched.isLoading || records.isLoading}>
      {every || (
        <>
          Matches <strong>{matched.value.toLocaleString()}</strong> of {total}.
        </>
      )}
    </p>
  );
}
