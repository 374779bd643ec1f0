/** What is done with the rows that are ticked: in batches, each row only as the caller has seen it. */
import { GalaError } from 'gala/client';
import type { ComponentChildren, VNode } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { counted } from '../conference/shared.js';
import { type Field, labelOf, titleOf } from '../document.js';
import { FieldInput } from '../field.js';
import { may, type ResourceProps } from '../page.js';
import { Name } from '../reference.js';
import { type Json, operation } from '../session.js';
import { Dialog, inWords, overrideFor, Problem, Question } from '../ui.js';

export interface Failure {
  readonly item: Json;
  /** What the server says. */
  readonly message: string;
  /** What lets the caller do it anyway. */
  readonly override: string | undefined;
}

interface DialogProps extends ResourceProps {
  /** The records that are ticked, with some of their fields. */
  readonly items: readonly Json[];
  readonly onClose: () => void;
  /** The rows are read again. */
  readonly onDone: () => void;
}

/** What can be done besides with ticked records, by resource. */
export const bulkActions: Record<
  string,
  readonly {
    readonly label: string;
    readonly permission: string;
    readonly Dialog: (props: DialogProps) => VNode | null;
  }[]
> = {};

/** What is to be done with each record. */
interface Task {
  /** `Change`, and what was done with those for which it worked: `changed`. */
  readonly label: string;
  readonly done: string;
  readonly operationOn: (item: Json) => object;
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
  const [dialog, setDialog] = useState<string>();
  const [running, setRunning] = useState<{ readonly task: Task; readonly done: number; readonly of: number }>();
  const [result, setResult] = useState<{ readonly task: Task; readonly text: string; readonly error?: unknown }>();
  const isStopped = useRef(false);
  const bar = useRef<HTMLElement>(null);
  const some = (count: number) => counted(count, resource.noun, resource.plural);
  const close = () => {
    setDialog(undefined);
    requestAnimationFrame(() => bar.current?.focus());
  };
  const run = async (task: Task, of: readonly { item: Json; override?: string | undefined }[]) => {
    close();
    setResult(undefined);
    isStopped.current = false;
    const failed: Failure[] = [];
    let [at, error]: [number, unknown] = [0, undefined];
    while (at < of.length && !isStopped.current) {
      setRunning({ task, done: at, of: of.length });
      const batch = of.slice(at, at + most);
      const operations = batch.map(({ item, override }) => ({
        ...task.operationOn(item),
        id: item.id,
        if_match: `"${item.sys_version}"`,
        ...(override && { override }),
      }));
      const options = { headers: { Prefer: 'return=minimal' } };
      try {
        const { results } = await operation(gala, resource.name, 'batch')({ body: { operations } }, options);
        for (const [index, { status, error }] of (results as { status: number; error?: Json }[]).entries()) {
          const { item, override } = batch[index] ?? {};
          if (error !== undefined && item !== undefined) failed.push(failureOf(item, status, error, override));
        }
        at += batch.length;
      } catch (thrown) {
        error = thrown;
        break;
      }
    }
    const left = of.slice(at).map(({ item }) => item);
    const stopped = left.length > 0 ? ` ${some(left.length)} not tried, still ticked.` : '';
    const not = failed.length > 0 ? ` ${some(failed.length)} not ${task.done}, still ticked: see why below.` : '';
    setRunning(undefined);
    setResult({ task, text: `${some(at - failed.length)} ${task.done}.${not}${stopped}`, error });
    onDone([...failed.map(({ item }) => item), ...left], failed);
    requestAnimationFrame(() => bar.current?.focus());
  };
  const anyway = failures.filter(({ override }) => override !== undefined);
  const elsewhere = failures.filter(({ item }) => !shown.some(({ id }) => id === item.id));
  const hidden = items.filter((item) => !shown.some(({ id }) => id === item.id)).length;
  const done = {
    items,
    onClose: close,
    onDone: () => {
      close();
      onDone([], []);
    },
  };
  const Chosen = bulkActions[resource.name]?.find(({ label }) => label === dialog)?.Dialog;
  if (items.length === 0 && result === undefined) return null;
  return (
    <section class="bulk" aria-label="Ticked rows" tabIndex={-1} ref={bar}>
      {running ? (
        <div class="actions">
          <progress value={running.done} max={running.of} aria-label="Progress" />
          <span role="status">
            {running.done.toLocaleString()} of {some(running.of)}
          </span>
          <button
            type="button"
            class="secondary outline small"
            onClick={() => Object.assign(isStopped, { current: true })}
          >
            Stop
          </button>
        </div>
      ) : (
        <div class="actions">
          {items.length > 0 && <strong>{items.length.toLocaleString()} ticked</strong>}
          {items.length === 0 && result && <span role="status">{result.text}</span>}
          {hidden > 0 && <span class="quiet">{hidden.toLocaleString()} of them on other pages</span>}
          {items.length > 0 && (
            <>
              {may(me, `${resource.name}.patch`) && (
                <button type="button" class="secondary outline small" onClick={() => setDialog('edit')}>
                  Edit one field…
                </button>
              )}
              {may(me, `${resource.name}.delete`) && (
                <button type="button" class="secondary outline small" onClick={() => setDialog('delete')}>
                  Delete…
                </button>
              )}
              {bulkActions[resource.name]
                ?.filter(({ permission }) => may(me, permission))
                .map(({ label }) => (
                  <button key={label} type="button" class="secondary outline small" onClick={() => setDialog(label)}>
                    {label}
                  </button>
                ))}
            </>
          )}
          <button
            type="button"
            class="secondary outline small"
            onClick={() => {
              setResult(undefined);
              onClear();
              document.getElementById('main')?.focus();
            }}
          >
            {items.length > 0 ? 'Untick all' : 'Close'}
          </button>
        </div>
      )}
      {result && !running && (
        <>
          {items.length > 0 && <p role="status">{result.text}</p>}
          {elsewhere.length > 0 && (
            <ul class="items">
              {elsewhere.map(({ item, message }) => (
                <li key={String(item.id)}>
                  {titleOf(resource, item)}: {message}
                </li>
              ))}
            </ul>
          )}
          {anyway.length > 0 && (
            <button type="button" class="secondary small" onClick={() => run(result.task, anyway)}>
              {result.task.label} {counted(anyway.length, 'row')} anyway
            </button>
          )}
          {result.error !== undefined && <Problem error={result.error} />}
        </>
      )}
      {dialog === 'edit' && (
        <EditField {...props} {...{ items, hidden }} onClose={close} onDo={(task) => run(task, all(items))} />
      )}
      {dialog === 'delete' && (
        <Question
          title={`Delete ${some(items.length)}?`}
          yes={`Delete ${some(items.length)}`}
          onYes={() => run(deleting, all(items))}
          onNo={close}
        >
          <Titles {...{ items, hidden }} {...props} />
          <p>They will be gone for good.</p>
        </Question>
      )}
      {Chosen && <Chosen {...props} {...done} />}
    </section>
  );
}

const all = (items: readonly Json[]) => items.map((item) => ({ item }));

const deleting: Task = { label: 'Delete', done: 'deleted', operationOn: () => ({ operation: 'delete' }) };

const sentences: Readonly<Record<string, string>> = {
  precondition_failed: 'Somebody has changed it since you saw it. The row shows it as it is now.',
  record_not_found: 'It is gone already.',
};

function failureOf(item: Json, status: number, body: Json, used: string | undefined): Failure {
  const error = new GalaError('batch', status, { body });
  return { item, message: sentences[error.code] ?? inWords(error), override: overrideFor(error, used) };
}

/** What a question is about: the first few by name. */
function Titles({ items, hidden, resource }: ResourceProps & { items: readonly Json[]; hidden: number }) {
  const few = items.length > 6 ? 5 : 6;
  return (
    <>
      <ul class="items">
        {items.slice(0, few).map((item) => (
          <li key={String(item.id)} dir="auto">
            {titleOf(resource, item)}
          </li>
        ))}
        {items.length > few && <li>and {(items.length - few).toLocaleString()} more</li>}
      </ul>
      {hidden > 0 && <p>{hidden.toLocaleString()} of them are on other pages.</p>}
    </>
  );
}

/** Fields with one value, or with several of the same kind, that the caller may change. */
const isEditable =
  (isOwn: boolean) =>
  ({ schema }: Field) =>
    /^(string|number|integer|boolean)$/.test(schema.type ?? '') &&
    !(isOwn && ((schema['x-visibility'] ?? 'staff') === 'staff' || schema['x-writable-by'] !== undefined));

interface EditProps extends ResourceProps {
  readonly items: readonly Json[];
  readonly hidden: number;
  readonly onDo: (task: Task) => void;
  readonly onClose: () => void;
}

/** First the field and its value, then the question. */
function EditField({ items, hidden, onDo, onClose, ...props }: EditProps) {
  const { me, resource } = props;
  const fields = resource.fields.filter(isEditable(me.permissions[`${resource.name}.patch`] === 'own'));
  const [name, setName] = useState('');
  const [value, setValue] = useState<unknown>();
  const [isAsked, setIsAsked] = useState(false);
  const id = useId();
  const field = fields.find((one) => one.name === name);
  const label = field && labelOf(field.name).toLowerCase();
  const some = counted(items.length, resource.noun, resource.plural);
  const change = () => {
    const operationOn = () => ({ operation: 'patch', fields: { [name]: value ?? null } });
    onDo({ label: 'Change', done: 'changed', operationOn });
  };
  const isShort = field?.target === undefined && String(value).length < 40;
  const to = isShort ? ` to ${typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value}` : '';
  if (field && isAsked)
    return (
      <Question
        title={value === undefined ? `Empty the ${label} of ${some}?` : `Change the ${label} of ${some}${to}?`}
        yes={`Change ${some}`}
        onYes={change}
        onNo={() => setIsAsked(false)}
      >
        {value !== undefined && to === '' && (
          <p>
            The new {label}: <strong dir="auto">{said(field, value, props)}</strong>
          </p>
        )}
        <Titles {...{ items, hidden }} {...props} />
      </Question>
    );
  return (
    <Dialog title={`Edit one field of ${some}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsked(true);
        }}
      >
        <div class="field">
          <label for={id}>Field</label>
          <select
            id={id}
            required
            value={name}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setValue(undefined);
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
        {field && (
          <FieldInput
            key={name}
            {...props}
            field={{ ...field, required: false }}
            value={value}
            findings={[]}
            onChange={setValue}
          />
        )}
        <footer>
          <button type="button" class="secondary" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" disabled={field === undefined}>
            {field && value === undefined ? `Empty the ${label}…` : 'Change…'}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

function said({ target }: Field, value: unknown, props: ResourceProps): ComponentChildren {
  return target ? <Name {...props} target={target} id={String(value)} /> : String(value);
}
