/** Decisions on applications, and the e-mails to applicants. */

import { type Deciding, decide } from '../decisions/decisions.js';
import { type Letters, namedOrOnly, preview, confirmReceipt as receipt, wantedOf } from '../decisions/letters.js';
import { setStatus } from '../decisions/real.js';
import { release } from '../decisions/release.js';
import { checkTemplates, compose, findRecord } from '../mail/emails.js';
import { recipientIn } from '../mail/mime.js';
import type { Definition } from '../records/registry.js';
import type { Call, Work } from '../records/work.js';
import type { RecordOf } from '../schema/contract.js';
import { visible } from '../schema/visibility.js';

type Application = RecordOf<'applications'>;

const sampleApplication: Partial<Application> = {
  name: 'Grace Hopper',
  first_name: 'Grace',
  last_name: 'Hopper',
  email_address: 'grace@example.org',
};

const letters: Letters = {
  resource: 'applications',
  sources: {
    received: [['applicationProcesses', 'application_confirmation', 'confirmation_email']],
    accepted: [['applicationProcesses', 'application_selection', 'selection_email']],
    declined: [['applicationProcesses', 'application_declined', 'declined_email']],
    alternate: [['applicationProcesses', 'application_alternate', 'alternate_email']],
  },
  processFor: async (_, record, work) => await processOf(record as never, work),
  compose: async ({ template, fields, process_id }, record, work, pointer = '', find = findRecord) => {
    const application = record as Application | undefined;
    const { id = '', contact_id = '', email_address } = application ?? sampleApplication;
    const {
      sys_version: _,
      sys_last_modified_at: __,
      ...seen
    } = (
      application === undefined ? sampleApplication : visible(application, work.model('applications').parts.author)
    ) as Partial<Application>;
    const process = await findRecord('applicationProcesses', process_id, work);
    const award = await find('awards', application?.award_id ?? process?.award_id, work);
    const links = [{ kind: 'application' as const, about: id, contact_id }];
    const to = recipientIn(email_address);
    return await compose(template, to, { fields, values: { application: seen, award, process }, links }, work, pointer);
  },
};

/** That which it names, or else the only one of its award. @throws Fault `application_process_needed` */
async function processOf({ process_id, award_id }: Application, work: Work) {
  const group = award_id === undefined ? undefined : { award_id };
  return await namedOrOnly('applicationProcesses', process_id, group, 'application_process_needed', work);
}

const of: Deciding = {
  letters,
  group: 'award_id',
  part: 'process_id',
  ids: 'application_ids',
  senders: ['applicationProcesses'],
};

export const deciding = {
  decide: ({ body }: Call<'applications.decide'>, work: Work) => decide(of, body as never, work),
  release: ({ body }: Call<'applications.release'>, work: Work) => release(of, body as never, work),
  setStatus: ({ path, body }: Call<'applications.setStatus'>, work: Work) => setStatus(of, path.id, body, work),
  previewEmail: ({ body }: Call<'applications.previewEmail'>, work: Work) =>
    preview(letters, body as never, body.application_id, work),
};

export const confirmReceipt = (application: Application, work: Work) => receipt(letters, application as never, work);

export const toApplicants = wantedOf(letters);

export const applicationProcesses: Definition<'applicationProcesses'> = {
  check: checkTemplates(
    'applicationProcesses',
    ['confirmation_email', 'selection_email', 'declined_email', 'alternate_email'],
    { application: sampleApplication, award: { name: 'Young Scientist Award' } },
    'selection_email',
    (process, field) => (process as Readonly<Record<string, unknown>>)[`enable_${field}`] === true,
  ),
};
