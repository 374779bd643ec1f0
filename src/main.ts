#!/usr/bin/env node
/** `gala`, the one program: it starts the server, or runs a command. */
import { readFileSync } from 'node:fs';
import { GalaError } from './client/sending.js';
import { type Command, Usage } from './commands/command.js';
import { type Variable, variables } from './config/variables.js';
import { ConfigError } from './lib/fileWriting.js';
import { CannotOpen } from './store/port.js';

/** Name → its module, and what it is for. */
const commands: Readonly<Record<string, readonly [load: () => Promise<Command>, what: string]>> = {
  client: [
    () => import('./commands/client.js'),
    'adds, lists and removes the clients that get tokens from this server',
  ],
  keys: [() => import('./commands/keys.js'), 'lists and changes the keys that sign these tokens'],
  backup: [() => import('./commands/backup.js'), 'copies what a server needs, while it runs'],
  restore: [() => import('./commands/restore.js'), 'copies a backup into a new DATA_DIR'],
  load: [() => import('./commands/load.js'), 'creates or updates records from a file, on a running server'],
  dump: [() => import('./commands/dump.js'), 'writes the records of a running server into a file'],
  move: [() => import('./commands/move.js'), 'copies all records from one store to another, such as to MongoDB'],
};

const isHelp = (argument: string | undefined) => ['--help', '-h', 'help'].includes(argument ?? '');

async function main([name, ...args]: string[]): Promise<void> {
  process.umask(0o077); // files are accessible only to their owner
  if (name === undefined || name === '--demo') return await (await import('./serve.js')).serve(name !== undefined);
  if (isHelp(name)) return console.log(help());
  if (name === '--version') return console.log(version());
  const command = await (Object.hasOwn(commands, name) ? commands[name]?.[0]() : undefined);
  if (command === undefined)
    throw new Usage(
      `gala has no command ${JSON.stringify(name)}. Settings are environment variables: see gala --help.`,
    );
  if (isHelp(args[0]) || args.some((one) => one === '--help' || one === '-h')) return console.log(command.usage);
  await command.main(args).catch((error: NodeJS.ErrnoException) => {
    if (`${error.code}`.startsWith('ERR_PARSE_ARGS')) throw new Usage(`${error.message}\n\n${command.usage}`);
    throw error instanceof Usage ? new Usage(command.usage) : error;
  });
}

const version = (): string => JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;

function help(): string {
  const table = (rows: readonly (readonly [string, string])[]) =>
    rows.map(([name, what]) => `  ${name.padEnd(22)}${what}`).join('\n');
  const settings = Object.entries<Variable>(variables).map(([name, { default: fallback, what }]) => {
    return [name, fallback === undefined ? what : `${what} Default: ${fallback}`] as const;
  });
  return `gala            starts the server
gala --demo     fills it with a sample conference and award, too, unless they are there
gala COMMAND    runs a command; gala COMMAND --help explains it

${table(Object.entries(commands).map(([name, [, what]]) => [name, what]))}

All of them are configured by environment variables:

${table(settings)}`;
}

main(process.argv.slice(2)).catch((error: NodeJS.ErrnoException) => {
  const isOurs = [Usage, ConfigError, CannotOpen, GalaError].some((kind) => error instanceof kind);
  const isOfSystem = error.syscall !== undefined || typeof (error.code as unknown) === 'number'; // those of LMDB have numbers
  console.error(isOurs || isOfSystem ? error.message : error);
  process.exitCode = 1;
});
