/**
 * Ranges such as `(1..5)`, with an end. liquidjs counts from one end to the other whatever they are: from 2^53 it would never
 * arrive. So its parser is made to read a range as a field of a hidden name, whose value MeteredContext works out.
 */
import { Tokenizer, TokenKind, TypeGuards } from 'liquidjs';
import { OverLimit } from './meter.js';

/** The name of the field. No text of a template can be it. */
export const rangeField = Symbol('range');

const maxNumbers = 1000;

/** Changes the parser of liquidjs, for all who use it in this process. */
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

/** The whole numbers of a range, as liquidjs has them. Ends that are no numbers make it empty. */
export function rangeBetween(low: unknown, high: unknown): number[] {
  const [from, to] = [Number(low), Number(high)];
  if (!(from <= to)) return [];
  if (to - from >= maxNumbers) throw new OverLimit(`a range holds at most ${maxNumbers.toLocaleString('en')} numbers`);
  if (!Number.isSafeInteger(Math.trunc(from)) || !Number.isSafeInteger(Math.trunc(to) + 1))
    throw new OverLimit('a range holds numbers up to 2^53');
  return Array.from({ length: Math.floor(to - from) + 1 }, (_, index) => from + index);
}
