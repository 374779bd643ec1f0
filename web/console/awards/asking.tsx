/** Asks for letters of reference: those of an award, a process or an application, or one of them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ActionDialog } from '../actions/dialog.js';
import type { ActionProps } from '../actions/run.js';
import { address, go, may, type ResourceProps } from '../page.js';
import type { Json } from '../session.js';

interface AskProps extends Omit<ResourceProps, 'resource'> {
  readonly label: string;
  /** The resource of the record. */
  readonly of: 'awards' | 'referenceProcesses' | 'applications' | 'references';
  readonly record: Json;
  /** Whether to write to those, too, who were asked before. */
  readonly isAgain?: boolean;
  /** They were asked, and the dialog is closed. */
  readonly onDone: () => void;
}

export function Ask({ label, of, record, isAgain = false, onDone, ...props }: AskProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isDone = useRef(false);
  const { resources = [], actions = [] } = props.services.find(({ name }) => name === 'awards') ?? {};
  const resource = resources.find(({ name }) => name === of);
  const verb = of === 'awards' || of === 'referenceProcesses' ? 'processAll' : 'process';
  const action = actions.find(({ id }) => id === `references.${verb}`);
  if (resource === undefined || action === undefined || !may(props.me, action.permission)) return null;
  const close = () => {
    setIsOpen(false);
    if (isDone.current) onDone(); // not before: its row may go, and the dialog with it
    isDone.current = false;
  };
  const done = () => {
    isDone.current = true;
  };
  return (
    <>
      <button type="button" class="outline small" onClick={() => setIsOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <ActionDialog
          {...props}
          {...{ resource, action, record }}
          given={isAgain ? { resend: true } : undefined}
          onClose={close}
          onDone={done}
        />
      )}
    </>
  );
}

/** Without a record, the page of the letters says what there is. */
export function Asking(props: ActionProps) {
  const isAboutOne = props.record !== undefined;
  useEffect(() => {
    if (!isAboutOne) go(address(props.tenant, 'letters'));
  }, []);
  return isAboutOne ? <ActionDialog {...props} /> : null;
}
