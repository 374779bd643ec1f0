/** The build makes of openapi/ what is not committed, when it is missing or stale, and `npm start` says what to run. */
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Copied, copied } from './copied.js';

const run = promisify(execFile);
const project = process.cwd();

/** Of the project as it is: what has changed is told from what has not. */
describe('scripts/made.mjs', () => {
  let copy: Copied;
  const at = (...path: string[]) => join(copy.folder, ...path);
  const text = (file: string) => readFile(at('generated', file), 'utf8');
  const files = async () => (await readdir(at('generated'))).sort();
  /** Those that are not as in the project. */
  const changed = async () => {
    const pairs = (await files()).map(async (file) => {
      const texts = [await text(file), await readFile(join('generated', file), 'utf8').catch(() => undefined)];
      return texts[0] === texts[1] ? [] : [file];
    });
    return (await Promise.all(pairs)).flat();
  };

  before(async () => {
    copy = await copied();
    await mkdir(at('dist/src'), { recursive: true });
    await writeFile(at('dist/src/main.js'), '');
    for (const name of ['src', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'])
      await cp(name, at(name), { recursive: true });
    await symlink(join(project, 'node_modules'), at('node_modules'));
  });
  after(() => copy.remove());

  const made = (task: string) =>
    run(process.execPath, ['scripts/made.mjs', task], { cwd: copy.folder }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code: code as number, stdout: stdout as string, stderr: stderr as string }),
    );
  const nothing = { code: 0, stdout: '', stderr: '' };

  it('does nothing where nothing has changed', async () => {
    const { mtimeMs } = await stat(at('generated/.made'));
    for (const task of ['build', 'check']) assert.deepEqual(await made(task), nothing);
    assert.equal((await stat(at('generated/.made'))).mtimeMs, mtimeMs);
    assert.ok(!(await readdir(at('dist'))).includes('generate'));
  });

  it('says what to run when files are missing, changed by hand or not built', async () => {
    const cases: [string, () => Promise<void>, string][] = [
      ['generated/awards.json', () => rm(at('generated/awards.json')), 'is missing. Run: npm run build'],
      ['generated/awards.ts', () => writeFile(at('generated/awards.ts'), ''), 'is stale. Run: npm run build'],
      ['generated/roles.json', () => writeFile(at('generated/roles.json'), '{}'), 'is stale. Run: npm run generate'],
      ['dist/src/main.js', () => rm(at('dist/src/main.js')), 'is missing. Run: npm run build'],
      ['generated/.made', () => rm(at('generated/.made')), 'is not complete. Run: npm run build'],
    ];
    for (const [file, damage, fault] of cases)
      await copy.restoring(file, async () => {
        await damage();
        const { code, stderr } = await made('check');
        const name = file.replace(/\.made$|src\/main.js$/, '');
        assert.deepEqual([code, stderr], [1, `Gala cannot start: ${name} ${fault}\n`]);
      });
    assert.deepEqual(await made('check'), nothing);
  });

  it('remakes what a change of the sources makes stale, except committed files, and says so', async () => {
    const field = '    is_active: { x-stored-only: true, type: boolean';
    const fields = `    colour: { type: string, description: Of the paper. }\n${field}`;
    const before = await files();
    await copy.replacing('openapi/awards/referenceTypes.yaml', field, fields, async () => {
      assert.match(
        (await made('check')).stderr,
        /generated\/ is not what openapi\/ results in now. Run: npm run build/,
      );
      const { code, stderr } = await made('build');
      assert.deepEqual([code, stderr], [0, 'Stale: generated/awards.yaml.\nFix it with: npm run generate\n']);
      for (const ending of ['json', 'ts']) assert.match(await text(`awards.${ending}`), /colour/);
      assert.deepEqual(await changed(), [
        '.made',
        'awards.json',
        'awards.run.json',
        'awards.ts',
        'awards.validators.cjs',
      ]);
      assert.deepEqual(await files(), before);
      assert.match((await made('check')).stderr, /generated\/awards\.yaml is stale. Run: npm run generate/);
    });
  });

  it('lets two builds at once wait for each other, and leaves nothing half made after a failed one', async () => {
    await copy.replacing('openapi/awards/referenceTypes.yaml', 'name: Academic', 'name: 5', async () => {
      const { code, stderr } = await made('build');
      assert.equal(code, 1);
      assert.match(stderr, /the linter has \d+ findings/);
      assert.deepEqual([(await files()).includes('.made'), (await files()).includes('.lock')], [false, false]);
    });
    await rm(at('generated/awards.ts'));
    const both = await Promise.all([made('build'), made('build')]);
    assert.deepEqual(
      both.flatMap(({ code, stderr }) => [code, stderr]),
      [0, '', 0, ''],
    );
    assert.equal(both.filter(({ stdout }) => stdout.includes('generated/awards.ts')).length, 1);
    for (const file of ['awards.ts', 'awards.json', 'awards.validators.cjs', '.made'])
      assert.equal(await text(file), await readFile(join('generated', file), 'utf8'), file);
    assert.deepEqual(await made('check'), nothing);
  });
});
