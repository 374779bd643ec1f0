/** What all pages of the console are made of. */
import { GalaError } from 'gala/client';
import { type ComponentChildren, createContext, type VNode } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { kept } from './kept.js';
import { leaving } from './page.js';

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
  const [state, setState] = useState(() => {
    const known = kept.get<T>(name);
    return { value: known?.value, at: known?.at, error: undefined as unknown, isLoading: !known?.isFresh };
  });
  const arrived = (value: T, begunAt = Date.now()) => {
    kept.set(name, value, begunAt);
    setState({ value, at: new Date(begunAt), error: undefined, isLoading: false });
  };
  useEffect(() => {
    const known = round === 0 ? kept.get<T>(name) : undefined;
    if (known?.isFresh) return setState({ value: known.value, at: known.at, error: undefined, isLoading: false });
    const { signal, abort } = abortable();
    const begunAt = Date.now();
    setState(({ value, at }) => ({
      value: known?.value ?? value,
      at: known?.at ?? at,
      error: undefined,
      isLoading: true,
    }));
    load(signal, (words) => signal.aborted || setProgress(words)).then(
      (value) => signal.aborted || arrived(value, begunAt),
      (error: unknown) => signal.aborted || setState({ value: undefined, at: undefined, error, isLoading: false }),
    );
    return abort;
  }, [...about, name, round, count]);
  return { ...state, progress, reload: () => setRound((n) => n + 1), replace: arrived };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
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
      {anyway && (
        <button type="button" class="secondary" onClick={anyway.go}>
          {anyway.label}
        </button>
      )}
      {expired ? (
        <button type="button" onClick={ask}>
          Log in again
        </button>
      ) : (
        retry && (
          <button type="button" class="secondary" onClick={retry}>
            Try again
          </button>
        )
      )}
    </div>
  );
}

export function inWords(error: unknown): string {
  if (!(error instanceof GalaError)) return error instanceof Error ? error.message : String(error);
  if (error.code === 'network_error')
    return 'The server does not answer. It may have been stopped, or the network is down.';
  if (error.code === 'token_expired') return 'Your token has expired. What you have typed is still here.';
  if (error.code === 'record_not_found') return 'There is no such record, or you may not see it.';
  const offer = offerIn(error);
  return withoutOverride(error.message.replace(` To do it anyway: ${offer?.message}.`, ''));
}

/** What a button offers need not be said in the words of the API. */
export const withoutOverride = (message: string) =>
  message.replace(/ (?:If [^.,]+, o|O)nly a request with `override=\w+` [^.]+\./, '');

export const Busy = ({ what }: { what?: string }) => (
  <p aria-busy="true" role="status">
    {what || 'Loading'}…
  </p>
);

interface ProgressProps {
  readonly done: number;
  readonly of: number;
  /** What they are: `12 rows`. */
  readonly what: string;
  readonly onStop: () => void;
}

/** How much of it is done, and a button to stop it. */
export const Progress = ({ done, of, what, onStop }: ProgressProps) => (
  <div class="actions">
    <progress value={done} max={of} aria-label="Progress" />
    <span role="status">
      {done.toLocaleString()} of {what}
    </span>
    <button type="button" class="secondary outline small" onClick={onStop}>
      Stop
    </button>
  </div>
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
        <p class="conference-as-of">
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
  useEffect(() => {
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

/** With the zone. */
const exactly = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });
export const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const here = moment.resolvedOptions().timeZone;

/** In the time zone of the reader, unless another is given: that is told. */
export function Time({ at, zone = here }: { at: unknown; zone?: string | undefined }) {
  const date = new Date(String(at));
  if (typeof at !== 'string' || Number.isNaN(date.getTime())) return <>{String(at ?? '')}</>;
  return (
    <time dateTime={at} title={`${exactly.format(date)}\n${at}`}>
      {zone === here
        ? moment.format(date)
        : `${new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(date)} (${zone})`}
    </time>
  );
}

/** The top of every page. @param console its address. */
export const SiteHeader = ({
  console = 'console',
  menu,
  children,
}: {
  console?: string;
  menu?: VNode;
  children?: ComponentChildren;
}) => (
  <header class={children ? 'site bar' : 'site'}>
    {menu}
    <a class="brand" href="./">
      <img src="assets/icon.svg" alt="" width="24" height="24" />
      Gala
    </a>
    <nav aria-label="Pages">
      <a href="docs">Documentation</a>
      <a href={console} aria-current="page">
        Console
      </a>
    </nav>
    {children}
  </header>
);

/** A page's heading, with what can be done beside it. */
export const Heading = ({
  title,
  over,
  children,
}: {
  title: string;
  over?: ComponentChildren;
  children?: ComponentChildren;
}) => {
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
};

/** A question that needs an answer. It has the focus until it is answered; Escape is `onNo`. */
export const Question = (props: {
  title: string;
  yes: string;
  /** Whether it can be answered with yes. */
  isReady?: boolean;
  onYes: () => void;
  onNo: () => void;
  children?: ComponentChildren;
}) => (
  <Dialog
    title={props.title}
    onClose={props.onNo}
    close="Cancel"
    buttons={
      <button type="button" class="danger" disabled={props.isReady === false} onClick={props.onYes}>
        {props.yes}
      </button>
    }
  >
    {props.children}
  </Dialog>
);

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** What the button says that closes it; without it, the children have buttons of their own. */
  readonly close?: string | undefined;
  /** Beside that which closes it. */
  readonly buttons?: ComponentChildren;
  /** It is a form then. */
  readonly onSubmit?: (() => void) | undefined;
  readonly children: ComponentChildren;
}

/** The focus returns to where it was before. */
export function Dialog({ title, onClose, close, buttons, onSubmit, children }: DialogProps) {
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  const giveBack = () => {
    if (document.activeElement !== document.body) return;
    (opener?.isConnected && opener !== document.body ? opener : document.getElementById('main'))?.focus();
  };
  useEffect(() => () => void setTimeout(giveBack), []);
  const content = (
    <>
      {children}
      {close && (
        <footer>
          <button type="button" class="secondary" onClick={onClose}>
            {close}
          </button>
          {buttons}
        </footer>
      )}
    </>
  );
  const submit = (event: Event) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <dialog
      aria-label={title}
      ref={(element) => {
        if (element && !element.open) element.showModal();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <article>
        <h2>{title}</h2>
        {onSubmit ? (
          <form autocomplete="off" onSubmit={submit}>
            {content}
          </form>
        ) : (
          content
        )}
      </article>
    </dialog>
  );
}

/**
 * A description of the document, in paragraphs and lists: what is between backticks is code. What follows a title in bold is for the
 * documentation, and so are the answers of the API.
 */
export const Prose = ({ text }: { text: string }) => (
  <>
    {(text.split('\n\n**', 1)[0] ?? '')
      .replace(/ \(4\d\d(?:,? `\w+`)?\)/g, '')
      .trim()
      .split(/\n{2,}|\n(?=- )/)
      .map((part, index) => (
        <span key={String(index)} class={part.startsWith('- ') ? 'prose item' : 'prose'}>
          {part
            .replace(/^- /, '')
            .split('`')
            .map((piece, at) => (at % 2 === 1 ? <code key={String(at)}>{piece}</code> : piece))}
        </span>
      ))}
  </>
);
