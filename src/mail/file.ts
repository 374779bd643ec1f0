/** The default transport: writes each mail to an `.eml` file, which any mail program can open. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from '../records/message.js';
import type { Transport } from './transport.js';

const defaultSender = 'no-reply@localhost';

export class FileTransport implements Transport {
  readonly #composer = createTransport({ streamTransport: true, buffer: true });

  constructor(
    /** Created with the first mail. */
    readonly folder: string,
  ) {}

  /** Writes `<folder>/<id>.eml`, whole or not at all; sending the same id again overwrites the file. */
  async send(id: string, mail: Mail): Promise<void> {
    const { message } = await this.#composer.sendMail({
      ...headersOf(mail),
      messageId: `<${id.replaceAll(':', '.')}@gala.localhost>`,
      html: mail.body,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await mkdir(this.folder, { recursive: true });
    const path = join(this.folder, `${id.replaceAll(':', '-')}.eml`);
    await writeFile(`${path}.part`, message as Buffer); // not a stream, because of `buffer: true`
    await rename(`${path}.part`, path);
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
