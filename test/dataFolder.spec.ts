/** Whose the files are. */
import { strict as assert } from 'node:assert';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepPrivate } from '../src/dataFolder.js';

describe('The data folder', () => {
  let folder: string;
  const modeOf = async (name = '.') => ((await stat(join(folder, name))).mode & 0o777).toString(8);

  async function open(name: string, mode: number, isFolder = false): Promise<void> {
    const path = join(folder, name);
    await (isFolder ? mkdir(path) : writeFile(path, ''));
    await chmod(path, mode);
  }

  beforeEach(async function () {
    if (process.platform === 'win32') this.skip();
    folder = await mkdtemp(join(tmpdir(), 'gala-test-'));
    await chmod(folder, 0o755);
    await open('store', 0o755, true);
    await open('mail', 0o775, true);
    await open('jwt-secret', 0o644);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is its owner’s alone, with all that is in it', async () => {
    assert.deepEqual(keepPrivate(folder), []);
    for (const name of ['.', 'store', 'mail']) assert.equal(await modeOf(name), '700', name);
    assert.equal(await modeOf('jwt-secret'), '600');
  });

  it('stays as it is when it holds what is not Gala’s, with a warning', async () => {
    await open('photos', 0o755, true);
    const warnings = keepPrivate(folder);
    assert.equal(warnings.length, 1);
    assert.match(warnings[0] ?? '', /DATA_DIR.*contains other files/);
    assert.equal(await modeOf(), '755');
    assert.equal(await modeOf('photos'), '755');
    assert.equal(await modeOf('mail'), '700');
  });

  it('need not exist', () => {
    assert.deepEqual(keepPrivate(join(folder, 'none')), []);
  });
});
