/** Files that must never be half written, nor by two processes at once. */
import { strict as assert } from 'node:assert';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ConfigError,
  readOrCreate,
  withLock,
  writeFileAtomically,
  writeFolderAtomically,
} from '../src/lib/fileWriting.js';
import { freshFolder } from './support/folder.js';
import { withoutPauses } from './support/time.js';

describe('A file that a command changes', () => {
  const folder = freshFolder();
  let path: string;
  beforeEach(() => {
    path = join(folder.path, 'deeper', 'keys.json');
  });
  const names = () => readdirSync(join(folder.path, 'deeper'));

  it('is replaced as a whole, readable for its owner only, and leaves no other file behind', async () => {
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

  it('is created once, though several processes try at the same time', () => {
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

describe('A folder that a command makes', () => {
  const folder = freshFolder();
  const fill = async (draft: string) => {
    mkdirSync(join(draft, 'store'));
    writeFileSync(join(draft, 'last.json'), 'x');
  };
  const filled = ['last.json', 'store'];

  it('appears only when it is complete, and leaves nothing else behind', async () => {
    const path = join(folder.path, 'new');
    await writeFolderAtomically(path, 'last.json', async (draft) => {
      assert.ok(!existsSync(path));
      await fill(draft);
    });
    assert.deepEqual([readdirSync(path).sort(), readdirSync(folder.path)], [filled, ['new']]);
  });

  it('is filled in place if it exists and is empty, as its parent may belong to others', async () => {
    const path = join(folder.path, 'empty');
    mkdirSync(path);
    const { ino } = statSync(path);
    await writeFolderAtomically(path, 'last.json', async (draft) => {
      assert.deepEqual(readdirSync(folder.path), ['empty']);
      await fill(draft);
    });
    assert.deepEqual([readdirSync(path).sort(), statSync(path).ino], [filled, ino]);
  });

  it('stays as it was when that fails', async () => {
    for (const name of ['new', 'empty', 'full']) {
      const path = join(folder.path, name);
      if (name !== 'new') mkdirSync(path);
      if (name === 'full') writeFileSync(join(path, 'file'), 'x');
      const before = [readdirSync(folder.path), name === 'new' ? [] : readdirSync(path)];
      const failing = writeFolderAtomically(path, 'last.json', async (draft) => {
        await fill(draft);
        throw new Error('broken');
      });
      await assert.rejects(failing, /^Error: broken$/);
      assert.deepEqual([readdirSync(folder.path), name === 'new' ? [] : readdirSync(path)], before);
    }
  });
});
