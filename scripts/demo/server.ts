/** The server of the demo: a running one, or its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import jwt from 'jsonwebtoken';
import type { Token } from '../../src/client/types.js';
import { credentialsIn, placeIn, settingsOf } from '../../src/commands/remote.js';
import { Misuse } from './misuse.js';

export interface Server {
  readonly url: string;
  readonly token: Token;
  readonly own?: OwnServer;
}

export interface OwnServer {
  readonly folder: string;
  sign(claims: { sub: string; permissions: readonly string[] }): string;
  /** @returns its warnings, except those about slow requests; empty if there are none. */
  stop(): Promise<string>;
}

export interface Wishes {
  /** The environment, which may name a running server. */
  readonly env: NodeJS.ProcessEnv;
  /** The data folder of the demo's own server, unless it is a temporary one. */
  readonly mongodbUrl: string;
  /** Whether that folder is kept. */
  readonly keep: boolean;
}

/** @throws Misuse */
export async function openServer(tenant: string, wishes: Wishes): Promise<Server> {
  const settings = settingsOf({}, wishes.env);
  const { url } = placeIn(settings);
  const isKnown = (settings.GALA_TOKEN ?? settings.GALA_CLIENT_ID) !== undefined;
  if (url !== undefined && isKnown) return { url, token: credentialsIn(settings).token };
  if (url === undefined && !isKnown) return await startServer(tenant, wishes);
  throw new Misuse('Set both GALA_URL and GALA_TOKEN, or neither: then the demo starts a server of its own.');
}

export async function startServer(
  tenant: string,
  { env, mongodbUrl, keep }: Wishes,
): Promise<Required<Server> & { readonly token: string }> {
  const folder = mkdtempSync(join(env.TMPDIR || tmpdir(), 'gala-demo-'));
  const output = openSync(join(folder, 'log'), 'a');
  const main = fileURLToPath(new URL('../../src/main.js', import.meta.url));
  const stdio = ['ignore', output, output] as const;
  const child = spawn(process.execPath, [main], {
    env: { ...env, ...environment(folder, mongodbUrl) },
    stdio: [...stdio],
  });
  closeSync(output);
  const cleanUp = endingWith(() => {
    child.kill('SIGKILL');
    if (!keep) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const log = () => readFileSync(join(folder, 'log'), 'utf8');
  const url = await greeting(child, log);
  const secret = readFileSync(join(folder, 'jwt-secret'), 'utf8');
  const sign: OwnServer['sign'] = (claims) => jwt.sign({ ...claims, tenants: [tenant] }, secret, { expiresIn: '1h' });
  const stop = () => ended(child, log).finally(cleanUp);
  return { url, token: sign({ sub: 'demo', permissions: ['*'] }), own: { folder, sign, stop } };
}

/** Runs the task when this process ends. @returns a function that runs it now instead. */
function endingWith(task: () => void): () => void {
  const interrupted = () => process.exit(1);
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, interrupted);
  process.once('exit', task);
  return () => {
    for (const signal of signals) process.off(signal, interrupted);
    process.off('exit', task);
    task();
  };
}

/** Nothing of the caller's configuration; empty means unset. The server creates its own secret in its folder. */
function environment(folder: string, mongodbUrl: string): NodeJS.ProcessEnv {
  const unset = { HOST: '', JWT_SECRET: '', JWT_PUBLIC_KEY: '', JWT_ISSUER: '', JWT_AUDIENCE: '', NODE_ENV: '' };
  const set = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', STRICT_REFERENCES: 'true', MONGODB_URL: mongodbUrl };
  return {
    ...unset,
    ...set,
    RATE_LIMIT: '',
    RATE_BURST: '',
    RATE_LIMIT_PRINCIPAL: '',
    RATE_BURST_PRINCIPAL: '',
    LIMITS_FILE: '',
  };
}

/** Ends of log lines that a slow machine alone can cause. */
const aboutTime = /"msg":"slow request"}$/;

/** Waits for the line with the server's address. */
async function greeting(child: ChildProcess, log: () => string): Promise<string> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && child.exitCode === null; await sleep(20)) {
    const [, url] = /^Gala serves .*?(https?:\/\/[^/\s]+)/m.exec(log()) ?? [];
    if (url !== undefined) return url;
  }
  throw new Misuse(`The server did not start. It wrote:\n${log()}`);
}

/** The warnings and errors of a log: they are JSON, the greeting is not. */
export const warningsIn = (log: string): string[] =>
  (log.match(/^{.*/gm) ?? []).filter((line) => !aboutTime.test(line));

async function ended(child: ChildProcess, log: () => string): Promise<string> {
  if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  return [...warningsIn(log()), ...(child.exitCode === 0 ? [] : [`It ended with ${child.exitCode}.`])].join('\n');
}
