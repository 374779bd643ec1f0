/** Coupons, and the calculation of their discounts. Amounts are whole units, the smallest of the currency, as bigint. */

import { Fault } from '../fault.js';
import { isSameJson } from '../lib/json.js';
import { amountOf, decimalsOf, unitsOf } from '../lib/money.js';
import { isDay, momentOf } from '../lib/times.js';
import { checkMoney, currencyOf, findingOf } from '../records/money.js';
import type { Definition } from '../records/registry.js';
import type { Call, Reply, Work } from '../records/work.js';
import type { Answer, Body, Draft, RecordOf } from '../schema/contract.js';
import { type Finding, invalidRequest } from '../schema/findings.js';
import { computed } from '../verbs/call.js';
import { offered } from '../verbs/public.js';

type Coupon = RecordOf<'coupons'>;
type Line = Body<'coupons.evaluate'>['lines'][number];
type Fees = ReadonlyMap<string, RecordOf<'functionFees'>>;
type Result = Answer<'coupons.evaluate'>;
type Reason = Result['reasons'][number];
type Discount = NonNullable<Coupon['function_discount_info']>;

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
async function checkDiscounts(draft: Draft<'coupons'>, previous: Coupon | undefined, work: Work): Promise<void> {
  const found: Finding[] = [];
  for (const [, discount] of Object.values(fieldsOf)) {
    const { method, amount = 0 } = draft[discount] ?? {};
    const before = previous?.[discount]?.method === 'percentage' ? undefined : previous;
    const path = `${discount}.amount`;
    if (method !== 'percentage') await checkMoney(work.model('coupons'), draft, before, work, [path]);
    else if (amount > 100 && !isSameJson(draft[discount], previous?.[discount]))
      found.push({
        pointer: `/${discount}/amount`,
        keyword: 'maximum',
        message: 'must be at most 100 for a percentage',
      });
  }
  if (found.length > 0) throw invalidRequest(found);
}

/** The order of reasons in the response. */
const reasonOrder: readonly Reason[] = [
  'inactive',
  'not_yet_valid',
  'expired',
  'event_not_covered',
  'no_matching_lines',
  'kind_not_covered',
  'product_not_covered',
  'nothing_to_discount',
  'maximum_discount_reached',
];

export async function evaluate({ path, body }: Call<'coupons.evaluate'>, work: Work): Promise<Reply<Result>> {
  const { record: coupon } = await offered('coupons', path.id, 'coupons.get', work);
  const fees = await feesIn(body.lines, work);
  const decimals = checkPrices(body.lines, await currencyOfAll(coupon, body, fees, work));
  const refusal = await couponRefusal(coupon, body.event_id, work);
  const reasons = new Set<Reason>(refusal === undefined ? [] : [refusal]);
  const off =
    refusal === undefined
      ? discountEach(coupon, await withFees(coupon, body.lines, fees, work), decimals, reasons)
      : body.lines.map(() => 0n);
  const sum = total(off);
  return computed({
    applicable: sum > 0n,
    discount: amountOf(sum, decimals),
    lines: off.map((units, index) => ({ index, discount: amountOf(units, decimals) })),
    reasons: reasonOrder.filter((reason) => reasons.has(reason)),
  });
}

/** Those that are stored. */
async function feesIn(lines: readonly Line[], work: Work): Promise<Fees> {
  const fees = new Map<string, RecordOf<'functionFees'>>();
  for (const id of new Set(lines.map(({ kind, product_id = '' }) => (kind === 'function_fee' ? product_id : '')))) {
    const fee = id === '' ? undefined : await work.unlimited.records('functionFees').find(id);
    if (fee !== undefined) fees.set(id, fee.record);
  }
  return fees;
}

const feeOf = ({ kind, product_id = '' }: Line, fees: Fees) =>
  kind === 'function_fee' ? fees.get(product_id) : undefined;

/** Of the lines, and of the coupon unless it only has percentages. @throws Fault `currencies_mixed` */
async function currencyOfAll(
  coupon: Coupon,
  { event_id, currency, lines }: Body<'coupons.evaluate'>,
  fees: Fees,
  work: Work,
) {
  const model = work.model('functionFees');
  const found = new Set(currency === undefined ? [] : [currency]);
  for (const fee of fees.values()) found.add(await currencyOf(model, fee, work));
  if (currency === undefined && lines.some((line) => feeOf(line, fees) === undefined))
    found.add(await currencyOf(model, { event_id }, work));
  if (hasAmounts(coupon)) found.add(await currencyOf(work.model('coupons'), coupon, work));
  const [one = work.currency, ...others] = found;
  if (others.length === 0) return one;
  const all = [one, ...others].join(' and ');
  throw Fault.of(
    'currencies_mixed',
    `What is bought and the amounts of the coupon are in ${all}. Both must be in one currency.`,
  );
}

const hasAmounts = (coupon: Coupon) =>
  (coupon.maximum_discount ?? 0) > 0 ||
  Object.values(fieldsOf).some(([applies, discount]) => {
    const { method, amount = 0 } = coupon[discount] ?? {};
    return coupon[applies] === true && method !== 'percentage' && amount > 0;
  });

/** A total must fit a JSON number to the last unit. @throws Fault `invalid_request` or `total_too_large` */
function checkPrices(lines: readonly Line[], currency: string): number {
  const found = lines.flatMap(({ price }, index) => findingOf(`/lines/${index}/price`, price, currency));
  const decimals = decimalsOf(currency);
  if (decimals === undefined)
    throw Fault.at('/currency', 'invalid_request', 'The currency must be one of ISO 4217, such as EUR.');
  if (found.length > 0) throw invalidRequest(found);
  if (total(lines.map(({ price, quantity }) => unitsOf(price, decimals) * BigInt(quantity))) > maxUnits)
    throw Fault.about('/lines', 'total_too_large', `cost more than ${amountOf(maxUnits, decimals)} in total`);
  return decimals;
}

const maxUnits = BigInt(Number.MAX_SAFE_INTEGER);

/** Why the coupon does not apply to the event; undefined if it does. */
async function couponRefusal(coupon: Coupon, eventId: string | undefined, work: Work): Promise<Reason | undefined> {
  if (coupon.is_active === false) return 'inactive';
  const untimely = await untimeliness(coupon, eventId, work);
  if (untimely !== undefined) return untimely;
  return eventId === undefined || (await isFor(coupon, eventId, work)) ? undefined : 'event_not_covered';
}

async function isFor({ event_id, event_ids = [], event_type_ids = [] }: Coupon, eventId: string, work: Work) {
  if (event_id !== undefined) return event_id === eventId;
  if (event_ids.length + event_type_ids.length === 0 || event_ids.includes(eventId)) return true;
  const type_id = (await work.records('events').find(eventId))?.record.type_id;
  return type_id !== undefined && event_type_ids.includes(type_id);
}

/** Compares dates with the day of the event's place, and date-times with the time. */
async function untimeliness(coupon: Coupon, eventId: string | undefined, work: Work): Promise<Reason | undefined> {
  const { event_id, valid_from, valid_until } = coupon;
  if (valid_from === undefined && valid_until === undefined) return undefined;
  const place = eventId ?? event_id;
  const isLocal = place !== undefined && (isDay(valid_from) || isDay(valid_until));
  const today = dayIn(isLocal ? (await work.records('events').find(place))?.record.timezone : undefined, work.now);
  /** Below 0 if the limit is past. What was stored before it was checked can be anything, such as a number. */
  const compare = (limit: unknown) =>
    isDay(limit) ? limit.localeCompare(today, 'en') : momentOf(String(limit)) - work.now.getTime();
  if (compare(valid_from) > 0) return 'not_yet_valid';
  return compare(valid_until) < 0 ? 'expired' : undefined;
}

/** In UTC if there is no such time zone. */
function dayIn(timeZone: string | undefined, now: Date): string {
  try {
    return new Intl.DateTimeFormat('sv', { timeZone: timeZone ?? 'UTC', dateStyle: 'short' }).format(now);
  } catch {
    return now.toISOString().slice(0, 10);
  }
}

/** A line, and whether its fee is one of an event that the coupon is not for. */
type Product = Line & { readonly isElsewhere?: boolean };

/** The lines with what is stored about their fees. */
async function withFees(coupon: Coupon, lines: readonly Line[], fees: Fees, work: Work): Promise<readonly Product[]> {
  const events = new Map<string, boolean>();
  for (const { event_id } of fees.values())
    if (!events.has(event_id)) events.set(event_id, await isFor(coupon, event_id, work));
  return lines.map((line) => {
    const fee = feeOf(line, fees);
    return fee === undefined
      ? line
      : { ...line, function_id: fee.function_id, isElsewhere: events.get(fee.event_id) === false };
  });
}

/** The discount of each line. Adds the reasons for reduced discounts. */
function discountEach(coupon: Coupon, lines: readonly Product[], decimals: number, reasons: Set<Reason>): bigint[] {
  const covers = productsOf(coupon);
  let left = coupon.maximum_discount === undefined ? undefined : unitsOf(coupon.maximum_discount, decimals);
  const off = lines.map((line): bigint | Reason => {
    const [applies, discount] = fieldsOf[line.kind];
    if (coupon[applies] !== true) return 'kind_not_covered';
    return covers(line) && line.isElsewhere !== true
      ? discountOn(coupon[discount], line, decimals)
      : 'product_not_covered';
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

/** Kind of a line → its lists of products, and which fields of a line can be in them. */
const listsOf: { readonly [K in Line['kind']]?: Readonly<Record<string, readonly (keyof Line)[]>> } = {
  add_on_product: { add_on_product_ids: ['product_id'], add_on_type_ids: ['type_id'] },
  function_fee: { function_fee_ids: ['product_id'], function_ids: ['product_id', 'function_id'] },
  session_fee: { session_ids: ['product_id', 'session_id'] },
};

/** The ids in a list of the discount and of the coupon. Those that were stored before it was checked can be anything. */
function listed(coupon: Coupon, discount: (typeof fieldsOf)[Line['kind']][1], list: string): unknown[] {
  const holders: readonly (Readonly<Record<string, unknown>> | undefined)[] = [coupon[discount], coupon];
  return holders.flatMap((holder) => (Array.isArray(holder?.[list]) ? holder[list] : []));
}

/** Whether a line is for a listed product, if the coupon lists any of the kind. Sets, because a record can list very many. */
function productsOf(coupon: Coupon): (line: Line) => boolean {
  const sets = new Map(
    Object.entries(listsOf).map(([kind, lists]) => {
      const [, discount] = fieldsOf[kind as Line['kind']];
      const all = Object.entries(lists).map(([list, fields]) => ({
        ids: new Set(listed(coupon, discount, list)),
        fields,
      }));
      return [kind, all.filter(({ ids }) => ids.size > 0)];
    }),
  );
  return (line) => {
    const lists = sets.get(line.kind) ?? [];
    return lists.length === 0 || lists.some(({ ids, fields }) => fields.some((field) => ids.has(line[field])));
  };
}

/** A percentage of the line, rounded half up; or an amount per unit, at most its price. */
function discountOn(info: Discount | undefined, line: Line, decimals: number): bigint {
  if (info === undefined) return 0n;
  const price = unitsOf(line.price, decimals);
  const quantity = BigInt(line.quantity);
  if (info.method === 'percentage') return percentOf(price * quantity, info.amount);
  const amount = unitsOf(info.amount, decimals);
  return (amount < price ? amount : price) * quantity;
}

/** Calculated exactly from the decimal digits (also of 1e-7), and rounded once. */
function percentOf(whole: bigint, percentage: number): bigint {
  const [mantissa = '', exponent = '0'] = String(percentage).split('e');
  const [integer = '', fraction = ''] = mantissa.split('.');
  const divisor = 100n * 10n ** BigInt(fraction.length - Number(exponent));
  return (whole * BigInt(integer + fraction) * 2n + divisor) / (divisor * 2n);
}

const total = (amounts: readonly bigint[]) => amounts.reduce((sum, units) => sum + units, 0n);
