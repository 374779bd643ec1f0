/** The settings of the token issuer. */
import { join } from 'node:path';
import { type Environment, isProduction } from '../config/environment.js';
import { ConfigError } from '../lib/fileWriting.js';

export type IssuerConfig = NonNullable<ReturnType<typeof readIssuerConfig>>;

/**
 * The settings of the token issuer. A clients file that is named must exist. If there is an audience, all tokens have it.
 * @returns undefined in production without a clients file: the issuer must be enabled explicitly there.
 */
export function readIssuerConfig(env: Environment) {
  const publicUrl = readPublicUrl(env);
  if (isProduction(env) && !env.CLIENTS_FILE) return undefined;
  return { ...issuerFiles(env), clientsNamed: Boolean(env.CLIENTS_FILE), publicUrl, audience: env.JWT_AUDIENCE };
}

export const issuerFiles = ({ DATA_DIR, CLIENTS_FILE }: Environment) => ({
  clientsFile: CLIENTS_FILE ?? join(DATA_DIR, 'clients.json'),
  keysFile: join(DATA_DIR, 'issuer-keys.json'),
});

/** The URL of this server for clients, without a trailing slash: the claim `iss`, and what addresses in answers begin with. It can have a path. */
export function readPublicUrl({ PUBLIC_URL: text }: Environment): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !/[?#@\s]/.test(text);
  if (!isPlain) throw new ConfigError(`PUBLIC_URL must be the URL of the server, such as https://gala.example.org.`);
  return text.replace(/\/+$/, '');
}
