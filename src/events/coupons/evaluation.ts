/** Evaluates coupons. Amounts are whole cents, as bigint. */

import { faultAt } from '../../fault.js';
import type { Call, Reply, Work } from '../../records/work.js';
import type { Answer, Body, RecordOf } from '../../schema/contract.js';
import { invalidRequest, moneyFindings } from '../../schema/findings.js';
import { json } from '../../verbs/call.js';

type Coupon = RecordOf<'coupons'>;
type Line = Body<'coupons.evaluate'>['lines'][number];
type Result = Answer<'coupons.evaluate'>;
type Reason = Result['reasons'][number];

/** Kind of a line → the fields of the coupon for that kind. */
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
  const { record: coupon } = await work.records('coupons').get(path.id);
  const refusal = await couponRefusal(coupon, body.event_id, work);
  const reasons = new Set<Reason>(refusal === undefined ? [] : [refusal]);
  const off = refusal === undefined ? discountEach(coupon, body.lines, reasons) : body.lines.map(() => 0n);
  return json(evaluation(off, reasons));
}

/** A total must fit a JSON number to the cent. @throws Fault `invalid_request` or `total_too_large` */
function checkPrices(lines: readonly Line[]): void {
  const found = moneyFindings(['lines.price'], { lines });
  if (found.length > 0) throw invalidRequest(found);
  const total = lines.reduce((sum, line) => sum + cents(line.price) * BigInt(line.quantity), 0n);
  if (total > maxCents) throw faultAt('/lines', 'total_too_large', `cost more than ${money(maxCents)} in total`);
}

const maxCents = BigInt(Number.MAX_SAFE_INTEGER);

/** Why the coupon does not apply to the event; undefined if it does. */
async function couponRefusal(coupon: Coupon, eventId: string | undefined, work: Work): Promise<Reason | undefined> {
  if (coupon.is_active === false) return 'inactive';
  if (eventId === undefined) return undefined;
  const { event_id, event_ids = [], event_type_ids = [] } = coupon;
  if (event_id !== undefined) return event_id === eventId ? undefined : 'event_not_covered';
  if (event_ids.length + event_type_ids.length === 0 || event_ids.includes(eventId)) return undefined;
  const event = (await work.records('events').find(eventId))?.record;
  const type_id = event?.type_id;
  return type_id !== undefined && event_type_ids.includes(type_id) ? undefined : 'event_not_covered';
}

/** The discount of each line in cents. Adds the reasons for reduced discounts. */
function discountEach(coupon: Coupon, lines: readonly Line[], reasons: Set<Reason>): bigint[] {
  const products = listedProducts(coupon);
  const off = lines.map((line) => discountIfCovered(coupon, products, line, reasons));
  if (off.every((one) => one === undefined)) reasons.add('no_matching_lines');
  const amounts = off.map((one) => one ?? 0n);
  return capDiscounts(amounts, coupon.maximum_discount, reasons);
}

/** The discount of a line in cents; undefined if the coupon does not cover the line. */
function discountIfCovered(coupon: Coupon, products: Products, line: Line, reasons: Set<Reason>): bigint | undefined {
  const { applies, discount } = discounts[line.kind];
  const refusal = coupon[applies] !== true ? 'kind_not_covered' : productRefusal(products, line);
  if (refusal !== undefined) {
    reasons.add(refusal);
    return undefined;
  }
  const off = discountOn(coupon[discount], line);
  if (off === 0n) reasons.add('nothing_to_discount');
  return off;
}

/** The add-ons that a coupon applies to; undefined if it lists none. Sets, because a record can list very many. */
interface Products {
  readonly ids: ReadonlySet<unknown>;
  readonly types: ReadonlySet<unknown>;
}

function listedProducts({ add_on_products_discount_info }: Coupon): Products {
  const { add_on_product_ids, add_on_type_ids } = add_on_products_discount_info ?? {};
  return { ids: new Set(add_on_product_ids), types: new Set(add_on_type_ids) };
}

function productRefusal({ ids, types }: Products, { kind, product_id, type_id }: Line): Reason | undefined {
  if (kind !== 'add_on_product' || ids.size + types.size === 0) return undefined;
  return ids.has(product_id) || types.has(type_id) ? undefined : 'product_not_covered';
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

/** Calculated exactly and rounded once, whatever the number of decimals. */
function percentOf(whole: bigint, percentage: number): bigint {
  const { digits, decimals } = decimal(percentage);
  const divisor = 100n * 10n ** BigInt(decimals);
  return (whole * digits * 2n + divisor) / (divisor * 2n);
}

/** The decimal digits of a number: its value is `digits` / 10^`decimals`. Reads exponents such as 1e-7, too. */
function decimal(value: number): { digits: bigint; decimals: number } {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), decimals: fraction.length - Number(exponent) };
}

/** Limits the total discount: lines keep theirs in order, until `maximum` (in currency units) is used up. */
function capDiscounts(off: readonly bigint[], maximum: number | undefined, reasons: Set<Reason>): bigint[] {
  if (maximum === undefined) return [...off];
  let left = cents(maximum);
  return off.map((cents) => {
    const kept = cents < left ? cents : left;
    if (kept < cents) reasons.add('maximum_discount_reached');
    left -= kept;
    return kept;
  });
}

function evaluation(off: readonly bigint[], reasons: ReadonlySet<Reason>): Result {
  const sum = off.reduce((total, cents) => total + cents, 0n);
  return {
    applicable: sum > 0n,
    discount: money(sum),
    lines: off.map((cents, index) => ({ index, discount: money(cents) })),
    reasons: reasonOrder.filter((reason) => reasons.has(reason)),
  };
}

/** Uses the decimal digits, because a multiplication by 100 is not exact. */
const cents = (amount: number) => BigInt(amount.toFixed(2).replace('.', ''));
const money = (cents: bigint) => Number(`${cents}e-2`);
