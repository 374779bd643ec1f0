/** Roles: names for lists of permissions. */
import type { Finding } from '../config/settingsFile.js';
import type { Roles } from './claims.js';
import { checkPermission, permissionNames } from './permissionNames.js';
import { permissions } from './principal.js';

/** Whether a permission can be limited to the caller's own records. */
export type IsOwnable = (permission: string) => boolean;

export function rolesFrom(all: Readonly<Record<string, readonly string[]>>): Roles {
  const byName = new Map(Object.entries(all));
  return (name) => byName.get(name);
}

const mostRoles = 100;
const mostPermissions = 1000;
const longestName = 128;

/** @returns a check of what a file of roles holds: a map of lists of permissions. */
export function checkRoles(isOwnable: IsOwnable): (value: unknown) => Finding | undefined {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return at([], 'roles are written as a map: the name of a role, then the list of its permissions');
    const roles = Object.entries(value);
    if (roles.length > mostRoles) return at([], `there are ${roles.length} roles; at most ${mostRoles} are supported`);
    return first(roles, ([name, list]) => roleFinding(name, list, isOwnable));
  };
}

function roleFinding(name: string, list: unknown, isOwnable: IsOwnable): Finding | undefined {
  const role = JSON.stringify(name.slice(0, longestName));
  if (name === '' || name.length > longestName || /\p{Cc}/u.test(name))
    return at([name], `the name of a role has 1 to ${longestName} characters, unlike ${role}`);
  if (!Array.isArray(list)) return at([name], `the role ${role} must be a list of permissions`);
  if (list.length > mostPermissions)
    return at([name], `the role ${role} has ${list.length} permissions; at most ${mostPermissions} are supported`);
  return first([...list.entries()], ([index, pattern]) => {
    const message = patternMessage(pattern, list.indexOf(pattern) < index, isOwnable);
    return message === undefined ? undefined : at([name, index], message);
  });
}

function patternMessage(pattern: unknown, isRepeated: boolean, isOwnable: IsOwnable): string | undefined {
  if (typeof pattern !== 'string')
    return `a permission is a text such as references.get, not ${JSON.stringify(pattern)}`;
  const unknown = checkPermission(pattern);
  if (unknown !== undefined) return unknown;
  if (isRepeated) return `${JSON.stringify(pattern)} is in the list already`;
  if (!pattern.endsWith(':own')) return undefined;
  const { may } = permissions([pattern.slice(0, -':own'.length)]);
  if (permissionNames().some((name) => may(name) && isOwnable(name))) return undefined;
  return `${JSON.stringify(pattern)} would grant nothing: what it names cannot be limited to own records`;
}

const at = (path: Finding['path'], message: string): Finding => ({ path, message });

function first<T>(all: readonly T[], find: (one: T) => Finding | undefined): Finding | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
