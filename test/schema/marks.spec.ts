/** Marks of own records that make no sense fail by the name of their field. */
import { strict as assert } from 'node:assert';
import { isLimitable, owningOf } from '../../scripts/decorators/owning.js';
import type { Root, Schema } from '../../scripts/decorators/tree.js';

const wearer = { type: 'string', 'x-owner': 'author' };
const opening = { 'x-refers-to': 'ribbons', 'x-opens': 'reviewer' };
const pin = { type: 'object', properties: { hue: { 'x-writable-by': 'staff' } } };

/** A document of two resources: badges with these fields, and ribbons. */
function documentOf(properties: Record<string, Schema>, shared: Record<string, Schema> = {}): Root {
  const schemas = { ...shared, BadgeFields: { type: 'object', properties }, RibbonFields: { type: 'object' } };
  const tags = [
    { name: 'badges', 'x-resource': { schema: 'BadgeFields', noun: 'badge', plural: 'badges' } },
    { name: 'ribbons', 'x-resource': { schema: 'RibbonFields', noun: 'ribbon', plural: 'ribbons' } },
  ];
  const root = { tags, components: { schemas } };
  return root as unknown as Root;
}

describe('Marks of own records', () => {
  it('are found at any depth, in lists and beside references', () => {
    const person = { type: 'object', properties: { contact_id: wearer } };
    const wearers = { type: 'array', items: { $ref: '#/components/schemas/Person' } };
    const ribbon = { $ref: '#/components/schemas/Name', ...opening, 'x-writable-by': 'staff' };
    const found = owningOf(documentOf({ wearers, ribbon }, { Person: person, Name: { type: 'string' } }));
    assert.deepEqual([[...found.owned], [...found.opened], [...found.opening]], [['badges'], ['ribbons'], ['badges']]);
  });

  const faults: [string, Record<string, Schema>, RegExp][] = [
    ['an unknown visibility', { hue: { 'x-visibility': 'all' } }, /badges\.hue: x-visibility is one of/],
    ['an unknown owner', { hue: { type: 'string', 'x-owner': 'staff' } }, /badges\.hue: x-owner is one of/],
    [
      'an owner that is not a text',
      { hue: { type: 'object', 'x-owner': 'author' } },
      /badges\.hue: x-owner stands beside/,
    ],
    ['two owners', { one: wearer, two: wearer }, /badges\.two: badges has an x-owner already/],
    ['opening to an author', { hue: { 'x-refers-to': 'ribbons', 'x-opens': 'author' } }, /badges\.hue: x-opens is rev/],
    ['opening nothing', { hue: { 'x-opens': 'reviewer' } }, /badges\.hue: x-opens stands beside x-refers-to/],
    [
      'opening by a field that anybody may write',
      { hue: opening },
      /badges\.hue: what opens records .* is x-writable-by: staff/,
    ],
    ['an unknown writer', { hue: { 'x-writable-by': 'author' } }, /badges\.hue: x-writable-by is staff or creator/],
    ['a writer in an object', { pin }, /badges\.pin\.hue: x-writable-by stands beside a field of the record itself/],
  ];
  for (const [what, properties, expected] of faults) {
    it(`that make no sense fail by the name of the field: ${what}`, () =>
      assert.throws(() => owningOf(documentOf(properties)), expected));
  }

  it('let reads, writes and lists of owned or opened records be limited to own records', () => {
    const known = { owned: new Set(['badges']), opened: new Set(['ribbons']), opening: new Set<string>() };
    const limitable = (operationId: string, more = {}) => isLimitable({ operationId, responses: {}, ...more }, known);
    for (const verb of ['get', 'replace', 'patch', 'delete', 'batch', 'search', 'list', 'listByAward'])
      assert.ok(limitable(`badges.${verb}`) && limitable(`ribbons.${verb}`) && !limitable(`pins.${verb}`), verb);
    assert.deepEqual(
      ['badges', 'ribbons', 'pins'].map((name) => limitable(`${name}.create`)),
      [true, false, false],
    );
    const opening = { ...known, opening: new Set(['badges']) };
    assert.equal(isLimitable({ operationId: 'badges.create', responses: {} }, opening), false);
    assert.equal(limitable('badges.polish'), false);
    assert.equal(limitable('badges.polish', { 'x-own': true }), true);
    assert.equal(limitable('badges.listPublic', { 'x-permission': 'badges.public' }), false);
  });
});
