/** The abstracts, reviews and rounds of an event: read whole, and kept for Back and for the dialogs. */
import { type Gala, type Me, may, type PageProps } from '../page.js';
import { useLoad } from '../ui.js';
import { type Abstract, isActive, type Review } from './scores.js';
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
  const search = { body: { event_ids: [event_id] } };
  const abstractFields = 'title,type_id,status,review_status,review_round_id,average_score,round_scores';
  const assigneeFields = 'assignee.contact_id,assignee.name,assignee.email_address';
  const reviewFields = `abstract_id,abstract_title,review_round_id,${assigneeFields},status,score,is_active`;
  const roundFields = 'name,process_id,status,opened_at,display_order';
  const ifAllowed = <T>(permission: string, reading: () => Promise<T>) =>
    mayAll(me, permission) ? reading() : undefined;
  const [abstracts, reviews, rounds = [], processes = [], types = []] = await Promise.all([
    ifAllowed('abstracts.search', () =>
      readAll<Abstract>(
        (from) => gala.abstracts.search({ ...search, fieldsToReturn: abstractFields, ...from }, { signal }),
        count('abstract'),
      ),
    ),
    readAll<Review>(
      (from) => gala.abstractReviews.listByEvent({ event_id, fields: reviewFields, ...from }, { signal }),
      count('review'),
    ),
    ifAllowed('abstractReviewRounds.listByEvent', () =>
      readAll<Round>((from) =>
        gala.abstractReviewRounds.listByEvent({ event_id, fields: roundFields, ...from }, { signal }),
      ),
    ),
    ifAllowed('abstractReviewProcesses.listByEvent', () =>
      readAll((from) => gala.abstractReviewProcesses.listByEvent({ event_id, fields: 'name', ...from }, { signal })),
    ),
    ifAllowed('abstractTypes.listByEvent', () =>
      readAll<Part<'abstractTypes'>>((from) =>
        gala.abstractTypes.listByEvent({ event_id, fields: 'name,review_process_id', ...from }, { signal }),
      ),
    ),
  ]);
  return {
    /** Undefined: the caller may not list them. */
    abstracts,
    reviews: reviews.filter(isActive),
    inactive: reviews.filter((review) => !isActive(review)),
    rounds: rounds.sort((one, other) => (one.display_order ?? 1e9) - (other.display_order ?? 1e9)),
    types,
    processes,
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

/** Who the reviewers of a round can be. */
export async function readRules(gala: Gala, me: Me, { id, process_id = '' }: Round, signal: AbortSignal) {
  const [round, process] = await Promise.all([
    may(me, 'abstractReviewRounds.get')
      ? gala.abstractReviewRounds.get({ id, fields: 'review_assignment_rules' }, { signal })
      : undefined,
    may(me, 'abstractReviewProcesses.get')
      ? gala.abstractReviewProcesses.get({ id: process_id, fields: 'committee_members' }, { signal })
      : undefined,
  ]);
  return { rules: round?.review_assignment_rules ?? [], members: process?.committee_members ?? [] };
}
