/** What is reviewed, and what its records and fields are called: the pages are written once, in the words of abstracts. */
import { kinds } from '../deciding/decisions.js';

const ofReviews =
  'review_round_id,assignee.contact_id,assignee.name,assignee.email_address,status,score,is_active,due_at,is_late,decline_reason,conflict_of_interest,conflict_overridden_by_id';
const ofSubjects =
  'name,email_address,status,average_score,round_scores,scores_by_round,review_status,pending_review_status,decision_at';
const ofProcesses = 'name,is_active,committee_members,criteria,enable_review_assignment_email,reminders';

export const abstracts = {
  ...kinds.abstracts,
  /** The page with the reviews of an event. */
  ...({ page: 'reviewing', title: 'Reviewing', service: 'events', groups: 'events', groupNoun: 'event' } as const),
  ...({ processes: 'abstractReviewProcesses', rounds: 'abstractReviewRounds', reviews: 'abstractReviews' } as const),
  conflicts: 'abstractReviewConflicts',
  /** The types, or whatever the e-mail about the decision depends on. */
  ...({
    types: 'abstractTypes',
    openRound: 'abstractReviews.openRoundByPost',
    isOpenedByType: true as boolean,
  } as const),
  ...({ byGroup: 'listByEvent', bySubject: 'listByAbstract' } as const),
  /** The field of an assignment that says how many reviews each gets. */
  perSubject: 'reviews_per_abstract',
  /** Fields of a review: what it is about, and the copy of its title. */
  ...({ subjectId: 'abstract_id', subjectTitle: 'abstract_title' } as const),
  ...({ titleField: 'title', currentRound: 'review_round_id', author: 'submitter_id' } as const),
  /** What is read for the page. */
  fields: {
    subjects: `${ofSubjects},title,type_id,review_round_id,confirmed_at,withdrawn_at`,
    reviews: `${ofReviews},abstract_id,abstract_title`,
    processes: ofProcesses,
    types: 'name,review_process_id',
  },
  untitled: (id: string) => `Without a title (${id})`,
};

/** Its names have the types of those of abstracts, whatever they are, as those of the server have. */
export type Reviewing = typeof abstracts;

export const applications = {
  ...kinds.applications,
  ...{ page: 'judging', title: 'Judging', service: 'awards', groups: 'awards', groupNoun: 'award' },
  ...{ processes: 'reviewProcesses', rounds: 'reviewRounds', reviews: 'reviews', conflicts: 'reviewConflicts' },
  ...{ types: 'applicationProcesses', openRound: 'reviews.openRound', isOpenedByType: false },
  ...{ byGroup: 'listByAward', bySubject: 'listByApplication' },
  ...{ perSubject: 'reviews_per_application', subjectId: 'application_id', subjectTitle: 'application_name' },
  ...{ titleField: 'name', currentRound: 'round_id', author: 'contact_id' },
  fields: {
    subjects: `${ofSubjects},process_id,round_id`,
    reviews: `${ofReviews},application_id,application_name`,
    processes: `${ofProcesses},time_zone`,
    types: 'name',
  },
  /** Who judges blindly does not know whose it is. */
  untitled: (id: string) => `Application …${id.slice(-4)}`,
} satisfies { readonly [N in keyof Reviewing]: unknown } as unknown as Reviewing;

export const namesIn = (service: string): Reviewing => (service === applications.service ? applications : abstracts);
