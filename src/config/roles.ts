/** The roles in use: those of the operator's file, or else the default roles. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Roles } from '../auth/claims.js';
import { checkRoles } from '../auth/roles.js';
import { readSettings } from './settingsFile.js';

type Lists = Readonly<Record<string, readonly string[]>>;

/**
 * @param path of the operator's file, if any. It replaces all default roles.
 * @throws ConfigError with the position of the error.
 */
export function readRoles(path: string | undefined): Roles {
  return new Map(Object.entries(path === undefined ? defaults() : (readSettings(path, checkRoles) as Lists)));
}

function defaults(): Lists {
  const path = fileURLToPath(new URL('roles.json', import.meta.resolve('#generated/awards.json')));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Lists) : {};
}
