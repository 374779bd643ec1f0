/** Conditions on records, such as those that a rule is for: a row for each, and how many records meet them all. */
import { useState } from 'preact/hooks';
import { type Field, fieldsOf, type Group, groupsOf, labelOf, type Resource, type Schema } from '../document.js';
import type { Json } from '../session.js';
import { Hint } from './hint.js';
import { isObject, type OuterProps, undescribed } from './input.js';
import { Matching } from './matching.js';
import { Findings, RowList } from './parts.js';
import { isLines } from './plain.js';
import { resourceOf } from './suggestions.js';

interface Comparison {
  readonly words: string;
  /** Undefined for a condition of another kind. */
  readonly valuesOf: (condition: unknown) => readonly unknown[] | undefined;
  readonly conditionOf: (values: readonly unknown[]) => unknown;
}

const only = (condition: unknown, name: string) =>
  isObject(condition) && Object.keys(condition).join() === name ? [condition[name]] : undefined;

const comparisons: Readonly<Record<string, Comparison>> = {
  is: {
    words: 'is',
    valuesOf: (condition) => (typeof condition === 'object' ? undefined : [condition]),
    conditionOf: ([value]) => value,
  },
  one: {
    words: 'is one of',
    valuesOf: (condition) => (Array.isArray(condition) && isLines(condition.map(String)) ? condition : undefined),
    conditionOf: (values) => values.filter((value) => value !== undefined),
  },
  not: {
    words: 'is not',
    valuesOf: (condition) => only(condition, 'not')?.filter((value) => typeof value !== 'object'),
    conditionOf: ([value]) => ({ not: value }),
  },
  blank: {
    words: 'is empty',
    valuesOf: (condition) => only(condition, 'blank')?.filter((value) => value === true),
    conditionOf: () => ({ blank: true }),
  },
  filled: {
    words: 'is not empty',
    valuesOf: (condition) => only(condition, 'blank')?.filter((value) => value === false),
    conditionOf: () => ({ blank: false }),
  },
  other: { words: 'is, as JSON', valuesOf: (condition) => [condition], conditionOf: ([value]) => value },
};

/** By the first comparison that has values for it, and an empty list for the one that expects some. */
const comparisonOf = (condition: unknown) =>
  Object.keys(comparisons).find((name) => {
    const values = comparisons[name]?.valuesOf(condition);
    return values !== undefined && (values.length > 0 || name === 'one');
  }) ?? 'other';

const valuesOf = (condition: unknown) => comparisons[comparisonOf(condition)]?.valuesOf(condition) ?? [];

const isComplete = ({ path, condition }: Row) =>
  path !== '' &&
  valuesOf(condition).length > 0 &&
  valuesOf(condition).every((value) => value !== undefined && value !== '');

interface Row {
  readonly path: string;
  /** Undefined as long as it says nothing. */
  readonly condition: unknown;
}

export function Conditions({ about, ...props }: OuterProps & { about: string }) {
  const { field, findings, onChange, services, resource } = props;
  const value = (props.value ?? {}) as Json;
  const [rows, setRows] = useState<readonly Row[]>(() =>
    Object.entries(value).map(([path, condition]) => ({ path, condition })),
  );
  const subject = resourceOf(services, about);
  const groups = subject
    ? groupsOf(subject, subject.fields).map((group) => ({
        ...group,
        fields: group.fields.flatMap((one) => leavesOf(one, subject)),
      }))
    : [];
  return (
    <fieldset class="conditions" data-field={field.name}>
      <legend>{labelOf(field.name, field.schema)}</legend>
      <Hint text={field.schema.description} fields={resource.fields} />
      <Findings findings={findings} />
      <RowList
        items={rows}
        blank={{ path: '', condition: undefined }}
        noun=" condition"
        onChange={(next) => {
          setRows(next);
          onChange(Object.fromEntries(next.filter(isComplete).map(({ path, condition }) => [path, condition])));
        }}
      >
        {(row, onReplace) => (
          <Condition
            {...props}
            row={row}
            groups={groups}
            isTwice={rows.filter(({ path }) => path === row.path).length > 1}
            onReplace={onReplace}
          />
        )}
      </RowList>
      {subject && rows.every(isComplete) && <Matching {...props} subject={subject} conditions={value} />}
    </fieldset>
  );
}

/** The fields that conditions can be about: their names are paths. */
function leavesOf(field: Field, { resolve }: Resource): Field[] {
  if (field.name === 'custom_field_values') return []; // they need the id of one in the path
  const inner = field.schema.items ? resolve(field.schema.items) : field.schema;
  if (inner.type !== 'object') return [{ ...field, schema: inner }];
  return fieldsOf(inner, resolve)
    .filter(({ schema }) => !/object|array/.test(schema.type ?? 'object'))
    .map((part) => {
      const label = `${labelOf(field.name, field.schema)} › ${labelOf(part.name, part.schema)}`;
      return { ...part, name: `${field.name}.${part.name}`, schema: { ...part.schema, 'x-console': { label } } };
    });
}

interface ConditionProps extends OuterProps {
  readonly row: Row;
  readonly groups: readonly Group[];
  readonly isTwice: boolean;
  readonly onReplace: (row: Row) => void;
}

/** A field that the document does not describe is named by its path. */
const free = '*';

function Condition({ row, groups, isTwice, onReplace, Input, ...props }: ConditionProps) {
  const { path, condition } = row;
  const field = groups.flatMap(({ fields }) => fields).find(({ name }) => name === path) ?? undescribed(path);
  const [isFree, setIsFree] = useState(path !== '' && field.schema.type === undefined);
  const [name, setName] = useState(() => comparisonOf(condition));
  const { conditionOf } = comparisons[name] as Comparison;
  const values = valuesOf(condition);
  const { type = values[0] === undefined ? 'string' : typeof values[0], enum: choices } = field.schema;
  const isList = name === 'one';
  const schema: Schema = isList
    ? { type: 'array', items: { type: 'string' } }
    : name === 'other'
      ? {}
      : { type, ...(choices && { enum: choices }) };
  const typed = (value: unknown) =>
    type === 'number' && typeof value === 'string' && Number.isFinite(Number(value)) ? Number(value) : value;
  const problem = isTwice
    ? 'There is a condition on this field already.'
    : isComplete(row)
      ? ''
      : 'Say what the field must be, or remove this condition.';
  return (
    <div class="condition">
      <select
        aria-label="Field"
        value={isFree ? free : path}
        onChange={({ currentTarget: { value } }) => {
          setIsFree(value === free);
          onReplace({ path: value === free ? '' : value, condition: conditionOf([]) });
        }}
      >
        {path === '' && !isFree && <option value="">Choose a field</option>}
        {groups.map(({ heading = 'Main', fields }) => (
          <optgroup key={heading} label={heading}>
            {fields.map(({ name, schema }) => (
              <option key={name} value={name}>
                {labelOf(name, schema)}
              </option>
            ))}
          </optgroup>
        ))}
        <option value={free}>Another field…</option>
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
        value={name}
        ref={(select) => select?.setCustomValidity(problem)}
        onChange={({ currentTarget: { value } }) => {
          setName(value);
          onReplace({ ...row, condition: comparisons[value]?.conditionOf(/is|one|not/.test(name) ? values : []) });
        }}
      >
        {Object.entries(comparisons).map(
          ([one, { words }]) =>
            (one !== 'other' || name === one) && (
              <option key={one} value={one}>
                {words}
              </option>
            ),
        )}
      </select>
      {!/blank|filled/.test(name) && (
        <Input
          key={`${path} ${name}`}
          {...props}
          field={{ name: 'value', schema, required: false, target: field.target }}
          findings={[]}
          value={isList ? values.map(String) : values[0]}
          onChange={(next) => {
            const values = isList ? ((next ?? []) as unknown[]) : [next];
            onReplace({ ...row, condition: conditionOf(values.map(typed)) });
          }}
        />
      )}
    </div>
  );
}
