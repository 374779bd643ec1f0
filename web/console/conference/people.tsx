/** Who can review: found, ticked, or named anew. */
import { useState } from 'preact/hooks';
import type { readRules } from './eventReviews.js';
import { isDone, type Review } from './scores.js';
import { More } from './shared.js';

/** As the API takes it, with any other details. */
export interface Assignee extends Readonly<Record<string, unknown>> {
  readonly contact_id: string;
  readonly name?: string;
  readonly email_address?: string;
}

export interface Person extends Assignee {
  readonly name: string;
  /** Their reviews in the round. */
  assigned: number;
  missing: number;
}

export const nameOf = ({ contact_id, name, email_address }: Assignee) => name?.trim() || email_address || contact_id;

/** Everybody who is known as a reviewer here, whoever has the fewest reviews in the round first. */
export function peopleIn(
  reviews: readonly Review[],
  round_id: string | undefined,
  others: readonly Assignee[],
): Person[] {
  const people = new Map<string, Person>();
  for (const assignee of [...others, ...reviews.map((review) => review.assignee)])
    if (isNamed(assignee) && !people.has(assignee.contact_id))
      people.set(assignee.contact_id, { ...assignee, name: nameOf(assignee), assigned: 0, missing: 0 });
  for (const review of reviews) {
    const person = people.get(review.assignee?.contact_id ?? '');
    if (person === undefined || review.review_round_id !== round_id) continue;
    person.assigned++;
    if (!isDone(review)) person.missing++;
  }
  return [...people.values()].sort((one, other) => one.assigned - other.assigned || one.name.localeCompare(other.name));
}

const isNamed = (said: Said | undefined): said is Assignee => said?.contact_id !== undefined;
type Said = Partial<Assignee>;

/** Whom the rules of the round and the committees of its process name, with all that they say of them. */
export const saidIn = ({ rules, members }: Awaited<ReturnType<typeof readRules>>): Assignee[] =>
  [...rules.flatMap(({ targets = [] }) => targets), ...members.map(({ contact }) => contact)].flatMap((said) => {
    const { type: _, committee_id: __, committee_position_id: ___, ...person } = said as Said & Record<string, unknown>;
    return isNamed(person) ? [person] : [];
  });

interface PeopleProps {
  readonly people: readonly Person[];
  readonly ticked: ReadonlySet<string>;
  readonly onChange: (ticked: ReadonlySet<string>) => void;
}

export function People({ people, ticked, onChange }: PeopleProps) {
  const [text, setText] = useState('');
  const [count, setCount] = useState(30);
  const wanted = text.trim().toLowerCase();
  const isShown = ({ contact_id, name, email_address = '' }: Person) =>
    ticked.has(contact_id) || `${name} ${email_address} ${contact_id}`.toLowerCase().includes(wanted);
  const shown = people.filter(isShown);
  return (
    <fieldset class="conference-people">
      <legend>To whom?</legend>
      <input
        type="search"
        aria-label="Find a person by name, e-mail or id"
        placeholder="Find a person by name, e-mail or id"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {shown.length === 0 && <p class="quiet">Nobody here matches.</p>}
      <div class="conference-choices">
        {shown.slice(0, count).map(({ contact_id, name, email_address, assigned, missing }) => (
          <label key={contact_id} title={contact_id}>
            <input
              type="checkbox"
              checked={ticked.has(contact_id)}
              onChange={({ currentTarget }) => {
                const next = new Set(ticked);
                currentTarget.checked ? next.add(contact_id) : next.delete(contact_id);
                onChange(next);
              }}
            />
            <span dir="auto">{name}</span>{' '}
            <small>
              {[email_address !== name && email_address, `${assigned} assigned, ${missing} to do`]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </label>
        ))}
      </div>
      <More shown={count} of={shown.length} onMore={() => setCount(count + 100)} />
    </fieldset>
  );
}

const details = [
  { name: 'contact_id', label: 'Contact id', isRequired: true },
  { name: 'name', label: 'Name', isRequired: false },
  { name: 'email_address', label: 'E-mail', isRequired: false },
] as const;

export function SomebodyElse({ onAdd }: { onAdd: (assignee: Assignee) => void }) {
  return (
    <details>
      <summary>Somebody else</summary>
      <form
        class="conference-other"
        onSubmit={(event) => {
          event.preventDefault();
          const given = Array.from(new FormData(event.currentTarget), ([name, value]) => [name, String(value).trim()]);
          onAdd(Object.fromEntries(given.filter(([, value]) => value !== '')));
          event.currentTarget.reset();
          event.currentTarget.querySelector('input')?.focus();
        }}
      >
        {details.map(({ name, label, isRequired }) => (
          <label key={name}>
            {label}
            <input name={name} required={isRequired} maxLength={128} />
          </label>
        ))}
        <button type="submit" class="secondary">
          Add
        </button>
        <small>The contact id is what the person logs in as. Without an e-mail address, they get no e-mails.</small>
      </form>
    </details>
  );
}
