/** What an e-mail looks like when it leaves, whichever way it goes. */
import { domainToASCII } from 'node:url';
import { Unsent } from '../delivery/delivery.js';
import type { Detail } from '../fault.js';
import { pointedValues } from '../lib/json.js';
import { Yielder } from '../lib/yielder.js';
import { hint, type MergeFields, type Shape } from './mergeFields.js';
import type { Mail } from './message.js';

/** Who e-mails are from. */
export interface Sender {
  readonly address: string;
  readonly name: string;
  /** Templates may send from these domains as well. In lower case, as in DNS. */
  readonly domains: readonly string[];
}

/**
 * An e-mail as nodemailer takes it. Many may be asked for at once; requests are answered in between.
 * @param sender without it, templates can send from any address.
 * @throws Unsent `refused` for an address that is none.
 */
export async function mimeOf(id: string, mail: Mail, sender?: Sender) {
  await new Yielder().step(true);
  const { to, cc, bcc, subject, body, preview } = mail;
  const { plainText } = await import('./plainText.js'); // loads html-to-text, which a start does not need
  const domain = sender === undefined ? 'gala.localhost' : domainOf(sender.address);
  return {
    ...originOf(mail, sender),
    to: { name: '', address: oneAddress(to) },
    cc: addressesIn(cc),
    bcc: addressesIn(bcc),
    subject: oneLine(subject),
    messageId: `<${id.replaceAll(':', '.')}@${domain}>`,
    date: 'queued_at' in mail ? new Date(String(mail.queued_at)) : new Date(),
    headers: { 'Auto-Submitted': 'auto-generated', ...(preview && { 'X-Gala-Preview': 'yes' }) },
    html: body || ' ', // nodemailer leaves out a part without content
    text: plainText(body),
    xMailer: false as const,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** @throws Unsent `refused` if it is none, or several. */
export function oneAddress(text: string): string {
  const address = addressIn(text);
  if (address === undefined)
    throw new Unsent('refused', 'An address of the e-mail is not valid.', { code: 'address_invalid' });
  return address;
}

/** Mail servers refuse or mark as spam what is from a domain that is not theirs, so such senders only get the answers. */
function originOf({ from, from_name, reply_to }: Mail, sender: Sender | undefined) {
  const wanted = from === undefined ? undefined : oneAddress(from);
  const replyTo = reply_to === undefined ? undefined : oneAddress(reply_to);
  const origin = (address: string, name = '', answers = replyTo) => ({
    from: { name: oneLine(from_name ?? name), address },
    replyTo: answers,
  });
  if (sender === undefined) return origin(wanted ?? 'no-reply@localhost');
  const isSender = wanted === undefined || wanted.toLowerCase() === sender.address.toLowerCase();
  if (isSender) return origin(sender.address, sender.name);
  if (sender.domains.includes(domainOf(wanted))) return origin(wanted);
  return origin(sender.address, sender.name, replyTo ?? wanted);
}

const addressesIn = (list: string | undefined) =>
  list?.split(',').map((entry) => ({ name: '', address: oneAddress(entry.trim()) }));

/** No line breaks, which could begin a header; no encoded words of others; no words that do not fit into a line of 998. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .replace(/(?<!\S)(\S{900})\S+/g, '$1…')
    .trim();

/** The text, if it is a single plain address: no list, no display name, and no line break that could inject a header. */
export function addressIn(text: string | undefined): string | undefined {
  const isOne = text !== undefined && /^[^\s@,;:<>"()[\]\\]+@[^\s@,;:<>"()[\]\\]+$/.test(text);
  return isOne && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text) ? text : undefined;
}

/** The address in a field of a record, where people leave blanks around it. */
export const recipientIn = (text: string | undefined) => addressIn(text?.trim());

/** The domain of an address, as DNS has it; empty if it is none. */
export const domainOf = (address: string) => domainToASCII(address.slice(address.lastIndexOf('@') + 1));

const names = ['from', 'reply_to', 'cc', 'bcc'] as const;
type Name = (typeof names)[number];

/** The properties of a template with addresses: fixed ones or merge fields. `cc` and `bcc` can have several, separated by commas. */
export type Header = { readonly [N in Name]?: string };

/** An e-mail template as in the documents. */
export interface EmailTemplate extends Header {
  readonly subject: string;
  readonly body: string;
  readonly from_name?: string;
}

const mergeField = /^\{\{\s*([\w-]+(?:\.[\w-]+)+)\s*\}\}$/;

/** Yields the errors in a template's addresses. */
export function* headerFindings(header: Header, fields: MergeFields, pointer: string): Generator<Detail> {
  for (const name of names) {
    for (const entry of entriesOf(name, header)) {
      const path = mergeField.exec(entry)?.[1];
      if (path === undefined ? addressIn(entry) !== undefined : isField(path, fields)) continue;
      const code = path === undefined ? 'address_invalid' : 'merge_field_unknown';
      const message = path === undefined ? notAnAddress : `unknown merge field ${path}${hint(path.split('.'), fields)}`;
      yield { pointer: `${pointer}/${name}`, code, message };
    }
  }
}

/**
 * The addresses of one e-mail. A merge field without a value results in none.
 * @param findings collects values that are not addresses.
 */
export function renderHeader(header: Header, values: object, pointer: string, findings: Detail[]): Header {
  const rendered = names.map((name) => {
    const addresses = entriesOf(name, header)
      .map((entry) => addressOf(entry, values))
      .filter((one) => one !== '');
    const isBroken = addresses.some((address) => addressIn(address) === undefined);
    if (isBroken) findings.push({ pointer: `${pointer}/${name}`, code: 'address_invalid', message: notAnAddress });
    return [name, addresses.join(', ')] as const;
  });
  return Object.fromEntries(rendered.filter(([, addresses]) => addresses !== ''));
}

const notAnAddress = 'must be an e-mail address or a merge field such as {{ reference.email_address }}';

/** An empty string has no entries. */
function entriesOf(name: Name, header: Header): string[] {
  const text = header[name]?.trim() ?? '';
  if (text === '') return [];
  return name === 'cc' || name === 'bcc' ? text.split(',').map((entry) => entry.trim()) : [text];
}

function isField(path: string, fields: MergeFields): boolean {
  const [object = '', ...members] = path.split('.');
  const root = Object.hasOwn(fields, object) ? fields[object] : undefined;
  const shape = members.reduce<Shape | undefined>((one, name) => one?.member(name), root);
  return shape !== undefined && !shape.isObject;
}

function addressOf(entry: string, values: object): string {
  const path = mergeField.exec(entry)?.[1];
  if (path === undefined) return entry;
  const [[, value] = []] = pointedValues(values, path);
  return String(value ?? '').trim();
}
