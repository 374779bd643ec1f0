/** What the patterns of a token permit, and the list of permissions. */
import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { belongsTo, checkPermission, permissionNames, permissions } from '../../src/auth/permissions.js';
import { documents } from '../support/replies.js';

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

describe('The names of permissions', () => {
  it('are those of all operations, or what these need instead', () => {
    const operations = documents.flatMap(({ routes }) => routes.map(({ operation }) => operation));
    for (const { operationId, security, 'x-permission': other } of operations) {
      assert.equal(permissionNames().includes(operationId), security === undefined && other === undefined, operationId);
      if (security !== undefined) continue; // for everyone
      assert.ok(permissionNames().includes(other ?? operationId), other ?? operationId);
      if (other !== undefined)
        assert.equal(checkPermission(operationId) === undefined, false, 'it would grant nothing');
    }
  });

  it('are all that the sources ask for', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const text = files.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n');
    const asked = [...text.matchAll(/\b(?:may|grant|demand|queuePreview)\([^()]*?'([a-z]\w*\.\w+)'/g)].map(
      ([, name = '']) => name,
    );
    assert.ok(asked.length >= 10, String(asked.length));
    for (const name of asked) assert.ok(permissionNames().includes(name), name);
    for (const name of permissionNames())
      assert.ok(
        name.endsWith('.unlock') || name.endsWith('.public') || text.includes(`'${name}'`) || isOperation(name),
        name,
      );
  });

  const isOperation = (name: string) =>
    documents.some(({ routes }) => routes.some(({ operation }) => operation.operationId === name));

  for (const pattern of [
    'references.get',
    'references.get:own',
    '*',
    '*:own',
    '*.unlock',
    'references.unlock',
    'functions.public',
    '*.previewEmailTo',
    'abstractReviews.*',
    'abstractReviews.submitForOthers',
  ]) {
    it(`may be ${pattern}`, () => assert.equal(checkPermission(pattern), undefined));
  }

  it('are not guessed at when none is near: then it says where they are', () => {
    for (const pattern of ['foo.bar', 'foo.*', 'letters', 'a*a.bcdefghi'])
      assert.match(checkPermission(pattern) ?? '', /matches no permission.*the operationIds of the documents/);
  });

  it('are those of the resource, when it is the verb that is wrong', () => {
    const message = checkPermission('referenceTypes.eliminate') ?? '';
    assert.ok(
      message.endsWith('; referenceTypes has batch, create, delete, get, list, patch, replace, unlock'),
      message,
    );
  });

  for (const [pattern, nearest] of [
    ['references.gets', 'references.get'],
    ['reference.get', 'references.get'],
    ['References.Get', 'references.get'],
    ['refrences.*', 'references.*'],
    ['references.get:Own', undefined],
    ['references get', undefined],
    ['', undefined],
    ['x'.repeat(5000), undefined],
    ['a*'.repeat(64), undefined],
    ['references.eliminate', undefined],
    ['references.*x:own', 'references.*:own'],
  ] as const) {
    it(`may not be ${pattern.slice(0, 30)}`, () => {
      const message = checkPermission(pattern) ?? assert.fail('it was taken');
      assert.ok(message.length < 400);
      if (nearest !== undefined) assert.ok(message.endsWith(`the closest is ${nearest}`), message);
      else assert.ok(!message.includes('closest'), message);
    });
  }
});
