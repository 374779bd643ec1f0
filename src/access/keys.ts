/** Keys that tokens may be signed with, each for the one algorithm of its kind. */
import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';

export type Algorithm = 'HS256' | 'RS256' | 'ES256';

export interface TrustedKey {
  readonly key: KeyObject;
  /** A token that names another is not tried with this key. */
  readonly algorithm: Algorithm;
  /** Only tokens that name it, or none, are tried with this key. */
  readonly kid?: string | undefined;
  /** Set when the key is trusted no more: tokens that were taken because of it are not taken any longer. */
  withdrawn?: true;
}

/** HS256. */
export const keyOfSecret = (secret: string): TrustedKey => ({
  key: createSecretKey(Buffer.from(secret)),
  algorithm: 'HS256',
});

/**
 * @param text one public key as PEM, or several: RSA (RS256) or EC on P-256 (ES256).
 * @throws Error when one of them is neither, or is private.
 */
export function keysOfPem(text: string): TrustedKey[] {
  if (text.includes('PRIVATE KEY-----')) throw new Error('this is a private key, which only who signs should have');
  const blocks = text.match(pemBlock) ?? [];
  if (blocks.length === 0 || blocks.length !== text.split('-----BEGIN ').length - 1)
    throw new Error('this is no whole PEM');
  if (blocks.length > mostKeys) throw new Error(`these are ${blocks.length} keys: use ${mostKeys} or fewer`);
  return blocks.map((block) => keyOf(createPublicKey(block)));
}

const pemBlock = /-----BEGIN ([A-Z ]+)-----[^-]+-----END \1-----/g;

/** A token that names no key is tried with each of them. */
export const mostKeys = 16;

/** Bits (RFC 7518 §3.3), and how many can be worked with in a moment. */
const [leastModulus, mostModulus] = [2048, 8192];

function keyOf(key: KeyObject): TrustedKey {
  const { namedCurve: curve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType === 'rsa' && modulusLength < leastModulus)
    throw new Error(`an RSA key of ${modulusLength} bits is too short: use ${leastModulus} or more`);
  if (key.asymmetricKeyType === 'rsa' && modulusLength > mostModulus)
    throw new Error(`an RSA key of ${modulusLength} bits is too long: use ${mostModulus} or fewer`);
  if (key.asymmetricKeyType === 'rsa') return { key, algorithm: 'RS256' };
  if (key.asymmetricKeyType === 'ec' && curve === 'prime256v1') return { key, algorithm: 'ES256' };
  throw new Error(`a key of type ${key.asymmetricKeyType} ${curve ?? ''} is not supported: use RSA or EC P-256`);
}
