/** What `npm ci` runs: it builds where it can, and is not in the way where it cannot. */
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freshFolder } from '../support/folder.js';

const run = promisify(execFile);
const project = process.cwd();

describe('npm run prepare', () => {
  const data = freshFolder();
  let folder: string;
  beforeEach(async () => {
    folder = data.path;
    await mkdir(join(folder, 'scripts'));
    await cp(join(project, 'scripts/prepare.mjs'), join(folder, 'scripts/prepare.mjs'));
  });

  const prepare = () => run(process.execPath, ['scripts/prepare.mjs'], { cwd: folder });

  async function write(source: string): Promise<void> {
    await writeFile(join(folder, 'package.json'), '{ "scripts": { "build": "tsc -p tsconfig.json" } }');
    await writeFile(join(folder, 'main.ts'), source);
    await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "outDir": "dist", "types": [] } }');
  }

  it('fails where the sources do not compile', async () => {
    await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));
    await write("export const answer: number = 'no';");
    await assert.rejects(prepare(), { code: 2 });
  });

  it('builds nothing where development dependencies are not installed', async () => {
    await write('export const answer: number = 42;');
    await prepare();
    assert.ok(!(await readdir(folder)).includes('dist'));
  });

  it('does nothing in an installed package, which has no sources', async () => {
    await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));
    await prepare();
    assert.deepEqual((await readdir(folder)).sort(), ['node_modules', 'scripts']);
  });
});
