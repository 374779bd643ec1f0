#!/usr/bin/env node
/** `npm run client -- add|list|remove`: manages the clients that get tokens from this server. */
import { parseArgs } from 'node:util';
import { ConfigError } from '../config/environment.js';
import { issuerFiles } from '../config/issuer.js';
import { readRoles } from '../config/roles.js';
import { type Client, checkClient } from '../issuer/clients.js';
import { addClient, readClients, removeClient } from '../issuer/clientsFile.js';
import { hashSecret, newSecret } from '../issuer/secrets.js';
import { run, Usage } from './run.js';

const usage = `npm run client -- add NAME --tenant ID… [--permission PATTERN…] [--role ROLE…] [--contact-id ID] [--lifetime 1h]
npm run client -- list
npm run client -- remove NAME

The file is CLIENTS_FILE, or clients.json in DATA_DIR; the roles are those of ROLES_FILE, if it is set. A server that runs takes changes up within about a second.`;

const options = {
  tenant: { type: 'string', multiple: true },
  permission: { type: 'string', multiple: true },
  role: { type: 'string', multiple: true },
  'contact-id': { type: 'string' },
  lifetime: { type: 'string' },
} as const;

async function main(): Promise<void> {
  const { clientsFile: path } = issuerFiles(process.env, process.env.DATA_DIR || './data');
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command, name, ...rest] = positionals;
  if (rest.length > 0) throw new Usage();
  if (command === 'list' && name === undefined) list(path);
  else if (command === 'add' && name !== undefined) await add(path, name, values);
  else if (command === 'remove' && name !== undefined) await remove(path, name);
  else throw new Usage();
}

interface Values {
  readonly tenant?: string[];
  readonly permission?: string[];
  readonly role?: string[];
  readonly 'contact-id'?: string;
  readonly lifetime?: string;
}

async function add(path: string, id: string, values: Values): Promise<void> {
  const secret = newSecret();
  const client = clientOf(id, await hashSecret(secret), values);
  const found = checkClient(client, [], readRoles(process.env.ROLES_FILE || undefined));
  if (found !== undefined) throw new ConfigError(`${found.message}.`);
  await addClient(path, client);
  console.log(`client_id:     ${id}\nclient_secret: ${secret}`);
  console.error(`\nSave the secret: it is shown only once, and ${path} stores only its hash.`);
}

function clientOf(id: string, secret: string, values: Values): Client {
  const { tenant: tenants = [], permission: permissions, role: roles, 'contact-id': contact_id, lifetime } = values;
  return {
    id,
    secret,
    tenants,
    ...(permissions && { permissions }),
    ...(roles && { roles }),
    ...(contact_id !== undefined && { contact_id }),
    ...(lifetime !== undefined && { lifetime }),
    created: new Date().toISOString(),
  };
}

function list(path: string): void {
  const clients = [...readClients(path, false).values()];
  if (clients.length === 0) console.error(`${path} has no clients.`);
  for (const { secret: _, ...client } of clients) console.log(JSON.stringify(client));
}

async function remove(path: string, id: string): Promise<void> {
  await removeClient(path, id);
  console.error(`Removed ${JSON.stringify(id)}. Running servers reject its tokens within about a second.`);
}

run(main, usage);
