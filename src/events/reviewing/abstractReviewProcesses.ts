import type { Definition } from '../../records/registry.js';
import type { Work } from '../../records/work.js';
import type { Draft } from '../../schema/contract.js';
import { checkReviewTemplate, type ReviewEmail, reviewEmails } from './emails.js';

export const abstractReviewProcesses: Definition<'abstractReviewProcesses'> = {
  lists: { listByEvent: { event_id: 'event_id' } },
  check: checkTemplates,
};

async function checkTemplates(draft: Draft<'abstractReviewProcesses'>, _: unknown, work: Work): Promise<void> {
  for (const email of Object.keys(reviewEmails) as ReviewEmail[]) {
    const template = draft[reviewEmails[email]];
    if (template !== undefined) await checkReviewTemplate(email, template, work);
  }
}
