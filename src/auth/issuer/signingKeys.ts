/** The issuer's keys (EC P-256, ES256) and their file: created at the first start, changed by a command. One signs, all verify. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../../config/environment.js';
import { withLock, writeFileAtomically } from '../../config/fileWriting.js';
import { parseSettings, schemaCheck } from '../../config/settingsFile.js';
import { longestLifetime } from './clients.js';

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
export type StoredKeys = readonly StoredKey[];

/** Milliseconds until a new key signs, so that all processes know it. */
export const notice = 10_000;
/** Milliseconds that a key stays valid after it could last sign: the longest lifetime plus a margin for clocks. */
const afterlife = (longestLifetime + 300) * 1000;

/**
 * Adds a new key. Of the old keys, only the one that signs keeps its private part. Expired keys, and one that was about to
 * sign, are dropped.
 */
export function rotated(keys: StoredKeys, now: Date): StoredKeys {
  const { kid } = signingKey(keys, now);
  const next = newKey(new Date(now.getTime() + notice));
  // one that starts later than the new key has signed before the clock was set back
  const hasSigned = ({ from }: StoredKey) => Date.parse(from) <= now.getTime() || from > next.from;
  const kept = alive(keys, now).filter((key) => key.kid === kid || hasSigned(key));
  return [...kept.map((key) => (key.kid === kid ? key : publicPart(key))), next];
}

/** Removes a key, whose tokens are rejected from now on. If it is the one that signs, a new key signs immediately. */
export function without(keys: StoredKeys, kid: string, now: Date): StoredKeys {
  const rest = keys.filter((key) => key.kid !== kid);
  return signingKey(keys, now).kid === kid ? [...rest.map(publicPart), newKey(now)] : rest;
}

/** Keys whose tokens may still be valid. */
export const alive = (keys: StoredKeys, now: Date): StoredKeys =>
  keys.filter((_, index) => endOf(keys, index) > now.getTime());

/** When the last token of a key expires, in milliseconds since 1970. */
function endOf(keys: StoredKeys, index: number): number {
  const next = keys[index + 1];
  return next === undefined ? Number.POSITIVE_INFINITY : Date.parse(next.from) + afterlife;
}

/** The newest key whose time has come; if the clock was set back, the newest key with a private part. */
export function signingKey(keys: StoredKeys, now: Date): StoredKey {
  const able = keys.filter(({ d }) => d !== undefined);
  return (able.findLast(({ from }) => Date.parse(from) <= now.getTime()) ?? able.at(-1)) as StoredKey; // there is at least one
}

const curve = { kty: 'EC', crv: 'P-256' };
const publicKeyOf = ({ x, y }: StoredKey) => createPublicKey({ key: { ...curve, x, y }, format: 'jwk' });
export const privateKeyOf = ({ x, y, d = '' }: StoredKey) =>
  createPrivateKey({ key: { ...curve, x, y, d }, format: 'jwk' });

export function newKey(from: Date): StoredKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  return { kid: thumbprint(x, y), from: from.toISOString(), x, y, d };
}

const publicPart = ({ d: _, ...rest }: StoredKey): StoredKey => rest;

/** Synchronous, unlike that of jose. */
const thumbprint = (x: string, y: string) =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }))
    .digest('base64url');

/** A token's header (RFC 9068 §2.1), always with its properties in this order. */
const headerOf = (kid: string) => ({ alg: 'ES256', typ: 'at+jwt', kid }) as const;

export interface VerifyingKey {
  readonly kid: string;
  readonly key: KeyObject;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** The keys in use. */
export class KeyRing {
  readonly #byHeader: ReadonlyMap<string, VerifyingKey>;
  readonly #private: ReadonlyMap<string, KeyObject>;

  constructor(private readonly stored: StoredKeys) {
    this.#byHeader = new Map(
      stored.map((key, index) => [
        Buffer.from(JSON.stringify(headerOf(key.kid))).toString('base64url'),
        { kid: key.kid, key: publicKeyOf(key), until: endOf(stored, index) },
      ]),
    );
    this.#private = new Map(stored.filter(({ d }) => d).map((key) => [key.kid, privateKeyOf(key)]));
  }

  /** The key that signs now, and the header of its tokens. */
  signing(now: Date) {
    const { kid } = signingKey(this.stored, now);
    return { header: headerOf(kid), key: this.#private.get(kid) as KeyObject };
  }

  /** @param header the first part of a token, encoded. All tokens of a key have the same. */
  verifying(header: string): VerifyingKey | undefined {
    return this.#byHeader.get(header);
  }

  /** The published key set (RFC 7517 §5). */
  published(now: Date) {
    return {
      keys: alive(this.stored, now).map(({ kid, x, y }) => ({ ...curve, x, y, kid, use: 'sig', alg: 'ES256' })),
    };
  }
}

const text = { type: 'string' };
const checkFile = schemaCheck({
  type: 'object',
  description: 'an object with an array of keys',
  required: ['keys'],
  properties: {
    keys: {
      type: 'array',
      minItems: 1,
      description: 'an array of keys',
      items: {
        type: 'object',
        description: 'a key with kid, from, x and y',
        required: ['kid', 'from', 'x', 'y'],
        properties: { kid: text, from: { type: 'string', format: 'date-time' }, x: text, y: text, d: text },
        check: (key: StoredKey) => (isSound(key) ? undefined : 'the key is damaged'),
      },
      check: (keys: StoredKeys) => (keys.some(({ d }) => d) ? undefined : 'no key has a private part'),
    },
  },
});

/** Whether `kid`, the public part and the private part belong together. */
function isSound(key: StoredKey): boolean {
  try {
    const probe = Buffer.from(key.kid);
    const isSigned = () => verify('sha256', probe, publicKeyOf(key), sign('sha256', probe, privateKeyOf(key)));
    return key.kid === thumbprint(key.x, key.y) && (key.d === undefined ? Boolean(publicKeyOf(key)) : isSigned());
  } catch {
    return false;
  }
}

/** @throws ConfigError `path:line:column: message`, with advice. */
export function parseKeys(path: string, content: string): StoredKeys {
  try {
    return parseSettings<{ keys: StoredKeys }>(content, path, checkFile).keys;
  } catch (error) {
    throw new ConfigError(`${(error as Error).message.replace(/\.$/, '')}. ${advice}`);
  }
}

const advice =
  'Restore the file from a backup, or delete it to create a new key at the next start; tokens issued before become invalid.';

/** Processes that start at the same time use the same keys. @throws ConfigError */
export function readOrCreateKeys(path: string, now: Date): StoredKeys {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    if (!existsSync(path)) writeFileAtomically(path, textOf([newKey(now)]), { onlyCreate: true });
    return parseKeys(path, readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`DATA_DIR must be a writable folder: ${(error as Error).message}.`);
  }
}

export function changeKeys(path: string, change: (keys: StoredKeys) => StoredKeys): Promise<StoredKeys> {
  return withLock(path, () => {
    const next = change(readOrCreateKeys(path, new Date()));
    writeFileAtomically(path, textOf(next));
    return next;
  });
}

const textOf = (keys: StoredKeys) => `${JSON.stringify({ keys }, null, 2)}\n`;
