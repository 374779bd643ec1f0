/** The sizes of the values of a template. */

/** A cache for values too large to be counted each time. Each entry has a cost for garbage collection. */
const sizes = new WeakMap<object, number>();
const worthKeeping = 16;

/**
 * An upper bound of the work to convert a value to a string, to compare it or to list it: the characters and items of a
 * string or array, including nested arrays as often as they occur; the number of properties of an object.
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

/** Values never change during rendering, and an array only contains older values, so this terminates. */
const sizeOfList = (list: readonly unknown[]): number => list.reduce((sum: number, item) => sum + 1 + sizeOf(item), 1);
