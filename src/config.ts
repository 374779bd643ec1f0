/** Reads the configuration from environment variables. */
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicKey, secretKey, type TokenOptions } from './access/token.js';
import { ConfigError, type Environment, flag, integer, isProduction, oneOf } from './config/environment.js';
import { type LimitConfig, readLimits } from './config/limits.js';

export { ConfigError } from './config/environment.js';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly mongodbUrl: string | undefined;
  readonly token: TokenOptions;
  /** Generated when no key is configured; the sample token is signed with it. */
  readonly ownSecret: string | undefined;
  readonly strictReferences: boolean;
  readonly limits: LimitConfig;
  readonly logLevel: string;
  /** What is allowed but should not stay so, in sentences. */
  readonly warnings: readonly string[];
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** @throws ConfigError for a variable with an invalid value. */
export function readConfig(environment: Environment): Config {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const dataDir = env.DATA_DIR ?? './data';
  const { token, ownSecret } = tokenOptions(env, dataDir);
  return {
    host: env.HOST ?? '127.0.0.1',
    port: integer(env, 'PORT', 0, 65_535) ?? 8080,
    dataDir,
    mongodbUrl: mongodbUrl(env),
    token,
    ownSecret,
    strictReferences: flag(env, 'STRICT_REFERENCES'),
    limits: readLimits(env),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels) ?? 'info',
    warnings: isShort(env.JWT_SECRET) ? [shortSecret] : [],
  };
}

function tokenOptions(env: Environment, dataDir: string): Pick<Config, 'token' | 'ownSecret'> {
  const { JWT_SECRET: secret, JWT_PUBLIC_KEY: key, JWT_ISSUER: issuer, JWT_AUDIENCE: audience } = env;
  if (secret !== undefined && key !== undefined) throw new ConfigError('Set JWT_SECRET or JWT_PUBLIC_KEY, not both.');
  if (key !== undefined) return { token: { ...readPublicKey(key), issuer, audience }, ownSecret: undefined };
  if (secret !== undefined) return { token: { ...readSecretKey(secret, env), issuer, audience }, ownSecret: undefined };
  if (isProduction(env))
    throw new ConfigError(
      'With NODE_ENV=production, Gala needs to know who signs tokens: set JWT_SECRET (HS256) or JWT_PUBLIC_KEY (a PEM, or the path of a file with one).',
    );
  const ownSecret = readOrCreateSecret(dataDir);
  return { token: { ...secretKey(ownSecret), issuer, audience }, ownSecret };
}

/** Bytes (RFC 7518 §3.2). */
const leastSecret = 32;
const shortSecret = `JWT_SECRET should have at least ${leastSecret} bytes: a shorter one can be found by trying. Make one with: openssl rand -hex 32`;
const isShort = (secret: string | undefined) => secret !== undefined && Buffer.byteLength(secret) < leastSecret;

function readSecretKey(secret: string, env: Environment): TokenOptions {
  if (secret.includes('-----BEGIN '))
    throw new ConfigError('JWT_SECRET is a PEM, not a secret: set the public key as JWT_PUBLIC_KEY instead.');
  if (isShort(secret) && isProduction(env)) throw new ConfigError(`With NODE_ENV=production, ${shortSecret}.`);
  return secretKey(secret);
}

function readPublicKey(value: string): TokenOptions {
  try {
    return publicKey(value.includes('-----BEGIN') ? value.replaceAll('\\n', '\n') : readFileSync(value, 'utf8'));
  } catch (error) {
    throw new ConfigError(`JWT_PUBLIC_KEY must be a PEM or the path of a file with one: ${(error as Error).message}.`);
  }
}

/** Readable by its owner only. Processes that start at the same time end up with the same secret. */
function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'jwt-secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(path)) createWhole(path, randomBytes(32).toString('hex'));
    return readSecret(path);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`DATA_DIR must be a folder that can be written: ${(error as Error).message}.`);
  }
}

function readSecret(path: string): string {
  const secret = readFileSync(path, 'utf8').trim();
  if (/^[0-9a-f]{64}$/.test(secret)) return secret;
  throw new ConfigError(`${path} is damaged: remove it, and a new one is made; tokens signed before are void then.`);
}

/** Creates a file with all of its content at once; leaves an existing file as it is. */
function createWhole(path: string, text: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}

function mongodbUrl({ MONGODB_URL: url }: Environment): string | undefined {
  if (url === undefined || /^mongodb(\+srv)?:\/\//.test(url)) return url;
  throw new ConfigError('MONGODB_URL must begin with mongodb:// or mongodb+srv://.');
}
