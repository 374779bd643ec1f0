/** The typed client of Gala, for Node.js and browsers: `gala.references.get({ id })`. */
import createHttp from 'openapi-fetch';
import { type Kind, operations } from '../../generated/operations.js';
import { GalaError, type Issued, patiently, tokensFrom } from './sending.js';
import type { CallOptions, ClientCredentials, ClientOptions, Gala, Page } from './types.js';

export { type Detail, GalaError } from './sending.js';
export type { CallOptions, ClientCredentials, ClientOptions, Gala, Page, Token } from './types.js';

type Arguments = Readonly<Record<string, unknown>>;
type Values = Record<string, unknown>;

interface Reply {
  readonly body: unknown;
  readonly headers: Headers;
}

interface Asked {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly params?: { readonly path: Values; readonly query: Values };
  readonly body?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

export function createClient({ baseUrl, tenant, token, fetch, retries = 3 }: ClientOptions): Gala {
  // a browser would ask for a password when the secret of a client is wrong
  const http = createHttp<Record<string, never>>({ baseUrl, credentials: 'omit', ...(fetch && { fetch }) });

  /** One attempt. @throws GalaError */
  async function exchange({ operation, method, path, signal, ...asked }: Asked): Promise<Reply> {
    const init = { ...asked, ...(signal && { signal }), parseAs: 'text', bodySerializer: (text: string) => text };
    // the paths come from a table, not from a type
    const { data, error, response } = await http
      .request(method as 'get', path as never, init as never)
      .catch((cause) => {
        signal?.throwIfAborted();
        throw new GalaError({ operation, status: 0, cause });
      });
    const body = response.ok ? parsed(data) : error;
    if (response.ok && body !== undefined) return { body, headers: response.headers };
    throw new GalaError({ operation, status: response.status, headers: response.headers, body });
  }

  const tokens = tokensFrom(token, async ({ clientId, clientSecret, scope }: ClientCredentials) => {
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const body = new URLSearchParams({ ...form, ...(scope !== undefined && { scope }) }).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const asked = { operation: 'oauth.token', method: 'POST', path: '/oauth/token', body, headers };
    return (await patiently(() => exchange(asked), { retries, isRead: true })).body as Issued;
  });

  /** Once more with another token if this one is not accepted any more. */
  async function authorized(asked: Asked): Promise<Reply> {
    const send = (bearer: string | undefined) => {
      const authorization = bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` };
      return exchange({ ...asked, headers: { ...authorization, ...asked.headers } });
    };
    const bearer = await tokens();
    return await send(bearer).catch(async (error: unknown) => {
      const other = isTokenRefused(error) ? await tokens(bearer) : bearer;
      if (other === bearer) throw error;
      return await send(other);
    });
  }

  function caller(operation: string, [method, path, kind]: readonly [string, string, Kind]) {
    return async (args: Arguments = {}, { signal, headers }: CallOptions = {}): Promise<Reply> => {
      const { body, ...values } = args;
      const params = paramsOf(operation, path, { ...values, tenantId: values.tenantId ?? tenant });
      const asked = { operation, method, path, params, body: JSON.stringify(body), signal };
      const all = { ...(body !== undefined && { 'Content-Type': typeOf(method, body) }), ...headers };
      return await patiently(() => authorized({ ...asked, headers: all }), {
        retries,
        isRead: kind !== 'write',
        signal,
      });
    };
  }

  const gala: Record<string, Record<string, unknown>> = {};
  for (const [operation, row] of Object.entries(operations)) {
    const [resource = '', verb = ''] = operation.split('.');
    const call = caller(operation, row);
    const isPaged = row[2] === 'page' || row[2] === 'records';
    const plain = async (args?: Arguments, options?: CallOptions) => (await call(args, options)).body;
    gala[resource] = { ...gala[resource], [verb]: isPaged ? paged(call) : plain };
  }
  return gala as Gala; // the table is checked against the operations of the documents
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(text as string);
  } catch {
    return undefined;
  }
}

const isTokenRefused = (error: unknown) =>
  error instanceof GalaError && (error.code === 'token_expired' || error.code === 'token_invalid');

/** @throws TypeError for a path parameter that is missing, or would change the path. */
function paramsOf(operation: string, path: string, values: Values): { path: Values; query: Values } {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  for (const name of inPath)
    if (/^\.{0,2}$/.test(String(values[name] ?? ''))) throw new TypeError(`${operation} needs the argument ${name}.`);
  const [own, others] = [true, false].map((isOwn) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => inPath.includes(name) === isOwn)),
  );
  return { path: own ?? {}, query: others ?? {} };
}

function typeOf(method: string, body: unknown): string {
  if (method !== 'PATCH') return 'application/json';
  return Array.isArray(body) ? 'application/json-patch+json' : 'application/merge-patch+json';
}

type Call = (args?: Arguments, options?: CallOptions) => Promise<Reply>;

/** Pages come as an object, or as a bare array with the key of the next page in a header. */
function paged(call: Call) {
  const page = async (args?: Arguments, options?: CallOptions): Promise<Page<unknown>> => {
    const { body, headers } = await call(args, options);
    if (Array.isArray(body)) return { items: body, next: headers.get('X-Last-Evaluated-Key') ?? undefined };
    const { Items, LastEvaluatedKey } = body as { Items: unknown[]; LastEvaluatedKey?: string };
    return { items: Items, next: LastEvaluatedKey };
  };
  async function* all(args?: Arguments, options?: CallOptions) {
    let next: string | undefined;
    do {
      const read: Page<unknown> = await page(next === undefined ? args : { ...args, exclusiveStartKey: next }, options);
      yield* read.items;
      next = read.next;
    } while (next !== undefined);
  }
  return Object.assign(page, { all });
}
