/** How e-mails leave: as files, or in `smtp.ts` through a mail server. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Unsent } from '../delivery/delivery.js';
import { writeFileAtomically } from '../lib/fileWriting.js';
import type { Mail } from './message.js';
import { mimeOf, type Sender } from './mime.js';

/** Delivers e-mails. */
export interface Transport {
  /** How many e-mails it can send at the same time, if there is a limit. */
  readonly slots?: number;
  /**
   * Sends a message to one of its recipients. Sending the same `id` again has the same Message-ID.
   * @returns the reply of the mail server, to be shown to people.
   * @throws Unsent
   */
  send(id: string, mail: Mail, recipient: string): Promise<string>;
  /** Ends its connections. */
  close?(): Promise<void>;
}

/** The default transport: writes each e-mail to an `.eml` file, which any mail program can open. */
export class FileTransport implements Transport {
  constructor(
    /** Created with the first e-mail. */
    readonly folder: string,
    private readonly sender?: Sender,
  ) {}

  /**
   * Writes `<folder>/<id>.eml` atomically and durably; sending the same id again overwrites the file. As any mail server, it refuses
   * addresses in the domain `.invalid` (RFC 6761).
   */
  async send(id: string, mail: Mail, recipient: string): Promise<string> {
    if (/\.invalid$/i.test(recipient)) throw new Unsent('refused', '550 No such domain: .invalid is never one.', {});
    const path = join(this.folder, `${id.replaceAll(':', '-')}.eml`);
    const isCopy = mail.links !== undefined && recipient !== mail.to; // without the secrets
    if (isCopy && existsSync(path)) return 'Written to a file.';
    const { createTransport } = await import('nodemailer'); // a start does not need it
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message } = await composer.sendMail(await mimeOf(id, mail, this.sender));
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      writeFileAtomically(path, message as Buffer); // because of `buffer: true`
    } catch (cause) {
      const { code, message: reason } = cause as NodeJS.ErrnoException;
      throw new Unsent('down', 'The server cannot write e-mails to files.', { code, reason }, { cause });
    }
    return 'Written to a file.';
  }
}

/** For trying: every e-mail goes to one address, once, and its subject says whom it is to. */
export function onlyTo(address: string, transport: Transport): Transport {
  return {
    ...(transport.slots !== undefined && { slots: transport.slots }),
    async send(id, { cc: _, bcc: __, ...mail }, recipient) {
      if (recipient !== mail.to) return 'Not sent: MAIL_ONLY_TO is set.';
      const subject = `[To ${mail.to}] ${mail.subject}`;
      return await transport.send(id, { ...mail, to: address, subject }, address);
    },
    close: async () => await transport.close?.(),
  };
}
