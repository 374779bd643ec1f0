/**
 * `npm run packages`: parses the Dockerfile, compose.yaml and what is in deploy/ with the libraries of the programs that will read
 * them (scripts/packages, in Go) and with systemd-analyze. `-- metrics deploy/alerts.yml` reads what /metrics answered from stdin.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const sources = 'scripts/packages';
const unit = 'deploy/gala.service';

/** The Go program: compiled once for all clones that have the same sources. */
function checker() {
  const hash = createHash('sha256');
  for (const name of readdirSync(sources).sort()) hash.update(`${name}\n`).update(readFileSync(join(sources, name)));
  const folder = join(resolve(process.env.GALA_CACHE || 'dist'), 'packages');
  const program = join(folder, hash.digest('hex').slice(0, 16));
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const building = `${program}.${process.pid}`;
  const { status, error } = spawnSync('go', ['build', '-ldflags=-s -w', '-o', building, '.'], {
    cwd: sources,
    stdio: 'inherit',
  });
  if (error?.code === 'ENOENT') throw new Error('This needs Go 1.25 or later: https://go.dev/dl');
  if (status !== 0) throw new Error(`${sources} does not compile`);
  renameSync(building, program);
  return program;
}

/** It only warns about names and values that it does not know, so it must say nothing at all. */
function verifiedUnit() {
  const folder = mkdtempSync(join(tmpdir(), 'gala-unit-'));
  try {
    const copy = join(folder, 'gala.service');
    // the programs must exist, and on this machine node may be elsewhere
    writeFileSync(copy, readFileSync(unit, 'utf8').replaceAll('/usr/bin/node', process.execPath));
    const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', copy], { encoding: 'utf8' });
    if (error?.code === 'ENOENT' && !process.env.CI)
      return console.log(`${unit}: not verified, there is no systemd-analyze`);
    if (error) throw error;
    if (status !== 0 || stderr !== '') throw new Error(`${unit}: ${stderr || `systemd-analyze ended with ${status}`}`);
    console.log(`${unit}: verified`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const checks = [
  ['dockerfile', 'Dockerfile'],
  ['compose', 'compose.yaml'],
  ['prometheus', 'deploy/prometheus.yml'],
];

/** @returns whether all was well. */
function checkAll() {
  const program = checker();
  const done = checks.map((args) => spawnSync(program, args, { stdio: 'inherit' }).status === 0);
  verifiedUnit();
  return done.every(Boolean);
}

try {
  const args = process.argv.slice(2);
  const isGood = args.length === 0 ? checkAll() : spawnSync(checker(), args, { stdio: 'inherit' }).status === 0;
  process.exitCode = isGood ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
