/** `npm test` needs nothing but this process, and never waits for a time or measures one. */
import { strict as assert } from 'node:assert';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Their folders may do all that; `npm test` runs what is in none of them. */
const groups = ['process', 'mongo', 'demo'].map((name) => join('test', name, '/'));

/** The one place where tests wait, and this file, which names what is forbidden. */
const [waiting, itself] = [join('test', 'support', 'until.ts'), join('test', 'oneProcess.spec.ts')];

const rules: Readonly<Record<string, RegExp>> = {
  'starts another process': /from '(node:)?(child_process|cluster)'/,
  'waits for a time': /from '(node:)?timers\/promises'|\bsetTimeout\(/,
  'measures how long something takes': /\bperformance\.now\(\)|\bDate\.now\(\)|\bprocess\.hrtime\b/,
};

const isOfGroup = (file: string) => groups.some((folder) => file.startsWith(folder));
const textOf = (file: string) => readFileSync(file, 'utf8');

/** Files of tests that a file imports, by their own names. */
const importsOf = (file: string) =>
  [...textOf(file).matchAll(/^(?:import|export)\b[^;]*?from '(\.[^']+)\.js'/gms)]
    .filter(([whole]) => !/^(?:import|export) type\b/.test(whole))
    .map(([, path = '']) => `${join(file, '..', path)}.ts`)
    .filter((path) => path.startsWith(join('test', '/')) && existsSync(path));

/** The specs, and all that they import. */
function filesOf(specs: readonly string[]): Set<string> {
  const found = new Set(specs);
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  return found;
}

describe('What npm test runs', () => {
  const specs = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.spec.ts'))
    .map((path) => join('test', path))
    .filter((path) => !isOfGroup(path));
  const files = [...filesOf(specs)].filter((file) => file !== waiting && file !== itself);

  it('imports nothing of the groups that run by themselves', () => {
    const importing = files.filter((file) => !isOfGroup(file) && importsOf(file).some(isOfGroup));
    assert.deepEqual(importing, []);
  });

  for (const [what, pattern] of Object.entries(rules)) {
    it(`has no file that ${what}`, () => {
      assert.deepEqual(
        files.filter((file) => pattern.test(textOf(file))),
        [],
      );
    });
  }

  it('looks for these in every spec and in what it imports', () => {
    assert.ok(specs.length > 60 && files.length > specs.length, `${specs.length} specs, ${files.length} files`);
    assert.ok(files.includes(join('test', 'support', 'harness.ts')));
  });
});
