/** Connects each route of the documents with its handler, validator and body reader. */

import type { Catalogue, LoadedService } from '../records/registry.js';
import type { Handler } from '../records/work.js';
import type { OperationId, ResourceName } from '../schema/contract.js';
import { type Document, isForEveryone, type Route } from '../schema/document.js';
import { handlerOf } from '../verbs/family.js';
import { mergeFields } from '../verbs/mergeFields.js';
import { messages } from '../verbs/messages.js';
import type { BodyKind } from './body.js';
import { requestValidator, type Validator } from './validator.js';

export interface BoundRoute {
  readonly document: Document;
  readonly route: Route;
  readonly id: OperationId;
  /** Undefined if everyone can call it, without a token. */
  readonly permission: string | undefined;
  /** The resource; `messages` or `mergeFields` for operations of no resource, which cannot be limited to own records. */
  readonly name: ResourceName;
  readonly verb: string;
  /** Whether it changes something although its method is safe (RFC 9110 §9.2.1). */
  readonly hasEffects: boolean;
  /** Whether it changes nothing. */
  readonly isRead: boolean;
  readonly handler: Handler<OperationId>;
  readonly validator: Validator;
  readonly bodyKind: BodyKind;
}

export function bindRoutes(services: readonly LoadedService[], catalogue: Catalogue): BoundRoute[] {
  const others: OfNoResource = { ...messages, ...mergeFields(services.map(({ document }) => document)) };
  return services.flatMap(({ document }) =>
    document.routes.map((route) => bindRoute(document, route, catalogue, others as object as Others)),
  );
}

/** Operations that every service has beside those of its resources. */
type OfNoResource = { readonly [O in Exclude<OperationId, `${ResourceName}.${string}`>]: Handler<O> };
type Others = Readonly<Partial<Record<string, Handler<OperationId>>>>;

function bindRoute(document: Document, route: Route, catalogue: Catalogue, others: Others): BoundRoute {
  const {
    operationId,
    'x-permission': permission = operationId,
    'x-has-effects': hasEffects = false,
  } = route.operation;
  const id = operationId as OperationId; // the types are generated from the same document
  const [name, verb] = id.split('.') as [ResourceName, string];
  const resource = catalogue.get(name);
  const handler = resource === undefined ? others[id] : handlerOf(resource, verb);
  if (handler === undefined) throw new Error(`${id} is in the document but has no handler`);
  const validator = requestValidator(document, route);
  const bodyKind = verb === 'batch' ? 'batch' : 'record';
  const needed = isForEveryone(route.operation) ? undefined : permission;
  const isRead = route.method === 'GET' && !hasEffects;
  return { document, route, id, permission: needed, name, verb, hasEffects, isRead, handler, validator, bodyKind };
}
