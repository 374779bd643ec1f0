/** The secret that Gala generates if no key is configured. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './environment.js';
import { writeFileAtomically } from './fileWriting.js';

/** Only its owner can read the file. Processes that start at the same time use the same secret. */
export function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'jwt-secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(path)) writeFileAtomically(path, randomBytes(32).toString('hex'), { onlyCreate: true });
    return readSecret(path);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`DATA_DIR must be a writable folder: ${(error as Error).message}.`);
  }
}

function readSecret(path: string): string {
  const secret = readFileSync(path, 'utf8').trim();
  if (/^[0-9a-f]{64}$/.test(secret)) return secret;
  throw new ConfigError(
    `${path} is damaged. Delete it to create a new secret; tokens signed with the old one become invalid.`,
  );
}
