/** `references.process`: notifies the referees of an application, and the applicant about missing references. */

import { type Detail, Fault } from '../../fault.js';
import { addressIn } from '../../mail/mime.js';
import type { Composed, EmailTemplate } from '../../mail/render.js';
import type { Call, Reply, Work } from '../../records/work.js';
import type { Answer, RecordOf } from '../../schema/contract.js';
import { json } from '../../verbs/call.js';
import { applicationOf, composeReferenceEmail, type ReferenceEmail, templateOf } from './emails.js';

type Result = Answer<'references.process'>['results'][number];
type Reference = RecordOf<'references'>;
type Process = RecordOf<'referenceProcesses'>;
type Options = NonNullable<Call<'references.process'>['body']>;

export async function processReferences(
  { path, body }: Call<'references.process'>,
  work: Work,
): Promise<Reply<Answer<'references.process'>>> {
  const { application_id } = path;
  const results: Result[] = [];
  const notices: Notice[] = [];
  for await (const reference of pendingOf(application_id, work)) {
    const { record: process } = await work.records('referenceProcesses').get(reference.process_id);
    results.push(await notifyReferee(reference, process, work, body ?? {}));
    if (templateOf(process, 'application_notice').enabled) keepBest(notices, { reference, process });
  }
  const pending = results.length;
  for (const notice of notices) results.push(await notifyApplicant(application_id, notice, work, body ?? {}));
  const queued = results.filter(({ status }) => status === 'queued').length;
  return json({ application_id, pending, queued, skipped: results.length - queued, results });
}

/** The notice to the applicant. */
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
    if (++seen > maxReferences) throw new Fault('too_many_references');
    if (record.status !== 'pending') continue;
    if (++pending > maxPending) throw new Fault('too_many_references');
    yield record;
  }
  if (seen === 0) throw new Fault('application_not_found', `The application ${application_id} has no references.`);
}

/** One notice is enough. It is that of the first process, preferably an active one. */
function keepBest(notices: Notice[], notice: Notice): void {
  const [best] = notices;
  if (best === undefined || (best.process.is_active === false && notice.process.is_active !== false))
    notices[0] = notice;
}

/** Queues one notification to a referee. */
async function notifyReferee(reference: Reference, process: Process, work: Work, options: Options): Promise<Result> {
  const email: ReferenceEmail = 'reference_notification';
  const result = { reference_id: reference.id, email };
  const to = addressIn(reference.email_address);
  const { template, enabled } = templateOf(process, email);
  if (!enabled) return { ...result, status: 'skipped', reason: 'email_disabled' };
  if (process.is_active === false) return { ...result, status: 'skipped', reason: 'process_inactive' };
  if (!to) return { ...result, status: 'skipped', reason: 'no_email_address' };
  const before = await work.outbox.countBefore(reference.id, email);
  if (before > 0 && options.resend !== true) return { ...result, to, status: 'skipped', reason: 'already_notified' };
  const mail = await tryToCompose(email, template, to, reference, process, work);
  if ('reason' in mail) return { ...result, to, status: 'skipped', ...mail };
  if (options.dry_run !== true) work.outbox.add(reference.id, email, before + 1, mail);
  return { ...result, to, status: 'queued' };
}

interface Failure {
  readonly reason: 'template_failed';
  readonly details: Detail[];
}

/** The result of one e-mail. */
const maxDetails = 3;

/** A template error for one reference must not block the e-mails of the others. */
async function tryToCompose(
  email: ReferenceEmail,
  template: EmailTemplate,
  to: string,
  reference: Reference,
  process: Process,
  work: Work,
): Promise<Composed | Failure> {
  try {
    return await composeReferenceEmail(email, template, to, reference, process, work, `/${email}_email`);
  } catch (thrown) {
    if (!(thrown instanceof Fault) || thrown.code !== 'template_invalid') throw thrown;
    return { reason: 'template_failed', details: thrown.details?.slice(0, maxDetails) ?? [] };
  }
}

/** Queues one notice to the applicant. */
async function notifyApplicant(
  application_id: string,
  { reference, process }: Notice,
  work: Work,
  options: Options,
): Promise<Result> {
  const email: ReferenceEmail = 'application_notice';
  if (process.is_active === false) return { email, status: 'skipped', reason: 'process_inactive' };
  const application = await applicationOf(reference, work);
  const to = addressIn(application?.email_address);
  if (application === undefined) return { email, status: 'skipped', reason: 'application_unknown' };
  if (!to) return { email, status: 'skipped', reason: 'no_email_address' };
  const before = await work.outbox.countBefore(application_id, email);
  if (before > 0 && options.resend !== true) return { email, to, status: 'skipped', reason: 'already_notified' };
  const mail = await tryToCompose(email, templateOf(process, email).template, to, reference, process, work);
  if ('reason' in mail) return { email, to, status: 'skipped', ...mail };
  if (options.dry_run !== true) work.outbox.add(application_id, email, before + 1, mail);
  return { email, to, status: 'queued' };
}
