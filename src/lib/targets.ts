/** Which addresses the server may connect to when somebody else names them: public ones, and those that the operator allows. */
import { promises as dns, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ConfigError } from './fileWriting.js';

/** All addresses of a host. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Nothing was connected to. The message is for whoever has named the target. */
export class TargetRefused extends Error {}

type IPv4 = ipaddr.IPv4;
type Address = IPv4 | ipaddr.IPv6;

/** Networks that are public for ipaddr.js: benchmarks, and the metadata of a cloud. */
const notPublic = [ipaddr.parseCIDR('198.18.0.0/15'), ipaddr.parseCIDR('168.63.129.16/32')];

/** Whether everybody can reach it: also what an IPv6 address stands for, which a gateway would connect to. */
function isPublic(address: Address): boolean {
  const range = address.range();
  if (address instanceof ipaddr.IPv4) return range === 'unicast' && !isIn(notPublic, address);
  const bytes = address.toByteArray();
  const inside = range === 'rfc6052' ? bytes.slice(12) : range === '6to4' ? bytes.slice(2, 6) : undefined;
  if (inside !== undefined) return isPublic(new ipaddr.IPv4(inside));
  return range === 'unicast' && ((bytes[0] ?? 0) & 0xe0) === 0x20; // 2000::/3
}

/** In any spelling that Node.js takes. */
const parsed = (text: string): Address =>
  ipaddr.process(isIP(text) === 6 ? new URL(`http://[${text}]`).hostname.slice(1, -1) : text);

const isIn = (networks: readonly (readonly [Address, number])[], address: Address) =>
  networks.some(
    ([network, bits]) => network.kind() === address.kind() && (address as IPv4).match(network as IPv4, bits),
  );

export class Targets {
  /** Lowercase, as in a URL; some with a port. */
  readonly #names = new Set<string>();
  readonly #networks: [Address, number][] = [];

  /**
   * @param allowed hosts, `host:port`, addresses and networks, separated by commas.
   * @throws ConfigError
   */
  constructor(
    allowed = '',
    private readonly resolve: Resolve = resolved,
  ) {
    for (const one of allowed.split(',').map((text) => text.trim().toLowerCase())) if (one !== '') this.#allow(one);
  }

  #allow(text: string): void {
    const address = text.replace(/^\[(.*)\]$/, '$1');
    const isAddress = (one: string) => isIP(one) !== 0 && !one.includes('%');
    if (isAddress(address)) this.#networks.push([parsed(address), parsed(address).kind() === 'ipv4' ? 32 : 128]);
    else if (/^[^/]+\/\d+$/.test(text) && isAddress(text.split('/')[0] ?? '')) this.#networks.push(network(text));
    else if (/^([a-z\d_]([a-z\d._-]*[a-z\d])?|\[[\da-f:.]+\])(:\d{1,5})?$/.test(text)) this.#names.add(text);
    else throw wrong(text);
  }

  /** Why a URL cannot be a target; undefined if its host decides that when it is connected to. */
  refusalOf(text: string): string | undefined {
    if (!URL.canParse(text)) return 'must be a URL';
    const url = new URL(text);
    if (url.username !== '' || url.password !== '') return 'must have no user name and no password';
    if (text.includes('#')) return 'must have no fragment';
    const literal = literalOf(url);
    const isAllowed = this.#isNamed(url) || (literal !== undefined && isIn(this.#networks, literal));
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isAllowed)) return 'must begin with https://';
    return literal === undefined || isAllowed || isPublic(literal) ? undefined : 'must have a public address';
  }

  /**
   * The addresses to connect to, without asking for the host again.
   * @throws TargetRefused
   */
  async addressesOf(text: string): Promise<LookupAddress[]> {
    const refusal = this.refusalOf(text);
    if (refusal !== undefined) throw new TargetRefused(`The URL ${refusal}.`);
    const url = new URL(text);
    const literal = literalOf(url);
    if (literal !== undefined) return [entry(literal)];
    const isNamed = this.#isNamed(url);
    const found = isNamed ? (await dns.lookup(hostOf(url), { all: true })).map(({ address }) => address) : undefined;
    const all = (found ?? (await this.resolve(hostOf(url)))).map(parsed);
    if (all.length === 0) throw new TargetRefused('The host has no address.');
    if (!isNamed && !all.every((one) => isPublic(one) || isIn(this.#networks, one)))
      throw new TargetRefused('The host has an address that is not public.');
    return all.map(entry);
  }

  #isNamed(url: URL): boolean {
    const port = url.port || (url.protocol === 'https:' ? '443' : '80');
    return [hostOf(url), `${hostOf(url)}:${port}`].some((name) => this.#names.has(name));
  }
}

function network(text: string): [Address, number] {
  try {
    return ipaddr.parseCIDR(text);
  } catch {
    throw wrong(text);
  }
}

const wrong = (text: string) =>
  new ConfigError(
    `WEBHOOK_ALLOW must be hosts, host:port, addresses and networks such as 10.1.0.0/16, separated by commas, not ${JSON.stringify(text)}.`,
  );

const entry = (address: Address): LookupAddress => ({
  address: address.toString(),
  family: address.kind() === 'ipv4' ? 4 : 6,
});

const hostOf = ({ hostname }: URL) => hostname.replace(/\.$/, '');

/** URLs have addresses in one spelling, however they were written. */
function literalOf(url: URL): Address | undefined {
  const host = hostOf(url).replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? undefined : parsed(host);
}

/** Not by the system's `getaddrinfo`: while name servers do not answer, it would hold up all that uses files. */
async function resolved(host: string): Promise<string[]> {
  const resolver = new dns.Resolver({ timeout: 2500, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const all = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const [failed] = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (all.length === 0 && failed !== undefined) throw failed;
  return all;
}
