/** The issuer's keys in use: one signs, all verify. */
import type { KeyObject } from 'node:crypto';
import {
  alive,
  ends,
  privateKeyOf,
  publicJwk,
  publicKeyOf,
  type StoredKey,
  type StoredKeys,
  signingKey,
} from './keys.js';

/** A token's header (RFC 9068 §2.1), always with its properties in this order. */
export const headerOf = (kid: string) => ({ alg: 'ES256', typ: 'at+jwt', kid }) as const;

const encoded = (text: string) => Buffer.from(text).toString('base64url');

/** The start of every token of the issuer: 36 bytes encoded as 48 characters. */
export const commonStart = encoded(JSON.stringify(headerOf('')).slice(0, 36));

const startOf = ({ kid }: StoredKey) => encoded(JSON.stringify(headerOf(kid)));

export interface Verifying {
  readonly kid: string;
  readonly key: KeyObject;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export class KeyRing {
  readonly #stored: readonly StoredKey[];
  readonly #private = new Map<string, KeyObject>();
  /** By the encoded header of their tokens. */
  readonly #public: ReadonlyMap<string, Verifying>;

  constructor({ keys }: StoredKeys) {
    this.#stored = keys;
    this.#public = new Map(
      keys.map((key, index) => [startOf(key), { kid: key.kid, key: publicKeyOf(key), until: ends(keys, index) }]),
    );
  }

  signing(now: Date): { kid: string; key: KeyObject } {
    const stored = signingKey(this.#stored, now);
    const key = this.#private.get(stored.kid) ?? privateKeyOf(stored);
    this.#private.set(stored.kid, key);
    return { kid: stored.kid, key };
  }

  /** @param header as in the token. */
  verifying(header: string): Verifying | undefined {
    return this.#public.get(header);
  }

  /** The published key set (RFC 7517 §5). */
  published(now: Date) {
    return { keys: alive(this.#stored, now).map(publicJwk) };
  }
}
