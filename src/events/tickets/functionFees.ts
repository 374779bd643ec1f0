import type { Definition } from '../../records/registry.js';
import type { Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';
import { hasTickets, readCounter, removeCounter, updateCapacity } from './capacity.js';
import { conflictAt } from './ticket.js';

type Fee = RecordOf<'functionFees'>;

export const functionFees: Definition<'functionFees'> = {
  lists: { listByEvent: { event_id: 'event_id' }, listByFunction: { function_id: 'function_id' } },
  indexes: [{ fields: ['function_id', 'event_id'] }],
  check: checkParents,
  saved: (record, previous, work) => updateCapacity('functionFees', record, previous, work),
  removed: ({ id }, work) => removeCounter(id, work),
};

/** A fee with tickets cannot change its function or event. @throws Fault `fee_mismatch` or `event_mismatch` */
async function checkParents(draft: Draft<'functionFees'>, previous: Fee | undefined, work: Work): Promise<void> {
  if (previous === undefined) return;
  const { id, function_id, event_id } = previous;
  if (draft.function_id === function_id && draft.event_id === event_id) return;
  await readCounter(id, work);
  if (!(await hasTickets({ fee_id: id }, work))) return;
  const [field, code] =
    draft.function_id === function_id
      ? (['event', 'event_mismatch'] as const)
      : (['function', 'fee_mismatch'] as const);
  throw conflictAt(`/${field}_id`, code, `The ${field}`, 'cannot change while the fee has tickets');
}
