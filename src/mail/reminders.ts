/** Reminders: what is kept of those who were asked, and the e-mails to those who have not answered. */
import { createHash } from 'node:crypto';
import { Fault } from '../fault.js';
import { personKey } from '../lib/persons.js';
import type { Work } from '../records/work.js';
import type { Stored } from '../store/doc.js';
import type { Store } from '../store/port.js';
import { type Composed, isUnreachable, type ReminderRule } from './emails.js';
import type { Mail } from './message.js';
import type { EmailTemplate } from './mime.js';
import { Outbox } from './outbox.js';
import { asked, groupId, queueMail } from './summaries.js';

export const declareReminders = (store: Pick<Store, 'declare'>) =>
  store.declare(asked.collection, [{ fields: ['due'] }, { fields: ['group'] }]);

/** How those are reminded who were asked with an e-mail of the kind `request`. */
export interface Reminding {
  readonly request: string;
  /** @returns undefined if the record or its process is gone. */
  of(about: string, work: Work): Promise<Reminded | undefined>;
}

/** What the process of a record says of reminders. */
export interface Reminded {
  readonly rules: readonly ReminderRule[];
  /** When the answer is due, in milliseconds; NaN without a date. */
  readonly due: number;
  readonly timeZone: string | undefined;
  /** Renders a rule, or the request again; undefined if that is turned off. @throws Fault `template_invalid` */
  compose(rule: ReminderRule | undefined): Promise<Composed | undefined>;
}

/** Somebody who was asked and may have to be reminded, by record and address. */
export interface Asked extends Stored {
  readonly tenant: string;
  /** The kind of e-mail that reminds them. */
  readonly email: string;
  readonly about: string;
  readonly to: string;
  /** Of what was asked of one person in a round or a process. */
  readonly group: string;
  readonly asked_at: string;
  /** When to look at it next. */
  readonly due: string;
  /** The ids of the rules that were sent, or that a later one has replaced. */
  readonly done: readonly string[];
}

/** Notes that somebody is asked. @param group the round or the process. @param before the requests to this address before this one. */
export async function noteAsked(
  { email, group }: { readonly email: string; readonly group: string },
  about: string,
  to: string,
  before: Awaited<ReturnType<Outbox['before']>>,
  work: Work,
): Promise<void> {
  const all = work.collection<Asked>(asked.collection, asked.tenant);
  const id = askedId(email, about, to, work);
  const known = before.count > 0 ? await all.find(id) : undefined;
  if (known !== undefined && before.isWritten) return;
  const now = work.now.toISOString();
  const of = { tenant: work.tenant, email, about, to, group: groupId(group, to, work) };
  all.put({ id, ...of, asked_at: now, due: now, done: [] });
}

const askedId = (email: string, about: string, to: string, { tenant }: Work) =>
  createHash('sha256')
    .update(`${tenant}/${email}/${about}/${personKey(to)}`)
    .digest('hex');

/** Forgets that somebody was asked. @param emails the kinds of e-mail that can remind them. */
export async function forgetAsked(emails: readonly string[], about: readonly string[], to: string, work: Work) {
  const all = work.collection<Asked>(asked.collection, asked.tenant);
  for (const email of emails) for (const id of about) await all.remove(askedId(email, id, to, work));
}

const dayMs = 24 * 3_600_000;

/** After it, no rule can become due any more. */
export const endOf = (asked_at: string, { due }: Reminded) => Math.max(Date.parse(asked_at), due || 0) + 366 * dayMs;

/** The template of a rule. It is sent as the request is, but without its copies. */
export function templateOf({ subject, body }: ReminderRule, request: EmailTemplate | undefined): EmailTemplate {
  const { cc: _, bcc: __, ...sender } = request ?? { subject, body };
  return { ...sender, subject, body };
}

/**
 * Queues a reminder.
 * @param rule whose template it has; without one, that of the request.
 * @param when without `by_day`, it is sent at once.
 * @returns its size, or why it cannot be queued.
 */
export async function queueReminder(
  { about, email, to }: Pick<Asked, 'about' | 'email' | 'to'>,
  { request }: Pick<Reminding, 'request'>,
  reminded: Reminded,
  rule: ReminderRule | undefined,
  work: Work,
  when: Pick<Mail, 'by_day'> = {},
) {
  const outbox = new Outbox(work);
  if (!(await outbox.before(about, request, to)).isWritten) return 'not_asked';
  const mail = await reminded.compose(rule).catch(failed);
  if (mail === undefined) return 'email_disabled';
  if (mail === 'template_failed') return mail;
  if (isUnreachable(mail, work)) return 'public_url_missing';
  const number = (await outbox.before(about, email, to)).count + 1;
  await queueMail(about, email, number, { ...mail, ...when, number, ...(rule && { rule: rule.id }) }, work);
  return { bytes: mail.subject.length + mail.body.length };
}

function failed(thrown: unknown): 'template_failed' {
  if (thrown instanceof Fault && thrown.code === 'template_invalid') return 'template_failed';
  throw thrown;
}

/** The same at the wish of somebody, with the last of the rules; it counts as none of them. */
export async function remindNow(
  { to, ...whom }: Pick<Asked, 'about' | 'email'> & { readonly to: string | undefined },
  kind: Reminding,
  work: Work,
) {
  if (to === undefined) return 'no_email_address';
  const reminded = await kind.of(whom.about, work);
  if (reminded === undefined) return 'email_disabled';
  return await queueReminder({ ...whom, to }, kind, reminded, reminded.rules.at(-1), work);
}
