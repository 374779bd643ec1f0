/** What the environment says of the token issuer. */
import { join } from 'node:path';
import { ConfigError, type Environment, isProduction } from './environment.js';

export interface IssuerConfig {
  readonly clientsFile: string;
  /** Whether it was named: then it must exist. */
  readonly clientsNamed: boolean;
  readonly keysFile: string;
  /** Where clients reach this server: the claim `iss`. Without it, the address that the server listens on. */
  readonly publicUrl: string | undefined;
  /** When set, all tokens are for this audience. */
  readonly audience: string | undefined;
}

/** @returns nothing in production without a file of clients: there the issuer must be asked for. */
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

/** Without a slash at its end. */
function readPublicUrl({ PUBLIC_URL: text }: Environment): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !/[?#@\s]/.test(text);
  if (!isPlain)
    throw new ConfigError(`PUBLIC_URL must be the address of the server, such as https://gala.example.org.`);
  return text.replace(/\/+$/, '');
}
