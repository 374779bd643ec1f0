/** Checks the secret of a client, at a bounded cost. */
import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Client } from './clients.js';
import { hashSecret, isSecret, newSecret } from './secrets.js';
import { type Origin, Suspicion } from './suspicion.js';
import { Turns } from './turns.js';

/** `busy`: too many checks are in progress, so this secret was not checked. */
export type Verdict = 'right' | 'wrong' | 'busy';

/** Each check takes 16 MB to 64 MB and a thread of the pool that files and the store use too. */
const bounds = { atOnce: 1, waiting: 64, wait: 10_000 };

/** Milliseconds. */
const [rightFor, wrongFor] = [10 * 60_000, 60_000];

export class Credentials {
  /** Secrets are cached under a keyed hash that only this process can compute. */
  readonly #key = randomBytes(32);
  readonly #right = new LRUCache<string, true>({ max: 10_000, ttl: rightFor });
  readonly #wrong = new LRUCache<string, true>({ max: 10_000, ttl: wrongFor });
  /** Concurrent checks of the same secret share one computation. */
  readonly #checking = new Map<string, Promise<Verdict>>();
  readonly #turns = new Turns(bounds);
  readonly #suspicion = new Suspicion();
  /** Used instead of the hash of an unknown client. */
  readonly #nobody = hashSecret(newSecret());

  constructor() {
    this.#nobody.catch(() => {}); // the caller of the promise handles the rejection
  }

  /** For an unknown client every secret is wrong, and the check takes equally long. */
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
