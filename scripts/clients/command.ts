/** External commands, each with a log of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** Besides the environment that there is. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The command ran and was not content. */
export class Failed extends Error {
  /** @param log where all of its output is. */
  constructor(
    message: string,
    readonly log: string,
  ) {
    super(message);
  }
}

/** Something that must be installed cannot be had on this machine. */
export class Missing extends Error {}

/**
 * Runs commands in order until one fails. Their output goes to the log alone.
 * @throws Failed, or Missing when a program is not on this machine.
 */
export async function run(log: string, commands: readonly Command[]): Promise<void> {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  try {
    for (const command of commands) await runOne(command, output, log);
  } finally {
    closeSync(output);
  }
}

async function runOne({ program, args, cwd, env }: Command, output: number, log: string): Promise<void> {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', output, output] });
  const [code, signal] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Missing(`${program} is not on the path`) : error;
  });
  if (code !== 0) throw new Failed(`${[program, ...args].join(' ')} ended with ${code ?? signal}`, log);
}

const maxShown = 8;
const complaint = /error|warning|exception|panic|cannot|expected|undefined|invalid|duplicate|assert|\bvet:/i;
const colors = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The first lines of a log that look like what went wrong; the last ones when none does. */
export function excerpt(log: string): string[] {
  const lines = readFileSync(log, 'utf8')
    .replaceAll(colors, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const complaints = lines.filter((line) => complaint.test(line)).slice(0, maxShown);
  const shown = complaints.length > 0 ? complaints : lines.slice(-maxShown);
  return [...shown, `(all of it: ${relative(resolve('.'), log)})`];
}
