/** A unit of work for a caller who is let only at own records of a resource. */
import type { ResourceName } from '../../document/contract.js';
import type { Stored } from '../../store/doc.js';
import type { Collection, IndexQuery, Outbox, Records, Work } from '../work.js';

/** What is not of that resource is as in the work that it wraps: handlers read it for their rules. */
export class OwnWork implements Work {
  readonly tenant: string;
  readonly caller: Work['caller'];
  readonly pace: Work['pace'];
  readonly now: Date;
  readonly log: Work['log'];

  constructor(
    readonly unlimited: Work,
    readonly own: ResourceName,
  ) {
    ({ tenant: this.tenant, caller: this.caller, pace: this.pace, now: this.now, log: this.log } = unlimited);
  }

  get outbox(): Outbox {
    return this.unlimited.outbox;
  }

  newId(): string {
    return this.unlimited.newId();
  }

  model(name: ResourceName) {
    return this.unlimited.model(name);
  }

  ownRecords<R extends ResourceName>(name: R): Records<R> {
    return this.unlimited.ownRecords(name);
  }

  records<R extends ResourceName>(name: R): Records<R> {
    return name === this.own ? this.ownRecords(name) : this.unlimited.records(name);
  }

  seenBy: Work['seenBy'] = (...seen) => this.unlimited.seenBy(...seen);

  entries(name: ResourceName, query: IndexQuery): Promise<string[][]> {
    return this.unlimited.entries(name, query);
  }

  collection<T extends Stored>(name: string): Collection<T> {
    return this.unlimited.collection(name);
  }

  rerunWhenTaken(): void {
    this.unlimited.rerunWhenTaken();
  }

  separately<T>(task: (work: Work) => Promise<T>): Promise<T> {
    return this.unlimited.separately(task, this.own);
  }
}
