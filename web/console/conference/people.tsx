/** Who can review: everybody who is known as a reviewer here. */
import { useState } from 'preact/hooks';
import type { Found, Round } from './eventReviews.js';
import { callOf, groupedBy, isDone, type Review } from './scores.js';
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
  const people = Array.from(assignees.values(), (one) => personOf(one, inRound.get(one.contact_id)));
  return people.sort((one, other) => one.name.localeCompare(other.name));
}

/** @param own their reviews in the round. */
export const personOf = (assignee: Assignee, own: readonly Review[] = []): Person => ({
  assignee,
  name: callOf({ assignee }),
  assigned: own.length,
  missing: own.filter((one) => !isDone(one)).length,
});

/** Those who can be added at once: what they are called, and their contacts. Of more than three groups, all come first. */
export function groupsIn(
  { processes, rounds, reviews }: Found,
  { id: round_id, process_id }: Round,
): Map<string, Set<string>> {
  const ofProcess = new Set(rounds.filter((one) => one.process_id === process_id).map(({ id }) => id));
  const groups = new Map<string, Set<string>>();
  const add = (words: string, id = '') => groups.set(words, (groups.get(words) ?? new Set()).add(id));
  for (const { committee_id, committee_name = committee_id, contact } of processes.find(({ id }) => id === process_id)
    ?.committee_members ?? [])
    add(`the committee ${committee_name}`, contact?.contact_id);
  for (const { review_round_id: id = '', assignee } of reviews) {
    if (id === round_id) add('who review in this round', assignee?.contact_id);
    if (ofProcess.has(id)) add('who review in any round of this process', assignee?.contact_id);
  }
  const all = [...groups.values()].flatMap((ids) => [...ids]);
  return groups.size > 3 ? new Map([['all', new Set(all)], ...groups]) : groups;
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
  /** Of the table. */
  readonly title?: string;
  /** Columns after the name. */
  readonly more?: readonly Column<Person>[];
  readonly people: readonly Person[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: readonly Assignee[]) => void;
}

/** Whoever has the fewest reviews in the round first. */
export function People({ title = 'To whom', more = [], people, ticked, onTick }: PeopleProps) {
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
        label={title}
        columns={[...columns.slice(0, 1), ...more, ...columns.slice(1)]}
        rows={shown}
        keyOf={({ assignee }) => assignee.contact_id}
        order={more.length > 0 ? '' : 'Assigned'}
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

interface SomebodyElseProps {
  /** Whoever has the e-mail address of one of them is that person. */
  readonly people: readonly Person[];
  readonly onAdd: (person: Assignee) => void;
}

/** Asks who else there is; it can stand in a form. Whoever has no id is known by the e-mail address. */
export function SomebodyElse({ people, onAdd }: SomebodyElseProps) {
  const [draft, setDraft] = useState<Partial<Assignee>>({});
  const email = draft.email_address?.trim().toLowerCase();
  const known = people.find(({ assignee }) => email && assignee.email_address?.trim().toLowerCase() === email);
  const contact_id = draft.contact_id?.trim() || known?.assignee.contact_id || email || '';
  const add = () => {
    if (contact_id === '') return;
    onAdd({ ...known?.assignee, ...draft, contact_id });
    setDraft({});
  };
  return (
    <details>
      <summary>Somebody else</summary>
      <p class="quiet">They get a link by e-mail, without an account. Whoever logs in has an id: write it, too.</p>
      <div class="conference-rule">
        {(['name', 'email_address', 'contact_id'] as const).map((name, at) => (
          <label key={name}>
            {['Name', 'E-mail address', 'Id, if they log in'][at]}
            <input
              value={draft[name] ?? ''}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
              onInput={({ currentTarget: { value } }) => setDraft({ ...draft, [name]: value || undefined })}
            />
          </label>
        ))}
      </div>
      <button type="button" class="secondary small" disabled={contact_id === ''} onClick={add}>
        Add
      </button>
    </details>
  );
}
