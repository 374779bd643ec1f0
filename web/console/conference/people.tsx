/** Who can review: everybody who is known as a reviewer here. */
import { useState } from 'preact/hooks';
import type { Found, Round } from './eventReviews.js';
import { callOf, groupedBy, isDone } from './scores.js';
import { type Column, Table } from './shared.js';

/** As the API takes it, with any other details. */
export interface Assignee extends Readonly<Record<string, unknown>> {
  readonly contact_id: string;
  readonly name?: string;
  readonly email_address?: string;
}

export interface Person {
  readonly assignee: Assignee;
  readonly name: string;
  /** Their reviews in the round. */
  readonly assigned: number;
  readonly missing: number;
}

/**
 * Everybody who reviews for the event or the award.
 * @param round with whom its rules and the committees of its process name, and all that these say of them.
 */
export function peopleIn({ reviews, declined, processes }: Found, round?: Round): Person[] {
  const inRound = groupedBy(
    reviews.filter(({ review_round_id }) => review_round_id === round?.id),
    ({ assignee }) => assignee?.contact_id,
  );
  const targets = round?.review_assignment_rules?.flatMap(({ targets = [] }) => targets) ?? [];
  const members = processes.find(({ id }) => id === round?.process_id)?.committee_members ?? [];
  const said = [...targets, ...members.map(({ contact }) => contact)].map((one) => {
    const { type: _, committee_id: __, committee_position_id: ___, ...person } = { ...one } as Partial<Assignee>;
    return person;
  });
  const assignees = new Map<string, Assignee>();
  for (const one of [...[...reviews, ...declined].map(({ assignee }) => assignee), ...said])
    if (one?.contact_id !== undefined)
      assignees.set(one.contact_id, { ...assignees.get(one.contact_id), ...(one as Assignee) });
  const people = Array.from(assignees.values(), (assignee) => {
    const own = inRound.get(assignee.contact_id) ?? [];
    return {
      assignee,
      name: callOf({ assignee }),
      assigned: own.length,
      missing: own.filter((one) => !isDone(one)).length,
    };
  });
  return people.sort((one, other) => one.name.localeCompare(other.name));
}

/** Contact → what they are called. */
export const namesOf = (people: readonly Person[], others: readonly Assignee[] = []): ReadonlyMap<string, string> =>
  new Map([
    ...others.map(({ contact_id, name }) => [contact_id, name ?? contact_id] as const),
    ...people.map(({ assignee, name }) => [assignee.contact_id, name] as const),
  ]);

const columns: readonly Column<Person>[] = [
  {
    name: 'Reviewer',
    isHead: true,
    by: ({ name }) => name,
    cell: ({ name, assignee: { email_address } }) => (
      <>
        <span dir="auto">{name}</span>
        {email_address !== name && <small>{email_address}</small>}
      </>
    ),
  },
  { name: 'Assigned', isNumber: true, by: ({ assigned }) => assigned },
  { name: 'To do', isNumber: true, by: ({ missing }) => missing },
];

interface PeopleProps {
  readonly people: readonly Person[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: readonly Assignee[]) => void;
}

/** Whoever has the fewest reviews in the round first. */
export function People({ people, ticked, onTick }: PeopleProps) {
  const [text, setText] = useState('');
  const shown = people.filter(
    ({ assignee: { contact_id, email_address = '' }, name }) =>
      ticked.has(contact_id) ||
      `${name} ${email_address} ${contact_id}`.toLowerCase().includes(text.trim().toLowerCase()),
  );
  const label = 'Find a person by name, e-mail or id';
  return (
    <>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Table
        label="To whom"
        columns={columns}
        rows={shown}
        keyOf={({ assignee }) => assignee.contact_id}
        order="Assigned"
        ticks={{
          ticked,
          label: ({ name }) => `Assign to ${name}`,
          onTick: (next) =>
            onTick(people.map(({ assignee }) => assignee).filter(({ contact_id }) => next.has(contact_id))),
        }}
      />
    </>
  );
}
