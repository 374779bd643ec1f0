/**
 * The rules that every document keeps, beside those of the linter (redocly.yaml): complete for those who read it, and plain
 * for generators of clients.
 */
import { strict as assert } from 'node:assert';
import { errors } from '../../src/errors.js';
import { cors } from '../../src/http/answer.js';
import type { Document, Schema } from '../../src/schema/document.js';
import { documents, objects } from '../support/replies.js';

interface Whole extends Omit<Schema, 'enum'> {
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Whole[];
}
interface Parameter {
  readonly name: string;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly examples?: unknown;
  readonly schema?: Whole & { readonly default?: unknown; readonly examples?: unknown };
}
interface Response {
  readonly description?: string;
  readonly headers?: Record<string, unknown>;
  readonly content?: Record<string, { readonly schema?: Schema }>;
  readonly links?: Record<string, { readonly operationId: string }>;
}
type Operation = Readonly<Record<'operationId' | 'summary' | 'description', string>> & { readonly tags: string[] };
type Named<T> = readonly (readonly [name: string, T])[];

const commonHeaders = [
  'Cache-Control',
  'Access-Control-Allow-Origin',
  'Access-Control-Allow-Methods',
  'Access-Control-Allow-Headers',
  'Access-Control-Expose-Headers',
  'X-Request-Id',
];
const headersOf: Readonly<Record<string, string>> = {
  '304': 'ETag',
  '401': 'WWW-Authenticate',
  '405': 'Allow',
  '412': 'ETag',
  '429': 'Retry-After',
};

/** Whether a generator must make up a name for it, for its items or for what its members are; `null` beside another type is none. */
function isInline({ properties, oneOf, anyOf, items, additionalProperties }: Whole): boolean {
  const isUnion = oneOf !== undefined || (anyOf !== undefined && !anyOf.some(({ type }) => type === 'null'));
  const within = [items, additionalProperties].filter((one) => typeof one === 'object');
  return properties !== undefined || isUnion || within.some(isInline);
}

/** Fields at any depth, with their names; not what conditions (`if`) say of them. */
function fieldsWithin(path: string, schema: Whole): [string, Whole][] {
  const { properties = {}, items, allOf = [], anyOf = [], additionalProperties } = schema;
  const fields = Object.entries(properties).map(([name, field]): [string, Whole] => [`${path}.${name}`, field]);
  const parts = [items, additionalProperties, ...allOf, ...anyOf].filter((part) => typeof part === 'object');
  const inner = [...fields, ...parts.map((part): [string, Whole] => [path, part])];
  return [...fields, ...inner.flatMap(([name, part]) => fieldsWithin(name, part))];
}

const readable = new Set(cors['Access-Control-Expose-Headers'].split(', '));

/** Names of those that break a rule. */
const broken = <T>(all: Named<T>, isBroken: (one: T, name: string) => unknown) =>
  all.filter(([name, one]) => isBroken(one, name)).map(([name]) => name);

/** Rule → what breaks it. */
function breaches(document: Document): Readonly<Record<string, readonly string[]>> {
  const { bundle, routes } = document;
  const { requestBodies = {}, parameters = {} } = bundle.components;
  const inOperations = routes.flatMap(({ operation }) => operation.parameters ?? []) as Parameter[];
  const all = [
    ...Object.values(parameters as Record<string, Parameter>),
    ...inOperations.filter((one) => 'name' in one),
  ].map((one) => [one.name, one] as const);
  const schemas = Object.entries<Whole>(document.schemas);
  const fields = schemas.flatMap(([name, schema]) => fieldsWithin(name, schema));
  const everything = [...objects(bundle)].map((one) => [JSON.stringify(one), one] as const);
  const contents = everything.flatMap(([, { content }]) =>
    Object.entries((content ?? {}) as Record<string, { schema: Whole }>),
  );
  const operations = routes.map(({ path, operation }) => [path, operation as unknown as Operation] as const);
  const answers = routes.flatMap(({ operation: { operationId, responses } }) =>
    Object.entries(responses).map(
      ([status, one]) => [`${operationId} ${status}`, document.resolve<Response>(one)] as const,
    ),
  );
  const tags = bundle.tags.filter((tag) => tag['x-tier'] !== undefined);
  const records = tags.map(({ name }) => [name, document.answer(`${name}.replace`) as Schema] as const);
  for (const some of [schemas, fields, contents, answers, records]) assert.ok(some.length > 5, JSON.stringify(some));

  const isOpen = (part: Schema) => document.resolve(part).additionalProperties === true;
  const textOf = (one: Whole) => one.enum && JSON.stringify([...one.enum].sort());
  const sets = schemas.map(([, one]) => textOf(one));
  const shapeOf = (schema: Schema) => {
    const { additionalProperties, unevaluatedProperties } = document.resolve(schema);
    return [Object.keys(document.properties(schema)).sort(), additionalProperties, unevaluatedProperties].join();
  };
  const listed = routes.flatMap(({ operation }) => Object.values(operation['x-codes'] ?? {}).flat());
  const row = (code: string) => `| \`${code}\` | ${errors[code as keyof typeof errors].sentence} |`;
  const used = new Set([...listed, 'answer_too_large', 'not_applied', 'required'].map(row));
  const explained = document.schemas.Error?.properties?.code?.description?.match(/^\| `.*$/gm) ?? [];
  return {
    'ids, tags, addresses and texts of operations follow one pattern': broken(operations, (operation, path) => {
      const { operationId, tags, summary, description } = operation;
      const [, resource, tenant] = path.split('/');
      const named = resource === 'undelete' ? 'history' : resource; // the contract gives it an address of its own
      if (tenant !== '{tenantId}' && !/^(mergeFields\.|tenants\.|links\.(current|request)$)/.test(operationId))
        return true; // which belong to no tenant
      if (!new RegExp(`^${named}\\.[a-z][A-Za-z]*$`).test(operationId) || tags.join() !== resource) return true;
      return !/^[A-Z].*[^.]$/.test(summary) || !/^[A-Z][\s\S]*\.$/.test(description.trim());
    }),
    'every answer has its headers': broken(answers, ({ headers = {} }, name) =>
      [...commonHeaders, headersOf[name.slice(-3)] ?? []].flat().some((header) => !headers[header]),
    ),
    'pages of other origins can read every header that says something': broken(answers, ({ headers = {} }) =>
      Object.keys(headers).some(
        (name) => !/^(Access-Control|X-Content-Type)|^Cache-Control$/.test(name) && !readable.has(name),
      ),
    ),
    'every error has the same schema': broken(answers, ({ content }, name) => {
      const { $ref } = content?.['application/json']?.schema ?? {};
      return !/ [23]\d\d$/.test(name) && $ref !== '#/components/schemas/Error';
    }),
    // with another one beside it, typed clients get either of two types
    'every answer has one media type, which is JSON': broken(
      answers,
      ({ content = {} }, name) => Object.keys(content).join() !== (name.endsWith(' 304') ? '' : 'application/json'),
    ),
    'the first media type of a body is JSON, which takes every kind of it': broken(operations, (_, path) =>
      routes.some((route) => route.path === path && (route.mediaTypes[0] ?? 'application/json') !== 'application/json'),
    ),
    'no component has the name of one of another kind': Object.keys(document.schemas).filter(
      (name) => name in parameters || name in requestBodies,
    ),
    'no schema has several types at once': broken(everything, ({ type }) => Array.isArray(type)),
    'no schema has members of its own beside allOf': broken(everything, ({ allOf, properties }) => allOf && properties),
    'a schema composed of an open one says that it is open, or what other fields may be': broken(
      schemas,
      ({ allOf = [], additionalProperties }) => allOf.some(isOpen) && !additionalProperties,
    ),
    'every schema, and every field at any depth, says what it is': broken(
      [...schemas, ...fields],
      (one) => !(one.description ?? document.resolve<Whole>(one).description)?.trim(),
    ),
    'every object with members and every union is a schema of its own': [
      ...broken(fields, isInline),
      ...broken(contents, ({ schema }) => isInline(schema)),
    ],
    'every set of values is a schema of its own, and none is there twice': [
      ...broken(fields, (one) => 'enum' in one || 'enum' in (one.items ?? {})),
      ...broken(schemas, (one) => one.enum && sets.indexOf(textOf(one)) !== sets.lastIndexOf(textOf(one))),
    ],
    'no member has a default, and no parameter one that asks for something': [
      ...broken(fields, (one) => 'default' in one),
      ...broken(all, ({ schema = {} }) => (schema.default ?? 'false') !== 'false'),
    ],
    // collections that are made of the document send them, the same each time
    'no optional parameter has an example': broken(
      all.filter(([, { required = false }]) => !required),
      ({ example, examples, schema }) => example ?? examples ?? schema?.examples,
    ),
    'a choice between yes and no begins with no, and what a write does without it is its default': broken(
      all.filter(([, { schema }]) => schema?.enum?.includes('true')),
      ({ schema, name }) =>
        schema?.enum?.[0] !== 'false' || (['dry_run', 'atomic', 'patch'].includes(name) && !schema.default),
    ),
    'a body that is shared has one media type': broken(
      Object.entries(requestBodies) as Named<{ content: object }>,
      ({ content }) => Object.keys(content).length !== 1,
    ),
    'a record that is read has all its fields, of which only the id is required': broken(records, (whole, name) => {
      const part = document.answer(`${name}.get`);
      if (part?.$ref !== `${whole.$ref}Read` || shapeOf(part) !== shapeOf(whole)) return true;
      return document.required(part).some((field) => field !== 'id');
    }),
    'the answer of create links to get, replace, patch and delete': broken(records, (_, name) => {
      const { links = {} } = (document.operation(`${name}.create`)?.responses['200'] ?? {}) as Response;
      const linked = Object.values(links).map(({ operationId }) => operationId);
      return linked.sort().join() !== ['delete', 'get', 'patch', 'replace'].map((verb) => `${name}.${verb}`).join();
    }),
    'exactly the error codes that operations and batches answer are explained': [
      ...explained.filter((one) => !used.delete(one)),
      ...used,
    ],
  };
}

for (const document of documents) {
  describe(`In the document ${document.name},`, () => {
    for (const [rule, names] of Object.entries(breaches(document))) it(rule, () => assert.deepEqual(names, []));
  });
}
