/** The typed client of Gala, for Node.js and browsers: `gala.references.get({ id })`. */
import createHttp from 'openapi-fetch';
import { type Kind, operations } from '../../generated/operations.js';
import { following } from './following.js';
import { GalaError, inTime, tokenOperation, tokensOf, withRetries } from './sending.js';
import type { Call, ChangePage, Changes, ClientOptions, Gala, Page, ReadOptions } from './types.js';

export { type Detail, GalaError } from './sending.js';
export type * from './types.js';

type Values = Readonly<Record<string, unknown>>;

interface Asked {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  /** The headers in it go before the others. */
  readonly params?: { readonly path: Values; readonly query: Values; readonly header: Values | undefined };
  readonly body?: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal | undefined;
  readonly timeout?: number | undefined;
}

interface Reply {
  readonly body: unknown;
  readonly response: Response;
}

export function createClient(options: ClientOptions): Gala {
  const { baseUrl, tenant, token, fetch = globalThis.fetch, retries = 3, timeout = 30_000 } = options;
  // with credentials, a browser would ask for a password when the secret of a client is wrong
  const http = createHttp<Record<string, never>>({
    baseUrl,
    fetch,
    credentials: 'omit',
    redirect: 'error', // a secret or a record would go elsewhere
    bodySerializer: String,
  });

  /** Sends one request. @throws GalaError */
  async function exchange({ operation, method, path, signal, timeout: own = timeout, ...init }: Asked): Promise<Reply> {
    const { data, error, response } = await inTime(own || Infinity, signal, (signal) =>
      // `operations` is not a type of paths
      http.request(method as 'get', path as never, { ...init, signal, parseAs: 'text' } as never),
    ).catch((cause) => {
      signal?.throwIfAborted();
      throw new GalaError(operation, 0, { cause });
    });
    const { ok, status, headers } = response;
    if (status === 304) return { body: undefined, response };
    const isCsv = headers.get('Content-Type')?.startsWith('text/csv'); // nothing in the types asks for it
    const body = ok ? (isCsv ? data : parsed(data)) : error;
    if (!ok || body === undefined) throw new GalaError(operation, status, { body, headers });
    return { body, response };
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

  function sender(operation: string, [method, path, kind]: readonly [string, string, Kind]): Send {
    const isSafe = kind !== 'write' || method !== 'GET'; // a GET that changes something takes no key
    return async ({ body, ...values } = {}, { signal, timeout, headers: header, ifMatch, ifNoneMatch } = {}) => {
      const placed = paramsOf(operation, path, { ...values, tenantId: values.tenantId ?? tenant });
      const headers = {
        'Content-Type': body === undefined ? undefined : mediaTypeOf(method, body),
        'If-Match': typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch,
        'If-None-Match': ifNoneMatch,
        'Idempotency-Key': kind === 'write' && isSafe && retries > 0 ? newKey() : undefined,
      };
      const request = {
        operation,
        method,
        path: ofService(path, values),
        params: { ...placed, header },
        body: JSON.stringify(body),
        headers,
      };
      return await withRetries(() => authorized({ ...request, signal, timeout }), { retries, isSafe, signal });
    };
  }

  const gala: Record<string, Record<string, unknown>> = {};
  for (const [operation, row] of Object.entries(operations)) {
    const [resource = '', verb = ''] = operation.split('.');
    const send = sender(operation, row);
    const isPaged = row[2] === 'page' || row[2] === 'records';
    const plain = (...given: Parameters<Send>) => answering(send(...given), ({ body }) => body);
    gala[resource] = { ...gala[resource], [verb]: isPaged ? paged(send) : plain };
  }
  const [method, path, kind] = operations['changes.list'];
  const list: Changes['list'] = ({ service = 'awards', ...args } = {}, options) => {
    const send = sender('changes.list', [method, path.replace(/^\/\w+/, `/${service}`), kind]);
    return answering(send(args, options), ({ body }) => body as ChangePage);
  };
  gala.changes = { list, follow: (...given: Parameters<Changes['follow']>) => following(list, ...given) };
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
  const { tenantId: _, service: __, ...query }: Record<string, unknown> = values;
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    if (/^\.{0,2}$/.test(String(values[name] ?? ''))) throw new TypeError(`${operation} needs ${name}.`);
    delete query[name];
  }
  return { path: values, query };
}

/** Each service has the history of its own resources, and what names a person in these. */
function ofService(path: string, { resource, service }: Values): string {
  if (path.includes('/people/') && service !== undefined) return path.replace(/^\/\w+/, `/${service}`);
  const [, other] = operations[`${resource}.get` as keyof typeof operations] ?? [];
  return other === undefined ? path : path.replace(/^\/\w+/, /^\/\w+/.exec(other)?.[0] ?? '');
}

function mediaTypeOf(method: string, body: unknown): string {
  if (method !== 'PATCH') return 'application/json';
  return Array.isArray(body) ? 'application/json-patch+json' : 'application/merge-patch+json';
}

/** `crypto.randomUUID` is missing from pages that come over plain HTTP. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Send = (args?: Values, options?: Partial<ReadOptions>) => Promise<Reply>;

function answering<T>(replying: Promise<Reply>, read: (reply: Reply) => T): Call<T> {
  const answer = replying.then(read);
  const withResponse = async () => ({ data: await answer, response: (await replying).response });
  return Object.assign(answer, { withResponse });
}

interface PageBody {
  readonly Items: unknown[];
  readonly LastEvaluatedKey?: string;
  readonly Count?: number;
}

/** Pages are objects, or bare arrays or CSV with the key of the next page in a header. */
function paged(send: Send) {
  const page = (...given: Parameters<Send>): Call<Page<unknown>> => answering(send(...given), pageOf);
  async function* all(...[args, options]: Parameters<Send>) {
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

function pageOf({ body, response: { headers } }: Reply): Page<unknown> {
  const isBare = Array.isArray(body) || typeof body === 'string';
  const { Items, LastEvaluatedKey, Count: _, ...more } = (isBare ? { Items: body } : body) as PageBody;
  const [key, total] = ['X-Last-Evaluated-Key', 'Total'].map((name) => headers.get(name) ?? undefined);
  return { ...more, items: Items, next: LastEvaluatedKey ?? key, total: total === undefined ? total : Number(total) };
}
