/** The e-mails to who has submitted something: which one a decision has, and when it is sent. */

import type { ErrorCode } from '../errors.js';
import { Fault } from '../fault.js';
import { isSameAddress } from '../lib/persons.js';
import { type Composed, demand, fieldsOf, findRecord, isUnreachable, queuePreview } from '../mail/emails.js';
import type { MergeFields } from '../mail/mergeFields.js';
import { isUncertain, type Message } from '../mail/message.js';
import { type EmailTemplate, recipientIn } from '../mail/mime.js';
import { Outbox } from '../mail/outbox.js';
import type { CancelReason, Wanted } from '../records/registry.js';
import type { Work } from '../records/work.js';
import type { Answer, RecordOf, ResourceName } from '../schema/contract.js';
import type { Match } from '../store/port.js';
import { computed } from '../verbs/call.js';

/** What abstracts and applications have in common. */
export type Decidable = RecordOf<'abstracts'>;

/** What has happened to one. */
export type Entry = NonNullable<Decidable['decisions']>[number];

export type Decision = NonNullable<Decidable['decision']>;

/** What is written about: a decision, or what the author did. */
export type Occasion = 'received' | Exclude<Decision, 'pending review'> | 'confirmed' | 'withdrawn';

/** Why nobody is written to. */
export type WithoutEmail = NonNullable<Answer<'abstracts.setStatus'>['without_email']>;

/** A process that has an e-mail, its kind, and the field with its template. */
export type Source = readonly [resource: ResourceName, email: string, field: string];

/** The e-mails of a service. */
export interface Letters {
  readonly resource: 'abstracts' | 'applications';
  /** Of several e-mails, the first that is enabled is sent. */
  readonly sources: Readonly<Partial<Record<Occasion, readonly Source[]>>>;
  /** @returns undefined if there is none that is in use. @throws Fault if it is not clear which one it is */
  processFor(source: ResourceName, record: Decidable, work: Work): Promise<Process | undefined>;
  /** @param record the sample, if there is none. @param find what can be merged with it. */
  compose(letter: Letter, record: Decidable | undefined, work: Work, pointer?: string, find?: Find): Promise<Composed>;
}

/** `findRecord`, or a look-up that leaves out what the caller may not read. */
type Find = typeof findRecord;

/** For previews: others do not see by merging what they may not read. */
const findReadable: Find = async (resource, id, work) =>
  work.caller.may(`${resource}.get`) ? await findRecord(resource, id, work) : undefined;

type Process = { readonly id: string } & Readonly<Record<string, unknown>>;

export interface Letter {
  readonly email: string;
  readonly process_id: string;
  readonly template: EmailTemplate;
  readonly fields: MergeFields;
}

/** Whether it was withdrawn, by its author or by staff. */
export const isWithdrawn = ({ status = '' }: { readonly status?: string }) =>
  status.trim().toLowerCase() === 'withdrawn';

/** @returns why there is no e-mail. */
export async function letterFor(
  letters: Letters,
  occasion: Occasion | 'pending review',
  record: Decidable,
  work: Work,
): Promise<Letter | WithoutEmail> {
  if (occasion === 'pending review') return 'not_told';
  let without: WithoutEmail = 'process_missing';
  for (const [resource, email, field] of letters.sources[occasion] ?? []) {
    const process = await letters.processFor(resource, record, work);
    if (process === undefined) continue;
    const template = process[`enable_${field}`] === true ? (process[field] as EmailTemplate | undefined) : undefined;
    without = 'email_disabled';
    if (template === undefined) continue;
    if (recipientIn(record.email_address) === undefined) return 'no_email_address';
    return { email, process_id: process.id, template, fields: fieldsOf(resource, field as never, work) };
  }
  return without;
}

/** An e-mail that waits, so that it can be called back. */
export type Held = Pick<Composed, 'release_id' | 'leaves_at'>;

/**
 * Queues the e-mail of an occasion.
 * @param record as it is then.
 * @throws Fault `templates_too_slow`
 */
export async function tell(
  letters: Letters,
  occasion: Occasion | 'pending review',
  record: Decidable,
  work: Work,
  held: Held = {},
) {
  const letter = await letterFor(letters, occasion, record, work);
  if (typeof letter === 'string') return { without_email: letter };
  const mail = await composed(letters, letter, record, work);
  if (typeof mail === 'string') return { without_email: mail };
  const outbox = new Outbox(work);
  const { count } = await outbox.before(record.id, letter.email, mail.to);
  return {
    letter,
    bytes: mail.body.length,
    message_id: outbox.add(record.id, letter.email, count + 1, { ...mail, ...held }),
  };
}

async function composed(
  letters: Letters,
  letter: Letter,
  record: Decidable,
  work: Work,
): Promise<Composed | WithoutEmail> {
  try {
    const mail = await letters.compose(letter, record, work);
    return isUnreachable(mail, work) ? 'public_url_missing' : mail;
  } catch (thrown) {
    if (!(thrown instanceof Fault) || thrown.code !== 'template_invalid') throw thrown;
    return 'template_failed';
  }
}

/** Confirms to an owner what they have submitted. An e-mail that cannot be rendered does not refuse it. */
export async function confirmReceipt(letters: Letters, record: Decidable, work: Work): Promise<void> {
  try {
    await tell(letters, 'received', record, work);
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    work.log.warn({ about: record.id, code: thrown.code }, 'a receipt was not sent');
  }
}

/** The entries of the history about decisions, the last first. */
const told = ({ decisions = [] }: Decidable) =>
  decisions.filter(({ what }) => what !== 'confirmed' && what !== 'withdrawn').reverse();

/** The e-mail about the last decision, if there is one and it is still kept; and whether it, or one before it, has left. */
export async function lastLetter(record: Decidable, work: Work) {
  const outbox = new Outbox(work);
  const [last, ...earlier] = told(record);
  const read = async (id: string | undefined) => (id === undefined ? undefined : (await outbox.find(id))?.record);
  const message = await read(last?.message_id);
  let hasLeft = isGone(last, message);
  for (const entry of earlier) hasLeft ||= isGone(entry, await read(entry.message_id));
  return { message, hasLeft };
}

/** Whether an e-mail was sent, or may have been; one that is not kept any more was. */
function isGone(entry: Entry | undefined, message: Message | undefined): boolean {
  if (entry?.message_id === undefined) return false;
  return message === undefined || message.state === 'sending' || isSent(message) || isUncertain(message);
}

const isSent = ({ state, sent_at }: Message) => state === 'sent' || sent_at !== undefined;

/** Cancels the e-mail of the last decision if it has not left. @returns whether it has, or one before it. */
export async function callBack(record: Decidable, reason: CancelReason, work: Work): Promise<boolean> {
  const { message, hasLeft } = await lastLetter(record, work);
  if (message?.state === 'queued' && !isSent(message)) await new Outbox(work).drop(message, reason);
  return hasLeft;
}

/** Whether a record still asks for each of these e-mails. */
export function wantedOf(letters: Letters): Record<string, Wanted> {
  const all = Object.entries(letters.sources).flatMap(([occasion, sources]) =>
    sources.map(([, email]) => [email, occasion as Occasion] as const),
  );
  return Object.fromEntries(
    all.map(([email, occasion]): [string, Wanted] => [email, (...asked) => whyUnwanted(letters, occasion, ...asked)]),
  );
}

async function whyUnwanted(
  letters: Letters,
  occasion: Occasion,
  ...[id, to, work, message_id]: Parameters<Wanted>
): ReturnType<Wanted> {
  const record = (await findRecord(letters.resource, id, work)) as Decidable | undefined;
  if (record === undefined) return 'removed';
  if (!isSameAddress(record.email_address, to)) return 'readdressed';
  if (occasion !== 'withdrawn' && occasion !== 'received' && isWithdrawn(record)) return 'withdrawn';
  const isDecision = occasion === 'accepted' || occasion === 'declined' || occasion === 'alternate';
  if (isDecision && (record.decision !== occasion || record.review_status !== occasion)) return 'decision_changed';
  if (isDecision && told(record)[0]?.message_id !== message_id) return 'decision_changed'; // another one tells it
  const letter = await letterFor(letters, occasion, record, work).catch(() => undefined);
  return letter === 'email_disabled' || letter === 'process_missing' ? 'email_disabled' : undefined;
}

/** The one that is named, or else the only one of its group. @throws Fault `several`, if it is not clear which one it is */
export async function namedOrOnly<R extends ResourceName>(
  resource: R,
  id: string | undefined,
  group: Match | undefined,
  several: ErrorCode,
  work: Work,
): Promise<RecordOf<R> | undefined> {
  const named = await findRecord(resource, id, work);
  if (named !== undefined || group === undefined) return named;
  const [one, ...others] = await work.records(resource).page(group, { limit: 2 });
  if (others.length > 0) throw Fault.of(several);
  return one?.record;
}

interface PreviewWish {
  readonly process_id: string;
  readonly email: string;
  readonly template?: EmailTemplate | undefined;
  readonly send_to?: string | undefined;
}

/** Renders an e-mail of a process, or another template, for a record or sample data. */
export async function preview(letters: Letters, wish: PreviewWish, id: string | undefined, work: Work) {
  const { resource, sources } = letters;
  const [from, email, field] = Object.values(sources)
    .flat()
    .find((source) => source[1] === wish.email) as Source;
  const { record: process } = (await work.records(from).get(wish.process_id)) as unknown as { record: Process };
  if (id !== undefined) demand(`${resource}.get`, work);
  const record = id === undefined ? undefined : (await work.records(resource).get(id)).record;
  const template = wish.template ?? (process[field] as EmailTemplate | undefined);
  if (template === undefined) throw Fault.of('template_missing', `The process has no ${field}. Send a template.`);
  const letter = { email, process_id: process.id, template, fields: fieldsOf(from, field as never, work) };
  const pointer = wish.template ? '/template' : '';
  const mail = await letters.compose(letter, record as Decidable | undefined, work, pointer, findReadable);
  return computed(queuePreview(email as never, mail, process, wish.send_to, `${resource}.previewEmailTo`, work));
}
