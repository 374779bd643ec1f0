import { Fault } from '../../fault.js';
import { demand, queuePreview } from '../../mail/render.js';
import type { Definition } from '../../records/registry.js';
import type { Call, Work } from '../../records/work.js';
import type { Draft, FieldOf, RecordOf } from '../../schema/contract.js';
import { json } from '../../verbs/call.js';
import { search } from '../../verbs/search.js';
import { applicationOf, composeReferenceEmail, type ReferenceEmail, sampleReference, templateOf } from './emails.js';
import { processReferences } from './processing.js';
import { submit } from './submit.js';

type Reference = RecordOf<'references'>;
type Status = NonNullable<Reference['status']>;

/** Status → the statuses that may follow it. */
const allowedChanges: Record<Status, readonly Status[]> = {
  pending: ['completed', 'declined'],
  declined: ['pending'],
  completed: [],
};

/** The fields that a search returns by default. */
const summary: readonly FieldOf<'references'>[] = [
  'application_id',
  'award_id',
  'city',
  'completion_date',
  'contact_id',
  'country',
  'email_address',
  'name',
  'organization_id',
  'state',
  'type_id',
];

export const references: Definition<'references'> = {
  lists: {
    listByApplication: { application_id: 'application_id' },
    listByContact: { contact_id: 'contact_id' },
  },
  indexes: [{ fields: ['organization_id'] }, { fields: ['email_address'], folded: true }],
  defaults: { status: 'pending' },
  check: checkStatus,
  operations: {
    search: search(
      'references',
      {
        ids: { field: 'id', by: 'equals' },
        application_ids: { field: 'application_id', by: 'equals' },
        award_ids: { field: 'award_id', by: 'equals' },
        contact_ids: { field: 'contact_id', by: 'equals' },
        process_ids: { field: 'process_id', by: 'equals' },
        type_ids: { field: 'type_id', by: 'equals' },
        organization_id: { field: 'organization_id', by: 'equals' },
        email_address: { field: 'email_address', by: 'equalsFolded' },
        state: { field: 'state', by: 'equals' },
        status: { field: 'status', by: 'equals' },
        date: { field: 'completion_date', by: 'day' },
        name: { field: 'name', by: 'contains' },
        first_name: { field: 'first_name', by: 'contains' },
        nickname: { field: 'first_name', by: 'contains' },
        last_name: { field: 'last_name', by: 'contains' },
        job_title: { field: 'job_title', by: 'contains' },
        city: { field: 'city', by: 'contains' },
      },
      summary,
    ),
    submit,
    previewEmail,
    process: processReferences,
  },
};

function checkStatus(draft: Draft<'references'>, previous: Reference | undefined): void {
  const from = previous?.status ?? 'pending';
  const to = draft.status ?? 'pending';
  if (previous === undefined || from === to || allowedChanges[from].includes(to)) return;
  const code = 'status_change_not_allowed';
  const details = [{ pointer: '/status', code, message: `cannot change from ${from} to ${to}` }];
  throw new Fault(code, `The status of a reference cannot change from ${from} to ${to}.`, { details });
}

async function previewEmail({ body }: Call<'references.previewEmail'>, work: Work) {
  const email: ReferenceEmail = body.email ?? 'reference_notification';
  const { record: process } = await work.records('referenceProcesses').get(body.process_id);
  const reference = await referenceOf(body.reference_id, process.award_id, work);
  const recipient = await recipientOf(email, reference, work);
  const template = body.template ?? templateOf(process, email).template;
  const pointer = body.template ? '/template' : '';
  const { may } = work.caller;
  const mail = await composeReferenceEmail(email, template, recipient, reference, process, work, pointer, may);
  return json(queuePreview(email, mail, process, body.send_to, 'references.previewEmailTo', work));
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
  return (await applicationOf(reference, work))?.email_address;
}
