/** Restricts the files in `DATA_DIR` to their owner and removes what killed processes have left. */
import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All entries that Gala creates. If there are others, the folder is not Gala's alone. */
const own = ['store', 'mail', 'jwt-secret', 'issuer-keys.json', 'clients.json'];
const inStore = ['data.mdb', 'lock.mdb'];

const forOthers = 0o077;

/**
 * Removes the permissions of other users from Gala's files, and from the folder itself if it contains nothing else.
 * @returns warnings about what failed.
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
    return [`Other users can access ${path}, and its permissions cannot be changed: ${(error as Error).message}`];
  }
}

const warnOfShared = (folder: string) =>
  isOpen(folder)
    ? [
        `Other users can read DATA_DIR (${folder}). Gala does not change its permissions because it contains other files.`,
      ]
    : [];

/** Names of temporary files. */
const draft =
  /^((jwt-secret|issuer-keys\.json|clients\.json)\.[0-9a-f]{12}\.draft|lock\.mdb\.[0-9a-f]{12}|.*\.eml\.[0-9a-f]{12}\.(draft|part))$/;
/** Milliseconds after which a draft is abandoned. Other processes may share the folder. */
const draftsLast = 600_000;

/** Removes abandoned drafts. If one cannot be removed, it only takes space. */
export function removeOldDrafts(dataDir: string): void {
  for (const folder of ['.', 'store', 'mail'].map((name) => join(dataDir, name))) {
    try {
      const paths = readdirSync(folder)
        .filter((name) => draft.test(name))
        .map((name) => join(folder, name));
      for (const path of paths) if (Date.now() - statSync(path).mtimeMs > draftsLast) rmSync(path, { force: true });
    } catch {
      // the folder does not exist, is not ours, or another process is cleaning it
    }
  }
}
