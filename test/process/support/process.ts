/** The server in its own process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import jwt from 'jsonwebtoken';

const main = fileURLToPath(new URL('../../../src/main.js', import.meta.url));

export const secret = 'a secret for processes, and for nothing else';

/** A token for everything, by the clock of this machine. */
export const token = (claims: object = {}) =>
  jwt.sign({ sub: 'tester', tenants: ['*'], permissions: ['*'], ...claims }, secret, { expiresIn: '1h' });

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly url: string;
  /** What it has printed so far. */
  stdout(): string;
  /** Waits until it has printed something that matches. */
  printed(expression: RegExp): Promise<RegExpExecArray>;
  kill(signal: NodeJS.Signals): void;
  /** Resolves when the process is gone. */
  readonly ended: Promise<Ended>;
}

export type Environment = Readonly<Record<string, string>>;

interface Options {
  /** Options of node itself. */
  readonly node?: readonly string[];
  /** Another command that starts the server, in the project's folder. */
  readonly command?: readonly [string, ...string[]];
}

const children = new Set<ChildProcess>();

/** Starts a server on a free port, unless the environment says otherwise; resolves once it says where it listens. */
export async function started(environment: Environment, options?: Options): Promise<Running> {
  const { child, ended, stdout } = launch(environment, options);
  const printed = (expression: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = expression.exec(stdout());
        if (found !== null) resolve(found);
      };
      child.stdout?.on('data', look);
      look();
      void ended.then(({ code, signal, stderr }) =>
        reject(new Error(`the server has ended (${code ?? signal}): ${stderr}`)),
      );
    });
  const [, url = ''] = await printed(/^Gala serves .* at (\S+)\/awards /m);
  return { url, stdout, printed, kill: (signal) => child.kill(signal), ended };
}

/** Starts a server that is expected not to start. */
export function refused(environment: Environment): Promise<Ended> {
  return launch(environment).ended;
}

function launch(environment: Environment, { node = [], command = [process.execPath, ...node, main] }: Options = {}) {
  const [program, ...parameters] = command;
  const child = spawn(program, parameters, {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => {
      children.delete(child);
      resolve({ code, signal, stdout, stderr });
    });
  });
  return { child, ended, stdout: () => stdout };
}

/** Ends what a test has left running. */
export async function endAll(): Promise<void> {
  for (const child of children) {
    const gone = new Promise((resolve) => child.on('close', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}

/** A folder for data that is gone after the test. */
export async function dataFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'gala-process-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
  readonly body: any;
  readonly headers: Headers;
}

/** Asks a running server; `address` begins after `/awards`. */
export async function ask(
  { url }: Pick<Running, 'url'>,
  method: string,
  address: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const reply = await fetch(`${url}/awards${address}`, {
    method,
    headers: { Authorization: `Bearer ${token()}`, 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: reply.status, body: await reply.json(), headers: reply.headers };
}
