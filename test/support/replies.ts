/** Checks replies against the documents: status, headers, body. */
import { strict as assert } from 'node:assert';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import { Fault } from '../../src/fault.js';
import { Router } from '../../src/http/router.js';
import { Document, type Route, type Schema } from '../../src/schema/document.js';
import { services } from '../../src/services.js';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, or the text of CSV. */
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
  readonly body: any;
  readonly text: string;
}

export const documents = Object.keys(services).map((name) => Document.whole(name));

const serviceOf = new Map(
  documents.flatMap(({ name, routes }) => routes.map(({ path }) => [path.split('/')[1] ?? '', name] as const)),
);

/**
 * With the name of the service that has the resource which the address begins with: `/awards/…`. Every service has messages, a history,
 * tenants and merge fields: `/awards/messages/…` says which is asked.
 */
export const withService = (address: string) =>
  /^\/\w+\/(changes|history|links|messages|mergeFields|people|tenants|undelete|webhookEndpoints)\b/.test(address)
    ? address
    : `/${serviceOf.get(address.split(/[/?]/)[1] ?? '') ?? 'awards'}${address}`;

const router = new Router<{ document: Document; route: Route }>();
for (const document of documents) {
  for (const route of document.routes) router.add(document, route, { document, route });
}

/** Knows the documents as they are served, each by the name of its service. */
const ajv = new Ajv2020({ strict: false, validateSchema: false, inlineRefs: false, code: { optimize: false } });
formats.default(ajv, { mode: 'full' });
for (const { name, bundle } of documents) ajv.addSchema({ $id: name, components: absolute(bundle.components, name) });

interface Sent {
  readonly method: string;
  readonly address: string;
  /** Whether whole records must come back: no `fields` were asked for. */
  readonly whole: boolean;
}

const commonHeaders = [
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-expose-headers',
  'cache-control',
  'x-request-id',
];

/** Throws when the reply is not one that the document promises. */
export function checkReply(sent: Sent, reply: Reply): Reply {
  for (const name of commonHeaders) assert.ok(reply.headers[name], `${sent.method} ${sent.address} lacks ${name}`);
  const found = routed(sent);
  if (sent.method === 'OPTIONS' || sent.method === 'HEAD') return reply;
  if (reply.status === 304) {
    const { operationId, responses } = found?.route.operation ?? assert.fail(`${sent.address} is no operation`);
    assert.ok(responses[reply.status], `${operationId} does not document ${reply.status}`);
    assert.deepEqual(
      [reply.text, reply.headers['content-type'], reply.headers['content-length']],
      ['', undefined, undefined],
    );
    assert.match(reply.headers.etag ?? '', /^"\d+-[\w-]{4}"$/);
    return reply;
  }
  const type = /^(application\/json|text\/csv); charset=utf-8/.exec(reply.headers['content-type'] ?? '')?.[1];
  assert.ok(type, `${sent.method} ${sent.address} is ${reply.headers['content-type']}`);
  if (found === undefined) {
    conforms('error at no operation', () => ({ $ref: 'awards#/components/schemas/Error' }), reply.body);
    return reply;
  }
  const { document, route } = found;
  const response = route.operation.responses[String(reply.status)];
  assert.ok(response, `${route.operation.operationId} does not document ${reply.status}: ${reply.text}`);
  const resolved = document.resolve<{ content?: Record<string, { schema?: Schema }>; 'x-csv'?: boolean }>(response);
  if (type === 'text/csv' && resolved['x-csv']) return checkCsv(reply);
  const media = resolved.content?.[type];
  assert.ok(media, `${route.operation.operationId} ${reply.status} does not document ${type}`);
  const { schema } = media;
  const label = `${route.operation.operationId} ${reply.status}${sent.whole ? '' : ' (parts)'}`;
  conforms(label, () => absolute(sent.whole ? withoutParts(document, schema) : schema, document.name), reply.body);
  if (sent.whole) checkModifiers(reply.body);
  if (reply.status === 405) assert.ok(reply.headers.allow, 'a 405 names what is allowed');
  if (reply.status === 401) assert.ok(reply.headers['www-authenticate'], 'a 401 says how to authenticate');
  if (reply.status >= 400) checkError(route, reply);
  return reply;
}

/** A header row, and rows with a cell for each column. */
function checkCsv(reply: Reply): Reply {
  assert.match(reply.headers['content-disposition'] ?? '', /^attachment; filename="\w+\.csv"$/);
  assert.match(reply.text, /\r\n$/);
  const [header = []] = parse(reply.text, { bom: true, record_delimiter: '\r\n' }) as string[][];
  assert.equal(new Set(header).size, header.length, `columns twice: ${header}`);
  assert.ok(header.includes('id'));
  return reply;
}

/** Every object anywhere in a JSON value. */
export function* objects(thing: unknown): Iterable<Record<string, unknown>> {
  if (typeof thing !== 'object' || thing === null) return;
  if (!Array.isArray(thing)) yield thing as Record<string, unknown>;
  for (const member of Object.values(thing)) yield* objects(member);
}

/** The document lets these be hidden from who is let only at own records; everybody else gets them with every record. */
function checkModifiers(body: unknown): void {
  for (const one of objects(body)) {
    if (one.sys_version === undefined || one.sys_created_at === undefined) continue;
    for (const field of ['sys_created_by_id', 'sys_last_modified_by_id'])
      assert.equal(typeof one[field], 'string', `${one.id} lacks ${field}`);
  }
}

/** The code must be one that the document lists for the operation and the status. */
function checkError({ operation }: Route, { status, body, headers }: Reply): void {
  assert.equal(body.request_id, headers['x-request-id']);
  const listed = operation['x-codes']?.[status] ?? [];
  assert.ok(listed.includes(body.code), `${operation.operationId} does not list ${body.code} under x-codes ${status}`);
}

function routed({ method, address }: Sent) {
  try {
    return router.find(method, withService(address).split('?')[0] as string).value;
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
}

/** By label, and by schema: all errors have the same. */
const compiled = new Map<string, ValidateFunction>();

function compile(schema: object): ValidateFunction {
  const text = JSON.stringify(schema);
  const validate = compiled.get(text) ?? ajv.compile(schema);
  compiled.set(text, validate);
  return validate;
}

/** @param schema is asked for once for each label. */
function conforms(label: string, schema: () => object, body: unknown): void {
  const validate = compiled.get(label) ?? compile(schema());
  compiled.set(label, validate);
  if (!validate(body))
    assert.fail(`${label}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body).slice(0, 2000)}`);
}

/** Without `fields`, what is read must be the whole record: `CouponRead` becomes `Coupon`, also in pages. */
function withoutParts(document: Document, schema: Schema | undefined): unknown {
  const isPage = /(?<!Summary)Page$/.test(schema?.$ref ?? '');
  return JSON.parse(JSON.stringify(isPage ? document.resolve(schema as Schema) : schema), (_, value) =>
    value?.$ref?.endsWith('Read') ? { $ref: value.$ref.slice(0, -'Read'.length) } : value,
  );
}

function absolute(schema: unknown, name: string): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${name}#/components/`));
}

/** The validator of the JSON body of an operation, its schema and its document, as they are served. */
export function bodyOf(id: string) {
  const document = documents.find((one) => one.operation(id)) ?? assert.fail(id);
  const schema = document.body(id) ?? assert.fail(id);
  return { document, schema, isValid: ajv.compile(absolute(schema, document.name)) };
}
