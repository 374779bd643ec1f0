/** JSON Pointers (RFC 6901). */

/** A name or an index as a part of a pointer. */
export const part = (name: string | number) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The names and indexes that a pointer is made of. */
export function parts(pointer: string): string[] {
  const encoded = pointer.split('/').slice(1);
  return pointer.includes('~') ? encoded.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')) : encoded;
}

/** What a dotted path leads to, through arrays too: each value with its pointer. */
export function located(value: unknown, path: string): [pointer: string, value: unknown][] {
  return locatedBelow(value, path.split('.'), '');
}

function locatedBelow(value: unknown, path: readonly string[], pointer: string): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => locatedBelow(item, path, pointer + part(index)));
  const [name, ...rest] = path;
  if (name === undefined) return value === undefined ? [] : [[pointer, value]];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return [];
  return locatedBelow((value as Record<string, unknown>)[name], rest, pointer + part(name));
}
