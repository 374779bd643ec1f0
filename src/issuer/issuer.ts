/** The token issuer: its files, its URL, and its tokens (RFC 9068, with the claims that this server reads). */
import { createHash, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Logger } from 'pino';
import { type Authenticate, authenticator } from '../auth/bearer.js';
import { invalid } from '../auth/challenge.js';
import { defaultClaimNames, noRoles, type Roles } from '../auth/claims.js';
import type { KeySource } from '../auth/keys.js';
import type { Principal } from '../auth/permissions.js';
import { WatchedFile } from '../lib/settingsFile.js';
import { type Client, type Clients, clientsParser, lifetimeIn } from './clients.js';
import { SecretChecks } from './secrets.js';
import type { IssuerConfig } from './settings.js';
import { type KeyRing, parseKeys, readOrCreateKeys } from './signingKeys.js';

interface Surroundings {
  readonly log: Logger;
  readonly clock: () => Date;
  readonly roles?: Roles | undefined;
}

export class Issuer {
  readonly clients: WatchedFile<Clients>;
  readonly keys: WatchedFile<KeyRing>;
  readonly secrets = new SecretChecks();
  readonly roles: Roles;
  readonly clock: () => Date;
  /** The configured audience, if any. */
  readonly audience: string | undefined;
  /** The configured URL, if any. */
  readonly publicUrl: string | undefined;
  /** The address that the server listens on. */
  #address = '';

  /** @throws ConfigError for invalid files. */
  constructor(config: IssuerConfig, { log, clock, roles = noRoles }: Surroundings) {
    const { clientsFile, clientsNamed, keysFile, audience, publicUrl } = config;
    [this.roles, this.clock, this.audience, this.publicUrl] = [roles, clock, audience, publicUrl];
    readOrCreateKeys(keysFile);
    this.keys = new WatchedFile({ path: keysFile, parse: (text) => parseKeys(keysFile, text), log });
    const parse = clientsParser(clientsFile, roles);
    this.clients = new WatchedFile({ path: clientsFile, parse, log, missing: clientsNamed ? undefined : new Map() });
  }

  /** The claim `iss`. It never depends on the Host header. */
  get url(): string {
    return this.publicUrl ?? this.#address;
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
    if (this.publicUrl !== undefined) return iss === this.publicUrl;
    const url = typeof iss === 'string' && URL.canParse(iss) ? new URL(iss) : undefined;
    return url?.protocol === 'http:' && url.hostname === new URL(this.url).hostname;
  }

  async close(): Promise<void> {
    await Promise.all([this.keys.close(), this.clients.close()]);
  }
}

// Issues tokens, and accepts them while their client is unchanged.

export type Granted = Required<Pick<Client, 'permissions' | 'roles'>>;

const defaultLifetime = 3600;

/** @returns the response of RFC 6749 §5.1; `expires_in` is in seconds. */
export function issue(client: Client, { permissions, roles }: Granted, aud: string, issuer: Issuer) {
  const { id, tenants, contact_id, lifetime = '' } = client;
  const now = issuer.clock();
  const iat = Math.floor(now.getTime() / 1000);
  const expires_in = lifetimeIn(lifetime) ?? defaultLifetime;
  const time = { iat, exp: iat + expires_in, jti: `${markOf(client)}.${randomUUID()}` };
  const more = { ...(roles.length > 0 && { roles }), ...(contact_id !== undefined && { contact_id }) };
  const claims = { iss: issuer.url, sub: id, client_id: id, aud, ...time, tenants, permissions, ...more };
  const { header, key } = issuer.keys.value.signing(now);
  const access_token = jwt.sign(claims, key, { header });
  const scope = permissions.join(' ');
  return { access_token, token_type: 'Bearer', expires_in, ...(scope !== '' && { scope }) };
}

/** Ties a token to the secret and the rights that its client had when it was issued. */
export function markOf({ secret, tenants, permissions, roles, contact_id }: Client): string {
  const state = JSON.stringify([secret, tenants, permissions, roles, contact_id]);
  return createHash('sha256').update(state).digest('base64url').slice(0, 16);
}

/** Accepts tokens whose header names a key of this server, and leaves all others to `others`. */
export function acceptingOwn(issuer: Issuer, others: Authenticate): Authenticate {
  const { audience, roles, clients, keys } = issuer;
  const trusted: KeySource = { find: (kid, algorithm) => keys.value.find(kid, algorithm) };
  const authenticate = authenticator({ sources: [trusted], audience, roles, claims: defaultClaimNames });
  const checked = new WeakMap<Principal, Client>(); // the same caller and client objects mean that nothing has changed
  return (authorization, now) => {
    const key = authorization === undefined ? undefined : keys.value.verifying(headerIn(authorization));
    if (authorization === undefined || key === undefined) return others(authorization, now);
    if (key.until <= now.getTime()) throw refused('its key is no longer in use');
    const caller = authenticate(authorization, now) as Principal; // synchronous, because the key is known
    const known = clients.value.get(caller.id);
    if (known !== undefined && checked.get(caller) === known) return caller;
    const { iss, jti } = jwt.decode(authorization.slice('Bearer '.length).trim()) as jwt.JwtPayload;
    if (!issuer.isOwn(iss)) return others(authorization, now);
    clients.look(); // another process may have issued it to a client that was added or changed a moment ago
    const client = clients.value.get(caller.id);
    if (client === undefined || client.disabled || !String(jti).startsWith(`${markOf(client)}.`))
      throw refused('its client was removed, or the secret or the permissions of its client have changed');
    checked.set(caller, client);
    return caller;
  };
}

/** The first part of the token, still encoded. */
function headerIn(authorization: string): string {
  const dot = authorization.indexOf('.');
  return authorization.slice(authorization.lastIndexOf(' ', dot) + 1, dot);
}

const refused = (why: string) => invalid(`The token is not valid: ${why}.`);
