/** Roles: names for lists of permissions. */
import type { Finding } from '../config/settingsFile.js';
import { checkPermission } from './permissionNames.js';

const mostRoles = 100;
const mostPermissions = 1000;
const longestName = 128;

/** @returns the first thing that is wrong with what a file of roles holds: a map of lists of permissions. */
export function checkRoles(value: unknown): Finding | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return at([], 'roles are written as a map: the name of a role, then the list of its permissions');
  const roles = Object.entries(value);
  if (roles.length > mostRoles) return at([], `there are ${roles.length} roles; at most ${mostRoles} are supported`);
  return first(roles, ([name, list]) => roleFinding(name, list));
}

function roleFinding(name: string, list: unknown): Finding | undefined {
  const role = JSON.stringify(name.slice(0, longestName));
  if (name === '' || name.length > longestName || /\p{Cc}/u.test(name))
    return at([name], `the name of a role has 1 to ${longestName} characters, unlike ${role}`);
  if (!Array.isArray(list)) return at([name], `the role ${role} must be a list of permissions`);
  if (list.length > mostPermissions)
    return at([name], `the role ${role} has ${list.length} permissions; at most ${mostPermissions} are supported`);
  return first([...list.entries()], ([index, pattern]) => {
    const message = patternMessage(pattern, list.indexOf(pattern) < index);
    return message === undefined ? undefined : at([name, index], message);
  });
}

function patternMessage(pattern: unknown, isRepeated: boolean): string | undefined {
  if (typeof pattern !== 'string')
    return `a permission is a text such as references.get, not ${JSON.stringify(pattern)}`;
  const unknown = checkPermission(pattern);
  if (unknown !== undefined) return unknown;
  return isRepeated ? `${JSON.stringify(pattern)} is in the list already` : undefined;
}

const at = (path: Finding['path'], message: string): Finding => ({ path, message });

function first<T>(all: readonly T[], find: (one: T) => Finding | undefined): Finding | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
