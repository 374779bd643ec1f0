/** How large the values of a template are. */

/** Of what is too large to be counted again each time; each entry costs the garbage collector some of its time. */
const sizes = new WeakMap<object, number>();
const worthKeeping = 16;

/**
 * An upper bound of the work that it is to turn a value into a text, to compare it or to list it: the characters and items of
 * a text or a list, those of lists in it as often as they occur; the number of members of an object.
 */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  const known = sizes.get(value);
  if (known !== undefined) return known;
  const size = Array.isArray(value) ? sizeOfList(value) : 1 + Object.keys(value).length;
  if (size > worthKeeping) sizes.set(value, size);
  return size;
}

/** Values never change while a template is rendered; a list holds only what was there before it, so this ends. */
const sizeOfList = (list: readonly unknown[]): number => list.reduce((sum: number, item) => sum + 1 + sizeOf(item), 1);
