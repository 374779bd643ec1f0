/** Reminds referees who were asked and have not answered: by the rules of their process, and `references.remind`. */

import { Fault } from '../fault.js';
import { isSameAddress, isSamePerson } from '../lib/persons.js';
import { momentOf } from '../lib/times.js';
import { findRecord } from '../mail/emails.js';
import { recipientIn } from '../mail/mime.js';
import { type Reminding, remindNow, templateOf } from '../mail/reminders.js';
import type { Wanted } from '../records/registry.js';
import type { Call, Reply, Work } from '../records/work.js';
import type { Answer, RecordOf } from '../schema/contract.js';
import { json } from '../verbs/call.js';
import { isClosed } from './drafts.js';
import { composeReferenceEmail } from './emails.js';

type Reference = RecordOf<'references'>;
type Reminded = Answer<'references.remind'>;

export const refereeReminders: Reminding = {
  request: 'reference_notification',
  of: async (id, work) => {
    const reference = await findRecord('references', id, work);
    const process = await findRecord('referenceProcesses', reference?.process_id, work);
    if (reference === undefined || process === undefined) return undefined;
    const { reminders: rules = [], time_zone: timeZone, reference_notification_email: request } = process;
    return {
      rules,
      due: momentOf(reference.due_at ?? reference.completion_date), // of a pending reference, when it is wanted
      timeZone,
      compose: async (rule) => {
        if (rule === undefined && process.enable_reference_notification_email !== true) return undefined;
        const template = rule === undefined ? request : templateOf(rule, request);
        const to = recipientIn(reference.email_address);
        const about = { reference, missing: [] };
        return await composeReferenceEmail('reference_notification', template, to, about, process, work, '');
      },
    };
  },
};

export const wantsReminder: Wanted = async (id, to, work) => {
  const reference = await findRecord('references', id, work);
  if (reference === undefined) return 'removed';
  if (reference.status === 'pending' && !isSameAddress(reference.email_address, to)) return 'readdressed';
  return await whyNot(reference, work);
};

/** Why a referee is not reminded. */
async function whyNot(reference: Reference, work: Work) {
  const { status, process_id, application_id, conflict_overridden_by_id } = reference;
  if (status !== 'pending') return status === 'declined' ? 'declined' : 'answered';
  const process = await findRecord('referenceProcesses', process_id, work);
  if (process?.is_active === false) return 'process_inactive';
  if (isClosed(reference, process, work)) return 'reference_closed';
  const applicant = await findRecord('applications', application_id, work);
  const isConflict = applicant !== undefined && isSamePerson(applicant, reference) && !conflict_overridden_by_id;
  return isConflict ? 'conflict_of_interest' : undefined;
}

/** How many references one call looks at, and how many reminders it queues. */
const [maxSeen, maxQueued] = [10_000, 1000];

export async function remind({ body }: Call<'references.remind'>, work: Work): Promise<Reply<Reminded>> {
  const skipped: Reminded['skipped'] = [];
  let [seen, queued] = [0, 0];
  for await (const reference of meant(body, work)) {
    const about = { about: reference.id, email: 'reference_reminder', to: recipientIn(reference.email_address) };
    const sent = (await whyNot(reference, work)) ?? (await remindNow(about, refereeReminders, work));
    if (typeof sent === 'string') skipped.push({ reference_id: reference.id, reason: sent });
    else queued++;
    if (++seen > maxSeen || queued > maxQueued)
      throw Fault.of(
        'too_many_references',
        `One request can remind at most ${maxQueued} referees. Send reference_ids.`,
      );
  }
  return json({ queued, skipped });
}

/** @throws Fault `references_to_remind`, `record_not_found` */
async function* meant(body: Call<'references.remind'>['body'], work: Work): AsyncIterable<Reference> {
  if (Object.keys(body).length !== 1) throw Fault.of('references_to_remind');
  const { reference_ids: ids, ...match } = body;
  if (match.process_id !== undefined) await work.records('referenceProcesses').get(match.process_id);
  for (const id of new Set(ids)) yield (await work.records('references').get(id)).record;
  if (ids === undefined) for await (const { record } of work.records('references').all(match)) yield record;
}
