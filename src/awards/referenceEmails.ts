/** The e-mails of a reference process: what can be merged into them, and to whom they go. */
import type { RecordOf } from '../contract.js';
import type { Mail } from '../mail/message.js';
import { type EmailTemplate, type MergeFields, render } from '../mail/render.js';
import type { Work } from '../work.js';

export type ReferenceEmail = 'reference_notification' | 'application_notice';

type Reference = RecordOf<'references'>;
type Process = RecordOf<'referenceProcesses'>;
type Application = RecordOf<'applications'>;

/** Merge field object → the resource whose fields it has. */
const merged = {
  reference: 'references',
  process: 'referenceProcesses',
  type: 'referenceTypes',
  application: 'applications',
  award: 'awards',
} as const;

/** Every merge field: `reference.name`, `application.city` and so on, for each field of the documents. */
export function mergeFields(work: Work): MergeFields {
  return Object.fromEntries(Object.entries(merged).map(([object, resource]) => [object, work.fields(resource)]));
}

/** Renders a template for a reference; records that are kept elsewhere merge as empty fields. */
export async function composed(
  template: EmailTemplate,
  to: string | undefined,
  reference: Partial<Reference>,
  process: Process,
  work: Work,
  pointer = '',
): Promise<Omit<Mail, 'preview'>> {
  const [type, application, award] = await Promise.all([
    found(work, 'referenceTypes', reference.type_id),
    found(work, 'applications', reference.application_id),
    found(work, 'awards', reference.award_id),
  ]);
  const values = { reference, process, type, application, award };
  const { subject: _, body: __, ...header } = template;
  return { ...header, ...render(template, values, mergeFields(work), pointer), to: to ?? '' };
}

/** The template of the process, and whether it is switched on. */
export function templateOf(process: Process, email: ReferenceEmail): { template: EmailTemplate; enabled: boolean } {
  return {
    template: process[`${email}_email`],
    enabled: process[`enable_${email}_email`] === true,
  };
}

export async function applicationOf(reference: Partial<Reference>, work: Work): Promise<Application | undefined> {
  return await found(work, 'applications', reference.application_id);
}

async function found<R extends 'referenceTypes' | 'applications' | 'awards'>(
  work: Work,
  resource: R,
  id: string | undefined,
) {
  return id === undefined ? undefined : (await work.records(resource).find(id))?.record;
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
