/** The conflicts of interest that were declared, as an attempt at a unit of work reads them: once for all that it compares. */

import { type Entry, logOf } from '../records/changes.js';
import { expect, meet } from '../records/meetings.js';
import type { Collection, Work } from '../records/work.js';
import type { Conflict, ConflictChange, Reviewing } from './table.js';

const done = new WeakMap<Work, Map<string, Promise<unknown>>>();

/** What an attempt has found out once, by a name for it. */
export function once<T>(of: Reviewing, work: Work, what: string, task: () => Promise<T>): Promise<T> {
  const known = done.get(work) ?? new Map<string, Promise<unknown>>();
  done.set(work, known);
  const result = known.get(of.conflicts + what) ?? task();
  known.set(of.conflicts + what, result);
  return result as Promise<T>;
}

/** Of a commit that declares a conflict and one that depends on what is declared, the later one runs again. */
export const meetDeclarations = (of: Reviewing, work: Work) =>
  once(of, work, 'met', () => meet(['conflicts', of.groups], work));

/** Call it before conflicts are read for something that may be stored. */
export const expectDeclarations = (of: Reviewing, work: Work) =>
  once(of, work, 'expected', () => expect(['conflicts', of.groups], work));

/** The maximum number of values that one read of an index can ask for. */
const maxValues = 200;

/**
 * @param targets of a subject, asked for only if there are conflicts.
 * @param changes those that are staged.
 */
export async function declaredAbout(
  of: Reviewing,
  targets: () => readonly string[],
  work: Work,
  changes: readonly ConflictChange[] = [],
): Promise<readonly Conflict[]> {
  const areSome = await once(of, work, 'some', () => hasSome(of, work));
  if (!areSome && changes.length === 0) return [];
  const asked = targets();
  const found = areSome ? await once(of, work, asked.join('\n'), () => readAbout(of, asked, work)) : [];
  const changed = new Set(changes.flatMap(({ previous }) => previous?.id ?? []));
  const staged = changes.flatMap(({ next }) => (asked.includes(next?.target ?? '') ? (next ?? []) : []));
  return [...staged, ...found.filter(({ id }) => !changed.has(id))];
}

async function hasSome(of: Reviewing, work: Work): Promise<boolean> {
  for await (const found of work.records(of.conflicts).windows({ limit: 1 })) if (found.length > 0) return true;
  return false;
}

async function readAbout(of: Reviewing, targets: readonly string[], work: Work): Promise<readonly Conflict[]> {
  const found: Conflict[] = [];
  for (let start = 0; start < targets.length; start += maxValues)
    for await (const { record } of work.records(of.conflicts).all({ target: targets.slice(start, start + maxValues) }))
      found.push(record);
  return found;
}

// Those that are deleted, as far as the history goes back.

/** The log of changes. */
export const logFor = (of: Reviewing, work: Work): Collection<Entry> =>
  work.collection(logOf(work.model(of.conflicts).document.name));

type Gone = Entry & { readonly was: Conflict };

export async function goneDeclarations(of: Reviewing, isAsked: (conflict: Conflict) => boolean, work: Work) {
  const found: Gone[] = [];
  for (let after: string | undefined; ; ) {
    const query = { match: { deleted: of.conflicts }, limit: 500 };
    const entries = await logFor(of, work).page(after === undefined ? query : { ...query, after });
    for (const { record } of entries as { readonly record: Gone }[]) if (isAsked(record.was)) found.push(record);
    after = entries.at(-1)?.id;
    if (after === undefined) return found;
    await work.yielder.step();
  }
}
