/**
 * `npm run packages`: parses the Dockerfile, compose.yaml, the alerts and the metrics of a server, with the libraries of the programs
 * that will read them (scripts/packages, in Go), and the unit with systemd-analyze. Builds and packs what is committed and .dockerignore lets
 * through, as the Dockerfile does.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const sources = 'scripts/packages';
const unit = 'deploy/gala.service';
const rules = 'deploy/alerts.yml';

/** The Go program: compiled once for all clones that have the same sources. */
function checker() {
  const hash = createHash('sha256');
  for (const name of readdirSync(sources).sort()) hash.update(`${name}\n`).update(readFileSync(join(sources, name)));
  const folder = join(resolve(process.env.GALA_CACHE || 'dist'), 'packages');
  const program = join(folder, hash.digest('hex').slice(0, 16));
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const cwd = mkdtempSync(join(folder, 'building-'));
  try {
    // a copy, where Go notes the sums that it has from its checksum database
    cpSync(sources, cwd, { recursive: true });
    const { status, error } = spawnSync('go', ['build', '-mod=mod', '-ldflags=-s -w', '-o', 'packages', '.'], {
      cwd,
      stdio: 'inherit',
    });
    if (error?.code === 'ENOENT') throw new Error('This needs Go 1.25 or later: https://go.dev/dl');
    if (status !== 0) throw new Error(`${sources} does not compile`);
    renameSync(join(cwd, 'packages'), program);
    return program;
  } finally {
    rmSync(cwd, { recursive: true });
  }
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

/** What a program prints. */
function said(program, args, options) {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', ...options });
  if (error || status !== 0) throw error ?? new Error(`${program} ${args.join(' ')}: ${stderr || stdout}`);
  return stdout;
}

/** Both packages are the same from the context of an image, which has nothing that git ignores, as from here. */
function builtFromContext(checker) {
  const pack = (cwd) => {
    const folders = ['.', './dist/gala-client'];
    const packed = JSON.parse(said('npm', ['pack', '--ignore-scripts', '--dry-run', '--json', ...folders], { cwd }));
    return packed.flatMap(({ name, files }) => files.map(({ path }) => `${name}/${path}`)).sort();
  };
  const committed = new Set(said('git', ['ls-files', '-z'], {}).split('\0'));
  const folder = mkdtempSync(join(tmpdir(), 'gala-context-'));
  try {
    const sent = said(checker, ['context', '.'], {}).trim().split('\n');
    for (const file of sent.filter((file) => committed.has(file))) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      copyFileSync(file, join(folder, file));
    }
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    said('npm', ['run', '--silent', 'build'], { cwd: folder });
    const [here, there] = [pack('.'), pack(folder)];
    const others = [...here.filter((file) => !there.includes(file)), ...there.filter((file) => !here.includes(file))];
    if (others.length > 0) throw new Error(`The packages from the context of the image differ in ${others.join(', ')}`);
    console.log(`.dockerignore: what it lets through builds, into two packages of ${there.length} files`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const checks = [
  ['dockerfile', 'Dockerfile'],
  ['compose', 'compose.yaml'],
  ['alerts', rules],
];

/** What two workers answer, after a request; it must have all metrics that the alerts ask for. */
async function scraped() {
  const folder = mkdtempSync(join(tmpdir(), 'gala-metrics-'));
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', METRICS_PORT: '0', WORKERS: '2' };
  const server = spawn(process.execPath, ['dist/src/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let said = '';
    for await (const text of server.stdout.setEncoding('utf8')) {
      said += text;
      const [, url] = / at (\S+)\/awards /.exec(said) ?? [];
      const [, metrics] = /^Metrics at (\S+)\n/m.exec(said) ?? [];
      if (metrics === undefined) continue;
      await fetch(`${url}/awards/references/acme`); // 401
      return await (await fetch(metrics)).text();
    }
    throw new Error('the server did not start');
  } finally {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  }
}

try {
  const program = checker();
  const done = checks.map((args) => spawnSync(program, args, { stdio: 'inherit' }).status === 0);
  verifiedUnit();
  builtFromContext(program);
  const input = await scraped();
  const { status, stderr } = spawnSync(program, ['metrics', rules], { input, encoding: 'utf8' });
  console.log(status === 0 ? '/metrics: has what the alerts ask for' : `/metrics: ${stderr}`);
  process.exitCode = status === 0 && done.every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
