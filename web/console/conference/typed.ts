/** What reviewers have typed and not sent yet: kept in the tab at every key, so that no reload, error or expired login loses it. */
import type { Gala, Me } from '../page.js';

export type Review = Awaited<ReturnType<Gala['abstractReviews']['submit']>>;

export const comments = [
  { name: 'comments_to_submitter', label: 'Comments for the submitter' },
  { name: 'comments_to_staff', label: 'Comments for staff only' },
] as const;

/** `scores/` and the id of a criterion for the score by it. */
export type Name = 'score' | `scores/${string}` | (typeof comments)[number]['name'];

const criterionIn = (name: Name) => (name.startsWith('scores/') ? name.slice('scores/'.length) : undefined);

interface Given {
  readonly text: string;
  readonly over: string;
  /** Since it was typed over that. */
  readonly sent?: readonly string[];
}

export interface Typed {
  readonly title: string;
  /** With what the review had in its place when it was typed, and what was sent: the server's answer may have been lost. */
  readonly answers: Readonly<Record<string, Given>>;
}

export function storedIn({ scores = [], ...review }: Review, name: Name): string {
  const id = criterionIn(name);
  if (id !== undefined) return String(scores.find(({ criterion_id }) => criterion_id === id)?.score ?? '');
  return String(review[name as 'score'] ?? '');
}

/** Where it differs from the review as it is now. There is a clash where somebody else has changed the same answer. */
export const changesIn = (review: Review, typed: Typed | undefined) =>
  (Object.entries(typed?.answers ?? {}) as [Name, Given][]).flatMap(([name, { text, over, sent = [] }]) => {
    const stored = storedIn(review, name);
    return text === stored ? [] : [{ name, text, stored, isClash: stored !== over && !sent.includes(stored) }];
  });

export type Changes = ReturnType<typeof changesIn>;

/** The review with the answers that were typed. An empty answer is left out. */
export function filledIn(review: Review, changes: Changes): Review {
  const scores = new Map(review.scores?.map((one) => [one.criterion_id, one]));
  const given = changes.flatMap(({ name, text }) => {
    const id = criterionIn(name);
    const answer = id !== undefined || name === 'score' ? Number(text) : text;
    const value = text.trim() === '' ? undefined : answer;
    if (id === undefined) return [[name, value]];
    const { score: _, ...before } = scores.get(id) ?? { criterion_id: id };
    scores.set(id, { ...before, ...(typeof value === 'number' && { score: value }) });
    return [];
  });
  return { ...review, ...(scores.size > 0 && { scores: [...scores.values()] }), ...Object.fromEntries(given) };
}

const prefix = 'gala.typed/';

export const keysOf = (tenant: string, me: Me) => `${prefix}${tenant}/${me.id}/`;

const kept = Object.entries(sessionStorage).filter(([key]) => key.startsWith(prefix));
const texts = new Map<string, Typed>(kept.map(([key, text]) => [key, JSON.parse(text)]));

export const typedTexts = {
  get: (key: string) => texts.get(key),

  set(key: string, typed: Typed): void {
    if (Object.keys(typed.answers).length === 0) typedTexts.delete(key);
    else {
      texts.set(key, typed);
      try {
        sessionStorage.setItem(key, JSON.stringify(typed));
      } catch {} // it is full, and this page still has the text
    }
  },

  delete(key: string): void {
    texts.delete(key);
    sessionStorage.removeItem(key);
  },

  /** Those that begin with it. */
  keys: (start = prefix) => [...texts.keys()].filter((key) => key.startsWith(start)),
};

/** Asks, if there is text that would be lost with the tab's session. */
export function mayLogOut(): boolean {
  const titles = new Intl.ListFormat('en').format(Array.from(texts.values(), ({ title }) => `“${title}”`));
  const question = `Log out? The server does not have what you typed into ${titles} yet. It is lost.`;
  if (texts.size > 0 && !confirm(question)) return false;
  for (const key of typedTexts.keys()) typedTexts.delete(key);
  return true;
}

addEventListener('beforeunload', (event) => {
  if (texts.size > 0) event.preventDefault();
});
