/** Functions and their fees, which limit what tickets can be sold. */

import { Fault } from '../../fault.js';
import type { Definition } from '../../records/registry.js';
import type { Reply, Work } from '../../records/work.js';
import type { Answer, Draft, RecordOf } from '../../schema/contract.js';
import type { Match } from '../../store/port.js';
import { json } from '../../verbs/call.js';
import { offered } from '../../verbs/public.js';
import {
  counterOf,
  countFee,
  countFunction,
  forget,
  forgetFee,
  judgeCapacity,
  type Limited,
  readCounter,
  soldOutOf,
  type TicketedResource,
  updateSoldOut,
} from './counters.js';

type Fee = RecordOf<'functionFees'>;

export const functions: Definition<'functions'> = {
  prepare: prepareSoldOut,
  check: checkEvent,
  saved: countFunction,
  removed: forget,
  judge: (change, _, work) => judgeCapacity('functions', change, work),
  operations: {
    availability: async ({ path: { id } }, work) => available('functions', await onSale('functions', id, work), work),
  },
};

export const functionFees: Definition<'functionFees'> = {
  check: checkParents,
  saved: countFee,
  removed: forgetFee,
  async judge(change, _, work) {
    await judgeCapacity('functionFees', change, work);
    await updateSoldOut([change.previous?.function_id, change.next?.function_id], work);
  },
  operations: {
    async availability({ path: { id } }, work) {
      const fee = await onSale('functionFees', id, work);
      if ((await work.records('functions').find(fee.function_id)) !== undefined)
        await onSale('functions', fee.function_id, work);
      return await available('functionFees', fee, work);
    },
  },
};

/** A function with tickets, or with fees of its event, cannot change its event. @throws Fault `event_mismatch` */
async function checkEvent(draft: Draft<'functions'>, previous: RecordOf<'functions'> | undefined, work: Work) {
  if (previous === undefined || draft.event_id === previous.event_id) return;
  const { id, event_id } = previous;
  await readCounter(id, work);
  const isSold = await isAny('functionTickets', { function_id: id }, work);
  if (!isSold && !(await isAny('functionFees', { function_id: id, event_id }, work))) return;
  const message = `cannot change while the function has ${isSold ? 'tickets' : 'fees'} for it`;
  throw Fault.about('/event_id', 'event_mismatch', message, 'The event');
}

/** A fee with tickets cannot change its function or event. @throws Fault `fee_mismatch` or `event_mismatch` */
async function checkParents(draft: Draft<'functionFees'>, previous: Fee | undefined, work: Work): Promise<void> {
  if (previous === undefined) return;
  const hasMoved = draft.function_id !== previous.function_id;
  if (!hasMoved && draft.event_id === previous.event_id) return;
  await readCounter(previous.id, work);
  if (!(await isAny('functionTickets', { fee_id: previous.id }, work))) return;
  const message = 'cannot change while the fee has tickets';
  if (hasMoved) throw Fault.about('/function_id', 'fee_mismatch', message, 'The function');
  throw Fault.about('/event_id', 'event_mismatch', message, 'The event');
}

const isAny = async (resource: 'functionTickets' | 'functionFees', match: Match, work: Work) =>
  (await work.records(resource).page(match, { limit: 1 })).length > 0;

/** Sets `sold_out` of a function when it is saved, ignoring the client's value. */
async function prepareSoldOut(draft: Draft<'functions'>, previous: RecordOf<'functions'> | undefined, work: Work) {
  const sold_out = await soldOutOf(draft, previous, work);
  delete draft.sold_out;
  if (sold_out !== undefined) draft.sold_out = sold_out;
}

/** One that is hidden or inactive is only there for those who may sell it. */
const onSale = async <R extends TicketedResource>(resource: R, id: string, work: Work) =>
  (await offered(resource, id, 'functionTickets.sellHidden', work)).record;

async function available(resource: TicketedResource, limited: Limited, work: Work): Promise<Reply<Availability>> {
  const { capacity, sold } = await counterOf(resource, limited, work);
  return json({ capacity, sold, remaining: capacity === null ? null : Math.max(0, capacity - sold) });
}

type Availability = Answer<'functions.availability'>;
