/** The typed client of Gala, for Node.js and browsers: `gala.references.get({ id })`. */
import createHttp from 'openapi-fetch';
import { type Kind, operations } from '../../generated/operations.js';
import { GalaError, tokenOperation, tokensOf, withRetries } from './sending.js';
import type { CallOptions, ClientOptions, Gala, Page } from './types.js';

export { type Detail, GalaError } from './sending.js';
export type { Answer, Body, CallOptions, ClientCredentials, ClientOptions, Gala, Page, Token } from './types.js';

type Values = Readonly<Record<string, unknown>>;

interface Asked {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly params?: { readonly path: Values; readonly query: Values };
  readonly body?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

interface Reply {
  readonly body: unknown;
  readonly headers: Headers;
}

export function createClient({ baseUrl, tenant, token, fetch = globalThis.fetch, retries = 3 }: ClientOptions): Gala {
  // with credentials, a browser would ask for a password when the secret of a client is wrong
  const http = createHttp<Record<string, never>>({
    baseUrl,
    fetch,
    credentials: 'omit',
    redirect: 'error', // a secret or a record would go elsewhere
    bodySerializer: String,
  });

  /** Sends one request. @throws GalaError */
  async function exchange({ operation, method, path, ...init }: Asked): Promise<Reply> {
    const { data, error, response } = await http
      .request(method as 'get', path as never, { ...init, parseAs: 'text' } as never) // `operations` is not a type of paths
      .catch((cause) => {
        init.signal?.throwIfAborted();
        throw new GalaError(operation, 0, { cause });
      });
    const { ok, status, headers } = response;
    const isCsv = headers.get('Content-Type')?.startsWith('text/csv'); // nothing in the types asks for it
    const body = ok ? (isCsv ? data : parsed(data)) : error;
    if (!ok || body === undefined) throw new GalaError(operation, status, { body, headers });
    return { body, headers };
  }

  const tokens = tokensOf(token, async ({ clientId, clientSecret, scope }) => {
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const body = String(new URLSearchParams(scope === undefined ? form : { ...form, scope }));
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const asked = { operation: tokenOperation, method: 'POST', path: '/oauth/token', body, headers };
    return (await exchange(asked)).body as { access_token: string; expires_in?: number };
  });

  /** Sends the request, and once more with a new token if the server rejects this one. */
  async function authorized(asked: Asked): Promise<Reply> {
    const send = (bearer: string | undefined) =>
      exchange({
        ...asked,
        headers: { ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }), ...asked.headers },
      });
    const bearer = await tokens();
    return await send(bearer).catch(async (error: unknown) => {
      const isOld = error instanceof GalaError && /^token_(expired|invalid)$/.test(error.code);
      const other = isOld ? await tokens(bearer) : bearer;
      if (other === bearer) throw error;
      return await send(other);
    });
  }

  function caller(operation: string, [method, path, kind]: readonly [string, string, Kind]): Call {
    return async ({ body, ...values } = {}, { signal, headers } = {}) => {
      const params = paramsOf(operation, path, { ...values, tenantId: values.tenantId ?? tenant });
      const sent = body === undefined ? {} : { 'Content-Type': mediaTypeOf(method, body) };
      const asked = { operation, method, path, params, body: JSON.stringify(body), signal };
      const isKeyed = Object.keys(headers ?? {}).some((name) => name.toLowerCase() === 'idempotency-key');
      const retryOptions = { retries, isSafe: kind !== 'write' || isKeyed, signal };
      return await withRetries(() => authorized({ ...asked, headers: { ...sent, ...headers } }), retryOptions);
    };
  }

  const gala: Record<string, Record<string, unknown>> = {};
  for (const [operation, row] of Object.entries(operations)) {
    const [resource = '', verb = ''] = operation.split('.');
    const call = caller(operation, row);
    const isPaged = row[2] === 'page' || row[2] === 'records';
    const plain: (...given: Parameters<Call>) => Promise<unknown> = async (...given) => (await call(...given)).body;
    gala[resource] = { ...gala[resource], [verb]: isPaged ? paged(call) : plain };
  }
  return gala as unknown as Gala; // comparing them would be most of what the compiler does for a client
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** @throws TypeError for a missing path parameter, or one that would change the path. */
function paramsOf(operation: string, path: string, values: Values): { path: Values; query: Values } {
  const { tenantId: _, ...query }: Record<string, unknown> = values;
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    if (/^\.{0,2}$/.test(String(values[name] ?? ''))) throw new TypeError(`${operation} needs ${name}.`);
    delete query[name];
  }
  return { path: values, query };
}

function mediaTypeOf(method: string, body: unknown): string {
  if (method !== 'PATCH') return 'application/json';
  return Array.isArray(body) ? 'application/json-patch+json' : 'application/merge-patch+json';
}

type Call = (args?: Values, options?: CallOptions) => Promise<Reply>;

interface PageBody {
  readonly Items: unknown[];
  readonly LastEvaluatedKey?: string;
  readonly Count?: number;
}

/** Pages are objects, or bare arrays or CSV with the key of the next page in a header. */
function paged(call: Call) {
  const page = async (args?: Values, options?: CallOptions): Promise<Page<unknown>> => {
    const { body, headers } = await call(args, options);
    const isBare = Array.isArray(body) || typeof body === 'string';
    const { Items, LastEvaluatedKey, Count: _, ...more } = (isBare ? { Items: body } : body) as PageBody;
    return { ...more, items: Items, next: LastEvaluatedKey ?? headers.get('X-Last-Evaluated-Key') ?? undefined };
  };
  async function* all(args?: Values, options?: CallOptions) {
    let from = args;
    for (;;) {
      const { items, next } = await page(from, options);
      yield* items;
      if (next === undefined) return;
      if (next === from?.exclusiveStartKey)
        throw new TypeError('The server sent the key of this page as that of the next.');
      from = { ...args, exclusiveStartKey: next };
    }
  }
  return Object.assign(page, { all });
}
