import type { Definition } from '../../records/definition.js';
import { removeCounter, updateCapacity } from './capacity.js';

export const functionFees: Definition<'functionFees'> = {
  lists: { listByEvent: { event_id: 'event_id' }, listByFunction: { function_id: 'function_id' } },
  saved: (record, previous, work) => updateCapacity('functionFees', record, previous, work),
  removed: ({ id }, work) => removeCounter(id, work),
};
