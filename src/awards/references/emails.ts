/** The e-mails of a reference process: their templates and merge fields. */

import { type Composed, check, compose, type EmailTemplate, fieldsOf, findRecord } from '../../mail/render.js';
import type { Work } from '../../records/work.js';
import type { OperationId, RecordOf } from '../../schema/contract.js';

export type ReferenceEmail = 'reference_notification' | 'application_notice';

type Reference = RecordOf<'references'>;
type Process = RecordOf<'referenceProcesses'>;
type Application = RecordOf<'applications'>;

/** @throws Fault `template_invalid` */
export async function checkReferenceTemplate(
  email: ReferenceEmail,
  template: EmailTemplate,
  work: Work,
): Promise<void> {
  const sample = { fields: fieldsIn(email, work), values: { reference: sampleReference } };
  await check(template, sample, `/${email}_email`, work);
}

const fieldsIn = (email: ReferenceEmail, work: Work) => fieldsOf('referenceProcesses', `${email}_email`, work);

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
  pointer = '',
  may: (permission: OperationId) => boolean = () => true,
): Promise<Composed> {
  const [type, application, award] = await Promise.all([
    may('referenceTypes.get') ? findRecord('referenceTypes', reference.type_id, work) : undefined,
    may('applications.get') ? findRecord('applications', reference.application_id, work) : undefined,
    may('awards.get') ? findRecord('awards', reference.award_id, work) : undefined,
  ]);
  const values = { reference, process, type, application, award };
  return await compose(template, to, { fields: fieldsIn(email, work), values }, work, pointer);
}

/** The template of an e-mail, and whether the process has enabled it. */
export function templateOf(process: Process, email: ReferenceEmail): { template: EmailTemplate; enabled: boolean } {
  return {
    template: process[`${email}_email`],
    enabled: process[`enable_${email}_email`] === true,
  };
}

export async function applicationOf(reference: Partial<Reference>, work: Work): Promise<Application | undefined> {
  return await findRecord('applications', reference.application_id, work);
}

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
