/** JSON Pointers (RFC 6901). */

/** The pointer to a property or an item: `/name` or `/0`, escaped. */
export const pointerTo = (name: string | number) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The reference tokens of a pointer, unescaped. */
export function tokensOf(pointer: string): string[] {
  const encoded = pointer.split('/').slice(1);
  return pointer.includes('~') ? encoded.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')) : encoded;
}

/** The values at a dotted path, each with its pointer. An array on the path stands for each of its items. */
export function pointedValues(value: unknown, path: string): [pointer: string, value: unknown][] {
  return pointedBelow(value, path.split('.'), '');
}

function pointedBelow(value: unknown, path: readonly string[], pointer: string): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => pointedBelow(item, path, pointer + pointerTo(index)));
  const [name, ...rest] = path;
  if (name === undefined) return value === undefined ? [] : [[pointer, value]];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return [];
  return pointedBelow((value as Record<string, unknown>)[name], rest, pointer + pointerTo(name));
}
