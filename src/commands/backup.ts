/** `gala backup FOLDER`: copies what a server needs, while it runs. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { issuerFiles } from '../auth/settings.js';
import { ConfigError, environmentOf } from '../config/environment.js';
import { copyStore } from '../store/embedded/opening.js';
import { Usage } from './command.js';

export const usage = `gala backup FOLDER

Copies the records, queued e-mails, the clients (CLIENTS_FILE or clients.json), issuer-keys.json and jwt-secret into
FOLDER, which must be new or empty. The server can keep running. Sent e-mails (mail/*.eml) are not
copied, nor are records in MongoDB.

Example, and how to start a server from the copy:

  gala backup /backup/monday
  DATA_DIR=/backup/monday npm start`;

export async function main(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new Usage();
  const env = environmentOf(process.env);
  const { DATA_DIR: dataDir, MONGODB_URL: mongodb } = env;
  const { clientsFile, keysFile } = issuerFiles(env);
  const files = [clientsFile, keysFile, join(dataDir, 'jwt-secret')].filter((file) => existsSync(file));
  const store = join(dataDir, 'store');
  const hasStore = mongodb === undefined && existsSync(join(store, 'data.mdb'));
  if (!hasStore && files.length === 0)
    throw new ConfigError(`${dataDir} has nothing to copy. Set DATA_DIR as it is set for the server.`);
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) throw new ConfigError(`${folder} is not empty. Name a new or empty folder.`);
  try {
    if (hasStore) await copyStore(store, join(folder, 'store'));
    for (const file of files) writeFileSync(join(folder, basename(file)), readFileSync(file), { mode: 0o600 });
  } catch (error) {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    if (made !== undefined) rmSync(made, { recursive: true });
    throw new ConfigError(`Nothing was copied: ${(error as Error).message}`);
  }
  const copied = [...(hasStore ? ['store/data.mdb'] : []), ...files.map((file) => basename(file))];
  const inMongo = mongodb ? ', and the records in MongoDB (use mongodump)' : '';
  const clients = env.CLIENTS_FILE ? ` CLIENTS_FILE=${join(folder, basename(clientsFile))}` : '';
  console.log(`Copied to ${folder}: ${copied.join(', ')}.
Not copied: mail/*.eml, the sent e-mails${inMongo}.
To start a server from the copy, set DATA_DIR=${folder}${clients}.`);
}
