/** How abstracts and applications stand: what is decided, what is only pending, and what their authors have answered. */
import { csvRow } from '#shared/schema/csv.js';
import { isWithdrawn } from '../../withdrawn.js';
import { counted, type Part } from '../conference/shared.js';
import { type PageProps, saveCsv } from '../page.js';

/** What is decided on. */
export type Decided = Part<'abstracts'>;

/** In a table of those that are decided on. */
export interface Row {
  readonly id: string;
  readonly record: Decided;
  readonly title: string;
  readonly type: string;
  readonly average: number | undefined;
}

/** What differs between abstracts and applications. */
export const kinds = {
  abstracts: {
    ...({ resource: 'abstracts', group: 'event_id', ids: 'abstract_ids' } as const),
    ...({ noun: 'abstract', part: 'type_id', partLabel: 'Type', parts: 'all types' } as const),
  },
  applications: {
    ...({ resource: 'applications', group: 'award_id', ids: 'application_ids' } as const),
    ...({ noun: 'application', part: 'process_id', partLabel: 'Process', parts: 'all processes' } as const),
  },
} as const;

export interface DecidingProps extends PageProps {
  readonly kind: (typeof kinds)[keyof typeof kinds];
  /** The id of the event or the award. */
  readonly group: string;
  /** All of it, not only those shown. */
  readonly records: readonly Decided[];
  /** The types of abstracts, or the application processes. */
  readonly parts: readonly { readonly id: string; readonly name?: string | undefined }[];
  /** Ids of what has reviews that are not submitted. */
  readonly outstanding?: ReadonlySet<string> | undefined;
  /** They were decided on; nothing else has changed. */
  readonly onDecided: () => Promise<void>;
}

export type Decision = NonNullable<Decided['pending_review_status']>;

/** As many as one request decides on. */
export const mostDecided = 500;

/** What each is called, and the button that makes it. */
export const decisions: Readonly<Record<Decision, { readonly word: string; readonly button: string }>> = {
  accepted: { word: 'accepted', button: 'Accept' },
  alternate: { word: 'on the waiting list', button: 'Waiting list' },
  declined: { word: 'declined', button: 'Decline' },
  'pending review': { word: 'open', button: 'Undecided' },
};

/** What to call each. */
export const namesOf = (records: readonly Decided[]) =>
  new Map(records.map(({ id, title, name }) => [id, title?.trim() || name || id]));

export const decisionWord = (name: unknown) => decisions[name as Decision]?.word ?? String(name);

/** The decision that is real; other texts say nothing. */
const realOf = ({ review_status }: Decided): Decision =>
  review_status !== undefined && Object.hasOwn(decisions, review_status) ? review_status : 'pending review';

/** What it is, and what it becomes; it can be found by each of these words. */
export function standingOf(record: Decided): readonly string[] {
  const { pending_review_status: pending, confirmed_at } = record;
  if (isWithdrawn(record)) return ['withdrawn'];
  const words = [decisionWord(realOf(record))];
  if (pending !== undefined) words.push(`→ ${decisionWord(pending)}`, 'not released');
  if (confirmed_at !== undefined) words.push('confirmed');
  return words;
}

/** What it will be when everything is released; undefined: it is withdrawn. */
export const nextOf = ({ record }: Pick<Row, 'record'>): Decision | undefined =>
  isWithdrawn(record) ? undefined : (record.pending_review_status ?? realOf(record));

/** In words: `412 accepted, 60 on the waiting list, 2,790 open; 320 are not released`. */
export function countsOf(rows: readonly Pick<Row, 'record'>[]): string {
  const nexts = rows.map(nextOf);
  const pending = rows.filter((row) => isPending(row.record)).length;
  const out = nexts.filter((next) => next === undefined).length;
  const words = Object.entries(decisions).map(([name, { word }]) => ({
    word,
    count: nexts.filter((next) => next === name).length,
  }));
  const standing = [...words, { word: 'withdrawn', count: out }]
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => counted(count, word, word))
    .join(', ');
  return pending > 0 ? `${standing}; ${counted(pending, 'is', 'are')} not released` : standing;
}

export const isPending = (record: Decided) => record.pending_review_status !== undefined && !isWithdrawn(record);

const heads = 'Title,Author,E-mail,Type,Average,Decision,Pending,Status,Confirmed,Withdrawn'.split(',');

/** As a file: who gets which decision. */
export const saveDecisions = (shown: readonly Row[]) =>
  saveCsv('Decisions', [
    csvRow(heads),
    ...shown.map(({ title, type, average, record }) => {
      const { name, email_address, status, confirmed_at, withdrawn_at } = record;
      const real = isWithdrawn(record) ? 'withdrawn' : decisionWord(realOf(record));
      const pending = isPending(record) ? decisionWord(record.pending_review_status) : undefined;
      const cells = [title, name, email_address, type, average, real, pending, status, confirmed_at, withdrawn_at];
      return csvRow(cells.map((cell) => String(cell ?? '')));
    }),
  ]);
