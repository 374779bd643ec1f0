/** The e-mails of a reference process: what can be merged into them, and to whom they go. */
import type { RecordOf } from '../../document/contract.js';
import { type Composed, composed, fieldsOf, found } from '../../mail/compose.js';
import { checkTemplate, type EmailTemplate } from '../../mail/render.js';
import type { Work } from '../../records/work.js';

export type ReferenceEmail = 'reference_notification' | 'application_notice';

type Reference = RecordOf<'references'>;
type Process = RecordOf<'referenceProcesses'>;
type Application = RecordOf<'applications'>;

/** Every merge field: `reference.name`, `application.city` and so on, for each field of these resources. */
const merged = {
  reference: 'references',
  process: 'referenceProcesses',
  type: 'referenceTypes',
  application: 'applications',
  award: 'awards',
} as const;

/** Throws a Fault when a template of a reference process cannot be used. */
export function checkReferenceTemplate(template: EmailTemplate, pointer: string, work: Work): void {
  checkTemplate(template, fieldsOf(merged, work), { reference: sampleReference }, pointer);
}

/** Renders a template for a reference; records that are kept elsewhere merge as empty fields. */
export async function composedOf(
  template: EmailTemplate,
  to: string | undefined,
  reference: Partial<Reference>,
  process: Process,
  work: Work,
  pointer = '',
): Promise<Composed> {
  const [type, application, award] = await Promise.all([
    found('referenceTypes', reference.type_id, work),
    found('applications', reference.application_id, work),
    found('awards', reference.award_id, work),
  ]);
  const values = { reference, process, type, application, award };
  return await composed(template, to, { fields: fieldsOf(merged, work), values }, work, pointer);
}

/** The template of the process, and whether it is switched on. */
export function templateOf(process: Process, email: ReferenceEmail): { template: EmailTemplate; enabled: boolean } {
  return {
    template: process[`${email}_email`],
    enabled: process[`enable_${email}_email`] === true,
  };
}

export async function applicationOf(reference: Partial<Reference>, work: Work): Promise<Application | undefined> {
  return await found('applications', reference.application_id, work);
}

/** A reference for previews when none is given. */
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
