/**
 * `node scripts/checked.mjs clients` or `packages`: runs that check when what it depends on is not what it was when the check
 * last passed, or when that is more than 14 days ago; `CI_ALL=1` runs it in any case. Otherwise it runs the least that always
 * runs, and says since when the rest has not. A check that passes is kept in .ci/checked.json, to be committed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const file = '.ci/checked.json';
const maxDays = 14;

/** Check → its command, the part that always runs, the paths that it depends on, and programs whose versions matter. */
const checks = {
  clients: {
    all: ['dist/scripts/clients.js'],
    always: ['dist/scripts/clients.js', 'oapi-codegen'],
    paths: [
      'openapi',
      'generated',
      'scripts/clients',
      'scripts/clients.ts',
      'src/client',
      'src/http',
      'package-lock.json',
    ],
    programs: [
      ['node', '--version'],
      ['python3', '--version'],
      ['go', 'version'],
      ['java', '-version'],
      ['mvn', '--version'],
    ],
  },
  packages: {
    all: ['scripts/packages.mjs'],
    paths: [
      'Dockerfile',
      '.dockerignore',
      'compose.yaml',
      'deploy',
      'scripts/packages',
      'scripts/clientPackage.mjs',
      'scripts/packages.mjs',
      'src/http',
      'package.json',
      'package-lock.json',
    ],
    programs: [
      ['node', '--version'],
      ['go', 'version'],
      ['systemd-analyze', '--version'],
    ],
  },
};

const [name] = process.argv.slice(2);
const check = checks[name];
if (check === undefined) throw new Error(`There is no check ${name}: ${Object.keys(checks).join(', ')}`);

const passed = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const digest = digestOf(check);
const last = passed[name];
const days = last === undefined ? Number.POSITIVE_INFINITY : (Date.now() - Date.parse(last.date)) / 86_400_000;

if (process.env.CI_ALL || last?.digest !== digest || days > maxDays) {
  if (!ran(check.all)) process.exit(1);
  const date = new Date().toISOString().slice(0, 10);
  const commit = said('git', ['rev-parse', '--short', 'HEAD']).trim();
  writeFileSync(file, `${JSON.stringify({ ...passed, [name]: { date, commit, digest } }, undefined, 2)}\n`);
} else {
  if (check.always !== undefined && !ran(check.always)) process.exit(1);
  const least = check.always === undefined ? 'not run' : `only ${check.always.slice(1).join(', ')}`;
  console.log(
    `Skipped: ${name}, ${least}; nothing that it depends on has changed since ${last.date} (${last.commit}).`,
  );
}

function ran(args) {
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
}

/** The files that git has there, as they are now, and the programs as they are found. */
function digestOf({ paths, programs }) {
  const hash = createHash('sha256');
  for (const path of said('git', ['ls-files', '-z', '--', ...paths])
    .split('\0')
    .filter(Boolean)
    .sort())
    hash.update(`${path}\n`).update(existsSync(path) ? readFileSync(path) : '');
  for (const [program, ...args] of programs) hash.update(said(program, args).split('\n')[0]);
  return hash.digest('hex').slice(0, 32);
}

/** What a program prints, wherever it prints it; nothing when there is none. */
function said(program, args) {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return stdout || stderr || '';
}
