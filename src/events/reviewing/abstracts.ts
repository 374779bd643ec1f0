import { resource } from '../../document/resource.js';
import { keepScores } from './scores.js';

export const abstracts = resource('abstracts', {
  lists: { listByReviewRound: { id: 'review_round_id' } },
  indexes: [{ fields: ['review_round_id', 'status'] }],
  prepare: keepScores,
});
