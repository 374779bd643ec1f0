import type { Definition } from '../../records/definition.js';
import { search } from '../../verbs/search.js';
import { isBlindAbstract } from './blindness.js';
import { keepScores } from './scores.js';

export const abstracts: Definition<'abstracts'> = {
  lists: { listByReviewRound: { id: 'review_round_id' } },
  indexes: [
    { fields: ['review_round_id', 'status'] },
    { fields: ['submitter_id'] },
    { fields: ['email_address'], folded: true },
  ],
  prepare: keepScores,
  isBlind: isBlindAbstract,
  operations: {
    search: search('abstracts', {
      ids: { field: 'id', by: 'equals' },
      event_ids: { field: 'event_id', by: 'equals' },
      type_ids: { field: 'type_id', by: 'equals' },
      review_round_ids: { field: 'review_round_id', by: 'equals' },
      review_process_ids: { field: 'review_process_id', by: 'equals' },
      submitter_ids: { field: 'submitter_id', by: 'equals' },
      review_status: { field: 'review_status', by: 'equals' },
      status: { field: 'status', by: 'contains' },
      title: { field: 'title', by: 'contains' },
      name: { field: 'name', by: 'contains' },
      email_address: { field: 'email_address', by: 'equalsFolded' },
    }),
  },
};
