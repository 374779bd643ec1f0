/** The file of the issuer's keys: created at the first start, changed by a command. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../../config/environment.js';
import { withLock } from '../../config/fileLock.js';
import { settingsIn } from '../../config/settingsFile.js';
import { createWhole, removeDrafts, replaceWhole } from '../../config/wholeFile.js';
import { checkKeys, firstKeys, type StoredKeys } from './keys.js';

/** Processes that start at the same time use the same keys. */
export function readOrCreateKeys(path: string, now: Date): StoredKeys {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    if (!existsSync(path)) createWhole(path, textOf(firstKeys(now)));
    return parseKeys(path)(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`DATA_DIR must be a writable folder: ${(error as Error).message}.`);
  }
}

/** @throws ConfigError `path:line:column: message`, with advice. */
export const parseKeys =
  (path: string) =>
  (text: string): StoredKeys => {
    try {
      return settingsIn(text, path, checkKeys) as StoredKeys;
    } catch (error) {
      throw new ConfigError(`${(error as Error).message.replace(/\.$/, '')}. ${advice}`);
    }
  };

const advice =
  'Restore the file from a backup, or delete it to create a new key at the next start; tokens issued before become invalid.';

export function changeKeys(path: string, change: (keys: StoredKeys) => StoredKeys): Promise<StoredKeys> {
  return withLock(path, () => {
    removeDrafts(path);
    const next = change(readOrCreateKeys(path, new Date()));
    replaceWhole(path, textOf(next));
    return next;
  });
}

const textOf = (keys: StoredKeys) => `${JSON.stringify(keys, null, 2)}\n`;
