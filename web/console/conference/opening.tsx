/** Opens a round: first it says what would happen, then it asks. */
import type { Answer } from 'gala/client';
import { useState } from 'preact/hooks';
import type { Gala, Me } from '../page.js';
import { Busy, Dialog, Problem, useLoad } from '../ui.js';
import { type Member, type Round, type Rule, readRules } from './eventReviews.js';
import { LeftOut, shortened } from './leftOut.js';
import { type Abstract, type Review, reviewersOf } from './scores.js';
import { type Column, counted, none, readAll, Table } from './shared.js';

type Opened = Answer<'abstractReviews.openRound'>;
type Target = NonNullable<Rule['targets']>[number];

interface OpeningProps {
  readonly gala: Gala;
  readonly me: Me;
  readonly event_id: string;
  readonly round: Round;
  readonly rounds: readonly Round[];
  readonly reviews: readonly Review[];
  readonly abstracts: readonly Abstract[];
  readonly onClose: () => void;
  /** @param report what was done, in words. */
  readonly onDone: (report: string) => void;
}

export function Opening({ round, onClose, onDone, ...props }: OpeningProps) {
  const { gala, event_id, rounds } = props;
  const [left, setLeft] = useState<readonly string[]>([]);
  const [state, setState] = useState<string>();
  const [error, setError] = useState<unknown>();
  const known = useLoad((signal) => read(gala, props.me, event_id, round, signal), [round.id]);
  const types = known.value?.types ?? [];
  const chosen = types.filter(({ id }) => !left.includes(id));
  const ids = chosen.map(({ id }) => id);
  const trial = useLoad(
    async (signal) => {
      const input = { roundId: round.id, dry_run: true };
      return await Promise.all(
        ids.map((typeId) => gala.abstractReviews.openRoundByPost({ ...input, typeId }, { signal })),
      );
    },
    [ids.join()],
  );
  const open = async () => {
    setError(undefined);
    let created = 0;
    setState('Opening…');
    try {
      for (const typeId of ids)
        for (let remaining = 1; remaining > 0; setState(`${counted(created, 'review')} created so far…`)) {
          const done = await gala.abstractReviews.openRoundByPost({ roundId: round.id, typeId });
          created += done.created;
          remaining = done.remaining;
        }
      onDone(`“${round.name}” is open: ${counted(created, 'review was', 'reviews were')} created.`);
    } catch (failed) {
      setError(failed);
      setState(undefined);
    }
  };
  const problem = error ?? known.error ?? trial.error;
  const isReady = trial.value !== undefined && !trial.isLoading && known.value !== undefined && ids.length > 0;
  return (
    <Dialog title={titleFor(round)} onClose={onClose}>
      {types.length > 0 && (
        <fieldset class="conference-types">
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
      )}
      {known.value !== undefined && types.length === 0 && (
        <p>The event has no type of abstracts that is reviewed in the process of this round.</p>
      )}
      {problem !== undefined && <Problem error={problem} />}
      {isReady && problem === undefined && (
        <Outcome {...props} rounds={rounds} known={known.value} answers={trial.value} round={round} />
      )}
      {problem === undefined && (known.value === undefined || trial.isLoading) && <Busy what="Trying it" />}
      <footer>
        <span role="status">{state}</span>
        <button type="button" class="secondary" onClick={onClose}>
          Cancel
        </button>
        <button type="button" disabled={!isReady || state !== undefined} aria-busy={state !== undefined} onClick={open}>
          {round.status === 'open' ? 'Assign' : 'Open the round'}
        </button>
      </footer>
    </Dialog>
  );
}

/** An open round can be opened again, for abstracts that came late. */
export const titleFor = ({ name, status }: Round) =>
  status === 'open' ? `Assign what is new in “${name}”?` : `Open “${name}”?`;

type Known = Awaited<ReturnType<typeof read>>;

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

interface OutcomeProps extends Pick<OpeningProps, 'round' | 'rounds' | 'reviews' | 'abstracts'> {
  readonly known: Known;
  /** One for each type. */
  readonly answers: readonly Opened[];
}

function Outcome({ round, rounds, known, answers, ...props }: OutcomeProps) {
  const sum = (of: (answer: Opened) => number) => answers.reduce((total, answer) => total + of(answer), 0);
  const [created, present, remaining] = [
    sum((one) => one.created),
    sum(({ already_present }) => already_present),
    sum((one) => one.remaining),
  ];
  const closed = rounds.find(({ id }) => answers.some(({ closed_round_id }) => closed_round_id === id));
  const rules = ruleRows(answers);
  const idle = rules.filter(({ matched }) => matched === 0);
  const names = namesOf(props.reviews, known);
  const number = counted(created + remaining, 'review');
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
        const rule = known.rules.find((one) => one.name === name);
        return shortened((rule?.targets ?? []).flatMap((target) => reviewersIn(target, known.members, names))) || none;
      },
    },
  ];
  return (
    <>
      <p>
        {created + remaining === 0 ? 'No review would be created' : `${number} would be created`}
        {remaining > 0 && ', or some more'}
        {present > 0 && `; ${counted(present, 'is', 'are')} there already`}.
        {known.isMailed && created + remaining > 0 && ' Their reviewers get an e-mail at once.'}
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
      {rules.length > 0 && <Table label="Rules" columns={columns} rows={rules} keyOf={({ key }) => key} />}
      <LeftOut {...props} names={names} answers={answers} />
    </>
  );
}

interface RuleRow {
  readonly key: string;
  readonly name: string;
  readonly matched: number;
}

/** Those that matched nothing first. Rules are told apart by their names, and by their places if they have the same. */
function ruleRows(answers: readonly Opened[]): RuleRow[] {
  const rows = new Map<string, RuleRow>();
  for (const { rules } of answers)
    for (const [index, { name, matched }] of rules.entries()) {
      const key = `${name} ${rules.slice(0, index).filter((other) => other.name === name).length}`;
      rows.set(key, { key, name, matched: matched + (rows.get(key)?.matched ?? 0) });
    }
  return [...rows.values()].sort((one, other) => Number(one.matched > 0) - Number(other.matched > 0));
}

/** A contact, as somebody wrote it down. */
type Said = { readonly contact_id?: string; readonly name?: unknown };

const contactOf = ({ contact }: Member): Said => contact ?? {};

/** Contact → what they are called. */
function namesOf(reviews: readonly Review[], { rules, members }: Known): ReadonlyMap<string, string> {
  const said: readonly Said[] = [...rules.flatMap(({ targets = [] }) => targets), ...members.map(contactOf)];
  const named = said.flatMap(({ contact_id, name }) =>
    contact_id === undefined || typeof name !== 'string' || name.trim() === '' ? [] : [[contact_id, name] as const],
  );
  return new Map([...reviewersOf(reviews).map(({ contact_id, name }) => [contact_id, name] as const), ...named]);
}

function reviewersIn(target: Target, members: readonly Member[], names: ReadonlyMap<string, string>): string[] {
  const { type = 'contact', contact_id, committee_id, committee_position_id } = target;
  if (contact_id !== undefined) return [names.get(contact_id) ?? contact_id];
  const those = members.filter(
    (member) =>
      (committee_id ?? member.committee_id) === member.committee_id &&
      (committee_position_id ?? member.committee_position_id) === member.committee_position_id,
  );
  if (type === 'committee member' || those.length === 0) return [`a ${type}`];
  return those.map(contactOf).flatMap(({ contact_id, name = contact_id }) => (name ? [String(name)] : []));
}
