/** Files of the operator: faults are told with line and column. */
import { strict as assert } from 'node:assert';
import { type Finding, settingsIn } from '../src/config/settingsFile.js';

const refusal = (text: string, found?: Finding) => {
  try {
    settingsIn(text, 'roles.yaml', () => found);
  } catch (error) {
    return (error as Error).message;
  }
  return assert.fail('it was taken');
};

describe('A settings file', () => {
  it('may be YAML or JSON', () => {
    assert.deepEqual(
      settingsIn('a: [1, "x"]\n', 'f', () => undefined),
      { a: [1, 'x'] },
    );
    assert.deepEqual(
      settingsIn('{"a": {"b": true}}', 'f', () => undefined),
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
    assert.match(refusal('a: &x [1]\nb: *x\n'), /^roles\.yaml:1:1: aliases are not supported/);
  });
});
