/** Conditions on records, such as those that a rule is for: a row for each, and how many records meet them all. */

import { useRef, useState } from 'preact/hooks';
import { type Field, fieldsOf, groupsOf, labelOf, type Resource } from '../document.js';
import { Hint } from './hint.js';
import { type OuterProps, undescribed } from './input.js';
import { Matching } from './matching.js';
import { Findings } from './parts.js';
import { isLines } from './plain.js';
import { resourceOf } from './suggestions.js';

interface Row {
  readonly key: number;
  readonly path: string;
  /** Undefined as long as it says nothing. */
  readonly condition: unknown;
  /** Whether its field is named by its path, because it is none of those that the document describes. */
  readonly isFree: boolean;
}

type Comparison = 'is' | 'one' | 'not' | 'blank' | 'filled' | 'other';

const comparisons: Readonly<Record<Exclude<Comparison, 'other'>, string>> = {
  is: 'is',
  one: 'is one of',
  not: 'is not',
  blank: 'is empty',
  filled: 'is not empty',
};

function comparisonOf(condition: unknown): Comparison {
  if (Array.isArray(condition)) return condition.length === 0 || isLines(condition.map(String)) ? 'one' : 'other';
  if (typeof condition !== 'object' || condition === null) return 'is';
  const [[name, value] = [], ...others] = Object.entries(condition);
  if (others.length > 0) return 'other';
  if (name === 'not' && typeof value !== 'object') return 'not';
  return name === 'blank' && typeof value === 'boolean' ? (value ? 'blank' : 'filled') : 'other';
}

const valueIn = (condition: unknown): unknown => {
  const comparison = comparisonOf(condition);
  if (comparison === 'not') return (condition as { not: unknown }).not;
  return comparison === 'one' ? (condition as unknown[])[0] : comparison === 'is' ? condition : undefined;
};

function conditionOf(comparison: Comparison, value: unknown): unknown {
  if (comparison === 'blank' || comparison === 'filled') return { blank: comparison === 'blank' };
  if (comparison === 'one') return value === undefined ? [] : [value];
  return comparison === 'not' ? { not: value } : value;
}

const isComplete = (condition: unknown) => {
  const values = Array.isArray(condition)
    ? condition
    : comparisonOf(condition) === 'not'
      ? [valueIn(condition)]
      : [condition];
  return values.length > 0 && values.every((value) => value !== undefined && value !== '');
};

export function Conditions({ about, ...props }: OuterProps & { about: string }) {
  const { field, findings, onChange, services, resource } = props;
  const subject = resourceOf(services, about);
  const fields =
    subject === undefined
      ? []
      : groupsOf(subject, subject.fields).map((group) => ({
          ...group,
          fields: group.fields.flatMap((one) => leavesOf(one, subject)),
        }));
  const known = new Map(fields.flatMap((group) => group.fields.map((one) => [one.name, one] as const)));
  const [rows, setRows] = useState<readonly Row[]>(() =>
    Object.entries((props.value ?? {}) as object).map(([path, condition], key) => ({
      key,
      path,
      condition,
      isFree: !known.has(path),
    })),
  );
  const place = useRef<HTMLFieldSetElement>(null);
  const change = (next: readonly Row[]) => {
    setRows(next);
    const said = next.filter(({ path, condition }) => path !== '' && isComplete(condition));
    onChange(Object.fromEntries(said.map(({ path, condition }) => [path, condition])));
  };
  const focus = (selector: string) =>
    requestAnimationFrame(() => [...(place.current?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1)?.focus());
  const replace = (row: Row) => change(rows.map((one) => (one.key === row.key ? row : one)));
  const { description } = field.schema;
  return (
    <fieldset class="conditions" ref={place} data-field={field.name}>
      <legend>{labelOf(field.name, field.schema)}</legend>
      <Hint text={description} fields={resource.fields} />
      <Findings findings={findings} />
      {rows.map((row) => (
        <Condition
          key={row.key}
          {...props}
          row={row}
          field={known.get(row.path) ?? undescribed(row.path)}
          groups={fields}
          isTwice={rows.some(({ key, path }) => key !== row.key && path === row.path)}
          onReplace={replace}
          onRemove={() => {
            change(rows.filter(({ key }) => key !== row.key));
            focus('.add');
          }}
        />
      ))}
      <button
        type="button"
        class="secondary outline small add"
        onClick={() => {
          change([
            ...rows,
            { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, path: '', condition: undefined, isFree: false },
          ]);
          focus('select[aria-label=Field]');
        }}
      >
        Add condition
      </button>
      {subject && <Matching {...props} subject={subject} conditions={(props.value ?? {}) as Record<string, unknown>} />}
    </fieldset>
  );
}

/** The fields that conditions can be about: their names are paths. */
function leavesOf(field: Field, { resolve }: Resource): Field[] {
  if (field.name === 'custom_field_values') return []; // they need the id of one in the path
  const { type, items } = field.schema;
  const inner = items ? resolve(items) : field.schema;
  if (inner.type !== 'object') return type === 'object' ? [] : [{ ...field, schema: inner }];
  return fieldsOf(inner, resolve)
    .filter(({ schema }) => !/object|array/.test(schema.type ?? 'object'))
    .map((part) => ({ ...part, name: `${field.name}.${part.name}` }));
}

interface ConditionProps extends OuterProps {
  readonly row: Row;
  readonly groups: readonly { readonly heading?: string; readonly fields: readonly Field[] }[];
  readonly isTwice: boolean;
  readonly onReplace: (row: Row) => void;
  readonly onRemove: () => void;
}

function Condition({ row, field, groups, isTwice, onReplace, onRemove, Input, ...props }: ConditionProps) {
  const { path, condition, isFree } = row;
  const [comparison, setComparison] = useState<Comparison>(() => comparisonOf(condition));
  const value = valueIn(condition);
  const problem = isTwice
    ? 'There is a condition on this field already.'
    : path === '' || !isComplete(condition)
      ? 'Say what the field must be, or remove this condition.'
      : '';
  const compare = (next: Comparison) => {
    setComparison(next);
    onReplace({ ...row, condition: conditionOf(next, value) });
  };
  const { type = typeof value === 'undefined' ? 'string' : typeof value, enum: choices } = field.schema;
  const label = { 'x-console': { label: 'Value' } };
  const schema = { type, ...(choices && { enum: choices }), ...label };
  const input = (schema: Field['schema'], value: unknown, onChange: (value: unknown) => void) => (
    <Input
      key={`${path} ${comparison}`}
      {...props}
      field={{ name: 'value', schema, required: false, target: field.target }}
      findings={[]}
      value={value}
      onChange={onChange}
    />
  );
  const values = Array.isArray(condition) ? condition : [];
  const typed = new Map(values.map((one) => [String(one), one]));
  const read = (text: string) =>
    typed.get(text) ?? (type === 'number' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text);
  return (
    <div class="condition">
      <select
        aria-label="Field"
        value={isFree ? '*' : path}
        onChange={({ currentTarget: { value } }) =>
          onReplace({
            ...row,
            path: value === '*' ? '' : value,
            isFree: value === '*',
            condition: conditionOf(comparison, undefined),
          })
        }
      >
        {!isFree && path === '' && <option value="">Choose a field</option>}
        {groups.map(({ heading = 'Main', fields }) => (
          <optgroup key={heading} label={heading}>
            {fields.map(({ name, schema }) => (
              <option key={name} value={name}>
                {name.includes('.')
                  ? name
                      .split('.')
                      .map((part) => labelOf(part))
                      .join(' › ')
                  : labelOf(name, schema)}
              </option>
            ))}
          </optgroup>
        ))}
        <option value="*">Another field…</option>
      </select>
      {isFree && (
        <input
          aria-label="Name of the field"
          placeholder="presenter_info.topic"
          value={path}
          onInput={({ currentTarget }) => onReplace({ ...row, path: currentTarget.value.trim() })}
        />
      )}
      <select
        aria-label="Comparison"
        value={comparison}
        ref={(select) => select?.setCustomValidity(problem)}
        onChange={({ currentTarget }) => compare(currentTarget.value as Comparison)}
      >
        {Object.entries(comparisons).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
        {comparison === 'other' && <option value="other">is, as JSON</option>}
      </select>
      {(comparison === 'is' || comparison === 'not') &&
        input(schema, value, (next) => onReplace({ ...row, condition: conditionOf(comparison, next) }))}
      {comparison === 'one' &&
        input({ type: 'array', items: { type: 'string' }, ...label }, values.map(String), (next) =>
          onReplace({ ...row, condition: ((next ?? []) as string[]).map(read) }),
        )}
      {comparison === 'other' && input(label, condition, (next) => onReplace({ ...row, condition: next }))}
      <button type="button" class="clear" aria-label="Remove condition" onClick={onRemove}>
        ×
      </button>
    </div>
  );
}
