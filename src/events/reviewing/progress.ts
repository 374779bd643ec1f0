/** The progress of an operation that takes several requests. */
import type { Collection, Work } from '../../records/work.js';
import type { Stored } from '../../store/doc.js';

/** The internal collection of all progress records. */
export const progress = 'events.reviewing';

/** The progress of opening a round for an abstract type. */
export interface Opening extends Stored {
  /** Versions of the records that it depends on. If one changes, it starts again. */
  readonly of: string;
  /** While scores are updated: the last processed review. */
  readonly rescored?: string | undefined;
  /** The last processed abstract. */
  readonly after?: string | undefined;
  /** Number of reviews of the processed abstracts. */
  readonly present: number;
}

/** The progress of sending the e-mails of a round: the last processed review. */
export interface Mailing extends Stored {
  readonly after: string;
}

/** When a round of a process was last opened. */
export interface LastOpening extends Stored {
  readonly opened_at: string;
}

export const openings = (work: Work): Collection<Opening> => work.collection(progress);
export const mailings = (work: Work): Collection<Mailing> => work.collection(progress);
export const lastOpenings = (work: Work): Collection<LastOpening> => work.collection(progress);
