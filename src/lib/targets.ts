/** Which addresses the server may connect to when somebody else names them: public ones, and those that the operator allows. */
import { promises as dns } from 'node:dns';
import { BlockList, isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ConfigError } from './configError.js';

/** All addresses of a host. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Nothing was connected to. The message is for whoever has named the target. */
export class TargetRefused extends Error {}

/** What everybody can reach in IPv6, and where the addresses of gateways to IPv4 are. */
const [global6, nat64] = [ipaddr.IPv6.parseCIDR('2000::/3'), ipaddr.IPv6.parseCIDR('64:ff9b::/96')];
/** The metadata service of a cloud, at a public address. */
const metadata = '168.63.129.16';

/** Whether everybody can reach it: what a gateway would connect to counts. */
function isPublic(text: string): boolean {
  const address = ipaddr.process(text);
  const isUnicast = address.range() === 'unicast';
  if (address instanceof ipaddr.IPv4) return isUnicast && address.toString() !== metadata;
  if (address.match(nat64)) return isPublic(address.toByteArray().slice(12).join('.'));
  return isUnicast && address.match(global6);
}

export class Targets {
  /** Lowercase, as in a URL; some with a port. */
  readonly #names = new Set<string>();
  readonly #networks = new BlockList();

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
    const [, address = '', bits] = /^\[?([^/\]%]+)\]?(?:\/(\d+))?$/.exec(text) ?? [];
    const [family, most] = isIPv6(address) ? (['ipv6', 128] as const) : (['ipv4', 32] as const);
    const isName = /^([a-z\d_]([a-z\d._-]*[a-z\d])?|\[[\da-f:.]+\])(:\d{1,5})?$/.test(text);
    try {
      if (isName && isIP(address) === 0) this.#names.add(text);
      else this.#networks.addSubnet(address, Number(bits ?? most), family);
    } catch (cause) {
      const message = `WEBHOOK_ALLOW must be hosts, host:port, addresses and networks such as 10.1.0.0/16, separated by commas, not ${JSON.stringify(text)}.`;
      throw new ConfigError(message, { cause });
    }
  }

  /** Why a URL cannot be a target; undefined if its host decides that when it is connected to. */
  refusalOf(text: string): string | undefined {
    if (!URL.canParse(text)) return 'must be a URL';
    const url = new URL(text);
    if (url.username + url.password !== '') return 'must have no user name and no password';
    if (text.includes('#')) return 'must have no fragment';
    const host = hostOf(url);
    const isAddress = isIP(host) !== 0; // in one spelling, however it was written
    const isAllowed = this.#isNamed(url) || (isAddress && this.#isIn(host));
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isAllowed)) return 'must begin with https://';
    return !isAddress || isAllowed || isPublic(host) ? undefined : 'must have a public address';
  }

  /**
   * The addresses to connect to, without asking for the host again. The rest of the URL is not checked.
   * @throws TargetRefused
   */
  async addressesOf(text: string): Promise<{ address: string; family: number }[]> {
    const url = new URL(text);
    const [host, isNamed] = [hostOf(url), this.#isNamed(url)];
    const found = await (isNamed || isIP(host) !== 0 ? lookedUp(host) : this.resolve(host));
    if (found.length === 0) throw new TargetRefused('The host has no address.');
    if (!isNamed && !found.every((one) => isPublic(one) || this.#isIn(one)))
      throw new TargetRefused('The host has an address that is not public.');
    return found.map((address) => ({ address, family: isIP(address) }));
  }

  #isNamed(url: URL): boolean {
    const host = hostOf(url);
    const port = url.port || (url.protocol === 'https:' ? '443' : '80');
    const names = isIPv6(host) ? [`[${host}]`, `[${host}]:${port}`] : [host, `${host}:${port}`];
    return names.some((name) => this.#names.has(name));
  }

  #isIn = (address: string) => this.#networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Without the dot of a complete name, and the brackets of an address. */
const hostOf = ({ hostname }: URL) => hostname.replace(/\.$/, '').replace(/^\[(.*)\]$/, '$1');

/** As the system does: those that the operator names can be in its files. */
const lookedUp = async (host: string) => (await dns.lookup(host, { all: true })).map(({ address }) => address);

/** Not by the system's `getaddrinfo`: while name servers do not answer, it would hold up all that uses files. */
async function resolved(host: string): Promise<string[]> {
  const resolver = new dns.Resolver({ timeout: 2500, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [four, six].flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
