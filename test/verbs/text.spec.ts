/** How filters compare texts. */
import { strict as assert } from 'node:assert';
import { folded } from '../../src/store/folding.js';
import { contains } from '../../src/verbs/text.js';
import { stallOf, tolerableStall } from '../support/stall.js';

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

  it('take time that grows with their lengths, whatever is in them', async () => {
    const text = 'a'.repeat(1_000_000);
    const { longest } = await stallOf(async () => {
      for (const part of [`b${'a'.repeat(5000)}`, `${'a'.repeat(5000)}b`, `${'a'.repeat(2500)}b${'a'.repeat(2500)}`])
        assert.ok(!contains(text, part));
    });
    assert.ok(longest < tolerableStall, `${longest} ms`);
  });

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
