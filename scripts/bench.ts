/** `npm run bench`: measures, prints, and writes docs/performance.md. */
import { parseArgs } from 'node:util';
import { against } from './bench/against.js';
import { fair } from './bench/fair.js';
import { http } from './bench/http.js';
import { peers } from './bench/peers.js';
import { quick } from './bench/quick.js';
import { way } from './bench/way.js';

const sections: Readonly<Record<string, () => Promise<void>>> = { http, way, peers, quick, fair };
const usual = ['http', 'way'];

const { positionals: names } = parseArgs({ allowPositionals: true });

if (names[0] === 'against') await against(names[1] ?? 'HEAD');
else {
  const unknown = names.find((name) => !(name in sections));
  if (unknown !== undefined)
    throw new Error(`${unknown} is not a section; use ${Object.keys(sections).join(', ')} or against REVISION`);
  for (const name of names.length > 0 ? names : usual) await sections[name]?.();
}
process.exit(0);
