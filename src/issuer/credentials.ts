/** Tells whether a client's secret is right, at a bounded cost. */
import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Client } from './clients.js';
import { hashSecret, isSecret, newSecret } from './secrets.js';
import { type Origin, Suspicion } from './suspicion.js';
import { Turns } from './turns.js';

/** `busy`: too many secrets are being checked; nothing is known of this one. */
export type Verdict = 'right' | 'wrong' | 'busy';

/** Each takes 16 MB to 64 MB and one of the threads that files and the store need, too. */
const bounds = { atOnce: 1, waiting: 64, wait: 10_000 };

/** Milliseconds. */
const [rightFor, wrongFor] = [10 * 60_000, 60_000];

export class Credentials {
  /** Secrets are remembered by what only this process can compute of them. */
  readonly #key = randomBytes(32);
  readonly #right = new LRUCache<string, true>({ max: 10_000, ttl: rightFor });
  readonly #wrong = new LRUCache<string, true>({ max: 10_000, ttl: wrongFor });
  /** The same secret is checked once, however many send it at a time. */
  readonly #checking = new Map<string, Promise<Verdict>>();
  readonly #turns = new Turns(bounds);
  readonly #suspicion = new Suspicion();
  /** In the place of the hash of a client that does not exist. */
  readonly #nobody = hashSecret(newSecret());

  constructor() {
    this.#nobody.catch(() => {}); // whoever asks for it is told
  }

  /** Of a client that does not exist, every secret is wrong, and it takes as long to say so. */
  async check(client: Client | undefined, secret: string, from: Omit<Origin, 'client'>): Promise<Verdict> {
    const hash = client?.secret ?? (await this.#nobody);
    const name = createHmac('sha256', this.#key).update(hash).update('\0').update(secret).digest('base64url');
    if (this.#right.has(name)) return 'right';
    if (this.#wrong.has(name)) return 'wrong';
    const checking = this.#checking.get(name) ?? this.#compare(name, hash, secret, { ...from, client: client?.id });
    this.#checking.set(name, checking);
    return await checking.finally(() => this.#checking.delete(name));
  }

  async #compare(name: string, hash: string, secret: string, origin: Origin): Promise<Verdict> {
    const suspicion = () => this.#suspicion.of(origin);
    const isRight = await this.#turns.run(suspicion, () => isSecret(secret, hash));
    if (isRight === undefined) {
      this.#suspicion.sentAway(origin);
      return 'busy';
    }
    if (!isRight) this.#suspicion.failed(origin);
    (isRight ? this.#right : this.#wrong).set(name, true);
    return isRight ? 'right' : 'wrong';
  }
}
