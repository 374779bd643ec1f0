/** Coupons: what each takes off a shopping list, worked out by the demo as well. */
import { createOne } from '../batches.js';
import type { Json } from '../client.js';
import type { Story } from '../story.js';

interface Line {
  readonly kind: string;
  readonly price: number;
  readonly quantity: number;
}

interface Discount {
  readonly method: 'amount' | 'percentage';
  readonly amount: number;
}

const lists: readonly (readonly Line[])[] = [
  [{ kind: 'function_fee', price: 95.5, quantity: 2 }],
  [
    { kind: 'function_fee', price: 95.5, quantity: 3 },
    { kind: 'session_fee', price: 5, quantity: 2 },
    { kind: 'session_fee', price: 40, quantity: 4 },
  ],
  [
    { kind: 'exhibitor_booth_fee', price: 1234.56, quantity: 1 },
    { kind: 'registration_package', price: 300, quantity: 1 },
  ],
  [{ kind: 'exhibitor_booth_fee', price: 0.04, quantity: 1 }],
];

/** Of the kinds that the samples use. */
const fields: Readonly<Record<string, string>> = {
  function_fee: 'function_discount_info',
  session_fee: 'session_discount_info',
  exhibitor_booth_fee: 'exhibitor_booth_fee_discount_info',
};

export async function discount(story: Story, event_id: string): Promise<void> {
  const { coupons } = story.samples.conference;
  await story.progress.step('Coupons evaluated', coupons.length * lists.length, async () => {
    for (const body of coupons) {
      const coupon = await createOne(story, 'coupons', { ...body, event_id });
      for (const lines of lists) await evaluate(story, coupon, lines);
    }
    return coupons.length * lists.length;
  });
}

async function evaluate({ client, checks, progress }: Story, coupon: Json, lines: readonly Line[]): Promise<void> {
  const path = client.path('coupons', `/${coupon.id}/evaluate`);
  const answer = await client.ok('POST', path, { event_id: coupon.event_id, lines });
  const discounts = cut(
    coupon,
    lines.map((line) => centsOff(coupon, line)),
  );
  const total = discounts.reduce((sum, cents) => sum + cents, 0);
  const { reasons, ...amounts } = answer;
  checks.equal(`${coupon.name} takes off what it should`, amounts, {
    applicable: total > 0,
    discount: total / 100,
    lines: discounts.map((cents, index) => ({ index, discount: cents / 100 })),
  });
  checks.that(`${coupon.name} says why it takes off nothing`, total > 0 || (reasons as string[]).length > 0, reasons);
  progress.tick();
}

function centsOff(coupon: Json, { kind, price, quantity }: Line): number {
  const info = coupon[fields[kind] ?? ''] as Discount | undefined;
  if (coupon.is_active === false || info === undefined) return 0;
  const unit = Math.round(price * 100);
  if (info.method === 'amount') return Math.min(Math.round(info.amount * 100), unit) * quantity;
  return Math.round((unit * quantity * (info.amount * 10)) / 1000); // half a cent up
}

/** The lines get their discounts in order until the most is used up. */
function cut({ maximum_discount: most = Number.POSITIVE_INFINITY }: Json, discounts: readonly number[]): number[] {
  let left = Math.round(Number(most) * 100);
  return discounts.map((cents) => {
    const given = Math.min(cents, left);
    left -= given;
    return given;
  });
}
