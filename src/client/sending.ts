/** Errors, timeouts, retries, and tokens. */
import type { components } from '../../generated/awards.js';
import type { ClientCredentials, Token } from './types.js';

/** What is wrong with the request, and where. */
export type Detail = components['schemas']['ErrorDetail'];
type Said = Partial<components['schemas']['Error']> & { readonly error?: string; readonly error_description?: string };

/** The error of a failed call, unless it was aborted. Branch on `code`, never on `message`. */
export class GalaError extends Error {
  override readonly name = 'GalaError';
  /** A code of docs/errors.md, `network_error`, `timeout`, or `unexpected_response` if a proxy answers instead of Gala. */
  readonly code: string;
  readonly details: readonly Detail[];
  /** With `sold_out`: the number of tickets left. */
  readonly remaining: number | undefined;
  readonly requestId: string | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  /** @param operation `references.get`. @param status 0 without a response. */
  constructor(
    readonly operation: string,
    readonly status: number,
    { body, headers, cause }: { readonly body?: unknown; readonly headers?: Headers; readonly cause?: unknown },
  ) {
    const said: Said = typeof body === 'object' && body !== null ? body : {};
    const reason = Object(cause).cause ?? cause; // `fetch failed` says nothing by itself
    const other = status === 0 ? `The server does not respond: ${reason}` : `Unexpected response, status ${status}.`;
    super(said.message ?? said.error_description ?? other, { cause });
    const silence = Object(cause).name === 'TimeoutError' ? 'timeout' : 'network_error';
    this.code = said.code ?? said.error ?? (status === 0 ? silence : 'unexpected_response');
    this.details = said.details ?? [];
    this.remaining = said.remaining;
    this.requestId = said.request_id ?? headers?.get('X-Request-Id') ?? undefined;
    const seconds = Number.parseInt(headers?.get('Retry-After') ?? '', 10);
    this.retryAfter = Number.isNaN(seconds) ? undefined : seconds;
  }
}

/** The `operation` of errors from the token endpoint. */
export const tokenOperation = 'oauth.token';

/** Seconds. A server that asks for more is not waited for: the error says when to try again. */
const longestPause = 60;

/** Retries rate-limited requests, and after a failure those that are safe to repeat. @throws GalaError */
export async function withRetries<T>(
  request: () => Promise<T>,
  { retries, isSafe, signal }: { retries: number; isSafe: boolean; signal: AbortSignal | undefined },
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      if (attempt >= retries || !(error instanceof GalaError) || !isRetryable(error, isSafe)) throw error;
      if ((error.retryAfter ?? 0) > longestPause) throw error;
      await pause(error.retryAfter ?? Math.min(0.25 * 2 ** attempt, 5) * (0.5 + Math.random()), signal);
    }
  }
}

function isRetryable({ status, code, operation }: GalaError, isSafe: boolean): boolean {
  if (status === 429) return code !== 'tenant_quota'; // waiting does not help
  if (code === 'idempotency_in_progress') return true;
  return (isSafe || operation === tokenOperation) && (status === 0 || status >= 500);
}

export const pause = (seconds: number, signal: AbortSignal | undefined) =>
  inTime(seconds * 1000, signal, () => new Promise(() => {})).catch(() => signal?.throwIfAborted());

/** Does not wait for longer, even if `fetch` does not heed its signal. @param most milliseconds. */
export async function inTime<T>(
  most: number,
  signal: AbortSignal | undefined,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const late = () => ending.abort(new DOMException(`no answer within ${most} ms`, 'TimeoutError'));
  const timer = setTimeout(late, Math.min(most, 2 ** 31 - 1)); // a longer one goes off at once
  const either = AbortSignal.any(signal === undefined ? [ending.signal] : [signal, ending.signal]);
  let stop = () => {};
  const ended = new Promise<never>((_, reject) => {
    stop = () => reject(either.reason);
    either.addEventListener('abort', stop);
  });
  return await Promise.race([ask(either), ended]).finally(() => {
    clearTimeout(timer);
    either.removeEventListener('abort', stop);
  });
}

/** Asks the token endpoint (RFC 6749 §5.1). */
type Issue = (client: ClientCredentials) => Promise<{ readonly access_token: string; readonly expires_in?: number }>;

/** Gives the token for a request. Credentials are exchanged for one that is renewed before it expires, once for all. */
export function tokensOf(token: Token | undefined, issue: Issue) {
  let current: Promise<{ readonly value: string; readonly until: number }> | undefined;
  const renew = async (client: ClientCredentials, now = performance.now()) => {
    try {
      const { access_token: value, expires_in = 300 } = await issue(client);
      return { value, until: now + 1000 * Math.max(expires_in - 30, expires_in / 2) };
    } catch (error) {
      current = undefined;
      throw error;
    }
  };
  /** @param refused the token that the server no longer accepts. */
  return async (refused?: string): Promise<string | undefined> => {
    if (typeof token !== 'object') return typeof token === 'function' ? await token() : token;
    current ??= renew(token);
    const known = current;
    const { value, until } = await known;
    if (value !== refused && performance.now() < until) return value;
    if (current === known) current = renew(token);
    return (await current)?.value;
  };
}
