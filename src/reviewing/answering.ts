/** The links in e-mails to reviewers: what they open, how long, and what their page shows. */

import { isSameAddress } from '../lib/persons.js';
import { momentOf } from '../lib/times.js';
import { findRecord } from '../mail/emails.js';
import type { LinkEnd, LinkKind, LinkPage, LinkTarget } from '../records/registry.js';
import type { Work } from '../records/work.js';
import { isVisible } from '../schema/visibility.js';
import { isConflicted } from './conflictOfInterest.js';
import { hasDeclined } from './declining.js';
import { blindReview } from './rounds.js';
import { hasEnded } from './standing.js';
import type { Review, Reviewing, Round, Subject } from './table.js';

type Item = LinkPage['items'][number];

const day = 24 * 60 * 60 * 1000;
/** How long a link stays open after the review is due, and after it was sent if there is no such date. */
const [openWhenDueMs, openWhenSentMs] = [60 * day, 365 * day];

/** The maximum number of items of a page, and about how many bytes they can have. */
const [maxItems, maxBytes] = [100, 3 * 1024 * 1024];

export function linksOf(of: Reviewing): Readonly<Record<string, LinkKind>> {
  const opens = {
    resource: of.reviews,
    addressIn: 'assignee.email_address',
    permissions: [
      ...['get', 'submit', 'decline', 'reinstate'].map((verb) => `${of.reviews}.${verb}`),
      ...[of.subjects, of.processes, of.rounds].map((resource) => `${resource}.get`),
    ],
  };
  const review: LinkKind = {
    ...opens,
    match: ({ about }) => ({ id: about }),
    ended: async (target, sent, { unlimited: work }) => {
      const review = await findRecord(of.reviews, target.about, work);
      return review === undefined ? 'the review was deleted' : await whyEnded(of, review, target, sent, work);
    },
    page: async ({ about }, work) => {
      const { record } = await work.unlimited.records(of.reviews).get(about);
      return await pageOf(of, [record], record.review_round_id, work);
    },
  };
  const reviews: LinkKind = {
    ...opens,
    match: ({ about }) => ({ review_round_id: about }),
    ended: async (target, sent, { unlimited: work }) => {
      if ((await findRecord(of.rounds, target.about, work)) === undefined) return 'the round was deleted';
      let end: LinkEnd | undefined = 'none of the reviews is left';
      for (const review of await reviewsOf(of, target, work)) {
        end = await whyEnded(of, review, target, sent, work);
        if (end === undefined) return undefined;
      }
      return end;
    },
    page: async (target, work) => await pageOf(of, await reviewsOf(of, target, work.unlimited), target.about, work),
  };
  return { [of.links.review]: review, [of.links.reviews]: reviews };
}

/** The reviews of a round that a person has at an address, without those that are not theirs any more. */
async function reviewsOf(
  of: Reviewing,
  { about, contact_id, email_address }: LinkTarget,
  work: Work,
): Promise<Review[]> {
  const reviews: Review[] = [];
  const match = { 'assignee.contact_id': contact_id, review_round_id: about };
  for await (const { record } of work.records(of.reviews).all(match))
    if (isSameAddress(record.assignee.email_address, email_address)) reviews.push(record);
  return reviews.filter((review) => !isTakenBack(review));
}

const isTakenBack = ({ status, is_active }: Review) =>
  status === 'cancelled' || (is_active === false && status !== 'declined');

async function whyEnded(
  of: Reviewing,
  review: Review,
  target: LinkTarget,
  sent: Date,
  work: Work,
): Promise<LinkEnd | undefined> {
  const { contact_id, email_address } = review.assignee;
  if (isTakenBack(review)) return 'the review was cancelled';
  if (contact_id !== target.contact_id) return 'the review was given to somebody else';
  if (!isSameAddress(email_address, target.email_address)) return 'the reviewer has another e-mail address now';
  const due = review.due_at ?? (await findRecord(of.rounds, review.review_round_id, work))?.due_at;
  const isDated = due !== undefined;
  const end = isDated ? momentOf(due) + openWhenDueMs : sent.getTime() + openWhenSentMs;
  if (work.now.getTime() <= end) return undefined;
  return isDated ? 'the review was due more than 60 days ago' : 'it was sent more than a year ago';
}

async function pageOf(of: Reviewing, reviews: readonly Review[], round_id: string, work: Work): Promise<LinkPage> {
  const { record: round } = await work.unlimited.records(of.rounds).get(round_id);
  const group = await findRecord(of.groups, round[of.groupId], work.unlimited);
  const process = await findRecord(of.processes, round.process_id, work.unlimited);
  const items: Item[] = [];
  for (let bytes = 0; items.length < Math.min(reviews.length, maxItems) && bytes < maxBytes; ) {
    const item = await itemOf(of, reviews[items.length] as Review, round, work);
    bytes += JSON.stringify(item).length;
    items.push(item);
    await work.yielder.step();
  }
  const { name = '', email_address = '' } = reviews[0]?.assignee ?? {};
  const { questions, score_options, criteria } = process ?? {};
  const more_items = reviews.length - items.length || undefined;
  const person = { name, email_address };
  const time_zone = process && of.timeZoneOf(process, group);
  return { person, title: group?.name, time_zone, questions, score_options, criteria, items, more_items };
}

async function itemOf(of: Reviewing, review: Review, round: Round, work: Work): Promise<Item> {
  const { id, [of.subjectId]: subject_id, status = 'not started', is_late } = review;
  const title = await titleOf(of, review, work);
  const may = await permitted(of, review, round, work);
  if (status === 'declined') return { id, title, status, may };
  const record = (await work.ownRecords(of.reviews).find(id))?.record;
  const about = (await work.ownRecords(of.subjects).find(subject_id))?.record;
  const questions = about && (await questionsOf(of, subject_id, about, work));
  const due_at = review.due_at ?? round.due_at;
  const isExtended = momentOf(review.due_at) > momentOf(round.closes_at);
  const closes_at = isExtended ? review.due_at : round.closes_at;
  const draft_saved_at = status === 'draft' ? record?.sys_last_modified_at : undefined;
  return { id, title, status, may, due_at, closes_at, is_late, draft_saved_at, record, about, questions };
}

/** The questions whose answers the reviewer sees; undefined if there are none. */
async function questionsOf(of: Reviewing, id: string, { custom_field_values: answers = [] }: Subject, work: Work) {
  const subject = of.questionsOf && (await findRecord(of.subjects, id, work.unlimited));
  const all = (subject && (await of.questionsOf?.(subject, work.unlimited))) ?? [];
  const seen = all.filter((one) => answers.some(({ custom_field_id }) => custom_field_id === one.custom_field_id));
  return seen.length > 0 ? seen : undefined;
}

/** What its reviewer calls it: in a blind review, nothing that names somebody. */
async function titleOf(of: Reviewing, review: Review, work: Work): Promise<string> {
  const isNaming = !isVisible(work.model(of.reviews).parts.blind, of.subjectTitle);
  const isHidden = isNaming && (await blindReview(of, review, [], work)) !== undefined;
  const { [of.subjectTitle]: title = '', [of.subjectId]: id } = review;
  return isHidden ? `${of.subject[0]?.toUpperCase()}${of.subject.slice(1)} …${id.slice(-4)}` : title;
}

/** What its reviewer can do now. */
async function permitted(of: Reviewing, review: Review, round: Round, work: Work): Promise<Item['may']> {
  if (round.status !== 'open' || hasEnded(round, review, work.now) || review.sys_locked === true) return [];
  if (review.status === 'declined') return hasDeclined(of, review, work) ? ['reinstate'] : [];
  const subject = await findRecord(of.subjects, review[of.subjectId], work.unlimited);
  const isReady = !isConflicted(review) && subject?.sys_locked !== true;
  return [
    ...(isReady ? (['save', 'submit'] as const) : []),
    ...(review.status === 'completed' ? [] : (['decline'] as const)),
  ];
}
