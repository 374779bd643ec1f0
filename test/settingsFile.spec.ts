/** Files of the operator: faults are told with line and column. */
import { strict as assert } from 'node:assert';
import { type Problem, parseSettings, schemaCheck } from '../src/config/settingsFile.js';

const refusal = (text: string, found?: Problem) => {
  try {
    parseSettings(text, 'roles.yaml', () => found);
  } catch (error) {
    return (error as Error).message;
  }
  return assert.fail('it was taken');
};

describe('A settings file', () => {
  it('may be YAML or JSON', () => {
    assert.deepEqual(
      parseSettings('a: [1, "x"]\n', 'f', () => undefined),
      { a: [1, 'x'] },
    );
    assert.deepEqual(
      parseSettings('{"a": {"b": true}}', 'f', () => undefined),
      { a: { b: true } },
    );
  });

  it('names the place of what cannot be read', () => {
    assert.match(refusal('a: 1\nb: [1\n'), /^roles\.yaml:[23]:\d+: /);
    assert.match(refusal('a: 1\na: 2\n'), /^roles\.yaml:2:1: .*unique/);
  });

  it('names the place of what a check has found', () => {
    const path = ['staff', 1];
    assert.equal(refusal('staff:\n  - a\n  - b\n', { path, message: 'no' }), 'roles.yaml:3:5: no');
    assert.equal(refusal('{"staff":\n  ["a"]}', { path, message: 'no' }), 'roles.yaml:2:3: no');
  });

  it('takes no aliases, which grow without bound', () => {
    assert.match(refusal('a: &x [1]\nb: *x\n'), /^roles\.yaml:2:4: aliases are not supported/);
  });
});

describe('A schema of a settings file', () => {
  const rate = { type: 'integer', minimum: 1, maximum: 9 };
  const client = {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'tenants'],
    properties: {
      id: { type: 'string', pattern: '^[a-z]+$', description: 'a string of lowercase letters' },
      tenants: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
      rate: { description: 'an integer from 1 to 9, or unlimited', anyOf: [rate, { const: 'unlimited' }] },
      records: {
        type: 'object',
        propertyNames: { enum: ['awards', 'events'], description: 'the name of a resource' },
        additionalProperties: rate,
      },
    },
    check: ({ id, rate: found }: { id: string; rate?: number }) =>
      id === 'slow' && found === undefined ? { path: ['id'], message: 'slow needs a rate' } : undefined,
  };
  const check = schemaCheck({ description: 'an array of clients', type: 'array', items: client });
  const messageOf = (change: object) => {
    const found = check([{ id: 'a', tenants: ['x'], ...change }]);
    return found && `${found.path.join('/')}: ${found.message}`;
  };

  it('accepts what follows it', () => {
    assert.equal(messageOf({ rate: 'unlimited', records: { awards: 1 } }), undefined);
    assert.equal(messageOf({ id: 'slow', rate: 1 }), undefined);
  });

  for (const [change, message] of [
    [{ id: 'A' }, '0/id: id must be a string of lowercase letters'],
    [{ id: undefined }, '0: [0] must have the property id'],
    [{ tenants: undefined, tennants: [] }, '0/tennants: "tennants" is unknown; use id, tenants, rate, records'],
    [{ extra: 1 }, '0/extra: "extra" is unknown; use id, tenants, rate, records'],
    [{ tenants: [] }, '0/tenants: tenants must NOT have fewer than 1 items'],
    [{ tenants: ['x', 7] }, '0/tenants/1: tenants[1] must be string'],
    [{ rate: 10 }, '0/rate: rate must be an integer from 1 to 9, or unlimited'],
    [{ records: { 'a/b~c': 1 } }, '0/records/a/b~c: "a/b~c" must be the name of a resource'],
    [{ records: { awards: 0 } }, '0/records/awards: awards must be >= 1'],
    [{ id: 'slow' }, '0/id: slow needs a rate'],
  ] as const)
    it(`says what to change: ${message}`, () => assert.equal(messageOf(change), message));

  it('names the whole file', () =>
    assert.deepEqual(check(null), { path: [], message: 'the file must be an array of clients' }));
});
