/**
 * Makes generated/ of openapi/, and knows whether it still is what openapi/ and the generator would make: generated/.made has the
 * digest of both, and those of the files.
 *
 * - `build`, first in `npm run build`: makes what is not committed, if it is missing or stale
 * - `generate`: makes everything, and the tables in docs/
 * - `verify`: fails if something that is committed is stale
 * - `check`, first in `npm start`: says what to run, if something is missing or stale
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const record = 'generated/.made';

/** What generated/ depends on: openapi/, the rules for it, the generator, and the versions of its packages. */
function sources() {
  const list = readFileSync('scripts/tsconfig.json', 'utf8').replaceAll(/^ *\/\/.*$/gm, '');
  const generator = JSON.parse(list).include.map((path) => join('scripts', path));
  const others = ['redocly.yaml', '.redocly.lint-ignore.yaml', 'package-lock.json', 'scripts/tsconfig.json'];
  return ['openapi', ...generator, ...others].flatMap(filesIn).sort();
}

function filesIn(path) {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

const digestOf = (data) => createHash('sha256').update(data).digest('hex');

function digestOfSources() {
  const hash = createHash('sha256');
  for (const path of sources()) {
    const text = readFileSync(path);
    hash.update(`${path} ${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}

/** What is not as it should be: a file, and what is wrong with it. */
function faults() {
  if (!existsSync(record)) return [{ name: 'generated/', fault: 'is not complete' }];
  const [digest, ...lines] = readFileSync(record, 'utf8').trim().split('\n');
  if (digest !== digestOfSources()) return [{ name: 'generated/', fault: 'is not what openapi/ results in now' }];
  return lines.flatMap((line) => {
    const [expected, kind, file] = line.split(' ');
    const name = `generated/${file}`;
    if (existsSync(name) && digestOf(readFileSync(name)) === expected) return [];
    return [{ name, fault: existsSync(name) ? 'is stale' : 'is missing', isCommitted: kind === 'committed' }];
  });
}

async function run(...args) {
  const [status] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  if (status !== 0) process.exit(status ?? 1);
}

const compile = () => run('node_modules/typescript/bin/tsc', '-p', 'scripts/tsconfig.json');

/** One at a time: another that waits finds everything made. */
async function alone(task) {
  mkdirSync('generated', { recursive: true });
  const { default: locks } = await import('proper-lockfile');
  const retries = { retries: 1200, factor: 1, minTimeout: 250, maxTimeout: 250 };
  const release = await locks.lock('generated', { lockfilePath: 'generated/.lock', stale: 30_000, retries });
  await task();
  await release();
}

/** Again if the sources were changed meanwhile. The generator writes `.made`, as the last file. */
async function make(...options) {
  let digest;
  do {
    digest = digestOfSources();
    rmSync(record, { force: true });
    await compile();
    await run('dist/generate/scripts/generate.js', `--digest=${digest}`, ...options);
  } while (digest !== digestOfSources());
}

const needsMaking = () => faults().some(({ isCommitted }) => !isCommitted);

const tasks = {
  async build() {
    if (needsMaking()) await alone(async () => needsMaking() && (await make('--uncommitted')));
    const stale = faults().map(({ name }) => name);
    if (stale.length > 0) console.error(`Stale: ${stale.join(', ')}.\nFix it with: npm run generate`);
  },
  generate: () => alone(make),
  verify: () =>
    alone(async () => {
      await compile();
      await run('dist/generate/scripts/verify.js');
    }),
  check() {
    const [first] = [
      ...faults().map(({ name, fault, isCommitted }) => [name, fault, isCommitted ? 'generate' : 'build']),
      ...(existsSync('dist/src/main.js') ? [] : [['dist/', 'is missing', 'build']]),
    ];
    if (first === undefined) return;
    const [name, fault, command] = first;
    console.error(`Gala cannot start: ${name} ${fault}. Run: npm run ${command}`);
    process.exitCode = 1;
  },
};

await tasks[process.argv[2]]();
