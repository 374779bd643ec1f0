/** JSON Patch beyond what the battery of the resources shows. */
import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import { applyPatch } from 'rfc6902';
import { Fault } from '../../src/fault.js';
import { type Directive, patched } from '../../src/records/patch.js';

const object = { 'a/b': 1, 'm~n': 2, '': 3 };
const record = { id: 'x', sys_version: 3, list: [1, 2, 3], object, text: 'abc', nothing: null };

async function outcome(directives: readonly Directive[], of: object = record): Promise<unknown> {
  try {
    return await patched(of, { directives });
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    return [thrown.status, thrown.code];
  }
}

describe('A patch', () => {
  it('takes tests and copies of what the server owns', async () => {
    const directives: Directive[] = [
      { op: 'test', path: '/sys_version', value: 3 },
      { op: 'test', path: '', value: record },
      { op: 'copy', from: '/id', path: '/text' },
    ];
    assert.deepEqual(await outcome(directives), { ...record, text: 'x' });
  });

  it('is not changed itself: it may be needed again', async () => {
    const directives: Directive[] = [
      { op: 'add', path: '/object/new', value: { list: [] } },
      { op: 'add', path: '/object/new/list/-', value: 1 },
    ];
    const again = [await outcome(directives), await outcome(directives)];
    assert.deepEqual(again[0], { ...record, object: { ...record.object, new: { list: [1] } } });
    assert.deepEqual(again[1], again[0]);
  });

  const refused: [string, Directive, number][] = [
    ['an index beyond the end', { op: 'add', path: '/list/4', value: 1 }, 409],
    ['an index with a leading zero', { op: 'replace', path: '/list/01', value: 1 }, 409],
    ['the length of an array', { op: 'remove', path: '/list/length' }, 409],
    ['- where something must be', { op: 'remove', path: '/list/-' }, 409],
    ['an inherited name', { op: 'test', path: '/toString', value: 1 }, 409],
    ['a prototype in from', { op: 'copy', from: '/__proto__/x', path: '/text' }, 400],
    ['a move beyond the end that an array then has', { op: 'move', from: '/list/0', path: '/list/3' }, 409],
    ['a move into itself', { op: 'move', from: '/object', path: '/object/a' }, 400],
  ];
  for (const [what, directive, status] of refused) {
    it(`refuses ${what}`, async () => assert.equal(((await outcome([directive])) as unknown[])[0], status));
  }

  describe('that merges keeps names of JavaScript as they are given:', () => {
    const merges: [string, object, object][] = [
      ['constructor', { constructor: 1 }, { constructor: 1 }],
      ['one that would go', { constructor: null }, {}],
      ['in an object that is there', { object: { prototype: 1 } }, { object: { ...record.object, prototype: 1 } }],
      ['below an inherited one', { constructor: { name: null, x: 1 } }, { constructor: { x: 1 } }],
      ['in an object that is new', { more: { toString: { name: 'x' } } }, { more: { toString: { name: 'x' } } }],
    ];
    for (const [what, merge, changed] of merges)
      it(what, async () => assert.deepEqual(await patched(record, { merge }), { ...record, ...changed }));

    it('but for __proto__, at any depth', async () => {
      for (const merge of ['{"__proto__":null}', '{"object":{"__proto__":{"polluted":1}}}'])
        await assert.rejects(patched(record, { merge: JSON.parse(merge) }), { code: 'path_forbidden', status: 400 });
    });
  });

  it('cannot be used to grow a record without bounds', async () => {
    const doubling = Array.from({ length: 100 }, (_, n): Directive => {
      return { op: 'copy', from: '/object', path: `/object/${n}` };
    });
    assert.deepEqual(await outcome(doubling), [400, 'record_too_large']);
  });

  /** What a body may hold: one with a key __proto__ is refused before it is looked at. */
  const json = (maxDepth: number) =>
    fc
      .jsonValue({ maxDepth })
      .map((value) => JSON.stringify(value)) // which writes -0 as 0
      .filter((text) => !text.includes('"__proto__":'))
      .map((text) => JSON.parse(text));

  it('does what rfc6902 does wherever both take it, and never changes the original', async () => {
    const name = fc.constantFrom('a', 'b', '0', '1', '-', '', 'a~1b', 'm~0n');
    const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => `/${names.join('/')}`);
    const directive = fc.record(
      {
        op: fc.constantFrom(...(['add', 'remove', 'replace', 'move', 'copy', 'test'] as const)),
        path,
        from: path,
        value: json(1),
      },
      { noNullPrototype: true },
    );
    const value = fc.dictionary(fc.constantFrom('a', 'b', '0', '', 'a/b', 'm~n'), json(2), { noNullPrototype: true });
    const property = fc.asyncProperty(value, fc.array(directive, { maxLength: 6 }), async (before, directives) => {
      const original = structuredClone(before);
      const given = structuredClone(directives);
      const ours = await outcome(directives, before);
      assert.deepEqual(before, original);
      assert.deepEqual(directives, given);
      if (Array.isArray(ours)) return;
      const theirs = structuredClone(original);
      assert.ok(applyPatch(theirs, directives as never).every((error) => error === null));
      assert.deepEqual(ours, theirs);
    });
    await fc.assert(property, { numRuns: 1000 });
  });
});
