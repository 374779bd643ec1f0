/** Who is logged in: the token, kept in this tab only, and the client that uses it. */
import { createClient } from 'gala/client';
import type { Gala, Me } from './page.js';

/** Shared with /docs. */
const tokenKey = 'gala.token';
const tenantKey = 'gala.tenant';

export const savedToken = () => sessionStorage.getItem(tokenKey) ?? undefined;
export const savedTenant = () => sessionStorage.getItem(tenantKey) ?? undefined;
export const saveTenant = (tenant: string) => sessionStorage.setItem(tenantKey, tenant);
export const logOut = () => sessionStorage.clear();

/** A login that the server does not accept. The message is for the person who logs in. */
export class LoginFailed extends Error {}

/** Asks the server who the token is for, and keeps the token if it is accepted. @throws LoginFailed */
export async function logIn(token: string): Promise<Me> {
  // A token with other characters could not be sent.
  if (!/^[\w.~+/=-]+$/.test(token))
    throw new LoginFailed('This is not a token. A token is one long word with two dots.');
  const me = (await answerOf(await reach('/me', { headers: { Authorization: `Bearer ${token}` } }))) as Me;
  sessionStorage.setItem(tokenKey, token);
  return me;
}

/** Client credentials (OAuth 2.0). @throws LoginFailed */
export async function logInAsClient(id: string, secret: string): Promise<Me> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
  const { access_token } = (await answerOf(await reach('/oauth/token', { method: 'POST', body }))) as {
    access_token: string;
  };
  return await logIn(access_token);
}

/** The token that a server outside production offers to a browser on its own machine. */
export async function trialToken(): Promise<string | undefined> {
  const response = await reach('/trial-token', {}).catch(() => undefined);
  return response?.ok ? ((await response.json()) as { token: string }).token : undefined;
}

/** Without the browser's own credentials: it would ask for a password when a secret is wrong. */
async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, credentials: 'omit' });
  } catch {
    throw new LoginFailed('The server does not answer.');
  }
}

async function answerOf(response: Response): Promise<unknown> {
  const answer = (await response.json().catch(() => ({}))) as Record<string, string>;
  if (response.ok) return answer;
  const { code, message, error, error_description } = answer;
  if (code === 'token_expired') throw new LoginFailed('This token has expired. Log in with a new one.');
  if (error === 'invalid_client') throw new LoginFailed('There is no such client, or the secret is wrong.');
  if (response.status === 404) throw new LoginFailed('This server does not issue tokens. Log in with a token.');
  throw new LoginFailed(message ?? error_description ?? `The server answered ${response.status}.`);
}

/** It takes the token anew for each call, so that one who logs in again goes on where they were. */
export const clientFor = (tenant: string): Gala =>
  createClient({ baseUrl: location.origin, tenant, token: () => savedToken() ?? '' });

export type Json = Record<string, unknown>;
interface Page {
  readonly items: readonly Json[];
  readonly next?: string | undefined;
}

type Generic = (input: object, options?: { signal?: AbortSignal }) => Promise<Json>;

/** An operation by its name, for pages that learn what there is from the documents. */
export const operation = (gala: Gala, resource: string, verb: string) =>
  (gala as unknown as Record<string, Record<string, Generic>>)[resource]?.[verb] as Generic;

export const listing = (gala: Gala, resource: string, verb: string) =>
  operation(gala, resource, verb) as unknown as (input: object, options?: { signal?: AbortSignal }) => Promise<Page>;
