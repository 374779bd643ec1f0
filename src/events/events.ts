import type { Definition } from '../records/registry.js';
import { search } from '../verbs/search.js';

export const events: Definition<'events'> = {
  indexes: [{ fields: ['type_id'] }],
  operations: {
    search: search('events', {
      ids: { field: 'id', by: 'equals' },
      type_ids: { field: 'type_id', by: 'equals' },
      name: { field: 'name', by: 'contains' },
      start_date: { field: 'start_date', by: 'between' },
    }),
  },
};
