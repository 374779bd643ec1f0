import type { Definition } from '../../records/definition.js';
import { checkStatus, keepStatus } from './roundStatus.js';

export const abstractReviewRounds: Definition<'abstractReviewRounds'> = {
  lists: { listByEvent: { event_id: 'event_id' }, listByStatus: { processId: 'process_id', status: 'status' } },
  indexes: [{ fields: ['process_id'], unique: true, where: { status: 'open' } }],
  prepare: keepStatus,
  check: checkStatus,
};
