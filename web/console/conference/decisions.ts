/** How abstracts stand: what is decided, what is only pending, and what their authors have answered. */
import { csvRow } from '#shared/schema/csv.js';
import { saveCsv } from '../page.js';
import { counted, type Part } from './shared.js';

type Abstract = Part<'abstracts'>;
/** In the ranking. */
interface Row {
  readonly abstract: Abstract;
  readonly title: string;
  readonly type: string;
  readonly average: number | undefined;
}

export type Decision = NonNullable<Abstract['pending_review_status']>;

/** What each is called, and the button that makes it. */
export const decisions: Readonly<Record<Decision, { readonly word: string; readonly button: string }>> = {
  accepted: { word: 'accepted', button: 'Accept' },
  alternate: { word: 'on the waiting list', button: 'Waiting list' },
  declined: { word: 'declined', button: 'Decline' },
  'pending review': { word: 'open', button: 'Undecided' },
};

export const decisionWord = (name: unknown) => decisions[name as Decision]?.word ?? String(name);

export const isWithdrawn = ({ status }: { readonly status?: unknown }) =>
  typeof status === 'string' && status.trim().toLowerCase() === 'withdrawn';

/** What it is, and what it becomes; it can be found by each of these words. */
export function standingOf(abstract: Abstract): readonly string[] {
  const { review_status, pending_review_status: pending, confirmed_at } = abstract;
  if (isWithdrawn(abstract)) return ['withdrawn'];
  const words = [decisionWord(review_status ?? 'pending review')];
  if (pending !== undefined) words.push(`→ ${decisionWord(pending)}`, 'not released');
  if (confirmed_at !== undefined) words.push('confirmed');
  return words;
}

/** What it will be when everything is released; undefined: it is withdrawn. */
export const nextOf = ({ abstract }: Row): Decision | undefined =>
  isWithdrawn(abstract)
    ? undefined
    : (abstract.pending_review_status ?? (abstract.review_status as Decision) ?? 'pending review');

/** In words: `412 accepted, 60 on the waiting list, 2,790 open, 320 of them not released`. */
export function countsOf(rows: readonly Row[]): string {
  const nexts = rows.map(nextOf);
  const pending = rows.filter((row) => isPending(row.abstract)).length;
  const out = nexts.filter((next) => next === undefined).length;
  const words = Object.entries(decisions).map(([name, { word }]) => ({
    word,
    count: nexts.filter((next) => next === name).length,
  }));
  return [...words, { word: 'withdrawn', count: out }, { word: 'of them not released', count: pending }]
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => counted(count, word, word))
    .join(', ');
}

export const isPending = (abstract: Abstract) => abstract.pending_review_status !== undefined && !isWithdrawn(abstract);

const heads = 'Title,Author,Address,Type,Average,Decision,Pending,Status,Confirmed,Withdrawn'.split(',');

/** As a file: who gets which decision. */
export const saveDecisions = (shown: readonly Row[]) =>
  saveCsv('Decisions', [
    csvRow(heads),
    ...shown.map(({ title, type, average, abstract }) => {
      const { name, email_address, status, review_status, confirmed_at, withdrawn_at } = abstract;
      const [real, pending] = [review_status ?? 'pending review', abstract.pending_review_status].map(
        (one) => one && decisionWord(one),
      );
      const cells = [title, name, email_address, type, average, real, pending, status, confirmed_at, withdrawn_at];
      return csvRow(cells.map((cell) => String(cell ?? '')));
    }),
  ]);
