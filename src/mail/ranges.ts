/**
 * Ranges of templates, such as `(1..5)`. liquidjs counts from one end to the other whatever they are, and from 2^53 it would
 * never finish. So its parser reads a range as a field with a name that cannot occur in a template, whose value is
 * calculated here.
 */
import { Tokenizer, TokenKind, TypeGuards } from 'liquidjs';

export const rangeField = Symbol('range');

/** Changes the parser of liquidjs for the whole process. */
export function rangesAsFields(): void {
  const { prototype } = Tokenizer;
  const readGroupOrRange = prototype.readGroupOrRange;
  prototype.readGroupOrRange = function () {
    const token = readGroupOrRange.call(this);
    if (token === undefined || !TypeGuards.isRangeToken(token)) return token;
    const props = [{ content: rangeField }, token.lhs, token.rhs];
    return Object.assign(token, { kind: TokenKind.PropertyAccess, variable: undefined, props });
  };
}

/** The integers of a range, as in liquidjs. If an end is not a number, the range is empty. */
export function rangeBetween(low: unknown, high: unknown): number[] {
  const [from, to] = [Number(low), Number(high)];
  if (!(from <= to)) return [];
  if (to - from >= 1000) throw new Error('limit exceeded: a range can have at most 1,000 numbers');
  if (!Number.isSafeInteger(Math.trunc(from)) || !Number.isSafeInteger(Math.trunc(to) + 1))
    throw new Error('limit exceeded: the numbers of a range must be below 2^53');
  return Array.from({ length: Math.floor(to - from) + 1 }, (_, index) => from + index);
}
