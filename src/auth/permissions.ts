/** The caller, their permissions, and all permissions that a role, a client or a token can name. */
import { readdirSync, readFileSync } from 'node:fs';
import { closestMatch } from 'leven';
import { LRUCache } from 'lru-cache';
import { isForEveryone } from '../schema/document.js';
import type { Model } from '../schema/model.js';
import { insufficientScope } from './challenge.js';

/** What a permission covers: all records, or only the caller's own. */
export type Grant = 'all' | 'own';

/** The caller, as the token describes it. */
export interface Principal {
  /** The `sub` claim. */
  readonly id: string;
  /** The caller's contact in records: the `contact_id` claim, else `sub`. */
  readonly contactId: string;
  readonly email: string | undefined;
  /** Tenant ids; `*` means all. */
  readonly tenants: ReadonlySet<string>;
  /** When the token expires, in seconds since 1970. */
  readonly expires: number;
  /** Whether the caller has a permission for all records. */
  readonly may: (permission: string) => boolean;
  /** How far a permission goes, if the caller has it. */
  readonly grant: (permission: string) => Grant | undefined;
  /** If they come by a link: only its records are theirs, those of this resource with these values. */
  readonly link?: Linked;
}

/** What a link opens, as it is stored. */
interface Linked {
  readonly kind: string;
  readonly about: string;
  readonly contact_id: string;
  readonly email_address: string;
  readonly from_name?: string | undefined;
  readonly reply_to?: string | undefined;
  readonly resource: string;
  /** Dotted path, or `id` → its value. */
  readonly match: Readonly<Record<string, string>>;
  /** Dotted path of the address, which must be the same. */
  readonly addressIn?: string | undefined;
}

const ownSuffix = ':own';

/**
 * @param patterns names of permissions; `*` matches any characters, and `:own` at the end limits one to the caller's own
 * records.
 * @returns tests that cache their results.
 */
export function permissions(patterns: readonly string[]): Pick<Principal, 'may' | 'grant'> {
  const own = patterns.filter((pattern) => pattern.endsWith(ownSuffix)).map((one) => one.slice(0, -ownSuffix.length));
  const all = patterns.filter((pattern) => !pattern.endsWith(ownSuffix));
  const known = new Map<string, Grant | undefined>();
  const grant = (permission: string) => {
    if (!known.has(permission)) known.set(permission, granted(permission));
    return known.get(permission);
  };
  const granted = (permission: string) => {
    if (all.some((pattern) => matches(pattern, permission))) return 'all';
    return own.some((pattern) => matches(pattern, permission)) ? 'own' : undefined;
  };
  return { may: (permission) => grant(permission) === 'all', grant };
}

/** Finds each part of the pattern at its first occurrence after the part before it, so one pass is enough. */
function matches(pattern: string, permission: string): boolean {
  const [first = '', ...parts] = pattern.split('*');
  const last = parts.pop();
  if (last === undefined) return pattern === permission;
  const end = permission.length - last.length;
  if (end < first.length || !permission.startsWith(first) || !permission.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts) {
    const start = permission.indexOf(part, at);
    if (start < 0 || start + part.length > end) return false;
    at = start + part.length;
  }
  return true;
}

/** Permissions that are not operations. Each resource, which has `replace`, also has `unlock`. */
const extras = [
  'abstractReviews.overrideClosedRound',
  'abstractReviews.overrideConflict',
  'abstractReviews.previewEmailTo',
  'abstractReviews.submitForOthers',
  'abstracts.previewEmailTo',
  'applications.previewEmailTo',
  'functionTickets.sellHidden',
  'messages.getBody',
  'references.overrideConflict',
  'references.previewEmailTo',
  'reviews.overrideClosedRound',
  'reviews.overrideConflict',
  'reviews.previewEmailTo',
  'reviews.submitForOthers',
];

interface Operation {
  readonly operationId?: string;
  readonly security?: readonly object[];
  readonly 'x-permission'?: string;
  readonly 'x-own'?: boolean;
}

interface Known {
  /** All names, sorted: operationIds or their `x-permission`, and the extras. */
  readonly names: readonly string[];
  /** Those that can be limited to the caller's own records. */
  readonly ownable: ReadonlySet<string>;
}

let known: Known | undefined;

export const permissionNames = (): readonly string[] => knownPermissions().names;

function knownPermissions(): Known {
  known ??= permissionsOf(operations());
  return known;
}

function permissionsOf(operations: readonly Operation[]): Known {
  const ids = operations.map(({ operationId = '', 'x-permission': other = operationId }) => other);
  const unlocks = ids.filter((id) => id.endsWith('.replace')).map((id) => id.replace('.replace', '.unlock'));
  const ownable = operations.filter((operation) => operation['x-own']).map(({ operationId = '' }) => operationId);
  return { names: [...new Set([...ids, ...unlocks, ...extras])].sort(), ownable: new Set(ownable) };
}

/** The operations that need a permission, of all JSON files in generated/. Those that are not documents have no paths. */
function operations(): Operation[] {
  const folder = new URL('.', import.meta.resolve('#generated/awards.json'));
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const texts = files.map((name) => readFileSync(new URL(name, folder), 'utf8'));
  return texts.flatMap((text) => {
    const { paths = {} } = JSON.parse(text) as { paths?: Record<string, Record<string, Operation>> };
    const all = Object.values(paths).flatMap((item) => Object.values(item));
    return all.filter((operation) => operation.operationId !== undefined && !isForEveryone(operation));
  });
}

/** The maximum length of a pattern. */
const longest = 128;

/**
 * @param pattern as in tokens: `*` matches any characters, `:own` at the end limits it to the caller's own records.
 * @returns what is wrong with it; undefined if it grants something.
 */
export function checkPermission(pattern: string): string | undefined {
  const [name = '', own = ''] = pattern.slice(0, longest + 1).split(/(:own)$/);
  const quoted = JSON.stringify(pattern.slice(0, longest));
  if (pattern.length > longest) return `${quoted}… is longer than ${longest} characters`;
  if (!/^[\w.*]+$/.test(name))
    return `${quoted} is not a permission; use a form such as references.get, references.* or *.get:own`;
  if (fine.has(pattern)) return undefined;
  const { names, ownable } = knownPermissions();
  const named = names.filter(permissions([name]).may);
  if (named.length === 0) return `${quoted} matches no permission; ${hint(name, own)}`;
  if (own !== '' && !named.some((one) => ownable.has(one)))
    return `${quoted} grants nothing because none of its permissions can be limited to own records`;
  fine.set(pattern, true);
  return undefined;
}

/** Patterns that are known to be valid. */
const fine = new LRUCache<string, true>({ max: 1000 });

/** What may have been meant: a name that a typing error is between, or any of the same resource. */
function hint(name: string, own: string): string {
  const all = permissionNames();
  const families = name.includes('*') ? all.map((one) => one.replace(/\.\w+$/, '.*')) : [];
  const near = closestMatch(name, [...families, ...all], { maxDistance: 3 });
  if (near !== undefined) return `the closest is ${near}${own}`;
  const [resource = ''] = name.split('.', 1);
  const verbs = all.filter((one) => one.startsWith(`${resource}.`)).map((one) => one.slice(resource.length + 1));
  return verbs.length > 0
    ? `${resource} has ${verbs.join(', ')}`
    : 'permissions are the operationIds of the documents, such as references.get';
}

// Checks how far a caller's permission for an operation goes.

/** @throws Fault `permission_missing`, also if the permission is limited to own records but the operation cannot be. */
export function authorize(
  caller: Principal,
  { document, name }: Pick<Model, 'document' | 'name'>,
  verb: string,
  permission = `${name}.${verb}`,
): Grant {
  const grant = caller.grant(permission);
  const isOwnable = () => document.operation(`${name}.${verb}`)?.['x-own'] === true;
  if (grant === 'all' || (grant === 'own' && isOwnable())) return grant;
  throw insufficientScope(permission);
}
