/** Roles: names for lists of permissions. */
import type { Finding } from '../config/settingsFile.js';
import { checkPermission } from './permissions.js';

const mostRoles = 100;
const mostPermissions = 1000;
const longestName = 128;

/** @returns the first problem in the value of a roles file, which must map names to arrays of permissions. */
export function checkRoles(value: unknown): Finding | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return at([], 'the file must map role names to arrays of permissions');
  const roles = Object.entries(value);
  if (roles.length > mostRoles) return at([], `there are ${roles.length} roles; use at most ${mostRoles}`);
  return first(roles, ([name, list]) => roleFinding(name, list));
}

function roleFinding(name: string, list: unknown): Finding | undefined {
  const role = JSON.stringify(name.slice(0, longestName));
  if (name === '' || name.length > longestName || /\p{Cc}/u.test(name))
    return at([name], `the role name ${role} must have 1 to ${longestName} characters`);
  if (!Array.isArray(list)) return at([name], `the role ${role} must be an array of permissions`);
  if (list.length > mostPermissions)
    return at([name], `the role ${role} has ${list.length} permissions; use at most ${mostPermissions}`);
  return first([...list.entries()], ([index, pattern]) => {
    const message = patternMessage(pattern, list.indexOf(pattern) < index);
    return message === undefined ? undefined : at([name, index], message);
  });
}

function patternMessage(pattern: unknown, isRepeated: boolean): string | undefined {
  if (typeof pattern !== 'string')
    return `a permission must be a string such as references.get, not ${JSON.stringify(pattern)}`;
  const unknown = checkPermission(pattern);
  if (unknown !== undefined) return unknown;
  return isRepeated ? `${JSON.stringify(pattern)} is listed twice` : undefined;
}

const at = (path: Finding['path'], message: string): Finding => ({ path, message });

function first<T>(all: readonly T[], find: (one: T) => Finding | undefined): Finding | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
