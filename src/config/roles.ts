/** The roles that are in force: those of the operator's file, otherwise the ones that Gala comes with. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Roles } from '../access/claims.js';
import { checkRoles } from '../access/roles.js';
import { readSettings } from './settingsFile.js';

type Lists = Readonly<Record<string, readonly string[]>>;

/**
 * @param path of the operator's file, if there is one. It stands in the place of the others: nothing of them is left.
 * @throws ConfigError with the place of what is wrong.
 */
export function readRoles(path: string | undefined): Roles {
  return new Map(Object.entries(path === undefined ? defaults() : (readSettings(path, checkRoles) as Lists)));
}

function defaults(): Lists {
  const path = fileURLToPath(new URL('roles.json', import.meta.resolve('#generated/awards.json')));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Lists) : {};
}
