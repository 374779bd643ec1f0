/** `gala restore FOLDER`: copies a backup into a new data folder. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { environmentOf } from '../config/environment.js';
import { ConfigError, writeFolderAtomically } from '../lib/fileWriting.js';
import { beginEpoch } from '../records/changes.js';
import { copyStore, damageOf } from '../store/embedded/opening.js';
import { EmbeddedStore } from '../store/embedded/store.js';
import { copyFile, copyMails, dump, isFilled, readManifest, real, refuseOverlap } from './backupFolder.js';
import { Usage } from './command.js';

export const usage = `gala restore FOLDER

Copies a backup that \`gala backup\` has made into DATA_DIR, which must be new or empty. FOLDER is not changed.
Records in MongoDB are restored with mongorestore.

Example:

  DATA_DIR=/var/lib/gala gala restore /backup/monday
  DATA_DIR=/var/lib/gala gala`;

export async function main(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new Usage();
  const { DATA_DIR: dataDir, CLIENTS_FILE: named } = environmentOf(process.env);
  const { made, entries, clients } = readManifest(folder);
  const missing = entries.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) throw new ConfigError(`${folder} is not whole: it has no ${missing.join(', ')}.`);
  refuseOverlap(folder, dataDir);
  if (isFilled(dataDir))
    throw new ConfigError(`DATA_DIR (${dataDir}) is not empty. Move it away, or name a new folder.`);
  await writeFolderAtomically(real(dataDir), 'store', async (draft) => {
    for (const name of entries) {
      const [from, to] = [join(folder, name), join(draft, name)];
      if (name === 'store') await copyRecords(from, to).then(() => markRestored(to));
      else if (name === 'mail') copyMails(from, to);
      else copyFile(from, to);
    }
  });
  console.log(`Restored to ${dataDir}: ${entries.join(', ')}, as of ${made}.
E-mails that were queued then will be sent, even if they were sent since. Start without SMTP_URL to prevent that.`);
  if (entries.includes(clients) && (named !== undefined || clients !== 'clients.json'))
    console.log(`Set CLIENTS_FILE=${join(dataDir, clients)}.`);
  if (!entries.includes('store'))
    console.log(`The records are in MongoDB. To restore them from a dump, run (and see docs/operations.md):
  mongorestore --uri="$MONGODB_URL" --archive="${join(folder, dump)}" --gzip`);
}

/** A server may use the backup itself; what none has used may be on a disk that is read-only. */
async function copyRecords(from: string, to: string): Promise<void> {
  if (existsSync(join(from, 'lock.mdb'))) return await copyStore(from, to).catch(notRestored);
  refuseDamage(from);
  mkdirSync(to, { mode: 0o700 });
  copyFile(join(from, 'data.mdb'), join(to, 'data.mdb'));
  refuseDamage(to);
}

/** Who has read more than the backup has must not go on from there. */
async function markRestored(path: string): Promise<void> {
  const store = new EmbeddedStore({ path });
  await beginEpoch(store).finally(() => store.close());
  rmSync(join(path, 'lock.mdb'), { force: true }); // no process uses it
}

function refuseDamage(folder: string): void {
  const path = join(folder, 'data.mdb');
  const damage = existsSync(path) ? damageOf(path) : `${path} is missing`;
  if (damage !== undefined) notRestored(new Error(`${damage}.`));
}

function notRestored({ message }: Error): never {
  throw new ConfigError(`Nothing was restored: ${message}`);
}
