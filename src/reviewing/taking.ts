/** Targets of assignment rules that take some of their members: those with the fewest reviews in the round. */

import { personKey } from '../lib/persons.js';
import type { Work } from '../records/work.js';
import type { Choice } from './rounds.js';
import type { Assignee, Reviewing, Round } from './table.js';

/** By the key of a person: how many reviews they have. */
export type Loads = Record<string, number>;

/** Reviewers of a subject, each with the target that selects them. */
export type Wishes = ReadonlyMap<Assignee, Choice>;

export const takesSome = (wishes: Wishes) => [...wishes.values()].some(({ target }) => target.take !== undefined);

export async function loadsIn(of: Reviewing, round: Round, work: Work): Promise<Loads> {
  const loads: Loads = {};
  for await (const { record } of work.records(of.reviews).all({ review_round_id: round.id }))
    if (record.is_active !== false) addTo(loads, record.assignee);
  return loads;
}

export function addTo(loads: Loads, { contact_id }: Assignee): void {
  const key = personKey(contact_id);
  loads[key] = (loads[key] ?? 0) + 1;
}

/**
 * @param free who could get the subject.
 * @param present who has it already.
 * @returns who of them is missing, and the targets with fewer members than they take.
 */
export function takenOf(free: readonly Assignee[], present: readonly Assignee[], wishes: Wishes, loads: Loads = {}) {
  const missing = new Set(free.filter((one) => wishes.get(one)?.target.take === undefined));
  const short: Choice[] = [];
  for (const choice of new Set(wishes.values())) {
    const { take } = choice.target;
    if (take === undefined) continue;
    const keys = new Set(choice.assignees.map(({ contact_id }) => personKey(contact_id)));
    const isMember = ({ contact_id }: Assignee) => keys.has(personKey(contact_id));
    const lacking = Math.max(0, take - [...present, ...missing].filter(isMember).length);
    const loadOf = ({ contact_id }: Assignee) => loads[personKey(contact_id)] ?? 0;
    const members = free.filter((one) => isMember(one) && !missing.has(one));
    members.sort((one, other) => loadOf(one) - loadOf(other));
    for (const one of members.slice(0, lacking)) missing.add(one);
    if (members.length < lacking) short.push(choice);
  }
  return { missing: [...missing], short };
}

/** How many reviews a subject gets at most. */
export function mostOf(wishes: Wishes): number {
  const byContact = new Map(Array.from(wishes, ([{ contact_id }, choice]) => [contact_id, choice]));
  const counts = new Map<Choice, number>();
  for (const choice of byContact.values()) counts.set(choice, (counts.get(choice) ?? 0) + 1);
  return Array.from(counts, ([{ target }, count]) => Math.min(count, target.take ?? count)).reduce((a, b) => a + b, 0);
}
