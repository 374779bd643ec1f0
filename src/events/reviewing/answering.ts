/** The links in e-mails to reviewers: what they open, how long, and what their page shows. */

import { isSameAddress } from '../../lib/persons.js';
import { momentOf } from '../../lib/times.js';
import { findRecord } from '../../mail/emails.js';
import type { LinkEnd, LinkKind, LinkPage, LinkTarget } from '../../records/registry.js';
import type { Work } from '../../records/work.js';
import type { RecordOf } from '../../schema/contract.js';
import { isConflicted } from './conflictOfInterest.js';
import { hasDeclined } from './declining.js';
import { hasEnded } from './standing.js';

type Review = RecordOf<'abstractReviews'>;
type Round = RecordOf<'abstractReviewRounds'>;
type Item = LinkPage['items'][number];

const day = 24 * 60 * 60 * 1000;
/** How long a link stays open after the review is due, and after it was sent if there is no such date. */
const [openWhenDueMs, openWhenSentMs] = [60 * day, 365 * day];

/** The maximum number of items of a page, and about how many bytes they can have. */
const [maxItems, maxBytes] = [100, 3 * 1024 * 1024];

const opens = {
  resource: 'abstractReviews',
  addressIn: 'assignee.email_address',
  permissions: [
    'abstractReviews.get',
    'abstractReviews.submit',
    'abstractReviews.decline',
    'abstractReviews.reinstate',
    'abstracts.get',
    'abstractReviewProcesses.get',
    'abstractReviewRounds.get',
  ],
} as const;

export const reviewLinks = {
  review: {
    ...opens,
    match: ({ about }) => ({ id: about }),
    ended: async (target, sent, { unlimited: work }) => {
      const review = await findRecord('abstractReviews', target.about, work);
      return review === undefined ? 'the review was deleted' : await whyEnded(review, target, sent, work);
    },
    page: async ({ about }, work) => {
      const { record } = await work.unlimited.records('abstractReviews').get(about);
      return await pageOf([record], record.review_round_id, work);
    },
  },
  reviews: {
    ...opens,
    match: ({ about }) => ({ review_round_id: about }),
    ended: async (target, sent, { unlimited: work }) => {
      if ((await findRecord('abstractReviewRounds', target.about, work)) === undefined) return 'the round was deleted';
      let end: LinkEnd | undefined = 'none of the reviews is left';
      for (const review of await reviewsOf(target, work)) {
        end = await whyEnded(review, target, sent, work);
        if (end === undefined) return undefined;
      }
      return end;
    },
    page: async (target, work) => await pageOf(await reviewsOf(target, work.unlimited), target.about, work),
  },
} satisfies Partial<Record<LinkTarget['kind'], LinkKind>>;

/** The reviews of a round that a person has at an address, without those that are not theirs any more. */
async function reviewsOf({ about, contact_id, email_address }: LinkTarget, work: Work): Promise<Review[]> {
  const reviews: Review[] = [];
  const match = { 'assignee.contact_id': contact_id, review_round_id: about };
  for await (const { record } of work.records('abstractReviews').all(match))
    if (isSameAddress(record.assignee.email_address, email_address)) reviews.push(record);
  return reviews.filter((review) => !isTakenBack(review));
}

const isTakenBack = ({ status, is_active }: Review) =>
  status === 'cancelled' || (is_active === false && status !== 'declined');

async function whyEnded(review: Review, target: LinkTarget, sent: Date, work: Work): Promise<LinkEnd | undefined> {
  const { contact_id, email_address } = review.assignee;
  if (isTakenBack(review)) return 'the review was cancelled';
  if (contact_id !== target.contact_id) return 'the review was given to somebody else';
  if (!isSameAddress(email_address, target.email_address)) return 'the reviewer has another e-mail address now';
  const due = review.due_at ?? (await findRecord('abstractReviewRounds', review.review_round_id, work))?.due_at;
  const isDated = due !== undefined;
  const end = isDated ? momentOf(due) + openWhenDueMs : sent.getTime() + openWhenSentMs;
  if (work.now.getTime() <= end) return undefined;
  return isDated ? 'the review was due more than 60 days ago' : 'it was sent more than a year ago';
}

async function pageOf(reviews: readonly Review[], round_id: string, work: Work): Promise<LinkPage> {
  const { record: round } = await work.unlimited.records('abstractReviewRounds').get(round_id);
  const event = await findRecord('events', round.event_id, work.unlimited);
  const process = await findRecord('abstractReviewProcesses', round.process_id, work.unlimited);
  const items: Item[] = [];
  for (let bytes = 0; items.length < Math.min(reviews.length, maxItems) && bytes < maxBytes; ) {
    const item = await itemOf(reviews[items.length] as Review, round, work);
    bytes += JSON.stringify(item).length;
    items.push(item);
    await work.yielder.step();
  }
  const { name = '', email_address = '' } = reviews[0]?.assignee ?? {};
  const { questions, score_options } = process ?? {};
  const more_items = reviews.length - items.length || undefined;
  const person = { name, email_address };
  return { person, title: event?.name, time_zone: event?.timezone, questions, score_options, items, more_items };
}

async function itemOf(review: Review, round: Round, work: Work): Promise<Item> {
  const { id, abstract_title: title = '', status = 'not started', is_late } = review;
  const may = await permitted(review, round, work);
  if (status === 'declined') return { id, title, status, may };
  const record = (await work.ownRecords('abstractReviews').find(id))?.record;
  const about = (await work.ownRecords('abstracts').find(review.abstract_id))?.record;
  const due_at = review.due_at ?? round.due_at;
  const isExtended = momentOf(review.due_at) > momentOf(round.closes_at);
  const closes_at = isExtended ? review.due_at : round.closes_at;
  const draft_saved_at = status === 'draft' ? record?.sys_last_modified_at : undefined;
  return { id, title, status, may, due_at, closes_at, is_late, draft_saved_at, record, about };
}

/** What its reviewer can do now. */
async function permitted(review: Review, round: Round, work: Work): Promise<Item['may']> {
  if (round.status !== 'open' || hasEnded(round, review, work.now) || review.sys_locked === true) return [];
  if (review.status === 'declined') return hasDeclined(review, work) ? ['reinstate'] : [];
  const abstract = await findRecord('abstracts', review.abstract_id, work.unlimited);
  const isReady = !isConflicted(review) && abstract?.sys_locked !== true;
  return [
    ...(isReady ? (['save', 'submit'] as const) : []),
    ...(review.status === 'completed' ? [] : (['decline'] as const)),
  ];
}
