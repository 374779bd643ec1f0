/** The Liquid filters that templates can use, each with a check of its input. */
import { type Context, defaultOperators, type FilterImplOptions, filters } from 'liquidjs';
import { type Meter, type MeteredContext, OverLimit, sizeOf, textOf } from './meter.js';

type Handler = Extract<FilterImplOptions, (...args: never[]) => unknown>;
type Check = (meter: Meter, value: unknown, args: readonly unknown[]) => void;

/** Filters that evaluate an expression for each item, and filters that print internals. */
const isLeftOut = /_exp$|^(json|jsonify|inspect)$/;

/** Filters whose cost does not depend on the size of their input. */
const isQuick = new Set(['default', 'first', 'last', 'raw', 'size']);

/** Additional checks for filters whose cost is more than linear. */
const checks: readonly (readonly [filters: RegExp, check: Check])[] = [
  [/^(split|remove|replace)/, (meter, value, [pattern]) => checkSearch(meter, textOf(value), textOf(pattern))],
  [/^(where|reject|find|find_index|has|group_by|map|sum|sort|sort_natural)$/, checkField],
  [/^(sort|sort_natural|sample)$/, (meter, value) => meter.spend(sizeOf(value) * 2)],
  [/^date/, checkDate],
];

export const meteredFilters: Readonly<Record<string, FilterImplOptions>> = Object.fromEntries(
  Object.entries(filters)
    .filter(([name]) => !isLeftOut.test(name))
    .map(([name, filter]) => [name, metered(name, filter)]),
);

function metered(name: string, filter: FilterImplOptions): FilterImplOptions {
  const { handler, raw } = typeof filter === 'function' ? { handler: filter, raw: false } : filter;
  const further = checks.filter(([names]) => names.test(name)).map(([, check]) => check);
  const checked: Handler = function (value, ...args) {
    const { meter } = this.context as MeteredContext; // all contexts are of this class
    if (!isQuick.has(name)) for (const one of [value, ...args]) meter.filter(one);
    for (const check of further) check(meter, value, args);
    return handler.call(this, value, ...args);
  };
  return { handler: /^sort/.test(name) ? byField(checked) : checked, raw };
}

/** Also checks the compared values, if they are a field of the items. */
function byField(sort: Handler): Handler {
  return function* (value, field): Generator<unknown, unknown> {
    const keys =
      field === undefined ? [] : yield (meteredFilters.map as { handler: Handler }).handler.call(this, value, field);
    const { meter } = this.context as MeteredContext;
    meter.filter(keys);
    meter.spend(sizeOf(keys) * 2);
    return yield sort.call(this, value, field);
  };
}

/** The field name is parsed again for each item. */
function checkField(_: Meter, __: unknown, [field]: readonly unknown[]): void {
  if (field === undefined || /^[\p{L}\p{N}_.-]{1,200}$/u.test(textOf(field))) return;
  throw new OverLimit('the argument of the filter must be a field name of at most 200 characters');
}

/** Each part of a format can look up the time zone. */
function checkDate(meter: Meter, value: unknown, args: readonly unknown[]): void {
  if ([value, ...args].some((one) => sizeOf(one) > 100))
    throw new OverLimit('a date and its format can have at most 100 characters');
  meter.spend(10_000);
}

/** The maximum number of character comparisons of one search: in the worst case, the product of both lengths. */
const maxComparisons = 100_000_000;

/** Before a string is searched for in another. @throws OverLimit if both are long. */
function checkSearch(meter: Meter, text: string, pattern: string): void {
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
