/** The audit log of a server in its own process: how it starts, what a kill leaves, and the standard streams. */
import { strict as assert } from 'node:assert';
import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf } from '../../support/audit.js';
import { count } from '../../support/count.js';
import { ask, refused, secret, serversFolder, started, stopped } from '../support/process.js';

const types = '/referenceTypes/acme';

describe('The audit log of a process', () => {
  const data = serversFolder();
  let configured: Record<string, string>;
  let path: string;

  beforeEach(() => {
    path = join(data.path, 'audit.log');
    configured = { DATA_DIR: join(data.path, 'data'), JWT_SECRET: secret, LOG_LEVEL: 'silent', AUDIT_LOG: path };
  });

  it('is readable for its owner alone, and says when the server began and ended', async function () {
    const gala = await started({ ...configured, AUDIT_SYNC: 'true' });
    assert.equal((await ask(gala, 'POST', types, { name: 'A' })).status, 200);
    await stopped(gala);
    assert.equal(
      linesOf(path)
        .map(({ audit }) => audit)
        .join(),
      'begins,write,ends',
    );
    if (process.platform === 'win32') this.skip();
    assert.equal(statSync(path).mode & 0o777, 0o600);
  });

  it('goes on in a new file after a rename and SIGHUP', async function () {
    if (process.platform === 'win32') this.skip();
    const gala = await started(configured);
    await ask(gala, 'POST', types, { name: 'A' });
    renameSync(path, `${path}.1`);
    gala.kill('SIGHUP');
    while (statSync(path, { throwIfNoEntry: false }) === undefined) await ask(gala, 'GET', types);
    await ask(gala, 'POST', types, { name: 'B' });
    await stopped(gala);
    const told = [`${path}.1`, path].map((file) => linesOf(file).map(({ audit }) => audit));
    assert.equal(told.join('; '), 'begins,write; write,ends');
  });

  it('has every answered write after the process was killed', async () => {
    const gala = await started(configured);
    const answered: string[] = [];
    const least = count(50, 100);
    const write = async () => {
      for (;;) {
        const reply = await ask(gala, 'POST', types, { name: 'A' }).catch(() => undefined);
        if (reply?.status !== 200) return;
        if (answered.push(reply.body.id) === least) gala.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 8 }, write));
    await gala.ended;
    const told = new Set(linesOf(path).map(({ id }) => id));
    assert.ok(answered.length >= least);
    for (const id of answered) assert.ok(told.has(id), id);
    assert.ok(!linesOf(path).some(({ audit }) => audit === 'ends'));
  });

  it('stops the start of the server if it cannot be written', async () => {
    mkdirSync(join(data.path, 'folder'));
    const cases: Record<string, RegExp> = {
      [join(data.path, 'folder')]: /AUDIT_LOG must be .* writable file.*EISDIR/,
      [join(data.path, 'none', 'audit.log')]: /AUDIT_LOG must be .* writable file.*ENOENT/,
    };
    if (process.platform === 'linux') cases['/dev/full'] = /AUDIT_LOG must be .* writable file.*ENOSPC/;
    const isRefused = async (AUDIT_LOG: string, expected: RegExp, AUDIT_SYNC = 'false') => {
      const { code, stderr } = await refused({ ...configured, AUDIT_LOG, AUDIT_SYNC });
      assert.equal(code, 1);
      assert.match(stderr, expected);
    };
    await Promise.all(Object.entries(cases).map(([path, expected]) => isRefused(path, expected)));
    await isRefused('stdout', /AUDIT_SYNC does not work with stdout/, 'true');
  });

  for (const stream of ['stdout', 'stderr'] as const) {
    it(`may go to ${stream}, between the lines of the log`, async () => {
      const gala = await started({ ...configured, AUDIT_LOG: stream, LOG_LEVEL: 'info' });
      const times = count(5, 25);
      for (let n = 0; n < times; n++) await ask(gala, 'POST', types, { name: 'A' });
      gala.kill('SIGHUP'); // there is no file to open again
      for (let n = 0; n < times; n++) await ask(gala, 'POST', types, { name: 'A' });
      await stopped(gala);
      const lines = (await gala.ended)[stream].split('\n').filter((line) => line.startsWith('{'));
      const told = lines.map((line) => JSON.parse(line)).filter(({ audit }) => audit === 'write');
      assert.equal(told.length, 2 * times);
    });
  }
});
