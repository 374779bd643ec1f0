/** What is served beside the operations of the documents. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { Authenticate } from '../auth/bearer.js';
import { type Grant, type Principal, permissionNames } from '../auth/permissions.js';
import { Fault, methodNotAllowed } from '../fault.js';
import type { Courier } from '../mail/courier.js';
import type { LoadedService } from '../records/registry.js';
import { isForEveryone } from '../schema/document.js';
import { Doc } from '../store/doc.js';
import type { Key, Store } from '../store/port.js';
import { cors, send, sendCapabilities, sendPublic } from './answer.js';
import type { RequestContext } from './state.js';

export interface Endpoint {
  /** Its name in the log, if any. */
  readonly name?: string;
  /** With `OPTIONS`, it answers that itself. */
  readonly methods: readonly string[];
  /** Whether it exists for this request; for all without it. */
  readonly isFor?: (request: Request) => boolean;
  readonly answer: (context: RequestContext, request: Request, response: Response) => void | Promise<void>;
}

export const readable = ['GET', 'HEAD'];

/** @throws Fault `address_unknown` or `method_not_allowed` */
export function answerEndpoint(
  { name, methods, isFor, answer }: Endpoint,
  context: RequestContext,
  request: Request,
  response: Response,
): void | Promise<void> {
  if (isFor?.(request) === false) throw Fault.of('address_unknown');
  context.endpoint = name;
  if (methods.includes(request.method)) return answer(context, request, response);
  const all = [...new Set([...methods, 'OPTIONS'])];
  if (request.method !== 'OPTIONS') throw methodNotAllowed(all);
  return sendCapabilities(context, response, all);
}

// `GET /me`: the caller and what they may do, as the server understands the token.

/**
 * It reads no records and does not count against rate limits, which are those of a tenant.
 * @param hasHistory without one, nobody can ask for it.
 */
export function me(
  services: readonly LoadedService[],
  authenticate: Authenticate,
  clock: () => Date,
  hasHistory: boolean,
): Endpoint {
  return {
    name: 'me',
    methods: readable,
    async answer(context, request, response) {
      const caller = await authenticate(request.headers.authorization, clock());
      context.caller = caller;
      const { id, contactId: contact_id, email, expires } = caller;
      const tenants = [...caller.tenants];
      const permissions = permissionsOf(caller, services);
      for (const name in permissions) if (!hasHistory && name.startsWith('history.')) delete permissions[name];
      // the latest time that a date can have stands for all later ones
      const expires_at = new Date(Math.min(expires * 1000, 8.64e15)).toISOString();
      const json = JSON.stringify({ id, contact_id, email, tenants, permissions, expires_at });
      send(context, response, { json: Buffer.from(json) });
    },
  };
}

/** The operations that the caller may call, and their other permissions. What they do not have is left out. */
function permissionsOf(caller: Principal, services: readonly LoadedService[]): Record<string, Grant> {
  const permissions: Record<string, Grant> = {};
  for (const name of permissionNames()) if (caller.may(name)) permissions[name] = 'all';
  for (const { operation } of services.flatMap(({ document }) => document.routes)) {
    if (isForEveryone(operation)) continue;
    const { operationId, 'x-permission': permission = operationId, 'x-own': isOwnable } = operation;
    const grant = caller.grant(permission);
    if (grant === 'all' || (grant === 'own' && isOwnable)) permissions[operationId] = grant;
  }
  return permissions;
}

// `GET /healthz` and `GET /readyz`, for whoever watches the server: without a token, uncounted, and not in the log.

/** What a server that is alive may lack to serve requests. */
export type Failing = 'store' | 'store_full' | 'courier' | 'stopping';

/** Milliseconds in which a store must answer. */
const checkTimeoutMs = 2000;
/** Milliseconds between two writes that find out whether a full disk has room again. */
const probeIntervalMs = 5000;
/** As large as a usual record, and then some: a full disk takes very small ones now and then. */
const filler = 'x'.repeat(100_000);

/**
 * @param probe the record that is read and written to find out whether the store works.
 * @returns a function that finds out what keeps a store and a courier from working.
 */
export function readiness(store: Store, courier: Pick<Courier, 'isAlive'>, probe: Key): () => Promise<Failing[]> {
  const inTime = (task: Promise<unknown>): Promise<boolean> => {
    const succeeded = task.then(
      () => true,
      () => false,
    );
    return Promise.race([succeeded, sleep(checkTimeoutMs, false, { ref: false })]);
  };
  const read = async () => await store.read(probe); // any record, or none
  const write = async () => {
    const previous = await read();
    const sys_version = 1 + (previous?.record.sys_version ?? 0);
    await store.commit([{ put: probe, doc: Doc.ofRecord({ id: probe.id, filler, sys_version }), previous }]);
  };
  const isFull = () => store.refusal?.()?.code === 'store_full';
  let probed = Number.NEGATIVE_INFINITY;
  return async () => {
    const failing: Failing[] = (await inTime(read())) ? [] : ['store'];
    if (isFull() && performance.now() - probed > probeIntervalMs) {
      probed = performance.now();
      await inTime(write());
    }
    if (isFull()) failing.push('store_full');
    if (!courier.isAlive) failing.push('courier');
    return failing;
  };
}

/** @param failing finds out what keeps the server from serving requests. */
export function health(failing: () => Promise<Failing[]>): [string, Endpoint][] {
  const watched = (found: () => Promise<Failing[]>): Endpoint => ({
    methods: readable,
    async answer(context, _, response) {
      context.answered = true; // so it is not logged
      const all = await found();
      const json = JSON.stringify(all.length === 0 ? { status: 'ok' } : { status: 'unavailable', failing: all });
      send(context, response, { status: all.length === 0 ? 200 : 503, json: Buffer.from(json) });
    },
  });
  return [
    ['/healthz', watched(async () => [])],
    ['/readyz', watched(failing)],
  ];
}

// `GET /trial-token`: the token that the pages use while nobody has configured a key. Only a browser or a program on
// this machine gets it, never another website. For everyone else, there is no such path.

export const demoTokenPath = '/trial-token';

/** @param token undefined if there is none. */
export function demoTokenEndpoints(token: string | undefined): [string, Endpoint][] {
  if (token === undefined) return [];
  const json = Buffer.from(JSON.stringify({ token }));
  const methods = [...readable, 'OPTIONS'];
  const headers = {
    ...Object.fromEntries(Object.keys(cors).map((name) => [name, undefined])), // no other origin may read it
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Type': 'application/json; charset=utf-8',
  };
  const endpoint: Endpoint = {
    methods,
    isFor: isLocal,
    answer(_, request, response) {
      if (request.method !== 'OPTIONS') sendPublic(request, response, json, headers);
      else sendPublic(request, response, Buffer.alloc(0), { ...headers, Allow: methods.join(', ') });
    },
  };
  return [[demoTokenPath, endpoint]];
}

const loopback = /^(?:::ffff:)?127\.|^::1$/;
/** A website whose name was pointed at this machine (DNS rebinding) sends its own name. */
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
/** A proxy on this machine forwards for others. */
const forwarded = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/;

function isLocal({ socket, headers, httpVersion }: Request): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
  // some proxies add no header, but speak HTTP/1.0, which browsers do not; others cannot be told from a browser
  const isDirect = httpVersion !== '1.0' && !Object.keys(headers).some((name) => forwarded.test(name));
  const isSameSite = (site === 'same-origin' || site === 'none') && (origin ?? `http://${host}`) === `http://${host}`;
  return loopback.test(socket.remoteAddress ?? '') && localHost.test(host) && isDirect && isSameSite;
}
