/** Files of roles: what they may hold, and how faults in them are told. */
import { strict as assert } from 'node:assert';
import { rolesSchema } from '../../src/config/roles.js';
import { parseSettings, schemaCheck } from '../../src/config/settingsFile.js';

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
    assert.deepEqual(roles.get('admin'), ['*']);
    assert.deepEqual(roles.get('reviewer'), ['abstractReviews.get:own', 'abstractReviews.list*:own']);
    assert.deepEqual(roles.get('Gala Staff'), ['references.*']);
    assert.deepEqual(roles.get('nobody'), []);
    assert.deepEqual(read('{"admin": ["*", "references.unlock"]}').get('admin'), ['*', 'references.unlock']);
  });

  it('gives nothing to names that it does not have, whatever objects have by nature', () => {
    const roles = read('admin: ["*"]\n__proto__: ["*"]\n');
    for (const name of ['', 'Admin', 'constructor', 'toString', 'hasOwnProperty'])
      assert.equal(roles.get(name), undefined);
    assert.deepEqual(roles.get('__proto__'), ['*']);
  });

  it('may name every permission that the sources ask for', () => {
    const extras = [
      'references.unlock',
      'functions.public',
      'abstractReviews.submitForOthers',
      'abstractReviews.overrideConflict',
      'abstractReviews.overrideClosedRound',
      'functionTickets.sellHidden',
      'references.previewEmailTo',
      'abstractReviews.previewEmailTo',
    ];
    assert.deepEqual(read(JSON.stringify({ all: extras })).get('all'), extras);
  });

  const cases: Record<string, readonly [text: string, expected: RegExp]> = {
    'no map': ['- admin\n', /^roles\.yaml:1:1: the file must be a map of at most 100 role names/],
    'an empty file': ['', /^roles\.yaml:1:1: the file must be a map of at most 100 role names/],
    'a role without a list': [
      'admin: ["*"]\nstaff: references.get\n',
      /^roles\.yaml:2:8: staff must be an array of at most 1000 permissions$/,
    ],
    'a role with nothing': [
      'admin: ["*"]\nstaff:\n',
      /^roles\.yaml:2:\d+: staff must be an array of at most 1000 permissions$/,
    ],
    'a map in the place of the list': [
      'staff:\n  references.get: true\n',
      /^roles\.yaml:2:3: staff must be an array of at most 1000 permissions$/,
    ],
    'a permission that is no text': [
      'staff:\n  - references.get\n  - 7\n',
      /^roles\.yaml:3:5: staff\[1\] must be a permission such as references\.get$/,
    ],
    'an unknown permission': [
      'staff:\n  - references.get\n  - refrences.create\n',
      /^roles\.yaml:3:5: "refrences\.create" matches no permission; the closest is references\.create$/,
    ],
    'a pattern that fits nothing': ['staff: ["nothing.*"]\n', /^roles\.yaml:1:9: "nothing\.\*" matches no permission/],
    'an unknown condition': [
      'staff: ["references.get:mine"]\n',
      /^roles\.yaml:1:9: "references\.get:mine" is not a permission/,
    ],
    'a limit where there can be none': [
      'staff:\n  - abstractReviews.get:own\n  - awards.get:own\n',
      /^roles\.yaml:3:5: "awards\.get:own" grants nothing/,
    ],
    'a fault in a role whose name is a number': [
      'admin: ["*"]\n5: [nothing.get]\n',
      /^roles\.yaml:2:5: "nothing\.get" matches/,
    ],
    'a permission twice': ['staff: [references.get, references.get]\n', /^roles\.yaml:1:25: .* is listed twice/],
    'a role twice': ['staff: [references.get]\nstaff: [references.create]\n', /^roles\.yaml:2:1: .*unique/],
    'a role twice, in JSON': ['{"staff": [],\n "staff": []}', /^roles\.yaml:2:2: .*unique/],
    'a name with a control character': [
      '"a\\u0000b": []\n',
      /^roles\.yaml:1:\d+: "a\\u0000b" must be a role name of 1 to 128/,
    ],
    'a name that is too long': [`${'x'.repeat(129)}: []\n`, /^roles\.yaml:1:\d+: "x+" must be a role name of 1 to 128/],
    'too many roles': [many(101, (n) => `role${n}: []`), /the file must be a map of at most 100 role names/],
    'too many permissions': [
      `staff:\n${many(1001, () => '  - references.get')}`,
      /^roles\.yaml:2:3: staff must be an array of at most 1000 permissions/,
    ],
    'broken YAML': ['staff: [references.get\n', /^roles\.yaml:\d+:\d+: /],
  };
  for (const [what, [text, expected]] of Object.entries(cases)) {
    it(`is refused with ${what}`, () => assert.match(refusal(text), expected));
  }
});
