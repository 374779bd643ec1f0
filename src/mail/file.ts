/** The default transport: writes each e-mail to an `.eml` file, which any mail program can open. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from '../records/outbox.js';
import { mimeOf, type Sender } from './mime.js';
import { type Transport, Unsent } from './transport.js';

const draft = '.part';

export class FileTransport implements Transport {
  readonly #composer = createTransport({ streamTransport: true, buffer: true });

  constructor(
    /** Created with the first e-mail. */
    readonly folder: string,
    private readonly sender?: Sender,
  ) {}

  /** Writes `<folder>/<id>.eml` atomically and durably; sending the same id again overwrites the file. */
  async send(id: string, mail: Mail, _recipient: string): Promise<string> {
    const { message } = await this.#composer.sendMail(await mimeOf(id, mail, this.sender));
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await this.#write(`${id.replaceAll(':', '-')}.eml`, message as Buffer); // not a stream, because of `buffer: true`
    } catch (cause) {
      const { code, message: reason } = cause as NodeJS.ErrnoException;
      throw new Unsent('down', 'The server cannot write e-mails to files.', { code, reason }, { cause });
    }
    return 'Written to a file.';
  }

  /** Other processes may be writing the same e-mail, so each attempt has its own draft. */
  async #write(name: string, message: Buffer): Promise<void> {
    const path = join(this.folder, `${name}.${randomBytes(6).toString('hex')}${draft}`);
    try {
      await writeDurably(path, message);
      await rename(path, join(this.folder, name));
    } catch (error) {
      await rm(path, { force: true }).catch(() => {}); // if nothing can be written, removing may fail too
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

/** Makes the directory entries durable, if the system can. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
