/** Whose the files are. */
import { strict as assert } from 'node:assert';
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepPrivate } from '../src/dataFolder.js';
import { freshFolder } from './support/folder.js';

describe('The data folder', () => {
  const data = freshFolder();
  const modeOf = async (name = '.') => ((await stat(join(data.path, name))).mode & 0o777).toString(8);

  async function open(name: string, mode: number, isFolder = false): Promise<void> {
    const path = join(data.path, name);
    await (isFolder ? mkdir(path) : writeFile(path, ''));
    await chmod(path, mode);
  }

  beforeEach(async function () {
    if (process.platform === 'win32') this.skip();
    await chmod(data.path, 0o755);
    await open('store', 0o755, true);
    await open('mail', 0o775, true);
    await open('jwt-secret', 0o644);
  });

  it('stays as it is when it holds what is not Gala’s, with a warning', async () => {
    await open('photos', 0o755, true);
    const warnings = keepPrivate(data.path);
    assert.equal(warnings.length, 1);
    assert.match(warnings[0] ?? '', /DATA_DIR.*contains other files/);
    assert.equal(await modeOf(), '755');
    assert.equal(await modeOf('photos'), '755');
    assert.equal(await modeOf('mail'), '700');
  });
});
