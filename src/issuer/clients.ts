/** The clients that get tokens from this server, and the file that lists them: the server reads it, a command changes it. */
import { existsSync, readFileSync } from 'node:fs';
import type { Document } from 'yaml';
import type { Roles } from '../auth/claims.js';
import { checkPermission } from '../auth/permissions.js';
import { ConfigError, withLock, writeFileAtomically } from '../lib/fileWriting.js';
import { parseSettings, type Schema, schemaCheck, yaml } from '../lib/settingsFile.js';
import { hashPattern } from './secrets.js';

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

/** Seconds. */
export const longestLifetime = 24 * 3600;

/** @returns seconds; undefined if the text is not a duration from 60s to 24h. */
export function lifetimeIn(text: string): number | undefined {
  const [, count, unit = ''] = /^(\d{1,6})([smh])$/.exec(text) ?? [];
  const seconds = Number(count) * ({ s: 1, m: 60, h: 3600 }[unit] ?? 0);
  return seconds >= 60 && seconds <= longestLifetime ? seconds : undefined;
}

const duration = 'a duration from 60s to 24h, such as 90s, 30m or 1h';
const printable = (what: string) => ({
  type: 'string',
  pattern: '^[^\\p{Cc}\\p{Cs}]{1,128}$',
  description: `${what} of 1 to 128 characters without control characters`,
});

/** @param roles the known roles; without it, any role is allowed. */
export const clientSchema = (roles?: Roles): Schema => ({
  type: 'object',
  description: 'an object',
  additionalProperties: false,
  required: ['id', 'secret', 'tenants'],
  properties: {
    id: {
      type: 'string',
      pattern: '^(?! )[\\x20-\\x7e]{1,128}(?<! )$', // RFC 6749 appendix A.1, without outer spaces, which are easy to miss
      description: 'a string of 1 to 128 ASCII characters without leading or trailing spaces',
    },
    secret: {
      type: 'string',
      pattern: hashPattern.source,
      description: 'a hash from `npm run client -- add`, such as $scrypt$ln=14,r=8,p=1$…$…',
    },
    tenants: {
      type: 'array',
      minItems: 1,
      items: printable('a tenant id'),
      description: 'an array of at least one tenant id; "*" means all tenants',
    },
    permissions: {
      type: 'array',
      items: { type: 'string', check: checkPermission, description: 'a permission such as references.get' },
      description: 'an array of permissions',
    },
    roles: {
      type: 'array',
      items: { ...printable('a role'), check: (role: string) => unknownRole(role, roles) },
      description: 'an array of roles',
    },
    contact_id: printable('a string'),
    lifetime: {
      type: 'string',
      check: (text: string) => (lifetimeIn(text) === undefined ? `lifetime must be ${duration}` : undefined),
      description: duration,
    },
    created: { type: 'string', format: 'date-time', description: 'a time such as 2026-03-01T12:00:00Z' },
    disabled: { type: 'boolean', description: 'a boolean' },
  },
  check: ({ permissions = [], roles = [] }: Client) =>
    permissions.length + roles.length === 0 ? 'a client needs permissions or roles' : undefined,
});

const unknownRole = (role: string, roles: Roles | undefined) =>
  roles === undefined || roles.has(role)
    ? undefined
    : `${JSON.stringify(role)} is unknown; use ${[...roles.keys()].join(', ')}`;

const fileSchema = (roles?: Roles): Schema => ({
  type: 'object',
  description: 'an object with the property clients',
  additionalProperties: false,
  required: ['clients'], // without it, the file may still be being written
  properties: {
    clients: {
      type: ['array', 'null'],
      maxItems: 10_000,
      items: clientSchema(roles),
      description: 'an array of at most 10,000 clients',
      check: repeatedId,
    },
  },
});

function repeatedId(clients: readonly Client[] | null) {
  const ids = (clients ?? []).map(({ id }) => id);
  const index = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (index < 0) return undefined;
  return { path: [index, 'id'], message: `another client has the id ${JSON.stringify(ids[index])}` };
}

/** @returns a parser that throws ConfigError `path:line:column: message`. */
export function clientsParser(path: string, roles?: Roles): (text: string) => Clients {
  const check = schemaCheck(fileSchema(roles));
  return (text) => {
    const { clients } = parseSettings<{ clients: readonly Client[] | null }>(text, path, check);
    return new Map((clients ?? []).map((client) => [client.id, client]));
  };
}

/** @throws ConfigError */
export const readClients = (path: string): Clients =>
  existsSync(path) ? clientsParser(path)(readFileSync(path, 'utf8')) : new Map();

/** @throws ConfigError if the id exists. */
export function addClient(path: string, client: Client): Promise<void> {
  return changeFile(path, (document, clients) => {
    const id = JSON.stringify(client.id);
    if (clients.has(client.id))
      throw new ConfigError(`The client ${id} already exists. Remove it first, or choose another name.`);
    if (clients.size > 0) document.addIn(['clients'], document.createNode(client));
    else document.set('clients', document.createNode([client]));
  });
}

/** @throws ConfigError if the id does not exist. */
export function removeClient(path: string, id: string): Promise<void> {
  return changeFile(path, (document, clients) => {
    if (!clients.has(id)) throw new ConfigError(`${path} has no client ${JSON.stringify(id)}.`);
    document.deleteIn(['clients', [...clients.keys()].indexOf(id)]);
  });
}

/** The new content must be valid. JSON stays JSON; in YAML, comments and layout stay. */
function changeFile(path: string, change: (document: Document, clients: Clients) => void): Promise<void> {
  return withLock(path, () => {
    const found = existsSync(path) ? readFileSync(path, 'utf8').trimStart() : '';
    const text = found || (/\.ya?ml$/.test(path) ? 'clients:\n' : '{ "clients": [] }');
    const parse = clientsParser(path);
    const document = yaml().parseDocument(text);
    change(document, parse(text));
    const isJson = text.startsWith('{');
    const next = isJson ? `${JSON.stringify(document.toJS(), null, 2)}\n` : document.toString({ lineWidth: 0 });
    parse(next);
    writeFileAtomically(path, next);
  });
}
