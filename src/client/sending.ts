/** Requests that are sent again where that is safe and may help, the errors they end with, and their tokens. */
import type { components } from '../../generated/awards.js';
import type { ClientCredentials, Token } from './types.js';

type Refused = components['schemas']['Error'];
/** A place in the request that is wrong. */
export type Detail = components['schemas']['ErrorDetail'];

interface Failure {
  readonly operation: string;
  readonly status: number;
  readonly headers?: Headers;
  /** As the server has sent it. */
  readonly body?: unknown;
  readonly cause?: unknown;
}

/** What a call is rejected with, unless it was aborted. Branch on `code`, never on `message`. */
export class GalaError extends Error {
  override readonly name = 'GalaError';
  /** Of the call: `references.get`. */
  readonly operation: string;
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** A code of docs/errors.md, `network_error`, or `unexpected_answer` if it is not Gala that has answered. */
  readonly code: string;
  readonly details: readonly Detail[];
  /** With `sold_out`: the number of tickets that are left. */
  readonly remaining: number | undefined;
  readonly requestId: string | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor({ operation, status, headers, body, cause }: Failure) {
    const said = isObject(body) ? (body as Partial<Refused> & { error?: string; error_description?: string }) : {};
    const reason = cause instanceof Error ? `: ${cause.message}` : '';
    const found =
      status === 0 ? `The server did not answer${reason}` : `The server sent an unexpected answer (${status})`;
    super(said.message ?? said.error_description ?? found, { cause });
    this.operation = operation;
    this.status = status;
    this.code = said.code ?? said.error ?? (status === 0 ? 'network_error' : 'unexpected_answer');
    this.details = said.details ?? [];
    this.remaining = said.remaining;
    this.requestId = said.request_id ?? headers?.get('X-Request-Id') ?? undefined;
    this.retryAfter = secondsOf(headers?.get('Retry-After'));
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A number of seconds, or a date. */
function secondsOf(retryAfter: string | null | undefined): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

export interface Patience {
  readonly retries: number;
  /** Whether the request changes nothing. */
  readonly isRead: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Repeats a request that was refused for its rate, and a read that has failed. @throws GalaError */
export async function patiently<T>(request: () => Promise<T>, { retries, isRead, signal }: Patience): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      if (attempt >= retries || !(error instanceof GalaError) || !mayPass(error, isRead)) throw error;
      await pause(error.retryAfter ?? 0.25 * 2 ** attempt * (0.5 + Math.random()), signal);
    }
  }
}

function mayPass({ status, code }: GalaError, isRead: boolean): boolean {
  if (status === 429) return code !== 'tenant_quota'; // no time helps against that
  return isRead && (status === 0 || status >= 500);
}

function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** The token for a request. @param refused one that the server does not accept any more. */
export type Tokens = (refused?: string) => Promise<string | undefined>;

/** What the token endpoint answers (RFC 6749 §5.1). */
export interface Issued {
  readonly access_token: string;
  readonly expires_in?: number;
}

/** @param issue asks the token endpoint. */
export function tokensFrom(token: Token | undefined, issue: (client: ClientCredentials) => Promise<Issued>): Tokens {
  if (typeof token === 'function') return async () => await token();
  if (typeof token !== 'object') return async () => token;
  const renewed = async () => {
    const asked = Date.now();
    const { access_token: value, expires_in = 300 } = await issue(token);
    return { value, until: asked + 1000 * Math.max(expires_in - 30, expires_in / 2) };
  };
  let current: ReturnType<typeof renewed> | undefined;
  const shared = () => {
    current ??= renewed().catch((error: unknown) => {
      current = undefined;
      throw error;
    });
    return current;
  };
  return async (refused) => {
    const known = shared();
    const { value, until } = await known;
    if (value !== refused && Date.now() < until) return value;
    if (current === known) current = undefined;
    return (await shared()).value;
  };
}
