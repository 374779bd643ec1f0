/** The server in its own process. */
import { strict as assert } from 'node:assert';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import jwt from 'jsonwebtoken';
import { freshFolder } from '../../support/folder.js';
import { wire } from '../../support/wire.js';

const main = fileURLToPath(new URL('../../../src/main.js', import.meta.url));

export const secret = 'a secret for processes, and for nothing else';

/** A token for everything, by the clock of this machine. */
export const token = (claims: object = {}) =>
  jwt.sign({ sub: 'tester', tenants: ['*'], permissions: ['*'], ...claims }, secret, { expiresIn: '1h' });

export type Running = Awaited<ReturnType<typeof started>>;

export type Environment = Readonly<Record<string, string>>;

interface Options {
  /** Options of node itself. */
  readonly node?: readonly string[];
  /** Another command that starts the server, in the project's folder. */
  readonly command?: readonly [string, ...string[]];
}

const children = new Set<ChildProcess>();

/** Starts a server on a free port, unless the environment says otherwise; resolves once it says where it listens. */
export async function started(environment: Environment, options?: Options) {
  const { child, ended, stdout } = launch(environment, options);
  /** Waits until it has printed something that matches. */
  const printed = (expression: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = expression.exec(stdout());
        if (found === null) return;
        child.stdout?.off('data', look);
        resolve(found);
      };
      child.stdout?.on('data', look);
      look();
      void ended.then(({ code, signal, stderr }) =>
        reject(new Error(`the server has ended (${code ?? signal}): ${stderr}`)),
      );
    });
  const [, url = ''] = await printed(/^Gala serves .* at (\S+)\/awards /m);
  return { url, stdout, printed, kill: (signal: NodeJS.Signals) => void child.kill(signal), ended };
}

/** Ends a server as an operator does; it must end well. */
export async function stopped(gala: Running): Promise<void> {
  gala.kill('SIGTERM');
  assert.equal((await gala.ended).code, 0);
}

/** Starts a server that is expected not to start. */
export const refused = (environment: Environment) => launch(environment).ended;

/** Starts one of the commands of `gala`; `kill` ends it. */
export function command(name: string, parameters: readonly string[], environment: Environment) {
  const { child, ended } = launch(environment, { command: [process.execPath, main, name, ...parameters] });
  return { done: ended, kill: () => child.kill('SIGKILL') };
}

export type Done = Awaited<ReturnType<typeof refused>>;

function launch(environment: Environment, { node = [], command = [process.execPath, ...node, main] }: Options = {}) {
  const [program, ...parameters] = command;
  const child = spawn(program, parameters, {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  /** Resolves when the process is gone. */
  const ended = once(child, 'close').then(([code, signal]: (number | NodeJS.Signals | null)[]) => {
    children.delete(child);
    return { code, signal, ...said };
  });
  /** What it has printed so far. */
  const stdout = () => said.stdout;
  return { child, ended, stdout };
}

/** Ends what a test has left running. */
export async function endAll(): Promise<void> {
  for (const child of children) {
    const gone = once(child, 'close');
    child.kill('SIGKILL');
    await gone;
  }
}

/** A folder for the data of servers, which are ended before it goes: of each test, or shared by all of a suite. */
export function serversFolder(isShared = false) {
  (isShared ? after : afterEach)(endAll);
  return freshFolder(isShared);
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
  readonly body: any;
  readonly headers: Headers;
}

/** Asks a running server; `address` begins after the name of the service, which is no header. */
export async function ask(
  { url }: Pick<Running, 'url'>,
  method: string,
  address: string,
  body?: unknown,
  { service = 'awards', ...headers }: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const reply = await fetch(`${url}/${service}${address}`, {
    method,
    headers: { Authorization: `Bearer ${token()}`, 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: reply.status, body: await reply.json(), headers: reply.headers };
}

/** A connection that the system took just before the server stopped listening is reset: the next one is refused. */
export async function refusesConnections({ url }: Running): Promise<void> {
  for (let code: unknown; code !== 'ECONNREFUSED'; await sleep(5)) {
    code = await wire(url).then(
      (connection) => connection.end(),
      (error: NodeJS.ErrnoException) => error.code,
    );
    assert.ok([undefined, 'ECONNRESET', 'ECONNREFUSED'].includes(code as string), `${code}`);
  }
}
