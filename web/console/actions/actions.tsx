/** Buttons for what the document says can be done with a record, or on the page of a resource. */
import { useId, useState } from 'preact/hooks';
import type { Action } from '../document.js';
import { may, type ResourceProps } from '../page.js';
import type { Json } from '../session.js';
import { byHand, fits, places } from './byHand.js';
import { ActionDialog, type ActionDialogProps } from './dialog.js';
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
  const menu = useId();
  const all = services.find(({ name }) => name === resource.service)?.actions ?? [];
  const isPlace = (one: Action) =>
    places[one.id] === undefined
      ? startOf(one, { resource, record, ids }) !== undefined
      : record !== undefined && places[one.id]?.includes(resource.name);
  const actions = all.filter(
    (one) =>
      may(me, one.permission) &&
      byHand[one.id] !== null &&
      isPlace(one) &&
      (record === undefined || fits[one.id]?.(record, resource.name) !== false),
  );
  const close = () => setOpen(undefined);
  const button = (action: Action) => (
    <button
      key={action.id}
      type="button"
      class={ids === undefined ? 'secondary' : 'secondary outline small'}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
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
      {open && Chosen && (
        <Chosen
          key={open.id}
          {...props}
          action={open}
          record={record}
          ids={ids}
          onClose={close}
          onDone={() => onDone?.()}
        />
      )}
    </>
  );
}

/** The rest is for the dialog. */
interface ActProps extends Omit<ActionDialogProps, 'action' | 'resource' | 'onClose'> {
  /** The operationId. */
  readonly id: string;
  /** The resource of the record; e-mails are none. */
  readonly of?: string;
  readonly label: string;
  /** What the dialog calls it, unless that is what it is called elsewhere. */
  readonly does?: string | undefined;
}

/** A button for one operation, such as in a row of a table. */
export function Act({ id, of, label, does, ...props }: ActProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { resources = [], actions = [] } =
    props.services.find(({ actions }) => actions.some((one) => one.id === id)) ?? {};
  const action = actions.find((one) => one.id === id);
  const resource = resources.find(({ name }) => of === undefined || name === of);
  const Dialog = byHand[id] ?? ActionDialog;
  if (action === undefined || resource === undefined || !may(props.me, action.permission)) return null;
  if (props.record && fits[id]?.(props.record, resource.name) === false) return null;
  return (
    <>
      <button type="button" class="outline small" onClick={() => setIsOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <Dialog
          {...props}
          action={{ ...action, label: does ?? action.label }}
          resource={{ ...resource, name: of ?? action.resource }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
