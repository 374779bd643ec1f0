/**
 * Who must not review a subject: its people, such as the authors of an abstract, whoever has declared a conflict, and those who the rules of
 * the process count as colleagues.
 */

import { Fault } from '../fault.js';
import { isSameJson } from '../lib/json.js';
import { personKey } from '../lib/persons.js';
import { findRecord } from '../mail/emails.js';
import { refuseUnlessOverridden } from '../records/overrides.js';
import type { Work } from '../records/work.js';
import { cached, colleaguesBy, domainsOf, organizationsIn, targetsIn } from './affiliations.js';
import { declaredAbout } from './declared.js';
import {
  type Assignee,
  type Conflict,
  type ConflictChange,
  isOver,
  type Review,
  type ReviewDraft,
  type Reviewing,
  type Subject,
} from './table.js';

/** @param review whose conflict is updated. @throws Fault `conflict_of_interest` */
export function refuseConflict(of: Reviewing, review: ReviewDraft, work: Work): void {
  if (!isConflicted(review)) return;
  refuseUnlessOverridden(of.reviews, 'conflict_of_interest', work, Fault.at('/assignee', 'conflict_of_interest'));
}

/** Whether it has a conflict of interest that nobody has overridden. It then does not count. */
export const isConflicted = ({ conflict_of_interest, conflict_overridden_by_id }: ReviewDraft) =>
  conflict_of_interest === true && conflict_overridden_by_id === undefined;

/** Who is compared with the people of a subject. */
export type Person = Pick<Assignee, 'contact_id' | 'email_address' | 'organization_id'>;

/**
 * @param process by whose rules colleagues count; without it, that of the current round of the subject.
 * @param declarations those that are staged.
 * @returns whether a person has a conflict of interest with the subject: is one of its people, by contact id or e-mail address, a
 * colleague of them, or somebody for who one was declared. Other fields of an assignee do not count, so that nobody can find the
 * authors by trying.
 */
export async function conflictsOf(
  of: Reviewing,
  subject: Subject,
  { unlimited: work }: Work,
  process?: string,
  declarations: readonly ConflictChange[] = [],
): Promise<(person: Person) => boolean> {
  const people = authorsOf(subject, of);
  const targets = () => [`${of.subject}:${subject.id}`, ...targetsIn(affiliationsOf(subject, of))];
  const declared = personsIn(await declaredAbout(of, targets, work, declarations));
  const round = process === undefined ? await findRecord(of.rounds, subject[of.currentRound], work) : undefined;
  const rules = await findRecord(of.processes, process ?? round?.process_id ?? subject.review_process_id, work);
  const isColleague = colleaguesBy(rules?.conflict_rules, () => affiliationsOf(subject, of));
  return (person) =>
    isAmong(people, person) || isAmong(declared, person) || isColleague(person, () => domainsOf(addressesOf(person)));
}

/**
 * The same for reviews of a subject, each by the rules of its process. In a round that is over, it only depends on the people.
 * @param before the subject with its former people.
 */
export function conflictsIn(
  of: Reviewing,
  subject: Subject,
  before: Subject,
  work: Work,
  declarations?: readonly ConflictChange[],
): (review: Review) => Promise<boolean> {
  const known = new Map<string, ReturnType<typeof conflictsOf>>();
  return async ({ assignee, process_id, review_round_id, conflict_of_interest }) => {
    const round = await findRecord(of.rounds, review_round_id, work);
    if (round !== undefined && isOver(round)) {
      const stays = conflict_of_interest === true && !isAmong(authorsOf(before, of), assignee);
      return stays || isAmong(authorsOf(subject, of), assignee);
    }
    const conflicts = known.get(process_id) ?? conflictsOf(of, subject, work, process_id, declarations);
    known.set(process_id, conflicts);
    return (await conflicts)(assignee);
  };
}

/** Contact ids and addresses, as they are compared. */
interface Persons {
  readonly contacts: ReadonlySet<string>;
  readonly addresses: ReadonlySet<string>;
}

const personsIn = (declared: readonly Conflict[]): Persons => ({
  contacts: new Set(declared.map(({ contact_id }) => personKey(contact_id))),
  addresses: new Set(declared.flatMap(addressesOf)),
});

const isAmong = ({ contacts, addresses }: Persons, person: Person) =>
  contacts.has(personKey(person.contact_id)) ||
  (addresses.size > 0 && addressesOf(person).some((address) => addresses.has(address)));

export const haveAuthorsChanged = (of: Reviewing, subject: object, previous: object) =>
  !isSameJson(namingFields(of, subject), namingFields(of, previous)) ||
  (subject as Subject).organization_id !== (previous as Subject).organization_id;

const namingFields = (of: Reviewing, subject: object) =>
  Object.fromEntries(Object.entries(subject).filter(([name]) => of.people.test(name)));

/** Contact ids and e-mail addresses of the people of a subject, and addresses by assignee: each is compared with many others. */
const authorsOf = cached((subject: Subject, of: Reviewing) => {
  const texts = textsIn(namingFields(of, subject));
  return { contacts: new Set(texts.map(personKey)), addresses: new Set(texts.flatMap(addressesIn)) };
});
const affiliationsOf = cached((subject: Subject, of: Reviewing) => {
  const { organization_id } = subject;
  const organizations = new Set(organizationsIn({ organization_id, ...namingFields(of, subject) }));
  return { organizations, domains: domainsOf(authorsOf(subject, of).addresses) };
});
const addressesOf = cached(({ email_address }: Pick<Person, 'email_address'>) => addressesIn(email_address ?? ''));

/** All strings, numbers and property names in a value, at any depth: authors can be keyed by id. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  const names = Array.isArray(value) ? [] : Object.keys(value);
  return [...names, ...Object.values(value).flatMap(textsIn)];
}

/** The e-mail addresses in a string such as `Ada <ada@example.org>`, in lowercase. */
const addressesIn = (text: string): string[] => personKey(text).match(/[^\s<>,;:()"]*@[^\s<>,;:()"]*/g) ?? [];
