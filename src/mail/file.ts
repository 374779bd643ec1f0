/** The default transport: each mail becomes an `.eml` file that any mail program opens. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, Transport } from './message.js';

const defaultSender = 'no-reply@localhost';

export class FileTransport implements Transport {
  readonly #composer = createTransport({ streamTransport: true, buffer: true });

  constructor(
    /** Made when the first mail comes. */
    readonly folder: string,
  ) {}

  /** Writes `<folder>/<id>.eml`; never half a file, and the same file for the same id. */
  async send(id: string, mail: Mail): Promise<void> {
    const { message } = await this.#composer.sendMail({
      messageId: `<${id.replaceAll(':', '.')}@gala.localhost>`,
      from: { name: mail.from_name ?? '', address: mail.from ?? defaultSender },
      to: mail.to,
      cc: mail.cc,
      bcc: mail.bcc,
      replyTo: mail.reply_to,
      subject: mail.subject,
      html: mail.body,
      headers: mail.preview ? { 'X-Gala-Preview': 'yes' } : {},
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await mkdir(this.folder, { recursive: true });
    const path = join(this.folder, `${id.replaceAll(':', '-')}.eml`);
    await writeFile(`${path}.part`, message as Buffer);
    await rename(`${path}.part`, path);
  }
}
