import type { Definition } from '../../records/definition.js';
import { keepScores } from './scores.js';

export const abstracts: Definition<'abstracts'> = {
  lists: { listByReviewRound: { id: 'review_round_id' } },
  indexes: [{ fields: ['review_round_id', 'status'] }],
  prepare: keepScores,
};
