/** The issuer's keys (EC P-256, ES256) and their file: created at the first start, changed by a command. One signs, all verify. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { type Algorithm, fits, type KeySource, type TrustedKey } from '../auth/keys.js';
import { ConfigError, readOrCreate, withLock, writeFileAtomically } from '../lib/fileWriting.js';
import { parseSettings, schemaCheck } from '../lib/settingsFile.js';
import { longestLifetime } from './clients.js';

interface StoredKey {
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
/** Milliseconds that a key stays valid after it could last sign: the longest lifetime plus a margin for clocks and notices. */
const afterlife = (longestLifetime + 300) * 1000;

/** Adds a new key. Of the old keys, only the one that signs keeps its private part; expired ones are dropped. */
export function rotated(keys: StoredKeys, now: Date): StoredKeys {
  const { kid } = signingKey(keys, now);
  const kept = alive(keys, now).map((key) => (key.kid === kid ? key : publicPart(key)));
  return [...kept, newKey(new Date(now.getTime() + notice))];
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
export const privateKeyOf = ({ x, y, d = '' }: StoredKey) =>
  createPrivateKey({ key: { ...curve, x, y, d }, format: 'jwk' });

const pem = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const;

interface PemPair {
  readonly privateKey: string;
}

export function newKey(from: Date): StoredKey {
  // by PEM: Node.js 20 waits for ever if it drops the job that has generated a key while that key is read
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256', ...pem }) as object as PemPair;
  const { x = '', y = '', d = '' } = createPrivateKey(privateKey).export({ format: 'jwk' });
  return { kid: randomUUID(), from: from.toISOString(), x, y, d };
}

const publicPart = ({ d: _, ...rest }: StoredKey): StoredKey => rest;

/** A token's header (RFC 9068 §2.1), always with its properties in this order. */
const headerOf = (kid: string) => ({ alg: 'ES256', typ: 'at+jwt', kid }) as const;

interface VerifyingKey extends TrustedKey {
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** The keys in use. */
export class KeyRing implements KeySource {
  readonly #byHeader = new Map<string, VerifyingKey>();

  /** @throws Error if a key is damaged. */
  constructor(readonly stored: StoredKeys) {
    for (const [index, stored] of this.stored.entries()) {
      const { kid, x, y, d } = stored;
      const header = Buffer.from(JSON.stringify(headerOf(kid))).toString('base64url');
      const key = createPublicKey({ key: { ...curve, x, y }, format: 'jwk' });
      this.#byHeader.set(header, { kid, key, algorithm: 'ES256', until: endOf(this.stored, index) });
      if (d !== undefined) privateKeyOf(stored);
    }
  }

  /** The key that signs now, and the header of its tokens. */
  signing(now: Date) {
    const stored = signingKey(this.stored, now);
    return { header: headerOf(stored.kid), key: privateKeyOf(stored) };
  }

  find(kid: string | undefined, algorithm: Algorithm): readonly TrustedKey[] {
    return [...this.#byHeader.values()].filter((key) => fits(key, kid, algorithm));
  }

  /** @param header the first part of a token, encoded. All tokens of a key have the same. */
  verifying(header: string): VerifyingKey | undefined {
    return this.#byHeader.get(header);
  }

  /** The published key set (RFC 7517 §5). */
  published(now: Date) {
    const keys = alive(this.stored, now);
    return { keys: keys.map(({ kid, x, y }) => ({ ...curve, x, y, kid, use: 'sig', alg: 'ES256' })) };
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
      description: 'an array of keys, one of them with a private part',
      contains: { type: 'object', required: ['d'] },
      items: {
        type: 'object',
        description: 'a key with kid, from, x and y',
        required: ['kid', 'from', 'x', 'y'],
        properties: { kid: text, from: { type: 'string', format: 'date-time' }, x: text, y: text, d: text },
      },
    },
  },
});

/** @throws ConfigError that says what is wrong and what to do. */
export function parseKeys(path: string, content: string): KeyRing {
  try {
    return new KeyRing(parseSettings<{ keys: StoredKeys }>(content, path, checkFile).keys);
  } catch (error) {
    throw new ConfigError(
      `${(error as Error).message}. Restore ${path} from a backup, or delete it to create a new key at the next start; tokens issued before become invalid.`,
    );
  }
}

/** Processes that start at the same time use the same keys. @throws ConfigError */
export const readOrCreateKeys = (path: string): KeyRing =>
  parseKeys(
    path,
    readOrCreate(path, () => textOf([newKey(new Date())])),
  );

export function changeKeys(path: string, change: (keys: StoredKeys) => StoredKeys): Promise<StoredKeys> {
  return withLock(path, () => {
    const next = change(readOrCreateKeys(path).stored);
    writeFileAtomically(path, textOf(next));
    return next;
  });
}

const textOf = (keys: StoredKeys) => `${JSON.stringify({ keys }, null, 2)}\n`;
