import type { Definition } from '../../records/registry.js';
import type { Draft } from '../../schema/contract.js';
import { type Finding, invalidRequest, moneyFindings } from '../../schema/findings.js';
import { discounts, evaluate } from './evaluation.js';

export const coupons: Definition<'coupons'> = {
  lists: { listByEvent: { event_id: 'event_id' } },
  check: checkDiscounts,
  operations: { evaluate },
};

/** A percentage is at most 100; an amount is money. */
function checkDiscounts(draft: Draft<'coupons'>): void {
  const found = Object.values(discounts).flatMap(({ discount }) => {
    const info = draft[discount];
    if (info === undefined) return [];
    return info.method === 'percentage'
      ? percentageFindings(discount, info.amount)
      : moneyFindings([`${discount}.amount`], draft);
  });
  if (found.length > 0) throw invalidRequest(found);
}

function percentageFindings(discount: string, amount: number): Finding[] {
  if (amount <= 100) return [];
  return [{ pointer: `/${discount}/amount`, keyword: 'maximum', message: 'must be at most 100 for a percentage' }];
}
