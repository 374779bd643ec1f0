/** Sends requests as a caller, and keeps all outputs: the response, the lines of the log, the e-mails. */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { Message } from '../../../src/mail/message.js';
import { token, type World } from '../../support/harness.js';
import { checkReply, withService } from '../../support/replies.js';
import { needlesIn } from './needles.js';

export interface Request {
  readonly method: string;
  /** Begins after the service's name. */
  readonly address: string;
  readonly body?: unknown;
  readonly type?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
  readonly body: any;
  /** Canaries in the answer's body, its headers and the page keys in them, but for those that the request had. */
  readonly seen: ReadonlySet<string>;
  /** Canaries in the log while it was asked. */
  readonly logged: ReadonlySet<string>;
  readonly mails: readonly Pick<Message, 'email'>[];
  /** What of the answer the document does not have, if anything. */
  readonly undocumented: string | undefined;
}

/** A log that is kept. */
export function keptLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, log: pino({ level: 'trace' }, stream) };
}

export class Client {
  constructor(
    readonly gala: World,
    readonly lines: string[],
    readonly token: string,
  ) {}

  async ask({ method, address, body, type = 'application/json' }: Request): Promise<Answer> {
    const [lineCount, mailCount] = [this.lines.length, this.gala.mails.length];
    const response = await fetch(this.gala.url + withService(address), {
      method,
      headers: { Authorization: `Bearer ${this.token}`, ...(body === undefined ? {} : { 'Content-Type': type }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const headers = Object.fromEntries(response.headers.entries());
    const reply = { status: response.status, headers, text, body: text === '' ? undefined : JSON.parse(text) };
    const undocumented = faultIn(() => checkReply({ method, address, whole: false }, reply));
    if (method !== 'GET' || address.includes('openRound')) await this.gala.courier.idle();
    const sent = needlesIn(address + JSON.stringify(body ?? ''));
    const out = [text, JSON.stringify(headers), ...decoded(text + JSON.stringify(headers))].map(needlesIn);
    return {
      ...reply,
      undocumented,
      seen: new Set(out.flatMap((found) => [...found]).filter((needle) => !sent.has(needle))),
      logged: needlesIn(this.lines.slice(lineCount).join('')),
      mails: this.gala.mails.slice(mailCount) as Message[], // the transport gets whole ones
    };
  }
}

function faultIn(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (thrown) {
    return String(thrown).slice(0, 300);
  }
}

/** What opaque words say, if they are base64. */
function decoded(text: string): string[] {
  const words = text.match(/[\w-]{24,}/g) ?? [];
  return words.flatMap((word) =>
    [0, 1, 2, 3].map((skipped) => Buffer.from(word.slice(skipped), 'base64url').toString('latin1')),
  );
}

/** A token of a contact. */
export const tokenOf = (permissions: readonly string[], contact: string, tenants: readonly string[] = ['*']) =>
  token({ sub: `login-of-${contact}`, contact_id: contact, permissions, tenants, email: `${contact}@example.com` });
