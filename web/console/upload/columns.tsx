/** Which column is which field. */
import { type Column, columnNamed, type Fields } from '#shared/commands/rows.js';
import { labelOf } from '../document.js';
import { type Choices, defaultOf, leftOut, type Sheet } from './sheet.js';

interface ColumnsProps {
  readonly sheet: Sheet;
  readonly fields: Fields;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

/** Those first that are not called as a field is. */
export function Columns({ sheet, fields, choices, onChange }: ColumnsProps) {
  const all = sheet.names.filter(Boolean).map((name) => columnNamed(name, fields));
  const isOdd = ({ is }: Column) => is !== 'field' && is !== 'server';
  const [odd, plain] = [all.filter(isOdd), all.filter((column) => !isOdd(column))];
  const table = (columns: readonly Column[]) => (
    <section class="scroll" tabIndex={0} aria-label="Columns">
      <table class="records columns">
        <thead>
          <tr>
            <th scope="col">Column of the file</th>
            <th scope="col">Is</th>
            <th scope="col">Such as</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => {
            const at = sheet.names.indexOf(column.name);
            return (
              <tr key={column.name}>
                <th scope="row">{column.name}</th>
                <td>
                  <Choice
                    {...{ column, fields }}
                    value={choices[column.name] ?? defaultOf(column) ?? ''}
                    onChange={(value) => onChange({ ...choices, [column.name]: value })}
                  />
                </td>
                <td>{sheet.lines.find(({ cells }) => cells[at])?.cells[at]}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
  return (
    <>
      {odd.length > 0 && table(odd)}
      {plain.length > 0 && (
        <details>
          <summary>{plain.length === 1 ? '1 column is a field' : `${plain.length} columns are fields`}</summary>
          {table(plain)}
        </details>
      )}
    </>
  );
}

const labelled = (path: string) =>
  path
    .split('.')
    .map((name) => labelOf(name))
    .join(' › ');

function Choice(props: { column: Column; fields: Fields; value: string; onChange: (value: string) => void }) {
  const { column, fields, value, onChange } = props;
  const { name, is, meant } = column;
  const own = `custom_field_values[${name}]`;
  const [, customId] = /^custom_field_values\[(.*)\]$/s.exec(value) ?? [];
  return (
    <>
      <select
        aria-label={`What ${name} is`}
        aria-invalid={value === '' ? 'true' : undefined}
        value={customId === undefined ? value : own}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {value === '' && <option value="">Choose…</option>}
        {is === 'server' && (
          <option value={name}>{name === 'id' ? 'The id of the record' : 'Set by the server'}</option>
        )}
        <option value={leftOut}>Leave it out</option>
        {fields.isOpen && is !== 'field' && is !== 'server' && <option value={name}>Keep it under its own name</option>}
        {fields.columns.has('custom_field_values') && <option value={own}>A custom field</option>}
        {[...fields.columns.keys()]
          .filter((path) => !/^(id|sys_(?!external_id))/.test(path))
          .map((path) => (
            <option key={path} value={path}>
              {labelled(path)}
            </option>
          ))}
        {fields.links.map(([path]) => (
          <option key={`${path}@external`} value={`${path}@external`}>
            {labelled(path)}, by its external id
          </option>
        ))}
      </select>
      {meant !== undefined && value === meant && <small>By its name. Is that what you mean?</small>}
      {customId !== undefined && (
        <label>
          Id of the custom field
          <input
            value={customId}
            onInput={({ currentTarget }) => onChange(`custom_field_values[${currentTarget.value}]`)}
          />
        </label>
      )}
    </>
  );
}
