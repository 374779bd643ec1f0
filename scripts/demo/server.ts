/** The server that the demo talks to: one that is running, or one of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import jwt from 'jsonwebtoken';

export interface Server {
  readonly url: string;
  /** For everything. */
  readonly token: string;
  /** What only the starter of a server has. */
  readonly own?: OwnServer;
}

export interface OwnServer {
  readonly folder: string;
  /** The folder of the mails that were sent. */
  readonly mails: string;
  /** A token with these claims. */
  sign(claims: object): string;
  /** @returns the exit code. */
  stop(): Promise<number | null>;
  /** What the server wrote besides its greeting. */
  log(): string;
  /** Removes its folder. */
  remove(): void;
}

export class Misuse extends Error {}

const startingTakes = 30_000;

/**
 * @param mongodbUrl where an own server keeps its records, instead of in its folder.
 * @throws Misuse
 */
export async function openServer(tenant: string, mongodbUrl = ''): Promise<Server> {
  const { GALA_URL: url, GALA_TOKEN: token } = process.env;
  if (url && token) return { url: url.replace(/\/+((awards|events)\/*)?$/, ''), token };
  if (url || token)
    throw new Misuse('Set both GALA_URL and GALA_TOKEN, or neither: then the demo starts its own server.');
  return await startServer(tenant, mongodbUrl);
}

export async function startServer(tenant: string, mongodbUrl = ''): Promise<Required<Server>> {
  const folder = mkdtempSync(join(tmpdir(), 'gala-demo-'));
  const secret = randomBytes(32).toString('hex');
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../src/main.js', import.meta.url))], {
    env: environment(folder, secret, mongodbUrl),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const output = { text: '' };
  const url = await greeting(child, output);
  const sign = (claims: object) => jwt.sign(claims, secret, { expiresIn: '1h' });
  const token = sign({ sub: 'demo', tenants: [tenant], permissions: ['*'] });
  const log = () => output.text.replace(/^Gala serves .*$/gm, '').trim();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { url, token, own: { folder, mails: join(folder, 'mail'), sign, log, stop: () => stop(child), remove } };
}

/** Nothing of the caller's configuration; empty is not set. */
const environment = (folder: string, secret: string, mongodbUrl: string): NodeJS.ProcessEnv => ({
  ...process.env,
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: folder,
  JWT_SECRET: secret,
  STRICT_REFERENCES: 'true',
  LOG_LEVEL: 'warn',
  JWT_PUBLIC_KEY: '',
  JWT_ISSUER: '',
  JWT_AUDIENCE: '',
  MONGODB_URL: mongodbUrl,
  RATE_LIMIT: '',
});

/** Waits for the line that says where the server is. */
function greeting(child: ChildProcess, output: { text: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}. It wrote:\n${output.text}`));
    const timer = setTimeout(() => fail(`did not greet within ${startingTakes / 1000} s`), startingTakes);
    const listen = (chunk: Buffer) => {
      output.text += chunk;
      const [, url] = /^Gala serves .*?(https?:\/\/[^/\s]+)/m.exec(output.text) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
  });
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  return code;
}
