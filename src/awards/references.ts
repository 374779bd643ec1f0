/** References: what referees are asked for, by a reference process, and what they submit. */

import { Fault } from '../fault.js';
import { isSameJson } from '../lib/json.js';
import { momentOf } from '../lib/times.js';
import { demand, findRecord, queuePreview } from '../mail/emails.js';
import { checkAnswers } from '../records/questions.js';
import type { Definition } from '../records/registry.js';
import type { Call, Reply, Work } from '../records/work.js';
import type { Draft, RecordOf } from '../schema/contract.js';
import { isServerOwned } from '../schema/serverFields.js';
import { computed, stored } from '../verbs/call.js';
import { decline, reinstate } from './answering.js';
import { answersIn, checkTime, draftOf, keepDraft, removeDraft } from './drafts.js';
import { checkReferenceTemplates, composeReferenceEmail, type ReferenceEmail, sampleReference } from './emails.js';
import { guardReference, judgeReference } from './guarding.js';
import { remind } from './reminding.js';
import { processAll, processReferences, tellDeclined } from './requests.js';

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
  prepare: (draft, previous, work, isOwners) => {
    const keeping = keepDraft(draft, previous, work, isOwners);
    const guarding = () => guardReference(draft, previous, work, isOwners);
    return keeping === undefined ? guarding() : keeping.then(guarding);
  },
  check: checkStatus,
  judge: judgeReference,
  drafted: draftOf,
  erased: ({ id }, work) => removeDraft(id, work),
  removed: ({ id, draft_saved_at }, work) => (draft_saved_at === undefined ? undefined : removeDraft(id, work)),
  restored: ({ draft_saved_at: _, ...deleted }) => deleted, // the draft is gone
  operations: {
    submit,
    decline,
    reinstate,
    previewEmail,
    process: processReferences,
    processAll,
    remind,
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
  if (template === undefined) throw Fault.of('template_missing', `The process has no ${email}_email. Send a template.`);
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

/** A referee submits or declines a reference, or staff do with what they have got. */
async function submit({ body }: Call<'references.submit'>, work: Work): Promise<Reply<Reference>> {
  const { record } = await work.records('references').get(body.id);
  const process = await findRecord('referenceProcesses', record.process_id, work.unlimited);
  if (record.sys_locked !== true) checkSubmission(body, record, work);
  checkTime(record, process, work);
  const isDeclined = body.status === 'declined';
  if (!isDeclined) checkAnswers(process?.questions, body.custom_field_values);
  const all = work.unlimited.records('references');
  await all.replace(
    body.id,
    work.own === undefined ? submitted(body, record, work) : await answered(body, record, work),
  );
  const isLate = !isDeclined && momentOf(record.due_at) < work.now.getTime();
  if (isLate) await all.updateDerived(body.id, { is_late: true }, false);
  if (isDeclined) await tellDeclined((await all.get(body.id)).record, work.unlimited);
  return stored(await work.records('references').get(body.id));
}

const outcomeOf = ({ status }: Submission, { now }: Work) =>
  status === 'declined'
    ? { status: 'declined' as const }
    : { status: 'completed' as const, completion_date: now.toISOString() };

/** The body, but what identifies the reference stays as it is stored. */
function submitted(body: Submission, record: Reference, work: Work): Submission {
  const fixed = fixedFields(work);
  const kept = Object.fromEntries(Object.entries(record).filter(([field]) => fixed.includes(field)));
  return { ...body, ...kept, ...outcomeOf(body, work) };
}

/** Of a referee who is limited to own references: what is stored, with the answers of the body. */
async function answered(body: Submission, record: Reference, work: Work): Promise<Submission> {
  const { record: whole } = await work.unlimited.records('references').get(body.id);
  const sys_version = body.sys_version === record.sys_version ? undefined : body.sys_version; // of what the referee sees
  const next = { ...whole, ...answersIn(body), ...outcomeOf(body, work), sys_version };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as Submission;
}

/** The fields that identify the reference, and the system fields that clients set. */
function fixedFields(work: Work): readonly string[] {
  const system = [...work.model('references').fields].filter((name) => isSystem(name) && !isServerOwned(name));
  return ['application_id', 'award_id', 'process_id', 'type_id', 'contact_id', 'due_at', ...system];
}

const isSystem = (field: string) => field.startsWith('sys_');

/** The fields of a reference that staff write, beside those that identify it: name, address and so on. */
const ofStaff = ['name', 'email_address', 'first_name', 'last_name', 'organization_id', 'completion_date'];

/** @throws Fault `reference_not_pending`, `reference_mismatch`, `field_not_yours` */
function checkSubmission(body: Submission, record: Reference, work: Work): void {
  if (record.status !== 'pending')
    throw Fault.of('reference_not_pending', `The reference is already ${record.status}.`);
  const [sent, known]: [Fields, Fields] = [body, record];
  const isChanged = (field: string) => sent[field] !== undefined && !isSameJson(sent[field], known[field]);
  // what a referee does not see neither counts nor tells anything
  const changed = fixedFields(work).filter(
    (name) => isChanged(name) && (work.own === undefined || !isSystem(name) || name in record),
  );
  if (changed.length > 0) {
    const pointers = changed.map((field) => `/${field}`);
    throw Fault.about(
      pointers,
      'reference_mismatch',
      'differs from the stored reference; a submission cannot change it',
    );
  }
  const others = work.own === undefined ? [] : ofStaff.filter(isChanged);
  if (others[0] !== undefined)
    throw Fault.at(
      `/${others[0]}`,
      'field_not_yours',
      'Your permission does not let you write this field. Leave it out.',
    );
}
