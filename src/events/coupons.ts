/** Coupons, and the calculation of their discounts. Amounts are whole cents, as bigint. */

import { Fault } from '../fault.js';
import type { Definition } from '../records/registry.js';
import type { Call, Reply, Work } from '../records/work.js';
import type { Answer, Body, Draft, RecordOf } from '../schema/contract.js';
import { type Finding, invalidRequest, moneyFindings } from '../schema/findings.js';
import { computed } from '../verbs/call.js';
import { offered } from '../verbs/public.js';

type Coupon = RecordOf<'coupons'>;
type Line = Body<'coupons.evaluate'>['lines'][number];
type Result = Answer<'coupons.evaluate'>;
type Reason = Result['reasons'][number];

export const coupons: Definition<'coupons'> = {
  check: checkDiscounts,
  operations: { evaluate },
};

/** Kind of a line → the fields of the coupon for that kind. */
const fieldsOf = {
  add_on_product: ['apply_to_add_on_products', 'add_on_products_discount_info'],
  exhibitor_add_on_product: ['apply_to_exhibitor_add_on_products', 'exhibitor_add_on_products_discount_info'],
  exhibitor_booth_fee: ['apply_to_exhibitor_booth_fees', 'exhibitor_booth_fee_discount_info'],
  function_fee: ['apply_to_function_fees', 'function_discount_info'],
  registration_package: ['apply_to_registration_packages', 'registration_package_discount_info'],
  session_fee: ['apply_to_session_fees', 'session_discount_info'],
} as const satisfies Record<Line['kind'], readonly string[]>;

/** A percentage is at most 100; an amount is money. */
function checkDiscounts(draft: Draft<'coupons'>): void {
  const found = Object.values(fieldsOf).flatMap(([, discount]): Finding[] => {
    const { method, amount = 0 } = draft[discount] ?? {};
    if (method !== 'percentage') return moneyFindings([`${discount}.amount`], draft);
    if (amount <= 100) return [];
    return [{ pointer: `/${discount}/amount`, keyword: 'maximum', message: 'must be at most 100 for a percentage' }];
  });
  if (found.length > 0) throw invalidRequest(found);
}

/** The order of reasons in the response. */
const reasonOrder: readonly Reason[] = [
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
  const { record: coupon } = await offered('coupons', path.id, 'coupons.get', work);
  const refusal = await couponRefusal(coupon, body.event_id, work);
  const reasons = new Set<Reason>(refusal === undefined ? [] : [refusal]);
  const off = refusal === undefined ? discountEach(coupon, body.lines, reasons) : body.lines.map(() => 0n);
  const sum = total(off);
  return computed({
    applicable: sum > 0n,
    discount: money(sum),
    lines: off.map((cents, index) => ({ index, discount: money(cents) })),
    reasons: reasonOrder.filter((reason) => reasons.has(reason)),
  });
}

/** A total must fit a JSON number to the cent. @throws Fault `invalid_request` or `total_too_large` */
function checkPrices(lines: readonly Line[]): void {
  const found = moneyFindings(['lines.price'], { lines });
  if (found.length > 0) throw invalidRequest(found);
  if (total(lines.map(({ price, quantity }) => cents(price) * BigInt(quantity))) > maxCents)
    throw Fault.about('/lines', 'total_too_large', `cost more than ${money(maxCents)} in total`);
}

const maxCents = BigInt(Number.MAX_SAFE_INTEGER);

/** Why the coupon does not apply to the event; undefined if it does. */
async function couponRefusal(coupon: Coupon, eventId: string | undefined, work: Work): Promise<Reason | undefined> {
  if (coupon.is_active === false) return 'inactive';
  if (eventId === undefined) return undefined;
  const { event_id, event_ids = [], event_type_ids = [] } = coupon;
  if (event_id !== undefined) return event_id === eventId ? undefined : 'event_not_covered';
  if (event_ids.length + event_type_ids.length === 0 || event_ids.includes(eventId)) return undefined;
  const type_id = (await work.records('events').find(eventId))?.record.type_id;
  return type_id !== undefined && event_type_ids.includes(type_id) ? undefined : 'event_not_covered';
}

/** The discount of each line in cents. Adds the reasons for reduced discounts. */
function discountEach(coupon: Coupon, lines: readonly Line[], reasons: Set<Reason>): bigint[] {
  const covers = productsOf(coupon);
  let left = coupon.maximum_discount === undefined ? undefined : cents(coupon.maximum_discount);
  const off = lines.map((line): bigint | Reason => {
    const [applies, discount] = fieldsOf[line.kind];
    if (coupon[applies] !== true) return 'kind_not_covered';
    return covers(line) ? discountOn(coupon[discount], line) : 'product_not_covered';
  });
  if (off.every((one) => typeof one === 'string')) reasons.add('no_matching_lines');
  return off.map((one) => {
    if (typeof one === 'string') reasons.add(one);
    else if (one === 0n) reasons.add('nothing_to_discount');
    const full = typeof one === 'string' ? 0n : one;
    if (left === undefined) return full;
    const kept = full < left ? full : left;
    if (kept < full) reasons.add('maximum_discount_reached');
    left -= kept;
    return kept;
  });
}

/** Whether a line is for a listed add-on, if the coupon lists any. Sets, because a record can list very many. */
function productsOf({ add_on_products_discount_info }: Coupon): (line: Line) => boolean {
  const { add_on_product_ids, add_on_type_ids } = add_on_products_discount_info ?? {};
  const [ids, types] = [new Set<unknown>(add_on_product_ids), new Set<unknown>(add_on_type_ids)];
  return ({ kind, product_id, type_id }) =>
    kind !== 'add_on_product' || ids.size + types.size === 0 || ids.has(product_id) || types.has(type_id);
}

/** A percentage of the line, rounded half up; or an amount per unit, at most its price. */
function discountOn(info: { amount: number; method?: 'amount' | 'percentage' } | undefined, line: Line): bigint {
  if (info === undefined) return 0n;
  const price = cents(line.price);
  const quantity = BigInt(line.quantity);
  if (info.method === 'percentage') return percentOf(price * quantity, info.amount);
  const amount = cents(info.amount);
  return (amount < price ? amount : price) * quantity;
}

/** Calculated exactly from the decimal digits (also of 1e-7), and rounded once. */
function percentOf(whole: bigint, percentage: number): bigint {
  const [mantissa = '', exponent = '0'] = String(percentage).split('e');
  const [integer = '', fraction = ''] = mantissa.split('.');
  const divisor = 100n * 10n ** BigInt(fraction.length - Number(exponent));
  return (whole * BigInt(integer + fraction) * 2n + divisor) / (divisor * 2n);
}

const total = (amounts: readonly bigint[]) => amounts.reduce((sum, cents) => sum + cents, 0n);

/** Uses the decimal digits, because a multiplication by 100 is not exact. */
const cents = (amount: number) => BigInt(amount.toFixed(2).replace('.', ''));
const money = (cents: bigint) => Number(`${cents}e-2`);
