/** Keeps what lies in `DATA_DIR` to its owner, and free of what killed processes have left. */
import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that Gala makes there. A folder with more in it is not Gala's alone. */
const own = ['store', 'mail', 'jwt-secret', 'issuer-keys.json', 'clients.json'];
const inStore = ['data.mdb', 'lock.mdb'];

const forOthers = 0o077;

/**
 * Takes from others what rights they have to Gala's files in an existing folder; to the folder itself only when there is
 * nothing else in it.
 * @returns what could not be done, in sentences.
 */
export function keepPrivate(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const names = readdirSync(folder);
  const found = own.filter((name) => names.includes(name));
  const paths = [...found, ...inStore.map((name) => join('store', name))].map((name) => join(folder, name));
  const warnings = paths.flatMap(narrow);
  const isShared = names.length > found.length;
  return isShared ? [...warnings, ...warnOfShared(folder)] : [...warnings, ...narrow(folder)];
}

const isOpen = (path: string) => {
  const { mode } = statSync(path, { throwIfNoEntry: false }) ?? { mode: 0 };
  return process.platform !== 'win32' && (mode & forOthers) !== 0;
};

function narrow(path: string): string[] {
  if (!isOpen(path)) return [];
  try {
    chmodSync(path, statSync(path).mode & ~forOthers);
    return [];
  } catch (error) {
    return [`Others than its owner may use ${path}, and that cannot be changed: ${(error as Error).message}`];
  }
}

const warnOfShared = (folder: string) =>
  isOpen(folder)
    ? [`Others than its owner may look into DATA_DIR (${folder}), which holds files that are not Gala's.`]
    : [];

/** Names that our files have while they are written, beside where they belong. */
const draft =
  /^(jwt-secret|issuer-keys\.json(\.lock)?|clients\.json(\.lock)?|lock\.mdb)\.[0-9a-f]{12}(\.draft)?$|\.eml\.[0-9a-f]{12}\.part$/;
/** Milliseconds after which nobody is writing a draft any more: other processes may share the folder. */
const draftsLast = 600_000;

/** Removes drafts that nobody is writing. What cannot be removed only takes room. */
export function removeOldDrafts(dataDir: string): void {
  for (const folder of ['.', 'store', 'mail'].map((name) => join(dataDir, name))) {
    try {
      const paths = readdirSync(folder)
        .filter((name) => draft.test(name))
        .map((name) => join(folder, name));
      for (const path of paths) if (Date.now() - statSync(path).mtimeMs > draftsLast) rmSync(path, { force: true });
    } catch {
      // there is no such folder, it is not ours, or another process removes them, too
    }
  }
}
