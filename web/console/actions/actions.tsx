/** Buttons for what the document says can be done with a record, or on the page of a resource. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Action } from '../document.js';
import { may, type ResourceProps } from '../page.js';
import type { Json } from '../session.js';
import { byHand } from './byHand.js';
import { ActionDialog } from './dialog.js';
import { actionsFor } from './run.js';

interface ActionsProps extends ResourceProps {
  /** Of the page; none on a list. */
  readonly record?: Json | undefined;
  /** Those that are ticked on a list. */
  readonly ids?: readonly string[] | undefined;
  /** Something has changed. */
  readonly onDone?: (() => void) | undefined;
}

/** As many as stand side by side; the others are in a menu. */
const first = 2;

export function Actions({ record, ids, onDone, ...props }: ActionsProps) {
  const { me, services, resource } = props;
  const [open, setOpen] = useState<Action>();
  const [report, setReport] = useState('');
  const opener = useRef<HTMLElement | null>(null);
  const all = services.find(({ name }) => name === resource.service)?.actions ?? [];
  const actions = actionsFor(all, { resource, record, ids }).filter(
    ({ id, permission }) => may(me, permission) && byHand[id] !== null,
  );
  if (actions.length === 0) return null;
  const close = () => {
    setOpen(undefined);
    requestAnimationFrame(() => {
      const last = opener.current;
      (last?.isConnected ? last : document.getElementById('main'))?.focus();
    });
  };
  const done = (said?: string) => {
    if (said !== undefined) {
      setReport(said);
      close();
    }
    onDone?.();
  };
  const start = (action: Action, from: HTMLElement) => {
    opener.current = from;
    setReport('');
    setOpen(action);
  };
  const Chosen = open && (byHand[open.id] ?? ActionDialog);
  const isAlone = actions.length === first + 1; // a menu of one is none
  const look = ids === undefined ? 'secondary' : 'secondary outline small';
  const [beside, inMenu] = isAlone ? [actions, []] : [actions.slice(0, first), actions.slice(first)];
  return (
    <>
      {beside.map((action) => (
        <button
          key={action.id}
          type="button"
          class={look}
          onClick={({ currentTarget }) => start(action, currentTarget)}
        >
          {action.label}
        </button>
      ))}
      {inMenu.length > 0 && <Menu actions={inMenu} onChoose={start} />}
      <span role="status" class="report">
        {report}
      </span>
      {open && Chosen && (
        <Chosen key={open.id} {...props} action={open} record={record} ids={ids} onClose={close} onDone={done} />
      )}
    </>
  );
}

function Menu(props: { actions: readonly Action[]; onChoose: (action: Action, from: HTMLElement) => void }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  useEffect(() => {
    const closeOutside = ({ target }: Event) => menu.current?.contains(target as Node) || close();
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);
  return (
    <details
      ref={menu}
      class="more-actions"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a summary opens the menu */}
      <summary role="button" class="secondary outline">
        More actions
      </summary>
      <ul>
        {props.actions.map((action) => (
          <li key={action.id}>
            <button
              type="button"
              class="secondary outline"
              onClick={() => {
                close();
                props.onChoose(action, menu.current?.querySelector('summary') as HTMLElement);
              }}
            >
              {action.label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
