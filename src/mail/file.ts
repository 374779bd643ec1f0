/** The default transport: writes each mail to an `.eml` file, which any mail program can open. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from '../records/message.js';
import { type Transport, TransportDown } from './transport.js';

const defaultSender = 'no-reply@localhost';
const draft = '.part';

export class FileTransport implements Transport {
  readonly #composer = createTransport({ streamTransport: true, buffer: true });

  constructor(
    /** Created with the first mail. */
    readonly folder: string,
  ) {}

  /** Writes `<folder>/<id>.eml` to the disk, whole or not at all; sending the same id again overwrites the file. */
  async send(id: string, mail: Mail): Promise<void> {
    const { message } = await this.#composer.sendMail({
      ...headersOf(mail),
      messageId: `<${id.replaceAll(':', '.')}@gala.localhost>`,
      html: mail.body,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await this.#write(`${id.replaceAll(':', '-')}.eml`, message as Buffer); // not a stream, because of `buffer: true`
    } catch (cause) {
      throw new TransportDown(`${this.folder} takes no mails: ${(cause as Error).message}`, { cause });
    }
  }

  /** Other processes may be writing the same mail: each attempt has a draft of its own. */
  async #write(name: string, message: Buffer): Promise<void> {
    const path = join(this.folder, `${name}.${randomBytes(6).toString('hex')}${draft}`);
    try {
      await writeDurably(path, message);
      await rename(path, join(this.folder, name));
    } catch (error) {
      await rm(path, { force: true }).catch(() => {}); // where nothing can be written, perhaps nothing can be removed
      throw error;
    }
    await syncFolder(this.folder);
  }
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the names in a folder durable, where the system can. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const headersOf = ({ from, from_name, to, cc, bcc, reply_to, subject, preview }: Mail) => ({
  from: { name: from_name ?? '', address: from ?? defaultSender },
  to,
  cc,
  bcc,
  replyTo: reply_to,
  subject,
  headers: preview ? { 'X-Gala-Preview': 'yes' } : {},
});
