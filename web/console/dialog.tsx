/** Dialogs over a page. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

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
  /** Whether it is a part of the page instead. */
  readonly isInPage?: boolean;
  readonly children: ComponentChildren;
}

/** The focus returns to where it was before. */
export function Dialog({ title, onClose, close, buttons, onSubmit, isInPage = false, children }: DialogProps) {
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  const giveBack = () => {
    if (document.activeElement !== document.body) return;
    (opener?.isConnected && opener !== document.body ? opener : document.getElementById('main'))?.focus();
  };
  useEffect(() => () => void setTimeout(giveBack), []);
  const content = (
    <>
      {children}
      {(close || isInPage) && (
        <footer>
          {close && (
            <button type="button" class="secondary" onClick={onClose}>
              {close}
            </button>
          )}
          {buttons}
        </footer>
      )}
    </>
  );
  const submit = (event: Event) => {
    event.preventDefault();
    onSubmit?.();
  };
  const all = (
    <>
      <h2>{title}</h2>
      {onSubmit ? (
        <form autocomplete="off" onSubmit={submit}>
          {content}
        </form>
      ) : (
        content
      )}
    </>
  );
  if (isInPage) return <section class="in-page">{all}</section>;
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
      <article>{all}</article>
    </dialog>
  );
}
