/** Errors of a value that matches none of several shapes. */
import type { Finding } from './findings.js';

/**
 * @param shapes the findings of each shape. @returns the findings of the closest shape, or those that equally close shapes
 * share.
 */
export function bestShape(shapes: readonly Finding[][]): readonly Finding[] {
  const fitting = shapes.filter((found) => !found.some(isOfOtherType));
  if (fitting.length === 0) return [typesOf(shapes.flat().filter(isOfOtherType))];
  const least = Math.min(...fitting.map(mismatches));
  const likeliest = fitting.filter((found) => mismatches(found) === least);
  const [first = []] = likeliest;
  return likeliest.length === 1 || least === 0 ? first : agreed(likeliest);
}

const isOfOtherType = ({ pointer, keyword }: Finding) => pointer === '' && keyword === 'type';

/** The number of properties that a shape requires or does not know. */
const mismatches = (found: readonly Finding[]) => found.filter(isAboutMember).length;

const isAboutMember = ({ pointer, keyword }: Finding) =>
  pointer.lastIndexOf('/') === 0 && (keyword === 'required' || keyword === 'additionalProperties');

const typesOf = (found: readonly Finding[]): Finding => ({
  pointer: '',
  keyword: 'type',
  message: `must be ${[...new Set(found.map(({ message }) => message.replace(/^must be /, '')))].join(' or ')}`,
});

/** The properties that no shape knows. If every shape knows them all, that they cannot be combined. */
function agreed(shapes: readonly Finding[][]): readonly Finding[] {
  const [first = [], ...others] = shapes;
  const unknown = first.filter(
    (one) =>
      one.keyword === 'additionalProperties' && others.every((found) => found.some((other) => isSame(one, other))),
  );
  return unknown.length > 0 ? unknown : [mixed(shapes)];
}

const isSame = (one: Finding, other: Finding) => one.pointer === other.pointer && one.keyword === other.keyword;

function mixed(shapes: readonly Finding[][]): Finding {
  const missing = shapes.map((found) => found.filter(({ keyword }) => keyword === 'required').map(nameOf));
  const needed = missing.filter((names) => names.length > 0).map((names) => names.join(' and '));
  const message = needed.length > 0 ? `must have ${needed.join(', or ')}` : 'has properties that cannot be combined';
  return { pointer: '', keyword: 'anyOf', message };
}

const nameOf = ({ pointer }: Finding) => pointer.slice(1);
