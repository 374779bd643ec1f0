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

/** The maximum nesting depth of a body, and of a record after a patch. */
export const maxDepth = 64;

export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((item) => isDeeper(item, levels - 1));
  for (const name in value) if (isDeeper((value as Record<string, unknown>)[name], levels - 1)) return true;
  return false;
}

/**
 * Equality of JSON values (RFC 6902 §4.6): numbers by value, arrays in order, objects regardless of the order of their
 * properties.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isContainer(one) || !isContainer(other)) return false;
  if (Array.isArray(one) || Array.isArray(other)) return isSameArray(one, other);
  const names = Object.keys(other);
  if (names.length !== Object.keys(one).length) return false;
  return names.every((name) => Object.hasOwn(one, name) && isSameJson(one[name], other[name]));
}

type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

function isSameArray(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((item, index) => isSameJson(item, other[index]));
}
