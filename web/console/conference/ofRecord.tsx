/** The reviews of an abstract or an application, on its page: for staff, and for its author. */
import { address, may, type ResourceProps, recordAddress } from '../page.js';
import { Reference } from '../reference.js';
import type { Json } from '../session.js';
import { Loaded, useLoad } from '../ui.js';
import { Shown } from '../value.js';
import { applications, namesIn } from './names.js';
import { callOf, isActive, isDone, isOut, scoreText } from './scores.js';
import { type Column, counted, mayAll, type Part, readAll, Table } from './shared.js';

type Review = Part<'abstractReviews'>;

/** For staff. */
export function ReviewsOf({ record, ...props }: ResourceProps & { record: Json }) {
  const { gala, me, tenant } = props;
  const of = namesIn(props.resource.service);
  const about = { [of.subjectId]: String(record.id) } as { abstract_id: string };
  const isStaff = mayAll(me, `${of.reviews}.${of.bySubject}`);
  const reviews = useLoad(
    async (signal) =>
      isStaff ? await readAll<Review>((from) => gala[of.reviews][of.bySubject]({ ...about, ...from }, { signal })) : [],
    [record], // also when something was done with it
  );
  const text = (text: string | undefined) => (
    <Shown {...props} field={{ schema: {} }} value={text?.trim() || undefined} />
  );
  const conflictOf = ({ assignee }: Review) => {
    const { contact_id = '', name = contact_id, email_address } = assignee ?? {};
    const who = new URLSearchParams({ ...about, contact_id, name, ...(email_address && { email_address }) });
    return <a href={`${address(tenant, of.service, of.conflicts)}/new?${who}`}>Declare</a>;
  };
  const columns: readonly Column<Review>[] = [
    {
      name: 'Reviewer',
      isHead: true,
      by: callOf,
      cell: (review) => <a href={recordAddress(tenant, of.service, of.reviews, review.id)}>{callOf(review)}</a>,
    },
    {
      name: 'Round',
      cell: ({ review_round_id: id = '' }) => <Reference {...props} target={of.rounds} id={id} />,
    },
    {
      name: 'Status',
      by: ({ status }) => status,
      cell: (review) => (
        <>
          {review.status ?? 'not started'}{' '}
          {!isActive(review) && !isOut(review) && <span class="conference-mark">taken off</span>}
          {review.is_late && <span class="conference-mark nearly">late</span>}
          {isOut(review) && text(review.decline_reason ?? review.cancel_reason)}
          {review.conflict_of_interest && <span class="conference-mark nearly">conflict of interest</span>}
        </>
      ),
    },
    { name: 'Score', isNumber: true, by: ({ score }) => score },
    { name: 'Comments for the submitter', cell: ({ comments_to_submitter }) => text(comments_to_submitter) },
    { name: 'Comments for staff', cell: ({ comments_to_staff }) => text(comments_to_staff) },
    ...(may(me, `${of.conflicts}.create`) ? [{ name: 'Conflict', cell: conflictOf }] : []),
  ];
  if (!isStaff) return <Released {...props} record={record} />;
  if (of === applications && reviews.value?.length === 0) return null; // few awards have a jury
  const { average_score } = record;
  return (
    <section>
      <h2 class="part">Reviewers</h2>
      <Loaded from={reviews}>
        {(all) => (
          <>
            <p>
              {all.filter(isDone).length} of {counted(all.filter((one) => !isOut(one)).length, 'review')} done
              {typeof average_score === 'number' && `; the average is ${scoreText(average_score)}`}.{' '}
              {may(me, `${of.reviews}.${of.byGroup}`) && (
                <a href={address(tenant, of.page, String(record[of.group]))}>See the ranking</a>
              )}
            </p>
            <Table
              label="Reviewers"
              columns={columns}
              rows={all}
              keyOf={({ id }) => id}
              empty="Nobody reviews it yet."
            />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** What its author may read of them. */
function Released({ record, ...props }: ResourceProps & { record: Json }) {
  const { gala, me } = props;
  const of = namesIn(props.resource.service);
  const about = { [of.subjectId]: String(record.id) } as { abstract_id: string };
  const isAuthor = may(me, `${of.reviews}.released`) && record[of.author] === me.contact_id;
  const reviews = useLoad(
    async (signal) => (isAuthor ? (await gala[of.reviews].released(about, { signal })).reviews : []),
    [record.id],
  );
  return (
    <Loaded from={reviews}>
      {(all) =>
        all.length > 0 && (
          <section>
            <h2 class="part">Reviews</h2>
            {all.map(({ alias, score, comments_to_submitter }) => (
              <article key={alias}>
                <h3>
                  {alias}
                  {score !== undefined && `: ${score.toLocaleString()}`}
                </h3>
                <Shown {...props} field={{ schema: {} }} value={comments_to_submitter} />
              </article>
            ))}
          </section>
        )
      }
    </Loaded>
  );
}
