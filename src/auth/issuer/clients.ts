/** The clients in the clients file. */

import type { Finding } from '../../config/settingsFile.js';
import type { Roles } from '../claims.js';
import { checkPermission } from '../permissions.js';
import { lifetimeIn, longestLifetime } from './lifetime.js';
import { isHash } from './secrets.js';

export interface Client {
  /** The `sub` of its tokens. */
  readonly id: string;
  /** The hash of its secret. */
  readonly secret: string;
  readonly tenants: readonly string[];
  readonly permissions?: readonly string[];
  readonly roles?: readonly string[];
  readonly contact_id?: string;
  /** For example, `30m` or `12h`. */
  readonly lifetime?: string;
  readonly created?: string;
  /** `true`: the client gets no tokens. */
  readonly disabled?: boolean;
}

export type Clients = ReadonlyMap<string, Client>;

export const noClients: Clients = new Map();

/** The clients of a validated file. */
export function clientsIn(value: unknown): Clients {
  const { clients } = value as { clients: readonly Client[] | null };
  return new Map((clients ?? []).map((client) => [client.id, client]));
}

type Path = Finding['path'];
type Check = (value: unknown, path: Path) => Finding | undefined;

/** The maximum length of a client's claims: a token must fit in a header together with others. */
const longestClaims = 6000;
const mostClients = 10_000;

/**
 * @param roles the known roles; without it, any role is allowed.
 * @returns the first error in the content of a file.
 */
export function checkClients(value: unknown, roles?: Roles): Finding | undefined {
  if (!isObject(value) || value.clients === undefined)
    return { path: [], message: 'the file must have a property clients with an array' }; // it may still be being written
  const other = Object.keys(value).find((name) => name !== 'clients');
  if (other !== undefined) return unknown([other], other, ['clients']);
  const clients = value.clients ?? [];
  if (!Array.isArray(clients)) return { path: ['clients'], message: 'clients must be an array' };
  if (clients.length > mostClients)
    return { path: ['clients'], message: `there can be at most ${mostClients} clients` };
  const found = first(clients, (client, index) => checkClient(client, ['clients', index], roles));
  return found ?? twice(clients as Client[]);
}

export function checkClient(client: unknown, path: Path, roles?: Roles): Finding | undefined {
  if (!isObject(client)) return { path, message: 'a client must be an object' };
  const other = Object.keys(client).find((name) => !Object.hasOwn(members, name));
  if (other !== undefined) return unknown([...path, other], other, Object.keys(members));
  for (const [name, check] of Object.entries(members)) {
    if (client[name] === undefined && !required.includes(name)) continue;
    const found = check(client[name], [...path, name]);
    if (found !== undefined) return found;
  }
  return (
    checkWhole(client as unknown as Client, path) ?? (roles && checkRoles(client as unknown as Client, path, roles))
  );
}

function checkRoles({ roles = [] }: Client, path: Path, known: Roles): Finding | undefined {
  return first(roles, (role, index) =>
    known.has(role) ? undefined : unknown([...path, 'roles', index], role, [...known.keys()]),
  );
}

function checkWhole({ tenants, permissions = [], roles = [] }: Client, path: Path): Finding | undefined {
  if (permissions.length + roles.length === 0) return { path, message: 'a client needs permissions or roles' };
  if (JSON.stringify([tenants, permissions, roles]).length <= longestClaims) return undefined;
  return {
    path,
    message: 'the client has too many tenants, permissions and roles: its tokens would be too long for a header',
  };
}

const text =
  (expression: RegExp, what: string): Check =>
  (value, path) =>
    typeof value === 'string' && expression.test(value)
      ? undefined
      : { path, message: `${path.at(-1)} must be ${what}` };

const listOf =
  (check: (item: string) => string | undefined): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return { path, message: `${path.at(-1)} must be an array` };
    return first(value, (item, index) => {
      const message = typeof item === 'string' ? check(item) : 'must be a string';
      return message === undefined ? undefined : { path: [...path, index], message };
    });
  };

const matching = (expression: RegExp, what: string) => (item: string) =>
  expression.test(item) ? undefined : `${JSON.stringify(item.slice(0, 100))} is not a valid ${what}`;

/** RFC 6749 appendix A.1, without leading and trailing spaces, which are easy to miss. */
const clientId = /^(?! )[\x20-\x7e]{1,128}(?<! )$/;
const printable = /^[^\p{Cc}\p{Cs}]{1,128}$/u;

const members: Readonly<Record<string, Check>> = {
  id: text(clientId, 'a string of 1 to 128 ASCII characters without leading or trailing spaces'),
  secret: (value, path) =>
    typeof value === 'string' && isHash(value)
      ? undefined
      : { path, message: 'secret must be a hash from `npm run client -- add`, such as $scrypt$ln=14,r=8,p=1$…$…' },
  tenants: (value, path) =>
    Array.isArray(value) && value.length === 0
      ? { path, message: 'tenants must have at least one tenant id; "*" means all tenants' }
      : listOf(matching(printable, 'tenant id'))(value, path),
  permissions: listOf(checkPermission),
  roles: listOf(matching(printable, 'role name')),
  contact_id: text(printable, 'a string of 1 to 128 characters'),
  lifetime: (value, path) =>
    typeof value === 'string' && lifetimeIn(value) !== undefined
      ? undefined
      : {
          path,
          message: `lifetime must be a duration such as 90s, 30m or 1h, from 60s to ${longestLifetime / 3600}h`,
        },
  created: text(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, 'a time such as 2026-03-01T12:00:00Z'),
  disabled: (value, path) => (typeof value === 'boolean' ? undefined : { path, message: 'disabled must be a boolean' }),
};

const required = ['id', 'secret', 'tenants'];

function twice(clients: readonly Client[]): Finding | undefined {
  const ids = new Set<string>();
  return first(clients, ({ id }, index) => {
    if (ids.has(id))
      return { path: ['clients', index, 'id'], message: `another client has the id ${JSON.stringify(id)}` };
    ids.add(id);
    return undefined;
  });
}

const unknown = (path: Path, name: string, known: readonly string[]): Finding => ({
  path,
  message: `${JSON.stringify(name.slice(0, 100))} is unknown; use ${new Intl.ListFormat('en', { type: 'disjunction' }).format(known)}`,
});

function first<T>(items: readonly T[], check: (item: T, index: number) => Finding | undefined): Finding | undefined {
  for (const [index, item] of items.entries()) {
    const found = check(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
