/** Creates, hashes and compares the secrets of clients. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** The cost of a hash, which is part of it: `$scrypt$ln=14,r=8,p=1$salt$hash`. */
interface Cost {
  /** Logarithm of N: the memory is 128 · N · r bytes. */
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** 16 MB, and about 50 ms of CPU time. */
const usual: Cost = { ln: 14, r: 8, p: 1 };
const mostMemory = 64 * 1024 * 1024;
const [leastRounds, mostParallel] = [14, 4];

const [saltBytes, hashBytes] = [16, 32];

export const newSecret = () => randomBytes(32).toString('base64url');

export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const { ln, r, p } = usual;
  const parts = [salt, await derive(secret, salt, usual)].map((bytes) => bytes.toString('base64url'));
  return `$scrypt$ln=${ln},r=${r},p=${p}$${parts.join('$')}`;
}

/** Takes as long as any other hash of the same cost. */
export async function isSecret(secret: string, hash: string): Promise<boolean> {
  const parsed = parse(hash);
  if (parsed === undefined) throw new Error('not a hash of a secret'); // the file was validated when it was read
  const { cost, salt, expected } = parsed;
  return timingSafeEqual(await derive(secret, salt, cost), expected);
}

export const isHash = (text: string) => parse(text) !== undefined;

const form = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d)\$([\w-]{22})\$([\w-]{43})$/;

function parse(hash: string) {
  const [, ln, r, p, salt = '', expected = ''] = form.exec(hash) ?? [];
  if (ln === undefined) return undefined;
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const isFair = cost.ln >= leastRounds && cost.r >= 8 && cost.p >= 1 && cost.p <= mostParallel;
  if (!isFair || memoryOf(cost) > mostMemory) return undefined;
  return { cost, salt: Buffer.from(salt, 'base64url'), expected: Buffer.from(expected, 'base64url') };
}

const memoryOf = ({ ln, r }: Cost) => 128 * 2 ** ln * r;

/** Runs in the thread pool, which files and the store use too. */
function derive(secret: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const { ln, r, p } = cost;
  const options = { N: 2 ** ln, r, p, maxmem: memoryOf(cost) * 2 };
  return new Promise((resolve, reject) => {
    scrypt(secret, salt, hashBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
