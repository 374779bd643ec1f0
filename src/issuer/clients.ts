/** The clients that may get tokens, as their file has them. */
import type { Roles } from '../access/claims.js';
import { checkPermission } from '../access/permissionNames.js';
import type { Finding } from '../config/settingsFile.js';
import { lifetimeIn, longestLifetime } from './lifetime.js';
import { isHash } from './secrets.js';

export interface Client {
  /** Becomes the token's `sub`. */
  readonly id: string;
  /** The hash of its secret. */
  readonly secret: string;
  readonly tenants: readonly string[];
  readonly permissions?: readonly string[];
  readonly roles?: readonly string[];
  readonly contact_id?: string;
  /** Such as `30m` or `12h`. */
  readonly lifetime?: string;
  readonly created?: string;
  /** `true`: known, but gets no tokens. */
  readonly disabled?: boolean;
}

export type Clients = ReadonlyMap<string, Client>;

export const noClients: Clients = new Map();

/** What a checked file says. */
export function clientsIn(value: unknown): Clients {
  const { clients } = value as { clients: readonly Client[] | null };
  return new Map((clients ?? []).map((client) => [client.id, client]));
}

type Path = Finding['path'];
type Check = (value: unknown, path: Path) => Finding | undefined;

/** Characters that the claims of a client may take: a token must fit into a header, beside others. */
const longestClaims = 6000;
const mostClients = 10_000;

/**
 * @param roles that a client may have; any, if it is not given.
 * @returns the first thing that is wrong with the value of a file.
 */
export function checkClients(value: unknown, roles?: Roles): Finding | undefined {
  if (!isObject(value) || value.clients === undefined)
    return { path: [], message: 'there must be a member clients, with a list' }; // an empty file may be one that is being written
  const other = Object.keys(value).find((name) => name !== 'clients');
  if (other !== undefined) return unknown([other], other, ['clients']);
  const clients = value.clients ?? [];
  if (!Array.isArray(clients)) return { path: ['clients'], message: 'clients must be a list' };
  if (clients.length > mostClients)
    return { path: ['clients'], message: `there may be ${mostClients} clients at most` };
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
    message: 'the client has so many tenants, permissions and roles that its tokens would not fit a header',
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
    if (!Array.isArray(value)) return { path, message: `${path.at(-1)} must be a list` };
    return first(value, (item, index) => {
      const message = typeof item === 'string' ? check(item) : 'must be a text';
      return message === undefined ? undefined : { path: [...path, index], message };
    });
  };

const matching = (expression: RegExp, what: string) => (item: string) =>
  expression.test(item) ? undefined : `${JSON.stringify(item.slice(0, 100))} is no ${what}`;

/** RFC 6749 appendix A.1, less what nobody could tell apart. */
const clientId = /^(?! )[\x20-\x7e]{1,128}(?<! )$/;
const printable = /^[^\p{Cc}\p{Cs}]{1,128}$/u;

const members: Readonly<Record<string, Check>> = {
  id: text(clientId, 'a text of 1 to 128 characters of ASCII, without spaces at its ends'),
  secret: (value, path) =>
    typeof value === 'string' && isHash(value)
      ? undefined
      : { path, message: 'secret must be a hash as `npm run client -- add` makes it: $scrypt$ln=14,r=8,p=1$…$…' },
  tenants: (value, path) =>
    Array.isArray(value) && value.length === 0
      ? { path, message: 'tenants must name one at least; "*" is all' }
      : listOf(matching(printable, 'id of a tenant'))(value, path),
  permissions: listOf(checkPermission),
  roles: listOf(matching(printable, 'name of a role')),
  contact_id: text(printable, 'a text of 1 to 128 characters'),
  lifetime: (value, path) =>
    typeof value === 'string' && lifetimeIn(value) !== undefined
      ? undefined
      : {
          path,
          message: `lifetime must be such as 90s, 30m or 1h, at least 60s and at most ${longestLifetime / 3600}h`,
        },
  created: text(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, 'a time such as 2026-03-01T12:00:00Z'),
  disabled: (value, path) =>
    typeof value === 'boolean' ? undefined : { path, message: 'disabled must be true or false' },
};

const required = ['id', 'secret', 'tenants'];

function twice(clients: readonly Client[]): Finding | undefined {
  const ids = new Set<string>();
  return first(clients, ({ id }, index) => {
    if (ids.has(id))
      return { path: ['clients', index, 'id'], message: `there is another client ${JSON.stringify(id)}` };
    ids.add(id);
    return undefined;
  });
}

const unknown = (path: Path, name: string, known: readonly string[]): Finding => ({
  path,
  message: `${JSON.stringify(name.slice(0, 100))} is not known here: use ${new Intl.ListFormat('en', { type: 'disjunction' }).format(known)}`,
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
