/** All permissions that a role, a client or a token can name. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { closestMatch } from 'leven';
import { LRUCache } from 'lru-cache';
import { isForEveryone } from '../document/document.js';
import { permissions } from './principal.js';

/** Permissions that are not operations. Each resource, which has `replace`, also has `unlock`. */
const extras = [
  'abstractReviews.overrideClosedRound',
  'abstractReviews.overrideConflict',
  'abstractReviews.previewEmailTo',
  'abstractReviews.submitForOthers',
  'functionTickets.sellHidden',
  'messages.getBody',
  'references.previewEmailTo',
];

interface Operation {
  readonly operationId?: string;
  readonly security?: readonly object[];
  readonly 'x-permission'?: string;
  readonly 'x-own'?: boolean;
}

let known: readonly string[] | undefined;
let ownable: ReadonlySet<string> | undefined;

/** All names, sorted: operationIds or their `x-permission`, and the extras. */
export function permissionNames(): readonly string[] {
  known ??= namesIn(documents().flatMap(operationsOf));
  return known;
}

/** Whether a permission can be limited to the caller's own records. */
function isOwnable(permission: string): boolean {
  const marked = () =>
    documents()
      .flatMap(operationsOf)
      .filter((operation) => operation['x-own']);
  ownable ??= new Set(marked().map(({ operationId = '' }) => operationId));
  return ownable.has(permission);
}

function namesIn(operations: readonly Operation[]): string[] {
  const ids = operations.map(({ operationId = '', 'x-permission': other = operationId }) => other);
  const unlocks = ids.filter((id) => id.endsWith('.replace')).map((id) => id.replace('.replace', '.unlock'));
  return [...new Set([...ids, ...unlocks, ...extras])].sort();
}

/** All JSON files in generated/. Those that are not OpenAPI documents have no paths. */
function documents(): URL[] {
  const folder = new URL('.', import.meta.resolve('#generated/awards.json'));
  const names = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.json'));
  return names.map((name) => new URL(name, folder));
}

function operationsOf(address: URL): Operation[] {
  const { paths = {} } = JSON.parse(readFileSync(address, 'utf8')) as {
    paths?: Record<string, Record<string, Operation>>;
  };
  return Object.values(paths).flatMap((item) => Object.values(item).filter(needsPermission));
}

const needsPermission = (operation: Operation) => operation.operationId !== undefined && !isForEveryone(operation);

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
  const named = permissionNames().filter(permissions([name]).may);
  if (named.length === 0) return `${quoted} matches no permission; ${hint(name, own)}`;
  if (own !== '' && !named.some(isOwnable))
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
