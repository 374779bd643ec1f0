/** JSON Pointers (RFC 6901). */

/** A name or an index as a part of a pointer. */
export const part = (name: string | number) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The names that a pointer is made of. */
export function names(pointer: string): string[] {
  const parts = pointer.split('/').slice(1);
  return pointer.includes('~') ? parts.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')) : parts;
}

/** Where a dotted path leads to, which goes through arrays too: each place with its value. */
export function places(value: unknown, path: string): [pointer: string, value: unknown][] {
  return placesBelow(value, path.split('.'), '');
}

function placesBelow(value: unknown, path: readonly string[], pointer: string): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => placesBelow(item, path, pointer + part(index)));
  const [name, ...rest] = path;
  if (name === undefined) return value === undefined ? [] : [[pointer, value]];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return [];
  return placesBelow((value as Record<string, unknown>)[name], rest, pointer + part(name));
}
