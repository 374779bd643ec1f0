/** Folders that `gala dump` has written, and what `gala load` has made of them. */
import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sjson from 'secure-json-parse';

type Json = Record<string, unknown>;

const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').filter(Boolean);

export function rowsOf(folder: string): Map<string, Json[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ndjson'));
  const rows = (file: string) => linesOf(join(folder, file)).map((line): Json => JSON.parse(line));
  return new Map(files.map((file) => [file.replace('.ndjson', ''), rows(file)]));
}

/** Old id → new id, of the last load. A load that was killed while it wrote has left half a line. */
export function idsIn(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ndjson.progress'));
  const lines = files.flatMap((file) => linesOf(join(folder, file)));
  return new Map(lines.flatMap((line): [string, string][] => sjson.safeParse(line)?.made ?? []));
}

function comparable(rows: readonly Json[]): Json[] {
  const own = ([name]: [string, unknown]) => !/^sys_(created|last|version)|^opened_at$/.test(name);
  const sorted = rows.map((row): Json => Object.fromEntries(Object.entries(row).filter(own)));
  return sorted.sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
}

/**
 * Compares all fields but those that say when and by whom.
 * @param from the folder that was loaded.
 * @param to a dump of what it became: the copies name each other.
 * @param differences of all records of a resource.
 */
export function assertCopied(from: string, to: string, differences: Readonly<Record<string, object>> = {}): void {
  const [before, after, ids] = [rowsOf(from), rowsOf(to), idsIn(from)];
  assert.equal(ids.size, [...before.values()].flat().length);
  for (const [resource, rows] of before) {
    const mapped: Json[] = JSON.parse(JSON.stringify(rows).replace(/[0-9a-f]{32}/g, (id) => ids.get(id) ?? id));
    const expected = mapped.map((row) => ({ ...row, ...differences[resource] }));
    assert.deepEqual(comparable(after.get(resource) ?? []), comparable(expected), resource);
  }
  for (const id of ids.keys()) assert.ok(!JSON.stringify([...after]).includes(id), `${id} is left`);
}
