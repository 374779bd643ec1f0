/** Abstracts are reviewed: the table of the engine. */

import { Fault } from '../fault.js';
import { findRecord } from '../mail/emails.js';
import { nameOf } from '../records/guards.js';
import type { Work } from '../records/work.js';
import { engineOf } from '../reviewing/engine.js';
import type { Reviewing, Round } from '../reviewing/table.js';
import type { RecordOf } from '../schema/contract.js';

export const reviewing: Reviewing = {
  subjects: 'abstracts',
  conflicts: 'abstractReviewConflicts',
  processes: 'abstractReviewProcesses',
  rounds: 'abstractReviewRounds',
  reviews: 'abstractReviews',
  groups: 'events',
  subjectId: 'abstract_id',
  subjectIds: 'abstract_ids',
  perSubject: 'reviews_per_abstract',
  subjectTitle: 'abstract_title',
  groupId: 'event_id',
  currentRound: 'review_round_id',
  author: 'submitter_id',
  declineNotice: 'decline_notice_email',
  withdrawalNotice: 'withdrawal_notice_email',
  emails: {
    assignment: 'assignment',
    confirmation: 'confirmation',
    review_reminder: 'review_reminder',
    review_decline_notice: 'review_decline_notice',
    withdrawal_notice: 'withdrawal_notice',
  },
  links: { review: 'review', reviews: 'reviews' },
  subject: 'abstract',
  group: 'event',
  mismatch: 'event_mismatch',
  /** `submitter_id`, `presenters`, `co_author_1` and so on, and the submitter's own. */
  people: /^((main_)?(submitter|presenter|co_?author|co_?presenter)|contact_id$|email_address$)/i,
  sample: { title: 'On the connexion of the sciences' },
  titleOf: ({ title }) => title,
  timeZoneOf: (_, event) => event?.timezone,
  belongingTo: (round, work) => {
    const types = new Map<string, Promise<boolean>>();
    const isOfProcess = async (id: string) => {
      const { review_process_id: process } = (await findRecord('abstractTypes', id, work)) ?? {};
      return process === undefined || process === round.process_id;
    };
    return async ({ type_id = '' }) => {
      const found = types.get(type_id) ?? isOfProcess(type_id);
      types.set(type_id, found);
      return await found;
    };
  },
  partOf: async ({ typeId }, round, work) => {
    const { record: type } = await work.records('abstractTypes').get(typeId);
    await checkProcess(type, round, work);
    return { ...type, match: { type_id: type.id } };
  },
};

export const reviewed = engineOf(reviewing);

/** @throws Fault `process_mismatch` */
async function checkProcess(type: RecordOf<'abstractTypes'>, round: Round, work: Work): Promise<void> {
  if (type.review_process_id === undefined || type.review_process_id === round.process_id) return;
  const named = async (id: string) => nameOf((await findRecord('abstractReviewProcesses', id, work)) ?? { id });
  const [its, ours] = [await named(type.review_process_id), await named(round.process_id)];
  const message = `The abstract type ${nameOf(type)} has the review process ${its}, but the round has ${ours}.`;
  throw Fault.of('process_mismatch', message);
}
