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

/** What conditions can say. */
const comparisons = {
  is: 'is',
  one: 'is one of',
  not: 'is not',
  blank: 'is empty',
  filled: 'is not empty',
  other: 'is, as JSON',
};

type Comparison = keyof typeof comparisons;

/** How a condition compares, and with what. */
function readingOf(condition: unknown): readonly [Comparison, unknown] {
  if (Array.isArray(condition) && isLines(condition.map(String))) return ['one', condition];
  if (typeof condition !== 'object') return ['is', condition];
  const { blank, not, ...others } = condition as Json;
  const isAlone = isObject(condition) && Object.keys(condition).length === 1 && Object.keys(others).length === 0;
  if (isAlone && typeof blank === 'boolean') return [blank ? 'blank' : 'filled', undefined];
  return isAlone && 'not' in condition && typeof not !== 'object' ? ['not', not] : ['other', condition];
}

function conditionOf(comparison: Comparison, value: unknown): unknown {
  if (comparison === 'blank' || comparison === 'filled') return { blank: comparison === 'blank' };
  if (comparison === 'one') return value ?? [];
  return comparison === 'not' ? { not: value } : value;
}

const isComplete = ({ path, condition }: Row) => {
  const [comparison, value] = readingOf(condition);
  const values = [value].flat();
  const isSaid = values.length > 0 && values.every((one) => one !== undefined && one !== '');
  return path !== '' && (isSaid || /blank|filled/.test(comparison));
};

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
  const [comparison, setComparison] = useState(() => readingOf(condition)[0]);
  const value = readingOf(condition)[1];
  const [first] = [value].flat();
  const { type = first === undefined ? 'string' : typeof first, enum: choices } = field.schema;
  const list: Schema = { type: 'array', items: { type: 'string' } };
  const schema: Schema = { one: list, other: {} }[comparison as string] ?? { type, ...(choices && { enum: choices }) };
  const typed = (next: unknown) => (/number|integer/.test(type) && Number.isFinite(Number(next)) ? Number(next) : next);
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
          onReplace({ path: value === free ? '' : value, condition: conditionOf(comparison, undefined) });
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
        value={comparison}
        ref={(select) => select?.setCustomValidity(problem)}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value as Comparison;
          const kept = comparison === 'other' || first === undefined ? [] : [first];
          setComparison(next);
          onReplace({ ...row, condition: conditionOf(next, next === 'one' ? kept : kept[0]) });
        }}
      >
        {Object.entries(comparisons).map(
          ([one, words]) =>
            (one !== 'other' || comparison === one) && (
              <option key={one} value={one}>
                {words}
              </option>
            ),
        )}
      </select>
      {!/blank|filled/.test(comparison) && (
        <Input
          key={`${path} ${comparison}`}
          {...props}
          field={{ name: 'value', schema, required: false, target: field.target }}
          findings={[]}
          value={comparison === 'one' ? [value].flat().map(String) : value}
          onChange={(next) =>
            onReplace({ ...row, condition: conditionOf(comparison, Array.isArray(next) ? next.map(typed) : next) })
          }
        />
      )}
    </div>
  );
}
