/** Whose the files are. */
import { strict as assert } from 'node:assert';
import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keepPrivate } from '../src/config/dataFolder.js';
import { freshFolder } from './support/folder.js';

describe('The data folder', () => {
  const data = freshFolder();
  const modeOf = async (name = '.') => ((await stat(join(data.path, name))).mode & 0o777).toString(8);

  beforeEach(async function () {
    if (process.platform === 'win32') this.skip();
    await chmod(data.path, 0o755);
    for (const name of ['store', 'mail', 'photos']) {
      await mkdir(join(data.path, name));
      await chmod(join(data.path, name), 0o755);
    }
  });

  it('is left as it is, with a warning, when it holds files of others', async () => {
    const warnings = keepPrivate(data.path);
    assert.match(warnings.join('\n'), /^.*DATA_DIR.*contains other files.*$/);
    assert.deepEqual([await modeOf(), await modeOf('photos'), await modeOf('mail')], ['755', '755', '700']);
  });
});
