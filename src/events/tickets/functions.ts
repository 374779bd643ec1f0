/** Functions and their fees, which limit what tickets can be sold. */

import { faultAbout } from '../../fault.js';
import type { Definition } from '../../records/registry.js';
import type { Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';
import { publicIndex, publicPage, publicRecord } from '../../verbs/public.js';
import { search } from '../../verbs/search.js';
import { availability, hasTickets, prepareSoldOut, readCounter, removeCounter, updateCapacity } from './capacity.js';

type Fee = RecordOf<'functionFees'>;

export const functions: Definition<'functions'> = {
  lists: { listByEvent: { event_id: 'event_id' } },
  indexes: [publicIndex('event_id')],
  prepare: prepareSoldOut,
  check: checkEvent,
  saved: updateCapacity('functions'),
  removed: removeCounter,
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

export const functionFees: Definition<'functionFees'> = {
  lists: { listByEvent: { event_id: 'event_id' }, listByFunction: { function_id: 'function_id' } },
  indexes: [{ fields: ['function_id', 'event_id'] }],
  check: checkParents,
  saved: updateCapacity('functionFees'),
  removed: removeCounter,
};

/** A function with tickets, or with fees of its event, cannot change its event. @throws Fault `event_mismatch` */
async function checkEvent(draft: Draft<'functions'>, previous: RecordOf<'functions'> | undefined, work: Work) {
  if (previous === undefined || draft.event_id === previous.event_id) return;
  const { id, event_id } = previous;
  await readCounter(id, work);
  const isSold = await hasTickets({ function_id: id }, work);
  const hasFees = (await work.records('functionFees').page({ function_id: id, event_id }, { limit: 1 })).length > 0;
  if (!isSold && !hasFees) return;
  const message = `cannot change while the function has ${isSold ? 'tickets' : 'fees'} for it`;
  throw faultAbout('/event_id', 'event_mismatch', message, 'The event');
}

/** A fee with tickets cannot change its function or event. @throws Fault `fee_mismatch` or `event_mismatch` */
async function checkParents(draft: Draft<'functionFees'>, previous: Fee | undefined, work: Work): Promise<void> {
  if (previous === undefined) return;
  const { id, function_id, event_id } = previous;
  if (draft.function_id === function_id && draft.event_id === event_id) return;
  await readCounter(id, work);
  if (!(await hasTickets({ fee_id: id }, work))) return;
  const message = 'cannot change while the fee has tickets';
  if (draft.function_id !== function_id) throw faultAbout('/function_id', 'fee_mismatch', message, 'The function');
  throw faultAbout('/event_id', 'event_mismatch', message, 'The event');
}
