/** How filters compare texts. */
import { strict as assert } from 'node:assert';
import { contains, folded } from '../../src/verbs/text.js';

describe('Texts of filters', () => {
  for (const [one, other] of [
    ['straße', 'STRASSE'],
    ['straße', 'STRAẞE'],
    ['İ', 'i̇'],
    ['ὈΔΥΣΣΕΎΣ', 'ὀδυσσεύς'],
    ['ﬁn', 'FIN'],
    ['É', 'é'],
  ] as const)
    it(`${one} and ${other} are the same`, () => assert.equal(folded(one), folded(other)));

  for (const [one, other] of [
    ['İ', 'i'],
    ['e', 'é'],
    ['', ' '],
  ] as const)
    it(`"${one}" and "${other}" differ`, () => assert.notEqual(folded(one), folded(other)));

  it('are parts of others as they are for the engine, however long they are', () => {
    const word = () =>
      Array.from({ length: Math.ceil(Math.random() * 6) }, () => 'ab'[Math.random() < 0.7 ? 0 : 1]).join('');
    for (let n = 0; n < 300; n++) {
      const part = word().repeat(1 + Math.floor(Math.random() * 400));
      const text = word().repeat(300) + (Math.random() < 0.5 ? part : part.slice(1)) + word().repeat(300);
      assert.equal(contains(text, part), text.includes(part), part);
    }
    assert.ok(contains('abc', ''));
    assert.ok(!contains('', 'a'));
  });
});
