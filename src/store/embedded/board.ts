/** The notices of the processes that share a data folder: a file for each, which is written only while there are others. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Board, Notice } from '../peers.js';

/** @param path of the store. */
export function folderBoard(path: string): Board {
  const folder = join(path, 'processes');
  let others: Notice[] = [];

  function exchange(own: Notice): void {
    if (!existsSync(folder)) mkdirSync(folder, 0o700); // not the store, which may have been moved away
    const [file, names] = [`${process.pid}.${own.id}`, readdirSync(folder)];
    others = names.filter((name) => /^\d+\./.test(name) && name !== file).flatMap((name) => read(join(folder, name)));
    if (others.length === 0 && names.includes(file)) return;
    writeFileSync(join(folder, `new.${file}`), JSON.stringify(own), { mode: 0o600 });
    renameSync(join(folder, `new.${file}`), join(folder, file));
  }

  return {
    async post(own) {
      try {
        exchange(own);
      } catch {
        // where it cannot write, the store cannot either, and says why
      }
      return [own, ...others];
    },
    async remove({ id }) {
      for (const name of readdirSync(folder)) if (name.endsWith(id)) rmSync(join(folder, name), { force: true });
    },
  };
}

/** Removes the file of a process that has ended, or one that is damaged. */
function read(file: string): Notice[] {
  try {
    process.kill(Number.parseInt(basename(file), 10), 0); // throws if it has ended
    return [JSON.parse(readFileSync(file, 'utf8'))];
  } catch {
    rmSync(file, { force: true });
    return [];
  }
}
