import type { Draft } from '../contract.js';
import { checkTemplate } from '../mail/render.js';
import { resource } from '../resource.js';
import type { Work } from '../work.js';
import { mergeFields, reviewEmails } from './reviewEmails.js';

export const abstractReviewProcesses = resource('abstractReviewProcesses', {
  lists: { listByEvent: { event_id: 'event_id' } },
  check: checkTemplates,
});

function checkTemplates(draft: Draft<'abstractReviewProcesses'>, _: unknown, work: Work): void {
  for (const field of Object.values(reviewEmails)) {
    const template = draft[field];
    if (template !== undefined) checkTemplate(template, mergeFields(work), `/${field}`);
  }
}
