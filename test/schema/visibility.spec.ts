/** The visible part of a value, and what is kept of the rest. */
import { strict as assert } from 'node:assert';
import { eitherPart, type FieldMask, hiddenIn, restored, visible } from '../../src/schema/visibility.js';

const person: FieldMask = new Map<string, FieldMask>([
  ['id', true],
  ['name', true],
  ['secret', false],
]);
const part: FieldMask = new Map<string, FieldMask>([
  ['title', true],
  ['hidden', false],
  ['person', person],
  ['people', person],
]);

const stored = {
  title: 'A',
  hidden: 1,
  unknown: 2,
  person: { id: 'x', secret: 's', other: 3 },
  people: [
    { id: 'a', secret: 'sa' },
    { id: 'b', secret: 'sb' },
    { id: 'b', secret: 'sb2' },
  ],
};

describe('What somebody sees of a value', () => {
  it('leaves out what is not of the expected kind', () => {
    assert.deepEqual(visible({ person: 'text', people: ['text', { id: 'a' }] }, part), { people: [{ id: 'a' }] });
  });

  it('can be replaced while the rest stays as it is', () => {
    assert.deepEqual(restored(stored, visible(stored, part), part), stored);
    assert.deepEqual(restored(stored, { title: 'B' }, part), {
      title: 'B',
      hidden: 1,
      unknown: 2,
      person: { secret: 's', other: 3 },
    });
  });

  it('keeps its hidden parts when items are moved or changed', () => {
    const people = [{ id: 'b' }, { id: 'new' }, { id: 'a' }];
    assert.deepEqual((restored(stored, { people }, part) as typeof stored).people, [
      { id: 'b', secret: 'sb' },
      { id: 'new' },
      { id: 'a', secret: 'sa' },
    ]);
    const changed = [{ id: 'c' }, { name: 'Ada', id: 'a' }];
    assert.deepEqual((restored(stored, { people: changed }, part) as typeof stored).people, [
      { id: 'c' },
      { id: 'a', secret: 'sa', name: 'Ada' },
    ]);
  });

  it('keeps its hidden parts by position when items have no id', () => {
    const before = { people: ['A', 'B'].map((name) => ({ name, secret: `s${name}` })) };
    const after = { people: [{ name: 'Z' }, { name: 'B' }] };
    const people = ['sA', 'sB'].map((secret, index) => ({ ...after.people[index], secret }));
    assert.deepEqual(restored(before, after, part), { people });
  });

  it('is removed when it is left out, and what cannot be seen stays', () => {
    assert.deepEqual(restored({ person: { id: 'x' }, people: [{ id: 'a' }] }, {}, part), {});
    assert.deepEqual(restored({ person: 'text' }, {}, part), { person: 'text' });
  });

  it('is what either of two parts shows, at any depth', () => {
    const other: FieldMask = new Map<string, FieldMask>([
      ['hidden', true],
      ['title', false],
      ['person', new Map([['secret', true]])],
      ['people', false],
    ]);
    const shown = {
      title: 'A',
      hidden: 1,
      person: { id: 'x', secret: 's' },
      people: [{ id: 'a' }, { id: 'b' }, { id: 'b' }],
    };
    for (const either of [eitherPart(part, other), eitherPart(other, part)])
      assert.deepEqual(visible(stored, either), shown);
    assert.deepEqual(visible(stored, eitherPart(part, false)), visible(stored, part));
    assert.equal(visible(stored, eitherPart(part, true)), stored);
  });

  it('is all that the caller may send', () => {
    assert.equal(hiddenIn({ title: 'B', person: { id: 'y' } }, part), undefined);
    assert.equal(hiddenIn({ hidden: 1 }, part), '/hidden');
    assert.equal(hiddenIn({ person: { id: 'y', 'a/b': 1 } }, part), '/person/a~1b');
    assert.equal(hiddenIn({ people: [{ id: 'a' }, { secret: 1 }] }, part), '/people/1/secret');
  });

  it('has no members that come from prototypes', () => {
    const sent = JSON.parse('{"__proto__": {"title": "x"}, "constructor": 1}');
    assert.equal(hiddenIn(sent, part), '/__proto__');
    assert.deepEqual(restored({}, { title: 'B' }, part), { title: 'B' });
  });
});
