/** A dialog that does something, and says how far it is. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog, Problem } from './ui.js';

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
