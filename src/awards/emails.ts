/** The e-mails of a reference process: their templates and merge fields, and `references.process`, which sends them. */

import { type Detail, Fault } from '../fault.js';
import { type Composed, checkTemplates, compose, fieldsOf, findRecord } from '../mail/emails.js';
import { addressIn, type EmailTemplate } from '../mail/mime.js';
import { Outbox } from '../mail/outbox.js';
import type { Call, Reply, Work } from '../records/work.js';
import type { Answer, OperationId, RecordOf } from '../schema/contract.js';
import { json } from '../verbs/call.js';

type Reference = RecordOf<'references'>;
type Process = RecordOf<'referenceProcesses'>;
type Result = Answer<'references.process'>['results'][number];
type Options = NonNullable<Call<'references.process'>['body']>;

export type ReferenceEmail = Result['email'];

/** The sample reference for previews without a reference. */
export const sampleReference: Partial<Reference> = {
  name: 'Ada Lovelace',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email_address: 'ada.lovelace@example.org',
  job_title: 'Analyst',
  city: 'London',
  country: 'United Kingdom',
  status: 'pending',
};

/** @throws Fault `template_invalid` */
export const checkReferenceTemplates = checkTemplates(
  'referenceProcesses',
  ['application_notice_email', 'reference_notification_email'],
  { reference: sampleReference },
);

/**
 * Renders a template for a reference. Fields of records that this server does not have are empty.
 * @param may tells which records can be merged.
 */
export async function composeReferenceEmail(
  email: ReferenceEmail,
  template: EmailTemplate,
  to: string | undefined,
  reference: Partial<Reference>,
  process: Process,
  work: Work,
  pointer: string,
  may: (permission: OperationId) => boolean = () => true,
): Promise<Composed> {
  const [type, application, award] = await Promise.all([
    may('referenceTypes.get') ? findRecord('referenceTypes', reference.type_id, work) : undefined,
    may('applications.get') ? findRecord('applications', reference.application_id, work) : undefined,
    may('awards.get') ? findRecord('awards', reference.award_id, work) : undefined,
  ]);
  const values = { reference, process, type, application, award };
  const fields = fieldsOf('referenceProcesses', `${email}_email`, work);
  return await compose(template, to, { fields, values }, work, pointer);
}

/** Notifies the referees of an application, and the applicant about missing references. */
export async function processReferences(
  { path, body = {} }: Call<'references.process'>,
  work: Work,
): Promise<Reply<Answer<'references.process'>>> {
  const { application_id } = path;
  const results: Result[] = [];
  let notice: Notice | undefined;
  for await (const reference of pendingOf(application_id, work)) {
    const { record: process } = await work.records('referenceProcesses').get(reference.process_id);
    results.push(await notifyReferee({ reference, process }, work, body));
    if (process.enable_application_notice_email === true) notice = better(notice, { reference, process });
  }
  const pending = results.length;
  if (notice !== undefined) results.push(await notifyApplicant(application_id, notice, work, body));
  const queued = results.filter(({ status }) => status === 'queued').length;
  const answer = { application_id, pending, queued, skipped: results.length - queued };
  const withoutAddresses = results.map(({ to: _, ...result }) => result);
  return { ...json({ ...answer, results }), kept: JSON.stringify({ ...answer, results: withoutAddresses }) };
}

/** What an e-mail is about. */
interface Notice {
  readonly reference: Reference;
  readonly process: Process;
}

/** The maximum number of references of one request, and of pending ones. */
const maxReferences = 10_000;
const maxPending = 1_000;

/** @throws Fault `application_not_found`, `too_many_references` */
async function* pendingOf(application_id: string, work: Work): AsyncGenerator<Reference> {
  let [seen, pending] = [0, 0];
  for await (const { record } of work.records('references').all({ application_id })) {
    if (++seen > maxReferences) throw Fault.of('too_many_references');
    if (record.status !== 'pending') continue;
    if (++pending > maxPending) throw Fault.of('too_many_references');
    yield record;
  }
  if (seen === 0) throw Fault.of('application_not_found', `The application ${application_id} has no references.`);
}

/** One notice to the applicant is enough. It is that of the first process, preferably an active one. */
const better = (best: Notice | undefined, other: Notice): Notice =>
  best === undefined || (best.process.is_active === false && other.process.is_active !== false) ? other : best;

const skipped = (reason: NonNullable<Result['reason']>) => ({ status: 'skipped' as const, reason });

async function notifyReferee(about: Notice, work: Work, options: Options): Promise<Result> {
  const { reference, process } = about;
  const email = 'reference_notification';
  const isOn = process.enable_reference_notification_email === true;
  const outcome = isOn ? await notify(email, reference, about, work, options) : skipped('email_disabled');
  return { reference_id: reference.id, email, ...outcome };
}

async function notifyApplicant(application_id: string, about: Notice, work: Work, options: Options): Promise<Result> {
  const email = 'application_notice';
  const application = await findRecord('applications', application_id, work);
  return { email, ...(await notify(email, application, about, work, options)) };
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
  const to = addressIn(of.email_address);
  if (!to) return skipped('no_email_address');
  const before = await new Outbox(work).countBefore(of.id, email);
  if (before > 0 && resend !== true) return { to, ...skipped('already_notified') };
  const mail = await tryToCompose(email, to, about, work);
  if ('reason' in mail) return { to, status: 'skipped', ...mail };
  if (dry_run !== true) new Outbox(work).add(of.id, email, before + 1, mail);
  return { to, status: 'queued' };
}

/** The maximum number of details of one e-mail. */
const maxDetails = 3;

/** A template error for one reference must not block the e-mails of the others. */
async function tryToCompose(
  email: ReferenceEmail,
  to: string,
  { reference, process }: Notice,
  work: Work,
): Promise<Composed | { readonly reason: 'template_failed'; readonly details: Detail[] }> {
  const field = `${email}_email` as const;
  try {
    return await composeReferenceEmail(email, process[field], to, reference, process, work, `/${field}`);
  } catch (thrown) {
    if (!(thrown instanceof Fault) || thrown.code !== 'template_invalid') throw thrown;
    return { reason: 'template_failed', details: thrown.details?.slice(0, maxDetails) ?? [] };
  }
}
