/** The settings of the token issuer. */
import { join } from 'node:path';
import { ConfigError, type Environment, isProduction } from './environment.js';

export interface IssuerConfig {
  readonly clientsFile: string;
  /** Whether the file was configured. If so, it must exist. */
  readonly clientsNamed: boolean;
  readonly keysFile: string;
  /** The URL of this server for clients, used as the claim `iss`. The default is the address that the server listens on. */
  readonly publicUrl: string | undefined;
  /** If set, all tokens have this audience. */
  readonly audience: string | undefined;
}

/** @returns undefined in production without a clients file: the issuer must be enabled explicitly there. */
export function readIssuerConfig(env: Environment): IssuerConfig | undefined {
  const publicUrl = readPublicUrl(env);
  if (isProduction(env) && !env.CLIENTS_FILE) return undefined;
  const { clientsFile, keysFile } = issuerFiles(env);
  return {
    clientsFile,
    clientsNamed: Boolean(env.CLIENTS_FILE),
    keysFile,
    publicUrl,
    audience: env.JWT_AUDIENCE,
  };
}

export const issuerFiles = ({ DATA_DIR, CLIENTS_FILE }: Environment) => ({
  clientsFile: CLIENTS_FILE ?? join(DATA_DIR, 'clients.json'),
  keysFile: join(DATA_DIR, 'issuer-keys.json'),
});

/** Without a trailing slash. */
function readPublicUrl({ PUBLIC_URL: text }: Environment): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !/[?#@\s]/.test(text);
  if (!isPlain) throw new ConfigError(`PUBLIC_URL must be the URL of the server, such as https://gala.example.org.`);
  return text.replace(/\/+$/, '');
}
