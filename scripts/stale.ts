/** Compares generated/ with what openapi/ results in. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether a file in generated/ is there because it was made, or should not be: not what explains it, nor what is hidden. */
export const isMade = (file: string): boolean => file !== 'README.md' && !file.startsWith('.');

/**
 * @param folder that contains generated/.
 * @param expected file name in generated/ → content.
 * @returns the files that differ, are missing, or should not exist.
 */
export async function staleIn(folder: string, expected: ReadonlyMap<string, string>): Promise<string[]> {
  const present = await readdir(join(folder, 'generated')).catch(() => []);
  const stale: string[] = [];
  for (const file of new Set([...expected.keys(), ...present.filter(isMade)])) {
    const text = await readFile(join(folder, 'generated', file), 'utf8').catch(() => undefined);
    if (text !== expected.get(file)) stale.push(file);
  }
  return stale;
}
