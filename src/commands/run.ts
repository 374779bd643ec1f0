/** Runs a command or prints its usage (`--help`). If the command fails, it prints a message and exits with 1. */
import { ConfigError } from '../config/environment.js';

/** The command line is invalid. */
export class Usage extends Error {}

export function run(main: () => Promise<void>, usage: string): void {
  const [first, ...rest] = process.argv.slice(2);
  if (first === 'help' || [first, ...rest].some((one) => one === '--help' || one === '-h')) {
    console.log(usage);
    return;
  }
  process.umask(0o077);
  main().catch((error: NodeJS.ErrnoException) => {
    console.error(sentenceOf(error, usage));
    process.exitCode = 1;
  });
}

function sentenceOf(error: NodeJS.ErrnoException, usage: string): string {
  if (error instanceof Usage) return usage;
  if (error.code?.startsWith('ERR_PARSE_ARGS')) return `${error.message}\n\n${usage}`;
  if (error instanceof ConfigError || error.syscall !== undefined) return error.message;
  return error.stack ?? error.message;
}
