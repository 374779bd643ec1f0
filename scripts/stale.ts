/** Whether generated/ is what openapi/ says. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @param folder the one that generated/ lies in.
 * @param expected file name in generated/ → text.
 * @returns the files that are not as expected, missing, or too many.
 */
export async function staleIn(folder: string, expected: ReadonlyMap<string, string>): Promise<string[]> {
  const present = await readdir(join(folder, 'generated')).catch(() => []);
  const stale: string[] = [];
  for (const file of new Set([...expected.keys(), ...present])) {
    const text = await readFile(join(folder, 'generated', file), 'utf8').catch(() => undefined);
    if (text !== expected.get(file)) stale.push(file);
  }
  return stale;
}
