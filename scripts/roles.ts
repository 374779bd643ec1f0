/** The roles that are shipped, checked against the documents. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Role → its permissions. */
export type Roles = Readonly<Record<string, readonly string[]>>;

/** What the documents know of permissions. */
export interface Known {
  /** Permissions that operations need. */
  readonly needed: ReadonlySet<string>;
  /** Those of them that can be limited to one's own records. */
  readonly limitable: ReadonlySet<string>;
  /** Permissions that are no operation's, with a name for each resource where one stands for all. */
  readonly extras: ReadonlySet<string>;
  /** Operations that need a permission of another name. */
  readonly renamed: ReadonlyMap<string, string>;
}

export const source = 'openapi/roles.yaml';
const ownSuffix = ':own';

export const readRoles = (folder = '.'): Roles => rolesIn(readFileSync(join(folder, source), 'utf8'));

/** Permission → what it lets a caller do. */
export const readExtras = (folder = '.') =>
  parse(readFileSync(join(folder, 'openapi/shared/permissions.yaml'), 'utf8')) as Readonly<Record<string, string>>;

/** @throws Error when it is not a map of lists of names. */
export function rolesIn(text: string): Roles {
  const roles: unknown = parse(text);
  if (typeof roles !== 'object' || roles === null || Array.isArray(roles)) throw fault('is no map of roles.');
  for (const [role, permissions] of Object.entries(roles)) {
    if (!Array.isArray(permissions)) throw fault(`${role} is no list of permissions.`);
    for (const name of permissions) if (typeof name !== 'string') throw fault(`${role} names ${JSON.stringify(name)}.`);
  }
  return roles as Roles;
}

/** The roles that have a permission, as `role` or `role:own`; the one that may do everything is not among them. */
export function holdersOf(permission: string, roles: Roles): string[] {
  return Object.entries(roles).flatMap(([role, permissions]) => {
    if (permissions.includes(permission)) return [role];
    return permissions.includes(permission + ownSuffix) ? [role + ownSuffix] : [];
  });
}

/** @throws Error naming what is wrong with a role, or an operation that no role but admin may call. */
export function checkRoles(roles: Roles, known: Known): void {
  for (const [role, permissions] of Object.entries(roles)) {
    if (role === 'admin' && permissions.join() === '*') continue;
    for (const name of permissions) checkPermission(role, name, permissions, known);
  }
  for (const name of known.needed) {
    if (holdersOf(name, roles).length === 0) throw fault(`no role but admin has ${name}: say who may call it.`);
  }
}

function checkPermission(role: string, name: string, all: readonly string[], known: Known): void {
  const isOwn = name.endsWith(ownSuffix);
  const plain = isOwn ? name.slice(0, -ownSuffix.length) : name;
  const renamed = known.renamed.get(plain);
  if (plain.includes('*')) throw fault(`${role} has ${name}: only admin has a *, and nothing else.`);
  if (renamed !== undefined) throw fault(`${role} has ${name}: what is needed for it is ${renamed}.`);
  if (!known.needed.has(plain) && !known.extras.has(plain)) throw fault(`${role} has ${name}, which does not exist.`);
  if (isOwn && !known.limitable.has(plain)) throw fault(`${role} has ${name}, which cannot be limited.`);
  if (all.filter((one) => one === plain || one === plain + ownSuffix).length > 1)
    throw fault(`${role} has ${plain} more than once.`);
}

const fault = (message: string) => new Error(`${source}: ${message}`);
