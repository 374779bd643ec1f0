/** What the patterns of a token permit, and the list of permissions. */
import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { checkPermission, permissionNames, permissions } from '../../src/auth/permissions.js';
import { reviewing as ofApplications } from '../../src/awards/reviewing.js';
import { reviewing as ofAbstracts } from '../../src/events/reviewing.js';
import { documents } from '../support/replies.js';

describe('Permissions', () => {
  const cases: [patterns: string[], yes: string[], no: string[]][] = [
    [[], [], ['references.get']],
    [['references.get'], ['references.get'], ['references.getAll', 'myreferences.get', 'References.get']],
    [['references.*'], ['references.get', 'references.'], ['referencesXget', 'referenceTypes.get']],
    [['*.get'], ['references.get'], ['references.getAll', 'get']],
    [['*'], ['anything.at.all', ''], []],
    [['reference*.*'], ['referenceTypes.batch'], ['awards.get']],
    [['*e*e*e*e*'], ['reference'], ['referent']],
    [['ab*ba'], ['abba'], ['aba']],
    [['references.get', 'awards.*'], ['awards.list'], ['references.list']],
    ...['.*', '.+', '(references|awards).get', '[a-z.]*', '^references.get$', '\\w*', 'references.g.t', '('].map(
      (expression): [string[], string[], string[]] => [[expression], [], ['references.get']],
    ),
  ];
  for (const [patterns, yes, no] of cases) {
    it(`${JSON.stringify(patterns)} grant ${JSON.stringify(yes)}, not ${JSON.stringify(no)}`, () => {
      const { may } = permissions(patterns);
      for (const _ of ['once', 'again']) {
        for (const permission of yes) assert.ok(may(permission), permission);
        for (const permission of no) assert.ok(!may(permission), permission);
      }
    });
  }

  it('may be 100,000 patterns', () => {
    const many = Array.from({ length: 100_000 }, (_, i) => `resource${i}.*`);
    assert.ok(permissions(many).may('resource99999.get'));
    assert.ok(!permissions(many).may('resource100000.get'));
  });

  it('may have thousands of stars', () => {
    assert.ok(!permissions([`${'*'.repeat(10_000)}x`]).may('references.create'));
    assert.ok(!permissions(['*e'.repeat(5000)]).may('references.create'));
    assert.ok(permissions([`${'*e'.repeat(4)}*`]).may('references.create'));
  });

  it('match what the same pattern matches as a regular expression', () => {
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

/** What the engine of reviews asks for, it asks for under the names of each. */
const tables = [ofAbstracts, ofApplications];

describe('The names of permissions', () => {
  it('are those of all operations, or of the permissions that these need instead', () => {
    const operations = documents.flatMap(({ routes }) => routes.map(({ operation }) => operation));
    for (const { operationId, security, 'x-permission': other } of operations) {
      assert.equal(permissionNames().includes(operationId), security === undefined && other === undefined, operationId);
      if (security !== undefined) continue; // for everyone
      assert.ok(permissionNames().includes(other ?? operationId), other ?? operationId);
      if (other !== undefined)
        assert.equal(checkPermission(operationId) === undefined, false, 'it would grant nothing');
    }
  });

  it('include all that the sources ask for, and no others', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const text = files.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n');
    const calls = text.matchAll(
      /\b(?:may|grant|demand|queuePreview)\([^()]*?(?:'([a-z]\w*\.\w+)'|`\$\{of\.(\w+)\}(\.\w+)`)/g,
    );
    const asked = [...calls].flatMap(([, name, kind = '', verb]) =>
      name === undefined ? tables.map((table) => table[kind as 'reviews'] + verb) : [name],
    );
    assert.ok(asked.length >= 20, String(asked.length));
    for (const name of asked) assert.ok(permissionNames().includes(name), name);
    for (const name of permissionNames())
      assert.ok(/\.(unlock|public)$/.test(name) || text.includes(`'${name}'`) || isOperation(name), name);
  });

  const isOperation = (name: string) =>
    documents.some(({ routes }) => routes.some(({ operation }) => operation.operationId === name));

  it('may be any pattern that matches one', () => {
    const own = 'references.get references.get:own * *:own *.unlock references.unlock functions.public';
    for (const pattern of [
      ...own.split(' '),
      '*.previewEmailTo',
      'abstractReviews.*',
      'abstractReviews.submitForOthers',
    ])
      assert.equal(checkPermission(pattern), undefined, pattern);
  });

  it('are said to be operationIds when a wrong one is close to none', () => {
    for (const pattern of ['foo.bar', 'foo.*', 'letters', 'a*a.bcdefghi'])
      assert.match(checkPermission(pattern) ?? '', /matches no permission.*the operationIds of the documents/);
  });

  it('are listed for the resource when only the verb is wrong', () => {
    const message = checkPermission('referenceTypes.eliminate') ?? '';
    assert.match(message, /; referenceTypes has batch, create, delete, get, list, patch, replace, unlock, upsert$/);
  });

  for (const [pattern, nearest] of [
    ['references.gets', 'references.get'],
    ['References.Get', 'references.get'],
    ['refrences.*', 'references.*'],
    ['references.get:Own', undefined],
    ['', undefined],
    ['x'.repeat(5000), undefined],
    ['a*'.repeat(64), undefined],
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
