/** Asks referees for their references, and tells applicants which are missing: `references.process` and `references.processAll`. */

import { type Detail, Fault } from '../fault.js';
import { isSamePerson, keysOf } from '../lib/persons.js';
import { momentOf, rfc3339 } from '../lib/times.js';
import { type Composed, findRecord, isUnreachable } from '../mail/emails.js';
import { type EmailTemplate, recipientIn } from '../mail/mime.js';
import { Outbox } from '../mail/outbox.js';
import { noteAsked } from '../mail/reminders.js';
import { holdBack, queueMail } from '../mail/summaries.js';
import type { Call, Reply, Work } from '../records/work.js';
import type { Answer, RecordOf } from '../schema/contract.js';
import { json } from '../verbs/call.js';
import { type KeyScope, lastIdOf, pageKey } from '../verbs/list.js';
import { composeReferenceEmail, groupOf, type ReferenceEmail } from './emails.js';

type Reference = RecordOf<'references'>;
type Process = RecordOf<'referenceProcesses'>;
type Result = Answer<'references.process'>['results'][number];
type Options = NonNullable<Call<'references.process'>['body']>;

/** Notifies the referees of an application, and the applicant about missing references. */
export async function processReferences(
  { path: { application_id }, body = {} }: Call<'references.process'>,
  work: Work,
): Promise<Reply<Answer<'references.process'>>> {
  const { reference_ids: ids, ...options } = body;
  const results = await request(
    application_id,
    ({ id }) => ids?.includes(id) ?? true,
    work,
    options,
    ids !== undefined,
  );
  return answer({ application_id }, results);
}

/** How many references one call looks at, and after how many e-mails it ends. */
const [maxSeen, maxQueued] = [2000, 250];

/** The same for all applications of an award or a process, in steps. Each application belongs to the step of its first reference. */
export async function processAll(
  { tenant, body }: Call<'references.processAll'>,
  work: Work,
): Promise<Reply<Answer<'references.processAll'>>> {
  const { exclusiveStartKey, dry_run = false, resend = false, ...match } = body;
  if (Object.keys(match).length !== 1) throw Fault.of('award_or_process');
  const scope: KeyScope = { tenant, operation: 'references.processAll', filter: match };
  let after = lastIdOf(scope, exclusiveStartKey, '/exclusiveStartKey');
  const results: (Result & { readonly application_id: string })[] = [];
  const isMeant = (one: Reference) => Object.entries(match).every(([name, id]) => one[name as keyof Reference] === id);
  let [seen, queued] = [0, 0];
  for await (const { record } of work.records('references').all(match, after)) {
    if (seen++ === maxSeen || queued >= maxQueued) break;
    after = record.id;
    const { application_id } = record;
    if ((await firstOf(application_id, isMeant, work)) !== record.id) continue;
    const found = await request(application_id, isMeant, work, { dry_run, resend });
    results.push(...found.map((result) => ({ application_id, ...result })));
    queued = results.filter(({ status }) => status === 'queued').length;
  }
  const from = after && `${after}~`;
  const remaining = (await work.entries('references', { match, fields: [], from, limit: 10_000 })).length;
  const more = remaining > 0 && after !== undefined ? { LastEvaluatedKey: pageKey(scope, after) } : {};
  if (remaining > 0) await holdBack(work);
  return answer({ remaining, ...more }, results);
}

async function firstOf(application_id: string, isMeant: (reference: Reference) => boolean, work: Work) {
  for await (const { record } of work.records('references').all({ application_id }))
    if (isMeant(record)) return record.id;
  return undefined;
}

function answer<T extends object, R extends Result>(more: T, results: readonly R[]) {
  const pending = results.filter(({ email }) => email === 'reference_notification').length;
  const queued = results.filter(({ status }) => status === 'queued').length;
  const counts = { ...more, pending, queued, skipped: results.length - queued };
  const withoutAddresses = results.map(({ to: _, ...result }) => result);
  return {
    ...json({ ...counts, results: [...results] }),
    kept: JSON.stringify({ ...counts, results: withoutAddresses }),
  };
}

/** What an e-mail is about. */
interface Notice {
  readonly reference: Reference;
  readonly process: Process;
  readonly missing: readonly Reference[];
}

/** @param isMeant which references are asked for. @param isQuiet whether the applicant gets no notice. @throws Fault `application_not_found`, `too_many_references` */
async function request(
  application_id: string,
  isMeant: (reference: Reference) => boolean,
  work: Work,
  options: Options,
  isQuiet = false,
): Promise<Result[]> {
  const { pending: missing, completed } = await referencesOf(application_id, work);
  const applicant = await findRecord('applications', application_id, work);
  const asked = new Set(completed.flatMap(keysByType));
  // who is left out here may have been asked before
  for (const one of isQuiet && options.resend !== true ? missing.filter((other) => !isMeant(other)) : []) {
    const before = await new Outbox(work).before(
      one.id,
      'reference_notification',
      recipientIn(one.email_address) ?? '',
    );
    if (before.isWritten) for (const key of keysByType(one)) asked.add(key);
  }
  const results: Result[] = [];
  let notice: Notice | undefined;
  let first: string | undefined;
  for (const reference of missing.filter(isMeant)) {
    const { record: process } = await work.records('referenceProcesses').get(reference.process_id);
    const about = { reference, process, missing };
    const result = await askReferee(about, applicant, asked, work, options);
    results.push(result);
    const at = await askedAt(about, result, work);
    if (at !== undefined && (first === undefined || at < first)) first = at;
    if (!isQuiet && process.enable_application_notice_email === true) notice = better(notice, about);
  }
  if (notice !== undefined) results.push(await tellApplicant(notice, applicant, first, work, options));
  return results;
}

/** The maximum number of references of one request, and of pending ones. */
const maxReferences = 10_000;
const maxPending = 1_000;

async function referencesOf(application_id: string, work: Work) {
  const [pending, completed]: [Reference[], Reference[]] = [[], []];
  let seen = 0;
  for await (const { record } of work.records('references').all({ application_id })) {
    if (++seen > maxReferences) throw Fault.of('too_many_references');
    if (record.status === 'completed') completed.push(record);
    if (record.status === 'pending' && pending.push(record) > maxPending) throw Fault.of('too_many_references');
  }
  if (seen === 0) throw Fault.of('application_not_found', `The application ${application_id} has no references.`);
  return { pending, completed };
}

/** What one person would be asked for: the same kind of reference for the same application. */
const keysByType = (reference: Reference) => keysOf(reference).map((key) => `${reference.type_id} ${key}`);

/** One notice to the applicant is enough. It is that of the first process, preferably an active one. */
const better = (best: Notice | undefined, other: Notice): Notice =>
  best === undefined || (best.process.is_active === false && other.process.is_active !== false) ? other : best;

const skipped = (reason: NonNullable<Result['reason']>) => ({ status: 'skipped' as const, reason });

/** @param asked whom the application has asked for what; this referee is added. */
async function askReferee(
  about: Notice,
  applicant: RecordOf<'applications'> | undefined,
  asked: Set<string>,
  work: Work,
  options: Options,
): Promise<Result> {
  const { reference, process } = about;
  const email = 'reference_notification';
  const result = { reference_id: reference.id, email } as const;
  if (process.enable_reference_notification_email !== true) return { ...result, ...skipped('email_disabled') };
  if (applicant !== undefined && isSamePerson(applicant, reference) && !reference.conflict_overridden_by_id)
    return { ...result, ...skipped('conflict_of_interest') };
  const keys = keysByType(reference);
  if (keys.some((key) => asked.has(key))) return { ...result, ...skipped('already_asked') };
  const outcome = await notify(email, reference, about, work, options);
  if (outcome.status === 'queued' || outcome.reason === 'already_notified') for (const key of keys) asked.add(key);
  if (outcome.status === 'queued' && options.dry_run !== true) await keepDeadline(about, work);
  return { ...result, ...outcome };
}

/** `completion_date` becomes the time of the submission: the deadline is kept. */
async function keepDeadline({ reference, process }: Notice, work: Work): Promise<void> {
  const { id, completion_date, due_at, sys_locked } = reference;
  const isFuture = momentOf(completion_date) > work.now.getTime();
  const isKept = process.guard_references === true || process.questions !== undefined;
  if (!isKept || !isFuture || due_at !== undefined || sys_locked === true) return;
  await work.records('references').updateDerived(id, { due_at: rfc3339(completion_date) ?? completion_date });
}

/** When the referee was asked first, if the applicant has to wait for that. */
async function askedAt({ reference, process }: Notice, { status }: Result, work: Work): Promise<string | undefined> {
  if (process.notice_after_days === undefined) return undefined;
  const before = await new Outbox(work).firstAt(reference.id, 'reference_notification');
  return before ?? (status === 'queued' ? work.now.toISOString() : undefined);
}

/** @param first when the first of the missing references was asked for. */
async function tellApplicant(
  about: Notice,
  applicant: RecordOf<'applications'> | undefined,
  first: string | undefined,
  work: Work,
  options: Options,
): Promise<Result> {
  const email = 'application_notice';
  const waitMs = (about.process.notice_after_days ?? 0) * 24 * 3_600_000;
  const isEarly = first !== undefined && work.now.getTime() < Date.parse(first) + waitMs;
  return { email, ...(isEarly ? skipped('just_asked') : await notify(email, applicant, about, work, options)) };
}

/** Queues one e-mail, unless it has no recipient or was queued before. @param of the record with the address. */
async function notify(
  email: ReferenceEmail,
  of: { readonly id: string; readonly email_address?: string } | undefined,
  about: Notice,
  work: Work,
  { resend, dry_run }: Options,
): Promise<Omit<Result, 'email'>> {
  if (about.process.is_active === false) return skipped('process_inactive');
  if (of === undefined) return skipped('application_unknown');
  const to = recipientIn(of.email_address);
  if (!to) return skipped('no_email_address');
  const before = await new Outbox(work).before(of.id, email, to);
  if (before.isWritten && resend !== true) return { to, ...skipped('already_notified') };
  const mail = await tryToCompose(email, to, about, work);
  if ('reason' in mail) return { to, status: 'skipped', ...mail };
  if (isUnreachable(mail, work)) return { to, ...skipped('public_url_missing') };
  if (dry_run === true) return { to, status: 'queued' };
  await queueMail(of.id, email, before.count + 1, mail, work);
  const reminded = { email: 'reference_reminder', group: groupOf(about.reference) };
  if (email === 'reference_notification') await noteAsked(reminded, of.id, to, before, work);
  return { to, status: 'queued' };
}

/** Asks the referee of a reference that is being changed. @returns whether its process has the e-mail, and it goes out. */
export async function askAgain(reference: Reference, work: Work): Promise<boolean> {
  const { record: process } = await work.records('referenceProcesses').get(reference.process_id);
  const about = { reference, process, missing: [reference] };
  if (process.enable_reference_notification_email !== true) return false;
  const { status } = await notify('reference_notification', reference, about, work, {});
  if (status === 'queued') await keepDeadline(about, work);
  return status === 'queued';
}

/** Tells the applicant that a referee has declined, if the process has the e-mail. */
export async function tellDeclined(reference: Reference, work: Work): Promise<void> {
  const process = await findRecord('referenceProcesses', reference.process_id, work);
  const to = await findRecord('applications', reference.application_id, work);
  if (process?.decline_notice_email === undefined || to === undefined) return;
  const about = { reference, process, missing: [reference] };
  const mail = await tryToCompose('decline_notice', recipientIn(to.email_address) ?? '', about, work);
  if ('reason' in mail || mail.to === '' || isUnreachable(mail, work)) return;
  const { count } = await new Outbox(work).before(reference.id, 'decline_notice', mail.to);
  new Outbox(work).add(reference.id, 'decline_notice', count + 1, mail);
}

/** The maximum number of details of one e-mail. */
const maxDetails = 3;

/** A template error for one reference must not block the e-mails of the others. */
async function tryToCompose(
  email: ReferenceEmail,
  to: string,
  about: Notice,
  work: Work,
): Promise<Composed | { readonly reason: 'template_failed'; readonly details: Detail[] }> {
  const field = `${email}_email` as const;
  const template = about.process[field] as EmailTemplate; // there, or it is not asked for
  try {
    return await composeReferenceEmail(email, template, to, about, about.process, work, `/${field}`);
  } catch (thrown) {
    if (!(thrown instanceof Fault) || thrown.code !== 'template_invalid') throw thrown;
    return { reason: 'template_failed', details: thrown.details?.slice(0, maxDetails) ?? [] };
  }
}
