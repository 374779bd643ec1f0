import { strict as assert } from 'node:assert';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Unsent } from '../../src/mail/mime.js';
import { FileTransport } from '../../src/mail/transport.js';

describe('The file transport', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gala-mail-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const mail = { to: 'ada@example.org', subject: 'Zürich & co', body: '<p>Größe</p>', preview: false };

  it('writes the same file for the same message', async () => {
    const transport = new FileTransport(join(folder, 'c'));
    await Promise.all([transport.send('x', mail, mail.to), transport.send('y', mail, mail.to)]);
    await transport.send('x', mail, mail.to);
    assert.deepEqual((await readdir(join(folder, 'c'))).sort(), ['x.eml', 'y.eml']);
  });

  it('is not confused by others that write the same message', async () => {
    const path = join(folder, 'd');
    const transports = Array.from({ length: 10 }, () => new FileTransport(path));
    for (let round = 0; round < 5; round++) await Promise.all(transports.map((one) => one.send('same', mail, mail.to)));
    assert.deepEqual(await readdir(path), ['same.eml']);
    assert.match(await readFile(join(path, 'same.eml'), 'utf8'), /Gr=C3=B6=C3=9Fe/);
  });

  it('leaves its files to their owner', async () => {
    const path = join(folder, 'e');
    await new FileTransport(path).send('x', mail, mail.to);
    const modes = await Promise.all(['', 'x.eml'].map((name) => stat(join(path, name))));
    assert.deepEqual(
      modes.map(({ mode }) => (mode & 0o777).toString(8)),
      ['700', '600'],
    );
  });

  it('says when its folder takes no mails, and uses it once it does', async () => {
    const path = join(folder, 'g');
    await writeFile(path, 'in the way');
    const transport = new FileTransport(path);
    await assert.rejects(transport.send('x', mail, mail.to), (thrown: Unsent) => {
      assert.deepEqual([thrown.kind, thrown.details.code], ['down', 'EEXIST']);
      assert.ok(!thrown.message.includes(folder));
      return true;
    });
    await rm(path);
    await transport.send('x', mail, mail.to);
    assert.deepEqual(await readdir(path), ['x.eml']);
  });
});
