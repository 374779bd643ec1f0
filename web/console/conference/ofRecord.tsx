/** What the pages of abstracts and rounds show and offer besides their fields. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ActionProps } from '../actions/run.js';
import { address, go, may, type ResourceProps, recordAddress } from '../page.js';
import { Reference } from '../reference.js';
import type { Json } from '../session.js';
import { Dialog, Loaded, useLoad } from '../ui.js';
import { Assigning } from './assigning.js';
import { type Found, useReviews } from './eventReviews.js';
import { Opening } from './opening.js';
import { isActive, isDone, scoreText, titleOf } from './scores.js';
import { type Column, counted, mayAll, none, type Part, readAll, Table } from './shared.js';

/** Opens the round of a record. */
export function RoundOpening({ record = {}, ...props }: ActionProps) {
  const event_id = String(record.event_id);
  return (
    <InEvent {...props} title="Open the round" event_id={event_id}>
      {(found) => {
        const round = found.rounds.find(({ id }) => id === record.id);
        return round && <Opening {...props} {...{ event_id, found, round }} />;
      }}
    </InEvent>
  );
}

/** Assigns an abstract, or those that are ticked. */
export function AbstractAssigning(props: ActionProps) {
  const { gala, resource, record, ids = [String(record?.id)] } = props;
  const isOfAbstracts = resource.name === 'abstracts';
  const first = useLoad(
    async (signal) => record ?? (isOfAbstracts ? await gala.abstracts.get({ id: ids[0] ?? '' }, { signal }) : {}),
    ids,
  );
  if (!isOfAbstracts) return <ToReviewing {...props} />;
  return (
    <Loaded from={first}>
      {({ event_id }) => (
        <InEvent {...props} title="Assign reviewers" event_id={String(event_id)}>
          {(found) => {
            const titles = new Map(found.abstracts?.map(({ id, title }) => [id, title]));
            const abstracts = ids.map((id) => ({ id, title: titleOf(titles.get(id), id) }));
            return <Assigning {...props} {...{ found, abstracts }} />;
          }}
        </InEvent>
      )}
    </Loaded>
  );
}

interface InEventProps extends Pick<ActionProps, 'gala' | 'me' | 'onClose'> {
  readonly title: string;
  readonly event_id: string;
  readonly children: (found: Found) => ComponentChildren;
}

/** A dialog for which the reviews of the whole event are read. */
function InEvent({ gala, me, title, event_id, onClose, children }: InEventProps) {
  const reviews = useReviews(gala, me, event_id);
  if (reviews.value !== undefined) return <>{children(reviews.value)}</>;
  return (
    <Dialog title={title} onClose={onClose}>
      <Loaded from={reviews}>{() => null}</Loaded>
      <footer>
        <button type="button" class="secondary" onClick={onClose}>
          Cancel
        </button>
      </footer>
    </Dialog>
  );
}

/** Abstracts are ticked, and rounds chosen, on the page of the event. */
function ToReviewing({ tenant, resource, record = {} }: ActionProps) {
  const round = resource.name === 'abstractReviewRounds' ? [String(record.id)] : [];
  useEffect(
    () => go(address(tenant, 'reviewing', ...(record.event_id ? [String(record.event_id), ...round] : []))),
    [],
  );
  return null;
}

type Review = Part<'abstractReviews'>;

/** The reviews of an abstract, for staff. */
export function ReviewsOf({ record, ...props }: ResourceProps & { record: Json }) {
  const { gala, me, tenant } = props;
  const abstract_id = String(record.id);
  const isStaff = mayAll(me, 'abstractReviews.listByAbstract');
  const reviews = useLoad(
    async (signal) =>
      isStaff
        ? await readAll<Review>((from) => gala.abstractReviews.listByAbstract({ abstract_id, ...from }, { signal }))
        : [],
    [record], // also when something was done with it
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
      cell: ({ review_round_id: id = '' }) => <Reference {...props} target="abstractReviewRounds" id={id} />,
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
    { name: 'Score', isNumber: true, by: ({ score }) => score },
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
              {all.filter(isDone).length} of {counted(all.length, 'review')} done
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

/** The beginning, and all of it on demand. */
const Comment = ({ text = '' }: { text: string | undefined }) =>
  text.trim() === '' ? (
    none
  ) : text.length > 200 ? (
    <details>
      <summary dir="auto">{text.slice(0, 200)}…</summary>
      <div class="conference-text" dir="auto">
        {text}
      </div>
    </details>
  ) : (
    <div class="conference-text" dir="auto">
      {text}
    </div>
  );
