import type { Definition } from '../../records/definition.js';
import { publicIndex, publicPage, publicRecord } from '../../verbs/public.js';
import { search } from '../../verbs/search.js';
import { availability, prepareSoldOut, removeCounter, updateCapacity } from './capacity.js';

export const functions: Definition<'functions'> = {
  lists: { listByEvent: { event_id: 'event_id' } },
  indexes: [publicIndex('event_id')],
  prepare: prepareSoldOut,
  saved: (record, previous, work) => updateCapacity('functions', record, previous, work),
  removed: ({ id }, work) => removeCounter(id, work),
  operations: {
    search: search('functions', {
      ids: { field: 'id', by: 'equals' },
      event_ids: { field: 'event_id', by: 'equals' },
      type_ids: { field: 'type_id', by: 'equals' },
      name: { field: 'name', by: 'contains' },
      location: { field: 'location', by: 'contains' },
      start_date: { field: 'start_date', by: 'between' },
      purchase_restriction: { field: 'purchase_restriction', by: 'contains' },
    }),
    availability,
    getPublic: publicRecord('functions'),
    listPublicByEvent: publicPage('functions', 'listPublicByEvent', { event_id: 'event_id' }),
  },
};
