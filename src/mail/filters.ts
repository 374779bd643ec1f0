/** The Liquid filters that templates can use, each with a check of its input. */
import { type Context, defaultOperators, type FilterImplOptions, filters } from 'liquidjs';
import { type MeteredContext, overLimit, sizeOf, textOf } from './meter.js';

type Handler = Extract<FilterImplOptions, (...args: never[]) => unknown>;
type Check = (context: MeteredContext, value: unknown, args: readonly unknown[]) => void;

/** Filters that evaluate an expression for each item, and filters that print internals. */
const isLeftOut = /_exp$|^(json|jsonify|inspect)$/;

/** Filters whose cost does not depend on the size of their input. */
const isQuick = new Set(['default', 'first', 'last', 'raw', 'size']);

/** Additional checks for filters whose cost is more than linear. */
const checks: readonly (readonly [filters: RegExp, check: Check])[] = [
  [/^(split|remove|replace)/, (context, value, [pattern]) => checkSearch(context, textOf(value), textOf(pattern))],
  [/^(where|reject|find|find_index|has|group_by|map|sum|sort|sort_natural)$/, checkField],
  [/^(sort|sort_natural|sample)$/, (context, value) => context.spend(sizeOf(value) * 2)],
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
  const checked: Handler = function* (value, ...args): Generator<unknown, unknown> {
    const context = this.context as MeteredContext; // all contexts are of this class
    yield context.turn();
    if (!isQuick.has(name)) for (const one of [value, ...args]) context.filter(one);
    for (const check of further) check(context, value, args);
    if (name.startsWith('sort') && args[0] !== undefined) {
      const keys = yield (meteredFilters.map as { handler: Handler }).handler.call(this, value, args[0]); // they are what is compared
      context.filter(keys);
      context.spend(sizeOf(keys) * 2);
    }
    return context.pass(yield handler.call(this, value, ...args));
  };
  return { handler: checked, raw };
}

/** The field name is parsed again for each item. */
function checkField(_: MeteredContext, __: unknown, [field]: readonly unknown[]): void {
  if (field === undefined || /^[\p{L}\p{N}_.-]{1,200}$/u.test(textOf(field))) return;
  throw overLimit('the argument of the filter must be a field name of at most 200 characters');
}

/** Each part of a format can look up the time zone. */
function checkDate(context: MeteredContext, value: unknown, args: readonly unknown[]): void {
  if ([value, ...args].some((one) => sizeOf(one) > 100))
    throw overLimit('a date and its format can have at most 100 characters');
  context.spend(10_000);
}

/** Before a string is searched for in another. In the worst case, each character is compared with each. */
function checkSearch(context: MeteredContext, text: string, pattern: string): void {
  context.spend(text.length / 8 + (text.length * Math.min(pattern.length, text.length)) / 1000);
}

/** The operators of Liquid, with a checked `contains`. */
export const operators = {
  ...defaultOperators,
  contains(whole: unknown, part: unknown, context: Context) {
    if (typeof whole === 'string') checkSearch(context as MeteredContext, whole, String(part));
    return defaultOperators.contains?.(whole, part, context) ?? false;
  },
};
