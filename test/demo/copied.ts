/** What `npm run generate` reads and writes, copied to a folder where tests may change it. */
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Copied {
  readonly folder: string;
  /** Replaces a text, the first time that it occurs in the file, for as long as the task runs. */
  replacing<T>(path: string, before: string, after: string, task: () => Promise<T>): Promise<T>;
  /** Puts the file back when the task has ended. */
  restoring<T>(path: string, task: (text: string) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

export async function copied(): Promise<Copied> {
  const folder = await mkdtemp(join(tmpdir(), 'gala-verify-'));
  for (const name of ['openapi', 'generated', 'docs']) await cp(name, join(folder, name), { recursive: true });
  for (const name of ['redocly.yaml', '.redocly.lint-ignore.yaml']) await copyFile(name, join(folder, name));
  const restoring: Copied['restoring'] = async (path, task) => {
    const text = await readFile(join(folder, path), 'utf8');
    try {
      return await task(text);
    } finally {
      await writeFile(join(folder, path), text);
    }
  };
  return {
    folder,
    restoring,
    replacing: (path, before, after, task) =>
      restoring(path, async (text) => {
        if (!text.includes(before)) throw new Error(`${path} does not contain ${before}`);
        await writeFile(join(folder, path), text.replace(before, after));
        return await task();
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
