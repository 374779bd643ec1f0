/** `npm run verify` finds every way in which generated/ may differ from openapi/. */
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isCommitted } from '../../scripts/documents.js';
import { pages } from '../../scripts/pages.js';
import { isMade, staleIn } from '../../scripts/stale.js';
import { services } from '../../src/services.js';
import { type Copied, copied } from './copied.js';

const run = promisify(execFile);
const project = process.cwd();
const made = Object.keys(services).flatMap((name) =>
  ['json', 'run.json', 'yaml', 'ts', 'validators.cjs', 'validators.d.cts'].map((ending) => `${name}.${ending}`),
);
const files = [...made, 'operations.ts', 'roles.json', 'services.ts'].sort();
const committed = 'generated/roles.json, generated/awards.yaml, generated/events.yaml';

describe('npm run verify', () => {
  let copy: Copied;
  /** What is made of openapi/ as it is: the first test shows that it is in generated/. */
  const expected = new Map<string, string>();

  before(async () => {
    copy = await copied();
    for (const file of files) expected.set(file, await readFile(join(copy.folder, 'generated', file), 'utf8'));
    // as `npm run verify` builds it, of the scripts as they are now
    const outDir = join(copy.folder, 'dist/generate');
    const built = ['--outDir', outDir, '--tsBuildInfoFile', join(outDir, '.tsbuildinfo')];
    const tsc = join(project, 'node_modules/typescript/bin/tsc');
    await run(process.execPath, [tsc, '-p', 'scripts/tsconfig.json', ...built]);
    for (const name of ['package.json', 'node_modules']) await symlink(join(project, name), join(copy.folder, name));
  });
  after(() => copy.remove());

  const stale = async () => (await staleIn(copy.folder, expected)).sort();

  /** As it is built. */
  const verify = () => run(process.execPath, ['dist/generate/scripts/verify.js'], { cwd: copy.folder });

  it('passes when nothing was changed', async () => {
    const { stdout } = await verify();
    assert.equal(
      stdout,
      `${committed} are up to date, and so are docs/configuration.md and docs/stored.md and docs/errors.md.\n`,
    );
    const present = await readdir(join(copy.folder, 'generated'));
    assert.deepEqual(present.filter(isMade).sort(), files);
    assert.deepEqual(files.filter(isCommitted), ['awards.yaml', 'events.yaml', 'roles.json']);
    assert.deepEqual(await stale(), []);
  });

  const tables = ['docs/configuration.md', 'docs/errors.md'] as const;
  const end = '<!-- end -->';
  const field = 'colour: { type: string, description: Of the paper. }';

  it('exits with 1, and says what is stale and how to mend it', () =>
    copy.replacing('generated/roles.json', 'staff', 'staffs', () =>
      copy.replacing('openapi/awards/referenceTypes.yaml', '  properties:', `  properties:\n    ${field}`, () =>
        copy.replacing(tables[1], end, `x${end}`, async () => {
          const extra = join(copy.folder, 'generated/extra.yaml');
          await writeFile(extra, '');
          const { code, stderr } = (await verify().catch((error: unknown) => error)) as {
            code: number;
            stderr: string;
          };
          await rm(extra);
          const files = 'generated/roles.json, generated/awards.yaml, generated/extra.yaml, docs/errors.md';
          assert.deepEqual([code, stderr], [1, `Stale: ${files}.\nFix it with: npm run generate\n`]);
        }),
      ),
    ));

  for (const page of tables)
    it(`makes the table in ${page}, and keeps the text around it`, () =>
      copy.restoring(page, async (text) => {
        const changed = `${text.replace('# ', '# All ')}\nMore.\n`;
        await writeFile(join(copy.folder, page), changed.replace(end, `x\n${end}`));
        assert.equal((await pages(expected, copy.folder)).get(page), changed);
        await writeFile(join(copy.folder, page), text.replace(end, ''));
        await assert.rejects(pages(expected, copy.folder), new RegExp(`${page} has no place for its table`));
      }));

  it('names a missing file and one too many', () =>
    copy.restoring('generated/awards.ts', async () => {
      const extra = join(copy.folder, 'generated/extra.ts');
      await rm(join(copy.folder, 'generated/awards.ts'));
      await writeFile(extra, '');
      const found = await stale();
      await rm(extra);
      assert.deepEqual(found, ['awards.ts', 'extra.ts']);
    }));
});
