/** A record that is being changed. Values that it shares with the original are copied once, before they change. */
export class WorkingCopy {
  readonly record: Container;
  readonly #own = new Set<object>();

  constructor(original: object) {
    this.record = this.#copied(original);
  }

  /** The array or object that contains the place at `path`, which must exist. It can be changed. */
  parentOf(path: readonly string[]): Container {
    let container = this.record;
    for (const token of path.slice(0, -1)) {
      const inner = container[token] as Container;
      const own = this.#own.has(inner) ? inner : this.#copied(inner);
      container[token] = own;
      container = own;
    }
    return container;
  }

  #copied(shared: object): Container {
    const own = (Array.isArray(shared) ? shared.slice() : { ...shared }) as Container;
    this.#own.add(own);
    return own;
  }
}

/** Arrays can be indexed by strings too. */
type Container = Record<string, unknown>;
