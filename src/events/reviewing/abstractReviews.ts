import type { Definition } from '../../records/registry.js';
import { search } from '../../verbs/search.js';
import { assignReviews } from './assignReviews.js';
import { isBlindReview } from './blindness.js';
import { openRound } from './openRound.js';
import { checkReview, holdAbstract, holdRounds, noteConflict } from './reviewRules.js';
import { scoreRemoved, scoreSaved } from './scores.js';
import { previewEmail, resend, sendReviewAssignmentEmail } from './sendEmails.js';
import { submit } from './submit.js';

export const abstractReviews: Definition<'abstractReviews'> = {
  lists: {
    listByAbstract: { abstract_id: 'abstract_id' },
    listByContact: { contactId: 'assignee.contact_id' },
    listByEvent: { event_id: 'event_id' },
    listByEventAndRound: { eventId: 'event_id', roundId: 'review_round_id' },
    listByReviewRound: { review_round_id: 'review_round_id' },
  },
  indexes: [
    { fields: ['review_round_id', 'abstract_id', 'assignee.contact_id'], unique: true },
    { fields: ['assignee.email_address'], folded: true },
  ],
  defaults: { status: 'not started' },
  prepare: noteConflict,
  check: checkReview,
  isBlind: isBlindReview,
  saved: async (review, previous, work) => {
    await holdRounds(review, previous, work);
    await scoreSaved(review, previous, work);
    await holdAbstract(review, previous, work);
  },
  removed: async (review, work) => {
    await holdRounds(undefined, review, work);
    await scoreRemoved(review, work);
  },
  operations: {
    search: search('abstractReviews', {
      ids: { field: 'id', by: 'equals' },
      abstract_ids: { field: 'abstract_id', by: 'equals' },
      event_ids: { field: 'event_id', by: 'equals' },
      process_ids: { field: 'process_id', by: 'equals' },
      review_round_ids: { field: 'review_round_id', by: 'equals' },
      contact_ids: { field: 'assignee.contact_id', by: 'equals' },
      status: { field: 'status', by: 'equals' },
      title: { field: 'abstract_title', by: 'contains' },
      name: { field: 'assignee.name', by: 'contains' },
      email_address: { field: 'assignee.email_address', by: 'equalsFolded' },
      conflict_of_interest: { field: 'conflict_of_interest', by: 'flag' },
    }),
    openRound,
    openRoundByPost: openRound,
    assignReviews,
    submit,
    sendReviewAssignmentEmail,
    resendReviewAssignmentEmail: resend('assignment'),
    resendConfirmationEmail: resend('confirmation'),
    previewEmail,
  },
};
