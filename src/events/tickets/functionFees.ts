import { resource } from '../../document/resource.js';
import { forgetPlaces, keepCapacity } from './capacity.js';

export const functionFees = resource('functionFees', {
  lists: { listByEvent: { event_id: 'event_id' }, listByFunction: { function_id: 'function_id' } },
  saved: (record, previous, work) => keepCapacity('functionFees', record, previous, work),
  removed: ({ id }, work) => forgetPlaces(id, work),
});
