import type { Definition } from '../../records/definition.js';
import { forgetCounter, keepCapacity } from './capacity.js';

export const functionFees: Definition<'functionFees'> = {
  lists: { listByEvent: { event_id: 'event_id' }, listByFunction: { function_id: 'function_id' } },
  saved: (record, previous, work) => keepCapacity('functionFees', record, previous, work),
  removed: ({ id }, work) => forgetCounter(id, work),
};
