/** Questions before something is done with the rows that are ticked. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { type Field, labelOf } from '../document.js';
import { FieldInput } from '../forms/field.js';
import type { ResourceProps } from '../page.js';
import { Question } from '../ui.js';

/** What is to be done with each record. */
export interface Task {
  /** `Change`, and what was done with those for which it worked: `changed`. */
  readonly label: string;
  readonly done: string;
  readonly operation: object;
}

interface DialogProps extends ResourceProps {
  /** `3 abstracts` */
  readonly some: string;
  readonly onNo: () => void;
  readonly onYes: (task: Task) => void;
  /** Which they are. */
  readonly children: ComponentChildren;
}

export const Delete = ({ some, onNo, onYes, children }: DialogProps) => (
  <Question
    title={`Delete ${some}?`}
    yes={`Delete ${some}`}
    onNo={onNo}
    onYes={() => onYes({ label: 'Delete', done: 'deleted', operation: { operation: 'delete' } })}
  >
    <p>This cannot be undone.</p>
    {children}
  </Question>
);

/** Fields with one value that the caller may change. */
const isEditable =
  (isOwn: boolean) =>
  ({ schema }: Field) =>
    /^(string|number|integer|boolean)$/.test(schema.type ?? '') &&
    !(isOwn && ((schema['x-visibility'] ?? 'staff') === 'staff' || schema['x-writable-by'] !== undefined));

export function Edit({ some, onNo, onYes, children, ...props }: DialogProps) {
  const { me, resource } = props;
  const fields = resource.fields.filter(isEditable(me.permissions[`${resource.name}.patch`] === 'own'));
  const id = useId();
  const [field, choose] = useState<Field>();
  /** Null empties it. */
  const [value, setValue] = useState<unknown>();
  const label = field && labelOf(field.name).toLowerCase();
  const isShort = field?.target === undefined && String(value).length < 40;
  const to = isShort ? ` to ${typeof value === 'boolean' ? (value ? 'yes' : 'no') : value}` : '';
  const title = value === null ? `Empty the ${label} of ${some}?` : `Change the ${label} of ${some}${to}?`;
  return (
    <Question
      title={value === undefined ? `Edit one field of ${some}` : title}
      yes={`Change ${some}`}
      isReady={value !== undefined}
      onNo={onNo}
      onYes={() => {
        const change = { operation: 'patch', fields: { [field?.name ?? '']: value } };
        onYes({ label: 'Change', done: 'changed', operation: change });
      }}
    >
      <div class="field">
        <label for={id}>Field</label>
        <select
          id={id}
          value={field?.name ?? ''}
          onChange={({ currentTarget }) => {
            choose(fields.find(({ name }) => name === currentTarget.value));
            setValue(undefined);
          }}
        >
          <option value="">Choose one</option>
          {fields.map(({ name }) => (
            <option key={name} value={name}>
              {labelOf(name)}
            </option>
          ))}
        </select>
      </div>
      {field && value !== null && (
        <FieldInput
          key={field.name}
          {...props}
          field={{ ...field, required: false }}
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
    </Question>
  );
}
