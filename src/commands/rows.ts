/** The rows of a file that is loaded: NDJSON or CSV, of any length. Runs in browsers, too. */
import { closestMatch } from 'leven';
import sjson from 'secure-json-parse';
import { ConfigError } from '../lib/configError.js';
import {
  type Columns,
  columnsOf,
  customFields,
  elementIn,
  isCustomColumn,
  no,
  plainCell,
  unguarded,
  unlabelled,
  valueIn,
  yes,
} from '../schema/csv.js';
import type { Schema, Schemas } from '../schema/document.js';
import { marked } from '../schema/marks.js';
import { isServerOwned } from '../schema/serverFields.js';
import { type Line, linesIn, type Source } from './text.js';

type Json = Record<string, unknown>;

export type Problem = readonly [line: number, column: string, code: string, message: string];

export interface Row {
  readonly line: number;
  /** Of the record that the row was made of, if there was one. */
  readonly id?: string;
  /** Of the record that it changes; otherwise, it creates one. */
  readonly at?: string | undefined;
  /** The version that it was made of, if that is known. */
  readonly version?: number;
  /** It changes nothing if the record has another one. */
  readonly ifVersion?: number | undefined;
  /** The rules that do not apply to it, as in a batch. */
  readonly override?: string | undefined;
  /** Without the fields that only the server sets. */
  readonly record: Readonly<Json>;
  /** It cannot be sent if there are any. */
  readonly problems: readonly Problem[];
}

/** What a file is read with. */
export interface Reading {
  readonly format: string;
  /** If it is not UTF-8. */
  readonly encoding?: string | undefined;
  /** Whether columns that nearly have the name of a field are kept. */
  readonly keepsUnknown?: boolean | undefined;
}

/** The fields of a resource. */
export interface Fields {
  readonly columns: Columns;
  /** Whether it takes any other field, too. */
  readonly isOpen: boolean;
  /** Its fields that name records, with the resources of these. */
  readonly links: readonly (readonly [path: string, resource: string])[];
}

/** Of a column that names records by their external ids. */
const byExternal = /@external$/;

/** The external id, if this value names a record by it. */
export function externalIn(value: unknown): string | undefined {
  const { external, ...more } = Object(value) as { readonly external?: unknown };
  return typeof external === 'string' && Object.keys(more).length === 0 ? external : undefined;
}

/** @param isResource whether the server has records of it. */
export function fieldsOf(document: Schemas, record: Schema, isResource: (name: string) => boolean): Fields {
  // some fields name resources of this server without having to
  const named = (target: string) =>
    target.startsWith('external:') ? `${target.slice(9).replace(/ ./g, (two) => two.slice(1).toUpperCase())}s` : target;
  const links = marked(document, record, 'x-refers-to')
    .map(([path, target]) => [path, named(target)] as const)
    .filter(([, target]) => isResource(target));
  return { columns: columnsOf(document, record), links, isOpen: record.unevaluatedProperties !== false };
}

/** @throws ConfigError if it is no such file. */
export async function* rowsIn(source: Source, fields: Fields, reading: Reading): AsyncGenerator<Row> {
  const isCsv = reading.format === 'csv';
  let make: ((line: Line) => Row) | undefined = isCsv ? undefined : rowOfJson;
  for await (const line of linesOf(source, isCsv, reading.encoding)) {
    if (make !== undefined) yield make(line);
    else make = rowMaker(checkedNames(line.cells, source.name, fields, reading.keepsUnknown), fields.columns);
  }
}

/** The lines in which something stands: of CSV, the first has the names. Of NDJSON, each is one cell. */
export async function* linesOf(source: Source, isCsv: boolean, encoding?: string): AsyncGenerator<Line> {
  let [row, length, width]: [number, number, number | undefined] = [0, 0, undefined];
  for await (const one of linesIn(source, isCsv, encoding)) {
    const { cells } = one;
    // Excel writes 16 rows at a time, and no separators after the last column that has something in these
    if (row++ % 16 === 0) length = cells.length;
    if (!isCsv) yield { ...one, cells: [cells.join('\0')] };
    else if (cells.every((cell) => cell === '')) continue;
    else if (width === undefined) {
      yield { ...one, cells: cells.map(unguarded).map(unlabelled) };
      width = cells.length;
    } else if (cells.length !== length || length >= width) yield one;
    else yield { ...one, cells: [...cells, ...Array.from({ length: width - length }, () => '')] };
  }
}

/** What the name of a column is: another one than those of the fields may be kept, or is wrong. */
export interface Column {
  readonly name: string;
  readonly is: 'field' | 'server' | 'empty' | 'other' | 'near' | 'wrong' | 'unlinked';
  /** The field that it is nearly called by. */
  readonly meant?: string | undefined;
}

const within = (name: string, other: string) => `${name}.`.startsWith(`${other}.`);

/** A name that is there twice, or is a part of another. */
export function twiceIn(names: readonly string[]): string | undefined {
  const paths = names.map((name) => name.replace(byExternal, ''));
  return names.find((_, n) => paths[n] && paths.some((other, m) => m !== n && within(`${paths[n]}`, other)));
}

export function columnNamed(name: string, { columns, isOpen, links }: Fields): Column {
  const known = [...columns.keys()];
  const plain = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');
  const [, field = '', suffix = ''] = /^(.*?)(\[.+\]|@external)?$/s.exec(name) ?? [];
  const isName = suffix === '@external';
  const isField = known.some((one) => within(field, one) || within(one, field));
  if (name === '') return { name, is: 'empty' };
  if (isServerOwned(name)) return { name, is: 'server' };
  if (isName ? links.some(([path]) => path === field) : isField) return { name, is: 'field' };
  if (isField) return { name, is: 'unlinked' };
  const maxDistance = Math.min(2, Math.floor(field.length / 4));
  const near = closestMatch(plain(field), known.map(plain), { maxDistance });
  if (near === undefined) return { name, is: isOpen && !isName ? 'other' : 'wrong' };
  const meant = `${known.find((one) => plain(one) === near)}${suffix}`;
  return { name, is: isOpen && !isName ? 'near' : 'wrong', meant };
}

/** @throws ConfigError that says all that is wrong with them. */
function checkedNames(names: readonly string[], path: string, fields: Fields, keepsUnknown = false): readonly string[] {
  const twice = twiceIn(names);
  if (twice !== undefined)
    throw new ConfigError(`${path} has the column ${JSON.stringify(twice)} twice, or as a part of another.`);
  const found = names.map((name) => columnNamed(name, fields));
  const wrong = found.flatMap(({ name, is, meant }) => {
    const quoted = `the column ${JSON.stringify(name)}`;
    if (is === 'unlinked')
      return [`${quoted}, but ${name.replace(byExternal, '')} does not name records of this server.`];
    if (is !== 'wrong' && (is !== 'near' || keepsUnknown)) return [];
    return [`${quoted}${meant === undefined ? ', which is no field.' : `: did you mean ${meant}?`}`];
  });
  if (wrong.length === 0) return names;
  const isKept = found.some(({ is }) => is === 'near');
  const kept = isKept ? ' With --keep-unknown it is stored as it is.' : '';
  throw new ConfigError(`${path} has ${wrong.join('\nand ')}${kept} Nothing was sent.`);
}

/** @param names of the columns; undefined for those that are left out. */
export const rowMaker =
  (names: readonly (string | undefined)[], columns: Columns) =>
  (line: Line): Row =>
    rowOfCells(line, names, columns);

export function rowOfJson({ line, cells: [text = ''] }: Pick<Line, 'line' | 'cells'>): Row {
  const value: unknown = sjson.safeParse(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return rowOf(line, value as Json, []);
  return rowOf(line, {}, [[line, '', 'json_invalid', 'must be a JSON object']]);
}

function rowOfCells({ line, cells, separator }: Line, names: readonly (string | undefined)[], columns: Columns): Row {
  const [record, problems]: [Json, Problem[]] = [Object.create(null), []];
  const cellOf = (cell: string, name: string) => {
    const schema = columns.get(name.replace(byExternal, ''));
    if (!byExternal.test(name)) return cellValue(cell, schema, separator);
    return schema?.type === 'array' ? partsOf(cell).map((external) => ({ external })) : { external: cell };
  };
  const lengths = `has ${cells.length} cells, and the header ${names.length}`;
  if (cells.length < names.length || cells.slice(names.length).some((cell) => cell !== ''))
    problems.push([line, '', 'columns', lengths]);
  for (const [n, name] of names.entries()) {
    if (name === undefined) continue;
    try {
      if (cells[n] && name === '' && problems.length === 0) throw new Error(`is in column ${n + 1}, which has no name`);
      if (cells[n] && isCustomColumn(name))
        place(record, [customFields], [elementIn(plainCell(cells[n], separator), name)]);
      else if (cells[n]) place(record, name.replace(byExternal, '').split('.'), cellOf(cells[n], name));
    } catch (thrown) {
      problems.push([line, name, name === '' ? 'columns' : 'type', (thrown as Error).message]);
    }
  }
  return rowOf(line, record, problems);
}

/** The value of a cell, as people and spreadsheets write it. @throws Error with what it must be. */
function cellValue(cell: string, schema: Schema | undefined, separator: string): unknown {
  const { type, items } = schema ?? {};
  if (type === 'boolean') return valueIn(yes.test(cell) ? 'true' : no.test(cell) ? 'false' : cell, schema);
  if (type === 'number' || type === 'integer') return valueIn(withPoint(cell, separator), schema);
  const isList = type === 'array' && /^(string|number|integer)$/.test(items?.type ?? '');
  if (!isList || Array.isArray(sjson.safeParse(cell))) return valueIn(cell, schema);
  return partsOf(cell).map((part) => cellValue(part, items, separator));
}

const partsOf = (cell: string) => cell.split(';').flatMap((part) => part.trim() || []);

/** A number in a language that has a comma for the point, if the separator of the file says so. */
function withPoint(cell: string, separator: string): string {
  const plain = cell.replace(/(?<=\d)[\s’](?=\d{3})/gu, '');
  if (separator === ',') return plain;
  if (/^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(plain))
    throw new Error(`must be a number that is clear: ${plain.replace('.', '')} or ${plain}0?`);
  if (separator === '\t' && !/^[+-]?\d+,(\d{1,2}|\d{4,})$/.test(plain)) return plain;
  const isGrouped = /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(plain);
  return (isGrouped ? plain.replaceAll('.', '') : plain).replace(',', '.');
}

function place(at: Json, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) at[name] ??= Object.create(null);
  if (rest.length > 0) place(at[name] as Json, rest, value);
  else at[name] = Array.isArray(at[name]) && Array.isArray(value) ? [...at[name], ...value] : value;
}

function rowOf(line: number, record: Json, problems: readonly Problem[]): Row {
  const own = Object.entries(record).filter(([name]) => !isServerOwned(name));
  const id = typeof record.id === 'string' ? { id: record.id } : {};
  const version = typeof record.sys_version === 'number' ? { version: record.sys_version } : {};
  return { line, ...id, ...version, record: Object.fromEntries(own), problems };
}
