/** The clients file: the server reads it, and a command changes it. */
import { existsSync, readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { ConfigError } from '../../config/environment.js';
import { withLock } from '../../config/fileLock.js';
import { settingsIn, textOf } from '../../config/settingsFile.js';
import { removeDrafts, replaceWhole } from '../../config/wholeFile.js';
import type { Roles } from '../claims.js';
import { type Client, type Clients, checkClients, clientsIn, noClients } from './clients.js';
import { quickJson } from './quickJson.js';

/**
 * @param roles the known roles; without it, any role is allowed.
 * @throws ConfigError `path:line:column: message`
 */
export const parseClients =
  (path: string, roles?: Roles) =>
  (text: string): Clients => {
    const check = (value: unknown) => checkClients(value, roles);
    const json = quickJson(text);
    const isFine = json !== undefined && check(json) === undefined;
    return clientsIn(isFine ? json : settingsIn(text, path, check));
  };

/** @throws ConfigError, also if the file is missing but `mustExist`. */
export function readClients(path: string, mustExist: boolean, roles?: Roles): Clients {
  if (!mustExist && !existsSync(path)) return noClients;
  return parseClients(path, roles)(textOf(path));
}

/** @throws ConfigError if the id exists. */
export function addClient(path: string, client: Client): Promise<void> {
  return changed(path, (text) => {
    if (parseClients(path)(text).has(client.id))
      throw new ConfigError(
        `The client ${JSON.stringify(client.id)} already exists. Remove it first, or choose another name.`,
      );
    return withClient(text, client);
  });
}

/** @throws ConfigError if the id does not exist. */
export function removeClient(path: string, id: string): Promise<void> {
  return changed(path, (text) => {
    const index = [...parseClients(path)(text).keys()].indexOf(id);
    if (index < 0) throw new ConfigError(`${path} has no client ${JSON.stringify(id)}.`);
    return edited(
      text,
      (clients) => clients.splice(index, 1),
      (document) => document.deleteIn(['clients', index]),
    );
  });
}

/** The new content must be valid. */
function changed(path: string, change: (text: string) => string): Promise<void> {
  return withLock(path, () => {
    removeDrafts(path);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const next = change(text.trim() === '' ? empty(path) : text);
    parseClients(path)(next);
    replaceWhole(path, next);
  });
}

const empty = (path: string) => (/\.ya?ml$/.test(path) ? 'clients:\n' : '{ "clients": [] }');

function withClient(text: string, client: Client): string {
  return edited(
    text,
    (clients) => clients.push(client),
    (document) => {
      if (document.get('clients')) document.addIn(['clients'], document.createNode(client));
      else document.set('clients', document.createNode([client]));
    },
  );
}

/** JSON is rewritten as JSON. In YAML, comments and layout stay. */
function edited(
  text: string,
  inJson: (clients: Client[]) => void,
  inYaml: (document: ReturnType<typeof parseDocument>) => void,
): string {
  const json = jsonIn(text);
  if (json === undefined) {
    const document = parseDocument(text);
    inYaml(document);
    return document.toString({ lineWidth: 0 });
  }
  const clients = json.clients ?? [];
  inJson(clients);
  return `${JSON.stringify({ clients }, null, 2)}\n`;
}

function jsonIn(text: string): { clients?: Client[] } | undefined {
  try {
    return JSON.parse(text) as { clients?: Client[] };
  } catch {
    return undefined;
  }
}
