/** Tracks who has recently sent wrong secrets: they are served after the others, but never blocked. */
import { LRUCache } from 'lru-cache';

/** Milliseconds. */
const remembered = 10 * 60_000;
const most = 100;

/** The source of an attempt. */
export interface Origin {
  readonly address: string;
  /** The connection. */
  readonly socket: object;
  /** Undefined for unknown ids: all of them count as one. */
  readonly client: string | undefined;
}

export class Suspicion {
  readonly #byAddress = new LRUCache<string, number>({ max: 10_000, ttl: remembered });
  readonly #bySocket = new WeakMap<object, number>();

  /** 0 if nothing is known. Failures of a connection weigh more than those of its address, which many clients can share. */
  of(origin: Origin): number {
    return (this.#bySocket.get(origin.socket) ?? 0) * (most + 1) + (this.#byAddress.get(keyOf(origin)) ?? 0);
  }

  /** So that a new connection comes before those that keep failing. */
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
