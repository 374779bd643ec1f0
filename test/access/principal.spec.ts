/** What the patterns of a token permit. */
import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import { belongsTo, permissions } from '../../src/access/principal.js';

describe('Permissions', () => {
  const cases: [string[], string, boolean][] = [
    [[], 'references.get', false],
    [[''], 'references.get', false],
    [[''], '', true],
    [['references.get'], 'references.get', true],
    [['references.get'], 'references.getAll', false],
    [['references.get'], 'myreferences.get', false],
    [['references.*'], 'references.get', true],
    [['references.*'], 'references.', true],
    [['references.*'], 'referencesXget', false],
    [['references.*'], 'referenceTypes.get', false],
    [['*.get'], 'references.get', true],
    [['*.get'], 'references.getAll', false],
    [['*.get'], 'get', false],
    [['*'], 'anything.at.all', true],
    [['*'], '', true],
    [['**'], 'references.get', true],
    [['reference*.*'], 'referenceTypes.batch', true],
    [['*e*e*e*'], 'reference', true],
    [['*e*e*e*e*'], 'reference', true],
    [['*e*e*e*e*e*'], 'reference', false],
    [['ab*ba'], 'aba', false],
    [['ab*ba'], 'abba', true],
    [['a*a'], 'a', false],
    [['a*bc*c'], 'abc', false],
    [['a*bc*c'], 'abcc', true],
    [['references.get', 'awards.*'], 'awards.list', true],
    [['references.get', 'awards.*'], 'references.list', false],
    [['references*\n'], 'references.get', false],
    [['References.get'], 'references.get', false],
    [['references.ge?'], 'references.get', false],
    [['references.g.t'], 'references.get', false],
    [['.*'], 'references.get', false],
    [['.+'], 'references.get', false],
    [['(references|awards).get'], 'references.get', false],
    [['references|awards.get'], 'references', false],
    [['[a-z.]*'], 'references.get', false],
    [['^references.get$'], 'references.get', false],
    [['\\w*'], 'references.get', false],
    [['$'], '', false],
    [['('], 'references.get', false],
    [['['], '[', true],
    [['\\'], '\\', true],
  ];
  for (const [patterns, permission, expected] of cases) {
    it(`${JSON.stringify(patterns)} ${expected ? 'name' : 'do not name'} ${JSON.stringify(permission)}`, () => {
      const { may } = permissions(patterns);
      assert.equal(may(permission), expected);
      assert.equal(may(permission), expected, 'the second time');
    });
  }

  it('may be many', () => {
    const many = Array.from({ length: 100_000 }, (_, i) => `resource${i}.*`);
    assert.ok(permissions(many).may('resource99999.get'));
    assert.ok(!permissions(many).may('resource100000.get'));
  });

  it('may have many stars', () => {
    assert.ok(!permissions([`${'*'.repeat(10_000)}x`]).may('references.create'));
    assert.ok(!permissions(['*e'.repeat(5000)]).may('references.create'));
    assert.ok(permissions([`${'*e'.repeat(4)}*`]).may('references.create'));
  });

  it('mean what the same pattern means as an expression', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '.'), maxLength: 8 });
    const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*'), maxLength: 6 });
    fc.assert(
      fc.property(pattern, text, (some, permission) => {
        const expression = new RegExp(`^${some.replaceAll('.', '\\.').replace(/\*+/g, '.*')}$`);
        assert.equal(permissions([some]).may(permission), expression.test(permission));
      }),
      { numRuns: 5000 },
    );
  });
});

describe('A caller', () => {
  const of = (...tenants: string[]) => ({
    id: 'jo',
    contactId: 'jo',
    email: undefined,
    tenants: new Set(tenants),
    ...permissions(['*']),
  });
  it('belongs to the tenants of the token, or to all', () => {
    assert.ok(belongsTo(of('acme', 'other'), 'acme'));
    assert.ok(belongsTo(of('*'), 'acme'));
    assert.ok(!belongsTo(of('acme*'), 'acme1'));
    assert.ok(!belongsTo(of(), 'acme'));
  });
});
