/** How e-mails are sent, and who they are from. No error shows a value that can contain a password or a key. */
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { domainToASCII } from 'node:url';
import { type Environment, integer, oneOf } from '../config/environment.js';
import type { VariableName } from '../config/variables.js';
import { ConfigError } from '../lib/fileWriting.js';
import { addressIn, domainOf, type Sender } from './mime.js';
import type { SmtpOptions } from './smtp.js';

export interface MailConfig {
  readonly sender: Sender | undefined;
  readonly smtp: SmtpOptions | undefined;
  /** Gets all e-mails in place of those whom they are to. */
  readonly onlyTo: string | undefined;
}

/** Without a sender, the templates decide; without `smtp`, e-mails are written to files. @throws ConfigError */
export function readMailConfig(env: Environment): MailConfig {
  for (const [name, other] of needs)
    if (env[name] !== undefined && env[other] === undefined) throw new ConfigError(`${name} needs ${other}.`);
  const sender = readSender(env);
  const requireTLS = oneOf(env, 'SMTP_TLS', ['required', 'optional']) === 'required';
  const rateLimit = integer(env, 'MAIL_RATE', 1, 10_000);
  const { SMTP_URL: url, SMTP_USER: user, SMTP_PASSWORD: pass } = env;
  if (url === undefined && !requireTLS) throw new ConfigError('SMTP_TLS=optional needs SMTP_URL.');
  const onlyTo = addressIn(env.MAIL_ONLY_TO);
  if (env.MAIL_ONLY_TO !== undefined && onlyTo === undefined)
    throw new ConfigError('MAIL_ONLY_TO must be an e-mail address.');
  if (url === undefined || sender === undefined) return { sender, smtp: undefined, onlyTo };
  const { auth, ...server } = serverIn(url);
  if (auth !== undefined && user !== undefined)
    throw new ConfigError('Set the user and password in SMTP_URL, or as SMTP_USER and SMTP_PASSWORD, not both.');
  const login = user !== undefined && pass !== undefined ? { user, pass } : auth;
  return { sender, smtp: { ...server, auth: login, requireTLS, rateLimit, dkim: readDkim(env, sender) }, onlyTo };
}

const needs: readonly (readonly [VariableName, VariableName])[] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMTP_USER', 'SMTP_PASSWORD'],
  ['SMTP_PASSWORD', 'SMTP_USER'],
  ['SMTP_USER', 'SMTP_URL'],
  ['MAIL_RATE', 'SMTP_URL'],
  ['MAIL_FROM_DOMAINS', 'MAIL_FROM'],
  ['DKIM_SELECTOR', 'DKIM_KEY'],
  ['DKIM_KEY', 'DKIM_SELECTOR'],
  ['DKIM_DOMAIN', 'DKIM_KEY'],
  ['DKIM_KEY', 'SMTP_URL'],
];

function readSender({ MAIL_FROM: text, MAIL_FROM_DOMAINS: list = '' }: Environment): Sender | undefined {
  if (text === undefined) return undefined;
  const [, name = '', inBrackets] = /^(.*)<([^<>]*)>\s*$/.exec(text) ?? [];
  const address = addressIn((inBrackets ?? text).trim());
  if (address === undefined || !isDomain(domainOf(address)))
    throw new ConfigError(
      'MAIL_FROM must be an e-mail address, or a name and an address: Awards <awards@example.org>.',
    );
  const domains = list
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => domainIn('MAIL_FROM_DOMAINS', entry));
  return { address, name: name.trim().replace(/^"(.*)"$/, '$1'), domains };
}

const isDomain = (text: string) => /^[a-z\d_-]+(\.[a-z\d_-]+)*$/.test(text);

/** As DNS has it. */
function domainIn(name: VariableName, text: string): string {
  const domain = domainToASCII(text.trim());
  if (!isDomain(domain))
    throw new ConfigError(`${name} has ${JSON.stringify(text)}, which is not a domain such as example.org.`);
  return domain;
}

const server = 'SMTP_URL must be smtp://host:port or smtps://host:port';

function serverIn(text: string): Pick<SmtpOptions, 'host' | 'port' | 'secure' | 'auth'> {
  if (!URL.canParse(text))
    throw new ConfigError(`${server}. Percent-encode special characters of the user and password.`);
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isServer = /^smtps?:$/.test(protocol) && /^[\w.:-]+$/.test(host) && port !== '0';
  if (!isServer || !/^\/?$/.test(pathname) || search !== '' || hash !== '')
    throw new ConfigError(
      `${server}, without a path or anything else. Percent-encode special characters of the user and password.`,
    );
  if ((username === '') !== (password === ''))
    throw new ConfigError('SMTP_URL must have both a user and a password, or neither.');
  const secure = protocol === 'smtps:';
  const auth = username === '' ? undefined : { user: decoded(username), pass: decoded(password) };
  return { host, port: Number(port) || (secure ? 465 : 587), secure, auth };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ConfigError('The user or password in SMTP_URL is not percent-encoded correctly: write % as %25.');
  }
}

function readDkim(env: Environment, sender: Sender): SmtpOptions['dkim'] {
  const { DKIM_SELECTOR: keySelector, DKIM_KEY: key, DKIM_DOMAIN: domain } = env;
  if (keySelector === undefined || key === undefined) return undefined;
  if (!isDomain(keySelector.toLowerCase()))
    throw new ConfigError('DKIM_SELECTOR must be a name in DNS, such as mail2026.');
  const domainName = domain === undefined ? domainOf(sender.address) : domainIn('DKIM_DOMAIN', domain);
  const privateKey = privateKeyIn(key).export({ type: 'pkcs8', format: 'pem' }) as string;
  return { domainName, keySelector, privateKey };
}

function privateKeyIn(value: string): KeyObject {
  const key = readPrivateKey(value);
  if (key.asymmetricKeyType === 'rsa' && Number(key.asymmetricKeyDetails?.modulusLength) >= 1024) return key;
  throw new ConfigError('DKIM_KEY must be an RSA key of at least 1024 bits. Create one with: openssl genrsa 2048');
}

function readPrivateKey(value: string): KeyObject {
  try {
    return createPrivateKey(value.includes('-----BEGIN') ? value.replaceAll('\\n', '\n') : readFileSync(value, 'utf8'));
  } catch (error) {
    const { code = 'it cannot be read' } = error as NodeJS.ErrnoException; // the message can contain the value
    throw new ConfigError(
      `DKIM_KEY must be the PEM of a private key without a passphrase, or the path of a file with one: ${code}.`,
    );
  }
}
