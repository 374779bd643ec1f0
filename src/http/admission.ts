/** What a request asks for, and whether it is served now: the wait of strangers, who sends it, the rate limits, the permission, and the batches of a caller. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { Authenticate } from '../auth/bearer.js';
import { authorize, type Principal } from '../auth/permissions.js';
import { Fault } from '../fault.js';
import type { Demand, Fields, Limit } from '../limits/limiter.js';
import type { Base } from '../records/unitOfWork.js';
import type { Endpoint } from './endpoints.js';
import { type BoundRoute, decode, type Router } from './router.js';
import type { RequestContext, ServerState } from './state.js';

/** Authentication and rate limits. */
export interface Access {
  /** Where clients reach the server, without a trailing slash. With it, addresses in answers are absolute. */
  readonly publicUrl?: string | undefined;
  readonly authenticate: Authenticate;
  /** Addresses and networks; the default is this machine. */
  readonly trustedProxies?: readonly string[] | undefined;
  readonly limit?: Limit | undefined;
  /** Further endpoints, by path. */
  readonly beside?: readonly (readonly [string, Endpoint])[] | undefined;
}

/** Finds the operation of a request. @throws Fault `address_malformed`, also for a query, and those of `find` */
export function routed(router: Router<BoundRoute>, context: RequestContext, { method, url }: Request): BoundRoute {
  const { value, path } = router.find(method, context.address);
  context.route = value;
  context.path = path;
  context.tenant = path.tenantId ?? '';
  if (url.includes('%')) decode(url);
  return value;
}

type Identifying = Pick<Access, 'authenticate'> & Pick<Base, 'ports'>;

/** A request whose token is not known to be valid waits until its address may send one more. @throws RequestAborted */
export async function admit(context: RequestContext, request: Request, base: Identifying): Promise<void> {
  const { strangers } = context.state as ServerState; // the app gives it to every context
  try {
    context.identified = await base.authenticate(request.headers.authorization, base.ports.clock());
    strangers.known(request.socket);
  } catch {
    await strangers.wait(request); // what is wrong is said where a token is needed
  }
}

/**
 * Finds out the caller. What belongs to no tenant counts for the first of theirs; for a caller of all, for none.
 * @returns a promise only if a key must be fetched.
 * @throws Fault of the token, or `tenant_forbidden`
 */
export function identified(context: RequestContext, request: Request, base: Identifying): Promise<void> | undefined {
  const found = context.identified ?? base.authenticate(request.headers.authorization, base.ports.clock());
  if (found instanceof Promise)
    return found.then((late) => {
      context.identified = late;
      return identified(context, request, base);
    });
  if (context.path.tenantId === undefined && !found.tenants.has('*')) [context.tenant = ''] = found.tenants;
  if (!found.tenants.has(context.tenant) && !found.tenants.has('*')) throw Fault.of('tenant_forbidden');
  context.caller = found;
  return undefined;
}

/** @throws Fault `permission_missing` */
export function authorized(context: RequestContext, route: BoundRoute): void {
  const caller = context.caller as Principal; // identified before
  if (authorize(caller, route, route.verb, route.permission) === 'own') context.own = route.name;
}

/** Refusals of a tenant per second that are answered immediately. */
const maxImmediateRefusals = 20;
/** The delay of the others in milliseconds, shorter than any `Retry-After`: refusals take time from other tenants. */
const refusalDelayMs = 250;

/** Counts requests against the rate limits, and adds the remaining quota to the response. */
export class Rates {
  /** Tenant → its refusals in the current second. */
  readonly #refusals = new Map<string, number>();
  #second = 0;

  constructor(private readonly limit: Limit) {}

  /**
   * @returns a promise only if the request must wait.
   * @throws Fault `too_many_requests` with the same headers as other responses.
   */
  count(response: Response, demand: Demand): Promise<void> | undefined {
    try {
      const fields = this.limit(demand);
      if (fields instanceof Promise)
        return fields.then((late) => accept(response, late)).catch((refusal) => this.#refuse(demand, refusal));
      if (fields !== undefined) accept(response, fields);
      return undefined;
    } catch (refusal) {
      return this.#refuse(demand, refusal);
    }
  }

  countRequest({ tenant, caller }: RequestContext, response: Response): Promise<void> | undefined {
    return this.count(response, { tenant, caller: caller?.id ?? '', cost: 1 });
  }

  /**
   * Counts each operation of a batch; one was counted before the body was read.
   * @throws Fault `too_many_requests`, or `batch_beyond_limit` for a batch that can never fit.
   */
  async countBatch({ tenant, caller, body }: RequestContext, response: Response): Promise<void> {
    const { length: whole } = (body as { readonly operations: readonly unknown[] }).operations;
    if (whole > 1) await this.count(response, { tenant, caller: caller?.id ?? '', cost: whole - 1, whole });
  }

  /** A tenant that keeps asking in spite of refusals waits for them. */
  async #refuse({ tenant }: Demand, refusal: unknown): Promise<never> {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) this.#refusals.clear();
    this.#second = second;
    const count = (this.#refusals.get(tenant) ?? 0) + 1;
    this.#refusals.set(tenant, count);
    if (count > maxImmediateRefusals) await sleep(refusalDelayMs);
    throw refusal;
  }
}

function accept(response: Response, fields: Fields): void {
  response.setHeader('RateLimit', fields.RateLimit);
  response.setHeader('RateLimit-Policy', fields['RateLimit-Policy']);
}

/** Lets a limited number of requests of each caller be processed at a time: many batches at once hold too much memory to be fast. */
export class Line {
  readonly #callers = new Map<string, { underWay: number; readonly waiting: (() => void)[] }>();

  constructor(private readonly max: number) {}

  /** Waits for the caller's earlier requests. @returns a function that ends this one. */
  async enter(context: Pick<RequestContext, 'tenant' | 'caller'>): Promise<() => void> {
    const caller = `${context.tenant}/${context.caller?.id}`;
    const line = this.#callers.get(caller) ?? { underWay: 0, waiting: [] };
    this.#callers.set(caller, line);
    if (line.underWay < this.max) line.underWay++;
    else await new Promise<void>((go) => line.waiting.push(go));
    return () => {
      const next = line.waiting.shift();
      if (next !== undefined) next();
      else if (--line.underWay === 0) this.#callers.delete(caller);
    };
  }
}
