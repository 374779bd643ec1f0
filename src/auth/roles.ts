/** The roles in use, which name lists of permissions: those of the operator's file, or else the default roles. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSettings, schemaCheck } from '../lib/settingsFile.js';
import type { Roles } from './claims.js';
import { checkPermission } from './permissions.js';

type Lists = Readonly<Record<string, readonly string[]>>;

const roleName = {
  type: 'string',
  pattern: '^[^\\p{Cc}]{1,128}$',
  description: 'a role name of 1 to 128 characters without control characters',
};

export const rolesSchema = {
  description: 'a map of at most 100 role names to arrays of permissions',
  type: 'object',
  maxProperties: 100,
  propertyNames: roleName,
  additionalProperties: {
    description: 'an array of at most 1000 permissions',
    type: 'array',
    maxItems: 1000,
    items: { type: 'string', description: 'a permission such as references.get', check: checkPermission },
  },
};

/**
 * @param path of the operator's file, if any. It replaces all default roles.
 * @throws ConfigError with the position of the error.
 */
export function readRoles(path: string | undefined): Roles {
  return new Map(Object.entries(path === undefined ? defaults() : readSettings<Lists>(path, schemaCheck(rolesSchema))));
}

function defaults(): Lists {
  const path = fileURLToPath(new URL('roles.json', import.meta.resolve('#generated/awards.json')));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Lists) : {};
}
