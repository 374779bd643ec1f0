/** Operations with a dialog made by hand, in place of the one made of the document. */
import type { VNode } from 'preact';
import { isWithdrawn } from '../../withdrawn.js';
import { Assigning, Opening } from '../conference/dialogs.js';
import { isOut } from '../conference/scores.js';
import { DecidingAtOnce, DecidingOn } from '../deciding/dialog.js';
import { Evaluating } from '../events/evaluating.js';
import { Previewing } from '../mail/previewing.js';
import type { Json } from '../session.js';
import type { ActionProps } from './run.js';

const ofReviews = (of: string) => ({
  [`${of}.assignReviews`]: Assigning,
  [`${of}.previewEmail`]: Previewing,
  [`${of}.released`]: null,
  [`${of}.remind`]: null,
});

/** operationId → the dialog; null: a page shows it already, so it has no button. */
export const byHand: Readonly<Record<string, ((props: ActionProps) => VNode | null) | null>> = {
  ...ofReviews('abstractReviews'),
  'abstractReviews.openRoundByPost': Opening,
  'abstracts.decide': DecidingOn,
  'abstracts.previewEmail': Previewing,
  'abstracts.release': null,
  'abstracts.setStatus': DecidingAtOnce,
  'applications.decide': DecidingOn,
  'applications.previewEmail': Previewing,
  'applications.release': null,
  'applications.replaceReferee': null,
  'applications.setStatus': DecidingAtOnce,
  'coupons.evaluate': Evaluating,
  'exhibitors.getContactAllowance': null,
  'references.previewEmail': Previewing,
  'references.process': null,
  ...ofReviews('reviews'),
  'reviews.openRound': Opening,
};

/** operationId → the resources on whose pages alone it is offered, where the document cannot say it. */
export const places: Readonly<Record<string, readonly string[]>> = {
  'abstracts.decide': ['abstracts'],
  'abstracts.previewEmail': ['abstractSubmissionProcesses', 'abstractDecisionProcesses', 'abstractApprovalProcesses'],
  'applications.decide': ['applications'],
};

const isOpen = (review: Json) => !isOut(review) && review.status !== 'completed';

/** operationId → whether it would do anything with this record; the others are always offered. */
export const fits: Readonly<Record<string, (record: Json) => boolean>> = {
  'abstractReviews.cancel': (review) => !isOut(review),
  'abstractReviews.decline': isOpen,
  'abstractReviews.reinstate': isOut,
  'abstracts.confirm': (abstract) =>
    abstract.decision === 'accepted' && abstract.confirmed_at === undefined && !isWithdrawn(abstract),
  'abstracts.decide': (abstract) => !isWithdrawn(abstract),
  'abstracts.setStatus': (abstract) => !isWithdrawn(abstract),
  'abstracts.withdraw': (abstract) => !isWithdrawn(abstract),
  'applications.decide': (application) => !isWithdrawn(application),
  'applications.setStatus': (application) => !isWithdrawn(application),
  'references.decline': ({ status }) => status === 'pending',
  'references.reinstate': ({ status }) => status === 'declined',
  'reviews.cancel': (review) => !isOut(review),
  'reviews.decline': isOpen,
  'reviews.reinstate': isOut,
};
