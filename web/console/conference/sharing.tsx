/** The page that shares out what is reviewed in a round: among whom, how many reviews, what would come of it, and doing it. */
import { useMemo, useState } from 'preact/hooks';
import { ActionDialog } from '../actions/dialog.js';
import { labelOf } from '../document.js';
import { leavesOfAll } from '../forms/conditions.js';
import { resourceOf } from '../forms/suggestions.js';
import { address } from '../page.js';
import type { Json } from '../session.js';
import { MailNote } from './dialogs.js';
import type { FoundProps, Round } from './eventReviews.js';
import type { Reviewing } from './names.js';
import { type Assignee, groupsIn, namesOf, People, type Person, peopleIn, personOf, SomebodyElse } from './people.js';
import { type Column, mayAll } from './shared.js';
import { SharedOut } from './sharedOut.js';

interface Wishes extends Json {
  readonly people: readonly Assignee[];
  /** Contact → how many reviews they may have. */
  readonly loads: Readonly<Record<string, number | undefined>>;
  readonly topic_fields?: readonly string[];
}

/** What is chosen stays in the tab: the same request goes on where the last one has ended. */
export function Sharing({ onChanged, ...props }: Omit<FoundProps, 'onDecided'>) {
  const { of, me, tenant, services, found, group_id, round_id = '' } = props;
  const [times, setTimes] = useState(0);
  const { resources = [], actions = [] } = services.find(({ name }) => name === of.service) ?? {};
  const action = actions.find(({ id }) => id === `${of.reviews}.assignReviews`);
  const resource = resources.find(({ name }) => name === of.rounds);
  const round = found.rounds.find(({ id }) => id === round_id);
  const back = <a href={address(tenant, of.page, group_id, round_id)}>Back to the ranking</a>;
  if (!action || !resource || !mayAll(me, action.id) || round?.status !== 'open')
    return <p>Reviewers are assigned while the round is open, by those who may. {back}</p>;
  const key = `gala.sharing.${round.id}`;
  const about = `Each ${of.noun} gets as many reviews as you say, and all people as equally many as can be. Nobody gets their own.`;
  return (
    <>
      {back}
      <ActionDialog
        key={times}
        {...props}
        {...{ resource, record: { ...round } }}
        action={{ ...action, about }}
        isInPage
        given={{ people: [], loads: {}, mode: 'fill', ...JSON.parse(sessionStorage.getItem(key) ?? '{}') }}
        offers={{ demand_not_met: { label: 'Assign what is possible', more: { partial: true } } }}
        shape={(values) => toShare(of, round, values as Wishes)}
        names={({ people }) => namesOf((people as Assignee[]).map((one) => personOf(one)))}
        form={(values, change) => (
          <Wishing
            {...{ of, found, round, tenant, services }}
            values={values as Wishes}
            change={(name, value) => {
              sessionStorage.setItem(key, JSON.stringify({ ...values, [name]: value }));
              change(name, value);
            }}
          />
        )}
        Answer={(answered) => <SharedOut {...answered} {...{ of, found }} />}
        onClose={() => setTimes(times + 1)}
        onDone={onChanged}
      />
    </>
  );
}

function toShare(of: Reviewing, { id }: Round, { people: pool, loads: all, ...values }: Wishes): Json[] {
  const { [of.perSubject]: number, maximum_load, mode, topic_fields } = values;
  if (pool.length === 0 || !number) return [];
  const loads = Object.fromEntries(pool.map(({ contact_id }) => [contact_id, all[contact_id]]));
  return [{ review_round_id: id, pool, [of.perSubject]: number, maximum_load, mode, loads, topic_fields }];
}

interface WishingProps extends Omit<Parameters<typeof MailNote>[0], 'process_id'> {
  readonly round: Round;
  readonly services: FoundProps['services'];
  readonly values: Wishes;
  readonly change: (name: string, value: unknown) => void;
}

function Wishing({ round, values, change, services, ...props }: WishingProps) {
  const { of, found } = props;
  const { people, loads, [of.perSubject]: wanted = '…', mode, topic_fields } = values;
  const known = useMemo(() => new Map(peopleIn(found, round).map((one) => [one.assignee.contact_id, one])), [found]);
  const pool = new Map(people.map((one) => [one.contact_id, one]));
  const choose = (ids: readonly string[]) =>
    change(
      'people', // those who are in it stay as they are, since the same request goes on
      [...new Set(ids)].flatMap((id) => pool.get(id) ?? known.get(id)?.assignee ?? []),
    );
  const groups = Array.from(groupsIn(found, round), ([words, ids]) => (
    <button key={words} type="button" class="secondary small" onClick={() => choose([...pool.keys(), ...ids])}>
      Add {words} ({ids.size})
    </button>
  ));
  const beside = groups.length > 3 ? 1 : 3;
  const missing = [
    people.length === 0 && 'who reviews',
    !values[of.perSubject] && `how many reviews each ${of.noun} gets`,
  ].filter(Boolean);
  const numeric = (value: unknown, onChange: (value: number | undefined) => void) => ({
    type: 'number' as const,
    value: value as number,
    onInput: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      onChange(value === '' ? undefined : Number(value)),
  });
  const most: Column<Person> = {
    name: 'At most',
    cell: ({ name, assignee: { contact_id: id } }) => (
      <input
        {...numeric(loads[id], (next) => change('loads', { ...loads, [id]: next }))}
        min={0}
        aria-label={`At most for ${name}`}
      />
    ),
  };
  return (
    <>
      <h3>Who reviews</h3>
      <p class="actions">{groups.slice(0, beside)}</p>
      <details>
        <summary>{beside === 1 ? 'Choose groups or people' : 'Choose people'}</summary>
        {beside === 1 && <p class="actions">{groups.slice(1)}</p>}
        <People
          people={[...known.values()]}
          ticked={new Set(pool.keys())}
          onTick={(next) =>
            choose([...[...pool.keys()].filter((id) => !known.has(id)), ...next.map(({ contact_id }) => contact_id)])
          }
        />
      </details>
      <SomebodyElse
        people={[...known.values()]}
        onAdd={(one) => change('people', [one, ...people.filter(({ contact_id: id }) => id !== one.contact_id)])}
      />
      {people.length > 0 && (
        <>
          <h4>The pool</h4>
          <People
            title="The pool"
            people={people.map((assignee) => ({ ...(known.get(assignee.contact_id) ?? personOf(assignee)), assignee }))}
            ticked={new Set(pool.keys())}
            onTick={(next) => change('people', next)}
            more={[most]}
          />
        </>
      )}
      <h3>How many reviews</h3>
      <div class="conference-rule">
        <label>
          Reviews of each {of.noun}
          <input {...numeric(values[of.perSubject], (next) => change(of.perSubject, next))} min={1} required />
        </label>
        <label>
          At most for each person, with those that they have
          <input {...numeric(values.maximum_load, (next) => change('maximum_load', next))} min={0} />
        </label>
      </div>
      {Object.entries({ fill: `ends with ${wanted}`, add: `gets ${wanted} more, whatever it has` }).map(
        ([name, words]) => (
          <label key={name}>
            <input type="radio" name="mode" checked={mode === name} onChange={() => change('mode', name)} />
            Each {of.noun} {words}
          </label>
        ),
      )}
      {people.some(({ topics }) => Array.isArray(topics) && topics.length > 0) && (
        <label>
          Field with the topics of each {of.noun}: who has them in common gets it rather than others
          <input
            list="topics"
            value={topic_fields?.[0] ?? ''}
            onInput={({ currentTarget: { value } }) => change('topic_fields', value ? [value] : undefined)}
          />
          <datalist id="topics">
            {leavesOfAll(resourceOf(services, of.resource)).map(({ name, schema }) => (
              <option key={name} value={name}>
                {labelOf(name, schema)}
              </option>
            ))}
          </datalist>
        </label>
      )}
      <MailNote {...props} process_id={round.process_id ?? ''} />
      {missing.length > 0 && <p role="status">Before you can check, say {missing.join(', and ')}.</p>}
    </>
  );
}
