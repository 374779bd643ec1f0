/** `GET /me`: the caller and what they may do, as the server understands the token. */
import type { Authenticate } from '../auth/bearer.js';
import { unauthenticated } from '../auth/challenge.js';
import type { Grant, Principal } from '../auth/permissions.js';
import { permissionNames } from '../auth/permissions.js';
import type { LoadedService } from '../records/registry.js';
import { isForEveryone } from '../schema/document.js';
import { send } from './context.js';
import { type Endpoint, readable } from './endpoint.js';
import { countOf } from './headers.js';

/** It reads no records and does not count against rate limits, which are those of a tenant. */
export function me(services: readonly LoadedService[], authenticate: Authenticate, clock: () => Date): Endpoint {
  const known = new WeakMap<Principal, Buffer>(); // the same token is the same caller
  return {
    name: 'me',
    methods: readable,
    async answer(context, request, response) {
      checkAuthorization(request.rawHeaders);
      const caller = await authenticate(request.headers.authorization, clock());
      context.caller = caller;
      const json = known.get(caller) ?? Buffer.from(JSON.stringify(described(caller, services)));
      known.set(caller, json);
      send(context, response, 200, json);
    },
  };
}

/** @throws Fault `token_malformed` */
export function checkAuthorization(rawHeaders: readonly string[]): void {
  if (countOf('authorization', rawHeaders) > 1)
    throw unauthenticated('token_malformed', 'Send only one Authorization header.');
}

function described(caller: Principal, services: readonly LoadedService[]) {
  const { id, contactId, email, tenants, expires } = caller;
  return {
    id,
    contact_id: contactId,
    email,
    tenants: [...tenants],
    permissions: permissionsOf(caller, services),
    expires_at: dateOf(expires),
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

/** The latest time that a date can have stands for all later ones. */
const dateOf = (seconds: number) => new Date(Math.min(seconds * 1000, 8.64e15)).toISOString();
