/** Values that count how often they are looked at: what an algorithm costs, on any machine. */

export interface Counted<T extends object> {
  /** Looks like the value that was given. */
  readonly value: T;
  /** How often a member of it, or of anything in it, was read. */
  readonly reads: () => number;
}

export function counted<T extends object>(value: T): Counted<T> {
  let reads = 0;
  const seen = new WeakMap<object, object>();
  const handler: ProxyHandler<object> = {
    get(target, name, receiver) {
      reads++;
      const member = Reflect.get(target, name, receiver);
      return typeof member === 'object' && member !== null ? counting(member) : member;
    },
    has(target, name) {
      reads++;
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      const names = Reflect.ownKeys(target);
      reads += 1 + names.length;
      return names;
    },
  };
  function counting(object: object): object {
    const known = seen.get(object) ?? new Proxy(object, handler);
    seen.set(object, known);
    return known;
  }
  return { value: counting(value) as T, reads: () => reads };
}
