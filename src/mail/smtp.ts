/** Sends e-mails through a mail server. */
import { createTransport } from 'nodemailer';
import { Unsent } from '../delivery/delivery.js';
import type { Mail } from './message.js';
import { mimeOf, oneAddress, type Sender } from './mime.js';
import type { Transport } from './transport.js';

export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  /** TLS from the beginning, without STARTTLS. */
  readonly secure: boolean;
  /** Whether an e-mail may only be sent encrypted. */
  readonly requireTLS: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | undefined;
  /** E-mails per second. */
  readonly rateLimit: number | undefined;
  readonly dkim: { readonly domainName: string; readonly keySelector: string; readonly privateKey: string } | undefined;
}

/** Milliseconds. */
const timeouts = {
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  socketTimeout: 600_000, // a server may take this long to answer (RFC 5321 §4.5.3.2.6); who gives up earlier sends twice
  idleTimeout: 30_000,
};
const maxConnections = 5;

/** What nodemailer says of an error. */
interface SmtpError extends Error {
  readonly code?: string;
  /** That of the system or of TLS. */
  readonly originalCode?: string;
  readonly timeoutType?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** The share of one process, so that no second has more than `rate`, except perhaps the first. */
const shareOf = (rate: number, processes: number) =>
  rate >= processes
    ? { rateLimit: Math.floor(rate / processes) }
    : { rateLimit: 1, rateDelta: (1000 * processes) / rate };

/** Sends e-mails to a mail server (SMTP). */
export class SmtpTransport implements Transport {
  /** Of all its connections, each sends its first e-mail at once, so there are no more than e-mails a second. */
  readonly slots: number;
  readonly #open;
  #pool;
  /** What replies may not show to everyone. */
  readonly #own: readonly string[];
  /** The envelopes that a server was offered. */
  readonly #offered = new WeakSet<object>();
  #isClosed = false;

  constructor(
    options: SmtpOptions,
    private readonly sender: Sender,
    /** The processes that share `rateLimit`. */
    processes = 1,
    /** A certificate authority in place of the usual ones. */
    ca?: string,
  ) {
    const { auth, rateLimit, dkim, ...server } = options;
    const rate = rateLimit === undefined ? undefined : shareOf(rateLimit, processes);
    this.slots = Math.min(maxConnections, rate?.rateLimit ?? maxConnections);
    this.#own = [auth?.pass, auth?.user, server.host].filter((text = '') => text.length > 2) as string[];
    const settings = {
      pool: true as const,
      ...server,
      ...timeouts,
      maxConnections: this.slots,
      ...rate,
      ...(auth && { auth: { ...auth }, forceAuth: true }), // otherwise a server without logins refuses every recipient
      ...(dkim && { dkim }),
      ...(ca !== undefined && { tls: { ca } }),
    };
    this.#open = () =>
      createTransport(settings).use('stream', (mail, done) => {
        const { envelope } = mail.data;
        mail.message.processFunc((input) => {
          if (envelope) this.#offered.add(envelope); // the next command is MAIL FROM
          return input;
        });
        done();
      });
    this.#pool = this.#open();
  }

  async send(id: string, mail: Mail, recipient: string): Promise<string> {
    const { bcc: _, ...mime } = await mimeOf(id, mail, this.sender);
    const envelope = { from: mime.from.address, to: [oneAddress(recipient)] };
    const pool = this.#pool;
    try {
      return this.#replyOf((await pool.sendMail({ ...mime, envelope })).response);
    } catch (error) {
      const isOffered = this.#offered.has(envelope);
      if (pool !== this.#pool && !isOffered) return await this.send(id, mail, recipient); // it was left meanwhile
      throw this.#unsent(error as SmtpError, envelope.from, isOffered);
    }
  }

  /** Gives up on e-mails that the mail server has not taken yet. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#pool.close({ force: true });
  }

  #unsent(error: SmtpError, from: string, isOffered: boolean): Unsent {
    const { code, originalCode, command, response = '', responseCode } = error;
    const details = { code: originalCode ?? code, command, response_code: responseCode };
    const isOwn = response === '' && (code === 'EENVELOPE' || code === 'EMESSAGE');
    if (isOwn) return new Unsent('refused', 'The mail server cannot take this e-mail or its address.', details);
    if (code === undefined && !this.#isClosed) return new Unsent('deferred', 'The e-mail cannot be composed.', details);
    if (!isOffered || isOfConnecting(error)) {
      const reason = code === 'EAUTH' ? undefined : wordsOf(error.message); // servers may repeat the login
      return new Unsent('down', reasonOf(error), { ...details, reason });
    }
    if (response === '') return new Unsent('deferred', 'The connection to the mail server broke.', details);
    if (!/^[45]\d\d([ -]|$)/.test(response)) {
      this.#leaveConnections();
      return new Unsent('deferred', 'The mail server gave a reply that cannot be understood.', details);
    }
    if (responseCode === 421 || isLogin(responseCode)) return new Unsent('limited', reasonOf(error), details);
    return this.#refused(error, from, details);
  }

  #refused({ response = '', command }: SmtpError, from: string, details: object): Unsent {
    const [, code, enhanced] = /^(\d{3})(?:[ -](5\.\d+\.\d+)\b)?/.exec(response) ?? [];
    const isUsual = from.toLowerCase() === this.sender.address.toLowerCase();
    const kind = kindOf(Number(code), enhanced, command, isUsual);
    const words = this.#replyOf(response);
    if (kind !== 'limited') return new Unsent(kind, words, { ...details });
    const codes = [code, enhanced].join(' ').trim();
    const forAll = `The mail server takes no e-mails from the sender now (${codes}).`;
    return new Unsent(kind, words, { ...details, enhanced_code: enhanced }, undefined, forAll);
  }

  /** What is still to come on one of them would be taken for the reply to another e-mail. Those that send end after it. */
  #leaveConnections(): void {
    if (this.#isClosed) return;
    this.#pool.close();
    this.#pool = this.#open();
  }

  #replyOf(response: string): string {
    return wordsOf(this.#own.reduce((text, one) => text.replaceAll(one, '…'), response));
  }
}

const insecure = /CERT|TLS|SSL|SIGNATURE/;

/** E-mails that a closed connection did not take are offered again on a new one, which may fail. */
const isOfConnecting = ({ code = '', originalCode = '', timeoutType = 'SOCKET_TIMEOUT' }: SmtpError) =>
  ['EAUTH', 'EDNS', 'ETLS'].includes(code) ||
  ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'].includes(originalCode) ||
  insecure.test(originalCode) ||
  timeoutType !== 'SOCKET_TIMEOUT';

/**
 * Enhanced codes (RFC 3463) that servers also give to RCPT and DATA although they are about more than the e-mail: the address of
 * the sender; what the sender's account or the whole server may or can do. The long ones are Microsoft's.
 */
const aboutSender = /^5\.(1\.[78]|2\.252|7\.60)$/;
const aboutAll = /^5\.(1\.90|3\.[125]|4\.5|7\.(57|233|50[1238]|511|6\d\d|705|708|750))$/;
/** Also at MAIL FROM: its size, or its characters. */
const aboutMail = /^5\.(2\.3|3\.4|6\.\d+)$/;

/** @param isUsual whether it is from the usual sender: that of one template must not stop the e-mails of others. */
function kindOf(code: number, enhanced = '', command = '', isUsual = true): Unsent['kind'] {
  if (code < 500 || code === 503) return 'deferred'; // 503: the commands came in the wrong order
  const isFrom = command === 'MAIL FROM';
  if (aboutAll.test(enhanced) && (isUsual || !isFrom)) return 'limited';
  const isAboutSender = aboutSender.test(enhanced) || (isFrom && !aboutMail.test(enhanced));
  return isAboutSender ? (isUsual ? 'limited' : 'deferred') : 'refused';
}

const isLogin = (code = 0) => [530, 534, 535, 538].includes(code);

/** For everyone: without hosts, addresses and names of users. */
function reasonOf({ code, originalCode = '', response, responseCode }: SmtpError): string {
  if (code === 'EAUTH' || isLogin(responseCode)) return 'The mail server did not accept the login.';
  if (code === 'ETLS' || insecure.test(originalCode)) return 'The connection to the mail server is not secure.';
  return response === undefined ? 'The mail server cannot be reached.' : 'The mail server takes no e-mails now.';
}

/** A reply of a server in one line. */
const wordsOf = (reply: string) =>
  reply
    .replace(/^(\d{3})-/, '$1 ')
    .replace(/\r?\n\d{3}[- ](\d\.\d+\.\d+ )?/g, ' ')
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .slice(0, 500)
    .toWellFormed()
    .trim();
