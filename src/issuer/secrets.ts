/** The secrets of clients: created, hashed, and checked at a bounded cost. */
import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

export const newSecret = () => randomBytes(32).toString('base64url');

/** `$scrypt$ln=14,r=8,p=1$salt$hash`. A hash takes 16 MB to 64 MB (128 · 2^ln · r bytes), and 50 ms or more. */
export const hashPattern = /^\$scrypt\$ln=(1[456]),r=8,p=([1-4])\$([\w-]{22})\$([\w-]{43})$/;

export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(secret, salt, 14, 1);
  return `$scrypt$ln=14,r=8,p=1$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** @throws Error if `hash` does not match `hashPattern`. */
export async function isSecret(secret: string, hash: string): Promise<boolean> {
  const [, ln, p, salt = '', expected = ''] = hashPattern.exec(hash) ?? [];
  if (ln === undefined) throw new Error('not a hash of a secret');
  const found = await derive(secret, Buffer.from(salt, 'base64url'), Number(ln), Number(p));
  return timingSafeEqual(found, Buffer.from(expected, 'base64url'));
}

function derive(secret: string, salt: Buffer, ln: number, p: number): Promise<Buffer> {
  const N = 2 ** ln;
  const options = { N, r: 8, p, maxmem: 2 * 128 * N * 8 };
  return new Promise((resolve, reject) => {
    scrypt(secret, salt, 32, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** `busy`: too many checks are waiting, so this secret was not checked. */
type Verdict = 'right' | 'wrong' | 'busy';

/** Checks one secret at a time, because each check uses a thread of the pool that files and the store use too. */
export class SecretChecks {
  readonly #limit = pLimit(1);
  /** Right secrets of the last 10 minutes, as keyed hashes that only this process can compute. */
  readonly #right = new LRUCache<string, true>({ max: 10_000, ttl: 10 * 60_000 });
  readonly #key = randomBytes(32);

  constructor(private readonly maxWaiting = 64) {}

  /** @param hash undefined for an unknown client: every secret is wrong, and the check takes equally long. */
  async check(secret: string, hash: string = unknownHash): Promise<Verdict> {
    const digest = createHmac('sha256', this.#key).update(`${hash}\0${secret}`).digest('base64url');
    if (this.#right.has(digest)) return 'right';
    if (this.#limit.pendingCount >= this.maxWaiting) return 'busy';
    const isRight = await this.#limit(async () => this.#right.has(digest) || (await isSecret(secret, hash)));
    if (isRight) this.#right.set(digest, true);
    return isRight ? 'right' : 'wrong';
  }
}

const random = (bytes: number) => randomBytes(bytes).toString('base64url');
const unknownHash = `$scrypt$ln=14,r=8,p=1$${random(16)}$${random(32)}`;
