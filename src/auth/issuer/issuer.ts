/** The token issuer: its files, its endpoints, and the verification of its tokens. */
import type { Logger } from 'pino';
import { WatchedFile } from '../../config/settingsFile.js';
import { sendPublic } from '../../http/context.js';
import { type Endpoint, readable } from '../../http/endpoints.js';
import { noRoles, type Roles } from '../claims.js';
import type { IssuerConfig } from '../settings.js';
import { type Clients, clientsParser } from './clients.js';
import { SecretChecks } from './secrets.js';
import { type KeyRing, parseKeys, readOrCreateKeys } from './signingKeys.js';
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
  readonly clients: WatchedFile<Clients>;
  readonly keys: WatchedFile<KeyRing>;
  readonly secrets = new SecretChecks();
  readonly roles: Roles;
  readonly clock: () => Date;
  /** The configured audience, if any. */
  readonly audience: string | undefined;
  readonly #publicUrl: string | undefined;
  /** The address that the server listens on. */
  #address = '';

  /** @throws ConfigError for invalid files. */
  constructor(config: IssuerConfig, { log, clock, roles = noRoles }: Surroundings) {
    const { clientsFile, clientsNamed, keysFile, audience, publicUrl } = config;
    [this.roles, this.clock, this.audience, this.#publicUrl] = [roles, clock, audience, publicUrl];
    readOrCreateKeys(keysFile);
    this.keys = new WatchedFile({ path: keysFile, parse: (text) => parseKeys(keysFile, text), log });
    const parse = clientsParser(clientsFile, roles);
    this.clients = new WatchedFile({ path: clientsFile, parse, log, missing: clientsNamed ? undefined : new Map() });
  }

  /** The claim `iss`. It never depends on the Host header. */
  get url(): string {
    return this.#publicUrl ?? this.#address;
  }

  /** @param url the address that the server listens on; with all addresses, it is localhost. */
  listensAt(url: string): void {
    this.#address = url.replace(/\/\/(?:0\.0\.0\.0|\[::\])(?=:|$)/, '//localhost');
  }

  /**
   * Whether a token with this claim `iss` is one of this issuer. Without a public URL, any port is accepted: tokens of the last
   * start or of another process with the same keys are valid.
   */
  isOwn(iss: unknown): boolean {
    if (this.#publicUrl !== undefined) return iss === this.#publicUrl;
    const url = typeof iss === 'string' && URL.canParse(iss) ? new URL(iss) : undefined;
    return url?.protocol === 'http:' && url.hostname === new URL(this.url).hostname;
  }

  /** Path → what it serves there. */
  endpoints(): [string, Endpoint][] {
    const token: Endpoint = {
      name: 'oauth.token',
      methods: ['POST'],
      answer: (...asked) => answerToken(...asked, this),
    };
    const metadata = published(() => metadataOf(this.url));
    return [
      [tokenPath, token],
      [keysPath, published(() => this.keys.value.published(this.clock()))],
      [metadataPath, metadata],
      // for an issuer whose URL has a path: RFC 8414 §3.1
      [`${metadataPath}${this.#publicUrl === undefined ? '/' : new URL(this.#publicUrl).pathname}`, metadata],
    ];
  }

  async close(): Promise<void> {
    await Promise.all([this.keys.close(), this.clients.close()]);
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
