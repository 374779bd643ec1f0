/** Reads the configuration from environment variables. */
import { type AuditOptions, auditOptions } from './audit.js';
import type { Roles } from './auth/claims.js';
import { readRoles } from './auth/roles.js';
import { type IssuerConfig, readIssuerConfig, readTokenConfig, type TokenConfig } from './auth/settings.js';
import {
  ConfigError,
  type Environment,
  environmentOf,
  flag,
  type Given,
  integer,
  isProduction,
  misspelt,
  oneOf,
} from './config/environment.js';
import { type MailConfig, readMailConfig } from './config/mail.js';
import { type LimitConfig, readLimits } from './limits/settings.js';

export { ConfigError } from './config/environment.js';

export interface Config extends TokenConfig {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly mongodbUrl: string | undefined;
  /** Undefined if the server does not issue tokens. */
  readonly issuer?: IssuerConfig | undefined;
  readonly mail: MailConfig;
  readonly strictReferences: boolean;
  readonly limits: LimitConfig;
  readonly logLevel: string;
  /** Whether the console is served. */
  readonly console: boolean;
  readonly roles: Roles;
  /** Undefined if there is no audit log. */
  readonly audit: AuditOptions | undefined;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** @throws ConfigError for a variable with an invalid value. */
export function readConfig(given: Given): Config {
  const config = configOf(environmentOf(given));
  return { ...config, warnings: [...config.warnings, ...misspelt(given)] };
}

/** @throws ConfigError */
export function configOf(env: Environment): Config {
  return {
    host: env.HOST,
    port: integer(env, 'PORT', 0, 65_535),
    dataDir: env.DATA_DIR,
    mongodbUrl: mongodbUrl(env),
    ...readTokenConfig(env),
    issuer: readIssuerConfig(env),
    mail: readMailConfig(env),
    strictReferences: flag(env, 'STRICT_REFERENCES'),
    limits: readLimits(env),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels),
    console: flag(env, 'CONSOLE') || !isProduction(env),
    roles: readRoles(env.ROLES_FILE),
    audit: auditOptions(env),
  };
}

function mongodbUrl({ MONGODB_URL: url }: Environment): string | undefined {
  if (url === undefined || /^mongodb(\+srv)?:\/\//.test(url)) return url;
  throw new ConfigError('MONGODB_URL must begin with mongodb:// or mongodb+srv://.');
}
