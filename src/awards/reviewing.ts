/** Applications are reviewed: the table of the engine, and what is read in other forms. */

import { findRecord } from '../mail/emails.js';
import type { Change, Definition, Opener, Withholding } from '../records/registry.js';
import type { Deletion, Work } from '../records/work.js';
import { engineOf } from '../reviewing/engine.js';
import { tableOf } from '../reviewing/table.js';
import type { Draft, RecordOf } from '../schema/contract.js';

type Application = RecordOf<'applications'>;

export const reviewing = tableOf({
  subjects: 'applications',
  conflicts: 'reviewConflicts',
  processes: 'reviewProcesses',
  rounds: 'reviewRounds',
  reviews: 'reviews',
  groups: 'awards',
  subjectId: 'application_id',
  subjectIds: 'application_ids',
  perSubject: 'reviews_per_application',
  subjectTitle: 'application_name',
  groupId: 'award_id',
  currentRound: 'round_id',
  author: 'contact_id',
  declineNotice: 'review_decline_notice_email',
  emails: {
    assignment: 'application_review_assignment',
    confirmation: 'application_review_confirmation',
    review_reminder: 'application_review_reminder',
    review_decline_notice: 'application_review_decline_notice',
    withdrawal_notice: 'application_review_withdrawal_notice',
  },
  links: { review: 'application_review', reviews: 'application_reviews' },
  subject: 'application',
  group: 'award',
  mismatch: 'award_mismatch',
  people: /^(contact_id$|email_address$|nominee|nominator|applicant)/i,
  sample: { name: 'Grace Hopper' },
  titleOf: ({ name }) => name,
  questionsOf: async (application, work) =>
    (await findRecord('applicationProcesses', (application as Partial<Application>).process_id, work))?.questions,
  timeZoneOf: (process) => (process as Partial<RecordOf<'reviewProcesses'>>).time_zone,
  belongingTo: () => async () => true,
  partOf: async (_, round) => {
    const { award_id } = round as Partial<RecordOf<'reviewRounds'>>;
    return { id: `${award_id}`, sys_version: 0, match: { award_id: `${award_id}` } };
  },
});

export const reviewed = engineOf(reviewing);

/** The engine has the types of abstracts. */
const { conflicts, processes, rounds, reviews, subjects } = reviewed as never as {
  readonly conflicts: Definition<'reviewConflicts'>;
  readonly processes: Definition<'reviewProcesses'>;
  readonly rounds: Definition<'reviewRounds'>;
  readonly reviews: Definition<'reviews'> & { readonly operations: { readonly openRoundByPost: never } };
  readonly subjects: {
    prepare(draft: Draft<'applications'>, previous: Application | undefined, work: Work): Promise<void>;
    judge(change: Change<'applications'>, work: Work): Promise<void>;
    blind(application: Application, openers: readonly Opener[], work: Work): Promise<readonly string[] | undefined>;
    readonly withheld: Withholding<'applications'>;
    saved(application: Application, previous: Application | undefined, work: Work): Promise<void>;
    removed(application: Application, work: Work): Promise<void>;
    returned(application: Application, deletion: Deletion, work: Work): Promise<void>;
  };
};

export { subjects as asReviewed };

const { openRoundByPost: _, ...operations } = reviews.operations;

export const reviewDefinitions = {
  reviewConflicts: conflicts,
  reviewProcesses: processes,
  reviewRounds: {
    ...rounds,
    prepare: async (draft, ...about) => {
      inLowerCase(draft);
      await rounds.prepare?.(draft, ...about);
    },
  },
  reviews: {
    ...reviews,
    prepare: async (draft, ...about) => {
      asNumber(draft);
      await reviews.prepare?.(draft, ...about);
    },
    operations,
  },
} satisfies { readonly [R in 'reviewConflicts' | 'reviewProcesses' | 'reviewRounds' | 'reviews']: Definition<R> };

function inLowerCase(draft: Draft<'reviewRounds'>): void {
  if (draft.status !== undefined) draft.status = draft.status.toLowerCase();
}

function asNumber(draft: Draft<'reviews'>): void {
  if (typeof draft.score === 'string') draft.score = Number(draft.score);
}
