/** `npm run bench`: measures, prints, and writes docs/performance.md. */
import { parseArgs } from 'node:util';
import { against, metrics } from './bench/against.js';
import { conference } from './bench/conference.js';
import { fair } from './bench/fair.js';
import { first } from './bench/first.js';
import { http } from './bench/http.js';
import { limits } from './bench/limits.js';
import { memory } from './bench/memory.js';
import { mongo } from './bench/mongo.js';
import { own } from './bench/own.js';
import { peers } from './bench/peers.js';
import { quick } from './bench/quick.js';
import { scale } from './bench/scale.js';
import { stalls } from './bench/stalls.js';
import { start } from './bench/start.js';
import { way } from './bench/way.js';
import { workers } from './bench/workers.js';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { big: { type: 'boolean' }, long: { type: 'boolean' }, conference: { type: 'string' } },
});

const sections: Readonly<Record<string, () => Promise<void>>> = {
  http,
  start,
  first,
  limits,
  own,
  fair,
  stalls,
  conference: () => conference(options.conference),
  scale,
  way,
  memory,
  mongo,
  peers,
  quick,
  metrics,
  workers,
};

/** Optional sections. Some of them take minutes. */
const called = { scale: 'big', memory: 'long', conference: 'conference' } as const;
const slow: readonly string[] = ['scale', 'memory'];

const usual = ['http', 'start', 'first', 'limits', 'conference', ...(process.env.MONGODB_URL ? ['mongo'] : [])];

function chosen(): string[] {
  const unknown = names.find((name) => !(name in sections));
  if (unknown !== undefined) throw new Error(`${unknown} is not a section; use ${Object.keys(sections).join(', ')}`);
  const wanted = names.length > 0 || Object.keys(options).length > 0 ? [...names] : usual;
  for (const [name, option] of Object.entries(called)) {
    if (options[option] !== undefined && !wanted.includes(name)) wanted.push(name);
    if (slow.includes(name) && wanted.includes(name) && !options[option])
      throw new Error(`${name} takes minutes: add --${option}`);
  }
  return wanted;
}

if (names[0] === 'against') await against(names[1] ?? 'HEAD');
else for (const name of chosen()) await sections[name]?.();
process.exit(0);
