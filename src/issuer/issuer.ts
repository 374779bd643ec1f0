/** Assembles the token issuer: its files, its three endpoints, and the verification of its tokens. */
import type { Logger } from 'pino';
import { noRoles, type Roles } from '../access/claims.js';
import type { Authenticate } from '../access/token.js';
import type { IssuerConfig } from '../config/issuer.js';
import { WatchedFile } from '../config/watchedFile.js';
import { sendPublic } from '../http/context.js';
import { type Endpoint, readable } from '../http/endpoint.js';
import { acceptance } from './acceptance.js';
import type { Clients } from './clients.js';
import { parseClients, readClients } from './clientsFile.js';
import { Credentials } from './credentials.js';
import { KeyRing } from './keyRing.js';
import { parseKeys, readOrCreateKeys } from './keysFile.js';
import { keysPath, metadataOf, metadataPaths, tokenPath } from './metadata.js';
import { answerToken, type Desk } from './tokenEndpoint.js';

interface Surroundings {
  readonly log: Logger;
  readonly clock: () => Date;
  readonly roles?: Roles | undefined;
}

/** The metadata and the public keys can be cached for a minute. */
const publicHeaders = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, max-age=60' };

const published = (value: () => object): Endpoint => ({
  methods: readable,
  answer: (_, request, response) => sendPublic(request, response, Buffer.from(JSON.stringify(value())), publicHeaders),
});

export class Issuer {
  readonly #config: IssuerConfig;
  readonly #clients: WatchedFile<Clients>;
  readonly #keys: WatchedFile<KeyRing>;
  readonly #desk: Desk;
  readonly #clock: () => Date;
  /** Ids of all clients that this process has ever known. */
  readonly #known = new Set<string>();
  /** The address that the server listens on. */
  #address = '';

  /** @throws ConfigError for invalid files. */
  constructor(config: IssuerConfig, { log, clock, roles = noRoles }: Surroundings) {
    const { clientsFile, clientsNamed, keysFile, audience } = config;
    this.#config = config;
    this.#clock = clock;
    const readRing = (text: string) => new KeyRing(parseKeys(keysFile)(text));
    const ring = new KeyRing(readOrCreateKeys(keysFile, clock()));
    this.#keys = new WatchedFile({ path: keysFile, parse: readRing, log }, () => ring);
    const changed = (clients: Clients) => this.#remember(clients);
    const clients = { path: clientsFile, parse: parseClients(clientsFile, roles), log, changed };
    this.#clients = new WatchedFile(clients, () => readClients(clientsFile, clientsNamed, roles));
    this.#remember(this.#clients.value);
    const look = () => this.#clients.look();
    const files = { clients: () => this.#clients.value, look, keys: () => this.#keys.value };
    this.#desk = { ...files, credentials: new Credentials(), roles, clock, audience, iss: () => this.url };
  }

  /** The claim `iss`. It never depends on the Host header. */
  get url(): string {
    return this.#config.publicUrl ?? this.#address;
  }

  /** @param url the address that the server listens on; with all addresses, it is localhost. */
  listensAt(url: string): void {
    this.#address = url.replace(/\/\/(?:0\.0\.0\.0|\[::\])(?=:|$)/, '//localhost');
  }

  /** Accepts the tokens of this issuer, and those that `others` accept. */
  accepting(others: Authenticate): Authenticate {
    const { clients, keys, audience, roles } = this.#desk;
    const wasClient = (id: string) => this.#known.has(id);
    return acceptance({ clients, keys, audience, roles, wasClient, isIssuer: (iss) => this.#isOwn(iss) }, others);
  }

  /** What it serves. */
  endpoint(address: string): Endpoint | undefined {
    if (address === tokenPath) return this.#token;
    if (!address.startsWith('/.well-known/')) return undefined;
    if (address === keysPath) return published(() => this.#keys.value.published(this.#clock()));
    return metadataPaths(this.url).includes(address) ? published(() => metadataOf(this.url)) : undefined;
  }

  readonly #token: Endpoint = {
    name: 'oauth.token',
    methods: ['POST'],
    answer: (_, request, response) => answerToken(request, response, this.#desk),
  };

  /** Checks its files for changes now. */
  async look(): Promise<void> {
    await Promise.all([this.#keys.look(), this.#clients.look()]);
  }

  async close(): Promise<void> {
    await Promise.all([this.#keys.close(), this.#clients.close()]);
  }

  #remember(clients: Clients): void {
    for (const id of clients.keys()) this.#known.add(id);
  }

  /**
   * Without a public URL, any port is accepted: tokens of the last start or of another process with the same keys are valid.
   */
  #isOwn(iss: unknown): boolean {
    if (this.#config.publicUrl !== undefined || typeof iss !== 'string') return iss === this.#config.publicUrl;
    return URL.canParse(iss) && new URL(iss).hostname === new URL(this.url).hostname && iss.startsWith('http:');
  }
}
