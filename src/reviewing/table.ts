/** What is reviewed, and what its records and fields are called. The engine is written once, for what abstracts are called. */

import type { Change, LinkTarget } from '../records/registry.js';
import type { Work } from '../records/work.js';
import type { Answer, Draft, RecordOf } from '../schema/contract.js';
import type { Match } from '../store/port.js';

/** What is reviewed: abstracts, or applications with the same fields by their own names. */
export type Subject = RecordOf<'abstracts'>;
export type Group = RecordOf<'events'>;
export type Process = RecordOf<'abstractReviewProcesses'>;
export type Round = RecordOf<'abstractReviewRounds'>;
export type Review = RecordOf<'abstractReviews'>;
export type ReviewDraft = Draft<'abstractReviews'>;
export type Assignee = ReviewDraft['assignee'];
export type ReviewChange = Change<'abstractReviews'>;
export type Conflict = RecordOf<'abstractReviewConflicts'>;
export type ConflictChange = Change<'abstractReviewConflicts'>;
export type Skipped = Answer<'abstractReviews.openRound'>['skipped'][number];

/** What a round is opened for at a time. A change of it starts the work anew. */
export interface Part {
  readonly id: string;
  readonly sys_version: number;
  /** Its subjects. */
  readonly match: Match;
}

/**
 * The table of a service. Its names have the types of those of abstracts, whatever they are: a table of other names is one of the
 * same shape, since its documents are made of the same pages.
 */
export interface Reviewing {
  /** The resources: what is reviewed, who must not review it, its processes, rounds and reviews, and what they belong to. */
  readonly subjects: 'abstracts';
  readonly conflicts: 'abstractReviewConflicts';
  readonly processes: 'abstractReviewProcesses';
  readonly rounds: 'abstractReviewRounds';
  readonly reviews: 'abstractReviews';
  readonly groups: 'events';
  /** Fields of a review: what it is about, the copy of its title, and what it belongs to. */
  readonly subjectId: 'abstract_id';
  readonly subjectTitle: 'abstract_title';
  readonly groupId: 'event_id';
  /** Fields of what is reviewed: its current round, and who has submitted it. */
  readonly currentRound: 'review_round_id';
  readonly author: 'submitter_id';
  /** The fields of requests with several ids. */
  readonly subjectIds: 'abstract_ids';
  /** The field of `assignReviews` that says how many reviews each subject gets. */
  readonly perSubject: 'reviews_per_abstract';
  /** The field of a process with the e-mail to who is told that a reviewer has declined. */
  readonly declineNotice: 'decline_notice_email';
  /** That with the e-mail to reviewers of what its author has withdrawn, where authors can. */
  readonly withdrawalNotice?: 'withdrawal_notice_email';
  /** Kinds of e-mails and of links: as of abstracts → as stored. */
  readonly emails: Readonly<
    Record<'assignment' | 'confirmation' | 'review_reminder' | 'review_decline_notice' | 'withdrawal_notice', string>
  >;
  readonly links: { readonly review: LinkTarget['kind']; readonly reviews: LinkTarget['kind'] };
  /** As in sentences and as merge fields: what is reviewed, and what it belongs to. */
  readonly subject: 'abstract';
  readonly group: 'event';
  /** Why a review cannot be about a subject of another group. */
  readonly mismatch: 'event_mismatch';
  /** Fields of what is reviewed with those who must not review it. */
  readonly people: RegExp;
  /** One for templates without a record. */
  readonly sample: Partial<Subject>;
  /** What reviewers call it. */
  titleOf(subject: Partial<Subject>): string | undefined;
  /** The questions that it answers, for the page of a link. They tell nothing of its answers. */
  questionsOf?(subject: Partial<Subject>, work: Work): Promise<Process['questions']>;
  timeZoneOf(process: Process, group: Group | undefined): string | undefined;
  /** @returns whether a subject of the round's group is reviewed in it. */
  belongingTo(round: Round, work: Work): (subject: Subject) => Promise<boolean>;
  /** @throws Fault if the path names nothing that this round can be opened for. */
  partOf(path: { readonly typeId: string }, round: Round, work: Work): Promise<Part>;
}

/** Internal collections: what the next request goes on with, who was taken off, used scales, and the names of reviewers for authors. */
export const collectionOf = ({ groups }: Reviewing, of: 'reviewing' | 'takenOff' | 'scales' | 'aliases') =>
  `${groups}.${of}`;

/** Whether the result of a round is final: it is closed, or was opened once and is not open now. */
export const isOver = ({ status, opened_at }: Round) =>
  status === 'closed' || (status !== 'open' && opened_at !== undefined);

/** Fields that identify the review; submitting cannot change them. */
export const fixedFields = (of: Reviewing) => [of.subjectId, of.groupId, 'process_id', 'review_round_id'] as const;

/** A table with other names. Only the functions are checked by the compiler: each gets records of these resources. */
export const tableOf = (
  names: { readonly [N in keyof Reviewing]: Reviewing[N] extends string ? string : Reviewing[N] },
): Reviewing => names as Reviewing;

type Handler<Called, Given> = (of: Reviewing, call: Called, work: Work) => Given;

/** A handler of the engine as that of a table. */
export const handlerFor =
  (of: Reviewing) =>
  <Called, Given>(handler: Handler<Called, Given>) =>
  (call: Called, work: Work): Given =>
    handler(of, call, work);
