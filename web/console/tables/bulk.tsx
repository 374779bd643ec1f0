/** What is done with the rows that are ticked: in batches, each row only as the caller has seen it. */
import { GalaError } from 'gala/client';
import type { VNode } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { Actions } from '../actions/actions.js';
import { counted } from '../conference/shared.js';
import { type Field, labelOf, titleOf } from '../document.js';
import { FieldInput } from '../forms/field.js';
import { may, type ResourceProps } from '../page.js';
import { type Json, operation } from '../session.js';
import { Dialog, inWords, overrideFor, Problem } from '../ui.js';

export interface Failure {
  readonly item: Json;
  /** What the server says. */
  readonly message: string;
  /** What lets the caller do it anyway. */
  readonly override: string | undefined;
}

/** What is to be done with each record. */
interface Task {
  /** `Change`, and what was done with those for which it worked: `changed`. */
  readonly label: string;
  readonly done: string;
  readonly operation: object;
}

interface DialogProps extends ResourceProps {
  /** The records that are ticked, with some of their fields. */
  readonly items: readonly Json[];
  /** How many of them are on other pages. */
  readonly hidden: number;
  readonly onClose: () => void;
  /** Does this with each. */
  readonly onDo: (task: Task) => void;
}

interface BulkAction {
  readonly label: string;
  readonly permission: string;
  readonly Dialog: (props: DialogProps) => VNode | null;
}

interface BulkProps extends ResourceProps {
  /** By id; they may be on other pages. */
  readonly selected: ReadonlyMap<string, Json>;
  readonly shown: readonly Json[];
  readonly failures: readonly Failure[];
  /** @param left those that stay ticked. */
  readonly onDone: (left: readonly Json[], failures: readonly Failure[]) => void;
  readonly onClear: () => void;
}

/** As many operations as a batch can have. */
const most = 100;

export function Bulk({ selected, shown, failures, onDone, onClear, ...props }: BulkProps) {
  const { gala, me, resource } = props;
  const items = [...selected.values()];
  const [Chosen, choose] = useState<{ readonly Dialog: BulkAction['Dialog'] }>();
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number }>();
  const [result, setResult] = useState<{ readonly task: Task; readonly text: string; readonly error: unknown }>();
  const isStopped = useRef(false);
  const bar = useRef<HTMLElement>(null);
  const some = (count: number) => counted(count, resource.noun, resource.plural);
  const close = () => {
    choose(undefined);
    requestAnimationFrame(() => bar.current?.focus());
  };
  const run = async (task: Task, of: readonly { item: Json; override?: string | undefined }[]) => {
    setResult(undefined);
    isStopped.current = false;
    const failed: Failure[] = [];
    let [at, error]: [number, unknown] = [0, undefined];
    while (at < of.length && !isStopped.current && error === undefined) {
      setProgress({ done: at, of: of.length });
      const batch = of.slice(at, at + most);
      const operations = batch.map(({ item: { id, sys_version }, override }) => ({
        ...{ ...task.operation, id, if_match: `"${sys_version}"` },
        ...(override && { override }),
      }));
      try {
        const options = { headers: { Prefer: 'return=minimal' } };
        const { results } = await operation(gala, resource.name, 'batch')({ body: { operations } }, options);
        for (const [index, { item, override }] of batch.entries()) {
          const { status, error: body } = (results as { status: number; error?: Json }[])[index] ?? { status: 500 };
          if (body !== undefined) failed.push(failureOf(item, new GalaError('batch', status, { body }), override));
        }
        at += batch.length;
      } catch (thrown) {
        error = thrown;
      }
    }
    const left = of.slice(at).map(({ item }) => item);
    const not = failed.length > 0 ? ` ${some(failed.length)} not ${task.done}, still ticked: see why below.` : '';
    const untried = left.length > 0 ? ` ${some(left.length)} not tried, still ticked.` : '';
    setProgress(undefined);
    setResult({ task, text: `${some(at - failed.length)} ${task.done}.${not}${untried}`, error });
    onDone([...failed.map(({ item }) => item), ...left], failed);
    close();
  };
  if (items.length === 0 && result === undefined) return null;
  const anyway = failures.filter(({ override }) => override !== undefined);
  const isHidden = (item: Json) => !shown.some(({ id }) => id === item.id);
  const hidden = items.filter(isHidden).length;
  const actions = usual.filter(({ permission }) => may(me, `${resource.name}.${permission}`));
  const button = (label: string, onClick: () => void) => (
    <button key={label} type="button" class="secondary outline small" onClick={onClick}>
      {label}
    </button>
  );
  return (
    <section class="bulk" aria-label="Ticked rows" tabIndex={-1} ref={bar}>
      <div class="actions">
        {progress && (
          <>
            <progress value={progress.done} max={progress.of} aria-label="Progress" />
            <span role="status">
              {progress.done.toLocaleString()} of {some(progress.of)}
            </span>
            {button('Stop', () => Object.assign(isStopped, { current: true }))}
          </>
        )}
        {!progress && items.length > 0 && <strong>{items.length.toLocaleString()} ticked</strong>}
        {!progress && hidden > 0 && <span class="quiet">{hidden.toLocaleString()} of them on other pages</span>}
        {!progress && result && <span role="status">{result.text}</span>}
        {!progress && items.length > 0 && actions.map((action) => button(action.label, () => choose(action)))}
        {!progress && items.length > 0 && (
          <Actions {...props} ids={items.map(({ id }) => String(id))} onDone={() => onDone(items, [])} />
        )}
        {!progress &&
          anyway.length > 0 &&
          result &&
          button(`${result.task.label} ${counted(anyway.length, 'row')} anyway`, () => run(result.task, anyway))}
        {!progress &&
          button(items.length > 0 ? 'Untick all' : 'Close', () => {
            setResult(undefined);
            onClear();
            document.getElementById('main')?.focus();
          })}
      </div>
      {failures
        .filter(({ item }) => isHidden(item))
        .map(({ item, message }) => (
          <p key={String(item.id)}>
            {titleOf(resource, item)}: {message}
          </p>
        ))}
      {result?.error !== undefined && <Problem error={result.error} />}
      {Chosen && (
        <Chosen.Dialog
          {...props}
          {...{ items, hidden }}
          onClose={close}
          onDo={(task) => {
            close();
            run(
              task,
              items.map((item) => ({ item })),
            );
          }}
        />
      )}
    </section>
  );
}

const sentences: Readonly<Record<string, string>> = {
  precondition_failed: 'Somebody has changed it since you saw it. The row shows it as it is now.',
  record_not_found: 'It is gone already.',
};

function failureOf(item: Json, error: GalaError, used: string | undefined): Failure {
  return { item, message: sentences[error.code] ?? inWords(error), override: overrideFor(error, used) };
}

const deleting: Task = { label: 'Delete', done: 'deleted', operation: { operation: 'delete' } };

const Delete = (props: DialogProps) => (
  <About {...props} title={(some) => `Delete ${some}?`} yes="Delete" onYes={() => props.onDo(deleting)}>
    <p>This cannot be undone.</p>
  </About>
);

/** Fields with one value that the caller may change. */
const isEditable =
  (isOwn: boolean) =>
  ({ schema }: Field) =>
    /^(string|number|integer|boolean)$/.test(schema.type ?? '') &&
    !(isOwn && ((schema['x-visibility'] ?? 'staff') === 'staff' || schema['x-writable-by'] !== undefined));

function EditField(props: DialogProps) {
  const { me, resource, onDo } = props;
  const fields = resource.fields.filter(isEditable(me.permissions[`${resource.name}.patch`] === 'own'));
  const [name, setName] = useState('');
  const [value, setValue] = useState<unknown>();
  const [isEmptied, setIsEmptied] = useState(false);
  const id = useId();
  const field = fields.find((one) => one.name === name);
  const label = field && labelOf(field.name).toLowerCase();
  const isShort = field?.target === undefined && String(value).length < 40;
  const to = isShort ? ` to ${typeof value === 'boolean' ? (value ? 'yes' : 'no') : value}` : '';
  const question = (some: string) => {
    if (isEmptied) return `Empty the ${label} of ${some}?`;
    return value === undefined ? `Edit one field of ${some}` : `Change the ${label} of ${some}${to}?`;
  };
  const change = { operation: 'patch', fields: { [name]: isEmptied ? null : value } };
  return (
    <About
      {...props}
      title={question}
      yes={isEmptied || value !== undefined ? 'Change' : undefined}
      onYes={() => onDo({ label: 'Change', done: 'changed', operation: change })}
    >
      <div class="field">
        <label for={id}>Field</label>
        <select
          id={id}
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setValue(undefined);
            setIsEmptied(false);
          }}
        >
          <option value="">Choose one</option>
          {fields.map((one) => (
            <option key={one.name} value={one.name}>
              {labelOf(one.name)}
            </option>
          ))}
        </select>
      </div>
      {field && !isEmptied && (
        <FieldInput
          key={name}
          {...props}
          field={{ ...field, required: false }}
          value={value}
          findings={[]}
          onChange={setValue}
        />
      )}
      {field && !field.required && (
        <label>
          <input type="checkbox" checked={isEmptied} onChange={() => setIsEmptied(!isEmptied)} /> Empty it
        </label>
      )}
    </About>
  );
}

interface AboutProps extends DialogProps {
  readonly title: (some: string) => string;
  /** What the button does with so many records; undefined while it cannot. */
  readonly yes: string | undefined;
  readonly onYes: () => void;
  readonly children: VNode | readonly (VNode | undefined | false)[];
}

/** A question about records, the first of which are named. */
function About({ items, hidden, resource, title, yes, onYes, onClose, children }: AboutProps) {
  const some = counted(items.length, resource.noun, resource.plural);
  const names = items.slice(0, 4).map((item) => `“${titleOf(resource, item)}”`);
  const more = items.length > 4 ? [`${(items.length - 4).toLocaleString()} more`] : [];
  return (
    <Dialog title={title(some)} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onYes();
        }}
      >
        {children}
        <p class="quiet" dir="auto">
          {new Intl.ListFormat('en').format([...names, ...more])}
          {hidden > 0 && `. ${hidden.toLocaleString()} of them on other pages`}.
        </p>
        <footer>
          <button type="button" class="secondary" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="danger" disabled={yes === undefined}>
            {yes ?? 'Change'} {some}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

const usual: readonly BulkAction[] = [
  { label: 'Edit one field…', permission: 'patch', Dialog: EditField },
  { label: 'Delete…', permission: 'delete', Dialog: Delete },
];
