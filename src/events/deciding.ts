/** Decisions on abstracts, the e-mails to their authors, and what authors answer. */

import { type Deciding, decide } from '../decisions/decisions.js';
import { type Letters, namedOrOnly, preview, confirmReceipt as receipt } from '../decisions/letters.js';
import { setStatus } from '../decisions/real.js';
import { release } from '../decisions/release.js';
import { checkTemplates, compose, findRecord } from '../mail/emails.js';
import { recipientIn } from '../mail/mime.js';
import type { Definition } from '../records/registry.js';
import type { Call, Work } from '../records/work.js';
import type { RecordOf } from '../schema/contract.js';
import { visible } from '../schema/visibility.js';

type Abstract = RecordOf<'abstracts'>;

const sampleAbstract: Partial<Abstract> = {
  name: 'Mary Somerville',
  title: 'On the connexion of the sciences',
  body: 'What binds the physical sciences together.',
  email_address: 'mary@example.org',
  status: 'accepted',
};

export const letters: Letters = {
  resource: 'abstracts',
  sources: {
    received: [['abstractSubmissionProcesses', 'submission_confirmation', 'confirmation_email']],
    accepted: [
      ['abstractDecisionProcesses', 'selection', 'selection_email'],
      ['abstractApprovalProcesses', 'approval_notification', 'approval_notification_email'],
    ],
    declined: [
      ['abstractDecisionProcesses', 'declined', 'declined_email'],
      ['abstractApprovalProcesses', 'decline_notification', 'decline_notification_email'],
    ],
    alternate: [['abstractDecisionProcesses', 'alternate', 'alternate_email']],
    confirmed: [
      ['abstractDecisionProcesses', 'decision_confirmation', 'confirmation_email'],
      ['abstractApprovalProcesses', 'acceptance_notification', 'acceptance_notification_email'],
    ],
    withdrawn: [['abstractApprovalProcesses', 'presenter_decline', 'presenter_decline_email']],
  },
  processFor: async (source, record, work) => {
    const type = await findRecord('abstractTypes', record.type_id, work);
    if (source === 'abstractDecisionProcesses') return await decisionProcess(record, work);
    if (source === 'abstractSubmissionProcesses') return await findRecord(source, type?.submission_process_id, work);
    const id = record.approval_process_id ?? type?.approval_process_id;
    const process = await findRecord('abstractApprovalProcesses', id, work);
    return process?.is_active === false ? undefined : process;
  },
  compose: async ({ template, fields }, record, work, pointer = '', find = findRecord) => {
    const { id = '', type_id, event_id, submitter_id = '', email_address = '' } = record ?? sampleAbstract;
    const event = await find('events', event_id, work);
    const seen = record === undefined ? sampleAbstract : seenByAuthor(record, work);
    const type = (await find('abstractTypes', type_id, work)) ?? (record ? undefined : { name: 'Talk' });
    const links = [{ kind: 'abstract' as const, about: id, contact_id: submitter_id }];
    const values = { abstract: seen, type, event };
    const to = recipientIn(email_address);
    return await compose(template, to, { fields, values, links, timeZone: event?.timezone }, work, pointer);
  },
};

/** What an author sees, without the times of what they do not see. */
export function seenByAuthor(abstract: Abstract, work: Work): Partial<Abstract> {
  const seen = visible(abstract, work.model('abstracts').parts.author) as Abstract;
  const { sys_version: _, sys_last_modified_at: __, ...rest } = seen;
  return rest;
}

/** That of its type, or else the only one of its event. @throws Fault `decision_process_needed` */
export async function decisionProcess({ type_id, event_id }: Abstract, work: Work) {
  const type = await findRecord('abstractTypes', type_id, work);
  const group = event_id === undefined ? undefined : { event_id };
  return await namedOrOnly(
    'abstractDecisionProcesses',
    type?.decision_process_id,
    group,
    'decision_process_needed',
    work,
  );
}

const of: Deciding = {
  letters,
  group: 'event_id',
  part: 'type_id',
  ids: 'abstract_ids',
  senders: ['abstractDecisionProcesses', 'abstractApprovalProcesses', 'abstractTypes'],
};

export const deciding = {
  decide: ({ body }: Call<'abstracts.decide'>, work: Work) => decide(of, body as never, work),
  release: ({ body }: Call<'abstracts.release'>, work: Work) => release(of, body as never, work),
  setStatus: ({ path, body }: Call<'abstracts.setStatus'>, work: Work) => setStatus(of, path.id, body, work),
  previewEmail: ({ body }: Call<'abstracts.previewEmail'>, work: Work) =>
    preview(letters, body as never, body.abstract_id, work),
};

export const confirmReceipt = (abstract: Abstract, work: Work) => receipt(letters, abstract, work);

// The processes that have the e-mails.

const sample = { abstract: sampleAbstract, type: { name: 'Talk' } };
const isOn = (process: object, field: string) =>
  (process as Readonly<Record<string, unknown>>)[`enable_${field}`] === true;

export const abstractDecisionProcesses: Definition<'abstractDecisionProcesses'> = {
  check: checkTemplates(
    'abstractDecisionProcesses',
    ['selection_email', 'declined_email', 'alternate_email', 'confirmation_email'],
    sample,
    'selection_email',
    isOn,
  ),
};

export const abstractApprovalProcesses: Definition<'abstractApprovalProcesses'> = {
  check: checkTemplates(
    'abstractApprovalProcesses',
    [
      'approval_notification_email',
      'acceptance_notification_email',
      'decline_notification_email',
      'presenter_decline_email',
    ],
    sample,
    'approval_notification_email',
    isOn,
  ),
};

export const abstractSubmissionProcesses: Definition<'abstractSubmissionProcesses'> = {
  check: checkTemplates('abstractSubmissionProcesses', ['confirmation_email'], sample, 'confirmation_email', isOn),
};
