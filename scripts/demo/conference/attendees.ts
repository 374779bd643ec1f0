/** Reviewers and what they review, the same in every run. */
import type { Json } from '../client.js';
import { person, pick } from '../people.js';
import type { Conference, Lists } from '../samples.js';

export const abstractCount = 300;
const reviewerCount = 30;
const firstReviewer = 3000;
const firstPresenter = 4000;

/** A reviewer; the fields of an assignee. */
export type Member = Json & { readonly contact_id: string; readonly email_address: string };

const contactFields = ['contact_id', 'name', 'first_name', 'last_name', 'email_address', 'job_title'] as const;

export function reviewers(lists: Lists): Member[] {
  return Array.from({ length: reviewerCount }, (_, index) => {
    const whole = person(lists, firstReviewer + index);
    return Object.fromEntries(contactFields.map((name) => [name, whole[name]])) as Member;
  });
}

/** The members of committees, as a review process lists them. */
export const committeeMembers = ({ committees }: Conference, members: readonly Member[]) =>
  Object.entries(committees).flatMap(([committee_id, numbers]) =>
    numbers.map((number) => ({ committee_id, contact: pick(members, number) })),
  );

/** The fields of an abstract that name no record of the event. */
export function abstract(lists: Lists, index: number): Json {
  const { name, first_name, last_name, email_address, city, country, contact_id } = person(
    lists,
    firstPresenter + index,
  );
  const topic = pick(lists.topics, index);
  const title = `${pick(lists.findings, index)} ${pick(lists.sites, Math.floor(index / lists.findings.length))}`;
  return {
    ...{ name, first_name, last_name, email_address, city, country, title },
    body: `${title}. We report on three seasons of ${topic}.`,
    number: index + 1,
    status: 'submitted',
    submitter_id: contact_id,
    main_presenter_id: contact_id,
    presenter_info: { topic },
    bucket_id: `bucket-${topic}`,
    ...peculiar(lists, index, topic),
  };
}

/** What only some abstracts have. Every 17th has a reviewer of its topic among its authors. */
function peculiar(lists: Lists, index: number, topic: string): Json {
  const author = reviewers(lists)[lists.topics.indexOf(topic) * 3]?.contact_id;
  return {
    ...(index % 5 === 0 && { career_stage: 'student' }),
    ...(index % 15 === 0 && { notes: 'Sent in late.' }),
    ...(index % 2 === 0 && { field_site: pick(lists.sites, index) }),
    ...(index % 17 === 0 && { has_co_authors: true, co_authors: [{ co_author_contact_id: author }] }),
  };
}
