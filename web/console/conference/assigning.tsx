/** Assigns abstracts to people: first it says what would happen, then it asks. */
import { type Answer, GalaError } from 'gala/client';
import { useMemo, useState } from 'preact/hooks';
import type { Gala, Me } from '../page.js';
import { Loaded, useLoad } from '../ui.js';
import { type Found, readRules } from './eventReviews.js';
import { LeftOut, shortened } from './leftOut.js';
import { type Assignee, namesOf, People, peopleIn, SomebodyElse, saidIn } from './people.js';
import { chunks, counted, Doing } from './shared.js';

interface AssigningProps {
  readonly gala: Gala;
  readonly me: Me;
  readonly found: Found;
  readonly abstracts: readonly { readonly id: string; readonly title: string }[];
  /** That to begin with, if it is open. */
  readonly round_id?: string | undefined;
  readonly onClose: () => void;
  /** @param report what was done, in words. */
  readonly onDone: (report: string) => void;
}

export function Assigning({ gala, me, found, abstracts, round_id, onClose, onDone }: AssigningProps) {
  const open = found.rounds.filter(({ status }) => status === 'open');
  const [chosen, setChosen] = useState(round_id);
  const round = open.find(({ id }) => id === chosen) ?? open[0];
  const known = useLoad(async (signal) => (round ? await readRules(gala, me, round, signal) : undefined), [round?.id]);
  const [others, setOthers] = useState<readonly Assignee[]>([]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [trial, setTrial] = useState<Sum>();
  const people = useMemo(
    () => peopleIn(found.reviews, round?.id, [...(known.value ? saidIn(known.value) : []), ...others]),
    [found, round, known.value, others],
  );
  const assignees = people.filter(({ assignee }) => ticked.has(assignee.contact_id));
  const onTick = (next: ReadonlySet<string>) => {
    setTicked(next);
    setTrial(undefined);
  };
  const run = async (tell: (progress: string) => void) => {
    const dry_run = trial === undefined;
    const about = {
      review_round_id: round?.id ?? '',
      abstract_ids: abstracts.map(({ id }) => id),
      assignees: assignees.map(({ assignee }) => assignee),
    };
    const sum = await assign(gala, about, dry_run, ({ created }) =>
      tell(`${counted(created, 'review')} ${dry_run ? '' : 'created '}so far…`),
    );
    const names = shortened(assignees.map(({ name }) => name));
    if (dry_run) setTrial(sum);
    else onDone(`${counted(sum.created, 'review was', 'reviews were')} created for ${names}.`);
  };
  return (
    <Doing
      title={`Assign ${abstracts.length === 1 ? `“${abstracts[0]?.title}”` : counted(abstracts.length, 'abstract')}`}
      label={trial === undefined ? 'Check' : `Assign ${counted(trial.created, 'review')}`}
      isReady={assignees.length > 0 && trial?.created !== 0}
      onDo={run}
      onClose={onClose}
    >
      {open.length > 1 && (
        <label>
          Round
          <select
            value={round?.id}
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
      {abstracts.length > 1 && <p class="quiet">{shortened(abstracts.map(({ title }) => title))}</p>}
      {round === undefined ? (
        <p>No round of this event is open. Open one first.</p>
      ) : (
        <Loaded from={known}>
          {({ isMailed }) => (
            <>
              <People people={people} ticked={ticked} onTick={onTick} />
              <SomebodyElse
                onAdd={(other) => {
                  setOthers([...others, other]);
                  onTick(new Set([...ticked, other.contact_id]));
                }}
              />
              {trial && (
                <div role="status">
                  <p>
                    {trial.created === 0
                      ? 'No review would be created'
                      : `Will create ${counted(trial.created, 'review')}`}
                    {trial.already_present > 0 && `; ${counted(trial.already_present, 'is', 'are')} there already`}.{' '}
                    {trial.created > 0 &&
                      (isMailed
                        ? `${counted(trial.created, 'e-mail')} will go out at once: one for each review.`
                        : 'No e-mail will go out: the process of this round has switched it off.')}
                  </p>
                  <LeftOut names={namesOf(people)} abstracts={found.abstracts} answers={[trial]} />
                </div>
              )}
            </>
          )}
        </Loaded>
      )}
    </Doing>
  );
}

type Result = Answer<'abstractReviews.assignReviews'>;
type Sum = Pick<Result, 'created' | 'already_present' | 'skipped'> & { readonly more_skipped: number };

interface Wanted {
  readonly review_round_id: string;
  readonly abstract_ids: string[];
  readonly assignees: Assignee[];
}

/** What the API takes at once. */
const [mostPairs, most] = [1000, 100];

/** Request by request; one that is too large for the server in bytes is halved. */
async function assign(gala: Gala, wanted: Wanted, dry_run: boolean, tell: (sum: Sum) => void): Promise<Sum> {
  let sum: Sum = { created: 0, already_present: 0, skipped: [], more_skipped: 0 };
  const send = async (body: Wanted): Promise<void> => {
    try {
      const result = await gala.abstractReviews.assignReviews({ body, dry_run });
      sum = {
        created: sum.created + result.created,
        already_present: sum.already_present + result.already_present,
        skipped: [...sum.skipped, ...result.skipped],
        more_skipped: sum.more_skipped + (result.more_skipped ?? 0),
      };
    } catch (error) {
      const { length } = body.abstract_ids;
      if (!(error instanceof GalaError && error.code === 'too_many_pairs' && length > 1)) throw error;
      for (const abstract_ids of chunks(body.abstract_ids, Math.ceil(length / 2)))
        await send({ ...body, abstract_ids });
    }
    tell(sum);
  };
  for (const assignees of chunks(wanted.assignees, most))
    for (const abstract_ids of chunks(wanted.abstract_ids, Math.min(most, Math.floor(mostPairs / assignees.length))))
      await send({ ...wanted, abstract_ids, assignees });
  return sum;
}
