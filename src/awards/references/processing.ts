/** `references.process`: asks the referees of one application, and tells the applicant what is missing. */

import type { Answer, RecordOf } from '../../document/contract.js';
import { Fault } from '../../fault.js';
import { addressIn } from '../../mail/address.js';
import type { Call, Reply } from '../../records/call.js';
import type { Work } from '../../records/work.js';
import type { Doc } from '../../store/doc.js';
import { json } from '../../verbs/reply.js';
import { applicationOf, composedOf, type ReferenceEmail, templateOf } from './emails.js';

type Result = Answer<'references.process'>['results'][number];
type Reference = RecordOf<'references'>;
type Process = RecordOf<'referenceProcesses'>;
type Options = NonNullable<Call<'references.process'>['body']>;

export async function processReferences(
  { path, body }: Call<'references.process'>,
  work: Work,
): Promise<Reply<Answer<'references.process'>>> {
  const { application_id } = path;
  const references = await referencesOf(application_id, work);
  const pending = references.filter(({ status }) => status === 'pending');
  const results: Result[] = [];
  for (const reference of pending) results.push(await notify(reference, work, body ?? {}));
  results.push(...(await notice(application_id, pending, work, body ?? {})));
  const queued = results.filter(({ status }) => status === 'queued').length;
  return json({ application_id, pending: pending.length, queued, skipped: results.length - queued, results });
}

async function referencesOf(application_id: string, work: Work): Promise<Reference[]> {
  const found: Reference[] = [];
  for await (const { record } of work.records('references').all({ application_id })) found.push(record);
  if (found.length === 0)
    throw new Fault('application_not_found', `No reference belongs to application ${application_id}.`);
  return found;
}

/** One notification to the referee. */
async function notify(reference: Reference, work: Work, options: Options): Promise<Result> {
  const email: ReferenceEmail = 'reference_notification';
  const result = { reference_id: reference.id, email };
  const to = addressIn(reference.email_address);
  const { record: process } = await work.records('referenceProcesses').get(reference.process_id);
  const { template, enabled } = templateOf(process, email);
  if (!enabled) return { ...result, status: 'skipped', reason: 'email_disabled' };
  if (!to) return { ...result, status: 'skipped', reason: 'no_email_address' };
  const before = await work.outbox.before(reference.id, email);
  if (before > 0 && options.resend !== true) return { ...result, to, status: 'skipped', reason: 'already_notified' };
  const mail = await composedOf(template, to, reference, process, work);
  if (options.dry_run !== true) work.outbox.add(reference.id, email, before + 1, mail);
  return { ...result, to, status: 'queued' };
}

/** One notice to the applicant, when the process of a pending reference sends one. */
async function notice(
  application_id: string,
  pending: readonly Reference[],
  work: Work,
  options: Options,
): Promise<Result[]> {
  const email: ReferenceEmail = 'application_notice';
  const chosen = await firstWithNotice(pending, work);
  if (chosen === undefined) return [];
  const { reference, process } = chosen;
  const application = await applicationOf(reference, work);
  const to = addressIn(application?.email_address);
  if (application === undefined) return [{ email, status: 'skipped', reason: 'application_unknown' }];
  if (!to) return [{ email, status: 'skipped', reason: 'no_email_address' }];
  const before = await work.outbox.before(application_id, email);
  if (before > 0 && options.resend !== true) return [{ email, to, status: 'skipped', reason: 'already_notified' }];
  const mail = await composedOf(templateOf(process, email).template, to, reference, process, work);
  if (options.dry_run !== true) work.outbox.add(application_id, email, before + 1, mail);
  return [{ email, to, status: 'queued' }];
}

async function firstWithNotice(pending: readonly Reference[], work: Work) {
  for (const reference of pending) {
    const process: Doc<Process> = await work.records('referenceProcesses').get(reference.process_id);
    if (templateOf(process.record, 'application_notice').enabled) return { reference, process: process.record };
  }
  return undefined;
}
