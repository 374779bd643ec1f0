/** Reads the caller from the claims of a token. Some names of claims are configurable. */
import { invalid } from './challenge.js';
import { type Principal, permissions } from './permissions.js';

/** Names of claims: a name, a URL, or a dotted path to a nested claim such as `realm_access.roles`. */
export interface ClaimNames {
  readonly tenants: string;
  readonly permissions: string;
  readonly roles: string;
  readonly contact: string;
}

export const defaultClaimNames: ClaimNames = {
  tenants: 'tenants',
  permissions: 'permissions',
  roles: 'roles',
  contact: 'contact_id',
};

export type Claims = Readonly<Record<string, unknown>>;

/** The permissions of each role, by name. */
export type Roles = ReadonlyMap<string, readonly string[]>;

export const noRoles: Roles = new Map();

export interface Granted {
  readonly principal: Omit<Principal, 'expires'>;
  /** The number of permissions. */
  readonly size: number;
}

/** @throws Fault `token_invalid`, naming the claim. */
export function granted(claims: Claims, names: ClaimNames, roles: Roles): Granted {
  const id = claimAt(claims, 'sub');
  const email = claimAt(claims, 'email');
  const contact = claimAt(claims, names.contact);
  const contactId = contact === undefined ? id : contact;
  if (!isName(id)) throw invalidClaim('sub', 'a string: the id of the caller');
  if (email !== undefined && typeof email !== 'string') throw invalidClaim('email', 'a string, if present');
  if (!isName(contactId)) throw invalidClaim(names.contact, 'a string, if present: the contact of the caller');
  const tenants = tenantsIn(claims, names.tenants);
  const patterns = patternsIn(claims, names, roles);
  return { principal: { id, contactId, email, tenants, ...permissions(patterns) }, size: patterns.length };
}

function tenantsIn(claims: Claims, name: string): ReadonlySet<string> {
  const value = claimAt(claims, name);
  if (typeof value === 'string' && value !== '') return new Set([value]);
  if (isTexts(value)) return new Set(value);
  throw invalidClaim(name, 'a tenant id or an array of tenant ids');
}

/** The maximum number of permissions of a token, including those of its roles, so that checking a token stays cheap. */
const maxPermissions = 2000;

function patternsIn(claims: Claims, names: ClaimNames, roles: Roles): string[] {
  const named = listAt(claims, names.permissions, words, 'operationIds');
  const scopes = listAt(claims, 'scope', words, 'operationIds');
  const held = listAt(claims, names.roles, alone, 'role names');
  if (named === undefined && scopes === undefined && held === undefined)
    throw invalid(`The token must have at least one of the claims ${names.permissions}, scope and ${names.roles}.`);
  const patterns = new Set([...(named ?? []), ...(scopes ?? [])]);
  for (const role of new Set(held)) for (const pattern of roles.get(role) ?? []) patterns.add(pattern);
  if (patterns.size > maxPermissions)
    throw invalid(`The token has more than ${maxPermissions} permissions, including those of its roles.`);
  return [...patterns];
}

/** @param split splits a string where an array is expected. */
function listAt(claims: Claims, name: string, split: (text: string) => string[], what: string): string[] | undefined {
  const value = claimAt(claims, name);
  if (value === undefined || isTexts(value)) return value;
  if (typeof value === 'string') return split(value);
  throw invalidClaim(name, `an array of ${what}`);
}

/** As OAuth writes scopes (RFC 6749 §3.3). */
const words = (text: string) => text.split(' ').filter((word) => word !== '');
/** Role names can contain spaces. */
const alone = (text: string) => [text];

/** A claim with exactly this name takes precedence over a path. */
export function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const part of name.split('.')) {
    if (!isObject(value) || !Object.hasOwn(value, part)) return undefined;
    value = value[part];
  }
  return value;
}

export const isObject = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name is stored in records, so it must be a valid string for records. Control characters are rejected. */
const isName = (text: unknown): text is string =>
  typeof text === 'string' && text !== '' && text.isWellFormed() && !controls.test(text);
const controls = /\p{Cc}/u;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

export const invalidClaim = (claim: string, what: string) => invalid(`The token's claim ${claim} must be ${what}.`);
