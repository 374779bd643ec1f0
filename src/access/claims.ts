/** Reads who calls out of the claims of a token, wherever its issuer puts that. */
import { invalid } from './challenge.js';
import { type Principal, permissions } from './principal.js';

/** Names of claims: a name, a URL, or the way to it through other claims: `realm_access.roles`. */
export interface ClaimNames {
  readonly tenants: string;
  readonly permissions: string;
  readonly roles: string;
  readonly contact: string;
}

export const usualNames: ClaimNames = {
  tenants: 'tenants',
  permissions: 'permissions',
  roles: 'roles',
  contact: 'contact_id',
};

export type Claims = Readonly<Record<string, unknown>>;

/** The permissions that each role stands for, by its name. */
export type Roles = ReadonlyMap<string, readonly string[]>;

export const noRoles: Roles = new Map();

export interface Granted {
  readonly principal: Principal;
  /** How many permissions it holds. */
  readonly size: number;
}

/** @throws Fault `token_invalid`, naming the claim. */
export function granted(claims: Claims, names: ClaimNames, roles: Roles): Granted {
  const id = claimAt(claims, 'sub');
  const email = claimAt(claims, 'email');
  const contact = claimAt(claims, names.contact);
  const contactId = contact === undefined ? id : contact;
  if (!isName(id)) throw invalidClaim('sub', 'a text: who calls');
  if (email !== undefined && typeof email !== 'string') throw invalidClaim('email', 'a text, if anything');
  if (!isName(contactId)) throw invalidClaim(names.contact, 'a text, if anything: who the caller is in records');
  const tenants = tenantsIn(claims, names.tenants);
  const patterns = patternsIn(claims, names, roles);
  return { principal: { id, contactId, email, tenants, ...permissions(patterns) }, size: patterns.length };
}

function tenantsIn(claims: Claims, name: string): ReadonlySet<string> {
  const value = claimAt(claims, name);
  if (typeof value === 'string' && value !== '') return new Set([value]);
  if (isTexts(value)) return new Set(value);
  throw invalidClaim(name, 'a tenant id, or a list of tenant ids');
}

/** What a token may stand for, so that no role makes it a burden to check. */
const mostPermissions = 2000;

function patternsIn(claims: Claims, names: ClaimNames, roles: Roles): string[] {
  const named = listAt(claims, names.permissions, words, 'operationIds');
  const scopes = listAt(claims, 'scope', words, 'operationIds');
  const held = listAt(claims, names.roles, alone, 'names of roles');
  if (named === undefined && scopes === undefined && held === undefined)
    throw invalid(`The token must have the claim ${names.permissions}, scope or ${names.roles}.`);
  const patterns = new Set([...(named ?? []), ...(scopes ?? [])]);
  for (const role of new Set(held)) for (const pattern of roles.get(role) ?? []) patterns.add(pattern);
  if (patterns.size > mostPermissions) throw invalid(`The token stands for more than ${mostPermissions} permissions.`);
  return [...patterns];
}

/** @param split reads a text where a list could be. */
function listAt(claims: Claims, name: string, split: (text: string) => string[], what: string): string[] | undefined {
  const value = claimAt(claims, name);
  if (value === undefined || isTexts(value)) return value;
  if (typeof value === 'string') return split(value);
  throw invalidClaim(name, `a list of ${what}`);
}

/** As OAuth writes scopes (RFC 6749 §3.3). */
const words = (text: string) => text.split(' ').filter((word) => word !== '');
/** Names of roles may have spaces. */
const alone = (text: string) => [text];

/** A claim of this very name comes first. */
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

/** It stands in records: it has what every text of a record may have, and nothing that is not meant to be seen. */
const isName = (text: unknown): text is string =>
  typeof text === 'string' && text !== '' && text.isWellFormed() && !controls.test(text);
const controls = /\p{Cc}/u;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

export const invalidClaim = (claim: string, what: string) => invalid(`The token's claim ${claim} must be ${what}.`);
