/** A typed client of both services for one tenant, based on the documents: the compiler checks paths, bodies and responses. */
import { setTimeout as sleep } from 'node:timers/promises';
import createClient, { type Client } from 'openapi-fetch';
import type { paths as AwardsPaths } from '../../generated/awards.js';
import type { paths as EventsPaths } from '../../generated/events.js';
import { Misuse } from './misuse.js';

type Paths = AwardsPaths & EventsPaths;
type Json<T> = { content: { 'application/json': T } };
type Sends<B> = { post: { requestBody: Json<B> } };
type Answers<A> = { post: { responses: { 200: Json<A> } } };

/** The request body of a POST to the path, and its successful response. */
export type Body<P extends keyof Paths> = Paths[P] extends Sends<infer B> ? B : never;
export type Answer<P extends keyof Paths> = Paths[P] extends Answers<infer A> ? A : never;

export interface Clients {
  readonly awards: Client<AwardsPaths>;
  readonly events: Client<EventsPaths>;
  /** The path parameters of a tenant's records, and of one record. */
  readonly us: { readonly path: { readonly tenantId: string } };
  at(id: string): { readonly path: { readonly tenantId: string; readonly id: string } };
}

/** The requests so far, and the last one. */
export interface Calls {
  count: number;
  last: string;
}

const askedBy = new WeakMap<Response, string>();

/** @param calls is kept up to date. */
export function clients(url: string, tenantId: string, token: string, calls: Calls): Clients {
  const connect = <P extends AwardsPaths | EventsPaths>(service: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    const client = createClient<P>({ baseUrl: `${url}/${service}`, headers, fetch: patiently });
    client.use({
      onResponse: ({ request, schemaPath, response }) => {
        calls.count++;
        calls.last = `${request.method} /${service}${schemaPath.replace('/{tenantId}', '/…')}`;
        askedBy.set(response, `${request.method} ${new URL(request.url).pathname}`);
      },
    });
    return client;
  };
  return {
    awards: connect<AwardsPaths>('awards'),
    events: connect<EventsPaths>('events'),
    us: { path: { tenantId } },
    at: (id) => ({ path: { tenantId, id } }),
  };
}

/** Waits if the server says that the tenant has reached its rate limit. */
async function patiently(request: Request, attempts = 20): Promise<Response> {
  const response = await fetch(request.clone()).catch(({ message, cause }: Error) => {
    throw new Misuse(`No answer from ${request.url}: ${(cause instanceof Error && cause.message) || message}`);
  });
  if (response.status !== 429 || attempts === 1) return response;
  await sleep(Number(response.headers.get('retry-after') ?? 1) * 1000);
  return await patiently(request, attempts - 1);
}

/** A response that is not 200. */
export class Refusal extends Error {
  constructor(
    readonly asked: string,
    readonly status: number,
    readonly code: string,
    readonly reason: string,
  ) {
    super(`${asked} was answered with ${status} ${code}: ${reason}`);
  }
}

type Outcome<D> = { data?: D; error?: { code: string; message: string }; response: Response };

/** @returns the response. @throws Refusal */
export async function ok<D>(asking: Promise<Outcome<D>>): Promise<D> {
  const { data, error, response } = await asking;
  if (response.ok && data !== undefined) return data;
  const { code = 'without a code', message = 'That is not how Gala answers.' } = error ?? {};
  throw new Refusal(askedBy.get(response) ?? response.url, response.status, code, message);
}

/** @returns the error, which must have this code. */
export async function refused(code: string, asking: Promise<Outcome<unknown>>): Promise<string> {
  const { response } = await asking;
  const outcome = await ok(asking).catch((error: unknown) => error);
  if (outcome instanceof Refusal && outcome.code === code) return `${outcome.status} ${code}`;
  if (outcome instanceof Error) throw outcome;
  throw new Error(`${askedBy.get(response)} should have been refused with ${code}, and was not.`);
}

/** A record that was read without `fields`, with the type of a whole record. */
export function whole<W extends { sys_version: number }>(read: { sys_version?: number }): W {
  if (read.sys_version !== undefined) return read as W;
  throw new Error(`Part of a record came where the whole was asked for: ${JSON.stringify(read)}`);
}

type From = { exclusiveStartKey?: string };
type Page<T> = { readonly Items: readonly T[]; readonly LastEvaluatedKey?: string };

/** Lists and searches, read to their end. */
export async function everyPage<T>(read: (from: From) => Promise<Page<T>>, from: From = {}): Promise<T[]> {
  const { Items, LastEvaluatedKey } = await read(from);
  if (LastEvaluatedKey === undefined) return [...Items];
  return [...Items, ...(await everyPage(read, { exclusiveStartKey: LastEvaluatedKey }))];
}
