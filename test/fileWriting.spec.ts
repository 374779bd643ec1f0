/** Files that must never be half written, nor by two processes at once. */
import { strict as assert } from 'node:assert';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../src/config/environment.js';
import { readOrCreate, withLock, writeFileAtomically } from '../src/config/fileWriting.js';
import { freshFolder } from './support/folder.js';
import { withoutPauses } from './support/time.js';

describe('A file that a command changes', () => {
  const folder = freshFolder();
  let path: string;
  beforeEach(() => {
    path = join(folder.path, 'deeper', 'keys.json');
  });
  const names = () => readdirSync(join(folder.path, 'deeper'));

  it('is replaced as a whole, for its owner only, and nothing else is left', async () => {
    await withLock(path, () => {
      assert.ok(existsSync(`${path}.lock`));
      writeFileAtomically(path, 'one');
      writeFileAtomically(path, 'two');
    });
    assert.deepEqual([readFileSync(path, 'utf8'), names()], ['two', ['keys.json']]);
    assert.equal(statSync(path).mode & 0o777, 0o600);
  });

  it('stays as it is when it cannot be replaced', () => {
    mkdirSync(path, { recursive: true });
    assert.throws(() => writeFileAtomically(path, 'x'), /EISDIR|directory/);
    assert.deepEqual(names(), ['keys.json']);
  });

  it('is created once, though several processes start at the same time', () => {
    const created = readOrCreate(path, () => {
      writeFileSync(path, 'of another process');
      return 'own';
    });
    assert.deepEqual([created, names()], ['of another process', ['keys.json']]);
    assert.equal(readOrCreate(path, assert.fail), created);
  });

  it('is not changed while another command keeps its lock, and the message says what to do', async () => {
    mkdirSync(`${path}.lock`, { recursive: true });
    const waiting = withoutPauses(() => withLock(path, () => assert.fail('it was run')), true, /[/\\]retry[/\\]/);
    await assert.rejects(waiting, (error: Error) => {
      assert.ok(error instanceof ConfigError);
      return error.message.includes(`Another command is changing ${path}. If none is running, delete the folder`);
    });
  });
});
