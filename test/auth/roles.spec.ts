/** Files of roles: what they may hold, and how faults in them are told. */
import { strict as assert } from 'node:assert';
import { rolesSchema } from '../../src/auth/roles.js';
import { parseSettings, schemaCheck } from '../../src/lib/settingsFile.js';

const read = (text: string) =>
  new Map(Object.entries(parseSettings<Record<string, string[]>>(text, 'roles.yaml', schemaCheck(rolesSchema))));

function refusal(text: string): string {
  try {
    read(text);
  } catch (error) {
    return (error as Error).message;
  }
  return assert.fail(`it was taken: ${text}`);
}

const many = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n');

describe('A file of roles', () => {
  it('is a map of lists, in YAML or JSON', () => {
    const yaml =
      'admin: ["*"]\nreviewer:\n  - abstractReviews.get:own\n  - "abstractReviews.list*:own"\nGala Staff: [references.*]\nnobody: []\n';
    const roles = read(yaml);
    const reviewer = ['abstractReviews.get:own', 'abstractReviews.list*:own'];
    const expected = { admin: ['*'], reviewer, 'Gala Staff': ['references.*'], nobody: [] };
    assert.deepEqual(Object.fromEntries(roles), expected);
    assert.deepEqual(read('{"admin": ["*", "references.unlock"]}').get('admin'), ['*', 'references.unlock']);
  });

  it('grants nothing to role names like constructor that it does not have', () => {
    const roles = read('admin: ["*"]\n__proto__: ["*"]\n');
    for (const name of ['', 'Admin', 'constructor', 'toString', 'hasOwnProperty'])
      assert.equal(roles.get(name), undefined);
    assert.deepEqual(roles.get('__proto__'), ['*']);
  });

  const staff = 'staff must be an array of at most 1000 permissions$';
  for (const [text, message] of [
    ['- admin\n', '1:1: the file must be a map of at most 100 role names'],
    [many(101, (n) => `role${n}: []`), '1:1: the file must be a map of at most 100 role names'],
    ['admin: ["*"]\nstaff: references.get\n', `2:8: ${staff}`],
    ['staff:\n  references.get: true\n', `2:3: ${staff}`],
    [`staff:\n${many(1001, () => '  - references.get')}`, `2:3: ${staff}`],
    ['staff:\n  - references.get\n  - 7\n', '3:5: staff\\[1\\] must be a permission'],
    ['staff:\n  - references.get\n  - refrences.create\n', '3:5: .* matches no .*closest is references.create$'],
    ['staff: ["references.get:mine"]\n', '1:9: "references.get:mine" is not a permission'],
    ['staff:\n  - abstractReviews.get:own\n  - awards.get:own\n', '3:5: "awards.get:own" grants nothing'],
    ['admin: ["*"]\n5: [nothing.get]\n', '2:5: "nothing.get" matches'],
    ['staff: [references.get]\nstaff: [references.create]\n', '2:1: .*unique'],
    ['"a\\u0000b": []\n', '1:\\d+: .* must be a role name of 1 to 128'],
    [`${'x'.repeat(129)}: []\n`, '1:\\d+: .* must be a role name of 1 to 128'],
    ['staff: [references.get\n', '\\d+:\\d+: '],
    ['a: &x [references.get]\nb: *x\n', '2:4: aliases are not supported'],
  ] as const)
    it(`is refused when it reads ${JSON.stringify(text).slice(0, 50)}`, () =>
      assert.match(refusal(text), new RegExp(`^roles\\.yaml:${message}`)));
});
