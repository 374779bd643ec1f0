/** The token issuer: its files, its endpoints, and the verification of its tokens. */
import type { Logger } from 'pino';
import { WatchedFile } from '../../config/settingsFile.js';
import { sendPublic } from '../../http/context.js';
import { type Endpoint, readable } from '../../http/endpoints.js';
import type { Authenticate } from '../bearer.js';
import { noRoles, type Roles } from '../claims.js';
import type { IssuerConfig } from '../settings.js';
import { type Clients, clientsParser, readClients } from './clients.js';
import { acceptingOwn, type IssuerContext } from './ownTokens.js';
import { SecretChecks } from './secrets.js';
import { KeyRing, parseKeys, readOrCreateKeys } from './signingKeys.js';
import { answerToken } from './tokenEndpoint.js';

interface Surroundings {
  readonly log: Logger;
  readonly clock: () => Date;
  readonly roles?: Roles | undefined;
}

const tokenPath = '/oauth/token';
const keysPath = '/.well-known/jwks.json';
export const metadataPath = '/.well-known/oauth-authorization-server';

/** The metadata and the public keys can be cached for a minute. */
const publicHeaders = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, max-age=60' };

export class Issuer {
  readonly #config: IssuerConfig;
  readonly #clients: WatchedFile<Clients>;
  readonly #keys: WatchedFile<KeyRing>;
  readonly #context: IssuerContext;
  /** The address that the server listens on. */
  #address = '';

  /** @throws ConfigError for invalid files. */
  constructor(config: IssuerConfig, { log, clock, roles = noRoles }: Surroundings) {
    const { clientsFile, clientsNamed, keysFile, audience } = config;
    this.#config = config;
    const keys = { path: keysFile, parse: (text: string) => new KeyRing(parseKeys(keysFile, text)), log };
    this.#keys = new WatchedFile(keys, () => new KeyRing(readOrCreateKeys(keysFile, clock())));
    const clients = { path: clientsFile, parse: clientsParser(clientsFile, roles), log };
    this.#clients = new WatchedFile(clients, () => readClients(clientsFile, clientsNamed, roles));
    this.#context = {
      clients: () => this.#clients.value,
      look: () => this.#clients.look(),
      keys: () => this.#keys.value,
      iss: () => this.url,
      secrets: new SecretChecks(),
      isOwn: (iss) => this.#isOwn(iss),
      ...{ roles, clock, audience },
    };
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
    return acceptingOwn(this.#context, others);
  }

  /** What it serves. */
  endpoint(address: string): Endpoint | undefined {
    if (address === tokenPath) return this.#token;
    if (!address.startsWith('/.well-known/')) return undefined;
    const { keys, clock } = this.#context;
    if (address === keysPath) return published(() => keys().published(clock()));
    // for an issuer whose URL has a path: RFC 8414 §3.1
    const isMetadata = address === metadataPath || address === `${metadataPath}${new URL(this.url).pathname}`;
    return isMetadata ? published(() => metadataOf(this.url)) : undefined;
  }

  async close(): Promise<void> {
    await Promise.all([this.#keys.close(), this.#clients.close()]);
  }

  readonly #token: Endpoint = {
    name: 'oauth.token',
    methods: ['POST'],
    answer: (context, request, response) => answerToken(context, request, response, this.#context),
  };

  /**
   * Without a public URL, any port is accepted: tokens of the last start or of another process with the same keys are valid.
   */
  #isOwn(iss: unknown): boolean {
    const { publicUrl } = this.#config;
    if (publicUrl !== undefined) return iss === publicUrl;
    const url = typeof iss === 'string' && URL.canParse(iss) ? new URL(iss) : undefined;
    return url?.protocol === 'http:' && url.hostname === new URL(this.url).hostname;
  }
}

const published = (value: () => object): Endpoint => ({
  methods: readable,
  answer: (_, request, response) => sendPublic(request, response, Buffer.from(JSON.stringify(value())), publicHeaders),
});

/** RFC 8414. */
const metadataOf = (issuer: string) => ({
  issuer,
  token_endpoint: `${issuer}${tokenPath}`,
  jwks_uri: `${issuer}${keysPath}`,
  grant_types_supported: ['client_credentials'],
  response_types_supported: [],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
});
