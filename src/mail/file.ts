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
      ...headersOf(mail),
      messageId: `<${id.replaceAll(':', '.')}@gala.localhost>`,
      html: mail.body,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await mkdir(this.folder, { recursive: true });
    const path = join(this.folder, `${id.replaceAll(':', '-')}.eml`);
    await writeFile(`${path}.part`, message as Buffer); // with `buffer: true` it is no stream
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
