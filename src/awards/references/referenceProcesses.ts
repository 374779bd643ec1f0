import type { Definition } from '../../records/registry.js';
import type { Work } from '../../records/work.js';
import type { Draft } from '../../schema/contract.js';
import { checkReferenceTemplate } from './emails.js';

const emails = ['application_notice', 'reference_notification'] as const;

export const referenceProcesses: Definition<'referenceProcesses'> = {
  lists: { listByAward: { award_id: 'award_id' } },
  check: checkTemplates,
};

async function checkTemplates(draft: Draft<'referenceProcesses'>, _: unknown, work: Work): Promise<void> {
  for (const email of emails) await checkReferenceTemplate(email, draft[`${email}_email`], work);
}
