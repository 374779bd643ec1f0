/** The abstracts, reviews and rounds of an event, or the applications for an award: read whole, and kept for Back and for the dialogs. */
import type { Gala, Me, PageProps } from '../page.js';
import { listing } from '../session.js';
import { useLoad } from '../ui.js';
import type { Reviewing } from './names.js';
import { type Abstract, isActive, isDeclined } from './scores.js';
import { counted, mayAll, type Part, readAll } from './shared.js';

export type Round = Part<'abstractReviewRounds'>;
export type Found = Awaited<ReturnType<typeof read>>;

type Tell = (progress: string) => void;

/** Those of an event, with what the ranking shows of them. */
export const readAbstracts = (
  of: Reviewing,
  gala: Gala,
  group_id: string,
  options: { signal?: AbortSignal } = {},
  tell?: (count: number) => void,
) =>
  readAll(
    (from) =>
      gala[of.resource].search(
        { body: { [`${of.group}s`]: [group_id] }, fieldsToReturn: of.fields.subjects, consistentRead: true, ...from },
        options,
      ),
    tell,
  ) as Promise<Abstract[]>;

async function read(of: Reviewing, gala: Gala, me: Me, group_id: string, signal: AbortSignal, tell: Tell) {
  const counts = { subject: 0, review: 0 };
  const count = (what: keyof typeof counts) => (number: number) => {
    counts[what] = number;
    tell(`${counted(counts.subject, of.noun)}, ${counted(counts.review, 'review')}`);
  };
  /** None, if the caller may not list them. */
  const all = async <Name extends keyof Gala>(name: Name, fields: string, tell?: (count: number) => void) => {
    if (!mayAll(me, `${name}.${of.byGroup}`)) return [];
    return (await readAll(
      (from) => listing(gala, name, of.byGroup)({ [of.group]: group_id, fields, ...from }, { signal }),
      tell,
    )) as Part<Name>[];
  };
  const maySearch = mayAll(me, `${of.resource}.search`);
  const [abstracts, reviews, rounds, processes, types] = await Promise.all([
    maySearch ? readAbstracts(of, gala, group_id, { signal }, count('subject')) : undefined,
    all(of.reviews, of.fields.reviews, count('review')),
    all(of.rounds, 'name,process_id,status,opened_at,due_at,closes_at,display_order,review_assignment_rules'),
    all(of.processes, of.fields.processes),
    all(of.types, of.fields.types),
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
  readonly of: Reviewing;
  /** The id of the event or the award. */
  readonly group_id: string;
  readonly round_id: string | undefined;
}

export interface FoundProps extends EventProps {
  readonly found: Found;
  /** Something was done with them. */
  readonly onChanged: () => void;
  /** Abstracts were decided on; nothing else has changed. */
  readonly onDecided: () => Promise<void>;
}

export const useReviews = (of: Reviewing, gala: Gala, me: Me, group_id: string) =>
  useLoad(
    (signal, tell) => read(of, gala, me, group_id, signal, tell),
    [group_id],
    `reviews of the ${of.groupNoun} ${group_id}`,
  );
