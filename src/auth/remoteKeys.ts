/**
 * The keys of a key set (JWKS, RFC 7517) that another service publishes and rotates. `jose` requests the set; it is read at the
 * start, at regular intervals, and when a token names an unknown key. While it cannot be read, the last known keys stay trusted.
 */
import { createPublicKey } from 'node:crypto';
import { createRemoteJWKSet, customFetch, errors, type FetchImplementation, type JWK } from 'jose';
import type { Logger } from 'pino';
import { Fault } from '../fault.js';
import { type Algorithm, fits, type KeySource, publicKeyOf, type TrustedKey } from './keys.js';

/** Milliseconds. */
export const remoteBounds = {
  /** A key that has left the set stops being trusted after at most this time plus a timeout, if the set can be read. */
  every: 300_000,
  everyAfterFailure: 15_000,
  timeout: 5_000,
  /** After a token has caused a request, and after a failure: how long no other token causes one. */
  cooldown: 5_000,
  now: () => Date.now(),
};

export class RemoteKeys implements KeySource {
  readonly #bounds: typeof remoteBounds;
  readonly #stop = new AbortController();
  readonly #set: ReturnType<typeof createRemoteJWKSet>;
  #keys: readonly TrustedKey[] = [];
  #underWay: Promise<void> | undefined;
  #hasFailed = false;
  #coolUntil = 0;
  #next: NodeJS.Timeout | undefined;
  #told = '';

  constructor(
    readonly url: URL,
    readonly log: Pick<Logger, 'info' | 'warn'>,
    bounds: Partial<typeof remoteBounds> = {},
  ) {
    this.#bounds = { ...remoteBounds, ...bounds };
    const stoppable: FetchImplementation = (address, { signal, ...options }) =>
      fetch(address, { ...options, signal: AbortSignal.any([signal, this.#stop.signal]) });
    this.#set = createRemoteJWKSet(url, { timeoutDuration: this.#bounds.timeout, [customFetch]: stoppable });
    void this.read();
  }

  find(kid: string | undefined, algorithm: Algorithm): readonly TrustedKey[] {
    return this.#keys.filter((key) => fits(key, kid, algorithm));
  }

  /** @throws Fault `keys_unavailable` unless the set was asked after the token came and does not have the key. */
  renew(kid: string | undefined, algorithm: Algorithm): Promise<void> | undefined {
    const before = this.#keys;
    const isKnown = () => this.find(kid, algorithm).some((key) => key.kid === kid);
    if (algorithm === 'HS256' || (kid !== undefined && isKnown())) return undefined;
    return this.#ask(() => (kid === undefined ? this.#keys !== before : isKnown()));
  }

  async #ask(isNews: () => boolean): Promise<void> {
    const joins = this.#underWay !== undefined;
    const { cooldown, now } = this.#bounds;
    if (!joins && now() < this.#coolUntil) throw this.#unavailable();
    if (!joins) this.#coolUntil = now() + cooldown;
    await this.read();
    if (!isNews() && (joins || this.#hasFailed)) throw this.#unavailable();
  }

  /** Reads the set, or joins the read in progress. Never rejects. */
  read(): Promise<void> {
    this.#underWay ??= this.#read().finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  async close(): Promise<void> {
    clearTimeout(this.#next);
    this.#stop.abort(new Error('the server is shutting down'));
    await this.#underWay;
  }

  async #read(): Promise<void> {
    clearTimeout(this.#next);
    const { every, everyAfterFailure, cooldown, now } = this.#bounds;
    try {
      await this.#set.reload();
      this.#hasFailed = false;
      this.#take(this.#set.jwks()?.keys ?? []);
    } catch (error) {
      this.#hasFailed = true;
      this.#coolUntil = now() + cooldown;
      if (!this.#stop.signal.aborted) this.#tell([reasonOf(error as Error)], 'cannot read the key set');
    }
    if (this.#stop.signal.aborted) return;
    this.#next = setTimeout(() => void this.read(), this.#hasFailed ? everyAfterFailure : every).unref();
  }

  /** A known key stays the same object, so that cached tokens signed with it stay valid. */
  #take(set: readonly JWK[]): void {
    const remarks: string[] = [];
    const read = set.flatMap((jwk) => {
      try {
        return keyOf(jwk) ?? [];
      } catch (error) {
        remarks.push(`the key ${JSON.stringify(jwk.kid ?? 'without a kid')} is ignored: ${(error as Error).message}`);
        return [];
      }
    });
    const before = this.#keys;
    const now = read.map((key) => before.find((other) => isSame(key, other)) ?? key);
    if (now.length !== before.length || now.some((key) => !before.includes(key))) this.#keys = now;
    for (const key of before) if (!now.includes(key)) key.withdrawn = true;
    if (now.length === 0) remarks.push('it has no key to verify tokens with');
    this.#tell(remarks, 'read the key set');
  }

  /** Logs only if something has changed. */
  #tell(remarks: readonly string[], message: string): void {
    const said = JSON.stringify([message, ...remarks]);
    const line = { url: `${this.url.origin}${this.url.pathname}`, keys: this.#keys.length, remarks };
    if (said !== this.#told) this.log[remarks.length > 0 ? 'warn' : 'info'](line, message);
    this.#told = said;
  }

  #unavailable(): Fault {
    const { cooldown } = this.#bounds;
    return Fault.of('keys_unavailable', undefined, { headers: { 'Retry-After': String(Math.ceil(cooldown / 1000)) } });
  }
}

/**
 * @returns undefined if the key declares another use than to verify with RS256 or ES256.
 * @throws Error if it cannot be used, or should not have been published.
 */
function keyOf(jwk: JWK): TrustedKey | undefined {
  const { kty, kid, use = 'sig', key_ops: operations = ['verify'], alg } = jwk;
  if (jwk.d !== undefined || jwk.k !== undefined)
    throw new Error('it is private or secret, but anyone can read it here');
  const verifies = use === 'sig' && Array.isArray(operations) && operations.includes('verify');
  const isNamed = kid === undefined || typeof kid === 'string';
  if (!verifies || !isNamed || (kty !== 'RSA' && kty !== 'EC')) return undefined;
  if (alg !== undefined && alg !== 'RS256' && alg !== 'ES256') return undefined;
  const key = publicKeyOf(createPublicKey({ key: jwk as Record<string, unknown>, format: 'jwk' }), kid);
  return alg === undefined || alg === key.algorithm ? key : undefined;
}

const isSame = (one: TrustedKey, other: TrustedKey) =>
  one.kid === other.kid && one.algorithm === other.algorithm && one.key.equals(other.key);

/** `fetch` only reports that it failed; the cause says why. */
function reasonOf(error: Error): string {
  const { code, message } = (error.cause ?? {}) as { code?: string; message?: string };
  if (error instanceof errors.JOSEError || error.cause === undefined) return error.message;
  return `the server cannot be reached (${code ?? message})`;
}
