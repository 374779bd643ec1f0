/** Dialogs over a page. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Problem } from './ui.js';

interface QuestionProps {
  readonly title: string;
  readonly yes: string;
  /** Whether it can be answered with yes. */
  readonly isReady?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly children?: ComponentChildren;
}

/** A question that needs an answer. It has the focus until it is answered; Escape is `onNo`. */
export const Question = ({ title, yes, isReady = true, onYes, onNo, children }: QuestionProps) => (
  <Dialog
    title={title}
    onClose={onNo}
    close="Cancel"
    buttons={
      <button type="button" class="danger" disabled={!isReady} onClick={onYes}>
        {yes}
      </button>
    }
  >
    {children}
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

interface DoingProps {
  readonly title: string;
  /** Of the button. */
  readonly label: string;
  readonly isReady: boolean;
  /** Does it. @param tell hears what is done so far; it throws once the dialog is closed, so that nothing more is done. */
  readonly onDo: (tell: (progress: string) => void) => Promise<void>;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A dialog that does something, and says how far it is. */
export function Doing({ title, label, isReady, onDo, onClose, children }: DoingProps) {
  const [progress, setProgress] = useState<string>();
  const [error, setError] = useState<unknown>();
  const isClosed = useRef(false);
  useEffect(() => () => Object.assign(isClosed, { current: true }), []);
  const tell = (words: string) => {
    if (isClosed.current) throw new Error('stopped');
    setProgress(words);
  };
  const start = async () => {
    setError(undefined);
    setProgress('Working…');
    await onDo(tell).catch(setError);
    setProgress(undefined);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {error !== undefined && <Problem error={error} />}
      <footer>
        <span role="status">{progress}</span>
        <button type="button" class="secondary" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          disabled={!isReady || progress !== undefined}
          aria-busy={progress !== undefined}
          onClick={start}
        >
          {label}
        </button>
      </footer>
    </Dialog>
  );
}
