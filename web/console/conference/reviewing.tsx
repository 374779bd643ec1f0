/** How the reviews of an event or an award stand: for staff all of them, for a reviewer their own. */
import { useMemo } from 'preact/hooks';
import { Act } from '../actions/actions.js';
import { countsOf } from '../deciding/decisions.js';
import { Leaving } from '../deciding/releasing.js';
import { capitalized } from '../document.js';
import { address, may, type PageProps } from '../page.js';
import { Current, Time } from '../ui.js';
import { type EventProps, type Found, type FoundProps, type Round, readAbstracts, useReviews } from './eventReviews.js';
import { MyReviews } from './myReviews.js';
import { abstracts, applications, type Reviewing as Names } from './names.js';
import { Ranking } from './ranking.js';
import { Reviewers } from './reviewers.js';
import { ScorePlot } from './scorePlot.js';
import { type Abstract, groupedBy, isDone, type Review, ranking, reviewersOf } from './scores.js';
import { Bar, type Column, counted, ForAward, ForEvent, mayAll, nameIn, none, Table } from './shared.js';
import { Sharing } from './sharing.js';

export const Reviewing = (props: PageProps) => <Reviews {...props} of={abstracts} For={ForEvent} />;

export const Judging = (props: PageProps) => <Reviews {...props} of={applications} For={ForAward} />;

function Reviews({ For, ...props }: PageProps & { readonly of: Names; readonly For: typeof ForEvent }) {
  const { me, path, of } = props;
  if (!mayAll(me, `${of.reviews}.${of.byGroup}`)) return <MyReviews {...props} />;
  return (
    <For {...props} page={of.page} title={of.title}>
      {(group_id) => <EventReviews key={path[2]} {...props} group_id={group_id} round_id={path[1]} />}
    </For>
  );
}

function EventReviews(props: EventProps) {
  const { of, gala, me, tenant, group_id, round_id, path } = props;
  const reviews = useReviews(of, gala, me, group_id);
  return (
    <Current from={reviews}>
      {(found) =>
        path[2] === 'assign' ? (
          <Sharing key={round_id} {...{ ...props, found }} onChanged={reviews.reload} />
        ) : (
          <>
            <Lateness found={found} round_id={round_id} />
            {found.rounds.length > 0 ? (
              <Rounds {...props} found={found} onChanged={reviews.reload} />
            ) : (
              <p>
                This {of.groupNoun} has no review rounds yet. A round belongs to a review process; begin with one, and
                make its rounds from its page.{' '}
                {may(me, `${of.processes}.create`) && (
                  <a href={`${address(tenant, of.service, of.processes)}/new?${of.group}=${group_id}`}>
                    New review process
                  </a>
                )}
              </p>
            )}
            <Results
              key={round_id ?? ''}
              {...{ ...props, found }}
              onChanged={reviews.reload}
              onDecided={async () => reviews.replace({ ...found, abstracts: await readAbstracts(of, gala, group_id) })}
            />
          </>
        )
      }
    </Current>
  );
}

/** The reviewers of an event or a round. */
function reviewersIn({ reviews, declined, rounds }: Found, round_id: string | undefined) {
  const isChosen = ({ review_round_id }: Review) => round_id === undefined || review_round_id === round_id;
  return reviewersOf([...reviews, ...declined].filter(isChosen), rounds);
}

/** Above everything: who is late, and how many have declined. */
function Lateness({ found, round_id }: Pick<FoundProps, 'found' | 'round_id'>) {
  const rows = useMemo(() => reviewersIn(found, round_id), [found, round_id]);
  const late = rows.filter((row) => row.late.length > 0);
  const declined = rows.flatMap((row) => row.declined).length;
  if (late.length + declined === 0) return null;
  const reviews = late.flatMap((row) => row.late).length;
  const words = [
    late.length > 0 &&
      `${counted(late.length, 'reviewer is', 'reviewers are')} late with ${counted(reviews, 'review')}`,
    declined > 0 && `${counted(declined, 'review was', 'reviews were')} declined`,
  ];
  return (
    <p class="actions">
      <strong class={late.length > 0 ? 'finding' : ''}>{words.filter(Boolean).join('; ')}.</strong>
      <button
        type="button"
        class="outline small"
        onClick={() => document.querySelector<HTMLElement>('[aria-label=Reviewers]')?.focus()}
      >
        See who
      </button>
    </p>
  );
}

interface RoundRow extends Partial<Round> {
  readonly title: string;
  readonly subjects: number;
  readonly reviews: number;
  readonly done: number;
}

function Rounds({ found, onChanged, ...props }: Omit<FoundProps, 'onDecided'>) {
  const { of, me, tenant, group_id, round_id, query } = props;
  const rows = useMemo(() => roundRows(of, found), [found]);
  const mayOpen = mayAll(me, `${of.reviews}.openRound`) && may(me, `${of.types}.${of.byGroup}`);
  const button: Column<RoundRow> = {
    name: 'Open',
    cell: (round) =>
      round.id && (
        <>
          <Act
            {...props}
            id={of.openRound}
            of={of.rounds}
            label={round.status === 'open' ? 'Assign new' : 'Open'}
            does={round.status === 'open' ? 'Assign new' : undefined}
            record={{ ...round, [of.group]: group_id }}
            onDone={onChanged}
          />
          {round.status === 'open' && (
            <small>
              <a href={address(tenant, of.page, group_id, round.id, 'assign')}>Share out</a>
            </small>
          )}
        </>
      ),
  };
  const columns: readonly Column<RoundRow>[] = [
    {
      name: 'Round',
      isHead: true,
      cell: ({ id, title, process_id }) => (
        <>
          <a
            href={`${address(tenant, of.page, group_id, ...(id === undefined ? [] : [id]))}${query.size > 0 ? `?${query}` : ''}`}
            {...(id === round_id && { 'aria-current': 'true' as const })}
          >
            {title}
          </a>
          <small>{nameIn(found.processes, process_id)}</small>
        </>
      ),
    },
    {
      name: 'Status',
      cell: ({ id, status = 'never opened' }) =>
        id === undefined ? none : <span class={`conference-mark ${status === 'open' ? 'good' : ''}`}>{status}</span>,
    },
    ...(mayOpen ? [button] : []),
    { name: capitalized(`${of.noun}s`), isNumber: true, by: ({ subjects }) => subjects },
    { name: 'Reviews', isNumber: true, by: ({ reviews }) => reviews },
    { name: 'Done', isNumber: true, by: ({ done }) => done },
    {
      name: 'Progress',
      cell: ({ title, reviews, done }) => (
        <Bar value={done} of={reviews} label={`${title}: ${done} of ${counted(reviews, 'review')} done`} />
      ),
    },
    {
      name: 'Due',
      cell: ({ due_at, closes_at }) => (
        <>
          {due_at === undefined ? none : <Time at={due_at} />}
          {closes_at !== undefined && (
            <small>
              ends <Time at={closes_at} />
            </small>
          )}
        </>
      ),
    },
    { name: 'Opened', cell: ({ opened_at }) => (opened_at === undefined ? none : <Time at={opened_at} />) },
  ];
  return (
    <>
      <h2 class="part">Rounds</h2>
      <Table label="Rounds" columns={columns} rows={rows} keyOf={({ id = '' }) => id} />
    </>
  );
}

function roundRows(of: Names, { rounds, reviews, abstracts = [] }: Found): RoundRow[] {
  const byRound = groupedBy(reviews, ({ review_round_id }) => review_round_id);
  const row = (title: string, own: readonly Review[], current: readonly Abstract[]) => {
    const ids = new Set([...own.map((review) => review[of.subjectId]), ...current.map(({ id }) => id)]);
    return { title, subjects: ids.size, reviews: own.length, done: own.filter(isDone).length };
  };
  const ofRounds = rounds.map((round) => {
    const current = abstracts.filter(({ [of.currentRound]: id }) => id === round.id);
    return { ...round, ...row(round.name?.trim() || round.id, byRound.get(round.id) ?? [], current) };
  });
  return [...ofRounds, row(`The whole ${of.groupNoun}`, reviews, abstracts)];
}

function Results(props: FoundProps) {
  const { of, found, round_id } = props;
  const { abstracts, rounds, types } = found;
  const { ranked, rated, reviewers, strays, inactive } = useMemo(() => {
    const isChosen = ({ review_round_id }: Review) => round_id === undefined || review_round_id === round_id;
    const reviews = found.reviews.filter(isChosen);
    const ranked = abstracts && ranking(of, abstracts, reviews, round_id, types);
    const known = new Set(abstracts?.map(({ id }) => id));
    return {
      ranked,
      rated: ranked?.filter(({ average }) => average !== undefined) ?? [],
      reviewers: reviewersIn(found, round_id),
      inactive: found.inactive.filter(isChosen).length,
      strays: abstracts ? reviews.filter(({ [of.subjectId]: id = '' }) => !known.has(id)).length : 0,
    };
  }, [found]);
  const notes = [
    ranked === undefined && `You may not list ${of.noun}s, so there is no ranking here.`,
    ranked?.length === 0 && `There are no ${of.noun}s here yet.`,
    round_id === undefined &&
      rounds.length > 1 &&
      'The average is that of the last round with completed reviews. Reviews and scores are those of all rounds.',
    strays > 0 &&
      `${counted(strays, 'review is', 'reviews are')} of ${of.noun}s that are deleted or not of this ${of.groupNoun}.`,
    inactive > 0 && `${counted(inactive, 'inactive review is', 'inactive reviews are')} not counted.`,
  ];
  return (
    <>
      <h2 class="part">Ranking{round_id && `: ${nameIn(rounds, round_id)}`}</h2>
      {notes.map((note) => note && <p class="quiet">{note}</p>)}
      {ranked !== undefined && ranked.length > 0 && <p>{countsOf(ranked)}.</p>}
      {abstracts && <Leaving {...props} kind={of} records={abstracts} />}
      {rated.length > 0 && <ScorePlot rows={rated} noun={of.noun} />}
      {ranked !== undefined && ranked.length > 0 && <Ranking {...props} rows={ranked} />}
      <Reviewers {...props} rows={reviewers} />
    </>
  );
}
