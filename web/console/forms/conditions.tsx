/** Conditions on records, such as those that a rule is for: a row for each, and how many records meet them all. */
import { useEffect, useState } from 'preact/hooks';
import { type Field, fieldsOf, type Group, groupsOf, labelOf, type Resource, type Schema } from '../document.js';
import type { Json } from '../session.js';
import { Hint } from './hint.js';
import { type OuterProps, undescribed } from './input.js';
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

interface Row {
  readonly path: string;
  readonly comparison: keyof typeof comparisons;
  /** What it compares with; undefined as long as that is not said. */
  readonly value?: unknown;
}

function rowOf([path, condition]: readonly [string, unknown]): Row {
  if (Array.isArray(condition) && isLines(condition.map(String))) return { path, comparison: 'one', value: condition };
  if (typeof condition !== 'object') return { path, comparison: 'is', value: condition };
  const [[name, value] = [], ...others] = Object.entries(condition ?? {});
  if (others.length === 0 && name === 'blank' && typeof value === 'boolean')
    return { path, comparison: value ? 'blank' : 'filled' };
  if (others.length === 0 && name === 'not' && typeof value !== 'object') return { path, comparison: 'not', value };
  return { path, comparison: 'other', value: condition };
}

const isAboutValue = ({ comparison }: Row) => comparison !== 'blank' && comparison !== 'filled';

const conditionOf = ({ comparison, value }: Row) =>
  comparison === 'blank' || comparison === 'filled'
    ? { blank: comparison === 'blank' }
    : comparison === 'not'
      ? { not: value }
      : value;

const isComplete = (row: Row) => {
  const values = [row.value].flat();
  const isSaid = values.length > 0 && values.every((one) => one !== undefined && one !== '');
  return row.path !== '' && (isSaid || !isAboutValue(row));
};

export function Conditions({ about, ...props }: OuterProps & { about: string }) {
  const { field, findings, onChange, services, resource } = props;
  const value = (props.value ?? {}) as Json;
  useEffect(() => {
    if (field.required && props.value === undefined) onChange({}); // there are none yet, which is an answer
  }, []);
  const [rows, setRows] = useState<readonly Row[]>(() => Object.entries(value).map(rowOf));
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
        blank={{ path: '', comparison: 'is' }}
        noun=" condition"
        onChange={(next) => {
          setRows(next);
          onChange(Object.fromEntries(next.filter(isComplete).map((row) => [row.path, conditionOf(row)])));
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

/** Those of a whole resource. */
export const leavesOfAll = (resource: Resource | undefined) =>
  resource?.fields.flatMap((one) => leavesOf(one, resource)) ?? [];

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
  const { path, comparison, value } = row;
  const field = groups.flatMap(({ fields }) => fields).find(({ name }) => name === path) ?? undescribed(path);
  const [isFree, setIsFree] = useState(path !== '' && field.schema.type === undefined);
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
          onReplace({ path: value === free ? '' : value, comparison });
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
          const next = currentTarget.value as Row['comparison'];
          const kept = comparison === 'other' ? undefined : first;
          onReplace({ path, comparison: next, value: next === 'one' && kept !== undefined ? [kept] : kept });
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
      {isAboutValue(row) && (
        <Input
          key={`${path} ${comparison}`}
          {...props}
          field={{ name: 'value', schema, required: false, target: field.target }}
          findings={[]}
          value={comparison === 'one' ? [value ?? []].flat().map(String) : value}
          onChange={(next) => onReplace({ ...row, value: Array.isArray(next) ? next.map(typed) : next })}
        />
      )}
    </div>
  );
}
