/** Records as rows of CSV (RFC 4180), and back. A formula must not reach a spreadsheet: see `format` in the documents. */
import sjson from 'secure-json-parse';
import { isSameJson } from '../lib/json.js';
import type { Schema, Schemas } from './document.js';

/** Dotted name → schema of the cells; undefined if the field is not documented. */
export type Columns = ReadonlyMap<string, Schema | undefined>;

/** @param paths dotted, of the selected fields; all documented fields without it. */
export function columnsOf(document: Schemas, record: Schema, paths: readonly string[] = ['']): Columns {
  const columns = new Map<string, Schema | undefined>();
  const add = (name: string, schema: Schema | undefined, [next, ...rest]: readonly string[]) => {
    const whole = schema && document.resolve(schema);
    const members = whole === undefined || whole.items !== undefined ? {} : document.properties(whole);
    const below = (member: string) => (name === '' ? member : `${name}.${member}`);
    if (Object.keys(members).length === 0) columns.set(name, whole);
    else if (next) add(below(next), Object.hasOwn(members, next) ? members[next] : undefined, rest);
    else for (const [member, inner] of Object.entries(members)) add(below(member), inner, []);
  };
  for (const path of paths) add('', record, stepsOf(path));
  return columns;
}

/** The columns of whole records: those of the server are the last. */
export function columnsWithout(names: readonly string[], columns: Columns): Columns {
  const kept = Array.from(columns).filter(([name]) => !names.includes(name));
  return new Map(kept.sort(([a], [b]) => Number(a.startsWith('sys_')) - Number(b.startsWith('sys_'))));
}

/** @returns a function that makes the row of a record, with its line end. */
export function rowsOf(columns: Columns): (record: object) => string {
  const cells = Array.from(columns, ([name, schema]) => [stepsOf(name), isText(schema)] as const);
  return (record) => {
    const wide = widened(record, columns);
    return csvRow(cells.map(([path, text]) => textOf(path.reduce<unknown>(memberOf, wide), text)));
  };
}

export const csvRow = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** Whether its strings are cells as they are: those of a field that can have values of any type are JSON, too. */
const isText = (schema: Schema | undefined) => schema === undefined || schema.type !== undefined;

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const textOf = (value: unknown, text: boolean): string =>
  value === undefined || value === null ? '' : typeof value === 'string' && text ? value : JSON.stringify(value);

const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Where a cell begins that a spreadsheet could take for a formula, or a part of a cell: where the list separator is a semicolon or
 * a tab, it splits there, and at the end of a line, whatever quotes there are.
 */
const formula = /^(?='*[=+\-@\t\r])|(?<=[;\t\r\n]"*)(?='*[=+\-@])/g;
/** The first of the apostrophes there. */
const guards = /^'(?='*[=+\-@\t\r])|(?<=[;\t\r\n]"*)'(?='*[=+\-@])/g;

function guarded(cell: string): string {
  if (!/^'*[=+\-@\t\r]/.test(cell) && !/[;\t\r\n]"*'*[=+\-@]/.test(cell)) return cell; // faster, and most cells
  return cell.replace(formula, (_, at: number) => {
    const part = at === 0 ? cell : cell.slice(at).split(/[;\t\r\n]/, 1)[0];
    return number.test(String(part)) ? '' : "'";
  });
}

function quoted(cell: string): string {
  const safe = guarded(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

// Custom fields: a list of a record. Elements of it can be columns.

/** The column of those that have none of their own. */
export const customFields = 'custom_field_values';
const customName = /^custom_field_values\[(.+)\]$/s;
export const isCustomColumn = (name: string): boolean => customName.test(name);

/** The head of a column without the question before its name: `Rank custom_field_values[rank]`. */
export const unlabelled = (head: string): string => head.replace(/^.*\s(?=custom_field_values\[.+\]$)/s, '');

const stepsOf = (path: string): readonly string[] => (isCustomColumn(path) ? [path] : path.split('.'));

/** The name of the column of an element. */
export function customColumn(element: unknown): string {
  const id = memberOf(element, 'custom_field_id');
  return typeof id === 'string' ? `${customFields}[${id}]` : '';
}

export const customColumnsIn = (record: object): string[] =>
  [memberOf(record, customFields)].flat().map(customColumn).filter(isCustomColumn);

/** More are not columns. */
const maxCustomFields = 200;

/** With these columns before the one for all other elements. */
export function withCustomFields(columns: Columns, names: Iterable<string>): Columns {
  const own = Array.from(new Set(names), (name) => [name, undefined] as const).slice(0, maxCustomFields);
  return new Map(Array.from(columns).flatMap((column) => (column[0] === customFields ? [...own, column] : [column])));
}

/** A record whose elements that have a column are members of it; the list has the others. */
function widened(record: object, columns: Columns): object {
  const list = memberOf(record, customFields);
  if (!Array.isArray(list) || list.length === 0) return record;
  const [wide, rest]: [Record<string, unknown>, unknown[]] = [{ ...record, [customFields]: undefined }, []];
  for (const element of list) {
    const name = customColumn(element);
    if (columns.has(name) && wide[name] === undefined) wide[name] = customCell(element);
    else wide[customFields] = rest.push(element) && rest;
  }
  return wide;
}

/** The shortest text that is read as these values again, whatever separates. */
function customCell({ custom_field_id: _, ...values }: Readonly<Record<string, unknown>>): string {
  const texts = Object.values(values).flatMap((value) => [textOf(value, true), textOf(value, false)]);
  return texts.find((text) => isSameJson(valuesIn(plainCell(text, ';')), values)) ?? JSON.stringify(values);
}

/** As spreadsheets write them in the languages of Europe. */
export const yes =
  /^(true|wahr|vrai|verdadero|vero|waar|verdadeiro|prawda|pravda|sant|sand|sann|tosi|igaz|adevărat|doğru|истина|αληθ[έεήη]ς)$/iu;
export const no =
  /^(false|falsch|faux|falso|onwaar|fałsz|nepravda|falskt|falsk|usann|epätosi|hamis|fals|yanliş|ложь|ψευδ[έεήη]ς)$/iu;

/** A cell of any type: a file with another separator is in the language of the spreadsheet, which writes booleans in capitals. */
export function plainCell(cell: string, separator: string): string {
  if (separator === ',' || cell !== cell.toUpperCase()) return cell;
  return yes.test(cell) ? 'true' : no.test(cell) ? 'false' : cell.replace(/^(-?\d+),(\d+)$/, '$1.$2');
}

/** A text is what it is unless it is a boolean or JSON. */
function valuesIn(text: string): object {
  if (/^(true|false)$/i.test(text)) return { boolean_value: text.toLowerCase() === 'true' };
  const value: unknown = /^["[{\d-]/.test(text) ? sjson.safeParse(text) : undefined;
  if (typeof value === 'number') return { numeric_value: value };
  if (typeof value === 'string') return { string_value: value };
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return { list_value: value };
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { string_value: text };
}

/** The element in a cell that is not empty. */
export const elementIn = (cell: string, name: string): object => ({
  ...valuesIn(unguarded(cell)),
  custom_field_id: customName.exec(name)?.[1],
});

/** The text of a cell, or of a name. */
export const unguarded = (cell: string): string => cell.replace(guards, '');

/** The value of a cell that is not empty. @throws Error with what it must be. */
export function valueIn(cell: string, schema: Schema | undefined): unknown {
  const text = unguarded(cell);
  const wrong = (what: string) => new Error(`must be ${what}`);
  const type = isText(schema) ? (schema?.type ?? 'string') : 'any';
  if (type === 'string') return text;
  if (type === 'number' || type === 'integer') {
    if (number.test(text)) return Number(text);
    throw wrong('a number, such as 12.5');
  }
  if (type === 'boolean') {
    if (/^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
    throw wrong('true or false');
  }
  const value: unknown = sjson.safeParse(text);
  if (value === undefined || value === null) throw wrong(type === 'any' ? 'JSON' : `JSON of an ${type}`);
  return value;
}
