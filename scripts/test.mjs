/**
 * Runs the specs of a group, as they are built: `npm test` those of `api`, `npm run test:process` those of `process`, and so
 * on; `npm run test:all` one group after the other, with ALL=1: what kills, races or floods does so more often than usual
 * (test/support/count.ts). A folder of test/ that has a group's name is that group; all else is `api`.
 * Files or folders run alone: `npm test -- test/mail`. What begins with a hyphen is mocha's: `npm test -- --grep=coupon`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Group → what its specs are about. */
const groups = {
  api: 'the API and all that runs in one process, on the embedded store',
  process: 'starts, stops, kills, full disks, several processes, commands',
  mongo: 'the store on MongoDB, and what of the API depends on it',
  demo: 'the demo, the samples, npm run verify',
  browser: 'the pages in a browser; needs chromium',
};
/** Group → the module that starts what all its specs of a run share. */
const shared = { mongo: 'dist/test/mongo/support/server.js', browser: 'dist/test/browser/server.js' };

/** Failures name the lines of the sources. It takes an eighth longer, which CI saves. */
const readable = process.env.CI ? [] : ['--node-option=enable-source-maps'];

const groupOf = (spec) => {
  const [, folder] = spec.split(sep);
  return folder in groups ? folder : 'api';
};
/** Those of no folder are first: they are the longest, and at the end one process would wait for them. */
const specs = readdirSync('test', { recursive: true })
  .filter((path) => path.endsWith('.spec.ts'))
  .sort((one, other) => Number(one.includes(sep)) - Number(other.includes(sep)) || (one < other ? -1 : 1))
  .map((path) => join('test', path));

/** @returns whether all have passed. */
function run(chosen, options) {
  const files = chosen.map((spec) => join('dist', spec.replace(/\.ts$/, '.js')));
  const required = Object.entries(shared).filter(([group]) => chosen.some((spec) => groupOf(spec) === group));
  const servers = required.flatMap(([, module]) => ['--require', module]);
  const { status } = spawnSync('node_modules/.bin/mocha', [...readable, ...servers, ...options, ...files], {
    stdio: 'inherit',
  });
  return status === 0;
}

function runGroup(group, options) {
  console.log(`\n== ${group}: ${groups[group]}`);
  const begun = Date.now();
  const good = run(
    specs.filter((spec) => groupOf(spec) === group),
    options,
  );
  console.log(`== ${group}: ${Math.round((Date.now() - begun) / 1000)} s`);
  return good;
}

const [name, ...args] = process.argv.slice(2);
const paths = args.filter((arg) => !arg.startsWith('-')).map((path) => join(path, '.'));
const options = args.filter((arg) => arg.startsWith('-'));
if (paths.length > 0) {
  const chosen = specs.filter((spec) => paths.some((path) => spec === path || spec.startsWith(path + sep)));
  if (chosen.length === 0) throw new Error(`There is no spec at ${paths.join(', ')}`);
  process.exitCode = run(chosen, options) ? 0 : 1;
} else {
  if (name === 'all') process.env.ALL = '1';
  const names = name === 'all' ? Object.keys(groups) : [name];
  const good = names.map((group) => runGroup(group, options));
  process.exitCode = good.every(Boolean) ? 0 : 1;
  const left = Object.keys(groups).filter((group) => !names.includes(group));
  if (left.length > 0) {
    console.log('\nNot run:');
    for (const group of left) console.log(`  ${group.padEnd(8)} ${groups[group]}`);
    console.log('npm run test:all runs everything.');
  }
}
