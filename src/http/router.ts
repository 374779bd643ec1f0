/** Addresses → routes: one look per segment, however many paths there are. */
import type { Document, Route } from '../document/document.js';
import { Fault, methodNotAllowed } from '../fault.js';

/** A route with what the server does for it. */
interface Found<T> {
  readonly target: T;
  /** Values of the path's parameters, decoded. */
  readonly path: Record<string, string>;
}

interface Node<T> {
  readonly fixed: Map<string, Node<T>>;
  parameter: Node<T> | undefined;
  /** At the end of a path: method → what is there, and the names of the parameters on the way. */
  readonly ends: Map<string, { target: T; names: readonly string[] }>;
}

/** A fixed segment wins over a parameter. */
export class Router<T> {
  readonly #root = node<T>();

  add(document: Document, route: Route, target: T): void {
    const names: string[] = [];
    let at = this.#root;
    for (const segment of [document.name, ...route.path.split('/').slice(1)]) {
      const name = /^\{(.*)\}$/.exec(segment)?.[1];
      if (name !== undefined) names.push(name);
      at = name === undefined ? fixed(at, segment) : parameter(at);
    }
    at.ends.set(route.method, { target, names });
  }

  /** Throws `notFound`, `methodNotAllowed` or, for broken percent-encoding, `invalid`. */
  find(method: string, address: string): Found<T> {
    const { ends, values } = this.#walk(address);
    const end = ends.get(method === 'HEAD' ? 'GET' : method);
    if (end === undefined) throw methodNotAllowed(allowed(ends));
    return { target: end.target, path: Object.fromEntries(end.names.map((name, i) => [name, values[i] as string])) };
  }

  /** Methods that an address knows. Throws `notFound`. */
  methods(address: string): string[] {
    return allowed(this.#walk(address).ends);
  }

  #walk(address: string): { ends: Node<T>['ends']; values: string[] } {
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

const allowed = (ends: ReadonlyMap<string, unknown>) =>
  [...ends.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));

function decoded(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new Fault('address_malformed');
  }
}
