/** The answers to a review on their way from the keyboard to the server, one request at a time. */
import { GalaError } from 'gala/client';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { PageProps } from '../page.js';
import { isExpired, Login, overrideFor } from '../ui.js';
import { clock } from './shared.js';
import { filledIn, keysOf, type Name, onTopOf, type Review, sinceSent, typedTexts, withAnswer } from './typed.js';

/** Milliseconds without a key until a draft is saved, and until a save is tried again that got no answer. */
const [rest, again] = [3000, 10_000];

export type Status = 'draft' | 'completed';

interface State {
  /** What was done last, in words. */
  readonly done: string;
  readonly error?: unknown;
  /** What failed, and what would allow it. */
  readonly failed?: { readonly status: Status; readonly override: string | undefined } | undefined;
}

interface Props extends PageProps {
  readonly review: Review;
  /** @param isSubmitted whether the reviewer has submitted it; otherwise, it was saved or read again. */
  readonly onSaved: (review: Review, isSubmitted: boolean) => void;
}

/** Saves what is typed: as a draft by itself, unless the review is completed, for then it would not count any more. */
export function useAnswers({ gala, me, tenant, review, onSaved }: Props) {
  const key = keysOf(tenant, me) + review.id;
  const { count } = useContext(Login);
  const [state, setState] = useState<State>({ done: '' });
  const [, setChanges] = useState(0);
  const newest = useRef(review);
  if (review.sys_version > newest.current.sys_version) newest.current = review;
  const typed = onTopOf(newest.current, typedTexts.get(key));
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const running = useRef(Promise.resolve());

  const keep = (next: typeof typed) => {
    typedTexts.set(key, next);
    setChanges((count) => count + 1);
  };
  const wait = (ms: number) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => save('draft'), ms);
  };
  const save = (status: Status, override?: string) => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    running.current = running.current.then(() => send(status, override));
    return running.current;
  };
  const send = async (status: Status, override?: string): Promise<void> => {
    const now = onTopOf(newest.current, typedTexts.get(key));
    if (now && now.clashes.length > 0) return;
    if (status === 'draft' && (now === undefined || newest.current.status === 'completed')) return;
    if (status === 'completed') setState({ done: 'Submitting…' });
    const { answers = {} } = now ?? {};
    try {
      const body = { ...filledIn(newest.current, answers), status };
      newest.current = await gala.abstractReviews.submit({ body, ...(override && { override }) });
      keep(sinceSent(typedTexts.get(key), answers, newest.current));
      const done = `${status === 'draft' ? 'Draft saved' : 'Submitted'} ${clock.format(new Date())}`;
      setState((last) => (isAfterSubmit(status, last) ? { ...last, done } : { done }));
      onSaved(newest.current, status === 'completed');
    } catch (error) {
      const isOld = error instanceof GalaError && error.code === 'version_conflict';
      const current = isOld ? await readAgain().catch(() => undefined) : undefined;
      if (current !== undefined) return await send(status, override); // refused only if it was changed once more
      const failed = { status, override: overrideFor(error, override) };
      setState((last) => (isAfterSubmit(status, last) ? { ...last, done: '' } : { done: '', error, failed }));
      if (isAway(error) && status === 'draft') wait(again);
      else if (status === 'completed' && !isExpired(error)) await send('draft');
    }
  };
  const readAgain = async () => {
    const current = await gala.abstractReviews.get({ id: review.id, consistentRead: true });
    if (current.sys_version <= newest.current.sys_version) return undefined;
    newest.current = current;
    keep(onTopOf(current, typedTexts.get(key)));
    onSaved(current, false);
    return current;
  };

  useEffect(() => {
    if (state.failed !== undefined)
      save(state.failed.status); // for want of a login
    else if (typedTexts.get(key) !== undefined) wait(rest); // from before a reload
  }, [count]);
  useEffect(() => {
    const hurry = () => {
      if (waiting.current !== undefined) save('draft');
    };
    const hide = () => document.visibilityState === 'hidden' && hurry();
    addEventListener('online', hurry);
    addEventListener('beforeunload', hurry);
    document.addEventListener('visibilitychange', hide);
    return () => {
      hurry();
      removeEventListener('online', hurry);
      removeEventListener('beforeunload', hurry);
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);

  return {
    ...state,
    typed,
    isKept: typedTexts.isKept(key),
    save,
    type(name: Name, text: string) {
      keep(withAnswer(typed, newest.current, name, text));
      setState((last) => ({ ...last, done: '' }));
      wait(rest);
    },
    /** Keeps what was typed although somebody else has changed it too. */
    choose(name: Name, text: string) {
      const next = withAnswer(typed, newest.current, name, text);
      keep(next && { ...next, clashes: next.clashes.filter((other) => other !== name) });
      wait(0);
    },
    discard: () => {
      clearTimeout(waiting.current);
      waiting.current = undefined;
      keep(undefined);
      setState({ done: '' });
    },
  };
}

/** What was wrong with a submitted review is still to be seen when its answers are saved as a draft. */
const isAfterSubmit = (status: Status, { failed }: State) => status === 'draft' && failed?.status === 'completed';

export const isAway = (error: unknown) =>
  error instanceof GalaError && (error.status === 0 || error.status === 429 || error.status >= 500);
