/** The e-mails of a reference process: their templates, merge fields, and whether they are still wanted. `requests.ts` sends them. */

import { isSameAddress } from '../lib/persons.js';
import { type Composed, checkTemplates, compose, fieldsOf, findRecord, usesList } from '../mail/emails.js';
import { type EmailTemplate, recipientIn } from '../mail/mime.js';
import { fitting, type Summing } from '../mail/summaries.js';
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

interface About {
  readonly reference: Partial<Reference>;
  readonly missing: readonly Partial<Reference>[];
  readonly others?: readonly Reference[];
}

/** @throws Fault `template_invalid` */
export const checkReferenceTemplates = checkTemplates(
  'referenceProcesses',
  ['application_notice_email', 'reference_notification_email', 'decline_notice_email'],
  {
    reference: sampleReference,
    missing_references: [{ ...sampleReference, type: sampleAbout.type }],
    references: [{ ...sampleReference, ...sampleAbout }],
  },
  'reference_notification_email',
);

/**
 * Renders a template for a reference. Fields of records that this server does not have are empty.
 * @param about `missing`: the pending references of the application. `others`: what the referee is asked for beside the reference.
 * @param may tells which records can be merged.
 */
export async function composeReferenceEmail(
  email: ReferenceEmail,
  template: EmailTemplate,
  to: string | undefined,
  { reference, missing, others = [] }: About,
  process: Process,
  work: Work,
  pointer: string,
  may: (permission: OperationId) => boolean = () => true,
): Promise<Composed> {
  const around = async ({ id, type_id, application_id }: Partial<Reference>) =>
    id === undefined
      ? sampleAbout
      : {
          type: may('referenceTypes.get') ? await findRecord('referenceTypes', type_id, work) : undefined,
          application: may('applications.get') ? await findRecord('applications', application_id, work) : undefined,
        };
  const listed = async (list: 'missing_references' | 'references', all: readonly Partial<Reference>[]) => {
    const items: object[] = [];
    for (const one of usesList(template, list) ? all : []) items.push({ ...one, ...(await around(one)) });
    return items;
  };
  const isRequest = email === 'reference_notification';
  const asked = [reference, ...others];
  const own = await around(reference);
  const values = {
    ...{ reference, process, ...own },
    award: may('awards.get') ? await findRecord('awards', reference.award_id, work) : undefined,
    ...(!isRequest && { missing_references: await listed('missing_references', missing) }),
    ...(isRequest && { references: await listed('references', asked) }),
  };
  const applicant = 'contact_id' in (own.application ?? {}) ? (own.application as { contact_id?: string }) : undefined;
  const links = isRequest
    ? [undefined, ...asked.keys()].map((place) => linkTo(asked[place ?? 0] ?? reference, place))
    : [
        {
          kind: 'application' as const,
          about: reference.application_id ?? '',
          contact_id: applicant?.contact_id ?? '',
        },
      ];
  const merge = { fields: fieldsOf('referenceProcesses', `${email}_email`, work), values, links };
  const list = isRequest ? { name: 'references' as const, group: groupOf(reference) } : undefined;
  return await compose(template, to, { ...merge, list, timeZone: process.time_zone }, work, pointer);
}

const linkTo = ({ id = '', contact_id = '' }: Partial<Reference>, place?: number) => ({
  ...{ kind: 'reference' as const, about: id, contact_id },
  ...(place !== undefined && { place }),
});

/** What is asked of a referee in one e-mail. */
export const groupOf = ({ process_id, contact_id }: Partial<Reference>) => `${process_id}/${contact_id}`;

/** Asks a referee for all of these references. */
export const summaries: { readonly [E in 'reference_notification' | 'reference_reminder']: Summing } = {
  reference_notification: summed,
  reference_reminder: summed,
};

async function summed(ids: readonly string[], template: EmailTemplate, work: Work) {
  const { found: all } = await fitting(ids, work, async (id) => {
    const reference = await findRecord('references', id, work);
    await findRecord('applications', reference?.application_id, work); // counts, as it is listed
    return reference;
  });
  const [reference, ...others] = all;
  const process = await findRecord('referenceProcesses', reference?.process_id, work);
  if (reference === undefined || process === undefined) return undefined;
  const about = { reference, missing: [], others };
  const to = recipientIn(reference.email_address);
  const mail = await composeReferenceEmail('reference_notification', template, to, about, process, work, '');
  return { mail, ids: all.map(({ id }) => id) };
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
