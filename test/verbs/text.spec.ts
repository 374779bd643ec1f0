/** How filters compare texts. */
import { strict as assert } from 'node:assert';
import { contains } from '../../src/verbs/search.js';

describe('Texts of filters', () => {
  it('are looked at a few times at most, whatever they are', () => {
    const text = 'a'.repeat(1_000_000);
    for (const part of [`b${'a'.repeat(5000)}`, `${'a'.repeat(5000)}b`, `${'a'.repeat(2500)}b${'a'.repeat(2500)}`]) {
      let looks = 0;
      /** Counts its characters when they are looked at; the engine's search may look at each for each of the part. */
      const counting = (whole: string) => {
        const charCodeAt = (at: number) => {
          looks++;
          return whole.charCodeAt(at);
        };
        const includes = (other: string) => {
          looks += whole.length * other.length;
          return whole.includes(String(other));
        };
        return { length: whole.length, charCodeAt, includes, toString: () => whole } as unknown as string;
      };
      assert.ok(!contains(counting(text), counting(part)));
      assert.ok(looks <= 8 * (text.length + part.length), `${looks} looks`);
    }
  });

  it('are found in others exactly where String.includes finds them', () => {
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
