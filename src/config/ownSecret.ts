/** The secret that Gala makes for itself when no key is configured. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './environment.js';
import { createWhole } from './wholeFile.js';

/** Readable by its owner only. Processes that start at the same time end up with the same secret. */
export function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'jwt-secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(path)) createWhole(path, randomBytes(32).toString('hex'));
    return readSecret(path);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`DATA_DIR must be a folder that can be written: ${(error as Error).message}.`);
  }
}

function readSecret(path: string): string {
  const secret = readFileSync(path, 'utf8').trim();
  if (/^[0-9a-f]{64}$/.test(secret)) return secret;
  throw new ConfigError(`${path} is damaged: remove it, and a new one is made; tokens signed before are void then.`);
}
