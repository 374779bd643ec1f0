/** The published documents and the roles, as anybody can read them: nothing here asks the server's own code. */
import { readFileSync } from 'node:fs';

export type Json = Record<string, unknown>;
/** Who a mark says may see a field. */
export type Mark = 'public' | 'author' | 'reviewer' | 'referee' | 'staff';
/** Whose record it is, who judges it, or who writes in support of it. */
export type Side = 'author' | 'reviewer' | 'referee';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly maximum?: number;
  readonly 'x-value'?: string;
  readonly enum?: readonly unknown[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly 'x-refers-to'?: string;
  readonly 'x-visibility'?: Mark;
  readonly 'x-owner'?: Exclude<Side, 'referee'>;
  readonly 'x-opens'?: Exclude<Side, 'author'>;
  readonly 'x-writable-by'?: 'staff' | 'creator';
  readonly 'x-server-set'?: boolean;
}

interface OperationObject {
  readonly operationId: string;
  /** Empty where everyone may ask, without a token: roles.spec names the one that is so. */
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, Schema>>;
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
  readonly 'x-permission'?: string;
  readonly 'x-own'?: boolean;
}

export interface Bundle {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** One operation of a document. */
export interface Operation {
  readonly id: string;
  readonly resource: string;
  readonly verb: string;
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  readonly permission: string;
  /** Whether the document says of it, though it is not of the family, that it may be limited to own records. */
  readonly own: boolean;
  readonly bundle: Bundle;
  readonly body: Schema | undefined;
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(import.meta.resolve(`#generated/${name}.json`)), 'utf8'));

export const bundles = { awards: read('awards') as Bundle, events: read('events') as Bundle };

/** The roles file as it is shipped: role → permissions. */
export const shippedRoles = () => read('roles') as Readonly<Record<string, readonly string[]>>;

const methods = ['get', 'put', 'post', 'patch', 'delete'];

export const operations: readonly Operation[] = Object.values(bundles).flatMap((bundle) =>
  Object.entries(bundle.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const one = item[method];
      return one === undefined || one.security?.length === 0 ? [] : [operationOf(bundle, path, method, one)];
    }),
  ),
);

function operationOf(bundle: Bundle, path: string, method: string, one: OperationObject): Operation {
  const { operationId: id, requestBody } = one;
  const [resource = '', verb = ''] = id.split('.');
  return {
    id,
    resource,
    verb,
    method: method.toUpperCase(),
    path,
    permission: one['x-permission'] ?? id,
    own: one['x-own'] === true,
    bundle,
    body: requestBody?.content?.['application/json']?.schema,
  };
}

/** A resource: its fields, with where they are described. */
export interface Resource {
  readonly name: string;
  readonly bundle: Bundle;
  readonly schema: Schema;
  readonly operations: readonly Operation[];
}

export const resources: ReadonlyMap<string, Resource> = new Map(
  operations
    .filter(({ verb }) => verb === 'replace')
    .map((replace) => {
      const { resource: name, bundle } = replace;
      const its = operations.filter(({ resource }) => resource === name);
      return [name, { name, bundle, schema: recordSchema(replace), operations: its }];
    }),
);

export function resourceOf(name: string): Resource {
  const found = resources.get(name);
  if (found === undefined) throw new Error(`the documents have no resource ${name}`);
  return found;
}

/** That of the answer which says how a record is stored. */
function recordSchema({ bundle, path }: Operation): Schema {
  const answer = resolved(bundle, bundle.paths[path]?.put?.responses['200'] ?? {}) as OperationObject['requestBody'];
  const schema = answer?.content?.['application/json']?.schema as Schema;
  return schema.anyOf?.[0] ?? schema;
}

/** What a reference names, as long as there is one. */
export function resolved(bundle: Bundle, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const [, , kind = '', name = ''] = schema.$ref.split('/');
  const target = (bundle.components as unknown as Record<string, Record<string, Schema>>)[kind]?.[name];
  if (target === undefined) throw new Error(`nothing is at ${schema.$ref}`);
  return resolved(bundle, target);
}

const members = new WeakMap<Schema, Record<string, Schema>>();

/** The documented members of an object, those of `allOf` included. */
export function membersOf(bundle: Bundle, schema: Schema): Record<string, Schema> {
  const before = members.get(schema);
  if (before !== undefined) return before;
  const whole = resolved(bundle, schema);
  const found = Object.assign({}, ...(whole.allOf ?? []).map((part) => membersOf(bundle, part)), whole.properties);
  members.set(schema, found);
  return found;
}

/** Names of the members that an object must have. */
export function requiredOf(bundle: Bundle, schema: Schema): string[] {
  const whole = resolved(bundle, schema);
  return [...(whole.allOf ?? []).flatMap((part) => requiredOf(bundle, part)), ...(whole.required ?? [])];
}

/** Whether an object may hold members that are not documented. */
export function isOpen(bundle: Bundle, schema: Schema): boolean {
  const whole = resolved(bundle, schema) as Schema & { readonly unevaluatedProperties?: boolean };
  const parts = (whole.allOf ?? []).map((part) => resolved(bundle, part));
  return [whole, ...parts].some((part) => part.additionalProperties === true) && whole.unevaluatedProperties !== false;
}

/** What is written beside a field, else on the schema that it refers to. */
export function saidOf<M extends 'x-visibility' | 'x-owner' | 'x-opens' | 'x-refers-to' | 'x-writable-by'>(
  bundle: Bundle,
  schema: Schema,
  mark: M,
): Schema[M] {
  return schema[mark] ?? resolved(bundle, schema)[mark];
}

/** Dotted paths of the fields that carry a mark, through objects and the items of arrays. */
export function marked<M extends 'x-owner' | 'x-opens'>(
  { bundle, schema }: Resource,
  mark: M,
): { readonly path: string; readonly said: NonNullable<Schema[M]>; readonly target: string | undefined }[] {
  const found: { path: string; said: NonNullable<Schema[M]>; target: string | undefined }[] = [];
  const walk = (node: Schema, path: string): void => {
    const said = saidOf(bundle, node, mark);
    if (said !== undefined && path !== '')
      found.push({ path, said: said as NonNullable<Schema[M]>, target: saidOf(bundle, node, 'x-refers-to') });
    const { items } = resolved(bundle, node);
    if (items !== undefined) walk(items, path);
    for (const [name, member] of Object.entries(membersOf(bundle, node)))
      walk(member, path === '' ? name : `${path}.${name}`);
  };
  walk(schema, '');
  return found;
}

/** All values at a dotted path; it leads into each item of an array. */
export function valuesAt(value: unknown, path: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  if (path === '') return value === undefined ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  const [name = '', ...rest] = path.split('.');
  return valuesAt((value as Json)[name], rest.join('.'));
}
