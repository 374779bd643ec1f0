/** The default roles, checked against the documents. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isForEveryone } from '../src/schema/document.js';
import { operationsOf, type Root } from './decorators/tree.js';
import { Mistake } from './sources.js';

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

/** The roles of the file, with what the tags of these documents give them. */
export function readRoles(folder: string, roots: readonly Root[]): Roles {
  const roles = rolesIn(readFileSync(join(folder, source), 'utf8'));
  const given = roots.flatMap((root) => givenIn(root, roles));
  const named = (role: string) => given.filter((one) => one.role === role).flatMap(({ permissions }) => permissions);
  return Object.fromEntries(
    Object.entries(roles).map(([role, permissions]) => [role, [...named(role), ...permissions]]),
  );
}

/** What a tag's `x-roles` can give: of the operations that every resource has, lists and searches, and the permission to unlock. */
const grants: Readonly<Record<string, RegExp>> = {
  all: /^(create|upsert|get|replace|patch|delete|batch|list\w*|search|unlock)$/,
  read: /^(get|list\w*|search)$/,
};

/** @throws Error for a role or a grant that does not exist. */
function givenIn(root: Root, roles: Roles) {
  return root.tags.flatMap(({ name, 'x-roles': given = {} }) =>
    Object.entries(given).map(([role, grant]) => {
      const verbs = grants[grant];
      const written = `x-roles of ${name} has ${role}: ${grant}`;
      if (roles[role] === undefined)
        throw new Mistake(
          ['tags', `name=${name}`, role],
          `${written}. The roles are ${Object.keys(roles).join(', ')}.`,
        );
      if (verbs === undefined)
        throw new Mistake(['tags', `name=${name}`, role], `${written}. Write ${Object.keys(grants).join(' or ')}.`);
      const own = operationsOf(root).map(({ operation }) => operation);
      const ids = own.filter((one) => !isForEveryone(one) && verbs.test(verbOf(name, one.operationId)));
      const unlock = verbs.test('unlock') ? [`${name}.unlock`] : [];
      return { role, permissions: [...new Set([...ids.map(permissionOf), ...unlock])] };
    }),
  );
}

const verbOf = (tag: string, id = '') => (id.startsWith(`${tag}.`) ? id.slice(tag.length + 1) : '');

export const permissionOf = (operation: { operationId?: string; 'x-permission'?: string }): string =>
  operation['x-permission'] ?? operation.operationId ?? '';

/** Permission → what it allows. */
export const readExtras = (folder = '.') =>
  parse(readFileSync(join(folder, 'openapi/shared/permissions.yaml'), 'utf8')) as Readonly<Record<string, string>>;

/** @throws Error if it does not map names to arrays of names. */
export function rolesIn(text: string): Roles {
  const roles: unknown = parse(text);
  if (typeof roles !== 'object' || roles === null || Array.isArray(roles))
    throw new Mistake([], `${source}: the file must map role names to arrays of permissions.`);
  for (const [role, permissions] of Object.entries(roles)) {
    if (!Array.isArray(permissions)) throw new Mistake([role], `${role} must be an array of permissions.`);
    for (const name of permissions)
      if (typeof name !== 'string')
        throw new Mistake([role], `${role} has ${JSON.stringify(name)}, which is not a string.`);
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
      throw new Mistake(
        [`operationId=${name}`],
        `no role except admin has ${name}. Add it in ${source} to the roles that can call it.`,
      );
  }
}

function checkPermission(role: string, name: string, all: readonly string[], known: Known): void {
  const isOwn = name.endsWith(ownSuffix);
  const plain = isOwn ? name.slice(0, -ownSuffix.length) : name;
  const renamed = known.renamed.get(plain);
  const wrong = (message: string) => new Mistake([role, name], message);
  if (plain.includes('*')) throw wrong(`${role} has ${name}, but only admin can have a *, and nothing else.`);
  if (renamed !== undefined) throw wrong(`${role} has ${name}, which needs the permission ${renamed} instead.`);
  if (!known.needed.has(plain) && !known.extras.has(plain)) throw wrong(`${role} has ${name}, which does not exist.`);
  if (isOwn && !known.limitable.has(plain)) throw wrong(`${role} has ${name}, which cannot be limited.`);
  if (all.filter((one) => one === plain || one === plain + ownSuffix).length > 1)
    throw wrong(`${role} has ${plain} more than once.`);
}
