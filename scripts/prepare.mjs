/**
 * Run by `npm ci`: builds the sources, where there is something to build with. An install without development dependencies has
 * no compiler, and a packed package no sources: both come with what is built, or beside it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const compiler = 'node_modules/typescript/bin/tsc';
if (existsSync(compiler) && existsSync('tsconfig.json')) {
  const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.json'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
