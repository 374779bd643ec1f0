/** Opens a round: first it says what would happen, then it asks. */
import type { Answer } from 'gala/client';
import { useState } from 'preact/hooks';
import type { Gala, Me } from '../page.js';
import { Loaded, useLoad } from '../ui.js';
import { type Found, type Member, type Round, type Rule, readRules } from './eventReviews.js';
import { LeftOut, shortened } from './leftOut.js';
import { namesOf, peopleIn, saidIn } from './people.js';
import { groupedBy } from './scores.js';
import { type Column, counted, Doing, none, readAll, Table } from './shared.js';

type Opened = Answer<'abstractReviews.openRound'>;

interface OpeningProps {
  readonly gala: Gala;
  readonly me: Me;
  readonly event_id: string;
  readonly found: Found;
  readonly round: Round;
  readonly onClose: () => void;
  /** @param report what was done, in words. */
  readonly onDone: (report: string) => void;
}

export function Opening({ gala, me, event_id, found, round, onClose, onDone }: OpeningProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const known = useLoad((signal) => read(gala, me, event_id, round, signal), [round.id]);
  const { types = [] } = known.value ?? {};
  const ids = types.map(({ id }) => id).filter((id) => !left.includes(id));
  const trial = useLoad(
    (signal) =>
      Promise.all(
        ids.map((typeId) =>
          gala.abstractReviews.openRoundByPost({ roundId: round.id, typeId, dry_run: true }, { signal }),
        ),
      ),
    [ids.join()],
  );
  const open = async (tell: (progress: string) => void) => {
    let created = 0;
    for (const typeId of ids)
      for (let remaining = 1; remaining > 0; tell(`${counted(created, 'review')} created so far…`)) {
        const done = await gala.abstractReviews.openRoundByPost({ roundId: round.id, typeId });
        created += done.created;
        remaining = done.remaining;
      }
    onDone(`“${round.name}” is open: ${counted(created, 'review was', 'reviews were')} created.`);
  };
  return (
    <Doing
      title={titleFor(round)}
      label={round.status === 'open' ? 'Assign' : 'Open the round'}
      isReady={trial.value !== undefined && !trial.isLoading && ids.length > 0}
      onDo={open}
      onClose={onClose}
    >
      <Loaded from={known}>
        {(known) => (
          <>
            {types.length === 0 && (
              <p>The event has no type of abstracts that is reviewed in the process of this round.</p>
            )}
            <fieldset>
              <legend>For which types of abstracts?</legend>
              {types.map(({ id, name }) => (
                <label key={id}>
                  <input
                    type="checkbox"
                    checked={!left.includes(id)}
                    onChange={() => setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id])}
                  />
                  {name}
                </label>
              ))}
            </fieldset>
            <Loaded from={trial}>
              {(answers) => (
                <div aria-busy={trial.isLoading}>
                  {ids.length > 0 && !trial.isLoading && <Outcome {...{ found, known, answers }} />}
                </div>
              )}
            </Loaded>
          </>
        )}
      </Loaded>
    </Doing>
  );
}

/** An open round can be opened again, for abstracts that came late. */
export const titleFor = ({ name, status }: Round) =>
  status === 'open' ? `Assign what is new in “${name}”?` : `Open “${name}”?`;

/** The types of abstracts that can be handed out, and who the reviewers of the rules are. */
async function read(gala: Gala, me: Me, event_id: string, round: Round, signal: AbortSignal) {
  const { process_id } = round;
  const [types, known] = await Promise.all([
    readAll((from) =>
      gala.abstractTypes.listByEvent({ event_id, fields: 'name,review_process_id', ...from }, { signal }),
    ),
    readRules(gala, me, round, signal),
  ]);
  return { ...known, types: types.filter(({ review_process_id = process_id }) => review_process_id === process_id) };
}

interface OutcomeProps {
  readonly found: Found;
  readonly known: Awaited<ReturnType<typeof readRules>>;
  /** One for each type. */
  readonly answers: readonly Opened[];
}

interface RuleRow {
  readonly name: string;
  readonly matched: number;
}

function Outcome({ found, known, answers }: OutcomeProps) {
  const sum = (name: 'created' | 'already_present' | 'remaining') =>
    answers.reduce((total, answer) => total + answer[name], 0);
  const [present, remaining] = [sum('already_present'), sum('remaining')];
  const created = sum('created') + remaining;
  const closed = found.rounds.find(({ id }) => answers.some(({ closed_round_id }) => closed_round_id === id));
  const all = groupedBy(answers.flatMap(({ rules }) => rules), ({ name }) => name); // biome-ignore format: one line
  const rules = Array.from(all, ([name, own]) => ({
    name,
    matched: own.reduce((sum, { matched }) => sum + matched, 0),
  }));
  const idle = rules.filter(({ matched }) => matched === 0);
  const names = namesOf(peopleIn(found.reviews, undefined, saidIn(known)));
  const columns: readonly Column<RuleRow>[] = [
    { name: 'Rule', isHead: true, cell: ({ name }) => name },
    {
      name: 'Abstracts',
      isNumber: true,
      cell: ({ matched }) => (matched > 0 ? matched : <span class="conference-mark nearly">none</span>),
    },
    {
      name: 'Reviewers',
      cell: ({ name }) => {
        const targets = known.rules.filter((rule) => rule.name === name).flatMap(({ targets = [] }) => targets);
        return shortened(targets.flatMap((target) => reviewersIn(target, known.members, names))) || none;
      },
    },
  ];
  return (
    <>
      <p>
        {created === 0 ? 'No review would be created' : `${counted(created, 'review')} would be created`}
        {remaining > 0 && ', or some more'}
        {present > 0 && `; ${counted(present, 'is', 'are')} there already`}.
        {known.isMailed && created > 0 && ' Their reviewers get an e-mail at once.'}
      </p>
      {closed && <p>“{closed.name}” would be closed, and its result final.</p>}
      {rules.length === 0 && <p>The round has no rules that say who reviews what.</p>}
      {idle.length > 0 && (
        <p class="problem">
          {counted(idle.length, 'rule matches', 'rules match')} no abstract
          {remaining > 0 && ' of those that were tried'}: {shortened(idle.map(({ name }) => name))}. A field or a value
          in the conditions may be mistyped.
        </p>
      )}
      {rules.length > 0 && (
        <Table label="Rules" columns={columns} rows={[...new Set([...idle, ...rules])]} keyOf={({ name }) => name} />
      )}
      <LeftOut names={names} abstracts={found.abstracts} answers={answers} />
    </>
  );
}

type Target = NonNullable<Rule['targets']>[number];

function reviewersIn(target: Target, members: readonly Member[], names: ReadonlyMap<string, string>): string[] {
  const { type = 'contact', contact_id, committee_id, committee_position_id } = target;
  if (contact_id !== undefined) return [names.get(contact_id) ?? contact_id];
  const those = members.filter(
    (member) =>
      (committee_id ?? member.committee_id) === member.committee_id &&
      (committee_position_id ?? member.committee_position_id) === member.committee_position_id,
  );
  if (type === 'committee member' || those.length === 0)
    return [committee_id === undefined ? `a ${type}` : `the committee “${committee_id}”`];
  return those.flatMap(({ contact }) => names.get(contact?.contact_id ?? '') ?? []);
}
