/** Looking for a text in another, in `contains` and in filters. */
import { type Context, defaultOperators } from 'liquidjs';
import type { MeteredContext } from './context.js';
import { type Meter, OverLimit } from './meter.js';

/** Comparisons of characters that one search may need: it is the product of both lengths, at worst. */
const maxComparisons = 100_000_000;

/** @throws OverLimit when both texts are long. */
export function checkSearch(meter: Meter, text: string, pattern: string): void {
  const comparisons = text.length * Math.min(pattern.length, text.length);
  if (comparisons > maxComparisons) throw new OverLimit('a long text cannot be looked for in a long one');
  meter.spend((text.length >>> 3) + Math.ceil(comparisons / 1000));
}

/** Those of Liquid, and `contains` as checked. */
export const operators = {
  ...defaultOperators,
  contains(whole: unknown, part: unknown, context: Context) {
    if (typeof whole === 'string') checkSearch((context as MeteredContext).meter, whole, String(part));
    return defaultOperators.contains?.(whole, part, context) ?? false;
  },
};
