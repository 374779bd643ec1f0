/** What the pages of abstracts and rounds show and offer besides their fields. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ActionProps } from '../actions/run.js';
import { address, go, may, type ResourceProps, recordAddress } from '../page.js';
import type { Json } from '../session.js';
import { Dialog, Loaded, Problem, useLoad } from '../ui.js';
import { Assigning } from './assigning.js';
import { type Found, useReviews } from './eventReviews.js';
import { Opening } from './opening.js';
import { isActive, isDone, scoreText, titleOf } from './scores.js';
import { type Column, counted, mayAll, none, type Part, Reading, readAll, Table } from './shared.js';

/** Opens the round of a record. */
export function RoundOpening(props: ActionProps) {
  const { gala, me, resource, record = {}, onClose, onDone } = props;
  if (resource.name !== 'abstractReviewRounds') return <ToReviewing {...props} />;
  return (
    <InEvent {...props} title="Open the round" event_id={String(record.event_id)}>
      {(found) => {
        const round = found.rounds.find(({ id }) => id === record.id);
        const about = { gala, me, event_id: String(record.event_id), ...found, abstracts: found.abstracts ?? [] };
        return round && <Opening {...about} round={round} onClose={onClose} onDone={onDone} />;
      }}
    </InEvent>
  );
}

/** Assigns an abstract, or those that are ticked. */
export function AbstractAssigning(props: ActionProps) {
  const { gala, me, resource, record, ids = [String(record?.id)], onClose, onDone } = props;
  const isOfAbstracts = resource.name === 'abstracts';
  const first = useLoad(
    async (signal) => record ?? (isOfAbstracts ? await gala.abstracts.get({ id: ids[0] ?? '' }, { signal }) : {}),
    ids,
  );
  if (!isOfAbstracts) return <ToReviewing {...props} />;
  if (first.value === undefined) return <Loaded from={first}>{() => null}</Loaded>;
  return (
    <InEvent {...props} title="Assign reviewers" event_id={String(first.value.event_id)}>
      {(found) => {
        const titles = new Map(found.abstracts?.map(({ id, title }) => [id, title]));
        const abstracts = ids.map((id) => ({ id, title: titleOf(titles.get(id), id) }));
        return <Assigning {...{ gala, me, found, abstracts, onClose, onDone }} />;
      }}
    </InEvent>
  );
}

interface InEventProps extends ActionProps {
  readonly title: string;
  readonly event_id: string;
  readonly children: (found: Found) => ComponentChildren;
}

/** A dialog for which the reviews of the whole event are read. */
function InEvent({ gala, me, title, event_id, onClose, children }: InEventProps) {
  const { value, error, reload, progress } = useReviews(gala, me, event_id);
  if (value !== undefined) return <>{children(value)}</>;
  return (
    <Dialog title={title} onClose={onClose}>
      {error === undefined ? <Reading progress={progress} /> : <Problem error={error} retry={reload} />}
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
export function ReviewsOf({ gala, me, tenant, record }: ResourceProps & { record: Json }) {
  const abstract_id = String(record.id);
  const isStaff = mayAll(me, 'abstractReviews.listByAbstract');
  const reviews = useLoad(
    async (signal) =>
      isStaff
        ? await readAll<Review>((from) => gala.abstractReviews.listByAbstract({ abstract_id, ...from }, { signal }))
        : [],
    [record], // also when something was done with it
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

/** As much of a comment as stands beside others. */
const short = 200;

function Comment({ text = '' }: { text: string | undefined }) {
  if (text.trim() === '') return none;
  const whole = (
    <div class="conference-text" dir="auto">
      {text}
    </div>
  );
  if (text.length <= short) return whole;
  return (
    <details>
      <summary dir="auto">{text.slice(0, short)}…</summary>
      {whole}
    </details>
  );
}
