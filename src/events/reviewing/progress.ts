/** How far an operation has come that takes several calls. */
import type { Collection, Work } from '../../records/work.js';
import type { Stored } from '../../store/doc.js';

/** The internal collection of everything here. */
export const progress = 'events.reviewing';

/** Of opening a round for a type of abstracts. */
export interface Opening extends Stored {
  /** Versions of what it depends on: when one changes, it begins anew. */
  readonly of: string;
  /** While scores are brought up to date: the last review that was looked at. */
  readonly rescored?: string | undefined;
  /** The last abstract that is done. */
  readonly after?: string | undefined;
  /** Reviews of the abstracts that are done. */
  readonly present: number;
}

/** Of sending the e-mails of a round: the last review that was looked at. */
export interface Mailing extends Stored {
  readonly after: string;
}

/** When a round of a process was opened last. */
export interface LastOpening extends Stored {
  readonly opened_at: string;
}

export const openings = (work: Work): Collection<Opening> => work.collection(progress);
export const mailings = (work: Work): Collection<Mailing> => work.collection(progress);
export const lastOpenings = (work: Work): Collection<LastOpening> => work.collection(progress);
