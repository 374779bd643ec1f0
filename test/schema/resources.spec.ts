/** What a tag says of its resource, and what is made of it. */
import { strict as assert } from 'node:assert';
import { resourcesOf, worded } from '../../scripts/decorators/names.js';
import type { Root, Tag } from '../../scripts/decorators/tree.js';

const policies = { schema: 'PolicyFields', noun: 'policy', plural: 'policies' };

/** A document with two schemas, and these tags. */
const documentOf = (...tags: Tag[]) =>
  ({ tags, components: { schemas: { PolicyFields: { type: 'object' }, RecordLabelFields: {} } } }) as unknown as Root;

describe('A resource', () => {
  it('is a tag with x-resource; no other tag is one', () => {
    const [one, ...others] = resourcesOf(documentOf({ name: 'policies', 'x-resource': policies }, { name: 'status' }));
    assert.deepEqual([one?.name, one?.record, others], ['policies', 'Policy', []]);
  });

  const words: [string, Tag['x-resource'], string][] = [
    [
      'with a plural that no rule gives',
      { noun: 'analysis', plural: 'analyses' },
      'An analysis, an analysis, analyses',
    ],
    ['with an article that no rule gives', { noun: 'unit', plural: 'units', article: 'a' }, 'A unit, a unit, units'],
    ['of its own', { noun: 'person', plural: 'people' }, 'A person, a person, people'],
  ];
  for (const [what, said, expected] of words) {
    it(`is called by the noun that its tag says: ${what}`, () => {
      const [resource] = resourcesOf(documentOf({ name: 'any', 'x-resource': { ...policies, ...said } }));
      assert.ok(resource);
      assert.equal(worded('A record, a record, records', resource), expected);
    });
  }

  const { plural: _, ...lacking } = policies;
  const faults: [string, Tag[], RegExp][] = [
    [
      'no plural',
      [{ name: 'policies', 'x-resource': lacking }],
      /The tag policies: .* must be x-resource: \{ schema: /,
    ],
    [
      'a schema that is not there',
      [{ name: 'policies', 'x-resource': { ...policies, schema: 'PolicyFeilds' } }],
      /The tag policies: the schema PolicyFeilds must end in Fields/,
    ],
    [
      'a schema of nothing',
      [{ name: 'rules', 'x-resource': { ...policies, schema: 'RuleFields' } }],
      /The tag rules: components\.schemas has no RuleFields/,
    ],
    [
      'the name of the model',
      [{ name: 'labels', 'x-resource': { ...policies, schema: 'RecordLabelFields' } }],
      /The tag labels: .* not begin with Record/,
    ],
    [
      'a schema that is taken',
      [
        { name: 'policies', 'x-resource': policies },
        { name: 'rules', 'x-resource': policies },
      ],
      /The tag rules: PolicyFields is the schema of another tag already/,
    ],
  ];
  for (const [what, tags, expected] of faults) {
    it(`fails by the name of its tag: ${what}`, () => assert.throws(() => resourcesOf(documentOf(...tags)), expected));
  }
});
