/** Folders of tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that each test of a suite has anew, or that all of them share; it is gone afterwards. */
export function freshFolder(isShared = false): { readonly path: string } {
  const folder = { path: '' };
  const [begin, end] = isShared ? [before, after] : [beforeEach, afterEach];
  begin(async () => {
    folder.path = await mkdtemp(join(tmpdir(), 'gala-test-'));
  });
  end(() => rm(folder.path, { recursive: true, force: true }));
  return folder;
}
