/** How many records meet conditions, counted as the server does it. */
import { useContext } from 'preact/hooks';
import { askedBy, matches } from '#shared/reviewing/conditions.js';
import { counted, readAll } from '../conference/shared.js';
import type { Resource } from '../document.js';
import type { ResourceProps } from '../page.js';
import { type Json, listing } from '../session.js';
import { useLoad } from '../ui.js';
import { Around } from './input.js';
import { bodyWithin, scopeOf } from './suggestions.js';

const atOnce = { step: async () => {} };

interface MatchingProps extends ResourceProps {
  readonly subject: Resource;
  readonly conditions: Json;
}

/** Of the event that the form names: without one, nothing is counted. */
export function Matching({ subject, conditions, ...props }: MatchingProps) {
  const { gala, me } = props;
  const { draft } = useContext(Around);
  const finder = subject.finders.find(({ isSearch }) => isSearch);
  const body = finder && bodyWithin(finder, scopeOf({ ...props, resource: subject, draft }));
  const paths = Object.keys(conditions).map((path) => /^\w+/.exec(path)?.[0]);
  const fieldsToReturn = [...new Set(paths)].sort().join(',') || 'id';
  const isPossible = me.permissions[`${subject.name}.search`] === 'all' && Object.keys(body ?? {}).length > 0;
  const about = isPossible ? JSON.stringify([subject.name, body, fieldsToReturn]) : undefined;
  const search = listing(gala, subject.name, 'search');
  const records = useLoad(
    async (signal) =>
      isPossible
        ? await readAll<Json>((from) => search({ body, fieldsToReturn, ...from }, { signal }) as never)
        : undefined,
    [about],
    about,
  );
  const matched = useLoad(async () => {
    const asked = askedBy(conditions as never);
    const found = (records.value ?? []).map((record) => matches(record, asked, atOnce as never));
    return (await Promise.all(found)).filter(Boolean).length;
  }, [records.value, JSON.stringify(conditions)]);
  if (Object.keys(conditions).length === 0) return <p role="status">Without conditions: every {subject.noun}.</p>;
  if (records.value === undefined || matched.value === undefined) return null;
  return (
    <p role="status" aria-busy={matched.isLoading || records.isLoading}>
      Matches <strong>{matched.value.toLocaleString()}</strong> of{' '}
      {counted(records.value.length, subject.noun, subject.plural)}.
    </p>
  );
}
