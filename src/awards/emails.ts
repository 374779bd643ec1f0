/** The e-mails of a reference process: their templates, merge fields, and whether they are still wanted. `requests.ts` sends them. */

import { isSameAddress } from '../lib/persons.js';
import { type Composed, checkTemplates, compose, fieldsOf, findRecord } from '../mail/emails.js';
import type { EmailTemplate } from '../mail/mime.js';
import type { CancelReason, Wanted } from '../records/registry.js';
import type { Work } from '../records/work.js';
import type { Answer, OperationId, RecordOf } from '../schema/contract.js';

type Reference = RecordOf<'references'>;
type Process = RecordOf<'referenceProcesses'>;
type Result = Answer<'references.process'>['results'][number];

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
  due_at: '2030-01-31T12:00:00.000Z',
};

/** What it is about. */
const sampleAbout = { type: { name: 'Letter of support' }, application: { name: 'Mary Somerville' } };

/** @throws Fault `template_invalid` */
export const checkReferenceTemplates = checkTemplates(
  'referenceProcesses',
  ['application_notice_email', 'reference_notification_email', 'decline_notice_email'],
  { reference: sampleReference, missing_references: [{ ...sampleReference, type: sampleAbout.type }] },
  'reference_notification_email',
);

/**
 * Renders a template for a reference. Fields of records that this server does not have are empty.
 * @param missing the pending references of the application.
 * @param may tells which records can be merged.
 */
export async function composeReferenceEmail(
  email: ReferenceEmail,
  template: EmailTemplate,
  to: string | undefined,
  { reference, missing }: { readonly reference: Partial<Reference>; readonly missing: readonly Partial<Reference>[] },
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
  const isListed = email === 'application_notice' && template.body.includes('missing_references');
  const missing_references: object[] = [];
  for (const one of isListed ? missing : []) {
    const type = may('referenceTypes.get') ? await findRecord('referenceTypes', one.type_id, work) : undefined;
    missing_references.push({ ...one, type: one.id === undefined ? sampleAbout.type : type });
  }
  const about = reference.id === undefined ? sampleAbout : { type, application };
  const values = { reference, process, ...about, award, missing_references };
  const fields = fieldsOf('referenceProcesses', `${email}_email`, work);
  const { id = '', application_id: of = '', contact_id = '' } = reference;
  const links =
    email !== 'reference_notification'
      ? [{ kind: 'application' as const, about: of, contact_id: application?.contact_id ?? '' }]
      : [{ kind: 'reference' as const, about: id, contact_id }];
  return await compose(template, to, { fields, values, links, timeZone: process.time_zone }, work, pointer);
}

/** The e-mails that have a switch. */
type Request = Exclude<ReferenceEmail, 'decline_notice'>;

/** Whether a reference or an application still asks for an e-mail. */
export const wanted: { readonly [E in ReferenceEmail]: Wanted } = {
  decline_notice: async (id, _, work) => {
    const reference = await findRecord('references', id, work);
    if (reference === undefined) return 'removed';
    return reference.status === 'declined' ? undefined : 'answered';
  },
  reference_notification: async (id, to, work) => {
    const reference = await findRecord('references', id, work);
    if (reference === undefined) return 'removed';
    if (reference.status !== 'pending') return 'answered';
    if (!isSameAddress(reference.email_address, to)) return 'readdressed';
    return whyOff(reference, 'enable_reference_notification_email', work);
  },
  application_notice: async (application_id, to, work) => {
    const application = await findRecord('applications', application_id, work);
    if (application === undefined) return 'removed';
    if (!isSameAddress(application.email_address, to)) return 'readdressed';
    let reason: CancelReason = 'answered';
    for await (const { record } of work.records('references').all({ application_id })) {
      if (record.status !== 'pending') continue;
      const off = await whyOff(record, 'enable_application_notice_email', work);
      if (off === undefined) return undefined;
      reason = off;
    }
    return reason;
  },
};

async function whyOff({ process_id }: Reference, isOn: `enable_${Request}_email`, work: Work) {
  const process = await findRecord('referenceProcesses', process_id, work);
  if (process?.is_active === false) return 'process_inactive';
  return process?.[isOn] === true ? undefined : 'email_disabled';
}
