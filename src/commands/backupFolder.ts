/** What a backup consists of, and where it may be. */
import * as fs from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { ConfigError } from '../lib/fileWriting.js';

export const manifest = 'backup.json';
/** Where mongodump is told to put the records. */
export const dump = 'mongodb.gz';

/** The last file of a backup. */
interface Manifest {
  readonly made: string;
  /** Files and folders of the backup. */
  readonly entries: readonly string[];
  /** The name that the clients file has. */
  readonly clients: string;
}

export const writeManifest = (folder: string, content: Manifest): void =>
  fs.writeFileSync(join(folder, manifest), `${JSON.stringify(content)}\n`, { mode: 0o600 });

/** @throws ConfigError if the folder is no backup. */
export function readManifest(folder: string): Manifest {
  try {
    const { made, entries, clients }: Manifest = JSON.parse(fs.readFileSync(join(folder, manifest), 'utf8'));
    const isName = (name: unknown) =>
      typeof name === 'string' && name !== '' && name !== '..' && name === basename(name);
    if (Array.isArray(entries) && [...entries, clients].every(isName)) return { made, entries, clients };
    throw new Error(`its ${manifest} is not one that gala backup writes`);
  } catch (error) {
    throw new ConfigError(`${folder} is not a backup of Gala (${(error as Error).message}).`);
  }
}

/** What no backup has made, but perhaps a server that was started there. */
export function foreignIn(folder: string): string[] {
  const own = [manifest, dump, ...readManifest(folder).entries];
  const lock = ['store/lock.mdb'].filter((name) => fs.existsSync(join(folder, name)));
  return [...fs.readdirSync(folder).filter((name) => !own.includes(name)), ...lock];
}

export function copyFile(from: string, to: string): void {
  fs.copyFileSync(from, to);
  fs.chmodSync(to, 0o600);
}

/** Those that are being written have other names, and those that are gone meanwhile are left out. @returns how many. */
export function copyMails(from: string, to: string): number {
  fs.mkdirSync(to, { mode: 0o700 });
  for (const name of fs.readdirSync(from).filter((one) => one.endsWith('.eml')))
    try {
      copyFile(join(from, name), join(to, name));
    } catch (error) {
      if (fs.existsSync(join(from, name))) throw error;
    }
  return fs.readdirSync(to).length;
}

/** Where a path leads to, even if its end does not exist. */
export function real(path: string): string {
  const whole = resolve(path);
  return fs.existsSync(whole) ? fs.realpathSync(whole) : join(real(dirname(whole)), basename(whole));
}

/** @throws ConfigError if one of them is, or is in, the other. */
export function refuseOverlap(folder: string, dataDir: string): void {
  const isWithin = (inner: string, outer: string) => `${real(inner)}${sep}`.startsWith(`${real(outer)}${sep}`);
  if (isWithin(folder, dataDir) || isWithin(dataDir, folder))
    throw new ConfigError(`${folder} must be neither DATA_DIR (${dataDir}), nor inside or around it.`);
}

export const isFilled = (folder: string): boolean => fs.existsSync(folder) && fs.readdirSync(folder).length > 0;
