/** Signs tokens (RFC 9068, with the claims that this server reads). */
import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Client } from './clients.js';
import { headerOf, type KeyRing } from './keyRing.js';
import { lifetimeIn, usualLifetime } from './lifetime.js';
import { markOf } from './mark.js';
import type { Granted } from './scope.js';

interface Told {
  readonly iss: string;
  readonly aud: string;
}

/** The response of RFC 6749 §5.1. */
export interface Issued {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  /** Seconds. */
  readonly expires_in: number;
  readonly scope?: string;
}

export function issue(client: Client, granted: Granted, { iss, aud }: Told, keys: KeyRing, now: Date): Issued {
  const { id, tenants, contact_id, lifetime } = client;
  const { permissions, roles } = granted;
  const iat = Math.floor(now.getTime() / 1000);
  const expires_in = lifetimeIn(lifetime ?? '') ?? usualLifetime;
  const claims = {
    ...{
      iss,
      sub: id,
      client_id: id,
      aud,
      iat,
      exp: iat + expires_in,
      jti: `${markOf(client)}.${randomUUID()}`,
      tenants,
      permissions,
    },
    ...(roles.length > 0 && { roles }),
    ...(contact_id !== undefined && { contact_id }),
  };
  const { kid, key } = keys.signing(now);
  const access_token = jwt.sign(claims, key, { header: headerOf(kid) });
  const scope = permissions.join(' ');
  return { access_token, token_type: 'Bearer', expires_in, ...(scope !== '' && { scope }) };
}
