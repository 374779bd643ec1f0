/** The parts of an OpenAPI document that the decorators read and write, and ways through them. */

export interface Schema {
  $ref?: string;
  description?: string;
  type?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
  propertyNames?: Schema;
  unevaluatedProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  examples?: Example[];
  'x-refers-to'?: string;
  'x-visibility'?: string;
  'x-owner'?: string;
  /** Names of the values of an enum, for generators. */
  'x-enum-varnames'?: string[];
  'x-opens'?: string;
  'x-writable-by'?: string;
  'x-merge-objects'?: Record<string, string | Record<string, string>>;
  /** Value of the field in a new record that has none. */
  'x-default'?: unknown;
  /** Whether lists and searches can be sorted by the field. */
  'x-sortable'?: boolean;
  /** Whether the server only stores the field. */
  'x-stored-only'?: boolean;
  /** On the fields of a record: rules that a request can override by name → the permission that this needs. */
  'x-overrides'?: Record<string, string>;
  /** On the fields of a record: the one of these rules that keeps some of it from staff. */
  'x-withheld'?: string;
  /** On the fields of a record: what the server adds to the example. */
  'x-stored'?: Example;
  /** On the fields of a record: what is to be added to operations of its family, by verb. */
  'x-family'?: Record<string, { description?: string; 'x-codes'?: Codes }>;
}

export type Example = Record<string, unknown>;
/** Status → error codes. */
export type Codes = Record<string, string[]>;

export interface Media {
  schema?: Schema;
  example?: unknown;
}
export interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, Media>;
  links?: Record<string, unknown>;
  /** On what is shared: parameters of every operation that answers so. */
  'x-parameters'?: string[];
}
export interface Parameter {
  $ref?: string;
  name?: string;
  description?: string;
  schema?: Schema;
  example?: string;
}
export interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, Media> };
  responses: Record<string, Response>;
  /** In the shared family only: the second half of the operationId. */
  'x-verb'?: string;
  /** Empty if everyone can call it, without a token. */
  security?: object[];
  'x-codes'?: Codes;
  'x-has-effects'?: boolean;
  /** The permission it needs, when that is not its operationId. */
  'x-permission'?: string;
  /** It can be limited to one's own records. */
  'x-own'?: boolean;
  /** The shipped roles that may call it: `role`, or `role:own`. */
  'x-roles'?: string[];
}
export type PathItem = { parameters?: Parameter[] } & Partial<Record<Method, Operation>>;

export interface Tag {
  name: string;
  /** On a resource's tag: the schema of its records' fields, and what one and several of them are called. */
  'x-resource'?: { schema?: string; noun?: string; plural?: string; article?: string };
  /** Role → which of the operations that every resource has it may call, and lists and searches: `all`, or `read`. */
  'x-roles'?: Record<string, string>;
}

export interface Root {
  info: { title: string; description: string };
  /** Permissions that are no operation's, and what each lets a caller do. */
  'x-permissions'?: Record<string, string>;
  tags: Tag[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    parameters: Record<string, Parameter>;
  } & Record<string, Record<string, unknown>>;
}

export const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;
type Method = (typeof methods)[number];

export interface Placed {
  readonly path: string;
  readonly method: Method;
  readonly item: PathItem;
  readonly operation: Operation;
}

export function operationsOf(root: Root): Placed[] {
  return Object.entries(root.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, item, operation }] : [];
    }),
  );
}

/** The resource that an address belongs to: its first segment. */
export const resourceAt = (path: string): string => path.split('/')[1] ?? '';

export const schemaRef = (name: string): string => `#/components/schemas/${name}`;

/** The last word of a reference. */
export const named = (ref: string | undefined): string => ref?.split('/').at(-1) ?? '';

export const clone = <T>(thing: T): T => structuredClone(thing);

/** Visits every object in `thing`, outer ones first. */
export function eachObject(thing: unknown, visit: (object: Record<string, unknown>) => void): void {
  if (typeof thing !== 'object' || thing === null) return;
  if (!Array.isArray(thing)) visit(thing as Record<string, unknown>);
  for (const member of Object.values(thing)) eachObject(member, visit);
}
