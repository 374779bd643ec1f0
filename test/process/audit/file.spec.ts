/** A file of the audit log to which several processes write, and one that accepts nothing. */
import { strict as assert } from 'node:assert';
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { Fault } from '../../../src/fault.js';
import { Audit } from '../../../src/records/audit.js';
import { type AuditedFile, auditedFile, linesOf } from '../../support/audit.js';
import { count } from '../../support/count.js';
import { until } from '../../support/until.js';

const line = (n: number, text = '') => `${JSON.stringify({ n, text })}\n`;
const isUnavailable = (thrown: unknown) => thrown instanceof Fault && thrown.code === 'audit_unavailable';
const writer = fileURLToPath(new URL('./writer.js', import.meta.url));

describe('An audit log of several processes', () => {
  let audit: AuditedFile;
  beforeEach(() => {
    audit = auditedFile();
  });
  afterEach(async () => {
    await audit.stream.close();
    audit.remove();
  });

  it('never mixes their lines, however long these are', async () => {
    const groups = count(60, 200);
    const processes = ['a', 'b', 'c'].map((name) => fork(writer, [audit.path, name, `${groups}`]));
    const codes = await Promise.all(processes.map(async (one) => (await once(one, 'exit'))[0]));
    assert.deepEqual(codes, [0, 0, 0]);
    const lines = linesOf(audit.path) as never as { name: string; group: number; n: number }[];
    for (const name of ['a', 'b', 'c']) {
      const own = lines.filter((one) => one.name === name);
      assert.equal(own.length, groups * 20);
      for (const [index, one] of own.entries())
        assert.deepEqual([one.group, one.n], [Math.floor(index / 20), index % 20]);
    }
    const changes = lines.filter((one, index) => one.n > 0 && lines[index - 1]?.name !== one.name);
    assert.deepEqual(changes, [], 'the lines of one commit stand together');
  });
});

describe('An audit log that stops taking lines', () => {
  it('does not block anybody for ever, and loses no line', async function () {
    if (process.platform !== 'linux') this.skip();
    const { folder, remove } = auditedFile();
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const stream = new Audit({ to: pipe, sync: false }, pino({ level: 'silent' }), 20, 20);
    const reader = openSync(pipe, 'r');
    const long = 'x'.repeat(100_000); // more than fits into a pipe
    await assert.rejects(stream.write([line(1, long)]), isUnavailable);
    await Promise.all(Array.from({ length: 3 }, () => assert.rejects(stream.admit(), isUnavailable)));
    await assert.rejects(stream.write([line(2)]), isUnavailable);
    const expected = line(1, long) + line(2) + line(3);
    const reading = createReadStream('', { fd: reader, end: expected.length - 1 }).toArray();
    await until(async () => (await stream.admit().catch(() => 'not yet')) !== 'not yet');
    await stream.write([line(3)]);
    assert.equal(Buffer.concat(await reading).toString(), expected);
    await stream.close();
    remove();
  });
});
