/** The rows of a file that is loaded: NDJSON or CSV, of any length. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import sjson from 'secure-json-parse';
import { ConfigError } from '../lib/fileWriting.js';
import { isServerOwned } from '../records/guards.js';
import { type Columns, valueIn } from '../schema/csv.js';

type Json = Record<string, unknown>;

export type Problem = readonly [line: number, column: string, code: string, message: string];

export interface Row {
  readonly line: number;
  /** Of the record that the row was made of, if there was one. */
  readonly id?: string;
  /** Without the fields that only the server sets. */
  readonly record: Readonly<Json>;
  /** It cannot be sent if there are any. */
  readonly problems: readonly Problem[];
}

const defaults: Options = { info: true, bom: true, skip_empty_lines: true, relax_column_count: true };
const limits: Options = { record_delimiter: ['\r\n', '\n'], max_record_size: 16 * 1024 * 1024 };
/** Each line is one cell: no JSON has this character. */
const inLines: Options = { quote: false, delimiter: '\0' };

/** @param columns without them, it is NDJSON. @throws ConfigError if it is no such file. */
export async function* rowsIn(path: string, columns: Columns | undefined): AsyncGenerator<Row> {
  const options = { ...defaults, ...limits, ...(columns === undefined && inLines) };
  const parser = pipeline(createReadStream(path), parse(options), () => {}); // its errors reach who reads the parser
  let [names, counted]: [readonly string[] | undefined, number] = [undefined, 0];
  try {
    for await (const { record: cells, info } of parser) {
      const many = (end: string) => cells.join('').split(end).length - 1;
      counted += many('\r'); // within quotes, the parser counts both of a CRLF
      const line = info.lines - counted - many('\n'); // the first of several
      if (columns === undefined) yield rowOfJson(cells.join('\0'), line);
      else if (names !== undefined) yield rowOfCells(cells, line, names, columns);
      else names = checkedNames(cells, path);
    }
  } catch (thrown) {
    throw thrown instanceof CsvError ? new ConfigError(`${path}: ${thrown.message}. Nothing was sent.`) : thrown;
  }
}

/** @throws ConfigError */
function checkedNames(names: readonly string[], path: string): readonly string[] {
  const overlaps = (name: string, n: number) => names.some((other, m) => m !== n && `${name}.`.startsWith(`${other}.`));
  const wrong = names.find(overlaps);
  if (wrong === undefined) return names;
  throw new ConfigError(`${path} has the column ${JSON.stringify(wrong)} twice, or as a part of another.`);
}

function rowOfJson(text: string, line: number): Row {
  const value: unknown = sjson.safeParse(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return rowOf(line, value as Json, []);
  return rowOf(line, {}, [[line, '', 'json_invalid', 'must be a JSON object']]);
}

function rowOfCells(cells: readonly string[], line: number, names: readonly string[], columns: Columns): Row {
  const [record, problems]: [Json, Problem[]] = [Object.create(null), []];
  const lengths = `has ${cells.length} cells, and the header ${names.length}`;
  if (cells.length !== names.length) problems.push([line, '', 'columns', lengths]);
  for (const [n, name] of names.entries())
    try {
      if (cells[n]) place(record, name.split('.'), valueIn(cells[n], columns.get(name)));
    } catch (thrown) {
      problems.push([line, name, 'type', (thrown as Error).message]);
    }
  return rowOf(line, record, problems);
}

function place(at: Json, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) at[name] ??= Object.create(null);
  if (rest.length > 0) place(at[name] as Json, rest, value);
  else at[name] = value;
}

function rowOf(line: number, record: Json, problems: readonly Problem[]): Row {
  const own = Object.entries(record).filter(([name]) => !isServerOwned(name));
  const id = typeof record.id === 'string' ? { id: record.id } : {};
  return { line, ...id, record: Object.fromEntries(own), problems };
}
