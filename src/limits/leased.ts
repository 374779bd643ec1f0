/** A tenant's limit in one process: it takes portions of the shared account, and serves requests from them. */
import { Bucket, refilled } from './bucket.js';
import { accountIdOf, type Ledger } from './ledger.js';
import { capacityOf, type Policy, timeFor } from './policy.js';

/** The share of the capacity in a portion: what a process can hold in addition to what is left in the account. */
const parts = 10;
/** Milliseconds between checks of an account that has too little. */
const [leastPause, mostPause] = [50, 250];

export class Leased {
  readonly #ledger: Ledger;
  readonly #id: string;
  #held = 0;
  #sighting: Parameters<Ledger['draw']>[4];
  /** What was left at the last check, and when that was. */
  #known: { readonly left: number; readonly at: number } | undefined;
  #drawing: Promise<void> | undefined;
  /** Used while the store does not respond. */
  #alone: Bucket | undefined;

  constructor(tenant: string, ledger: Ledger) {
    this.#id = accountIdOf(tenant);
    this.#ledger = ledger;
  }

  /** What can be taken now, as far as this process knows. */
  left(policy: Policy): number {
    const { watch } = this.#ledger.now();
    const { left, at } = this.#known ?? { left: capacityOf(policy), at: watch };
    if (this.#ledger.isAway && this.#alone) return this.#held + this.#alone.left(policy, watch);
    return Math.min(capacityOf(policy), this.#held + refilled(left, policy, watch - at));
  }

  /** @returns whether there was enough; otherwise nothing was taken. */
  async take(cost: number, policy: Policy): Promise<boolean> {
    for (;;) {
      if (this.#held >= cost) {
        this.#held -= cost;
        return true;
      }
      if (this.#ledger.isAway) {
        if (this.#ledger.mayTryAgain()) void this.#drawOnce(cost, policy);
        return this.#takeAlone(cost, policy);
      }
      if (!this.#mayDraw(cost, policy)) return false;
      await this.#drawOnce(cost, policy);
    }
  }

  giveBack(cost: number): void {
    this.#held += cost;
  }

  /** Whether there was enough, a portion has been refilled, or it is time to check: refills are not taken one by one. */
  #mayDraw(cost: number, policy: Policy): boolean {
    if (this.#known === undefined || this.#held + this.#known.left >= cost) return true;
    if (this.left(policy) >= Math.max(cost, portionOf(policy))) return true;
    const pause = Math.max(leastPause, Math.min(mostPause, timeFor(portionOf(policy), policy)));
    return this.#ledger.now().watch - this.#known.at >= pause;
  }

  /** All requests wait for the same portion. */
  #drawOnce(cost: number, policy: Policy): Promise<void> {
    this.#drawing ??= this.#draw(cost, policy).finally(() => {
      this.#drawing = undefined;
    });
    return this.#drawing;
  }

  async #draw(cost: number, policy: Policy): Promise<void> {
    const least = cost - this.#held;
    const share = Math.max(least, portionOf(policy));
    const portion = await this.#ledger.draw(this.#id, least, share, policy, this.#sighting);
    if (portion === undefined) return;
    this.#held += portion.taken;
    this.#sighting = portion.sighting;
    this.#known = { left: portion.left, at: this.#ledger.now().watch };
    this.#alone = undefined;
  }

  #takeAlone(cost: number, policy: Policy): boolean {
    const { watch } = this.#ledger.now();
    this.#alone ??= new Bucket(this.left(policy) - this.#held, watch);
    if (!this.#alone.take(cost - this.#held, policy, watch)) return false;
    this.#held = 0;
    return true;
  }
}

const portionOf = (policy: Policy) => Math.ceil(capacityOf(policy) / parts);
