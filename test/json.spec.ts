import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import { isSameJson } from '../src/lib/json.js';

/** The same text for the same value. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical)}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`);
  return `{${members.sort()}}`;
}

describe('Values of JSON', () => {
  const pairs: [string, unknown, unknown, boolean][] = [
    ['zeros', 0, -0, true],
    ['orders of members', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
    ['an array and an object', [], {}, false],
    ['an array and an object like it', ['x'], { 0: 'x' }, false],
    ['null and what is not there', { a: null }, {}, false],
    ['a member and an inherited one', { x: 1 }, { toString: 1 }, false],
  ];
  for (const [what, one, other, same] of pairs)
    it(`${same ? 'are' : 'are not'} the same: ${what}`, () => {
      assert.equal(isSameJson(one, other), same);
      assert.equal(isSameJson(other, one), same);
    });

  it('are the same exactly when their texts are', () => {
    const few = fc.jsonValue({ maxDepth: 2 }).filter((value) => !JSON.stringify(value).includes('"__proto__":'));
    const pair = fc.tuple(few, few).chain(([one, other]) => fc.constantFrom([one, other], [one, structuredClone(one)]));
    fc.assert(
      fc.property(pair, ([one, other]) => assert.equal(isSameJson(one, other), canonical(one) === canonical(other))),
    );
  });
});
