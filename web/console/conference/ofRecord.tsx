/** What the pages of abstracts and rounds show and offer besides their fields. */
import { useEffect } from 'preact/hooks';
import { address, may, type ResourceProps, recordAddress } from '../page.js';
import type { Json } from '../session.js';
import { Dialog, Loaded, Problem, useLoad } from '../ui.js';
import { Assigning } from './assigning.js';
import { useReviews } from './eventReviews.js';
import { Opening } from './opening.js';
import { isActive, scoreText } from './scores.js';
import { type Column, counted, mayAll, none, type Part, Reading, readAll, Table } from './shared.js';

interface DialogProps extends ResourceProps {
  readonly record?: Json | undefined;
  /** Of ticked abstracts. */
  readonly ids?: readonly string[] | undefined;
  readonly onClose: () => void;
  /** @param report what was done, in words. */
  readonly onDone: (report?: string) => void;
}

/** Opens the round of a record. */
export function RoundOpening({ gala, me, record = {}, onClose, onDone }: DialogProps) {
  const event_id = String(record.event_id);
  const { value, error, reload, progress } = useReviews(gala, me, event_id);
  const round = value?.rounds.find(({ id }) => id === record.id);
  if (value === undefined || round === undefined)
    return (
      <Dialog title="Open the round" onClose={onClose}>
        {error === undefined ? <Reading progress={progress} /> : <Problem error={error} retry={reload} />}
      </Dialog>
    );
  const about = { gala, me, event_id, round, ...value, abstracts: value.abstracts ?? [] };
  return <Opening {...about} onClose={onClose} onDone={onDone} />;
}

/** Assigns an abstract, or those that are ticked. For a round, they are ticked on the page of the round. */
export function AbstractAssigning(props: DialogProps) {
  const { gala, tenant, resource, record, ids = [record?.id as string], onClose } = props;
  const isRound = resource.name === 'abstractReviewRounds';
  useEffect(() => {
    if (isRound) location.hash = address(tenant, 'reviewing', String(record?.event_id), String(record?.id));
  }, []);
  const [id = ''] = ids;
  const first = useLoad(
    async (signal) => (isRound ? undefined : (record ?? (await gala.abstracts.get({ id }, { signal })))),
    [id],
  );
  if (isRound) return null;
  if (first.value === undefined)
    return (
      <Dialog title="Assign reviewers" onClose={onClose}>
        <Loaded from={first}>{() => null}</Loaded>
      </Dialog>
    );
  return <InEvent {...props} ids={ids} event_id={String(first.value.event_id)} />;
}

function InEvent({ gala, me, ids, event_id, onClose, onDone }: DialogProps & { event_id: string }) {
  const { value, error, reload, progress } = useReviews(gala, me, event_id);
  if (value === undefined)
    return (
      <Dialog title="Assign reviewers" onClose={onClose}>
        {error === undefined ? <Reading progress={progress} /> : <Problem error={error} retry={reload} />}
      </Dialog>
    );
  const abstracts = ids?.map((id) => ({ id, title: value.abstracts?.find((one) => one.id === id)?.title ?? id })) ?? [];
  return <Assigning gala={gala} me={me} found={value} abstracts={abstracts} onClose={onClose} onDone={onDone} />;
}

type Review = Part<'abstractReviews'>;

/** The reviews of an abstract, for staff. */
export function ReviewsOf({ gala, me, tenant, record }: ResourceProps & { record: Json }) {
  const abstract_id = String(record.id);
  const isStaff = mayAll(me, 'abstractReviews.listByAbstract');
  const reviews = useLoad(
    async (signal) =>
      isStaff
        ? await readAll<Review>((from) => gala.abstractReviews.listByAbstract({ abstract_id, ...from }, { signal }))
        : [],
    [abstract_id, record.sys_version],
  );
  const rounds = useLoad(
    async (signal) =>
      isStaff && mayAll(me, 'abstractReviewRounds.listByEvent')
        ? await readAll((from) =>
            gala.abstractReviewRounds.listByEvent(
              { event_id: String(record.event_id), fields: 'name', ...from },
              { signal },
            ),
          )
        : [],
    [record.event_id],
  );
  const columns: readonly Column<Review>[] = [
    {
      name: 'Reviewer',
      isHead: true,
      by: nameOf,
      cell: (review) => <a href={recordAddress(tenant, 'events', 'abstractReviews', review.id)}>{nameOf(review)}</a>,
    },
    {
      name: 'Round',
      cell: ({ review_round_id }) => rounds.value?.find(({ id }) => id === review_round_id)?.name ?? none,
    },
    {
      name: 'Status',
      by: ({ status }) => status,
      cell: (review) => (
        <>
          {review.status ?? 'not started'} {!isActive(review) && <span class="conference-mark">taken off</span>}
          {review.conflict_of_interest && <span class="conference-mark nearly">conflict of interest</span>}
        </>
      ),
    },
    { name: 'Score', isNumber: true, by: ({ score }) => score, cell: ({ score }) => score ?? none },
    { name: 'Comments for the submitter', cell: (review) => <Comment text={review.comments_to_submitter} /> },
    { name: 'Comments for staff', cell: (review) => <Comment text={review.comments_to_staff} /> },
  ];
  if (!isStaff) return null;
  const { average_score, review_status } = record;
  return (
    <section>
      <h2 class="part">Reviewers</h2>
      <Loaded from={reviews}>
        {(all) => (
          <>
            <p>
              {counted(all.filter(({ status }) => status === 'completed').length, 'review')} done of {all.length}
              {typeof average_score === 'number' && `; the average is ${scoreText(average_score)}`}
              {typeof review_status === 'string' && `; decision: ${review_status}`}.{' '}
              {may(me, 'abstractReviews.listByEvent') && (
                <a href={address(tenant, 'reviewing', String(record.event_id))}>See the ranking</a>
              )}
            </p>
            {all.length > 0 && <Table label="Reviewers" columns={columns} rows={all} keyOf={({ id }) => id} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

const nameOf = ({ assignee }: Review) =>
  assignee?.name?.trim() || assignee?.email_address || assignee?.contact_id || '';

const Comment = ({ text }: { text: string | undefined }) =>
  text?.trim() ? (
    <details class="conference-comment">
      <summary dir="auto">{text}</summary>
      <p class="conference-text" dir="auto">
        {text}
      </p>
    </details>
  ) : (
    none
  );
