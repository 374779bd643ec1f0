/** Coupons: the discount of each for a shopping list. */
import type { Body } from '../client.js';
import { read } from '../samples.js';
import type { Stage } from '../stage.js';
import type { Seat } from './dining.js';

type Line = Body<'coupons.evaluate'>['lines'][number];

const seats = (quantity: number, product_id?: string): Line => ({
  ...{ kind: 'function_fee', price: 95.5, quantity },
  ...(product_id && { product_id }),
});
const sessions: Line = { kind: 'session_fee', price: 40, quantity: 4 };
const maps: Line = { ...sessions, session_id: 'session-maps', quantity: 1 };
const booth: Line = { kind: 'exhibitor_booth_fee', price: 1234.56, quantity: 1 };

/** Coupon, lines, and the expected discount. */
const purchases = ({ id }: Seat): readonly (readonly [string, Line[], number])[] => [
  ['Early bird', [seats(2), sessions], 58.65], // 15 % of 191.00, and 7.50 off each session
  ['Early bird', [seats(6)], 60], // the maximum; 15 % would be 85.95
  ["Exhibitor's thanks", [booth, seats(1)], 154.32], // 12.5 % of the booth only
  ["Last year's", [seats(2)], 0],
  ["Last winter's", [seats(2)], 0],
  ['Friends of the gala', [seats(2, id), seats(1, 'fee-boat-trip')], 40],
  ['Map makers', [maps, sessions], 20],
];

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export async function discount({ gala, tell }: Stage, event_id: string, seat: Seat): Promise<void> {
  tell.chapter('Coupons take something off');
  const more: Readonly<Record<string, object>> = {
    'Early bird': { valid_from: day(-7), valid_until: day(30) },
    'Friends of the gala': { function_fee_ids: [seat.id] },
  };
  const ids = new Map<string, string>();
  for (const coupon of read<readonly Body<'coupons.create'>[]>('conference/coupons')) {
    const { id } = await gala.coupons.create({ body: { ...coupon, event_id, ...more[coupon.name] } });
    ids.set(coupon.name, id);
  }
  for (const [name, lines, off] of purchases(seat)) {
    const id = ids.get(name) ?? '';
    const { discount, applicable, reasons } = await gala.coupons.evaluate({ id, body: { event_id, lines } });
    tell.check(`${name} takes off what it should`, [discount, applicable], [off, off > 0]);
    const list = lines.map(({ kind, price, quantity }) => `${quantity} ${kind} at ${price.toFixed(2)}`).join(', ');
    tell.step(`"${name}" for ${list}`, `${discount.toFixed(2)} off ${reasons.join(', ')}`);
  }
}
