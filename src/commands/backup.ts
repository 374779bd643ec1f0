/** `gala backup FOLDER`: copies what a server needs, while it runs. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { environmentOf } from '../config/environment.js';
import { issuerFiles } from '../issuer/settings.js';
import { ConfigError, writeFolderAtomically } from '../lib/fileWriting.js';
import { copyStore } from '../store/embedded/opening.js';
import {
  copyFile,
  copyMails,
  dump,
  foreignIn,
  isFilled,
  manifest,
  real,
  refuseOverlap,
  writeManifest,
} from './backupFolder.js';
import { Usage } from './command.js';

export const usage = `gala backup FOLDER [--replace]

Copies the records, the e-mails, the clients (CLIENTS_FILE or clients.json), issuer-keys.json and jwt-secret into
FOLDER, which must be new or empty. The server can keep running. FOLDER appears when the copy is whole and on
the disk. Records in MongoDB are not copied; the command says how to copy them with mongodump.

  --replace   FOLDER may be an older backup, which goes when the new one is whole

Example, and how to get it back:

  gala backup /backup/monday
  DATA_DIR=/var/lib/gala gala restore /backup/monday`;

export async function main(args: string[]): Promise<void> {
  const options = { replace: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new Usage();
  const env = environmentOf(process.env);
  const { DATA_DIR: dataDir, MONGODB_URL: mongodb } = env;
  const { clientsFile, keysFile } = issuerFiles(env);
  const files = [clientsFile, keysFile, join(dataDir, 'jwt-secret')].filter((file) => existsSync(file));
  const names = files.map((file) => basename(file));
  const hasStore = mongodb === undefined && existsSync(join(dataDir, 'store/data.mdb'));
  if (!hasStore && files.length === 0)
    throw new ConfigError(`${dataDir} has nothing to copy. Set DATA_DIR as it is set for the server.`);
  refuseOverlap(folder, dataDir);
  if (new Set([...names, 'store', 'mail', manifest, dump]).size < names.length + 4)
    throw new ConfigError(`CLIENTS_FILE (${clientsFile}) has the name of another part of a backup. Rename it.`);
  refuseToReplace(folder, values.replace);
  const copied = await writeFolderAtomically(real(folder), manifest, async (draft) => {
    if (hasStore) await copyStore(join(dataDir, 'store'), join(draft, 'store')).catch(notCopied);
    for (const file of files) copyFile(file, join(draft, basename(file)));
    const hasMail = existsSync(join(dataDir, 'mail'));
    const mails = hasMail ? copyMails(join(dataDir, 'mail'), join(draft, 'mail')) : 0; // after the records, which tell of them
    const entries = [...(hasStore ? ['store'] : []), ...names, ...(hasMail ? ['mail'] : [])];
    writeManifest(draft, { made: new Date().toISOString(), entries, clients: basename(clientsFile) });
    return `${entries.join(', ')} (${mails} e-mail files)`;
  });
  console.log(`Copied to ${folder}: ${copied}.
To restore it, set DATA_DIR to a new folder and run: gala restore ${folder}`);
  if (mongodb === undefined) return;
  const only = /^[^:]+:\/\/[^/?]*\/[^?]/.test(mongodb) ? '' : ' --db=gala'; // a URL without a database means all
  console.log(`Not copied: the records in MongoDB. To copy them, run (and see docs/operations.md for --oplog):
  mongodump --uri="$MONGODB_URL"${only} --archive="${join(folder, dump)}" --gzip`);
}

const notCopied = ({ message }: Error): never => {
  throw new ConfigError(`Nothing was copied: ${message}`);
};

/** @throws ConfigError if something is there that must not go. */
function refuseToReplace(folder: string, isAllowed = false): void {
  if (!isFilled(folder)) return;
  if (!isAllowed)
    throw new ConfigError(
      `${folder} is not empty. Name a new or empty folder, or use --replace to replace an older backup.`,
    );
  const others = foreignIn(folder);
  if (others.length > 0)
    throw new ConfigError(`${folder} is not replaced: no backup has made ${others.join(', ')} in it.`);
}
