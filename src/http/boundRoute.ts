/** What the server does at each route of the documents. */

import type { RequestHandler } from 'express';
import type { OperationId } from '../document/contract.js';
import type { Document, Route } from '../document/document.js';
import type { Handler } from '../records/call.js';
import type { Catalogue, LoadedService } from '../records/catalogue.js';
import { handlerOf } from '../verbs/family.js';
import { readBytes } from './body.js';
import { requestValidator, type Validator } from './validator.js';

export interface BoundRoute {
  readonly document: Document;
  readonly route: Route;
  readonly id: OperationId;
  readonly permission: string;
  /** Whether it changes something although its method says that it does not. */
  readonly hasEffects: boolean;
  readonly handler: Handler<OperationId>;
  readonly validator: Validator;
  readonly read: RequestHandler;
}

export function bindRoutes(services: readonly LoadedService[], catalogue: Catalogue): BoundRoute[] {
  return services.flatMap(({ document }) => document.routes.map((route) => bound(document, route, catalogue)));
}

function bound(document: Document, route: Route, catalogue: Catalogue): BoundRoute {
  const {
    operationId,
    'x-permission': permission = operationId,
    'x-has-effects': hasEffects = false,
  } = route.operation;
  const id = operationId as OperationId; // the types are made of the same document
  const [resource, verb] = id.split('.') as [never, string];
  const found = catalogue.get(resource);
  const handler = found && handlerOf(found, verb);
  if (handler === undefined) throw new Error(`${id} is documented, but nothing handles it`);
  const validator = requestValidator(document, route);
  const read = readBytes(verb === 'batch' ? 'batch' : 'record');
  return { document, route, id, permission, hasEffects, handler, validator, read };
}
