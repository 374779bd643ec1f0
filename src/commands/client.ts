/** `gala client add|list|remove`: manages the clients that get tokens from this server. */
import { parseArgs } from 'node:util';
import { readRoles } from '../auth/roles.js';
import { environmentOf } from '../config/environment.js';
import { addClient, clientSchema, readClients, removeClient } from '../issuer/clients.js';
import { hashSecret, newSecret } from '../issuer/secrets.js';
import { issuerFiles } from '../issuer/settings.js';
import { ConfigError } from '../lib/fileWriting.js';
import { schemaCheck } from '../lib/settingsFile.js';
import { Usage } from './command.js';

export const usage = `gala client add NAME --tenant ID [options]
gala client list
gala client remove NAME

Adds, lists and removes the clients that get tokens from this server. \`add\` prints the secret of the new client.

  --tenant ID           a tenant that it may use, or '*' for all; may be repeated
  --permission PATTERN  what it may do: references.get, 'references.*', '*.get:own'; may be repeated
  --role ROLE           a role that it has, such as staff; may be repeated. It needs a permission or a role.
  --contact-id ID       the contact whose own records :own means; otherwise NAME
  --lifetime TIME       how long its tokens are good: 60s to 24h, otherwise 1h

Example:

  SECRET=$(gala client add connector --tenant acme --permission 'references.*')
  curl -s -u "connector:$SECRET" -d grant_type=client_credentials http://127.0.0.1:8080/oauth/token

The clients are kept in CLIENTS_FILE, or in clients.json in DATA_DIR. The roles are those of ROLES_FILE, if it is set.
A running server takes changes up within about a second.`;

const options = {
  tenant: { type: 'string', multiple: true },
  permission: { type: 'string', multiple: true },
  role: { type: 'string', multiple: true },
  'contact-id': { type: 'string' },
  lifetime: { type: 'string' },
} as const;

const parsed = (args: string[]) => parseArgs({ args, options, allowPositionals: true });

export async function main(args: string[]): Promise<void> {
  const { clientsFile: path } = issuerFiles(environmentOf(process.env));
  const { values, positionals } = parsed(args);
  const [command, name, ...rest] = positionals;
  if (rest.length > 0) throw new Usage();
  if (command === 'list' && name === undefined) list(path);
  else if (command === 'add' && name !== undefined) await add(path, name, values);
  else if (command === 'remove' && name !== undefined) {
    await removeClient(path, name);
    console.error(`Removed ${JSON.stringify(name)}. Running servers reject its tokens within about a second.`);
  } else throw new Usage();
}

async function add(path: string, id: string, values: ReturnType<typeof parsed>['values']): Promise<void> {
  const secret = newSecret();
  const { tenant: tenants = [], permission: permissions, role: roles, 'contact-id': contact_id, lifetime } = values;
  const client = {
    ...{ id, secret: await hashSecret(secret), tenants },
    ...(permissions && { permissions }),
    ...(roles && { roles }),
    ...(contact_id !== undefined && { contact_id }),
    ...(lifetime !== undefined && { lifetime }),
    created: new Date().toISOString(),
  };
  const found = schemaCheck(clientSchema(readRoles(environmentOf(process.env).ROLES_FILE)))(client);
  if (found !== undefined) throw new ConfigError(`${found.message}.`);
  await addClient(path, client);
  console.error(
    `The secret of the client ${JSON.stringify(id)}. Save it: it is shown only once, and ${path} stores only its hash.`,
  );
  console.log(secret);
}

function list(path: string): void {
  const clients = [...readClients(path).values()];
  if (clients.length === 0) console.error(`${path} has no clients.`);
  for (const { secret: _, ...client } of clients) console.log(JSON.stringify(client));
}
