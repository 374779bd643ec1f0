/** Searches for a string in another, for `contains` and filters. */
import { type Context, defaultOperators } from 'liquidjs';
import type { MeteredContext } from './context.js';
import { type Meter, OverLimit } from './meter.js';

/** The maximum number of character comparisons of one search: in the worst case, the product of both lengths. */
const maxComparisons = 100_000_000;

/** @throws OverLimit if both strings are long. */
export function checkSearch(meter: Meter, text: string, pattern: string): void {
  const comparisons = text.length * Math.min(pattern.length, text.length);
  if (comparisons > maxComparisons) throw new OverLimit('the strings are too long to search');
  meter.spend((text.length >>> 3) + Math.ceil(comparisons / 1000));
}

/** The operators of Liquid, with a checked `contains`. */
export const operators = {
  ...defaultOperators,
  contains(whole: unknown, part: unknown, context: Context) {
    if (typeof whole === 'string') checkSearch((context as MeteredContext).meter, whole, String(part));
    return defaultOperators.contains?.(whole, part, context) ?? false;
  },
};
