/** Appends groups of 20 lines to an audit log: `writer.js PATH NAME GROUPS`. */
import { pino } from 'pino';
import { Audit } from '../../../src/records/audit.js';

const [path = '', name = '', groups = ''] = process.argv.slice(2);
const stream = new Audit({ to: path, sync: false }, pino({ level: 'silent' }));

for (let group = 0; group < Number(groups); group++) {
  const lines = Array.from(
    { length: 20 },
    (_, n) => `${JSON.stringify({ name, group, n, text: name.repeat(1 + ((group * 37) % 1500)) })}\n`,
  );
  await stream.write(lines);
}
await stream.close();
