/** The abstracts, reviews and rounds of an event: read whole, and kept for Back and for the dialogs. */
import type { Gala, Me, PageProps } from '../page.js';
import { listing } from '../session.js';
import { useLoad } from '../ui.js';
import { isActive, isDeclined } from './scores.js';
import { counted, mayAll, type Part, readAll } from './shared.js';

export type Round = Part<'abstractReviewRounds'>;
export type Found = Awaited<ReturnType<typeof read>>;

type Tell = (progress: string) => void;

async function read(gala: Gala, me: Me, event_id: string, signal: AbortSignal, tell: Tell) {
  const counts = { abstract: 0, review: 0 };
  const count = (what: keyof typeof counts) => (number: number) => {
    counts[what] = number;
    tell(`${counted(counts.abstract, 'abstract')}, ${counted(counts.review, 'review')}`);
  };
  /** None, if the caller may not list them. */
  const all = async <Name extends keyof Gala>(name: Name, fields: string, tell?: (count: number) => void) => {
    const verb = name === 'abstracts' ? 'search' : 'listByEvent';
    const input =
      verb === 'search' ? { body: { event_ids: [event_id] }, fieldsToReturn: fields } : { event_id, fields };
    if (!mayAll(me, `${name}.${verb}`)) return [];
    return (await readAll(
      (from) => listing(gala, name, verb)({ ...input, ...from }, { signal }),
      tell,
    )) as Part<Name>[];
  };
  const assigneeFields = 'assignee.contact_id,assignee.name,assignee.email_address';
  const reviewFields = `abstract_id,abstract_title,review_round_id,${assigneeFields},status,score,is_active,due_at,is_late,decline_reason,conflict_of_interest,conflict_overridden_by_id`;
  const abstractFields = 'title,type_id,status,review_status,review_round_id,average_score,round_scores';
  const [abstracts, reviews, rounds, processes, types] = await Promise.all([
    all('abstracts', abstractFields, count('abstract')),
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
    abstracts: mayAll(me, 'abstracts.search') ? abstracts : undefined,
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
}

export const useReviews = (gala: Gala, me: Me, event_id: string) =>
  useLoad((signal, tell) => read(gala, me, event_id, signal, tell), [event_id], `reviews of the event ${event_id}`);
