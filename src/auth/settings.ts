/** The tokens that the server accepts. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, isProduction } from '../config/environment.js';
import { ConfigError, readOrCreate } from '../lib/fileWriting.js';
import { publicKey, secretKey, type TokenOptions } from './bearer.js';

/** `ownSecret` is generated if no key is configured: the sample token is signed with it. @throws ConfigError */
export function readTokenConfig(env: Environment) {
  const { sources, ownSecret } = readKeys(env);
  const { JWT_ISSUER: issuer, JWT_AUDIENCE: audience } = env;
  const claims = {
    tenants: env.JWT_TENANTS_CLAIM,
    permissions: env.JWT_PERMISSIONS_CLAIM,
    roles: env.JWT_ROLES_CLAIM,
    contact: env.JWT_CONTACT_CLAIM,
  };
  const token: TokenOptions = { sources, issuer, audience, claims };
  return { token, keySetUrl: keySetUrl(env), ownSecret, warnings: warningsOf(env) };
}

type Keys = Pick<TokenOptions, 'sources'> & { readonly ownSecret?: string };

function readKeys(env: Environment): Keys {
  const { JWT_SECRET: secret, JWT_PUBLIC_KEY: key, JWT_JWKS_URL: url } = env;
  if (secret !== undefined && key !== undefined) throw new ConfigError('Set JWT_SECRET or JWT_PUBLIC_KEY, not both.');
  if (secret !== undefined && url !== undefined) throw new ConfigError('Set JWT_SECRET or JWT_JWKS_URL, not both.');
  if (secret?.includes('-----BEGIN '))
    throw new ConfigError('JWT_SECRET is a PEM, not a secret. Set the public key as JWT_PUBLIC_KEY instead.');
  if (isShort(secret) && isProduction(env)) throw new ConfigError(`With NODE_ENV=production, ${shortSecret}.`);
  if (secret !== undefined) return secretKey(secret);
  if (key !== undefined) return readPublicKey(key);
  if (url !== undefined || (isProduction(env) && env.CLIENTS_FILE !== undefined)) return { sources: [] };
  if (isProduction(env))
    throw new ConfigError(
      'With NODE_ENV=production, set how tokens are verified: JWT_SECRET (HS256), JWT_PUBLIC_KEY (a PEM or the path of a PEM file), JWT_JWKS_URL, or CLIENTS_FILE to issue tokens itself.',
    );
  const ownSecret = readOrCreateSecret(env.DATA_DIR);
  return { ...secretKey(ownSecret), ownSecret };
}

/** Bytes (RFC 7518 §3.2). */
const minSecret = 32;
const shortSecret = `JWT_SECRET must have at least ${minSecret} bytes, because a shorter secret can be guessed. Create one with: openssl rand -hex 32`;
const isShort = (secret: string | undefined) => secret !== undefined && Buffer.byteLength(secret) < minSecret;

function readPublicKey(value: string): Keys {
  try {
    return publicKey(value.includes('-----BEGIN') ? value.replaceAll('\\n', '\n') : readFileSync(value, 'utf8'));
  } catch (error) {
    throw new ConfigError(`JWT_PUBLIC_KEY must be a PEM or the path of a PEM file: ${(error as Error).message}.`);
  }
}

function warningsOf(env: Environment): string[] {
  const open = (['JWT_ISSUER', 'JWT_AUDIENCE'] as const).filter((name) => env[name] === undefined);
  const forOthers = `JWT_JWKS_URL is set without ${open.join(' and ')}: tokens that its issuer signed for other purposes are accepted too.`;
  return [
    ...(isShort(env.JWT_SECRET) ? [shortSecret] : []),
    ...(env.JWT_JWKS_URL !== undefined && open.length > 0 ? [forOthers] : []),
  ];
}

/** The keys decide who has access, so the connection must be protected. */
const keySetRule = 'JWT_JWKS_URL must be an https:// URL, or an http:// URL with a loopback address';

/** @throws ConfigError */
function keySetUrl({ JWT_JWKS_URL: text }: Environment): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!isSafe || url === undefined) throw new ConfigError(`${keySetRule}.`);
  if (url.username !== '' || url.password !== '')
    throw new ConfigError('JWT_JWKS_URL must not contain a user name or password.');
  return url;
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);

/** The secret that Gala generates if no key is configured. @throws ConfigError */
function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'jwt-secret');
  const secret = readOrCreate(path, () => randomBytes(32).toString('hex')).trim();
  if (/^[0-9a-f]{64}$/.test(secret)) return secret;
  throw new ConfigError(
    `${path} is damaged. Delete it to create a new secret; tokens signed with the old one become invalid.`,
  );
}
