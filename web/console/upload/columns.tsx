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
export function columnIn(name: string, fields: Fields): Column {
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

export const isPlain = ({ is }: Column) => is === 'field' || is === 'server';

/** As on the other pages. */
function labelIn({ columns }: Fields, path: string): string {
  const schema = columns.get(path) as Schema | undefined;
  const names = path.split('.');
  return names.map((name, n) => labelOf(name, n === names.length - 1 ? schema : undefined)).join(' › ');
}

interface ChoiceProps {
  readonly column: Column;
  readonly fields: Fields;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** What a column is. */
export function Choice({ column, fields, value = '', onChange }: ChoiceProps) {
  const { name, is } = column;
  const paths = [...fields.columns.keys()].filter((path) => !/^(id|sys_(?!external_id))/.test(path));
  const options = [
    ...(value === '' ? [['', 'Choose…']] : []),
    ...(is === 'server' ? [[name, name === 'id' ? 'The id of the record' : 'Set by the server']] : []),
    [leftOut, 'Leave it out'],
    ...(fields.isOpen && !isPlain(column) ? [[name, 'Keep it under its own name']] : []),
    ...paths.map((path) => [path, labelIn(fields, path)]),
    ...fields.links.map(([path]) => [`${path}@external`, `${labelIn(fields, path)}, by its external id`]),
  ];
  return (
    <select
      aria-label={`What ${name} is`}
      aria-invalid={value === '' ? 'true' : undefined}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {options.map(([path, label]) => (
        <option key={path} value={path}>
          {label}
        </option>
      ))}
    </select>
  );
}
