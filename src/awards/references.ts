/** References: what referees are asked for, by a reference process, and what they submit. */

import { Fault } from '../fault.js';
import { isSameJson } from '../lib/json.js';
import { demand, findRecord, queuePreview } from '../mail/emails.js';
import type { Definition } from '../records/registry.js';
import type { Call, Reply, Work } from '../records/work.js';
import type { Draft, RecordOf } from '../schema/contract.js';
import { isServerOwned } from '../schema/serverFields.js';
import { computed, stored } from '../verbs/call.js';
import { checkReferenceTemplates, composeReferenceEmail, type ReferenceEmail, sampleReference } from './emails.js';
import { guardReference, judgeReference } from './guarding.js';
import { processAll, processReferences } from './requests.js';

type Reference = RecordOf<'references'>;
type Status = NonNullable<Reference['status']>;

/** Status → the statuses that may follow it. */
const allowedChanges: Record<Status, readonly Status[]> = {
  pending: ['completed', 'declined'],
  declined: ['pending'],
  completed: [],
};

export const referenceProcesses: Definition<'referenceProcesses'> = {
  check: checkReferenceTemplates,
};

export const references: Definition<'references'> = {
  prepare: guardReference,
  check: checkStatus,
  judge: judgeReference,
  operations: {
    submit,
    previewEmail,
    process: processReferences,
    processAll,
  },
};

function checkStatus(draft: Draft<'references'>, previous: Reference | undefined): void {
  const from = previous?.status ?? 'pending';
  const to = draft.status ?? 'pending';
  if (previous === undefined || from === to || allowedChanges[from].includes(to)) return;
  const message = `cannot change from ${from} to ${to}`;
  throw Fault.about('/status', 'status_change_not_allowed', message, 'The status of a reference');
}

async function previewEmail({ body }: Call<'references.previewEmail'>, work: Work) {
  const email: ReferenceEmail = body.email ?? 'reference_notification';
  const { record: process } = await work.records('referenceProcesses').get(body.process_id);
  const reference = await referenceOf(body.reference_id, process.award_id, work);
  const recipient = await recipientOf(email, reference, work);
  const template = body.template ?? process[`${email}_email`];
  const pointer = body.template ? '/template' : '';
  const { may } = work.caller;
  const about = { reference, missing: [reference] };
  const mail = await composeReferenceEmail(email, template, recipient, about, process, work, pointer, may);
  return computed(queuePreview(email, mail, process, body.send_to, 'references.previewEmailTo', work));
}

async function referenceOf(id: string | undefined, award_id: string, work: Work): Promise<Partial<Reference>> {
  if (id === undefined) return { ...sampleReference, award_id };
  demand('references.get', work);
  return (await work.records('references').get(id)).record;
}

/** The applicant's address is shown only to callers who can get the application. */
async function recipientOf(email: ReferenceEmail, reference: Partial<Reference>, work: Work) {
  if (email === 'reference_notification') return reference.email_address;
  if (!work.caller.may('applications.get')) return undefined;
  return (await findRecord('applications', reference.application_id, work))?.email_address;
}

type Submission = Call<'references.submit'>['body'];
type Fields = Readonly<Record<string, unknown>>;

/** A referee submits or declines a reference. Fixed fields that are left out keep their stored values. */
async function submit({ body }: Call<'references.submit'>, work: Work): Promise<Reply<Reference>> {
  const references = work.records('references');
  const { record } = await references.get(body.id);
  const fixed = fixedFields(work);
  const seen = work.own === undefined ? fixed : fixed.filter((field) => !isSystem(field) || field in record);
  if (record.sys_locked !== true) checkSubmission(body, record, seen);
  const outcome =
    body.status === 'declined'
      ? { status: 'declined' as const }
      : { status: 'completed' as const, completion_date: work.now.toISOString() };
  const kept = Object.fromEntries(Object.entries(record).filter(([field]) => fixed.includes(field)));
  const hidden = fixed.filter((field) => !seen.includes(field)); // what is sent there neither counts nor tells anything
  const sent = Object.fromEntries(Object.entries(body).filter(([field]) => !hidden.includes(field))) as Submission;
  return stored(await references.replace(body.id, { ...sent, ...kept, ...outcome }));
}

/** The fields that identify the reference, and the system fields that clients set. */
function fixedFields(work: Work): readonly string[] {
  const system = [...work.model('references').fields].filter((name) => isSystem(name) && !isServerOwned(name));
  return ['application_id', 'award_id', 'process_id', 'type_id', 'contact_id', 'due_at', ...system];
}

const isSystem = (field: string) => field.startsWith('sys_');

/** @throws Fault `reference_not_pending`, `reference_mismatch` */
function checkSubmission(body: Submission, record: Reference, fixed: readonly string[]): void {
  if (record.status !== 'pending')
    throw Fault.of('reference_not_pending', `The reference is already ${record.status}.`);
  const [sent, known]: [Fields, Fields] = [body, record];
  const changed = fixed.filter((field) => sent[field] !== undefined && !isSameJson(sent[field], known[field]));
  if (changed.length === 0) return;
  const pointers = changed.map((field) => `/${field}`);
  throw Fault.about(pointers, 'reference_mismatch', 'differs from the stored reference; a submission cannot change it');
}
