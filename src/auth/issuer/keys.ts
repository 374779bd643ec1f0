/** The issuer's keys: EC on P-256 (ES256), as JSON Web Keys (RFC 7517) with the time from which each signs. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import type { Finding } from '../../config/settingsFile.js';
import { longestLifetime } from './lifetime.js';

export interface StoredKey {
  /** The key's thumbprint (RFC 7638). */
  readonly kid: string;
  /** ISO 8601: it signs from this time until the next key does. */
  readonly from: string;
  readonly x: string;
  readonly y: string;
  /** The private part. A key that no longer signs has none. */
  readonly d?: string;
}

/** Ordered by time; the last is the newest. */
export interface StoredKeys {
  readonly keys: readonly StoredKey[];
}

/** Milliseconds until a new key signs, so that all processes know it. */
export const notice = 10_000;
/** Milliseconds that a key stays valid after it could last sign: the longest lifetime plus a margin for clocks. */
const afterlife = (longestLifetime + 300) * 1000;

export const firstKeys = (now: Date): StoredKeys => ({ keys: [newKey(now)] });

/**
 * Adds a new key. Of the old keys, only the one that signs keeps its private part. Expired keys, and one that was about to
 * sign, are dropped.
 */
export function rotated({ keys }: StoredKeys, now: Date): StoredKeys {
  const { kid } = signingKey(keys, now);
  const kept = alive(keys, now).filter((key) => !isAboutToSign(key, now));
  const next = newKey(new Date(now.getTime() + notice));
  return { keys: [...kept.map((key) => (key.kid === kid ? key : publicPart(key))), next] };
}

/** Removes a key, whose tokens are rejected from now on. If it is the one that signs, a new key signs immediately. */
export function without({ keys }: StoredKeys, kid: string, now: Date): StoredKeys {
  const rest = keys.filter((key) => key.kid !== kid);
  if (signingKey(keys, now).kid !== kid) return { keys: rest };
  return { keys: [...rest.filter((key) => !isAboutToSign(key, now)).map(publicPart), newKey(now)] };
}

const isAboutToSign = ({ from }: StoredKey, now: Date) => {
  const left = Date.parse(from) - now.getTime();
  return left > 0 && left <= notice; // a larger value means that the clock was set back
};

/** Keys whose tokens may still be valid. */
export const alive = (keys: readonly StoredKey[], now: Date): readonly StoredKey[] =>
  keys.filter((_, index) => ends(keys, index) > now.getTime());

/** When the last token of a key expires, in milliseconds since 1970. */
export function ends(keys: readonly StoredKey[], index: number): number {
  const next = keys[index + 1];
  return next === undefined ? Number.POSITIVE_INFINITY : Date.parse(next.from) + afterlife;
}

/** The newest key whose time has come; if the clock was set back, the newest key with a private part. */
export function signingKey(keys: readonly StoredKey[], now: Date): StoredKey {
  const able = keys.filter(({ d }) => d !== undefined);
  return (able.findLast(({ from }) => Date.parse(from) <= now.getTime()) ?? able.at(-1)) as StoredKey; // there is at least one
}

export const publicKeyOf = ({ x, y }: StoredKey): KeyObject =>
  createPublicKey({ key: { ...curve, x, y }, format: 'jwk' });

export const privateKeyOf = ({ x, y, d }: StoredKey): KeyObject =>
  createPrivateKey({ key: { ...curve, x, y, d } as JsonWebKey, format: 'jwk' });

/** The published form. */
export const publicJwk = ({ kid, x, y }: StoredKey) => ({ ...curve, x, y, kid, use: 'sig', alg: 'ES256' });

const curve = { kty: 'EC', crv: 'P-256' };

function newKey(from: Date): StoredKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  return { kid: thumbprint(x, y), from: from.toISOString(), x, y, d };
}

const publicPart = ({ d: _, ...rest }: StoredKey): StoredKey => rest;

const thumbprint = (x: string, y: string) =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }))
    .digest('base64url');

/** @returns the first error in the content of the file. */
export function checkKeys(value: unknown): Finding | undefined {
  const { keys } = (value ?? {}) as Partial<StoredKeys>;
  if (!Array.isArray(keys) || keys.length === 0) return { path: [], message: 'the file must have an array of keys' };
  for (const [index, key] of keys.entries()) {
    const message = faultOf(key);
    if (message !== undefined) return { path: ['keys', index], message };
  }
  return keys.some(({ d }) => d !== undefined) ? undefined : { path: ['keys'], message: 'no key has a private part' };
}

function faultOf(key: StoredKey | null): string | undefined {
  const { kid, from, x, y, d } = key ?? ({} as Partial<StoredKey>);
  if (![kid, from, x, y].every((text) => typeof text === 'string')) return 'the key lacks kid, from, x or y';
  if (kid !== thumbprint(x as string, y as string)) return 'the kid does not match the key';
  if (Number.isNaN(Date.parse(from as string))) return 'from is not a valid time';
  return (d === undefined ? isPoint(key as StoredKey) : signs(key as StoredKey)) ? undefined : 'the key is damaged';
}

function isPoint(key: StoredKey): boolean {
  try {
    return publicKeyOf(key).asymmetricKeyType === 'ec';
  } catch {
    return false;
  }
}

/** Whether the private and the public part match. */
function signs(key: StoredKey): boolean {
  try {
    const text = Buffer.from(key.kid);
    return verify('sha256', text, publicKeyOf(key), sign('sha256', text, privateKeyOf(key)));
  } catch {
    return false;
  }
}
