/** `npm run bench`: measures, prints, and writes docs/performance.md. */
import { first } from './bench/first.js';
import { http } from './bench/http.js';
import { memory } from './bench/memory.js';
import { mongo } from './bench/mongo.js';
import { scale } from './bench/scale.js';
import { start } from './bench/start.js';

const sections: Readonly<Record<string, () => Promise<void>>> = { http, start, first, scale, memory, mongo };

/** Sections that take minutes, and the flag that says so. */
const slow: Readonly<Record<string, string>> = { scale: '--big', memory: '--long' };

const usual = ['http', 'start', 'first', ...(process.env.MONGODB_URL ? ['mongo'] : [])];

function chosen(words: readonly string[]): string[] {
  const flags = words.filter((word) => word.startsWith('--'));
  const names = words.filter((word) => !word.startsWith('--'));
  const unknown = words.find((word) => !(word in sections) && !Object.values(slow).includes(word));
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${Object.keys(sections).join(', ')}`);
  const wanted = names.length > 0 ? names : flags.length > 0 ? [] : usual;
  for (const [name, flag] of Object.entries(slow)) {
    if (flags.includes(flag) && !wanted.includes(name)) wanted.push(name);
    if (wanted.includes(name) && !flags.includes(flag)) throw new Error(`${name} takes minutes: add ${flag}`);
  }
  return wanted;
}

for (const name of chosen(process.argv.slice(2))) await sections[name]?.();
process.exit(0);
