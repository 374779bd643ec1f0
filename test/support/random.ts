/** Random JSON objects and edits of them, the same for the same seed. */

const words = ['name', 'Zoë', '漢字', '🎉 party', 'a/b', 'c~d', '', 'constructor', 'x'.repeat(50), 'e.f', '$g'];

export function randomly(seed: number) {
  let state = seed;
  /** Less than `below`. */
  const number = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  const pick = <T>(all: readonly T[]): T => all[number(all.length)] as T;
  const leaf = (): unknown => pick([number(5), true, false, null, pick(words), -1.5, `${pick(words)} ${number(9)}`]);
  const value = (depth: number): unknown => {
    const kind = depth === 0 ? 0 : number(4);
    if (kind === 1) return Array.from({ length: number(6) }, () => value(depth - 1));
    return kind === 2 ? object(depth - 1) : leaf();
  };
  const object = (depth: number): Record<string, unknown> =>
    Object.fromEntries(Array.from({ length: number(6) }, () => [pick(words), value(depth)]));
  /** The same with something changed, somewhere. */
  const edited = <T>(of: T): T => {
    if (Array.isArray(of)) {
      const items: unknown[] = [...of];
      const at = number(items.length + 1);
      const how = number(4);
      if (how === 0) items.splice(at, number(3));
      else if (how === 1) items.splice(at, 0, ...Array.from({ length: 1 + number(3) }, () => value(2)));
      else if (how === 2) items.reverse();
      else if (at < items.length) items[at] = edited(items[at]);
      return items as T;
    }
    if (typeof of !== 'object' || of === null) return leaf() as T;
    const next = { ...of } as Record<string, unknown>;
    const names = Object.keys(next);
    const name = names.length === 0 || number(5) === 0 ? pick(words) : pick(names);
    const how = number(4);
    if (how === 0) delete next[name];
    else if (how === 1) {
      next[`${pick(words)}${number(3)}`] = next[name] ?? null;
      delete next[name];
    } else next[name] = Object.hasOwn(next, name) && how === 2 ? edited(next[name]) : value(3);
    return next as T;
  };
  return { number, pick, value, object, edited };
}
