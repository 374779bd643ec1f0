/** Buttons for what the document says can be done with a record, or on the page of a resource. */
import { useId, useState } from 'preact/hooks';
import type { Action } from '../document.js';
import { may, type ResourceProps } from '../page.js';
import type { Json } from '../session.js';
import { byHand } from './byHand.js';
import { ActionDialog } from './dialog.js';
import { startOf } from './run.js';

interface ActionsProps extends ResourceProps {
  /** Of the page; none on a list. */
  readonly record?: Json | undefined;
  /** Those that are ticked on a list. */
  readonly ids?: readonly string[] | undefined;
  /** Something has changed. */
  readonly onDone?: (() => void) | undefined;
}

export function Actions({ record, ids, onDone, ...props }: ActionsProps) {
  const { me, services, resource } = props;
  const [open, setOpen] = useState<Action>();
  const [report, setReport] = useState('');
  const menu = useId();
  const all = services.find(({ name }) => name === resource.service)?.actions ?? [];
  const actions = all.filter(
    (one) =>
      may(me, one.permission) && byHand[one.id] !== null && startOf(one, { resource, record, ids }) !== undefined,
  );
  const close = () => setOpen(undefined);
  const done = (said?: string) => {
    if (said !== undefined) {
      setReport(said);
      close();
    }
    onDone?.();
  };
  const button = (action: Action) => (
    <button
      key={action.id}
      type="button"
      class={ids === undefined ? 'secondary' : 'secondary outline small'}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        setReport('');
        setOpen(action);
      }}
    >
      {action.label}
    </button>
  );
  const beside = actions.length > 3 ? 2 : 3; // a menu of one is none
  const Chosen = open && (byHand[open.id] ?? ActionDialog);
  return (
    <>
      {actions.slice(0, beside).map(button)}
      {actions.length > beside && (
        <>
          <button type="button" class="secondary outline" popovertarget={menu}>
            More actions
          </button>
          <div class="more-actions" popover="auto" id={menu}>
            {actions.slice(beside).map(button)}
          </div>
        </>
      )}
      <span role="status" class="report">
        {report}
      </span>
      {open && Chosen && (
        <Chosen key={open.id} {...props} action={open} record={record} ids={ids} onClose={close} onDone={done} />
      )}
    </>
  );
}
