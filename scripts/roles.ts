/** The default roles, checked against the documents. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Role → its permissions. */
export type Roles = Readonly<Record<string, readonly string[]>>;

/** The permissions of the documents. */
export interface Known {
  /** Permissions that operations need. */
  readonly needed: ReadonlySet<string>;
  /** Those that can be limited to own records. */
  readonly limitable: ReadonlySet<string>;
  /** Permissions that belong to no operation, with one name for each resource. */
  readonly extras: ReadonlySet<string>;
  /** Operations whose permission has another name. */
  readonly renamed: ReadonlyMap<string, string>;
}

export const source = 'openapi/roles.yaml';
const ownSuffix = ':own';

export const readRoles = (folder = '.'): Roles => rolesIn(readFileSync(join(folder, source), 'utf8'));

/** Permission → what it allows. */
export const readExtras = (folder = '.') =>
  parse(readFileSync(join(folder, 'openapi/shared/permissions.yaml'), 'utf8')) as Readonly<Record<string, string>>;

/** @throws Error if it does not map names to arrays of names. */
export function rolesIn(text: string): Roles {
  const roles: unknown = parse(text);
  if (typeof roles !== 'object' || roles === null || Array.isArray(roles))
    throw fault('the file must map role names to arrays of permissions.');
  for (const [role, permissions] of Object.entries(roles)) {
    if (!Array.isArray(permissions)) throw fault(`${role} must be an array of permissions.`);
    for (const name of permissions)
      if (typeof name !== 'string') throw fault(`${role} has ${JSON.stringify(name)}, which is not a string.`);
  }
  return roles as Roles;
}

/** The roles with a permission, as `role` or `role:own`, except the one with all permissions. */
export function holdersOf(permission: string, roles: Roles): string[] {
  return Object.entries(roles).flatMap(([role, permissions]) => {
    if (permissions.includes(permission)) return [role];
    return permissions.includes(permission + ownSuffix) ? [role + ownSuffix] : [];
  });
}

/** @throws Error for an error in a role, or an operation that no role except admin can call. */
export function checkRoles(roles: Roles, known: Known): void {
  for (const [role, permissions] of Object.entries(roles)) {
    if (role === 'admin' && permissions.join() === '*') continue;
    for (const name of permissions) checkPermission(role, name, permissions, known);
  }
  for (const name of known.needed) {
    if (holdersOf(name, roles).length === 0)
      throw fault(`no role except admin has ${name}. Add it to the roles that can call it.`);
  }
}

function checkPermission(role: string, name: string, all: readonly string[], known: Known): void {
  const isOwn = name.endsWith(ownSuffix);
  const plain = isOwn ? name.slice(0, -ownSuffix.length) : name;
  const renamed = known.renamed.get(plain);
  if (plain.includes('*')) throw fault(`${role} has ${name}, but only admin can have a *, and nothing else.`);
  if (renamed !== undefined) throw fault(`${role} has ${name}, which needs the permission ${renamed} instead.`);
  if (!known.needed.has(plain) && !known.extras.has(plain)) throw fault(`${role} has ${name}, which does not exist.`);
  if (isOwn && !known.limitable.has(plain)) throw fault(`${role} has ${name}, which cannot be limited.`);
  if (all.filter((one) => one === plain || one === plain + ownSuffix).length > 1)
    throw fault(`${role} has ${plain} more than once.`);
}

const fault = (message: string) => new Error(`${source}: ${message}`);
