/** Does something with the rows that are ticked, or asks for the new value of a field. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { type Field, labelOf } from '../document.js';
import { FieldInput } from '../forms/field.js';
import type { ResourceProps } from '../page.js';
import type { Json } from '../session.js';
import { Dialog, Problem } from '../ui.js';

interface EditProps extends ResourceProps {
  /** `3 abstracts` */
  readonly some: string;
  /** Whose values are suggested. */
  readonly shown: readonly Json[];
  /** @param fields null empties one. */
  readonly onDo: (fields: Json, tell: (progress: string) => void) => Promise<void>;
  readonly onClose: () => void;
  /** Which they are. */
  readonly children: ComponentChildren;
}

/** Fields with one value that the caller may change. */
const isEditable =
  (isOwn: boolean) =>
  ({ schema }: Field) =>
    /^(string|number|integer|boolean)$/.test(schema.type ?? '') &&
    !(isOwn && ((schema['x-visibility'] ?? 'staff') === 'staff' || schema['x-writable-by'] !== undefined));

export function Edit({ some, shown, onDo, onClose, children, ...props }: EditProps) {
  const { me, resource } = props;
  const fields = resource.fields.filter(isEditable(me.permissions[`${resource.name}.patch`] === 'own'));
  const id = useId();
  const [field, choose] = useState<Field>();
  const [value, setValue] = useState<unknown>();
  const name = field?.name ?? '';
  const suggestions = [...new Set(shown.map((item) => item[name]))].filter((used) => typeof used === 'string').sort();
  const withSuggestions = { ...field?.schema, 'x-console': { ...field?.schema['x-console'], suggestions } };
  return (
    <Doing
      title={`Edit one field of ${some}`}
      label={`Change ${some}`}
      isReady={value !== undefined}
      onDo={(tell) => onDo({ [name]: value }, tell)}
      onClose={onClose}
    >
      <div class="field">
        <label for={id}>Field</label>
        <select
          id={id}
          value={name}
          onChange={({ currentTarget }) => {
            choose(fields.find(({ name }) => name === currentTarget.value));
            setValue(undefined);
          }}
        >
          <option value="">Choose one</option>
          {fields.map(({ name, schema }) => (
            <option key={name} value={name}>
              {labelOf(name, schema)}
            </option>
          ))}
        </select>
      </div>
      {field && value !== null && (
        <FieldInput
          key={name}
          {...props}
          field={{ ...field, schema: withSuggestions, required: false }}
          value={value}
          findings={[]}
          onChange={setValue}
        />
      )}
      {field && !field.required && (
        <label>
          <input
            type="checkbox"
            checked={value === null}
            onChange={() => setValue(value === null ? undefined : null)}
          />{' '}
          Empty it
        </label>
      )}
      {children}
    </Doing>
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
