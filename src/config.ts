/** Reads the configuration from environment variables. */
import { availableParallelism } from 'node:os';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';
import { readRoles } from './auth/roles.js';
import { readTokenConfig } from './auth/settings.js';
import {
  type Environment,
  environmentOf,
  flag,
  type Given,
  integer,
  isProduction,
  misspelt,
  oneOf,
} from './config/environment.js';
import { readIssuerConfig, readPublicUrl } from './issuer/settings.js';
import { ConfigError } from './lib/fileWriting.js';
import { decimalsOf } from './lib/money.js';
import { Targets } from './lib/targets.js';
import { readLimits } from './limits/settings.js';
import { readMailConfig } from './mail/settings.js';
import { auditOptions } from './records/audit.js';

export { ConfigError } from './lib/fileWriting.js';

export type Config = Readonly<ReturnType<typeof configOf>>;

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** @throws ConfigError for a variable with an invalid value. */
export function readConfig(given: Given): Config {
  const config = configOf(environmentOf(given));
  const { isProduction, answerAddress, mail } = config;
  const unreachable = 'E-mails with links are not sent, because neither PUBLIC_URL nor PORTAL_URL is set.';
  const ofMail = [
    ...(isProduction && answerAddress === undefined ? [unreachable] : []),
    ...(mail.onlyTo === undefined ? [] : [`All e-mails go to ${mail.onlyTo}, because MAIL_ONLY_TO is set.`]),
  ];
  return { ...config, warnings: [...config.warnings, ...misspelt(given), ...ofMail] };
}

/** @throws ConfigError */
export function configOf(env: Environment) {
  return {
    host: env.HOST,
    port: integer(env, 'PORT', 0, 65_535),
    publicUrl: readPublicUrl(env),
    answerAddress: answerAddress(env),
    isProduction: isProduction(env),
    trustedProxies: trustedProxies(env),
    workers: workersIn(env),
    metrics: metricsIn(env),
    dataDir: env.DATA_DIR,
    mongodbUrl: mongodbUrl(env),
    ...readTokenConfig(env),
    issuer: readIssuerConfig(env),
    mail: readMailConfig(env),
    strictReferences: flag(env, 'STRICT_REFERENCES'),
    currency: currencyIn(env),
    limits: readLimits(env),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels),
    console: flag(env, 'CONSOLE') || !isProduction(env),
    /** Whether a tenant can be filled with the sample: it writes e-mails, which are files without a mail server. */
    sample: !isProduction(env) && env.SMTP_URL === undefined,
    roles: readRoles(env.ROLES_FILE),
    audit: auditOptions(env),
    targets: new Targets(env.WEBHOOK_ALLOW),
    changesDays: integer(env, 'CHANGES_DAYS', 0, 3650),
    historyDays: integer(env, 'HISTORY_DAYS', 0, 3650),
  };
}

/** Where people open the links of e-mails: the page of this server, or one of a portal. */
function answerAddress(env: Environment): string | undefined {
  const { PORTAL_URL: text } = env;
  const publicUrl = readPublicUrl(env);
  if (!text) return publicUrl && `${publicUrl}/answer`;
  if (URL.canParse(text) && /^https?:/.test(text) && !/[#@\s]/.test(text)) return text;
  throw new ConfigError('PORTAL_URL must be the URL of a page, such as https://portal.example.org/answer.');
}

/** @returns undefined if the server is one process. */
const workersIn = (env: Environment): number | undefined =>
  env.WORKERS === 'auto' ? availableParallelism() : integer(env, 'WORKERS', 1, 64);

/** An address of fewer than four numbers, or of octal ones: `1` would be 0.0.0.1. */
const isUnusual = (text: string) => /^[\d.]+$/.test(text) && !ipaddr.IPv4.isValidFourPartDecimal(text);

/** @returns none for `none`. */
function trustedProxies({ TRUSTED_PROXIES: list }: Environment): readonly string[] {
  const all = list === 'none' ? [] : list.split(',').map((one) => one.trim());
  try {
    proxyAddress.compile(all);
    if (all.some((one) => isUnusual(one.split('/', 1)[0] as string))) throw new Error();
  } catch {
    const allowed = 'addresses and networks, such as loopback, 10.0.0.0/8, separated by commas, or none';
    throw new ConfigError(`TRUSTED_PROXIES must be ${allowed}, not ${JSON.stringify(list)}.`);
  }
  return all;
}

function currencyIn({ CURRENCY: currency }: Environment): string {
  if (decimalsOf(currency) !== undefined) return currency;
  throw new ConfigError(`CURRENCY must be a currency code of ISO 4217, such as EUR, not ${JSON.stringify(currency)}.`);
}

function metricsIn(env: Environment): { readonly host: string; readonly port: number } | undefined {
  const { METRICS_HOST: host } = env;
  const port = integer(env, 'METRICS_PORT', 0, 65_535);
  return port === undefined ? undefined : { host, port };
}

function mongodbUrl({ MONGODB_URL: url }: Environment): string | undefined {
  if (url === undefined || /^mongodb(\+srv)?:\/\//.test(url)) return url;
  throw new ConfigError('MONGODB_URL must begin with mongodb:// or mongodb+srv://.');
}
