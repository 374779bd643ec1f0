/** A file of the audit log to which several processes write, and one that is no file. */
import { strict as assert } from 'node:assert';
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AuditFile } from '../../../src/audit/file.js';
import { type AuditedFile, auditedFile, linesOf } from '../../support/audit.js';

const writer = fileURLToPath(new URL('./writer.js', import.meta.url));

describe('The file of the audit log, with other processes', () => {
  let audit: AuditedFile;
  beforeEach(() => {
    audit = auditedFile();
  });
  afterEach(async () => {
    await audit.stream.close();
    audit.remove();
  });

  it('never mixes lines of several processes, however long', async () => {
    const processes = ['a', 'b', 'c'].map((name) => fork(writer, [audit.path, name, '200']));
    const codes = await Promise.all(processes.map(async (one) => (await once(one, 'exit'))[0]));
    assert.deepEqual(codes, [0, 0, 0]);
    const lines = linesOf(audit.path) as never as { name: string; group: number; n: number }[];
    for (const name of ['a', 'b', 'c']) {
      const own = lines.filter((one) => one.name === name);
      assert.equal(own.length, 200 * 20);
      for (const [index, one] of own.entries())
        assert.deepEqual([one.group, one.n], [Math.floor(index / 20), index % 20]);
    }
    const changes = lines.filter((one, index) => one.n > 0 && lines[index - 1]?.name !== one.name);
    assert.deepEqual(changes, [], 'the lines of one commit stand together');
  });

  it('must be a file: a pipe that nobody reads is refused at once', async function () {
    if (process.platform === 'win32') this.skip(); // there are no pipes with names
    const pipe = join(audit.folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    await assert.rejects(new AuditFile(pipe, false).append(Buffer.from('x\n')), /is not a file/);
  });
});
