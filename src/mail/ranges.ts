/**
 * Limits ranges such as `(1..5)`. liquidjs counts from one end to the other whatever they are, and from 2^53 it would never
 * finish. So its parser reads a range as a field with a hidden name, whose value MeteredContext calculates.
 */
import { Tokenizer, TokenKind, TypeGuards } from 'liquidjs';
import { OverLimit } from './meter.js';

/** The name of the field. It cannot occur in a template. */
export const rangeField = Symbol('range');

const maxNumbers = 1000;

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
  if (to - from >= maxNumbers)
    throw new OverLimit(`a range can have at most ${maxNumbers.toLocaleString('en')} numbers`);
  if (!Number.isSafeInteger(Math.trunc(from)) || !Number.isSafeInteger(Math.trunc(to) + 1))
    throw new OverLimit('the numbers of a range must be below 2^53');
  return Array.from({ length: Math.floor(to - from) + 1 }, (_, index) => from + index);
}
