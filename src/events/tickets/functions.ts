import type { Definition } from '../../records/registry.js';
import type { Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';
import { publicIndex, publicPage, publicRecord } from '../../verbs/public.js';
import { search } from '../../verbs/search.js';
import { availability, hasTickets, prepareSoldOut, readCounter, removeCounter, updateCapacity } from './capacity.js';
import { conflictAt } from './ticket.js';

export const functions: Definition<'functions'> = {
  lists: { listByEvent: { event_id: 'event_id' } },
  indexes: [publicIndex('event_id')],
  prepare: prepareSoldOut,
  check: checkEvent,
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

/** A function with tickets, or with fees of its event, cannot change its event. @throws Fault `event_mismatch` */
async function checkEvent(draft: Draft<'functions'>, previous: RecordOf<'functions'> | undefined, work: Work) {
  if (previous === undefined || draft.event_id === previous.event_id) return;
  const { id, event_id } = previous;
  await readCounter(id, work);
  const isSold = await hasTickets({ function_id: id }, work);
  const hasFees = (await work.records('functionFees').page({ function_id: id, event_id }, { limit: 1 })).length > 0;
  if (!isSold && !hasFees) return;
  const what = isSold ? 'tickets' : 'fees';
  throw conflictAt('/event_id', 'event_mismatch', 'The event', `cannot change while the function has ${what} for it`);
}
