/**
 * Run by `npm ci`: builds the sources, where there is something to build with. An install without development dependencies has
 * no compiler, and a packed package no sources: both come with what is built, or beside it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (existsSync('node_modules/typescript') && existsSync('tsconfig.json')) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
}
