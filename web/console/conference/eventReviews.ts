/** The abstracts, reviews and rounds of an event: read whole, and kept for Back and for the dialogs. */
import type { Gala, Me, PageProps } from '../page.js';
import { listing } from '../session.js';
import { useLoad } from '../ui.js';
import { type Abstract, isActive, isDeclined } from './scores.js';
import { counted, mayAll, type Part, readAll } from './shared.js';

export type Round = Part<'abstractReviewRounds'>;
export type Found = Awaited<ReturnType<typeof read>>;

type Tell = (progress: string) => void;

/** Those of an event, with what the ranking shows of them. */
export const readAbstracts = (
  gala: Gala,
  event_id: string,
  options: { signal?: AbortSignal } = {},
  tell?: (count: number) => void,
) =>
  readAll(
    (from) =>
      gala.abstracts.search(
        { body: { event_ids: [event_id] }, fieldsToReturn: abstractFields, consistentRead: true, ...from },
        options,
      ),
    tell,
  ) as Promise<Abstract[]>;

const abstractFields =
  'title,name,email_address,type_id,status,review_round_id,average_score,round_scores,review_status,pending_review_status,decision_at,confirmed_at,withdrawn_at';

async function read(gala: Gala, me: Me, event_id: string, signal: AbortSignal, tell: Tell) {
  const counts = { abstract: 0, review: 0 };
  const count = (what: keyof typeof counts) => (number: number) => {
    counts[what] = number;
    tell(`${counted(counts.abstract, 'abstract')}, ${counted(counts.review, 'review')}`);
  };
  /** None, if the caller may not list them. */
  const all = async <Name extends keyof Gala>(name: Name, fields: string, tell?: (count: number) => void) => {
    if (!mayAll(me, `${name}.listByEvent`)) return [];
    return (await readAll(
      (from) => listing(gala, name, 'listByEvent')({ event_id, fields, ...from }, { signal }),
      tell,
    )) as Part<Name>[];
  };
  const maySearch = mayAll(me, 'abstracts.search');
  const assigneeFields = 'assignee.contact_id,assignee.name,assignee.email_address';
  const reviewFields = `abstract_id,abstract_title,review_round_id,${assigneeFields},status,score,is_active,due_at,is_late,decline_reason,conflict_of_interest,conflict_overridden_by_id`;
  const [abstracts, reviews, rounds, processes, types] = await Promise.all([
    maySearch ? readAbstracts(gala, event_id, { signal }, count('abstract')) : undefined,
    all('abstractReviews', reviewFields, count('review')),
    all(
      'abstractReviewRounds',
      'name,process_id,status,opened_at,due_at,closes_at,display_order,review_assignment_rules',
    ),
    all('abstractReviewProcesses', 'name,is_active,committee_members,enable_review_assignment_email,reminders'),
    all('abstractTypes', 'name,review_process_id'),
  ]);
  return {
    /** Undefined: the caller may not list them. */
    abstracts,
    reviews: reviews.filter(isActive),
    declined: reviews.filter(isDeclined),
    inactive: reviews.filter((review) => !isActive(review) && !isDeclined(review)),
    rounds: rounds.sort((one, other) => (one.display_order ?? 1e9) - (other.display_order ?? 1e9)),
    ...{ types, processes },
  };
}

export interface EventProps extends PageProps {
  readonly event_id: string;
  readonly round_id: string | undefined;
}

export interface FoundProps extends EventProps {
  readonly found: Found;
  /** Something was done with them. */
  readonly onChanged: () => void;
  /** Abstracts were decided on; nothing else has changed. */
  readonly onDecided: () => Promise<void>;
}

export const useReviews = (gala: Gala, me: Me, event_id: string) =>
  useLoad((signal, tell) => read(gala, me, event_id, signal, tell), [event_id], `reviews of the event ${event_id}`);
