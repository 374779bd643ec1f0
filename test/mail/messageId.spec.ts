/** What lies in the folder of mails. */
import { strict as assert } from 'node:assert';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileTransport } from '../../src/mail/file.js';

describe('The folder of mails', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gala-mail-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('holds whole mails and nothing else, each with a Message-ID of its own', async () => {
    const transport = new FileTransport(folder);
    const ids = Array.from({ length: 20 }, (_, n) => `mail-${n}`);
    const body = '<p>Größe</p>'.repeat(1000);
    const mail = { to: 'ada@example.org', subject: 'A letter', body, preview: false };
    await Promise.all(ids.map((id) => transport.send(id, mail, mail.to)));
    const names = await readdir(folder);
    assert.deepEqual(names.sort(), ids.map((id) => `${id}.eml`).sort());
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const messageIds = texts.map((text) => /^Message-ID: *(\S+)\r?$/im.exec(text)?.[1]);
    assert.equal(new Set(messageIds.filter((id) => id !== undefined)).size, ids.length);
  });
});
