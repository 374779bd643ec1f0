import type { Definition } from '../../records/definition.js';
import { checkStatus } from './roundStatus.js';

export const abstractReviewRounds: Definition<'abstractReviewRounds'> = {
  lists: { listByEvent: { event_id: 'event_id' }, listByStatus: { processId: 'process_id', status: 'status' } },
  indexes: [{ fields: ['process_id'], unique: true, where: { status: 'open' } }],
  defaults: { status: 'never opened' },
  check: checkStatus,
};
