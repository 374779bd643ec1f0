import type { Definition } from '../../records/registry.js';
import { checkRules } from './bounds.js';
import { checkStatus, keepOpening } from './roundStatus.js';

export const abstractReviewRounds: Definition<'abstractReviewRounds'> = {
  lists: { listByEvent: { event_id: 'event_id' }, listByStatus: { processId: 'process_id', status: 'status' } },
  indexes: [{ fields: ['process_id'], unique: true, where: { status: 'open' } }],
  defaults: { status: 'never opened' },
  prepare: keepOpening,
  check: (draft, previous) => {
    checkStatus(draft, previous);
    checkRules(draft, previous);
  },
};
