/** What a coupon takes off, in whole cents. */

import type { Answer, Body, RecordOf } from '../../document/contract.js';
import { invalidRequest } from '../../document/details.js';
import { moneyFindings } from '../../document/money.js';
import { faultAt } from '../../fault.js';
import type { Call, Reply } from '../../records/call.js';
import type { Work } from '../../records/work.js';
import { json } from '../../verbs/reply.js';

type Coupon = RecordOf<'coupons'>;
type Line = Body<'coupons.evaluate'>['lines'][number];
type Result = Answer<'coupons.evaluate'>;
type Reason = Result['reasons'][number];

/** Kind of a line → the fields of the coupon that count for it. */
export const discounts = {
  add_on_product: { applies: 'apply_to_add_on_products', discount: 'add_on_products_discount_info' },
  exhibitor_add_on_product: {
    applies: 'apply_to_exhibitor_add_on_products',
    discount: 'exhibitor_add_on_products_discount_info',
  },
  exhibitor_booth_fee: { applies: 'apply_to_exhibitor_booth_fees', discount: 'exhibitor_booth_fee_discount_info' },
  function_fee: { applies: 'apply_to_function_fees', discount: 'function_discount_info' },
  registration_package: {
    applies: 'apply_to_registration_packages',
    discount: 'registration_package_discount_info',
  },
  session_fee: { applies: 'apply_to_session_fees', discount: 'session_discount_info' },
} as const satisfies Record<Line['kind'], object>;

const order: readonly Reason[] = [
  'inactive',
  'event_not_covered',
  'no_matching_lines',
  'kind_not_covered',
  'product_not_covered',
  'nothing_to_discount',
  'maximum_discount_reached',
];

export async function evaluate({ path, body }: Call<'coupons.evaluate'>, work: Work): Promise<Reply<Result>> {
  checkPrices(body.lines);
  const { record: coupon } = await work.records('coupons').get(path.id);
  const refusal = await refusalOf(coupon, body.event_id, work);
  const reasons = new Set<Reason>(refusal === undefined ? [] : [refusal]);
  const off = refusal === undefined ? offEach(coupon, body.lines, reasons) : body.lines.map(() => 0n);
  return json(result(off, reasons));
}

/** Sums beyond what a number in JSON can hold to the cent are refused. */
function checkPrices(lines: readonly Line[]): void {
  const found = moneyFindings(['lines.price'], { lines });
  if (found.length > 0) throw invalidRequest(found);
  const total = lines.reduce((sum, line) => sum + cents(line.price) * BigInt(line.quantity), 0n);
  if (total > mostCents) throw faultAt('/lines', 'total_too_large', `cost more than ${money(mostCents)} in all`);
}

const mostCents = BigInt(Number.MAX_SAFE_INTEGER);

/** Why the coupon is not for this event at all. */
async function refusalOf(coupon: Coupon, eventId: string | undefined, work: Work): Promise<Reason | undefined> {
  if (coupon.is_active === false) return 'inactive';
  if (eventId === undefined) return undefined;
  const { event_id, event_ids = [], event_type_ids = [] } = coupon;
  if (event_id !== undefined) return event_id === eventId ? undefined : 'event_not_covered';
  if (event_ids.length + event_type_ids.length === 0 || event_ids.includes(eventId)) return undefined;
  const event = (await work.records('events').find(eventId))?.record;
  return names(event_type_ids, event?.type_id) ? undefined : 'event_not_covered';
}

function offEach(coupon: Coupon, lines: readonly Line[], reasons: Set<Reason>): bigint[] {
  const off = lines.map((line) => discountOf(coupon, line, reasons));
  if (off.every((one) => one === undefined)) reasons.add('no_matching_lines');
  const known = off.map((one) => one ?? 0n);
  return capped(known, coupon.maximum_discount, reasons);
}

/** Cents that are taken off a line; nothing when the coupon does not cover it. */
function discountOf(coupon: Coupon, line: Line, reasons: Set<Reason>): bigint | undefined {
  const { applies, discount } = discounts[line.kind];
  const refusal = coupon[applies] !== true ? 'kind_not_covered' : productRefusal(coupon, line);
  if (refusal !== undefined) {
    reasons.add(refusal);
    return undefined;
  }
  const off = taken(coupon[discount], line);
  if (off === 0n) reasons.add('nothing_to_discount');
  return off;
}

function productRefusal(coupon: Coupon, { kind, product_id, type_id }: Line): Reason | undefined {
  const { add_on_product_ids = [], add_on_type_ids = [] } = coupon.add_on_products_discount_info ?? {};
  if (kind !== 'add_on_product' || add_on_product_ids.length + add_on_type_ids.length === 0) return undefined;
  const isListed = names(add_on_product_ids, product_id) || names(add_on_type_ids, type_id);
  return isListed ? undefined : 'product_not_covered';
}

const names = (ids: readonly string[], id: unknown) => typeof id === 'string' && ids.includes(id);

/** A percentage of the line, rounded half up; or an amount off each unit, which costs nothing at the least. */
function taken(info: { amount: number; method?: 'amount' | 'percentage' } | undefined, line: Line): bigint {
  if (info === undefined) return 0n;
  const price = cents(line.price);
  const quantity = BigInt(line.quantity);
  if (info.method === 'percentage') return percentOf(price * quantity, info.amount);
  const amount = cents(info.amount);
  return (amount < price ? amount : price) * quantity;
}

/** Exact before it is rounded, however many decimals the percentage has. */
function percentOf(whole: bigint, percentage: number): bigint {
  const { digits, decimals } = decimal(percentage);
  const divisor = 100n * 10n ** BigInt(decimals);
  return (whole * digits * 2n + divisor) / (divisor * 2n);
}

/** What a number is as people write it, small ones such as 1e-7 included. */
function decimal(value: number): { digits: bigint; decimals: number } {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), decimals: fraction.length - Number(exponent) };
}

/** Lines keep their discounts, in their order, until the most that may be taken off is used up. */
function capped(off: readonly bigint[], maximum: number | undefined, reasons: Set<Reason>): bigint[] {
  if (maximum === undefined) return [...off];
  let left = cents(maximum);
  return off.map((cents) => {
    const kept = cents < left ? cents : left;
    if (kept < cents) reasons.add('maximum_discount_reached');
    left -= kept;
    return kept;
  });
}

function result(off: readonly bigint[], reasons: ReadonlySet<Reason>): Result {
  const sum = off.reduce((total, cents) => total + cents, 0n);
  return {
    applicable: sum > 0n,
    discount: money(sum),
    lines: off.map((cents, index) => ({ index, discount: money(cents) })),
    reasons: order.filter((reason) => reasons.has(reason)),
  };
}

/** By way of decimal digits: multiplying by 100 would round. */
const cents = (amount: number) => BigInt(amount.toFixed(2).replace('.', ''));
const money = (cents: bigint) => Number(`${cents}e-2`);
