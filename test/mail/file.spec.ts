import { strict as assert } from 'node:assert';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Unsent } from '../../src/delivery/delivery.js';
import { FileTransport, onlyTo } from '../../src/mail/transport.js';
import { freshFolder } from '../support/folder.js';

describe('The file transport', () => {
  const folder = freshFolder(true);

  const mail = { to: 'ada@example.org', subject: 'Zürich & co', body: '<p>Größe</p>', preview: false };

  it('is not confused by others that write the same message', async () => {
    const path = join(folder.path, 'd');
    const transports = Array.from({ length: 10 }, () => new FileTransport(path));
    for (let round = 0; round < 5; round++) await Promise.all(transports.map((one) => one.send('same', mail, mail.to)));
    assert.deepEqual(await readdir(path), ['same.eml']);
    assert.match(await readFile(join(path, 'same.eml'), 'utf8'), /Gr=C3=B6=C3=9Fe/);
  });

  it('leaves its files to their owner', async () => {
    const path = join(folder.path, 'e');
    await new FileTransport(path).send('x', mail, mail.to);
    const modes = await Promise.all(['', 'x.eml'].map((name) => stat(join(path, name))));
    assert.deepEqual(
      modes.map(({ mode }) => (mode & 0o777).toString(8)),
      ['700', '600'],
    );
  });

  it('says when its folder takes no mails, and uses it once it does', async () => {
    const path = join(folder.path, 'g');
    await writeFile(path, 'in the way');
    const transport = new FileTransport(path);
    await assert.rejects(transport.send('x', mail, mail.to), (thrown: Unsent) => {
      assert.deepEqual([thrown.kind, thrown.details.code], ['down', 'EEXIST']);
      assert.ok(!thrown.message.includes(folder.path));
      return true;
    });
    await rm(path);
    await transport.send('x', mail, mail.to);
    assert.deepEqual(await readdir(path), ['x.eml']);
  });

  it('with MAIL_ONLY_TO gets every e-mail for one address, once, and says whom it was to', async () => {
    const path = join(folder.path, 'only');
    const only = onlyTo('me@example.org', new FileTransport(path));
    const copied = { ...mail, cc: 'chair@example.org', bcc: 'archive@example.org' };
    for (const recipient of ['ada@example.org', 'chair@example.org', 'archive@example.org'])
      await only.send('one', copied, recipient);
    const text = await readFile(join(path, 'one.eml'), 'utf8');
    assert.match(text, /^To: me@example\.org\r?$/m);
    assert.match(text, /^Subject: .*ada=40example/m);
    assert.doesNotMatch(text, /chair@|archive@/);
  });
});
