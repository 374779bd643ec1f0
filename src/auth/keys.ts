/** Keys that verify tokens, each for the one algorithm of its type, and where they come from. */
import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';

export type Algorithm = 'HS256' | 'RS256' | 'ES256';

export interface TrustedKey {
  readonly key: KeyObject;
  /** A token that names another algorithm is not tried with this key. */
  readonly algorithm: Algorithm;
  /** Only tokens with this `kid`, or without one, are tried with this key. */
  readonly kid?: string | undefined;
  /** Set when the key is no longer trusted: cached tokens signed with it are rejected. */
  withdrawn?: true;
}

export interface KeySource {
  /** The known keys that may have signed the token. */
  find(kid: string | undefined, algorithm: Algorithm): readonly TrustedKey[];
  /**
   * Asks the service for newer keys if no known key has signed the token; `find` then returns them.
   * @returns undefined if no newer key could have signed it.
   * @throws Fault `keys_unavailable` if the service did not answer, or was not asked for this token.
   */
  renew?(kid: string | undefined, algorithm: Algorithm): Promise<void> | undefined;
}

/** A key without a `kid` can verify tokens with any `kid`. */
export const fits = (key: TrustedKey, kid: string | undefined, algorithm: Algorithm): boolean =>
  key.algorithm === algorithm && (kid === undefined || key.kid === undefined || key.kid === kid);

/** Keys that do not change while the server runs. */
export const fixedKeys = (keys: readonly TrustedKey[]): KeySource => ({
  find: (kid, algorithm) => keys.filter((key) => fits(key, kid, algorithm)),
});

/** HS256. */
export const keyOfSecret = (secret: string): TrustedKey => ({
  key: createSecretKey(Buffer.from(secret)),
  algorithm: 'HS256',
});

/**
 * @param text one or more public keys as PEM: RSA (RS256) or EC P-256 (ES256).
 * @throws Error if one of them has another type or is private.
 */
export function keysOfPem(text: string): TrustedKey[] {
  if (text.includes('PRIVATE KEY-----')) throw new Error('this is a private key; use the public key');
  const blocks = text.match(pemBlock) ?? [];
  if (blocks.length === 0 || blocks.length !== text.split('-----BEGIN ').length - 1)
    throw new Error('this is not a complete PEM');
  if (blocks.length > maxKeys) throw new Error(`there are ${blocks.length} keys; use at most ${maxKeys}`);
  return blocks.map((block) => publicKeyOf(createPublicKey(block)));
}

const pemBlock = /-----BEGIN ([A-Z ]+)-----[^-]+-----END \1-----/g;

/** A token without a `kid` is tried with at most this many keys. */
export const maxKeys = 16;

/** Bits: the minimum of RFC 7518 §3.3, and a maximum that keeps verification fast. */
const [minModulus, maxModulus] = [2048, 8192];

/** @throws Error if the key is neither RSA of a supported size nor EC P-256. */
export function publicKeyOf(key: KeyObject, kid?: string): TrustedKey {
  const { namedCurve: curve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType === 'rsa' && modulusLength < minModulus)
    throw new Error(`an RSA key of ${modulusLength} bits is too short; use at least ${minModulus}`);
  if (key.asymmetricKeyType === 'rsa' && modulusLength > maxModulus)
    throw new Error(`an RSA key of ${modulusLength} bits is too long; use at most ${maxModulus}`);
  if (key.asymmetricKeyType === 'rsa') return { key, algorithm: 'RS256', kid };
  if (key.asymmetricKeyType === 'ec' && curve === 'prime256v1') return { key, algorithm: 'ES256', kid };
  throw new Error(`a key of type ${key.asymmetricKeyType} ${curve ?? ''} is not supported; use RSA or EC P-256`);
}
