/** Clients without a valid token: how many connections an address may hold open, and how many requests it may send. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import proxyAddress from 'proxy-addr';
import { GivenUp } from '../yielder.js';
import type { Limits } from './serverState.js';

/** Addresses whose requests are counted. */
const remembered = 10_000;
/** Milliseconds in which an address may send a number of requests, and the longest that the others wait. */
const period = 1000;

/** What the peer of a connection is, if it is trusted to say whom it forwards for. */
const proxy = '';

export class Strangers {
  /** Connections → the address that they count for, until a valid token comes. */
  readonly #peers = new WeakMap<Socket, string>();
  /** Address → its connections, the one that has been quiet for longest first. */
  readonly #held = new Map<string, Set<Socket>>();
  /** Address → when the latest of its requests are answered, and how many these are. */
  readonly #asked = new LRUCache<string, { readonly begins: number; readonly count: number }>({ max: remembered });
  readonly #isTrusted: (address: string, distance: number) => boolean;

  constructor(
    private readonly limits: Limits,
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
    const held = this.#held.get(address) ?? new Set();
    this.#held.set(address, held.add(socket));
    this.#peers.set(socket, address);
    socket.once('close', () => this.known(socket));
    const [quietest = socket] = held;
    if (held.size > this.limits.connectionsOfAddress) this.refuse(quietest);
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

  /** Waits if the address has sent too many requests. @throws GivenUp if it has too many waiting, or has hung up. */
  async wait(request: IncomingMessage): Promise<void> {
    const { socket } = request;
    const address = networkOf(proxyAddress(request, this.#isTrusted));
    this.#held.get(address)?.delete(socket) && this.#held.get(address)?.add(socket);
    const now = performance.now();
    const last = this.#asked.get(address);
    let { begins, count } = last !== undefined && now < last.begins + period ? last : { begins: now, count: 0 };
    if (count >= this.limits.requestsOfAddress) [begins, count] = [begins + period, 0];
    if (begins > now + period) this.refuse(socket);
    else this.#asked.set(address, { begins, count: count + 1 });
    if (begins > now && !socket.destroyed) await new Promise((go) => setTimeout(go, begins - now));
    if (socket.destroyed) throw new GivenUp('the client closed the connection');
  }
}

/** The network of an address: whoever has one of IPv6 can use all of its 64 bits. Some proxies add a port. */
function networkOf(text: string): string {
  const address = text.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  return ipaddr.isValid(address) ? ipaddr.process(address).toByteArray().slice(0, 8).join('.') : text;
}
