/** Finds the route of a path: one map lookup per segment, however many routes there are. */

import { Fault, methodNotAllowed } from '../fault.js';
import { people } from '../people/people.js';
import type { LoadedService, Registry } from '../records/registry.js';
import type { Base } from '../records/unitOfWork.js';
import type { Handler } from '../records/work.js';
import type { OperationId, ResourceName } from '../schema/contract.js';
import { type Document, isForEveryone, type Parameter, type Route } from '../schema/document.js';
import { changes } from '../verbs/changes.js';
import { handlerOf } from '../verbs/crud.js';
import { history } from '../verbs/history.js';
import { links } from '../verbs/links.js';
import { mergeFields, messages } from '../verbs/messages.js';
import { tenants } from '../verbs/tenants.js';
import { webhookEndpoints } from '../webhooks/operations.js';
import { requestValidator } from './validate.js';

interface Node<T> {
  /** Segment → what comes after it. The empty segment stands for a parameter. */
  readonly next: Map<string, Node<T>>;
  /** For a path that ends here: method → its value, and the names of its path parameters in order. */
  readonly ends: Map<string, { value: T; names: readonly string[] }>;
}

/** Maps methods and paths to values. A fixed segment takes precedence over a parameter. */
export class Router<T> {
  readonly #root: Node<T> = { next: new Map(), ends: new Map() };

  add(document: Document, route: Route, value: T): void {
    const names: string[] = [];
    let at = this.#root;
    for (const segment of [document.name, ...route.path.split('/').slice(1)]) {
      const name = /^\{(.*)\}$/.exec(segment)?.[1];
      if (name !== undefined) names.push(name);
      const key = name === undefined ? segment : '';
      const next = at.next.get(key) ?? { next: new Map(), ends: new Map() };
      at.next.set(key, next);
      at = next;
    }
    at.ends.set(route.method, { value, names });
  }

  /**
   * @returns the decoded values of the path parameters, too.
   * @throws Fault `address_unknown`, `method_not_allowed`, or `address_malformed` for invalid percent-encoding.
   */
  find(method: string, address: string): { readonly value: T; readonly path: Record<string, string> } {
    const { ends, values } = this.#follow(address);
    const end = ends.get(method === 'HEAD' ? 'GET' : method);
    if (end === undefined) throw methodNotAllowed(allowedMethods(ends.keys()));
    const path: Record<string, string> = {};
    for (let i = 0; i < end.names.length; i++) path[end.names[i] as string] = values[i] as string;
    return { value: end.value, path };
  }

  /**
   * All values of a path, by method.
   * @throws Fault `address_unknown`, or `address_malformed` for invalid percent-encoding.
   */
  all(address: string): ReadonlyMap<string, T> {
    const { ends } = this.#follow(address);
    return new Map(Array.from(ends, ([method, { value }]) => [method, value]));
  }

  #follow(address: string): { ends: Node<T>['ends']; values: string[] } {
    const values: string[] = [];
    let at: Node<T> | undefined = this.#root;
    const segments = address.split('/');
    for (let i = 1; i < segments.length; i++) {
      const segment = segments[i] as string;
      if (at === undefined || segment === '') throw Fault.of('address_unknown');
      const next: Node<T> | undefined = at.next.get(segment);
      if (next === undefined) values.push(segment.includes('%') ? decode(segment) : segment);
      at = next ?? at.next.get('');
    }
    if (at === undefined || at.ends.size === 0) throw Fault.of('address_unknown');
    return { ends: at.ends, values };
  }
}

/** All methods that a path supports, given those of the document. */
export const allowedMethods = (documented: Iterable<string>): string[] => [
  ...Array.from(documented).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  'OPTIONS',
];

/** @throws Fault `address_malformed` for invalid percent-encoding. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw Fault.of('address_malformed');
  }
}

/** A request target (RFC 9112 §3.2) without scheme and host, which proxies may send: `/awards/…?…`, or `*`. */
export function withoutHost(target: string): string {
  const rest = target.replace(/^https?:\/\/[^/?]*/i, '');
  return rest === '' || rest.startsWith('?') ? `/${rest}` : rest;
}

// Connects each route of the documents with its handler, validator and body reader.

export type BoundRoute = Readonly<ReturnType<typeof bindRoute>>;

/** The routes of all documents, each with what serves it. */
export function bindRoutes(services: readonly LoadedService[], base: Base): Router<BoundRoute> {
  const documents = services.map(({ document }) => document);
  const { followers, changesDays: days = 30, historyDays = 90 } = base.ports;
  const feed = changes({ documents, followers, days });
  const others: OfNoResource = {
    ...messages,
    ...tenants,
    ...links(services, base),
    ...mergeFields(documents),
    ...feed,
    ...history(base.registry, historyDays),
    ...people(base.registry, services),
    ...webhookEndpoints(documents, base),
  };
  const router = new Router<BoundRoute>();
  for (const { document } of services)
    for (const route of document.routes)
      router.add(document, route, bindRoute(document, route, base.registry, others as object as Others));
  return router;
}

/** Operations that every service has beside those of its resources. */
type OfNoResource = { readonly [O in Exclude<OperationId, `${ResourceName}.${string}`>]: Handler<O> };
type Others = Readonly<Partial<Record<string, Handler<OperationId>>>>;

function bindRoute(document: Document, route: Route, registry: Registry, others: Others) {
  const {
    operationId,
    'x-permission': permission = operationId,
    'x-has-effects': hasEffects = false,
  } = route.operation;
  const id = operationId as OperationId; // the types are generated from the same document
  // `messages`, `tenants`, `links`, `mergeFields` and `webhookEndpoints` are no resources: their operations cannot be limited to own records
  const [name, verb] = id.split('.') as [ResourceName, string];
  const resource = registry.get(name);
  const handler = resource === undefined ? others[id] : handlerOf(resource, verb);
  if (handler === undefined) throw new Error(`${id} is in the document but has no handler`);
  const validator = requestValidator(document, route);
  const takesBody = route.mediaTypes.length > 0;
  const bodyKind = verb === 'batch' ? ('batch' as const) : ('record' as const);
  const needed = isForEveryone(route.operation) ? undefined : permission;
  const isRead = (route.method === 'GET' || needed === undefined) && !hasEffects;
  const hasCsv = route.operation.responses['200']?.['x-csv'] === true;
  const parameters = (route.operation.parameters ?? []).map((one) => document.resolve(one as Parameter));
  const takes = new Set(parameters.filter((one) => one.in === 'header').map((one) => one.name));
  const needs = { permission: needed, hasEffects, isRead, hasCsv, takes, takesBody, bodyKind };
  return { document, route, id, name, verb, handler, validator, ...needs };
}
