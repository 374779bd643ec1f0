/** What reviewers have typed and not sent yet: kept in the tab at every key, so that no reload, error or expired login loses it. */
import type { Gala, Me } from '../page.js';

export type Review = Awaited<ReturnType<Gala['abstractReviews']['submit']>>;

export const comments = [
  { name: 'comments_to_submitter', label: 'Comments for the submitter' },
  { name: 'comments_to_staff', label: 'Comments for staff only' },
] as const;

export type Name = 'score' | (typeof comments)[number]['name'];
export const names: readonly Name[] = ['score', ...comments.map(({ name }) => name)];
type Answers = Readonly<Partial<Record<Name, string>>>;

export interface Typed {
  readonly title: string;
  /** Of the review that it was typed over. */
  readonly version: number;
  /** What the review had then. */
  readonly before: Answers;
  readonly answers: Answers;
  /** What somebody else has changed as well, until the reviewer chooses. */
  readonly clashes: readonly Name[];
}

export const storedIn = (review: Review, name: Name) => String(review[name] ?? '');

const storedAnswers = (review: Review): Answers =>
  Object.fromEntries(names.map((name) => [name, storedIn(review, name)]));

/** With another answer; undefined if nothing is left that the review has not. */
export function withAnswer(typed: Typed | undefined, review: Review, name: Name, text: string): Typed | undefined {
  const { sys_version: version, abstract_title: title = '' } = review;
  const start = typed ?? { title, version, before: storedAnswers(review), answers: {}, clashes: [] };
  return onTopOf(review, { ...start, answers: { ...start.answers, [name]: text } });
}

/** What was typed, over the review as it is now. Where somebody else has changed the same answer, there is a clash. */
export function onTopOf(review: Review, typed: Typed | undefined): Typed | undefined {
  if (typed === undefined || review.sys_version < typed.version) return typed;
  const stored = storedAnswers(review);
  const left = names.filter((name) => (typed.answers[name] ?? stored[name]) !== stored[name]);
  if (left.length === 0) return undefined;
  return {
    title: typed.title,
    version: review.sys_version,
    before: stored,
    answers: Object.fromEntries(left.map((name) => [name, typed.answers[name]])),
    clashes: left.filter((name) => typed.clashes.includes(name) || typed.before[name] !== stored[name]),
  };
}

/** What was typed while `sent` was on its way to the server, which has answered with the review. */
export function sinceSent(typed: Typed | undefined, sent: Answers, review: Review): Typed | undefined {
  const later = names.filter((name) => typed?.answers[name] !== sent[name]);
  const answers = Object.fromEntries(later.map((name) => [name, typed?.answers[name] ?? '']));
  return typed && onTopOf(review, { ...typed, before: storedAnswers(review), answers, clashes: [] });
}

/** The review with the answers that were typed. An empty answer is left out. */
export function filledIn(review: Review, answers: Answers): Review {
  const given = Object.entries(answers).map(([name, text]) => {
    const answer = name === 'score' ? Number(text) : text;
    return [name, text.trim() === '' ? undefined : answer];
  });
  return { ...review, ...Object.fromEntries(given) };
}

const prefix = 'gala.typed/';
/** What the browser does not keep, because its storage is full or switched off. */
const unkept = new Map<string, string>();

export const keysOf = (tenant: string, me: Me) => `${prefix}${tenant}/${me.id}/`;

const keptKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));

export const typedTexts = {
  get(key: string): Typed | undefined {
    const text = unkept.get(key) ?? sessionStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  },

  set(key: string, typed: Typed | undefined): void {
    unkept.delete(key);
    try {
      if (typed === undefined) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(typed));
    } catch {
      unkept.set(key, JSON.stringify(typed));
    }
  },

  /** Those whose key begins with it. */
  keys: (start = prefix) => [...new Set([...keptKeys(), ...unkept.keys()])].filter((key) => key.startsWith(start)),

  isKept: (key: string) => !unkept.has(key),
};

const question = (what: string, keys: readonly string[]) =>
  keys.length === 0 ||
  confirm(`${what}? The server does not have what you typed into ${titles(keys)} yet. It is lost.`);

const titles = (keys: readonly string[]) =>
  new Intl.ListFormat('en').format(keys.map((key) => `“${typedTexts.get(key)?.title}”`));

/** Asks, if there is text that would be lost with the tab's session. */
export function mayLogOut(): boolean {
  const may = question('Log out', typedTexts.keys());
  if (may) for (const key of typedTexts.keys()) typedTexts.set(key, undefined);
  return may;
}

/** Asks, if there is text that only this page has. */
export const mayLeave = () => question('Leave', [...unkept.keys()]);

addEventListener('beforeunload', (event) => {
  if (typedTexts.keys().length > 0) event.preventDefault();
});
