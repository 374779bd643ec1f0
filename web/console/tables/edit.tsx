/** Asks for the new value of a field of the rows that are ticked. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { type Field, isWritable, labelOf } from '../document.js';
import { Doing } from '../doing.js';
import { FieldInput } from '../forms/field.js';
import type { ResourceProps } from '../page.js';
import type { Json } from '../session.js';

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

const hasOneValue = ({ schema }: Field) => /^(string|number|integer|boolean)$/.test(schema.type ?? '');

export function Edit({ some, shown, onDo, onClose, children, ...props }: EditProps) {
  const { me, resource } = props;
  const grant = me.permissions[`${resource.name}.patch`];
  const fields = resource.fields.filter((field) => hasOneValue(field) && isWritable(field, grant, false));
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
