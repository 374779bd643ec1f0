import type { Draft } from '../contract.js';
import { resource } from '../resource.js';
import type { Work } from '../work.js';
import { checkReferenceTemplate } from './referenceEmails.js';

const emails = ['application_notice_email', 'reference_notification_email'] as const;

export const referenceProcesses = resource('referenceProcesses', {
  lists: { listByAward: { award_id: 'award_id' } },
  check: checkTemplates,
});

function checkTemplates(draft: Draft<'referenceProcesses'>, _: unknown, work: Work): void {
  for (const email of emails) checkReferenceTemplate(draft[email], `/${email}`, work);
}
