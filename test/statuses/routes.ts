/** Every operation of all services, and how it is asked for. */

import type { OperationId, ResourceName } from '../../src/schema/contract.js';
import { Document, type Route } from '../../src/schema/document.js';
import { services } from '../../src/services.js';
import { tenant } from '../support/samples.js';

export type Values = Readonly<Record<string, string>>;

/** An operation, with the document that has it. */
export interface Asked {
  readonly document: Document;
  readonly route: Route;
  readonly id: OperationId;
  readonly resource: ResourceName;
  readonly verb: string;
}

/** What is sent: values of the path's parameters, and a body. */
export interface Request {
  readonly values?: Values;
  readonly body?: unknown;
  /** What goes after `?`. */
  readonly query?: string;
  /** Instead of one with all permissions. */
  readonly token?: string;
}

export const operations: readonly Asked[] = Object.keys(services)
  .map(Document.load)
  .flatMap((document) =>
    document.routes.map((route) => {
      const [resource, verb] = route.operation.operationId.split('.');
      return { document, route, id: route.operation.operationId, resource, verb } as Asked;
    }),
  );

/** Names of groups of operations that every service has. */
export const shared: ReadonlySet<string> = new Set([
  'changes',
  'history',
  'links',
  'mergeFields',
  'messages',
  'people',
  'tenants',
  'webhookEndpoints',
]);

/** Statuses that the document has for it. */
export const documented = ({ route }: Asked): number[] => Object.keys(route.operation.responses).map(Number).sort();

/** `events: abstractReviews.openRound` */
export const nameOf = ({ document, id }: Asked) => `${document.name}: ${id}`;

/** Values of parameters that may not be just anything. */
const fillers: Values = { tenantId: tenant, status: 'open', template: 'reference_notification_email', version: '1' };

/** Whether everyone may ask, without a token. */
export const isForAll = ({ route }: Asked) => route.operation.security?.length === 0;

/** The address with its parameters filled in; with the service where several have it. */
export const addressOf = ({ document, resource, route }: Asked, values: Values = {}) =>
  (shared.has(resource) ? `/${document.name}` : '') +
  route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? (name === 'resource' ? document.resources[0] : fillers[name]) ?? 'none-such'),
  );

/** Parameters of the path that name a record which must be there: a list of what belongs to none is empty. */
export const recordsIn = (asked: Asked): string[] => {
  const { route, verb } = asked;
  return verb.startsWith('list') || verb === 'upsert' || isForAll(asked)
    ? []
    : [...route.path.matchAll(/\{(\w+)\}/g)]
        .map(([, name = '']) => name)
        .slice(1)
        .filter((name) => !['resource', 'version'].includes(name));
};

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: unknown;
}

/** What is said of its parameters in one place. */
export const parametersOf = ({ document, route }: Asked, place: 'path' | 'query'): Parameter[] =>
  (route.operation.parameters ?? [])
    .map((parameter) => document.resolve<Parameter>(parameter as never))
    .filter((parameter) => parameter.in === place);

/** What a token needs to have. */
export const permissionOf = ({ id, route }: Asked): string => route.operation['x-permission'] ?? id;

interface Media {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** Bodies that the document itself gives as examples, with their media types. */
export function examplesOf({ document, route }: Asked): (readonly [type: string, body: unknown])[] {
  const { requestBody } = route.operation;
  const body = requestBody && document.resolve<{ content?: object }>(requestBody);
  const content = Object.entries((body?.content ?? {}) as Record<string, Media>);
  return content.flatMap(([type, { example, examples = { only: { value: example } } }]) =>
    Object.values(examples).map(({ value }) => [type, value] as const),
  );
}

export const exampleOf = (operation: Asked) => examplesOf(operation).find(([type]) => type === 'application/json')?.[1];
