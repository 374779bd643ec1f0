/** Who has sent wrong secrets of late: they come after the others, and are never shut out. */
import { LRUCache } from 'lru-cache';

/** Milliseconds. */
const remembered = 10 * 60_000;
const most = 100;

/** Where an attempt comes from. */
export interface Origin {
  readonly address: string;
  /** The connection. */
  readonly socket: object;
  /** Nothing for an id that no client has: all of those are one. */
  readonly client: string | undefined;
}

export class Suspicion {
  readonly #byAddress = new LRUCache<string, number>({ max: 10_000, ttl: remembered });
  readonly #bySocket = new WeakMap<object, number>();

  /** 0 for one of whom nothing is known. What a connection has done weighs more than what its address has, which many may share. */
  of(origin: Origin): number {
    return (this.#bySocket.get(origin.socket) ?? 0) * (most + 1) + (this.#byAddress.get(keyOf(origin)) ?? 0);
  }

  /** So that a new connection comes before those that keep on asking. */
  sentAway({ socket }: Origin): void {
    this.#add(socket, 0.01);
  }

  failed(origin: Origin): void {
    this.#add(origin.socket, 1);
    this.#byAddress.set(keyOf(origin), Math.min(most, (this.#byAddress.get(keyOf(origin)) ?? 0) + 1));
  }

  #add(socket: object, amount: number): void {
    this.#bySocket.set(socket, Math.min(most, (this.#bySocket.get(socket) ?? 0) + amount));
  }
}

const keyOf = ({ address, client }: Origin) => `${address} ${client ?? ''}`;
