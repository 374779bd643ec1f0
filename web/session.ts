/** Logging in, for /docs and the console. The token is kept in the tab's session only. */
import { about } from './site.js';

/** The caller, as `GET /me` describes them. */
export interface Me {
  readonly id: string;
  readonly contact_id: string;
  readonly email?: string;
  /** `*` means all. */
  readonly tenants: readonly string[];
  /** Permission → whether it covers all records, or only the caller's own. Those that the caller does not have are missing. */
  readonly permissions: Readonly<Record<string, 'all' | 'own'>>;
  /** ISO 8601. */
  readonly expires_at: string;
}

const tokenKey = 'gala.token';

export const savedToken = (): string | undefined => sessionStorage.getItem(tokenKey) ?? undefined;
export const forgetToken = () => sessionStorage.removeItem(tokenKey);

/** A login that the server does not accept. The message is for the person who logs in. */
export class LoginFailed extends Error {
  /** @param status of the answer, if there is one */
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

/** Asks the server who the token is for, and keeps the token if it is accepted. @throws LoginFailed */
export async function logIn(token: string): Promise<Me> {
  const plain = token.trim().replace(/^Bearer\s+/i, '');
  // one with other characters could not be sent
  if (!/^[\w.~+/=-]+$/.test(plain))
    throw new LoginFailed('This is not a token. A token is one long word with two dots.');
  const me = (await read('me', { headers: { Authorization: `Bearer ${plain}` } })) as Me;
  sessionStorage.setItem(tokenKey, plain);
  return me;
}

/** Client credentials (OAuth 2.0). @throws LoginFailed */
export async function logInAsClient(id: string, secret: string): Promise<Me> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
  const { access_token } = (await read('oauth/token', { method: 'POST', body })) as { access_token: string };
  return await logIn(access_token);
}

/** The token that a server without a key of its own offers to a browser on its machine. */
export async function demoToken(): Promise<string | undefined> {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
  try {
    const { trial_token: address } = isLocal ? await about() : {};
    return address === undefined ? undefined : ((await read(`.${address}`)) as { token: string }).token;
  } catch {
    return undefined; // it is for this machine only, and a login says what is wrong
  }
}

/** @throws LoginFailed */
async function read(path: string, init: RequestInit = {}): Promise<unknown> {
  // with the browser's own credentials, it would ask for a password when a secret is wrong
  const response = await fetch(path, { ...init, credentials: 'omit' }).catch(() => {
    throw new LoginFailed('The server does not answer.');
  });
  const answer = (await response.json().catch(() => ({}))) as Record<string, string>;
  if (response.ok) return answer;
  if (response.status === 404) throw new LoginFailed('This server does not issue tokens. Log in with a token.');
  const { message, error_description } = answer;
  throw new LoginFailed(message ?? error_description ?? `The server answered ${response.status}.`, response.status);
}
