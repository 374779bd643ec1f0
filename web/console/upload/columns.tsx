/** Which column is which field. */
import { type Column, columnNamed, type Fields, fieldsOf } from '#shared/commands/rows.js';
import type { Schemas } from '#shared/schema/document.js';
import { labelOf, type Resource, type Schema, type Service } from '../document.js';
import type { Sheet } from './sheet.js';

/** Column → the name of its field, or `leftOut`. */
export type Choices = Readonly<Record<string, string>>;

export const leftOut = '-';

/** The fields of a resource, as files name them. */
export function fieldsIn({ schema, resolve }: Resource, services: readonly Service[]): Fields {
  const known = new Set(services.flatMap(({ resources }) => resources.map(({ name }) => name)));
  const properties = (part: Schema) => resolve(part).properties ?? {};
  const record = { ...schema, unevaluatedProperties: schema['x-closed'] !== true };
  return fieldsOf({ resolve, properties } as unknown as Schemas, record as never, (name) => known.has(name));
}

const folded = (text: string) => text.toLowerCase().replace(/[\s_-]|(?<=.)address$/g, '');

/** A field may also be called as it is on these pages. */
function columnIn(name: string, fields: Fields): Column {
  const column = columnNamed(name, fields);
  if (['field', 'server', 'empty'].includes(column.is)) return column;
  const meant = [...fields.columns.keys()].find((path) => folded(labelIn(fields, path)) === folded(name));
  return meant === undefined ? column : { name, is: 'near', meant };
}

/** What each column is, unless somebody chooses: undefined where they have to. */
export function namesIn(sheet: Sheet, fields: Fields, choices: Choices): readonly (string | undefined)[] {
  if (!sheet.isCsv) return sheet.names;
  return sheet.names.map((name) => {
    const { is, meant } = columnIn(name, fields);
    const isBesideIt = meant !== undefined && sheet.names.includes(meant); // as names beside ids in a download
    const usual = isBesideIt ? leftOut : is === 'near' || is === 'wrong' ? meant : is === 'unlinked' ? undefined : name;
    return choices[name] || usual;
  });
}

interface ColumnsProps {
  readonly sheet: Sheet;
  readonly fields: Fields;
  /** What each column is. */
  readonly names: readonly (string | undefined)[];
  readonly onChoose: (column: string, name: string) => void;
}

/** Those first that are not called as a field is. */
export function Columns({ sheet, fields, names, onChoose }: ColumnsProps) {
  const all = sheet.names.flatMap((name, at) => (name === '' ? [] : [{ ...columnIn(name, fields), at }]));
  const isPlain = ({ is }: Column) => is === 'field' || is === 'server';
  const [odd, plain] = [all.filter((column) => !isPlain(column)), all.filter(isPlain)];
  const own = odd.filter(({ name, at }) => names[at] === name).map(({ name }) => name);
  const table = (columns: typeof all) => (
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
          {columns.map((column) => (
            <tr key={column.name}>
              <th scope="row">{column.name}</th>
              <td>
                <Choice
                  {...{ column, fields }}
                  value={names[column.at] ?? ''}
                  onChange={(value) => onChoose(column.name, value)}
                />
              </td>
              <td>{sheet.lines.find(({ cells }) => cells[column.at])?.cells[column.at]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
  return (
    <>
      {odd.length > 0 && table(odd)}
      {own.length > 0 && (
        <p class="finding">
          Kept as they are, for nobody but you, since no field is called so: {own.join(', ')}. Choose a field, or leave
          them out.
        </p>
      )}
      {plain.length > 0 && (
        <details>
          <summary>{plain.length === 1 ? '1 column is a field' : `${plain.length} columns are fields`}</summary>
          {table(plain)}
        </details>
      )}
    </>
  );
}

/** As on the other pages. */
function labelIn({ columns }: Fields, path: string): string {
  const schema = columns.get(path) as Schema | undefined;
  const names = path.split('.');
  return names.map((name, n) => labelOf(name, n === names.length - 1 ? schema : undefined)).join(' › ');
}

interface ChoiceProps {
  readonly column: Column;
  readonly fields: Fields;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ column: { name, is, meant }, fields, value, onChange }: ChoiceProps) {
  const own = `custom_field_values[${name}]`;
  const [, customId] = /^custom_field_values\[(.*)\]$/s.exec(value) ?? [];
  const isPlain = is === 'field' || is === 'server';
  const paths = [...fields.columns.keys()].filter((path) => !/^(id|sys_(?!external_id))/.test(path));
  const options = [
    ...(value === '' ? [['', 'Choose…']] : []),
    ...(is === 'server' ? [[name, name === 'id' ? 'The id of the record' : 'Set by the server']] : []),
    [leftOut, 'Leave it out'],
    ...(fields.isOpen && !isPlain ? [[name, 'Keep it under its own name']] : []),
    ...(fields.columns.has('custom_field_values') ? [[own, 'A custom field']] : []),
    ...paths.map((path) => [path, labelIn(fields, path)]),
    ...fields.links.map(([path]) => [`${path}@external`, `${labelIn(fields, path)}, by its external id`]),
  ];
  return (
    <>
      <select
        aria-label={`What ${name} is`}
        aria-invalid={value === '' ? 'true' : undefined}
        value={customId === undefined ? value : own}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map(([path, label]) => (
          <option key={path} value={path}>
            {label}
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
