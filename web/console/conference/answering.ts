/** The answers to a review on their way from the keyboard to the server, one request at a time. */
import { GalaError } from 'gala/client';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { PageProps } from '../page.js';
import { clock, isExpired, Login, overrideFor } from '../ui.js';
import type { Reviewing } from './names.js';
import { titleIn } from './scores.js';
import { changesIn, filledIn, keysOf, type Name, type Review, storedIn, type Typed, typedTexts } from './typed.js';

/** Milliseconds without a key until a draft is saved, and until a save is tried again that got no answer. */
const [rest, again] = [3000, 10_000];

type Status = 'draft' | 'completed';

interface State {
  /** What was done last, in words. */
  readonly done: string;
  readonly error?: unknown;
  /** What failed, and what would allow it. */
  readonly failed?: { readonly status: Status; readonly override: string | undefined };
}

export interface AnswersProps extends PageProps {
  readonly of: Reviewing;
  readonly review: Review;
  /** @param isSubmitted whether the reviewer has submitted it; otherwise, it was saved or read again. */
  readonly onSaved: (review: Review, isSubmitted: boolean) => void;
}

/** Saves what is typed: as a draft by itself, unless the review is completed, for then it would not count any more. */
export function useAnswers({ of, gala, me, tenant, review, onSaved }: AnswersProps) {
  const key = keysOf(tenant, me) + review.id;
  const { count } = useContext(Login);
  const [state, setState] = useState<State>({ done: '' });
  const newest = useRef(review);
  if (review.sys_version > newest.current.sys_version) newest.current = review;
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const running = useRef(Promise.resolve());
  const changes = () => changesIn(newest.current, typedTexts.get(key));

  /** Leaves out what the review has by now. */
  const keep = (answers: Typed['answers']) => {
    const left = Object.entries(answers).filter(([name, { text }]) => text !== storedIn(newest.current, name as Name));
    typedTexts.set(key, { title: titleIn(of, review), answers: Object.fromEntries(left) });
  };
  /** What was wrong with a submitted review is still to be seen when its answers are saved as a draft. */
  const report = (status: Status, next: State) =>
    setState((last) =>
      status === 'draft' && last.failed?.status === 'completed' ? { ...last, done: next.done } : next,
    );
  const wait = (ms?: number) => {
    clearTimeout(waiting.current);
    waiting.current = ms === undefined ? undefined : setTimeout(() => save('draft'), ms);
  };
  const save = (status: Status, override?: string) => {
    wait();
    running.current = running.current.then(() => send(status, override));
  };
  const send = async (status: Status, override?: string): Promise<void> => {
    const sent = changes();
    if (sent.some(({ isClash }) => isClash)) return report(status, { done: '' });
    if (status === 'draft' && (sent.length === 0 || newest.current.status === 'completed'))
      return setState((last) => (last.failed?.status === 'draft' ? { done: last.done } : last));
    if (status === 'completed') setState({ done: 'Submitting…' });
    const answers = { ...typedTexts.get(key)?.answers };
    for (const { name, text, stored } of sent)
      answers[name] = { over: stored, ...answers[name], text, sent: [...(answers[name]?.sent ?? []), text] };
    keep(answers);
    try {
      const body = { ...filledIn(newest.current, sent), status };
      newest.current = await gala[of.reviews].submit({ body, ...(override && { override }) });
      const later = changes().filter(({ name, text }) => !sent.some((one) => one.name === name && one.text === text));
      keep(Object.fromEntries(later.map(({ name, text, stored }) => [name, { text, over: stored }])));
      report(status, { done: `${status === 'draft' ? 'Draft saved' : 'Submitted'} ${clock.format(new Date())}` });
      onSaved(newest.current, status === 'completed');
    } catch (error) {
      const isOld = error instanceof GalaError && error.code === 'version_conflict';
      if (isOld && (await isReadAgain().catch(() => false))) return await send(status, override);
      report(status, { done: '', error, failed: { status, override: overrideFor(error, override) } });
      if (isAway(error) && status === 'draft') wait(again);
      else if (status === 'completed' && !isExpired(error)) await send('draft');
    }
  };
  /** Whether somebody has changed it. */
  const isReadAgain = async () => {
    const current = await gala[of.reviews].get({ id: review.id, consistentRead: true });
    if (current.sys_version <= newest.current.sys_version) return false;
    newest.current = current;
    onSaved(current, false);
    return true;
  };

  useEffect(() => {
    if (state.failed)
      save(state.failed.status); // for want of a login
    else if (typedTexts.get(key)) wait(rest); // from before a reload
  }, [count]);
  useEffect(() => {
    const hurry = () => waiting.current !== undefined && save('draft');
    const events = ['online', 'beforeunload', 'visibilitychange'];
    for (const event of events) addEventListener(event, hurry);
    return () => {
      hurry();
      for (const event of events) removeEventListener(event, hurry);
    };
  }, []);

  return {
    ...state,
    changes: changes(),
    save,
    /** @param isChosen whether the reviewer has seen what somebody else has written there. */
    type(name: Name, text: string, isChosen = false) {
      const stored = storedIn(newest.current, name);
      const { answers = {} } = typedTexts.get(key) ?? {};
      const before = isChosen ? undefined : answers[name];
      keep({ ...answers, [name]: { over: stored, ...before, text } });
      setState((last) => ({ ...last, done: '' }));
      wait(isChosen ? 0 : rest);
    },
    discard() {
      wait();
      keep({});
      setState({ done: '' });
    },
  };
}

export const isAway = (error: unknown) =>
  error instanceof GalaError && (error.status === 0 || error.status === 429 || error.status >= 500);
