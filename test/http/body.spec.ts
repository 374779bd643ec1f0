/** Bodies are parsed as JSON.parse would, a batch in pieces. */
import { strict as assert } from 'node:assert';
import { Fault } from '../../src/fault.js';
import { parseBody } from '../../src/http/body.js';
import { Yielder } from '../../src/lib/yielder.js';

type Outcome = { readonly value: unknown } | { readonly code: string };

const parsed = (text: string): Outcome => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { code: 'json_invalid' };
  }
};

async function body(text: string, kind: 'record' | 'batch'): Promise<Outcome> {
  try {
    return { value: await parseBody(Buffer.from(text), kind, { yielder: new Yielder() }) };
  } catch (thrown) {
    assert.ok(thrown instanceof Fault, String(thrown));
    return { code: thrown.code };
  }
}

describe('Parsing a body', () => {
  const texts = [
    '{"operations":[]}',
    ' { "operations" : [ ] } ',
    '{"operations":[{"a":[1,2,{"operations":[3]}]},"x]",null,[[],[[]]]]}',
    '{"\\u006fperations":[1,{"b":"\\""},"\\\\"]}',
    '{"operations":[1,2],"mode":[{"operations":[3]}]}',
    '{"operations":[1],"operations":[2,3]}',
    '{"operations":7,"operations":[{}]}',
    '{"operations":[{]}]}',
    '["operations",[1,2]]',
    '["operations":[1,2]]',
    '{"a":{"operations":[1,2]}}',
    'null',
    '{"operations":{"0":[1]}}',
  ];
  for (const text of texts) {
    it(`gives what JSON.parse does: ${text}`, async () => {
      for (const kind of ['record', 'batch'] as const) assert.deepEqual(await body(text, kind), parsed(text));
    });
  }

  it('gives what JSON.parse does for 5,000 batches with a character too many or too few', async () => {
    let seed = 20_250_418;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % below;
    };
    const pieces = [
      '{"a":1}',
      '[]',
      '[1,{"b":[]}]',
      '"x,]"',
      '"\\\\\\""',
      'true',
      '{}',
      ' ',
      '-0.5',
      '{"operations":[1]}',
    ];
    const spoilers = ['', ',', '[', ']', '{', '}', '"', ':', '\\', ' '];
    let broken = 0;
    for (let round = 0; round < 5000; round++) {
      const items = Array.from({ length: random(5) }, () => pieces[random(pieces.length)]);
      const text = `{"n":${random(9)},"operations":[${items.join()}],"m":[${items.slice(1).join()}]}`;
      const at = random(text.length);
      const spoilt = text.slice(0, at) + spoilers[random(spoilers.length)] + text.slice(at + random(2));
      const expected = parsed(spoilt);
      if ('code' in expected) broken++;
      assert.deepEqual(await body(spoilt, 'batch'), expected, spoilt);
    }
    assert.ok(broken > 1000 && broken < 4500, `${broken} were no JSON`);
  });

  it('counts the values in arrays and objects, and refuses too many', async () => {
    const list = (item: string, count: number) => `[${Array(count).fill(item).join()}]`;
    const allowed: string[] = [list('1', 199_999), list('[]', 199_999), list('[1]', 99_999), list('{"a":1}', 99_999)];
    for (const text of allowed) assert.ok('value' in (await body(text, 'record')), text.slice(0, 20));
    const tooMany = [list('1', 200_001), list('{}', 200_001), list('[1]', 100_001), list('{"a":1}', 100_001)];
    for (const text of tooMany) assert.deepEqual(await body(text, 'record'), { code: 'too_many_values' });
    const members = (count: number) => `{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join()}}`;
    assert.ok('value' in (await body(members(10_000), 'record')));
    assert.deepEqual(await body(members(10_001), 'record'), { code: 'too_many_values' });
    assert.ok('value' in (await body(list(members(9000), 5), 'record')), 'each object has its own');
  });

  it('takes names of 256 characters, however they are spelt', async () => {
    for (const character of ['n', '\\u006e', 'é', '/', '\\"']) {
      assert.ok('value' in (await body(`{"${character.repeat(256)}":1}`, 'record')), character);
      assert.deepEqual(await body(`{"${character.repeat(257)}":1}`, 'record'), { code: 'name_too_long' }, character);
    }
  });
});
