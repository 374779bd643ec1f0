/** Addresses → routes: one look per segment, however many paths there are. */
import type { Document, Route } from '../document/document.js';
import { Fault, methodNotAllowed } from '../fault.js';

/** What is at an address, for a method. */
interface Found<T> {
  readonly value: T;
  /** Values of the path's parameters, decoded. */
  readonly path: Record<string, string>;
}

interface Node<T> {
  readonly fixed: Map<string, Node<T>>;
  parameter: Node<T> | undefined;
  /** At the end of a path: method → what is there, and the names of the parameters on the way. */
  readonly ends: Map<string, { value: T; names: readonly string[] }>;
}

/** A map from addresses and methods. A fixed segment wins over a parameter. */
export class Router<T> {
  readonly #root = node<T>();

  add(document: Document, route: Route, value: T): void {
    const names: string[] = [];
    let at = this.#root;
    for (const segment of [document.name, ...route.path.split('/').slice(1)]) {
      const name = /^\{(.*)\}$/.exec(segment)?.[1];
      if (name !== undefined) names.push(name);
      at = name === undefined ? fixed(at, segment) : parameter(at);
    }
    at.ends.set(route.method, { value, names });
  }

  /** Throws `address_unknown`, `method_not_allowed` or, for broken percent-encoding, `address_malformed`. */
  find(method: string, address: string): Found<T> {
    const { ends, values } = this.#follow(address);
    const end = ends.get(method === 'HEAD' ? 'GET' : method);
    if (end === undefined) throw methodNotAllowed(allowed(ends.keys()));
    return { value: end.value, path: Object.fromEntries(end.names.map((name, i) => [name, values[i] as string])) };
  }

  /** Method → what is at an address. Throws `address_unknown`. */
  all(address: string): ReadonlyMap<string, T> {
    const { ends } = this.#follow(address);
    return new Map(Array.from(ends, ([method, { value }]) => [method, value]));
  }

  #follow(address: string): { ends: Node<T>['ends']; values: string[] } {
    const values: string[] = [];
    let at: Node<T> | undefined = this.#root;
    for (const segment of address.split('/').slice(1)) {
      const next: Node<T> | undefined = at.fixed.get(segment);
      if (next === undefined) values.push(decoded(segment));
      at = next ?? (segment === '' ? undefined : at.parameter);
      if (at === undefined) break;
    }
    if (at === undefined || at.ends.size === 0) throw new Fault('address_unknown');
    return { ends: at.ends, values };
  }
}

const node = <T>(): Node<T> => ({ fixed: new Map(), parameter: undefined, ends: new Map() });

function fixed<T>(at: Node<T>, segment: string): Node<T> {
  const next = at.fixed.get(segment) ?? node<T>();
  at.fixed.set(segment, next);
  return next;
}

function parameter<T>(at: Node<T>): Node<T> {
  at.parameter ??= node<T>();
  return at.parameter;
}

/** All methods that an address answers, where the document has these. */
export const allowed = (documented: Iterable<string>): string[] => [
  ...Array.from(documented).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  'OPTIONS',
];

function decoded(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new Fault('address_malformed');
  }
}
