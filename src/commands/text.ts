/** The cells of a file as they were typed, however a spreadsheet has saved them. Runs in browsers, too. */
import { CsvError, type Options, parse } from 'csv-parse';
import sjson from 'secure-json-parse';
import { ConfigError } from '../lib/configError.js';

/** Where a file is read. */
export interface Source {
  readonly name: string;
  /** Its bytes, each as the character with this number (Latin-1). @param end not included. */
  read(start: number, end: number): AsyncIterable<string>;
  /** Those that it can be in, besides UTF-8 and UTF-16. */
  readonly encodings: {
    has(encoding: string): boolean;
    decode(bytes: Uint8Array, encoding: string): string;
  };
}

/** A file in another encoding than was thought. */
export class Misread extends ConfigError {
  /** @param readings encodings that it is likely to be in → how the first place that shows it reads then. */
  constructor(
    message: string,
    readonly place: string,
    readonly readings: ReadonlyMap<string, string>,
  ) {
    super(message);
  }
}

/** Cells are bytes: those of one encoding are never taken for those of another. */
const defaults: Options = {
  ...{ encoding: null, info: true, skip_empty_lines: true, relax_column_count: true },
  max_record_size: 16 * 1024 * 1024,
};
/** Its bytes are no text for the parser. */
const isWide = (encoding: string) => encoding.startsWith('utf-16');
const announced = /^"?sep=(.)"?\r?(\n|$)/i;

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function fromUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Byte order marks. */
const marks = [
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
  ['\xef\xbb\xbf', 'utf-8'],
] as const;

/** Looks at the beginning of the file. @throws ConfigError for an encoding that there is not. */
async function formOf({ name, read, encodings }: Source, isCsv: boolean, given: string) {
  let head = '';
  for await (const some of read(0, 65_536)) head += some;
  const [mark, marked] = marks.find(([mark]) => head.startsWith(mark)) ?? ['', given];
  const encoding = known(marked, encodings);
  const start = mark.length;
  if (!isWide(encoding) && head.includes('\0'))
    throw new Misread(
      `${name} is no text: save it as CSV. If it is UTF-16, name its --encoding: utf-16le or utf-16be.`,
      name,
      new Map(),
    );
  const text = isWide(encoding) ? new TextDecoder(encoding).decode(bytesOf(head)) : head.slice(start);
  const bare = text.replace(/"[^"]*("|$)/g, '');
  const header = /[^\r\n]+/.exec(bare)?.[0] ?? '';
  const times = (one: string) => header.split(one).length;
  // names have none of them in them, unlike the texts below
  const separator = announced.exec(text)?.[1] ?? [',', ';', '\t'].reduce((a, b) => (times(b) > times(a) ? b : a));
  const ends = bare.includes('\n') ? ['\r\n', '\n'] : ['\r\n', '\n', '\r']; // Excel for Macintosh may save only \r
  const form = isCsv ? { delimiter: separator } : { quote: false, delimiter: '\0' }; // a line is one cell: no JSON has this
  const options: Options = { ...defaults, record_delimiter: ends, ...form };
  return { encoding, start, separator, options, isOld: ends.length > 2 };
}

/** As browsers name them: what is called iso-8859-1 is windows-1252. */
function known(encoding: string, { has }: Source['encodings']): string {
  try {
    return new TextDecoder(encoding).encoding;
  } catch {
    if (has(encoding)) return encoding;
    throw new ConfigError(`There is no encoding ${encoding}. Some that there are: windows-1252, macintosh, utf-16le.`);
  }
}

/** What is written into the parser. */
async function* written({ read }: Source, start: number, encoding: string): AsyncGenerator<[string, BufferEncoding]> {
  const decoder = isWide(encoding) ? new TextDecoder(encoding, { ignoreBOM: true }) : undefined;
  for await (const some of read(start, Number.POSITIVE_INFINITY))
    yield decoder ? [decoder.decode(bytesOf(some), { stream: true }), 'utf8'] : [some, 'latin1'];
  if (decoder) yield [decoder.decode(), 'utf8'];
}

interface Parsed {
  readonly record: readonly Uint8Array[];
  readonly info: { readonly lines: number };
}

/** @throws CsvError */
async function* parsed(texts: AsyncIterable<[string, BufferEncoding]>, options: Options): AsyncGenerator<Parsed> {
  const [parser, found] = [parse(options), [] as Parsed[]];
  const ended = new Promise((resolve, reject) => parser.once('end', resolve).once('error', reject));
  parser.on('data', (one) => found.push(one));
  for await (const [text, encoding] of texts) {
    await Promise.race([ended, new Promise((resolve) => parser.write(text, encoding, resolve))]);
    yield* found.splice(0);
  }
  parser.end();
  await ended;
  yield* found;
}

/** A row of CSV, or a line. */
export interface Line {
  /** The first of several is 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly separator: string;
  readonly encoding: string;
}

/** @throws ConfigError if it cannot be read to its end; Misread if it is in another encoding. */
export async function* linesIn(source: Source, isCsv: boolean, given = 'utf-8'): AsyncGenerator<Line> {
  const { encoding, start, separator, options, isOld } = await formOf(source, isCsv, given);
  const text = textsIn(source, isCsv, isWide(encoding) ? 'utf-8' : encoding);
  let counted = 0;
  try {
    for await (const { record, info } of parsed(written(source, start, encoding), options)) {
      if (!isOld) counted += many(record, 0x0d); // within quotes, the parser counts both of a CRLF
      const line = info.lines - counted - many(record, 0x0a); // the first of several
      if (line === 1 && announced.test(record.map(fromUtf8).join(separator))) continue;
      const cells = text.of(record, line);
      if (cells !== undefined) yield { line, cells, separator, encoding };
    }
    text.end();
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown;
    const told = thrown.message.replace(/, value is \{.*/s, ', in a cell without quotes around it');
    throw new ConfigError(`${source.name}: ${told}. Nothing was sent.`);
  }
}

function many(cells: readonly Uint8Array[], byte: number): number {
  let count = 0;
  for (const cell of cells) for (let at = cell.indexOf(byte); at >= 0; at = cell.indexOf(byte, at + 1)) count++;
  return count;
}

/** Decodes cells. One that is not in the encoding ends the file, once enough is read to tell in which it is. */
function textsIn({ name: path, encodings }: Source, isCsv: boolean, encoding: string) {
  const seen = { utf8: 0, other: 0, bytes: 0, sample: [] as Uint8Array[], place: '' };
  let names: readonly string[] | undefined;
  function decoded(cell: Uint8Array): string | undefined {
    const good = fromUtf8(cell);
    if (good?.length === cell.length) return good; // it is ASCII
    seen[good === undefined ? 'other' : 'utf8']++;
    if (encoding === 'utf-8') return good;
    const text = encodings.decode(cell, encoding);
    return unknown.test(text) ? undefined : text;
  }
  /** @returns undefined after a cell that is wrong. */
  function of(cells: readonly Uint8Array[], line: number): readonly string[] | undefined {
    const texts = cells.map(decoded);
    const n = texts.indexOf(undefined);
    if (n >= 0) {
      const cell = cells[n] as Uint8Array;
      const name = isCsv ? names?.[n] : fieldIn(cell);
      seen.place ||= `${path}, line ${line}${name ? `, column ${name}` : ''}`;
      seen.bytes += seen.sample.push(cell) && cell.length;
    }
    if (seen.bytes > 16_384) end();
    names ??= texts as string[];
    return seen.bytes > 0 ? undefined : (texts as string[]);
  }
  /** @throws Misread */
  function end(): void {
    const [first] = seen.sample;
    if (encoding !== 'utf-8' && seen.utf8 > 0 && seen.other === 0) {
      const message = `${path} is UTF-8: load it without --encoding. Nothing was sent.`;
      throw new Misread(message, path, new Map([['utf-8', '']]));
    }
    if (first === undefined) return;
    const isMixed = encoding === 'utf-8' && seen.utf8 > 0;
    const readings = isMixed ? new Map<string, string>() : likely(first, seen.sample, encodings);
    const told = Array.from(readings, ([name, reading]) => `with --encoding ${name} it reads "${reading}"`).join(', ');
    const other = told === '' ? 'Name its --encoding, or save it as UTF-8.' : `${told.replace('w', 'W')}.`;
    const what = isMixed ? 'Other cells are UTF-8: save it again, with all in one encoding.' : other;
    throw new Misread(`${seen.place}: not ${encoding.toUpperCase()}. ${what} Nothing was sent.`, seen.place, readings);
  }
  return { of, end };
}

/** The first field of a line of NDJSON that is not UTF-8. */
function fieldIn(line: Uint8Array): string | undefined {
  const text = Array.from(line, (byte) => String.fromCharCode(byte)).join('');
  const entries = Object.entries(Object(sjson.safeParse(text)) as object);
  return entries.find(([, value]) => fromUtf8(bytesOf(JSON.stringify(value))) === undefined)?.[0];
}

const western = 'éèêëàâäáãåçíîïñóôöõúüßøæ';
/** Encodings that spreadsheets save in → letters that are frequent in their languages. */
const letters = {
  'windows-1252': western,
  'windows-1250': 'ąćęłńóśźżáčěíňřšťúůýžöüőűäéăîșțşţđ',
  macintosh: western,
  'windows-1251': 'аеиоунрстлвкмдпя',
  'windows-1253': 'αεηιοτσνρκάέήίόύώς',
  'windows-1254': 'çğıöşü',
  cp850: western,
  'koi8-r': 'аеиоунрстлвкмдпя',
  'iso-8859-2': 'ąćęłńóśźżáčěíňřšťúůýžöüőűäéăîşţđ',
} as const;
/** What is not in an encoding. */
const unknown = /[\ufffd\x80-\x9f]/;
const signs = /[«»“”„‘’–—…€]/gu;
/** What words do not look like: signs, capital letters within, two alphabets, several accents in a row. */
const unlikely = [
  /[^\x20-\x7f\p{L}\s«»“”„‘’–—…€]/gu,
  /[\ufffd\x80-\x9f]/gu,
  /(?<=\p{L})[^\x20-\x7f\p{L}\s’](?=\p{L})/gu,
  /(?<=\p{Ll}\p{L}*)\p{Lu}/gu,
  /(?<=\p{Script=Latin})[\p{Script=Greek}\p{Script=Cyrillic}]|(?<=[\p{Script=Greek}\p{Script=Cyrillic}])\p{Script=Latin}/gu,
  /(?<=[^\x20-\x7f]{2})(?=\p{Script=Latin})[^\x20-\x7f]/gu,
];

/** The encoding that is likely, or two or three, with how the cell reads in it. */
function likely(cell: Uint8Array, cells: readonly Uint8Array[], { has, decode }: Source['encodings']) {
  const sample = Uint8Array.from(cells.flatMap((one) => Array.from(one)));
  const many = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const rated = Object.entries(letters)
    .filter(([name]) => has(name))
    .map(([name, frequent]) => {
      const text = decode(sample, name);
      const good = many(text, new RegExp(`[${frequent}]`, 'giu')) + many(text, signs) / 3;
      const rate = (good - unlikely.reduce((sum, one) => sum + many(text, one), 0)) / many(text, /[^\x20-\x7f\s]/gu);
      const reading = decode(cell, name);
      return { name, rate, reading: /[^\s"]*[^\x20-\x7f\s][^\s"]*/u.exec(reading)?.[0] ?? reading };
    });
  const [first, ...others] = rated.toSorted((a, b) => b.rate - a.rate);
  if (first === undefined || first.rate < 0) return new Map<string, string>();
  const all = [first, ...others.filter(({ rate }) => rate > Math.max(0, first.rate - 0.7))];
  const isFirst = ({ reading }: typeof first, n: number) => all.findIndex((one) => one.reading === reading) === n;
  return new Map(
    all
      .filter(isFirst)
      .slice(0, 3)
      .map(({ name, reading }) => [name, reading]),
  );
}
