import { strict as assert } from 'node:assert';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileTransport } from '../../src/mail/file.js';

describe('The file transport', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gala-mail-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const mail = { to: 'ada@example.org', subject: 'Zürich & co', body: '<p>Größe</p>', preview: false };

  it('writes a message that a mail program opens', async () => {
    await new FileTransport(join(folder, 'a')).send('abc:1', {
      ...mail,
      from: 'awards@example.org',
      from_name: 'Büro',
      cc: 'c@example.org',
    });
    const text = await readFile(join(folder, 'a', 'abc-1.eml'), 'utf8');
    assert.match(text, /^From: =\?UTF-8\?Q\?B=C3=BCro\?= <awards@example\.org>\r?$/m);
    assert.match(text, /^To: ada@example\.org\r?$/m);
    assert.match(text, /^Cc: c@example\.org\r?$/m);
    assert.match(text, /^Subject: =\?UTF-8\?Q\?Z=C3=BCrich_=26_co\?=\r?$/m);
    assert.match(text, /^Content-Type: text\/html; charset=utf-8\r?$/m);
    assert.doesNotMatch(text, /X-Gala-Preview/);
  });

  it('marks a preview, and keeps a subject from adding headers', async () => {
    await new FileTransport(join(folder, 'b')).send('p', {
      ...mail,
      subject: 'x\r\nBcc: everyone@example.org',
      preview: true,
    });
    const text = await readFile(join(folder, 'b', 'p.eml'), 'utf8');
    assert.match(text, /^X-Gala-Preview: yes\r?$/m);
    assert.doesNotMatch(text, /^Bcc:/m);
  });

  it('writes the same file for the same message', async () => {
    const transport = new FileTransport(join(folder, 'c'));
    await Promise.all([transport.send('x', mail), transport.send('y', mail)]);
    await transport.send('x', mail);
    assert.deepEqual((await readdir(join(folder, 'c'))).sort(), ['x.eml', 'y.eml']);
  });
});
