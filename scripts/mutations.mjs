/**
 * Puts one mistake at a time into a copy of the built server, and runs the specs that must notice it: `npm run mutations`.
 * test/mutations.yaml has the mistakes. Parts of file names or `--grep=…` choose some: `npm run mutations -- auth/ --grep=token`.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';

/** Milliseconds, of a test and of all specs of a mistake. */
const [testTimeoutMs, specTimeoutMs] = [30_000, 300_000];
const list = 'test/mutations.yaml';

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('-'));
const pattern = new RegExp(args.find((arg) => arg.startsWith('--grep='))?.slice('--grep='.length) ?? '', 'i');
const isChosen = ({ file, harm }) => [file, harm].some((text) => pattern.test(text)) && isNamed(`src/${file}`);
const isNamed = (path) => names.length === 0 || names.some((name) => path.includes(name));
const mutations = parse(fs.readFileSync(list, 'utf8'))
  .map((one) => ({ ...one, specs: [one.specs].flat() }))
  .filter(isChosen);
if (mutations.length === 0) throw new Error(`Nothing in ${list} is meant`);

const { compilerOptions } = ts.parseConfigFileTextToJson(
  'tsconfig.json',
  fs.readFileSync('tsconfig.json', 'utf8'),
).config;
const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, '.');
/** By its name, it is an ES module: what package.json says is not read. */
const compiled = (text) => ts.transpileModule(text, { compilerOptions: options, fileName: 'one.mts' }).outputText;

/** Two copies, which run at the same time: all of the project by links, but for what is built. */
const root = fs.mkdtempSync(join(tmpdir(), 'gala-mutations-'));
const running = new Set();
process.on('exit', () => {
  for (const { pid } of running) process.kill(-pid, 'SIGKILL');
  fs.rmSync(root, { recursive: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const copies = ['one', 'two'].map((name) => join(root, name));
for (const copy of copies) {
  fs.cpSync('dist', join(copy, 'dist'), { recursive: true });
  for (const one of fs.readdirSync('.').filter((one) => one !== 'dist' && one !== '.git'))
    fs.symlinkSync(resolve(one), join(copy, one));
}

/** @returns what came of the specs: `passed`, `failed`, `skipped`, or what is wrong, with more about it. */
async function run(copy, { specs, grep }) {
  const file = join(copy, 'report.json');
  fs.rmSync(file, { force: true });
  const mochas = ['--no-parallel', '--bail', '--exit', `--timeout=${testTimeoutMs}`, '--reporter=json'];
  const more = [`--reporter-option=output=${file}`, ...(grep === undefined ? [] : [`--grep=${grep}`])];
  // a group of processes, which ends as a whole
  const child = spawn(process.execPath, ['scripts/test.mjs', 'api', ...specs, ...mochas, ...more], {
    cwd: copy,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  const said = [];
  child.stderr.on('data', (text) => said.push(text));
  const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), specTimeoutMs);
  await new Promise((ended) => child.once('close', ended));
  clearTimeout(timer);
  running.delete(child);
  if (child.signalCode !== null) return ['TAKES TOO LONG'];
  if (!fs.existsSync(file)) return ['DOES NOT LOAD', said.join('')];
  const { stats, failures } = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (failures.length > 0) return ['failed', failures[0].fullTitle];
  if (stats.passes > 0) return ['passed'];
  return stats.pending > 0 ? ['skipped'] : ['NO SUCH TEST'];
}

/** Runs a task for each item, one in each copy. */
async function each(items, task) {
  const left = [...items].values();
  await Promise.all(
    copies.map(async (copy) => {
      for (const item of left) await task(copy, item);
    }),
  );
}

/** State → how many there are. In capitals is what must not be. */
const counts = {};
const isWrong = () => Object.keys(counts).some((state) => /[A-Z]/.test(state));
function tell(state, about, more = '') {
  counts[state] = (counts[state] ?? 0) + 1;
  console.log(`${state.padEnd(14)} ${about}${more && `\n${' '.repeat(15)}${more}`}`);
}

// without a mistake, the specs must pass
const greps = new Map();
for (const { specs, grep } of mutations)
  for (const spec of specs) greps.set(spec, [...(greps.get(spec) ?? []), grep ?? '']);
await each(greps, async (copy, [spec, all]) => {
  const [state, more] = await run(copy, { specs: [spec], grep: [...new Set(all)].join('|') });
  if (state !== 'passed') tell(state === 'failed' ? 'FAILS ALREADY' : state, spec, more);
});
if (isWrong()) process.exit(1);
delete counts.skipped;

await each(mutations, async (copy, { file, find, replace, harm, specs, grep }) => {
  const [source, built] = [join('src', file), join(copy, 'dist/src', file.replace(/\.ts$/, '.js'))];
  const parts = fs.readFileSync(source, 'utf8').split(find);
  if (parts.length !== 2) return tell('DOES NOT APPLY', `${file}: ${harm}`, `${parts.length - 1} times: ${find}`);
  const right = fs.readFileSync(built);
  fs.writeFileSync(built, compiled(parts.join(replace)));
  const begun = performance.now();
  const [state, more] = await run(copy, { specs, grep });
  const about = `${file}: ${harm} (${Math.round((performance.now() - begun) / 1000)} s)`;
  fs.writeFileSync(built, right);
  tell({ failed: 'killed', passed: 'SURVIVED' }[state] ?? state, about, more ?? specs.join(', '));
});
const sums = Object.entries(counts).map(([state, count]) => `${count} ${state}`);
console.log(`\n${mutations.length} mistakes: ${sums.join(', ')}.`);
process.exitCode = isWrong() ? 1 : 0;
