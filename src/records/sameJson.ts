/**
 * Equality of JSON values (RFC 6902 §4.6): numbers by value, arrays in order, objects regardless of the order of their
 * properties.
 */
export function isSameJson(one: unknown, other: unknown, counts = new MemberCounts()): boolean {
  if (one === other) return true;
  if (!isContainer(one) || !isContainer(other)) return false;
  if (Array.isArray(one) || Array.isArray(other)) return isSameArray(one, other, counts);
  const names = Object.keys(other);
  return (
    names.length === counts.of(one) &&
    names.every((name) => Object.hasOwn(one, name) && isSameJson(one[name], other[name], counts))
  );
}

type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

function isSameArray(one: unknown, other: unknown, counts: MemberCounts): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((item, index) => isSameJson(item, other[index], counts));
}

/** For fewer properties, counting is cheaper than caching the count. */
const many = 100;

/** The number of properties of objects. Large objects are counted once, however often they are compared. */
export class MemberCounts {
  readonly #counts = new Map<object, number>();

  of(object: object): number {
    const known = this.#counts.get(object);
    if (known !== undefined) return known;
    const count = Object.keys(object).length;
    if (count >= many) this.#counts.set(object, count);
    return count;
  }

  /** Call it when properties were added to or removed from an object. */
  change(object: object, by: number): void {
    const known = this.#counts.get(object);
    if (known !== undefined) this.#counts.set(object, known + by);
  }
}
