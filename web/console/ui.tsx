/** What all pages of the console are made of. */
import { GalaError } from 'gala/client';
import { type ComponentChildren, createContext, type VNode } from 'preact';
import { useContext, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { kept } from './kept.js';
import { leaving } from './page.js';

export { Dialog, Question } from './dialog.js';

/** Counts the logins, so that what failed for want of one is tried again; `ask` opens the login over the page. */
export const Login = createContext<{ readonly count: number; readonly ask: () => void }>({ count: 0, ask() {} });

interface Loading<T> {
  /** The last one that was loaded, also while the next one is. */
  readonly value: T | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  /** When it was asked for. */
  readonly at: Date | undefined;
  /** What has arrived so far, in words. */
  readonly progress: string;
  readonly reload: () => void;
  /** Takes what is known already. */
  readonly replace: (value: T) => void;
}

/**
 * Loads again when one of `about` changes.
 * @param load tells how much has arrived so far, in words, if it can.
 * @param name of what is loaded, within the tenant: what was loaded before under this name is shown at once, such as after Back, and
 * loaded again unless it is still fresh. Without a name, nothing is kept.
 */
export function useLoad<T>(
  load: (signal: AbortSignal, tell: (progress: string) => void) => Promise<T>,
  about: readonly unknown[],
  name?: string,
): Loading<T> {
  const { count } = useContext(Login);
  const [round, setRound] = useState(0);
  const [progress, setProgress] = useState('');
  const stateOf = (known: ReturnType<typeof kept.get<T>>, before?: { value: T | undefined; at: Date | undefined }) => ({
    value: known?.value ?? before?.value,
    at: known?.at ?? before?.at,
    error: undefined as unknown,
    isLoading: !known?.isFresh,
  });
  const [state, setState] = useState(() => stateOf(kept.get<T>(name)));
  const arrived = (value: T, begunAt = Date.now()) => {
    kept.set(name, value, begunAt);
    setState({ value, at: new Date(begunAt), error: undefined, isLoading: false });
  };
  useEffect(() => {
    const known = round === 0 ? kept.get<T>(name) : undefined;
    setState((before) => stateOf(known, before));
    if (known?.isFresh) return;
    const controller = new AbortController();
    const { signal } = controller;
    const begunAt = Date.now();
    load(signal, (words) => signal.aborted || setProgress(words)).then(
      (value) => signal.aborted || arrived(value, begunAt),
      (error: unknown) => signal.aborted || setState({ value: undefined, at: undefined, error, isLoading: false }),
    );
    return () => controller.abort();
  }, [...about, name, round, count]);
  const reload = () => {
    kept.outdate(); // also what is loaded because of this
    setRound((n) => n + 1);
  };
  return { ...state, progress, reload, replace: arrived };
}

export const isExpired = (error: unknown) => error instanceof GalaError && error.status === 401;

const offerIn = (error: unknown) =>
  error instanceof GalaError ? error.details.find(({ pointer }) => pointer === 'query/override') : undefined;

/**
 * What lets the caller break the rule that has refused a request: the server offers it.
 * @param used what the request has broken already.
 */
export function overrideFor(error: unknown, used?: string): string | undefined {
  const offer = offerIn(error);
  return offer && [used, offer.code].filter(Boolean).join(',');
}

interface ProblemProps {
  readonly error: unknown;
  readonly retry?: (() => void) | undefined;
  /** Offers to break the rule. */
  readonly anyway?: { readonly label: string; readonly go: () => void } | undefined;
}

/** An error in words. */
export function Problem({ error, retry, anyway }: ProblemProps): VNode {
  const { ask } = useContext(Login);
  const expired = isExpired(error);
  const last = expired ? { label: 'Log in again', go: ask, isMain: true } : { label: 'Try again', go: retry };
  const buttons: readonly { label: string; go?: (() => void) | undefined; isMain?: boolean }[] = anyway
    ? [anyway, last]
    : [last];
  useEffect(() => {
    if (expired) ask();
  }, [error]);
  return (
    <div class="problem" role="alert" tabIndex={-1}>
      <p>{inWords(error)}</p>
      {error instanceof GalaError && error.status >= 500 && error.requestId !== undefined && (
        <p class="quiet">
          {error.code}, request {error.requestId}
        </p>
      )}
      {buttons.map(
        ({ label, go, isMain }) =>
          go && (
            <button key={label} type="button" class={isMain ? '' : 'secondary'} onClick={go}>
              {label}
            </button>
          ),
      )}
    </div>
  );
}

/** `/assignees/1/contact_id` → `assignees 2, contact id` */
const placeOf = (pointer: string) =>
  pointer
    .slice(1)
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part.replaceAll('_', ' ')))
    .join(', ')
    .replace(/, (\d+)/g, ' $1');

export function inWords(error: unknown): string {
  if (!(error instanceof GalaError)) return error instanceof Error ? error.message : String(error);
  if (error.code === 'network_error')
    return 'The server does not answer. It may have been stopped, or the network is down.';
  if (error.code === 'token_expired') return 'Your token has expired. What you have typed is still here.';
  if (error.code === 'precondition_failed')
    return 'Somebody has changed this record since you opened it. Nothing was done.';
  if (error.code === 'record_not_found') return 'There is no such record, or you may not see it.';
  if (error.code === 'invalid_request' && error.details.length > 0)
    return `This cannot be: ${error.details.map(({ pointer, message }) => `${placeOf(pointer)} ${message}`).join('; ')}.`;
  return withoutOverride(error.message.replace(/ To do it anyway: .*/, ''));
}

/** What a button offers need not be said in the words of the API. */
export const withoutOverride = (message: string) =>
  message.replace(/ (?:If [^.,]+, o|O)nly a request with `override=\w+` [^.]+\./, '');

export const Busy = ({ what }: { what?: string }) => (
  <p aria-busy="true" role="status">
    {what || 'Loading'}…
  </p>
);

interface LoadedProps<T> {
  readonly from: Pick<Loading<T>, 'value' | 'error' | 'progress' | 'reload'>;
  readonly children: (value: T) => ComponentChildren;
}

/** What was loaded, or that it is on its way, or why it did not come. */
export function Loaded<T>({ from, children }: LoadedProps<T>) {
  if (from.error !== undefined) return <Problem error={from.error} retry={from.reload} />;
  if (from.value === undefined) return <Busy what={from.progress && `Loading: ${from.progress} so far`} />;
  return <>{children(from.value)}</>;
}

/** What was loaded, when, and a way to load it again. */
export const Current = <T,>({ from, children }: { from: Loading<T>; children: LoadedProps<T>['children'] }) => (
  <Loaded from={from}>
    {(value) => (
      <>
        <p class="actions above quiet as-of">
          <span role="status">{from.isLoading ? 'Loading again…' : `As of ${clock.format(from.at)}`}</span>
          <button type="button" class="secondary outline small" disabled={from.isLoading} onClick={from.reload}>
            Refresh
          </button>
        </p>
        {children(value)}
      </>
    )}
  </Loaded>
);

/** Asks before the page or the tab is left. */
export function useQuestion(isNeeded: boolean, question: string): void {
  // Not after the next paint: what is said to be done is no longer asked about.
  useLayoutEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    leaving.mayLeave = () => confirm(question);
    return () => {
      removeEventListener('beforeunload', warn);
      leaving.mayLeave = () => true;
    };
  }, [isNeeded]);
}

export const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const here = clock.resolvedOptions().timeZone;

/** In the time zone of the reader, unless another is given: that is told. */
export function Time({ at, zone = here }: { at: unknown; zone?: string | undefined }) {
  const date = new Date(String(at));
  if (typeof at !== 'string' || Number.isNaN(date.getTime())) return <>{String(at ?? '')}</>;
  const exactly = date.toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'long' });
  return (
    <time dateTime={at} title={`${exactly}\n${at}`}>
      {date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })}
      {zone !== here && ` (${zone})`}
    </time>
  );
}

interface HeadingProps {
  readonly title: string;
  readonly over?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** A page's heading, with what can be done beside it. */
export function Heading({ title, over, children }: HeadingProps) {
  useEffect(() => {
    document.title = `${title} · Gala console`;
  }, [title]);
  return (
    <header class="heading">
      <div>
        {over && <p class="over">{over}</p>}
        <h1>{title}</h1>
      </div>
      {children && <div class="actions">{children}</div>}
    </header>
  );
}
