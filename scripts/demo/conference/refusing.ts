/** Reviews that must not be taken. */
import type { Problem } from '../client.js';
import type { Review } from '../reviewers.js';
import type { Story } from '../story.js';
import type { Meeting } from './assembling.js';

/** @returns 1, for it is counted. */
export function refused(
  { checks }: Story,
  what: string,
  { status, body }: { readonly status: number; readonly body: unknown },
  expected: number,
  code: string,
): number {
  checks.equal(what, [status, (body as Problem).code], [expected, code]);
  return 1;
}

/** @returns how many were refused: without tokens of reviewers nobody is an intruder. */
export async function refuseIntruders(meeting: Meeting, done: Review, open: Review): Promise<number> {
  const { story } = meeting;
  const scored = { ...open, score: 10 };
  const intruder = meeting.abstracts[0]?.submitter_id as string;
  const first = story.own
    ? refused(
        story,
        'nobody submits the review of another',
        await send(meeting, scored, intruder),
        403,
        'not_the_assignee',
      )
    : 0;
  return (
    first +
    refused(story, 'no review is submitted twice', await send(meeting, done), 409, 'review_already_completed') +
    refused(story, 'a review needs a score', await send(meeting, open), 400, 'invalid_request') +
    refused(story, 'a review stays with its reviewer', await send(meeting, stolen(scored)), 409, 'review_mismatch')
  );
}

const stolen = (review: Review): Review => ({ ...review, abstract_id: `${review.abstract_id}x` });

export async function refuseLate(meeting: Meeting, review: Review): Promise<number> {
  const answer = await send(meeting, { ...review, score: 10 });
  return refused(meeting.story, 'a closed round takes no review', answer, 409, 'round_not_open');
}

function send({ reviewers }: Meeting, review: Review, contact = review.assignee.contact_id) {
  const client = reviewers.client(contact);
  return client.send('POST', client.path('abstractReviews', '/submit'), review);
}
