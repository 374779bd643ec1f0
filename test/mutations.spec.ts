/** The mistakes of test/mutations.yaml still have their place in the code; `npm run mutations` makes them. */
import { strict as assert } from 'node:assert';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Mistake {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly specs: string | readonly string[];
}

describe('The list of mistakes that tests must notice', () => {
  const mistakes = parse(readFileSync('test/mutations.yaml', 'utf8')) as readonly Mistake[];

  it('names a place in the code that is there once, another text for it, and specs that exist', () => {
    assert.ok(mistakes.length >= 98);
    for (const { file, find, replace, specs } of mistakes) {
      const parts = readFileSync(`src/${file}`, 'utf8').split(find);
      assert.equal(parts.length, 2, `${file}: ${find}`);
      assert.notEqual(find, replace);
      for (const spec of [specs].flat()) assert.ok(existsSync(spec), spec);
    }
  });
});
