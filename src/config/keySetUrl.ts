/** The address of a key set: what it says decides who is let in, so nobody on the way may change it. */
import { ConfigError, type Environment } from './environment.js';

const rule = 'JWT_JWKS_URL must begin with https://, or with http:// and an address of this machine';

/** @throws ConfigError */
export function keySetUrl({ JWT_JWKS_URL: text }: Environment): URL | undefined {
  if (text === undefined) return undefined;
  if (!URL.canParse(text)) throw new ConfigError(`${rule}.`);
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  if (!isSafe) throw new ConfigError(`${rule}.`);
  if (url.username !== '' || url.password !== '')
    throw new ConfigError('JWT_JWKS_URL must not hold a name or a password: key sets are for everybody.');
  return url;
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
