/** Who is to review what, by the demo's own reading of a round's rules. */
import type { Made } from '../batches.js';
import type { Json } from '../client.js';
import { valueAt } from '../letters.js';
import type { Member } from './attendees.js';

interface Rule {
  readonly name: string;
  readonly matching_conditions: Readonly<Record<string, unknown>>;
  readonly targets: readonly { readonly committee_id: string }[];
}

export interface Assignments {
  /** Abstract and reviewer, each pair once. */
  readonly pairs: ReadonlySet<string>;
  /** Rule, abstract and reason of what no review is made of. */
  readonly skipped: readonly string[];
}

export const pairOf = (abstract: string, contact: string) => `${abstract} by ${contact}`;

export const skipOf = (rule: unknown, reason: unknown, abstract: unknown = 'all') => `${rule}: ${abstract}, ${reason}`;

export function assignments(round: Made, process: Made, abstracts: readonly Made[]): Assignments {
  const pairs = new Set<string>();
  const skipped: string[] = [];
  for (const { name, committee, matching_conditions } of choices(round)) {
    const members = membersOf(process, committee);
    if (members.length === 0) skipped.push(skipOf(name, 'committee_unresolved'));
    for (const abstract of abstracts.filter((one) => matches(one, matching_conditions)))
      for (const { contact_id } of members)
        if (isAuthor(abstract, contact_id)) skipped.push(skipOf(name, 'conflict_of_interest', abstract.id));
        else pairs.add(pairOf(abstract.id, contact_id));
  }
  return { pairs, skipped };
}

const choices = ({ review_assignment_rules: rules }: Made) =>
  (rules as readonly Rule[]).flatMap((rule) => rule.targets.map((to) => ({ ...rule, committee: to.committee_id })));

const membersOf = ({ committee_members: all }: Made, committee: string) =>
  (all as readonly { committee_id: string; contact: Member }[])
    .filter(({ committee_id }) => committee_id === committee)
    .map(({ contact }) => contact);

const matches = (abstract: Json, conditions: Rule['matching_conditions']) =>
  Object.entries(conditions).every(([path, condition]) => meets(valueAt(abstract, path), condition));

function meets(value: unknown, condition: unknown): boolean {
  if (Array.isArray(condition)) return condition.includes(value);
  if (typeof condition !== 'object' || condition === null) return value === condition;
  const { not, blank } = condition as { not?: unknown; blank?: boolean };
  return blank === undefined ? value !== not : (value === undefined) === blank;
}

const isAuthor = ({ co_authors: authors = [] }: Made, contact: string) =>
  (authors as readonly Json[]).some(({ co_author_contact_id }) => co_author_contact_id === contact);
