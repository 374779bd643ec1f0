/** The URL of a key set. The keys decide who has access, so the connection must be protected. */
import { ConfigError, type Environment } from './environment.js';

const rule = 'JWT_JWKS_URL must be an https:// URL, or an http:// URL with a loopback address';

/** @throws ConfigError */
export function keySetUrl({ JWT_JWKS_URL: text }: Environment): URL | undefined {
  if (text === undefined) return undefined;
  if (!URL.canParse(text)) throw new ConfigError(`${rule}.`);
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  if (!isSafe) throw new ConfigError(`${rule}.`);
  if (url.username !== '' || url.password !== '')
    throw new ConfigError('JWT_JWKS_URL must not contain a user name or password.');
  return url;
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
