/** How the reviews of an event stand: for staff all of them, for a reviewer their own. */
import { useMemo, useState } from 'preact/hooks';
import { address, type Gala, type Me, may, type PageProps, recordAddress } from '../page.js';
import { Heading, Problem, Time, useLoad } from '../ui.js';
import { MyReviews } from './myReviews.js';
import { Opening, titleFor } from './opening.js';
import { ScorePlot } from './scorePlot.js';
import {
  type Abstract,
  groupedBy,
  isActive,
  isDone,
  type Ranked,
  type Review,
  type Reviewer,
  ranking,
  reviewersOf,
  scoreText,
  titleOf,
} from './scores.js';
import {
  AsOf,
  Bar,
  type Column,
  counted,
  ForEvent,
  More,
  mayAll,
  none,
  type Part,
  Reading,
  readAll,
  Table,
} from './shared.js';

export function Reviewing(props: PageProps) {
  const { me, path } = props;
  if (mayAll(me, 'abstractReviews.listByEvent'))
    return (
      <ForEvent {...props} page="reviewing" title="Reviewing">
        {(event_id) => <EventReviews {...props} event_id={event_id} round_id={path[1]} />}
      </ForEvent>
    );
  if (may(me, 'abstractReviews.listByContact')) return <MyReviews {...props} />;
  return (
    <>
      <Heading title="Reviewing" />
      <p class="empty">You may not see reviews.</p>
    </>
  );
}

type Round = Part<'abstractReviewRounds'>;
type Found = Awaited<ReturnType<typeof read>>;
type Tell = (progress: string) => void;

async function read(gala: Gala, me: Me, event_id: string, signal: AbortSignal, tell: Tell) {
  const counts = { abstract: 0, review: 0 };
  const count = (what: keyof typeof counts) => (number: number) => {
    counts[what] = number;
    tell(`${counted(counts.abstract, 'abstract')}, ${counted(counts.review, 'review')}`);
  };
  const search = { body: { event_ids: [event_id] } };
  const abstractFields = 'title,status,review_status,review_round_id,average_score,round_scores';
  const assigneeFields = 'assignee.contact_id,assignee.name,assignee.email_address';
  const reviewFields = `abstract_id,abstract_title,review_round_id,${assigneeFields},status,score,is_active`;
  const roundFields = 'name,process_id,status,opened_at,display_order';
  const ifAllowed = <T,>(permission: string, reading: () => Promise<T>) =>
    mayAll(me, permission) ? reading() : undefined;
  const [abstracts, reviews, rounds = [], processes = []] = await Promise.all([
    ifAllowed('abstracts.search', () =>
      readAll<Abstract>(
        (from) => gala.abstracts.search({ ...search, fieldsToReturn: abstractFields, ...from }, { signal }),
        count('abstract'),
      ),
    ),
    readAll<Review>(
      (from) => gala.abstractReviews.listByEvent({ event_id, fields: reviewFields, ...from }, { signal }),
      count('review'),
    ),
    ifAllowed('abstractReviewRounds.listByEvent', () =>
      readAll<Round>((from) =>
        gala.abstractReviewRounds.listByEvent({ event_id, fields: roundFields, ...from }, { signal }),
      ),
    ),
    ifAllowed('abstractReviewProcesses.listByEvent', () =>
      readAll((from) => gala.abstractReviewProcesses.listByEvent({ event_id, fields: 'name', ...from }, { signal })),
    ),
  ]);
  return {
    at: new Date(),
    /** Undefined: the caller may not list them. */
    abstracts,
    reviews: reviews.filter(isActive),
    inactive: reviews.filter((review) => !isActive(review)),
    rounds: rounds.sort((one, other) => (one.display_order ?? 1e9) - (other.display_order ?? 1e9)),
    /** Id → name */
    processes: new Map(processes.map(({ id, name }) => [id, name])),
  };
}

interface EventProps extends PageProps {
  readonly event_id: string;
  readonly round_id: string | undefined;
}

function EventReviews(props: EventProps) {
  const { gala, me, event_id, round_id } = props;
  const [progress, setProgress] = useState('');
  const loading = useLoad((signal) => read(gala, me, event_id, signal, setProgress), [event_id]);
  const { value: found, error, isLoading, reload } = loading;
  if (error !== undefined) return <Problem error={error} retry={reload} />;
  if (found === undefined) return <Reading progress={progress} />;
  return (
    <>
      <AsOf at={found.at} isLoading={isLoading} onAgain={reload} />
      {found.rounds.length > 0 && <Rounds {...props} found={found} onOpened={reload} />}
      <Results key={round_id ?? ''} {...props} found={found} />
    </>
  );
}

interface FoundProps extends EventProps {
  readonly found: Found;
}

interface RoundRow extends Partial<Round> {
  readonly title: string;
  readonly abstracts: number;
  readonly reviews: number;
  readonly done: number;
}

function Rounds({ found, onOpened, ...props }: FoundProps & { onOpened: () => void }) {
  const { me, tenant, event_id, round_id } = props;
  const rows = useMemo(() => roundRows(found), [found]);
  const [opening, setOpening] = useState<Round>();
  const [report, setReport] = useState('');
  const mayOpen = mayAll(me, 'abstractReviews.openRound') && may(me, 'abstractTypes.listByEvent');
  const button: Column<RoundRow> = {
    name: 'Open',
    cell: ({ id }) => {
      const round = found.rounds.find((one) => one.id === id);
      return (
        round && (
          <button
            type="button"
            class="secondary outline small"
            title={titleFor(round)}
            onClick={() => setOpening(round)}
          >
            {round.status === 'open' ? 'Assign new' : 'Open'}
          </button>
        )
      );
    },
  };
  const columns: readonly Column<RoundRow>[] = [
    {
      name: 'Round',
      isHead: true,
      cell: ({ id, title }) => (
        <a
          href={address(tenant, 'reviewing', event_id, ...(id === undefined ? [] : [id]))}
          {...(id === round_id && { 'aria-current': 'true' as const })}
        >
          {title}
        </a>
      ),
    },
    {
      name: 'Status',
      cell: ({ id, status = 'never opened' }) =>
        id === undefined ? none : <span class={`conference-mark ${status === 'open' ? 'good' : ''}`}>{status}</span>,
    },
    ...(mayOpen ? [button] : []),
    { name: 'Abstracts', isNumber: true, cell: ({ abstracts }) => abstracts.toLocaleString() },
    { name: 'Reviews', isNumber: true, cell: ({ reviews }) => reviews.toLocaleString() },
    { name: 'Done', isNumber: true, cell: ({ done }) => done.toLocaleString() },
    {
      name: 'Progress',
      cell: ({ title, reviews, done }) => (
        <Bar value={done} of={reviews} label={`${title}: ${done} of ${counted(reviews, 'review')} done`} />
      ),
    },
    { name: 'Opened', cell: ({ opened_at }) => (opened_at === undefined ? none : <Time at={opened_at} />) },
    { name: 'Process', cell: ({ process_id = '' }) => (found.processes.get(process_id) ?? process_id) || none },
  ];
  return (
    <>
      <h2 class="part">Rounds</h2>
      <Table label="Rounds" columns={columns} rows={rows} keyOf={({ id = '' }) => id} />
      <p role="status">{report}</p>
      {opening && (
        <Opening
          {...props}
          {...found}
          abstracts={found.abstracts ?? []}
          round={opening}
          onClose={() => setOpening(undefined)}
          onDone={(said) => {
            setReport(said);
            setOpening(undefined);
            onOpened();
          }}
        />
      )}
    </>
  );
}

function roundRows({ rounds, reviews, abstracts = [] }: Found): RoundRow[] {
  const byRound = groupedBy(reviews, ({ review_round_id }) => review_round_id);
  const row = (title: string, own: readonly Review[], current: readonly Abstract[]) => {
    const ids = new Set([...own.map(({ abstract_id }) => abstract_id), ...current.map(({ id }) => id)]);
    return { title, abstracts: ids.size, reviews: own.length, done: own.filter(isDone).length };
  };
  const ofRounds = rounds.map((round) => {
    const current = abstracts.filter(({ review_round_id }) => review_round_id === round.id);
    return { ...round, ...row(round.name?.trim() || round.id, byRound.get(round.id) ?? [], current) };
  });
  return [...ofRounds, row('The whole event', reviews, abstracts)];
}

function Results(props: FoundProps) {
  const { abstracts, rounds } = props.found;
  const { round_id } = props;
  const { ranked, rated, reviewers, strays, inactive } = useMemo(() => {
    const isChosen = ({ review_round_id }: Review) => round_id === undefined || review_round_id === round_id;
    const reviews = props.found.reviews.filter(isChosen);
    const ranked = abstracts && ranking(abstracts, reviews, round_id);
    const known = new Set(abstracts?.map(({ id }) => id));
    return {
      ranked,
      rated: ranked?.filter(({ average }) => average !== undefined) ?? [],
      reviewers: reviewersOf(reviews),
      inactive: props.found.inactive.filter(isChosen).length,
      strays: abstracts ? reviews.filter(({ abstract_id = '' }) => !known.has(abstract_id)).length : 0,
    };
  }, [props.found]);
  const round = rounds.find(({ id }) => id === round_id);
  const notStored = ranked?.filter(({ average, scores }) => average === undefined && scores.length > 0).length ?? 0;
  const notes = [
    ranked === undefined && 'You may not list abstracts, so there is no ranking here.',
    ranked?.length === 0 && 'There are no abstracts here yet.',
    round_id === undefined &&
      rounds.length > 1 &&
      'The average is that of the last round with completed reviews. Reviews and scores are those of all rounds.',
    notStored > 0 && `${counted(notStored, 'abstract has', 'abstracts have')} scores, but no average on the server.`,
    strays > 0 && `${counted(strays, 'review is', 'reviews are')} of abstracts that are deleted or not of this event.`,
    inactive > 0 && `${counted(inactive, 'inactive review is', 'inactive reviews are')} not counted.`,
  ];
  return (
    <>
      <h2 class="part">Ranking{round && `: ${round.name}`}</h2>
      {notes.map(
        (note) =>
          note && (
            <p key={note} class="quiet">
              {note}
            </p>
          ),
      )}
      {rated.length > 0 && <ScorePlot rows={rated} />}
      {ranked !== undefined && ranked.length > 0 && <Ranking {...props} rows={ranked} />}
      <h2 class="part">Reviewers</h2>
      <Reviewers {...props} rows={reviewers} />
    </>
  );
}

function Ranking({ rows, me, tenant }: FoundProps & { rows: readonly Ranked[] }) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const columns: readonly Column<Ranked>[] = [
    { name: 'Rank', isNumber: true, by: ({ rank }) => rank, cell: ({ rank }) => rank ?? none },
    {
      name: 'Abstract',
      isHead: true,
      by: ({ title }) => title,
      cell: ({ id, title }) =>
        may(me, 'abstracts.get') ? <a href={recordAddress(tenant, 'events', 'abstracts', id)}>{title}</a> : title,
    },
    {
      name: 'Average',
      isNumber: true,
      by: ({ average }) => average,
      cell: ({ average, scores }) =>
        average !== undefined ? scoreText(average) : scores.length > 0 ? <span class="quiet">not stored</span> : none,
    },
    {
      name: 'Reviews done',
      isNumber: true,
      by: ({ assigned, done }) => (assigned === 0 ? undefined : done / assigned),
      cell: ({ assigned, done }) => (assigned === 0 ? none : `${done} of ${assigned}`),
    },
    {
      name: 'Spread',
      isNumber: true,
      by: ({ scores }) => (scores.length === 0 ? undefined : (scores.at(-1) ?? 0) - (scores[0] ?? 0)),
      cell: ({ scores }) => (scores.length === 0 ? none : `${scores[0]} to ${scores.at(-1)}`),
    },
    { name: 'Status', by: ({ status }) => status || undefined, cell: ({ status }) => status || none },
  ];
  return (
    <>
      {rows.length > 10 && (
        <input
          type="search"
          class="conference-find"
          aria-label="Find an abstract by its title"
          placeholder="Find an abstract by its title"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <Table
        label="Ranking"
        columns={columns}
        rows={wanted === '' ? rows : rows.filter(({ title }) => title.toLowerCase().includes(wanted))}
        keyOf={({ id }) => id}
        order={['Rank', 1]}
      />
    </>
  );
}

function Reviewers({ rows, ...props }: FoundProps & { rows: readonly Reviewer[] }) {
  if (rows.length === 0) return <p class="empty">Nobody has a review here yet.</p>;
  const columns: readonly Column<Reviewer>[] = [
    { name: 'Reviewer', isHead: true, by: ({ name }) => name, cell: (row) => <Missing {...props} {...row} /> },
    { name: 'Assigned', isNumber: true, by: ({ assigned }) => assigned, cell: ({ assigned }) => assigned },
    {
      name: 'Done',
      isNumber: true,
      by: ({ assigned, missing }) => assigned - missing.length,
      cell: ({ assigned, missing }) => assigned - missing.length,
    },
    {
      name: 'Missing',
      isNumber: true,
      by: ({ missing }) => missing.length,
      cell: ({ missing }) => missing.length || none,
    },
    {
      name: 'Average given',
      isNumber: true,
      by: ({ average }) => average,
      cell: ({ average }) => (average === undefined ? none : scoreText(average)),
    },
  ];
  return (
    <Table
      label="Reviewers"
      columns={columns}
      rows={rows}
      keyOf={({ contact_id }) => contact_id}
      order={['Missing', -1]}
    />
  );
}

/** The name of a reviewer, and what they have not done yet. */
function Missing({ name, missing, found, me, tenant, round_id }: FoundProps & Reviewer) {
  const [isOpen, setIsOpen] = useState(false);
  const [count, setCount] = useState(20);
  if (missing.length === 0) return <>{name}</>;
  const roundOf = ({ review_round_id }: Review) => found.rounds.find(({ id }) => id === review_round_id)?.name;
  return (
    <details class="conference-missing" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && (
        <ul aria-label={`Missing reviews of ${name}`}>
          {missing.slice(0, count).map((review) => {
            const title = titleOf(review.abstract_title, review.abstract_id ?? '');
            const about = [round_id === undefined && roundOf(review), review.status].filter(Boolean).join(', ');
            const to = recordAddress(tenant, 'events', 'abstractReviews', review.id);
            return (
              <li key={review.id}>
                {may(me, 'abstractReviews.get') ? <a href={to}>{title}</a> : title}
                <small>{about}</small>
              </li>
            );
          })}
        </ul>
      )}
      {isOpen && <More shown={count} of={missing.length} onMore={() => setCount(count + 100)} />}
    </details>
  );
}
