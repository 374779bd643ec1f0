/** Clients without a valid token: how many connections an address may hold open, and how many requests it may send. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import proxyAddress from 'proxy-addr';
import { RequestAborted } from '../lib/yielder.js';

/** Addresses whose requests are counted. */
const remembered = 10_000;
/** Milliseconds in which an address may send a number of requests, and the longest that the others wait. */
const period = 1000;

/** So many times the connections of an address can be open while they have time to show a token. */
const atOnce = 10;

/** What the peer of a connection is, if it is trusted to say whom it forwards for. */
const proxy = '';

export const limitsOfStrangers = {
  /** Of one address, without a valid token: open connections, and requests per second. */
  connectionsOfAddress: 200,
  requestsOfAddress: 200,
  /** For a connection of an address that has too many, in milliseconds. */
  timeForToken: 1000,
};

export class Strangers {
  /** Connections → the address that they count for, until a valid token comes. */
  readonly #peers = new WeakMap<Socket, string>();
  /** Address → its connections, the one that has been quiet for longest first, with the time when they came. */
  readonly #held = new Map<string, Map<Socket, number>>();
  /** Addresses with too many connections. */
  readonly #crowded = new Set<string>();
  /** Address → when the latest of its requests are answered, and how many these are. */
  readonly #asked = new LRUCache<string, { readonly begins: number; readonly count: number }>({ max: remembered });
  readonly #isTrusted: (address: string, distance: number) => boolean;

  constructor(
    private readonly limits: Readonly<typeof limitsOfStrangers>,
    trustedProxies: readonly string[],
    private readonly refuse: (socket: Socket) => void,
  ) {
    this.#isTrusted = proxyAddress.compile([...trustedProxies]);
  }

  /** Counts a new connection. */
  arrived(socket: Socket): void {
    const { remoteAddress = '' } = socket;
    if (this.#isTrusted(remoteAddress, 0)) return void this.#peers.set(socket, proxy);
    const address = networkOf(remoteAddress);
    const held = this.#held.get(address) ?? new Map<Socket, number>();
    this.#held.set(address, held.set(socket, performance.now()));
    this.#peers.set(socket, address);
    socket.once('close', () => this.known(socket));
    const [quietest = socket] = held.keys();
    const { connectionsOfAddress: max } = this.limits;
    if (held.size > atOnce * max) this.refuse(quietest);
    else if (held.size > max) this.#closeLater(address);
  }

  /** Many clients behind one address can come at once: each has time to show its token. */
  #closeLater(address: string): void {
    if (this.#crowded.has(address)) return;
    this.#crowded.add(address);
    const { connectionsOfAddress: max, timeForToken } = this.limits;
    setTimeout(() => {
      this.#crowded.delete(address);
      const held = this.#held.get(address) ?? new Map<Socket, number>();
      const latest = performance.now() - timeForToken;
      const old = [...held].filter(([, since]) => since <= latest).slice(0, Math.max(0, held.size - max));
      for (const [socket] of old) {
        this.known(socket);
        this.refuse(socket);
      }
      if (held.size > max) this.#closeLater(address);
    }, timeForToken).unref();
  }

  /** Its requests are not limited any more, unless it is a proxy: others may send the next one. */
  known(socket: Socket): void {
    const address = this.#peers.get(socket);
    if (address === undefined || address === proxy) return;
    this.#peers.delete(socket);
    const held = this.#held.get(address);
    held?.delete(socket);
    if (held?.size === 0) this.#held.delete(address);
  }

  /** Whether a request is limited unless its token is valid. */
  has({ socket, headers }: IncomingMessage): boolean {
    const address = this.#peers.get(socket);
    return address === proxy ? headers['x-forwarded-for'] !== undefined : address !== undefined;
  }

  /** Waits if the address has sent too many requests. @throws RequestAborted if it has too many waiting, or has hung up. */
  async wait(request: IncomingMessage): Promise<void> {
    const { socket } = request;
    const address = networkOf(proxyAddress(request, this.#isTrusted));
    const held = this.#held.get(address);
    const since = held?.get(socket);
    if (since !== undefined && held?.delete(socket)) held.set(socket, since); // it is quiet no more
    const pause = this.#pauseFor(address);
    if (pause === Number.POSITIVE_INFINITY) this.refuse(socket);
    if (pause > 0 && !socket.destroyed) await new Promise((go) => setTimeout(go, pause));
    if (socket.destroyed) throw new RequestAborted('the client closed the connection');
  }

  /** Whether the connection is closed instead of an answer to what cannot be read. */
  refusesUnreadable(socket: Socket): boolean {
    const address = this.#peers.get(socket);
    const isTooMuch = address !== undefined && address !== proxy && this.#pauseFor(address) > 0;
    if (isTooMuch) this.refuse(socket);
    return isTooMuch;
  }

  /** Counts a request. @returns milliseconds until it may be answered; infinity if too many wait. */
  #pauseFor(address: string): number {
    const now = performance.now();
    const last = this.#asked.get(address);
    let { begins, count } = last !== undefined && now < last.begins + period ? last : { begins: now, count: 0 };
    if (count >= this.limits.requestsOfAddress) [begins, count] = [begins + period, 0];
    if (begins > now + period) return Number.POSITIVE_INFINITY;
    this.#asked.set(address, { begins, count: count + 1 });
    return begins - now;
  }
}

/** The network of an address: whoever has one of IPv6 can use all of its 64 bits. Some proxies add a port. */
function networkOf(text: string): string {
  const address = text.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  return ipaddr.isValid(address) ? ipaddr.process(address).toByteArray().slice(0, 8).join('.') : text;
}
