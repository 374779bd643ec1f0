/** What a tag says of its resource, and what is made of it. */
import { strict as assert } from 'node:assert';
import { resourcesOf, worded } from '../../scripts/decorators/names.js';
import type { Root, Tag } from '../../scripts/decorators/tree.js';

/** A tag with what it says of its resource. */
const tagged = (name: string, more: object = {}): Tag => ({
  name,
  'x-resource': { schema: 'PolicyFields', noun: 'policy', plural: 'policies', ...more },
});

/** A document with two schemas, and these tags. */
const documentOf = (...tags: Tag[]) =>
  ({ tags, components: { schemas: { PolicyFields: { type: 'object' }, RecordLabelFields: {} } } }) as unknown as Root;

describe('A resource', () => {
  it('is a tag with x-resource; no other tag is one', () => {
    const [one, ...others] = resourcesOf(documentOf(tagged('policies'), { name: 'status' }));
    assert.deepEqual([one?.name, one?.record, others], ['policies', 'Policy', []]);
  });

  for (const [said, expected] of [
    [{ noun: 'analysis', plural: 'analyses' }, 'An analysis, an analysis, analyses'],
    [{ noun: 'unit', plural: 'units', article: 'a' }, 'A unit, a unit, units'],
    [{ noun: 'person', plural: 'people' }, 'A person, a person, people'],
  ] as const) {
    it(`is called as its tag says: ${said.noun}`, () => {
      const [resource] = resourcesOf(documentOf(tagged('any', said)));
      assert.ok(resource);
      assert.equal(worded('A record, a record, records', resource), expected);
    });
  }

  const faults: [string, Tag[], RegExp][] = [
    ['no plural', [tagged('policies', { plural: undefined })], /The tag policies: .* must be x-resource: \{ schema: /],
    [
      'a schema whose name ends otherwise',
      [tagged('x', { schema: 'PolicyFeilds' })],
      /x: the schema PolicyFeilds must end in Fields/,
    ],
    [
      'a schema that does not exist',
      [tagged('x', { schema: 'RuleFields' })],
      /The tag x: components\.schemas has no RuleFields/,
    ],
    [
      'a schema named like the model',
      [tagged('x', { schema: 'RecordLabelFields' })],
      /The tag x: .* not begin with Record/,
    ],
    [
      'a schema that is taken',
      [tagged('x'), tagged('y')],
      /The tag y: PolicyFields is the schema of another tag already/,
    ],
  ];
  for (const [what, tags, expected] of faults) {
    it(`with a wrong tag fails by the name of the tag: ${what}`, () =>
      assert.throws(() => resourcesOf(documentOf(...tags)), expected));
  }
});
