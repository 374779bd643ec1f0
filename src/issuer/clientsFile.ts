/** The file of clients: read by the server, changed by a command. */
import { existsSync, readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import type { Roles } from '../access/claims.js';
import { ConfigError } from '../config/environment.js';
import { withLock } from '../config/fileLock.js';
import { settingsIn, textOf } from '../config/settingsFile.js';
import { removeDrafts, replaceWhole } from '../config/wholeFile.js';
import { type Client, type Clients, checkClients, clientsIn, noClients } from './clients.js';
import { quickJson } from './quickJson.js';

/**
 * @param roles that a client may have; any, if it is not given.
 * @throws ConfigError `path:line:column: what`
 */
export const parseClients =
  (path: string, roles?: Roles) =>
  (text: string): Clients => {
    const check = (value: unknown) => checkClients(value, roles);
    const json = quickJson(text);
    const isFine = json !== undefined && check(json) === undefined;
    return clientsIn(isFine ? json : settingsIn(text, path, check));
  };

/** @throws ConfigError, also when there is no file though it `mustExist`. */
export function readClients(path: string, mustExist: boolean, roles?: Roles): Clients {
  if (!mustExist && !existsSync(path)) return noClients;
  return parseClients(path, roles)(textOf(path));
}

/** @throws ConfigError when there is one of this id. */
export function addClient(path: string, client: Client): Promise<void> {
  return changed(path, (text) => {
    if (parseClients(path)(text).has(client.id))
      throw new ConfigError(
        `There is a client ${JSON.stringify(client.id)} already. Remove it first, or choose another name.`,
      );
    return withClient(text, client);
  });
}

/** @throws ConfigError when there is none of this id. */
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

/** What is written must be what can be read. */
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

/** JSON is written as JSON; of YAML, the comments and the layout of the rest stay. */
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
