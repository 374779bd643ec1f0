/** Assigns abstracts to people: first it says what would happen, then it asks. */
import { type Answer, GalaError } from 'gala/client';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Gala, Me } from '../page.js';
import { Busy, Dialog, Problem, useLoad } from '../ui.js';
import { type Found, readRules } from './eventReviews.js';
import { LeftOut, shortened } from './leftOut.js';
import { type Assignee, nameOf, People, peopleIn, SomebodyElse, saidIn } from './people.js';
import { titleOf } from './scores.js';
import { chunks, counted } from './shared.js';

type Result = Answer<'abstractReviews.assignReviews'>;

interface AssigningProps {
  readonly gala: Gala;
  readonly me: Me;
  readonly found: Found;
  readonly abstracts: readonly { readonly id: string; readonly title?: string }[];
  /** That to begin with, if it is open. */
  readonly round_id?: string | undefined;
  readonly onClose: () => void;
  /** @param report what was done, in words. */
  readonly onDone: (report: string) => void;
}

export function Assigning({ gala, me, found, abstracts, round_id, onClose, onDone }: AssigningProps) {
  const open = found.rounds.filter(({ status }) => status === 'open');
  const [chosen, setChosen] = useState(open.find(({ id }) => id === round_id)?.id ?? open[0]?.id);
  const round = open.find(({ id }) => id === chosen);
  const known = useLoad(async (signal) => round && (await readRules(gala, me, round, signal)), [chosen]);
  const [others, setOthers] = useState<readonly Assignee[]>([]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [trial, setTrial] = useState<Sum>();
  const [state, setState] = useState('');
  const [error, setError] = useState<unknown>();
  const isStopped = useRef(false);
  useEffect(() => () => Object.assign(isStopped, { current: true }), []);
  const people = useMemo(
    () => peopleIn(found.reviews, chosen, [...others, ...(known.value ? saidIn(known.value) : [])]),
    [found, chosen, known.value, others],
  );
  const assignees = people.filter(({ contact_id }) => ticked.has(contact_id));
  const names = new Map(people.map(({ contact_id, name }) => [contact_id, name]));
  const change = (next: ReadonlySet<string>) => {
    setTicked(next);
    setTrial(undefined);
  };
  const run = async (dry_run: boolean) => {
    setError(undefined);
    const tell = ({ created }: Sum) =>
      setState(`${counted(created, 'review')} ${dry_run ? 'so far' : 'created so far'}…`);
    setState(dry_run ? 'Checking…' : 'Assigning…');
    try {
      const plain = assignees.map(({ assigned: _, missing: __, ...assignee }) => assignee);
      const about = { review_round_id: chosen ?? '', assignees: plain };
      const sum = await assign(gala, about, abstracts.map(({ id }) => id), dry_run, tell, isStopped); // biome-ignore format: one line
      if (isStopped.current) return;
      if (dry_run) setTrial(sum);
      else onDone(`${counted(sum.created, 'review was', 'reviews were')} created for ${shortened(plain.map(nameOf))}.`);
    } catch (failed) {
      setError(failed);
    }
    setState('');
  };
  const what = `Assign ${abstracts.length === 1 ? `“${abstracts[0]?.title}”` : counted(abstracts.length, 'abstract')}`;
  return (
    <Dialog title={what} onClose={onClose}>
      {round === undefined && <p>No round of this event is open. Open one first.</p>}
      {open.length > 1 && (
        <label>
          Round
          <select
            value={chosen}
            onChange={({ currentTarget }) => {
              setChosen(currentTarget.value);
              setTrial(undefined);
            }}
          >
            {open.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {abstracts.length > 1 && <p class="quiet">{shortened(abstracts.map(({ id, title }) => titleOf(title, id)))}</p>}
      {known.error !== undefined && <Problem error={known.error} retry={known.reload} />}
      {known.isLoading && <Busy />}
      {round && known.value && (
        <>
          <People people={people} ticked={ticked} onChange={change} />
          <SomebodyElse
            onAdd={(other) => {
              setOthers([...others, other]);
              change(new Set([...ticked, other.contact_id]));
            }}
          />
        </>
      )}
      {error !== undefined && <Problem error={error} />}
      {trial && (
        <div role="status">
          <p>
            {trial.created === 0 ? 'No review would be created' : `Will create ${counted(trial.created, 'review')}`}
            {trial.already_present > 0 && `; ${counted(trial.already_present, 'is', 'are')} there already`}.{' '}
            {trial.created > 0 &&
              (known.value?.isMailed
                ? `${counted(trial.created, 'e-mail')} will go out at once: one for each review.`
                : 'No e-mail will go out: the process of this round has switched it off.')}
          </p>
          <LeftOut names={names} abstracts={found.abstracts ?? []} answers={[trial]} />
        </div>
      )}
      <footer>
        <span role="status">{state}</span>
        <button type="button" class="secondary" onClick={onClose}>
          Cancel
        </button>
        {/* one button, so that the focus stays on it */}
        <button
          type="button"
          aria-busy={state !== ''}
          disabled={state !== '' || assignees.length === 0 || trial?.created === 0}
          onClick={() => run(trial === undefined)}
        >
          {trial === undefined ? 'Check' : `Assign ${counted(trial.created, 'review')}`}
        </button>
      </footer>
    </Dialog>
  );
}

type Sum = Pick<Result, 'created' | 'already_present' | 'skipped'> & { readonly more_skipped: number };

/** What the API takes at once. */
const [mostPairs, most] = [1000, 100];

/** Request by request; one that is too large for the server in bytes is halved. */
async function assign(
  gala: Gala,
  { assignees, review_round_id }: { assignees: Assignee[]; review_round_id: string },
  ids: readonly string[],
  dry_run: boolean,
  tell: (sum: Sum) => void,
  isStopped: { readonly current: boolean },
): Promise<Sum> {
  let sum: Sum = { created: 0, already_present: 0, skipped: [], more_skipped: 0 };
  const send = async (abstract_ids: string[], group: Assignee[]): Promise<void> => {
    if (isStopped.current) return;
    try {
      const body = { review_round_id, abstract_ids, assignees: group };
      const result = await gala.abstractReviews.assignReviews({ body, dry_run });
      sum = {
        created: sum.created + result.created,
        already_present: sum.already_present + result.already_present,
        skipped: [...sum.skipped, ...result.skipped],
        more_skipped: sum.more_skipped + (result.more_skipped ?? 0),
      };
      tell(sum);
    } catch (error) {
      const isTooLarge = error instanceof GalaError && error.code === 'too_many_pairs' && abstract_ids.length > 1;
      if (!isTooLarge) throw error;
      const half = Math.ceil(abstract_ids.length / 2);
      for (const part of chunks(abstract_ids, half)) await send(part, group);
    }
  };
  for (const group of chunks(assignees, most))
    for (const part of chunks(ids, Math.min(most, Math.floor(mostPairs / group.length)))) await send(part, group);
  return sum;
}
